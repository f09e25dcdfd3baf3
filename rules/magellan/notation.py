"""One line of text for every action: ``bid 3 8``, ``bid sum 11``, ``pay 9 2``, ``ship 2``, ``tuck 4``, ``swap 1 1 7``.

Gold cards are named by their gold, in any order, with blanks, commas or plus signs between them. ``pay`` alone is a
payment with the cards laid, ``bid 11`` a bid of that sum, for no card is worth so much.
"""

from __future__ import annotations

import re
from typing import assert_never

from rules.core.contract import Seat, Unreadable
from rules.magellan import data, fields
from rules.magellan.actions import (
    Action,
    AdvanceShip,
    BidCards,
    BidSum,
    ChooseHalf,
    DrawCard,
    LetPass,
    Pass,
    Pay,
    StopDrawing,
    SwapCards,
    TuckCard,
    UseVeto,
)
from rules.magellan.cards import sort_cards
from rules.magellan.state import Cards, MagellanState, Won, field_of
from rules.magellan.swapping import NONE

BARE: dict[str, Action] = {
    "veto": UseVeto(),
    "no": LetPass(),
    "pass": Pass(),
    "left": ChooseHalf(half=data.LEFT),
    "right": ChooseHalf(half=data.RIGHT),
    "draw": DrawCard(),
    "stop": StopDrawing(),
}
"""The notations of a single word."""

VERBS = ("veto", "no", "bid", "pass", "pay", "ship", "left", "right", "tuck", "swap", "draw", "stop")

SUM = "sum"

_CARDS = tuple(map(str, data.GOLD))
_NUMBER = re.compile("[0-9]{1,3}")


def format(action: Action) -> str:
    """Returns the notation that logs and records hold."""
    match action:
        case UseVeto():
            return "veto"
        case LetPass():
            return "no"
        case Pass():
            return "pass"
        case DrawCard():
            return "draw"
        case StopDrawing():
            return "stop"
        case ChooseHalf(half=half):
            return half
        case BidCards(cards=cards):
            return _with_cards("bid", cards)
        case BidSum(total=total):
            return f"bid {SUM} {total}"
        case Pay(cards=cards):
            return _with_cards("pay", cards)
        case AdvanceShip(number=number):
            return f"ship {number}"
        case TuckCard(card=card):
            return f"tuck {card}"
        case SwapCards(cards=cards):
            return _with_cards("swap", cards) if cards else f"swap {NONE}"
        case _:
            assert_never(action)


def parse(text: str, state: MagellanState, seat: Seat) -> Action:
    """Reads one notation; raises `Unreadable`. Whether it is legal is not its concern."""
    verb, *words = re.sub(r"[+,]", " ", text.lower()).split() or [""]
    if verb not in VERBS:
        raise Unreadable(text, verb, VERBS)
    match verb:
        case "bid":
            return _read_bid(text, words, state)
        case "pay" if not words:
            return Pay(cards=state.waits.laid if isinstance(state.waits, Won) else ())
        case "pay":
            return Pay(cards=_cards(text, words))
        case "ship":
            return AdvanceShip(number=_number(text, words))
        case "tuck":
            (card,) = _cards(text, words[:1])
            _no_more(text, words[1:])
            return TuckCard(card=card, secret=_tucks_secretly(state))
        case "swap" if words == [NONE]:
            return SwapCards(cards=())
        case "swap":
            return SwapCards(cards=_cards(text, words, (NONE, *_CARDS)))
        case _:
            _no_more(text, words)
            return BARE[verb]


def _read_bid(text: str, words: list[str], state: MagellanState) -> BidCards | BidSum:
    if words[:1] == [SUM]:
        return BidSum(total=_number(text, words[1:]))
    if len(words) == 1 and _NUMBER.fullmatch(words[0]) and int(words[0]) > max(data.GOLD):
        return BidSum(total=int(words[0]))
    return BidCards(cards=_cards(text, words, (SUM, *_CARDS)), secret=state.sums_only)


def _tucks_secretly(state: MagellanState) -> bool:
    """Says whether cards are tucked from the hand, on the side of the board that is used."""
    return field_of(state, "magellan", 1).effect == fields.TUCK_HAND


def _cards(text: str, words: list[str], expected: tuple[str, ...] = _CARDS) -> Cards:
    if not words:
        raise Unreadable(text, "", expected)
    for word in words:
        if word not in _CARDS:
            raise Unreadable(text, word, expected)
    return sort_cards(map(int, words))


def _number(text: str, words: list[str]) -> int:
    if not words or not _NUMBER.fullmatch(words[0]):
        raise Unreadable(text, words[0] if words else "")
    _no_more(text, words[1:])
    return int(words[0])


def _no_more(text: str, words: list[str]) -> None:
    if words:
        raise Unreadable(text, words[0])


def _with_cards(verb: str, cards: Cards) -> str:
    return " ".join([verb, *map(str, cards)])
