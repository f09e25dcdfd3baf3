"""One line of text for every action: ``bid 3 8``, ``bid sum 11``, ``pay 9 2``, ``ship 2``, ``tuck 4``, ``swap 1 1 7``.

Gold cards are named by their gold, in any order, with blanks, commas or plus signs between them. ``pay`` alone is a
payment with the cards laid, ``bid 11`` a bid of that sum, for no card is worth so much; so is ``bid 7`` of a seat that
has no 7 but cards that make it (ruling 54). ``no veto`` is ``no``.
"""

from __future__ import annotations

import re

from rules.core.contract import Seat
from rules.core.notation import Reader
from rules.magellan import data
from rules.magellan.actions import AdvanceShip, BidCards, BidSum, LetPass, Pay, SwapCards, TuckCard
from rules.magellan.auction import bidding, sums
from rules.magellan.cards import sort_cards
from rules.magellan.state import Cards, MagellanState, Won
from rules.magellan.swapping import NONE

SUM = "sum"

_CARDS = tuple(map(str, data.GOLD))
DIGITS = 3
"""Of the greatest number that is read."""
_NUMBER = re.compile(f"[0-9]{{1,{DIGITS}}}")


def words_of(text: str) -> Reader:
    """Parts a notation into its words."""
    return Reader(text, re.sub(r"[+,]", " ", text.lower()).split())


# --- what follows the verbs: read and written in pairs ----------------------------------------------------------------


def read_no(words: Reader, state: MagellanState, seat: Seat) -> LetPass:
    if words.peek() == "veto":
        words.take()
    return LetPass()


def read_sum(words: Reader, state: MagellanState, seat: Seat) -> BidSum | None:
    """Reads ``bid sum 11``, and a number alone that means a sum; what else follows the verb are cards."""
    if words.peek() == SUM:
        words.take()
    elif words.left != 1 or not _NUMBER.fullmatch(words.peek()) or not _is_sum(int(words.peek()), state, seat):
        return None
    return BidSum(total=words.number(DIGITS))


def write_sum(action: BidSum) -> str:
    return f"{SUM} {action.total}"


def read_bid(words: Reader, state: MagellanState, seat: Seat) -> BidCards:
    return BidCards(cards=_cards(words, SUM))


def write_cards(action: BidCards | Pay) -> str:
    return " ".join(map(str, action.cards))


def read_pay(words: Reader, state: MagellanState, seat: Seat) -> Pay:
    laid = state.top.laid if isinstance(state.top, Won) else ()
    return Pay(cards=_cards(words) if words.left else laid)


def read_swap(words: Reader, state: MagellanState, seat: Seat) -> SwapCards:
    if words.peek() != NONE:
        return SwapCards(cards=_cards(words, NONE))
    words.take()
    return SwapCards(cards=())


def write_swap(action: SwapCards) -> str:
    return " ".join(map(str, action.cards)) or NONE


def read_ship(words: Reader, state: MagellanState, seat: Seat) -> AdvanceShip:
    return AdvanceShip(number=words.number(DIGITS))


def write_ship(action: AdvanceShip) -> str:
    return str(action.number)


def read_tuck(words: Reader, state: MagellanState, seat: Seat) -> TuckCard:
    return TuckCard(card=int(words.one_of(_CARDS)))


def write_tuck(action: TuckCard) -> str:
    return str(action.card)


# --- cards and sums ---------------------------------------------------------------------------------------------------


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
