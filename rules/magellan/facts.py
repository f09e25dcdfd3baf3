"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting one place moves no card elsewhere: a scenario names every place that matters to it.
Only the supply never has more of a card than all other places leave of it, nor have these more than there are.
Who may bid or veto is found when `card` is set, so that is set last, wherever its line stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from rules.core.contract import Fact, Seat
from rules.core.facts import (
    NOTHING,
    Judge,
    Read,
    Where,
    Write,
    each,
    fact,
    list_text,
    number_of,
    player_flag,
    player_number,
    seat_of,
    seat_text,
    within,
    words_of,
)
from rules.core.seats import with_player
from rules.core.sequence import with_top
from rules.magellan import data, fields, flow, scoring, veto
from rules.magellan.auction import sums
from rules.magellan.cards import crowns, sort_cards
from rules.magellan.eligibility import eligible, spare_cards, with_ship
from rules.magellan.hands import face_up
from rules.magellan.sequence import SEQUENCE
from rules.magellan.state import (
    Auction,
    Discard,
    FinalDraw,
    Frame,
    MagellanState,
    Ship,
    Swaps,
    Tucked,
    Victory,
    Window,
    Won,
    asked_for,
    field_of,
    ships_on,
    with_stack,
)

# --- the course of the game ------------------------------------------------------------------------------------------


def _write_phase(state: MagellanState, where: Where, value: str) -> MagellanState:
    phase = number_of(value, data.PHASES)
    if not phase:
        raise ValueError("phases are 1, 2 and 3")
    return _waiting(_with_frame(replace(state, phase=phase, vetoed=0), state.top))


def _with_frame(state: MagellanState, frame: Frame | None) -> MagellanState:
    """Lets the game wait for an answer, or for none; what comes after it follows from the phase that is set."""
    match frame:
        case None:
            return replace(state, frames=())
        case Swaps():
            coming = flow.stages_from(state.phase + 1)
        case FinalDraw():
            coming = (Victory(),)
        case _:
            coming = flow.stages_from(state.phase)
    return replace(state, frames=(*coming, frame))


def _waiting(state: MagellanState) -> MagellanState:
    """Returns the state; nothing is waited for where a seat lacks the ship or the cards for what it does any more."""
    match state.top:
        case Auction(card=card, active=seats, best=best, laid=laid):
            possible = set(seats) <= set(with_ship(state, card)) and _holds(state, best, laid)
        case Won(card=card, seat=seat, laid=laid, paid=paid):
            possible = seat in with_ship(state, card) and (bool(paid) or _holds(state, seat, laid))
        case Swaps(chosen=chosen):
            possible = all(_holds(state, seat, cards or ()) for seat, cards in enumerate(chosen))
        case _:
            return state
    return state if possible else _with_frame(state, None)


def _holds(state: MagellanState, seat: Seat | None, cards: Iterable[int]) -> bool:
    """Says whether a seat has all these cards in the hand."""
    return seat is None or Counter(cards) <= Counter(state.players[seat].hand)


def _write_opener(state: MagellanState, where: Where, value: str) -> MagellanState:
    return replace(state, opener=seat_of(state, value))


def _read_card(state: MagellanState, where: Where) -> str:
    return state.top.card if isinstance(state.top, Window | Auction | Won) else NOTHING


def _write_card(state: MagellanState, where: Where, value: str) -> MagellanState:
    """Turns a card up: a veto window if one is possible, else its auction."""
    explorer = data.EXPLORERS[_explorer(state, value)]
    state = replace(state, turned=state.turned + 1)
    if state.stack and with_ship(state, explorer) and (asked := veto.holders(state)):
        return _with_frame(state, Window(card=explorer, asked=asked))
    active = eligible(state, explorer)
    if not active:
        raise ValueError(f"nobody may bid for {explorer} {_what_it_takes(state, explorer)}")
    return _with_frame(state, Auction(card=explorer, seat=active[0], active=active))


def _what_it_takes(state: MagellanState, explorer: str) -> str:
    """Says what a seat needs to bid for a card in this phase, and what the game still asks somebody."""
    ship = "a ship in reserve" if state.phase == 1 else f"a ship on field {state.phase - 1} of {explorer}"
    cards = "2 cards" if spare_cards(state, explorer) else "a card"
    asked = "".join(f"; still open: {d.kind}, asked of P{d.seat}" for d in SEQUENCE.decisions(state))
    return f"in phase {state.phase}: that takes {ship} and {cards} in the hand{asked}"


