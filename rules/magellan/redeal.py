"""What a seat cannot know, dealt anew: hands, cards face down, supply and stacks.

What everybody has seen stays where it can be: all hands are the same at the start, bids are laid openly, an open hand
is remembered, a vetoed card lies at the bottom of the stack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

import msgspec

from rules.core.contract import Chance, Seat
from rules.core.seats import replaced, with_player
from rules.core.sequence import with_top
from rules.core.subsets import without
from rules.magellan.cards import at_least, sort_cards
from rules.magellan.eligibility import spare_cards
from rules.magellan.state import (
    Auction,
    Cards,
    FinalDraw,
    MagellanState,
    Ship,
    Swaps,
    Tucked,
    Won,
)


def redeal(state: MagellanState, eye: Seat | None, chance: Chance) -> MagellanState:
    """Deals anew all that a seat, or who only watches, cannot know, the salt included.

    The seat with the best bid comes first, while all cards are there that its bid may be formed of.
    """
    others = sorted(
        (seat for seat in range(len(state.players)) if seat != eye), key=lambda seat: seat != _leader(state)
    )
    sure = {seat: _sure(state, seat) for seat in others}
    hidden = {seat: _hidden(state, seat) for seat in others}
    pool: Counter[int] = Counter(state.supply)
    for seat in others:
        pool.update(without(hidden[seat], sure[seat]))
    for seat in others:
        state, pool = _deal(state, seat, hidden[seat], sure[seat], pool, chance)
    state = replace(state, supply=chance.shuffle("supply", sort_cards(pool.elements())))
    stacks = [chance.shuffle("stack", sorted(stack)) for stack in state.stacks]
    sight = len(state.stack) - state.vetoed
    stacks[state.phase - 1] = (*chance.shuffle("stack", sorted(state.stack[:sight])), *state.stack[sight:])
    state = replace(state, stacks=tuple(stacks), salt=chance.salt())
    match state.top:
        case FinalDraw(seat=seat, pack=pack):
            return with_top(state, FinalDraw(seat=seat, pack=chance.shuffle("pack", sorted(pack))))
        case Swaps() as swaps:
            return with_top(state, _choose_anew(state, swaps, others, chance))
        case _:
            return state


def _hidden(state: MagellanState, seat: Seat) -> Cards:
    """Returns the cards of a seat that others do not see, wherever they lie."""
    player = state.players[seat]
    if state.counted:
        return _swapped(state, seat)
    return sort_cards((*(() if player.open else player.hand), *_tucked(state, seat), *_swapped(state, seat)))


def _sure(state: MagellanState, seat: Seat) -> Cards:
    """Returns those of them that everybody knows to be among them."""
    player = state.players[seat]
    if state.counted:
        return ()
    known = at_least(player.known, _laid_openly(state, seat))
    if player.open:
        known = without(known, player.hand)
    return sort_cards((Counter(known) & Counter(_hidden(state, seat))).elements())


def _deal(
    state: MagellanState, seat: Seat, hidden: Cards, sure: Cards, pool: Counter[int], chance: Chance
) -> tuple[MagellanState, Counter[int]]:
    """Gives a seat other hidden cards from the pool, beside those that are sure; returns what is left of the pool.

    What others know is all that counts, so that the deal tells nothing of what lies there: a hand with a bid of which
    they know the sum is given cards that form it.
    """
    loose = chance.shuffle("cards", sort_cards(pool.elements()))
    count = len(hidden) - len(sure)
    laid = _laid_openly(state, seat)
    if state.sums_only and seat == _leader(state):
        state, laid = _lay_anew(state, seat, sure, loose, count, chance)
    formed = without(laid, state.players[seat].hand if state.players[seat].open else sure)
    taken = sort_cards((*formed, *_first_others(loose, formed, count)))
    cards = chance.shuffle("cards", sort_cards((*sure, *taken)))
    return _place(state, seat, cards, laid), pool - Counter(taken)


def _first_others(loose: Sequence[int], formed: Cards, count: int) -> Cards:
    """Returns the first cards that come to so many with those that form a bid."""
    left = list(loose)
    for card in formed:
        left.remove(card)
    return tuple(left[: count - len(formed)])


def _place(state: MagellanState, seat: Seat, cards: Sequence[int], laid: Cards) -> MagellanState:
    """Puts hidden cards where a seat had some: into its hand, under its Magellan cards, on the discard pile."""
    player = state.players[seat]
    if not player.open and not state.counted:
        others = list(cards)
        for card in laid:
            others.remove(card)
        size = len(player.hand) - len(laid)
        state = with_player(state, seat, hand=sort_cards((*laid, *others[:size])))
        cards = others[size:]
    left = iter(cards)
    ships = tuple(_with_pile(ship, left) if ship.seat == seat and not state.counted else ship for ship in state.ships)
    discards = tuple(
        replace(discard, card=next(left)) if discard.seat == seat else discard for discard in state.discards
    )
    return replace(state, ships=ships, discards=discards)


def _with_pile(ship: Ship, cards: Iterator[int]) -> Ship:
    pile = tuple(tucked if tucked.shown else Tucked(card=next(cards), shown=False) for tucked in ship.pile)
    return replace(ship, pile=pile)


def _lay_anew(
    state: MagellanState, seat: Seat, sure: Cards, loose: Sequence[int], count: int, chance: Chance
) -> tuple[MagellanState, Cards]:
    """Lays other cards for a bid of which others know only the sum: of those that are sure, and of the first loose ones
    that can form it with them. Those that lie there now are one way, so there is always one.
    """
    frame, player = state.top, state.players[seat]
    assert isinstance(frame, Auction | Won)
    held = chance.shuffle("laid", player.hand if player.open else sure)
    drawn = () if player.open else loose
    spare = spare_cards(state, frame.card)
    laid = sort_cards(_first_way(held, drawn, frame.bid, len(player.hand) - spare, count))
    return with_top(state, msgspec.structs.replace(frame, laid=laid)), laid


def _first_way(held: Sequence[int], drawn: Sequence[int], wanted: int, most: int, most_drawn: int) -> Cards:
    """Returns the cards that form a sum, of those held and as few as possible of those drawn, which come one by one."""
    ways: dict[tuple[int, int, int], Cards] = {(0, 0, 0): ()}
    for card, draws in chain(((card, 0) for card in held), ((card, 1) for card in drawn)):
        for (total, size, used), cards in list(ways.items()):
            longer = total + card, size + 1, used + draws
            if total + card <= wanted and size < most and used + draws <= most_drawn:
                if total + card == wanted:
                    return (*cards, card)
                ways.setdefault(longer, (*cards, card))
    raise AssertionError("the cards that lie there form it")


def _choose_anew(state: MagellanState, swaps: Swaps, others: list[Seat], chance: Chance) -> Swaps:
    """Lets others have chosen any other cards to swap."""
    chosen = swaps.chosen
    for seat in others:
        if chosen[seat] is not None:
            count = chance.below("swap", swaps.limits[seat] + 1)
            cards = chance.shuffle("swap", state.players[seat].hand)[:count]
            chosen = replaced(chosen, seat, sort_cards(cards))
    return msgspec.structs.replace(swaps, chosen=chosen)


def _leader(state: MagellanState) -> Seat | None:
    """Returns the seat whose bid lies on the table and is not paid yet."""
    match state.top:
        case Auction(best=seat) | Won(seat=seat, paid=()):
            return seat
        case _:
            return None


def _laid_openly(state: MagellanState, seat: Seat) -> Cards:
    """Returns the cards of a seat's best bid, where everybody sees them."""
    if state.sums_only or seat != _leader(state):
        return ()
    assert isinstance(state.top, Auction | Won)
    return state.top.laid


def _tucked(state: MagellanState, seat: Seat) -> Cards:
    return sort_cards(t.card for ship in state.ships if ship.seat == seat for t in ship.pile if not t.shown)


def _swapped(state: MagellanState, seat: Seat) -> Cards:
    return sort_cards(discard.card for discard in state.discards if discard.seat == seat)
