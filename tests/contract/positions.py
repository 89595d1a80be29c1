"""The fixed positions of the perft ledger: a record up to the position, and the depth to count to."""

from __future__ import annotations

from typing import Any

from tests.clauses.table import ALL_SPADES, BALANCED, FOUR_TRICKS, contract, record

LOW = {"S": "AS KS 7H 8H", "E": "JS 9D 7C TC", "N": "JD KD 8S QC", "W": "JC 9H TD 7S"}

THREE_LEFT = (
    "S:ask N:180 E:pass W:pass S:200 E:210 N:220 W:pass S:ask N:pass E:pass N:AC! N:pass W:pass S:pass E:pass "
    "S:TC E:9C N:KC W:8C E:7S N:AS W:9S S:KS W:JC S:7C E:8D N:QC W:JD S:7D E:KD N:9D W:TS S:JH E:QS N:8S"
)
THREE_LEFT_HANDS = {
    "S": "7C QH KS 9H | JH AH TC 7D",
    "E": "KD 9C 7S 8D | QD 7H JS QS",
    "N": "AS KH AC 8H | KC 9D 8S QC",
    "W": "AD TD 9S TS | JC 8C TH JD",
}
MAKER_LEADS = (
    "N:pass W:170 S:pass E:pass N:pass W:8D! W:pass S:pass E:pass N:pass N:8C W:TS S:7C E:9C E:JH N:TH W:8H "
    "S:KH E:JD N:QD W:KD S:7D E:7H N:AS W:9H S:AH W:JS S:7S E:KC N:8S"
)
MAKER_LEADS_HANDS = {
    "S": "7D KH 7C 7S | 9S AH TC AD",
    "E": "QH 9C JD 9D | JC KC JH 7H",
    "N": "8S 8C QC AC | TH AS QS QD",
    "W": "8D KS TD 8H | KD JS TS 9H",
}

SIX = {"base": "club", "settings": {"players": 6}}
EIGHT = {"base": "club", "settings": {"players": 8}}

