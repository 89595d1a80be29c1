"""The called games: the maker names a trump and calls a card whose holder is the partner, or plays alone with a widow.

They run clockwise on whole hands, the trump is open, and every seat has its own score (``call.*``, ``widow.*``).

>>> import random
>>> from tutor.rules.dealing import random_deal
>>> from tutor.rules.actions import Bid
>>> deal = random_deal(random.Random(7), dealer="E", profile="widow")
>>> deal.turn, deal.act("S", Bid(150)).turn, len(deal.hand("S"))
(Seat('S'), Seat('W'), 10)
"""

from tutor.rules.called.match import ScoreMatch
from tutor.rules.called.score import Scores, score
from tutor.rules.called.state import Called, Marriage
from tutor.rules.called.view import CalledView

__all__ = ["Called", "CalledView", "Marriage", "ScoreMatch", "Scores", "score"]
