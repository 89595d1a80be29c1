"""What one seat knows during the play, and the worlds that fit it.

Everything here reads a :class:`~tutor.rules.view.View`, never a deal. A *world* places every card the seat has not
seen: in the hands of the others, among the folded cards, as the closed indicator. It fits when it agrees with all that
was seen and with the rules that were obeyed: who failed to follow what (``play.follow``), that a folded card was not
of the led suit and, if it stayed down, no trump (``closed.void-folds``, ``closed.inspect``), that the maker folded a
non-trump from hand or the indicator (``closed.no-hand-cut``), led no closed trump to the first trick
(``closed.no-trump-lead-first``) and left a trump suit that nobody else had only when out of it (``trump.exhausted``).
Calls in the auction prove nothing.

There is one :class:`Case` or two for each suit that may be trump. In a case each :class:`Place` takes so many cards of
certain whole suits: worlds are counted exactly, drawn evenly, and excluded by Hall's condition on sets of suits.

:func:`facts` tells what is known fact by fact, each with its event or with the facts that force it; :func:`where_can`
and its neighbours answer questions about one card or seat. Both are exact, and neither lists worlds. A :class:`Knower`
rules on claims, as puzzles make them, with the facts that decide.

>>> import random
>>> from tutor.rules import Bid, Pass, SetIndicator
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W")
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("KS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> possible_trumps(deal.view("S")), possible_trumps(deal.view("E"))
('S', 'SHDC')
>>> count_worlds(deal.view("S")), count_worlds(deal.view("E"))
(9465511770, 75724094160)
>>> world = sample_world(deal.view("E"), random.Random(1))
>>> world.hands[1] == deal.hand("E")
True
"""

from tutor.knowledge.asking import STATES, Knower
from tutor.knowledge.fact import FORCED, SEEN, Fact, Source, Spot
from tutor.knowledge.gather import facts, is_forced
from tutor.knowledge.hall import DEMAND, GUARD, SUPPLY
from tutor.knowledge.reading import Case, FoldedCard, Knowledge, Orders, Place, check, read
from tutor.knowledge.where import TrumpsOut, can_hold, must_hold, spoilt_possible, trumps_out, where_can
from tutor.knowledge.worlds import (
    World,
    count_worlds,
    enumerate_worlds,
    make_world,
    possible_trumps,
    sample_world,
)

__all__ = [
    "DEMAND",
    "FORCED",
    "GUARD",
    "SEEN",
    "STATES",
    "SUPPLY",
    "Case",
    "Fact",
    "FoldedCard",
    "Knower",
    "Knowledge",
    "Orders",
    "Place",
    "Source",
    "Spot",
    "TrumpsOut",
    "World",
    "can_hold",
    "check",
    "count_worlds",
    "enumerate_worlds",
    "facts",
    "is_forced",
    "make_world",
    "must_hold",
    "possible_trumps",
    "read",
    "sample_world",
    "spoilt_possible",
    "trumps_out",
    "where_can",
]