def _write_stack(state: MagellanState, where: Where, value: str) -> MagellanState:
    cards = tuple(data.EXPLORERS[_explorer(state, word)] for word in words_of(value))
    return with_stack(replace(state, vetoed=0), within(cards, dict.fromkeys(data.EXPLORERS, max(state.numbers.cards))))


def _write_vetoed(state: MagellanState, where: Where, value: str) -> MagellanState:
    return replace(state, vetoed=number_of(value, len(state.stack)))


def _read_active(state: MagellanState, where: Where) -> str:
    return list_text(map(seat_text, state.top.active)) if isinstance(state.top, Auction) else NOTHING


def _read_best(state: MagellanState, where: Where) -> str:
    match state.top:
        case Auction(best=seat) | Won(seat=seat):
            return seat_text(seat)
        case _:
            return NOTHING


def _read_bid(state: MagellanState, where: Where) -> str:
    return str(state.top.bid) if isinstance(state.top, Auction | Won) else NOTHING


def _read_laid(state: MagellanState, where: Where) -> str:
    return _cards_text(state.top.laid) if isinstance(state.top, Auction | Won) else NOTHING


def _read_sums(state: MagellanState, where: Where) -> str:
    auction = state.top
    if not isinstance(auction, Auction) or where[0] not in auction.active:
        return NOTHING
    return _cards_text(sums(state, where[0], auction))


def _read_swap(state: MagellanState, where: Where) -> str:
    return str(state.top.limits[where[0]]) if isinstance(state.top, Swaps) else "0"


# --- cards -----------------------------------------------------------------------------------------------------------


def _write_hand(state: MagellanState, where: Where, value: str) -> MagellanState:
    """Gives a seat another hand, of which nobody else knows anything."""
    return _waiting(_supplied(with_player(state, where[0], hand=sort_cards(_cards(value)), known=())))


def _write_supply(state: MagellanState, where: Where, value: str) -> MagellanState:
    cards, left = _cards(value), _left_for_supply(state)
    for card in data.GOLD:
        if cards.count(card) > left[card]:
            raise ValueError(
                f"there are {state.numbers.sets} cards of {card}, and only {left[card]} of them lie nowhere else"
            )
    return replace(state, supply=cards)


def _write_discards(state: MagellanState, where: Where, value: str) -> MagellanState:
    return _supplied(replace(state, discards=tuple(Discard(card=card) for card in _cards(value))))


def _supplied(state: MagellanState) -> MagellanState:
    """Takes from the bottom of the supply what lies elsewhere now; raises `ValueError` for more than there is."""
    left = _left_for_supply(state)
    if missing := [card for card in data.GOLD if left[card] < 0]:
        sets = state.numbers.sets
        raise ValueError(
            f"there are only {sets} cards of {missing[0]}, in hands, in piles and on the discard pile together"
        )
    kept = (at for at, card in enumerate(state.supply) if state.supply[:at].count(card) < left[card])
    return replace(state, supply=tuple(state.supply[at] for at in kept))


def _left_for_supply(state: MagellanState) -> Counter[int]:
    """Counts the cards that lie neither in hands nor in piles nor on the discard pile, and that nobody has paid."""
    left = Counter(state.numbers.pack)
    for player in state.players:
        left.subtract(player.hand)
    for ship in state.ships:
        left.subtract(tucked.card for tucked in ship.pile)
    left.subtract(discard.card for discard in state.discards)
    left.subtract(state.top.paid if isinstance(state.top, Won) else ())
    return left


# --- ships -----------------------------------------------------------------------------------------------------------


def _find_ship(state: MagellanState, where: Where) -> Ship | None:
    return next((ship for ship in state.ships if (ship.seat, ship.number) == where), None)


def _read_ship(state: MagellanState, where: Where) -> str:
    ship = _find_ship(state, where)
    return " ".join(filter(None, (ship.explorer, str(ship.field), ship.half))) if ship else NOTHING