POSITIONS: dict[str, tuple[dict[str, Any], int]] = {
    "auction: the first calls, eldest with a low hand": (record("", **LOW), 2),
    "auction: the first calls, eldest with fifteen points": (
        record("", **{**LOW, "S": "TS KS QS 8H", "W": "JC 9H TD 7H"}),
        1,
    ),
    "auction: a later call": (record("S:pass E:160 N:pass W:pass", **LOW), 2),
    "auction: over partner's bid": (record("S:160 E:pass", **LOW), 2),
    "auction: partner asked at the first turn": (record("S:ask", **LOW), 2),
    "auction: partner asked who has had a turn": (record("S:pass E:260 N:ask", **LOW), 4),
    "auction: a skipped seat would come next": (record("S:280 E:ask", **LOW), 5),
    "auction: all pass by delegation": (record("S:ask N:pass E:ask", **LOW), 2),
    "second: the circuit to the new indicator": (
        record(contract("W", 200, "JC", circuit=("pass",)) + "S:280 E:300", **LOW),
        3,
    ),
    "second: own raise and PCC": (record(contract("W", 280, "JC", circuit=()), **LOW), 3),
    "lead: a maker with nothing but trumps": (
        record(contract("W", 160, "JS", dealer="N"), dealer="N", **ALL_SPADES),
        3,
    ),
    "first trick: maker leads at 250, forced opening": (
        record(contract("W", 250, "7S", dealer="N") + "W:JH S:KH E:TH", dealer="N", **BALANCED),
        5,
    ),
    "first trick: PCC, opening by itself": (
        record(contract("W", 200, "7S", circuit=("pcc",)) + "W:JH S:KH", **BALANCED),
        4,
    ),
    "closed: three cards, the maker not to lead": (
        record(THREE_LEFT, **THREE_LEFT_HANDS),
        12,
    ),
    "closed: three cards, the maker leads with a hand trump": (
        record(MAKER_LEADS, dealer="E", **MAKER_LEADS_HANDS),
        12,
    ),
    "closed: three cards, a void maker with hand trumps only": (
        record(
            "E:160 N:170 W:pass S:ask N:pass E:pass N:JD! N:pass W:pass S:pass E:pass E:8H N:9H W:KH S:JH S:TC E:JC "
            "N:9S W:AC E:QH N:AH W:TH S:8S N:QD W:AD S:9D E:TD S:7S E:KS N:TS W:AS",
            dealer="S",
            S="9C 8C 8S JH | 7S 9D TC KD",
            E="8H QC TD 7H | KS JC QH KC",
            N="JD 7D 8D AH | 9S TS 9H QD",
            W="JS QS TH KH | AS AC AD 7C",
        ),
        12,
    ),
    "closed: exhausted trumps": (
        record(
            "E:pass N:170 W:pass S:pass E:pass N:KD! N:pass W:pass S:pass E:pass E:AC N:TC W:7C S:8C E:QS N:8S W:KS "
            "S:7S W:AD S:7H E:TD N:JD N:8D W:8H S:9H E:AS N:7D W:QC S:AH E:JS",
            dealer="S",
            S="7H 9S 7S QH | 8C KH AH 9H",
            E="QS AS JS TD | 9C JC KC AC",
            N="KD TC 8S JD | 8D QD 7D 9D",
            W="KS JH TS 7C | 8H AD TH QC",
        ),
        12,
    ),
    "open: exhausted trumps": (
        record(
            "N:210 W:pass S:ask N:pass E:pass N:TD! N:pass W:pass S:pass E:pass N:open N:JD W:8S S:7D E:TC N:AD W:AS "
            "S:JC E:QC N:9D W:7S S:QH E:JH N:TD W:JS S:7H E:8C N:8D W:8H S:7C E:KH",
            dealer="E",
            S="AC 7H 7D AH | KS JC QH 7C",
            E="JH TC TH TS | KH QC 8C 9S",
            N="TD QD 8D KD | AD KC 9D JD",
            W="8S 8H AS QS | JS 9H 7S 9C",
        ),
        8,
    ),
    "open: Caps called, the caller bound to the order": (
        record(
            "N:pass W:ask E:250 S:pass N:pass W:pass E:KD! E:pass N:pass W:pass S:300 S:8H! N:TS W:KS "
            "W:caps=8D,TH,9D,JH,8C,KC,TD S:AS E:9S E:AC N:9C W:8C S:8S N:TC W:KC S:JS E:QC N:JC W:8D S:8H E:KD "
            "S:QD E:AD N:7C W:9D",
            dealer="E",
            S="8H JD QD AH | AS JS 7H 8S",
            E="9S KD QC 7D | KH QH AC AD",
            N="TC QS 7S 7C | 9C 9H TS JC",
            W="8D JH TH KC | 8C KS TD 9D",
        ),
        12,
    ),
    "PCC: three cards": (
        record(
            "N:180 W:300 S:pass E:ask W:pass N:pass W:8H! W:pass S:pcc S:9C! S:7S E:8S W:TS W:QH S:9H E:AH S:QC E:8C "
            "W:TC W:KH S:AS E:TH E:AD W:9D S:TD",
            dealer="E",
            S="7S TD 9C AS | JD QC 9H 7C",
            E="8D 8S TH AD | AC 8C AH KC",
            N="JS 9S JH QS | JC QD KS 7H",
            W="8H QH TC TS | 7D KH KD 9D",
        ),
        9,
    ),
    "closed: the last trick, the indicator led": (
        record(contract("W", 200, "7S") + FOUR_TRICKS + "N:8C W:JC S:KC E:QC W:7C S:AC E:TC N:9C", **BALANCED),
        8,
    ),
    "closed: the last two tricks, the indicator waits": (
        record(contract("W", 200, "7S") + FOUR_TRICKS + "N:8S W:JS S:KS E:QS W:7C S:KC E:QC N:9C", **BALANCED),
        8,
    ),
    "settings: over partner at will, nobody asks, fives from 200": (
        record(
            "S:160 E:pass",
            profile={"overcall_partner": "free", "ask_partner": "never", "bid_step_from_200": 5},
            **LOW,
        ),
        2,
    ),
    "settings: never over partner, two may ask, who was asked is not skipped": (
        record(
            "S:ask N:160 E:pass W:pass",
            profile={
                "overcall_partner": "never",
                "ask_partner": "eldest-and-opposite",
                "ask_skips_partner": False,
            },
            **LOW,
        ),
        2,
    ),
    "settings: second auction from eldest, until three passes, no own raise": (
        record(
            contract("E", 250, "JS", circuit=()),
            profile={
                "second_auction_start": "eldest",
                "second_auction_until": "three-passes",
                "second_auction_least": 220,
                "own_raise": False,
            },
            **LOW,
        ),
        4,
    ),
    "settings: PCC open from the start, five tokens": (
        record(
            contract("W", 200, "JS", dealer="N", circuit=()),
            dealer="N",
            profile={"pcc_first_trick": "open", "pcc_won": 5, "own_raise": False},
            **ALL_SPADES,
        ),
        4,
    ),
    "settings: three cards, the maker may open at any turn, trumps alone are shown": (
        record(
            THREE_LEFT,
            profile={"opening_choice": "any-time", "opening_shows": "trumps", "defenders_caps": False},
            **THREE_LEFT_HANDS,
        ),
        12,
    ),
    "settings: three cards, the maker may open to lead a trump": (
        record(
            MAKER_LEADS,
            dealer="E",
            profile={"opening_choice": "leading-with-trump", "exhausted_trumps": "never"},
            **MAKER_LEADS_HANDS,
        ),
        12,
    ),
    "settings: nobody opens, a maker with nothing but trumps": (
        record(
            contract("W", 160, "JS", dealer="N"),
            dealer="N",
            profile={"opening_choice": "never", "open_at_250": False},
            **ALL_SPADES,
        ),
        3,
    ),
    "club: three are out, a bid in the middle": (
        record("S:160 E:pass N:170 W:pass S:pass", profile="club", **LOW),
        2,
    ),
    "club: partner asked by a player who is out": (
        record("S:160 E:pass N:pass W:250 S:pass", profile="club", **LOW),
        4,
    ),
    "club: the play begins after the indicator": (
        record("S:160 E:pass N:pass W:pass", profile="club", **LOW),
        3,
    ),
    "club: three cards, a void maker may fold a hand trump": (
        record(
            "S:170 E:pass N:pass W:pass S:QD! S:QC E:KH N:TC W:8C N:KC W:7C S:AC E:QH S:TD E:7D N:KD W:AD W:QS S:TS "
            "E:8H N:8S S:8D E:AH N:9S W:9D",
            profile="club",
            S="QD AC JS 8D | TD QC JD TS",
            E="7D QH 8H 7H | TH AH JH KH",
            N="KC AS KD 9C | 7S 8S TC 9S",
            W="QS 7C JC KS | 8C 9H 9D AD",
        ),
        12,
    ),
    "club: open trump, an auction on eight cards": (
        record(
            "S:160 E:pass N:pass W:pass S:AS! S:pass E:pass",
            profile={"base": "club", "settings": {"open_trump": True, "second_auction": True}},
            **LOW,
        ),
        3,
    ),
    "six: a player who is out asks, the last chance of the auction": (
        record("S:160 SE:pass NE:pass N:pass NW:280 SW:pass S:300", dealer="SW", profile=SIX),
        4,
    ),
    "six: the trump closed to the last two tricks": (
        record(
            "NW:180 SW:pass S:200 SE:ask NW:pass NE:pass N:220 SW:pass S:pass SE:pass NE:pass NW:pass N:QS! "
            "NW:KS SW:9C S:9S SE:JC NE:TS N:AS S:JD SE:TD NE:AC N:AD NW:9D SW:JH S:QH SE:KH",
            dealer="N",
            tokens=(9, 19, 5),
            profile=SIX,
            S="JD QH | KD 9S",
            SE="JC TD | KH AH",
            NE="KC AC | TS QC",
            N="QD QS | AS AD",
            NW="TC JS | 9D KS",
            SW="9H JH | 9C TH",
        ),
        12,
    ),
    "six: the debt of a side with two tokens": (
        record(
            "NW:pass SW:ask NE:pass S:170 SE:pass N:ask S:pass NW:pass SW:pass SE:pass NE:pass S:KC! NW:9H SW:JH S:AH "
            "SE:TS NE:KH N:TH SW:AD S:TD SE:KS NE:AS N:9D NW:KD N:QH NW:JD",
            dealer="N",
            tokens=(2, 15, 16),
            profile=SIX,
            S="KC AH | TD JC",
            SE="KS 9S | TS JS",
            NE="AS QC | KH QS",
            N="QH 9D | QD TH",
            NW="JD KD | 9H AC",
            SW="JH AD | 9C TC",
        ),
        12,
    ),
    "eight: eldest asks before the first bid": (record("S:ask", dealer="SW", profile=EIGHT), 2),
    "eight: three asked in a row, the last tricks": (
        record(
            "SW:ask NE:pass S:160 SE:ask NW:pass E:ask W:pass N:pass SW:pass SE:pass E:pass NE:pass S:JD! "
            "SW:9C S:QC SE:9H E:JC NE:TH N:KC NW:JH W:AC E:KH NE:AH N:TD NW:QD",
            dealer="W",
            tokens=(12, 10, 3, 19),
            profile=EIGHT,
            S="JD QC | TS",
            SE="QH 9D | 9H",
            E="JC KH | KD",
            NE="QS TH | AH",
            N="KC TD | 9S",
            NW="JS JH | QD",
            W="AS KS | AC",
            SW="TC AD | 9C",
        ),
        12,
    ),
    "club: Caps before the play": (
        record(
            "N:160 W:pass S:pass E:pass N:JD! N:caps=",
            dealer="E",
            profile={"base": "club", "settings": {"caps": "before-play"}},
            **LOW,
        ),
        2,
    ),
}
