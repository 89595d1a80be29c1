"""The rules of 304: a deal as an immutable state machine that judges every action and says why.

>>> from tutor.rules import Bid, Deal, Play, Pass
"""

from tutor.rules.actions import (
    Action,
    AnnounceSlam,
    AskPartner,
    Bid,
    CallCaps,
    CallCard,
    DeclareSpoilt,
    Exchange,
    NameTrump,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    SetIndicator,
    ShowMarriage,
)
from tutor.rules.deal import Deal, Entry
from tutor.rules.dealing import random_deal
from tutor.rules.ruling import IllegalAction, Reason, Ruling
from tutor.rules.state import Contract
from tutor.rules.view import View

__all__ = [
    "Action",
    "AnnounceSlam",
    "AskPartner",
    "Bid",
    "CallCaps",
    "CallCard",
    "Contract",
    "Deal",
    "DeclareSpoilt",
    "Entry",
    "Exchange",
    "IllegalAction",
    "NameTrump",
    "OpenTrump",
    "PartnerCloseCaps",
    "Pass",
    "Play",
    "Reason",
    "Redeal",
    "Ruling",
    "SetIndicator",
    "ShowMarriage",
    "View",
    "random_deal",
]