def _write_ship(state: MagellanState, where: Where, value: str) -> MagellanState:
    """Puts a ship on a field, from the reserve if it was there; its pile stays with it."""
    old = _find_ship(state, where)
    others = tuple(ship for ship in state.ships if ship != old)
    seat, number = where
    reserve = state.players[seat].reserve
    if value == NOTHING:
        state = with_player(state, seat, reserve=reserve + 1) if old else state
        return _waiting(replace(state, ships=others))
    explorer, field, half = (*words_of(value), "", "")[:3]
    at = number_of(field, data.PHASES)
    effect = field_of(state, data.EXPLORERS[_explorer(state, explorer)], at).effect if at else ""
    if not at or len(words_of(value)) > 3 or (effect == fields.HALVES) != (half in (data.LEFT, data.RIGHT)):
        raise ValueError(
            "a ship is on an explorer's field, as cook 2, and on a divided one in a half, as da_gama 1 left"
        )
    ship = Ship(seat=seat, number=number, explorer=explorer, field=at, half=half, pile=old.pile if old else ())
    state = state if old else with_player(state, seat, reserve=max(0, reserve - 1))
    return _waiting(replace(state, ships=(*others, ship)))


def _read_pile(state: MagellanState, where: Where) -> str:
    ship = _find_ship(state, where)
    return _cards_text(tucked.card for tucked in ship.pile) if ship else NOTHING


def _write_pile(state: MagellanState, where: Where, value: str) -> MagellanState:
    """Puts cards under the Magellan card of a ship, face down on side A and face up on side B."""
    ship = _find_ship(state, where)
    if ship is None:
        raise ValueError(f"P{where[0]} has no ship {where[1]} on the board")
    shown = field_of(state, ship.explorer, ship.field).effect != fields.TUCK_HAND
    pile = tuple(Tucked(card=card, shown=shown) for card in _cards(value))
    return _supplied(replace(state, ships=tuple(replace(s, pile=pile) if s == ship else s for s in state.ships)))


def _read_ships(state: MagellanState, where: Where) -> str:
    return list_text(seat_text(ship.seat) for ship in ships_on(state, data.EXPLORERS[where[0]], where[1]))


# --- the end ---------------------------------------------------------------------------------------------------------


def _read_drawing(state: MagellanState, where: Where) -> str:
    return seat_text(state.top.seat) if isinstance(state.top, FinalDraw) else NOTHING


def _write_drawing(state: MagellanState, where: Where, value: str) -> MagellanState:
    """Begins Pizarro's draw, all else being counted."""
    seat, ship = seat_of(state, value), scoring.last_ship(state)
    if ship is None or ship.seat != seat:
        raise ValueError(f"P{seat} has no ship on Pizarro's field 3 of side B")
    state = replace(state, phase=data.PHASES, counted=True, drawn=())
    return _with_frame(state, FinalDraw(seat=seat, pack=state.numbers.pack))


def _read_pack(state: MagellanState, where: Where) -> str:
    return _cards_text(state.top.pack) if isinstance(state.top, FinalDraw) else NOTHING


def _write_pack(state: MagellanState, where: Where, value: str) -> MagellanState:
    if not isinstance(state.top, FinalDraw):
        raise ValueError("the pack is there in Pizarro's draw only: set drawing first")
    pack = within(_cards(value), Counter(state.numbers.pack))
    return with_top(state, FinalDraw(seat=state.top.seat, pack=pack))


# --- words -----------------------------------------------------------------------------------------------------------


def _explorer(state: MagellanState, word: str) -> int:
    if word not in data.EXPLORERS:
        raise ValueError(f"{word!r} is no explorer; explorers are {', '.join(data.EXPLORERS)}")
    return data.EXPLORERS.index(word)


def _field(state: MagellanState, word: str) -> int:
    return _between(word, 1, data.PHASES)


def _ship(state: MagellanState, word: str) -> int:
    return _between(word, 1, state.numbers.ships)


def _card(state: MagellanState, word: str) -> int:
    return _between(word, min(data.GOLD), max(data.GOLD))


_WORDS: dict[str, Callable[[MagellanState, str], int]] = {
    "SEAT": seat_of,
    "EXPLORER": _explorer,
    "FIELD": _field,
    "SHIP": _ship,
    "CARD": _card,
}


def _between(word: str, least: int, most: int) -> int:
    number = number_of(word, most)
    if number < least:
        raise ValueError(f"{word!r} is no number from {least} to {most}")
    return number


def _cards(value: str) -> tuple[int, ...]:
    return tuple(_between(word, min(data.GOLD), max(data.GOLD)) for word in words_of(value))


def _judge_place(state: MagellanState, value: str) -> None:
    """Judges where a ship is: an explorer, the number of a field, and on a divided one the half."""
    explorer, field, half = (*words_of(value), "", "")[:3]
    _explorer(state, explorer)
    _field(state, field)
    if half not in ("", data.LEFT, data.RIGHT) or len(words_of(value)) > 3:
        raise ValueError(f"{value!r} is no place of a ship; places are cook 2, or da_gama 1 left")


