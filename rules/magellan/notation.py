"""One line of text for every action: ``bid 3 8``, ``bid sum 11``, ``pay 9 2``, ``ship 2``, ``tuck 4``, ``swap 1 1 7``.

Gold cards are named by their gold, in any order, with blanks, commas or plus signs between them. ``pay`` alone is a
payment with the cards laid, ``bid 11`` a bid of that sum, for no card is worth so much; so is ``bid 7`` of a seat that
has no 7 but cards that make it (ruling 54). ``no veto`` is ``no``.
"""

from __future__ import annotations

import re
from typing import assert_never

from rules.core.contract import Seat
from rules.core.notation import Reader
from rules.magellan import data
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
from rules.magellan.auction import bidding, sums
from rules.magellan.cards import sort_cards
from rules.magellan.state import Cards, MagellanState, Won
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
DIGITS = 3
"""Of the greatest number that is read."""
_NUMBER = re.compile(f"[0-9]{{1,{DIGITS}}}")


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
    words = Reader(text, re.sub(r"[+,]", " ", text.lower()).split())
    action = _read(words.one_of(VERBS), words, state, seat)
    words.finish()
    return action


def _read(verb: str, words: Reader, state: MagellanState, seat: Seat) -> Action:
    match verb:
        case "bid":
            return _read_bid(words, state, seat)
        case "no" if words.peek() == "veto":
            words.take()
            return LetPass()
        case "pay" if not words.left:
            return Pay(cards=state.top.laid if isinstance(state.top, Won) else ())
        case "pay":
            return Pay(cards=_cards(words))
        case "ship":
            return AdvanceShip(number=words.number(DIGITS))
        case "tuck":
            return TuckCard(card=int(words.one_of(_CARDS)))
        case "swap" if words.peek() == NONE:
            words.take()
            return SwapCards(cards=())
        case "swap":
            return SwapCards(cards=_cards(words, NONE))
        case _:
            return BARE[verb]


def _read_bid(words: Reader, state: MagellanState, seat: Seat) -> BidCards | BidSum:
    if words.peek() == SUM:
        words.take()
        return BidSum(total=words.number(DIGITS))
    if words.left == 1 and _NUMBER.fullmatch(words.peek()) and _is_sum(int(words.peek()), state, seat):
        return BidSum(total=words.number(DIGITS))
    return BidCards(cards=_cards(words, SUM))


def _is_sum(number: int, state: MagellanState, seat: Seat) -> bool:
    """Says whether a number alone means a sum: where there is no such card, but others that make it."""
    if number > max(data.GOLD):
        return True
    auction = bidding(state, seat)
    held = number in state.players[seat].hand
    return not held and auction is not None and number in sums(state, seat, auction)


def _cards(words: Reader, instead: str = "") -> Cards:
    """Takes all words that are left, at least one, as cards; ``instead`` is another word that may stand there."""
    expected = (instead, *_CARDS) if instead else _CARDS
    cards: list[int] = []
    while words.left or not cards:
        word = words.take(expected)
        cards.append(int(word) if word in _CARDS else words.refuse(expected))
    return sort_cards(cards)


def _with_cards(verb: str, cards: Cards) -> str:
    return " ".join([verb, *map(str, cards)])
