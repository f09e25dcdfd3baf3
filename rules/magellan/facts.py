"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting one place moves no card elsewhere: a scenario names every place that matters to it.
Only the supply never has more of a card than all other places leave of it, nor have these more than there are.
Who may bid or veto is found when `card` is set, so that is set last, wherever its line stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from rules.core.contract import Seat
from rules.core.facts import Spelling, Vocabulary, frame_in, number_of, numbered, one_of, within, words_of
from rules.core.seats import with_player
from rules.core.sequence import with_top
from rules.magellan import cards, data, fields, flow, hands, scoring, veto
from rules.magellan.auction import sums
from rules.magellan.eligibility import eligible, spare_cards, with_ship
from rules.magellan.sequence import SEQUENCE
from rules.magellan.state import (
    Auction,
    Cards,
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

# --- words -----------------------------------------------------------------------------------------------------------


def _place(state: MagellanState, text: str) -> tuple[str, int, str]:
    """Reads where a ship is: an explorer, the number of a field, and on a divided one the half."""
    explorer, number, half = (*words_of(text), "", "")[:3]
    _EXPLORER.parse(state, explorer)
    if half not in ("", data.LEFT, data.RIGHT) or len(words_of(text)) > 3:
        raise ValueError(f"{text!r} is no place of a ship; places are cook 2, or da_gama 1 left")
    return explorer, number_of(number, data.PHASES, 1), half


_EXPLORER = one_of(data.EXPLORERS, "explorer")
_SAID = Vocabulary(
    MagellanState,
    {
        "EXPLORER": _EXPLORER,
        "EXPLORER, field and half": Spelling(_place, lambda place: " ".join(filter(None, map(str, place)))),
        "FIELD": numbered(1, data.PHASES),
        "SHIP": numbered(1, lambda state: state.numbers.ships),
        "CARD": numbered(min(data.GOLD), max(data.GOLD)),
    },
)
fact, field = _SAID.fact, _SAID.field

# --- the course of the game ------------------------------------------------------------------------------------------


def _with_phase(state: MagellanState, phase: int) -> MagellanState:
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
            possible = all(_holds(state, seat, swapped or ()) for seat, swapped in enumerate(chosen))
        case _:
            return state
    return state if possible else _with_frame(state, None)


def _holds(state: MagellanState, seat: Seat | None, named: Iterable[int]) -> bool:
    """Says whether a seat has all these cards in the hand."""
    return seat is None or Counter(named) <= Counter(state.players[seat].hand)


def _turn_up(state: MagellanState, explorer: str) -> MagellanState:
    """Turns a card up: a veto window if one is possible, else its auction."""
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
    needed = "2 cards" if spare_cards(state, explorer) else "a card"
    asked = "".join(f"; still open: {d.kind}, asked of P{d.seat}" for d in SEQUENCE.decisions(state))
    return f"in phase {state.phase}: that takes {ship} and {needed} in the hand{asked}"


def _with_stack(state: MagellanState, explorers: tuple[str, ...]) -> MagellanState:
    most = dict.fromkeys(data.EXPLORERS, max(state.numbers.cards))
    return with_stack(replace(state, vetoed=0), within(explorers, most))


def _best(state: MagellanState) -> Seat | None:
    match state.top:
        case Auction(best=seat) | Won(seat=seat):
            return seat
        case _:
            return None


def _sums(state: MagellanState, seat: Seat) -> Iterable[int]:
    auction = frame_in(state, Auction)
    return sums(state, seat, auction) if auction and seat in auction.active else ()


def _swap(state: MagellanState, seat: Seat) -> int:
    swaps = frame_in(state, Swaps)
    return swaps.limits[seat] if swaps else 0


# --- cards -----------------------------------------------------------------------------------------------------------


def _with_hand(state: MagellanState, seat: Seat, hand: Cards) -> MagellanState:
    """Gives a seat another hand, of which nobody else knows anything."""
    return _waiting(_supplied(with_player(state, seat, hand=cards.sort_cards(hand), known=())))


def _with_supply(state: MagellanState, supply: Cards) -> MagellanState:
    left = _left_for_supply(state)
    for card in data.GOLD:
        if supply.count(card) > left[card]:
            raise ValueError(
                f"there are {state.numbers.sets} cards of {card}, and only {left[card]} of them lie nowhere else"
            )
    return replace(state, supply=supply)


def _with_discards(state: MagellanState, discards: Cards) -> MagellanState:
    return _supplied(replace(state, discards=tuple(Discard(card=card) for card in discards)))


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


# --- ships, and the end ----------------------------------------------------------------------------------------------


def _find_ship(state: MagellanState, seat: Seat, number: int) -> Ship | None:
    return next((ship for ship in state.ships if (ship.seat, ship.number) == (seat, number)), None)


def _place_of(state: MagellanState, seat: Seat, number: int) -> tuple[str, int, str] | None:
    ship = _find_ship(state, seat, number)
    return (ship.explorer, ship.field, ship.half) if ship else None


def _with_ship(state: MagellanState, seat: Seat, number: int, place: tuple[str, int, str] | None) -> MagellanState:
    """Puts a ship on a field, from the reserve if it was there; its pile stays with it."""
    old = _find_ship(state, seat, number)
    others = tuple(ship for ship in state.ships if ship != old)
    reserve = state.players[seat].reserve
    if place is None:
        state = with_player(state, seat, reserve=reserve + 1) if old else state
        return _waiting(replace(state, ships=others))
    explorer, at, half = place
    if (field_of(state, explorer, at).effect == fields.HALVES) != bool(half):
        raise ValueError("a ship is on a field as cook 2, and on a divided one in a half, as da_gama 1 left")
    ship = Ship(seat=seat, number=number, explorer=explorer, field=at, half=half, pile=old.pile if old else ())
    state = state if old else with_player(state, seat, reserve=max(0, reserve - 1))
    return _waiting(replace(state, ships=(*others, ship)))


def _pile(state: MagellanState, seat: Seat, number: int) -> Cards:
    ship = _find_ship(state, seat, number)
    return tuple(tucked.card for tucked in ship.pile) if ship else ()


def _with_pile(state: MagellanState, seat: Seat, number: int, pile: Cards) -> MagellanState:
    """Puts cards under the Magellan card of a ship, face down on side A and face up on side B."""
    ship = _find_ship(state, seat, number)
    if ship is None:
        raise ValueError(f"P{seat} has no ship {number} on the board")
    shown = field_of(state, ship.explorer, ship.field).effect != fields.TUCK_HAND
    filled = replace(ship, pile=tuple(Tucked(card=card, shown=shown) for card in pile))
    return _supplied(replace(state, ships=tuple(filled if s == ship else s for s in state.ships)))


def _begin_draw(state: MagellanState, seat: Seat) -> MagellanState:
    """Begins Pizarro's draw, all else being counted."""
    ship = scoring.last_ship(state)
    if ship is None or ship.seat != seat:
        raise ValueError(f"P{seat} has no ship on Pizarro's field 3 of side B")
    state = replace(state, phase=data.PHASES, counted=True, drawn=())
    return _with_frame(state, FinalDraw(seat=seat, pack=state.numbers.pack))


def _with_pack(state: MagellanState, pack: Cards) -> MagellanState:
    if not isinstance(state.top, FinalDraw):
        raise ValueError("the pack is there in Pizarro's draw only: set drawing first")
    return with_top(state, FinalDraw(seat=state.top.seat, pack=within(pack, Counter(state.numbers.pack))))


FACTS = (
    field(
        "phase = NUMBER, 1 to 3; an auction for which the ships are missing then ends",
        least=1,
        most=data.PHASES,
        write=_with_phase,
    ),
    fact("stage = veto, bid, pay, ship, half, tuck, swap, draw or over", asked_for),
    field("opener = SEAT that is asked first in the auctions"),
    field(
        "card = EXPLORER whose card is turned up; setting it begins its veto window or auction",
        frame=Window | Auction | Won,
        write=_turn_up,
        last=True,
    ),
    field("stack = EXPLORERS whose cards are left in the phase, the top first", write=_with_stack),
    field("vetoed = NUMBER of cards at the bottom of the stack that were vetoed", most=lambda s: len(s.stack)),
    field("removed = EXPLORERS whose cards left the game unsold", can_be_set=False),
    field(
        "active = SEATS that may bid and have not passed, clockwise from the opener", frame=Auction, can_be_set=False
    ),
    fact("best = SEAT with the best bid, or that has won", _best),
    field("bid = NUMBER, the best bid", frame=Auction | Won, can_be_set=False),
    field("laid = CARDS of the best bid", frame=Auction | Won, can_be_set=False),
    fact("sums SEAT = NUMBERS that the seat can bid", _sums),
    fact("swap SEAT = NUMBER of cards that the seat may swap now", _swap),
    fact("draws SEAT = NUMBER of cards due at the end of the phase", lambda s, seat: flow.draws_due(s)[seat]),
    field("hand SEAT = CARDS in the hand", write=_with_hand),
    fact("gold SEAT = NUMBER of gold in the hand", scoring.gold_in_hand),
    fact("crowns SEAT = NUMBER of crowns in the hand", lambda s, seat: cards.crowns(s.numbers, s.players[seat].hand)),
    field("open SEAT = yes or no: whether the hand lies open"),
    field("vetoes SEAT = NUMBER of unused vetoes", most=3),
    field("reserve SEAT = NUMBER of ships not yet placed", most=lambda s, seat: s.numbers.ships),
    fact(
        "ship SEAT SHIP = EXPLORER, field and half, as cook 2 or da_gama 1 left",
        _place_of,
        _with_ship,
        or_nothing=True,
    ),
    fact("pile SEAT SHIP = CARDS under the ship's Magellan card", _pile, _with_pile),
    fact(
        "ships EXPLORER FIELD = SEATS whose ships lie there, in the order of their arrival",
        lambda s, explorer, at: [ship.seat for ship in ships_on(s, explorer, at)],
    ),
    field("supply = CARDS in the supply, the top first", write=_with_supply),
    fact("supplied = NUMBER of cards in the supply", lambda s: len(s.supply)),
    fact("copies CARD = NUMBER of such cards in the supply", lambda s, card: s.supply.count(card)),
    fact("discards = CARDS face up on the discard pile", hands.face_up, _with_discards),
    fact("discarded = NUMBER of cards on the discard pile", lambda s: len(s.discards)),
    field(
        "drawing = SEAT that makes Pizarro's draw; setting it begins the draw",
        "seat",
        frame=FinalDraw,
        write=_begin_draw,
    ),
    field("pack = CARDS that may be drawn in it, the top first", frame=FinalDraw, write=_with_pack),
    field("drawn = CARDS drawn in it", can_be_set=False),
    fact(
        "place SEAT = NUMBER, by the points and in the end by the gold",
        lambda s, seat: scoring.scores(s, None)[seat].place,
    ),
)