_VALUES: dict[str, Judge] = {
    "EXPLORER": _explorer,
    "EXPLORERS": each(_explorer),
    "EXPLORER, field and half": _judge_place,
    "CARDS": each(_card),
}


def _cards_text(cards: Iterable[int]) -> str:
    return list_text(map(str, cards))


# --- the vocabulary --------------------------------------------------------------------------------------------------


def _fact(usage: str, read: Read, write: Write | None = None, *, last: bool = False) -> Fact[MagellanState]:
    return fact(usage, _WORDS, read, write, _VALUES, last)


FACTS = (
    _fact(
        "phase = NUMBER, 1 to 3; an auction for which the ships are missing then ends",
        lambda s, w: str(s.phase),
        _write_phase,
    ),
    _fact("stage = veto, bid, pay, ship, half, tuck, swap, draw or over", lambda s, w: asked_for(s)),
    _fact("opener = SEAT that is asked first in the auctions", lambda s, w: seat_text(s.opener), _write_opener),
    _fact(
        "card = EXPLORER whose card is turned up; setting it begins its veto window or auction",
        _read_card,
        _write_card,
        last=True,
    ),
    _fact(
        "stack = EXPLORERS whose cards are left in the phase, the top first",
        lambda s, w: list_text(s.stack),
        _write_stack,
    ),
    _fact(
        "vetoed = NUMBER of cards at the bottom of the stack that were vetoed",
        lambda s, w: str(s.vetoed),
        _write_vetoed,
    ),
    _fact("removed = EXPLORERS whose cards left the game unsold", lambda s, w: list_text(s.removed)),
    _fact("active = SEATS that may bid and have not passed, clockwise from the opener", _read_active),
    _fact("best = SEAT with the best bid, or that has won", _read_best),
    _fact("bid = NUMBER, the best bid", _read_bid),
    _fact("laid = CARDS of the best bid", _read_laid),
    _fact("sums SEAT = NUMBERS that the seat can bid", _read_sums),
    _fact("swap SEAT = NUMBER of cards that the seat may swap now", _read_swap),
    _fact("draws SEAT = NUMBER of cards due at the end of the phase", lambda s, w: str(flow.draws_due(s)[w[0]])),
    _fact("hand SEAT = CARDS in the hand", lambda s, w: _cards_text(s.players[w[0]].hand), _write_hand),
    _fact("gold SEAT = NUMBER of gold in the hand", lambda s, w: str(scoring.gold_in_hand(s, w[0]))),
    _fact("crowns SEAT = NUMBER of crowns in the hand", lambda s, w: str(crowns(s.numbers, s.players[w[0]].hand))),
    player_flag("open", "whether the hand lies open"),
    player_number("vetoes", "unused vetoes", 3),
    player_number("reserve", "ships not yet placed", lambda state: state.numbers.ships),
    _fact("ship SEAT SHIP = EXPLORER, field and half, as cook 2 or da_gama 1 left", _read_ship, _write_ship),
    _fact("pile SEAT SHIP = CARDS under the ship's Magellan card", _read_pile, _write_pile),
    _fact("ships EXPLORER FIELD = SEATS whose ships lie there, in the order of their arrival", _read_ships),
    _fact("supply = CARDS in the supply, the top first", lambda s, w: _cards_text(s.supply), _write_supply),
    _fact("supplied = NUMBER of cards in the supply", lambda s, w: str(len(s.supply))),
    _fact("copies CARD = NUMBER of such cards in the supply", lambda s, w: str(s.supply.count(w[0]))),
    _fact("discards = CARDS face up on the discard pile", lambda s, w: _cards_text(face_up(s)), _write_discards),
    _fact("discarded = NUMBER of cards on the discard pile", lambda s, w: str(len(s.discards))),
    _fact("drawing = SEAT that makes Pizarro's draw; setting it begins the draw", _read_drawing, _write_drawing),
    _fact("pack = CARDS that may be drawn in it, the top first", _read_pack, _write_pack),
    _fact("drawn = CARDS drawn in it", lambda s, w: _cards_text(s.drawn)),
    _fact(
        "place SEAT = NUMBER, by the points and in the end by the gold",
        lambda s, w: str(scoring.scores(s, None)[w[0]].place),
    ),
)
