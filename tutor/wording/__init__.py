"""Rulings, events, actions, clauses and app texts as sentences in the reader's language.

>>> from tutor.cards import card, cards
>>> from tutor.rules.ruling import Reason
>>> words("en").reason(Reason("follow-suit", "play.follow", cards("9S JS"))).short
'Spades were led, so you must follow suit.'

Mozilla Fluent (``fluent.runtime``) does the work, and not gettext with Babel, for four reasons.

- The key is an id that code can count (a reason, a clause), so a test proves that none is missing. With gettext the
  English sentence is the key, and mending a comma orphans every translation.
- A translator decides alone: word order, plurals of several numbers in one sentence, another verb for *you* than for a
  name. Code passes seats, cards and numbers and never joins parts of a sentence.
- A message has attributes: the short form, the ``.full`` form and a clause's ``.title`` stand together.
- A language is one plain text file that is read as it is. Nothing is extracted, merged or compiled.

Is it kept well enough? The format has been stable since Fluent 1.0 (2019), and Firefox and Mozilla's web sites are
written in it. ``fluent.runtime`` 0.4 (March 2023) moves slowly but is complete, typed, pure Python and about 1000 lines
over ``fluent.syntax`` and Babel; ``fluent-compiler`` reads the same files should it ever stop. Only
``tutor/languages.py`` imports it.
"""

from tutor.languages import LANGUAGES, BadWords, MissingWords
from tutor.wording.shapes import ClauseText, Line, Text, capital
from tutor.wording.texts import Words, words

__all__ = ["LANGUAGES", "BadWords", "ClauseText", "Line", "MissingWords", "Text", "Words", "capital", "words"]
