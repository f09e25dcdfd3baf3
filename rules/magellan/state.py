"""A position of Magellan, and the frames that say what it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rules.core.contract import IllegalAction, Seat, State, Tagged
from rules.core.seats import replaced
from rules.magellan import data
from rules.magellan.fields import TUCK_HAND, Field

Cards: TypeAlias = tuple[int, ...]
"""Gold cards by their gold, ascending: equal cards are alike."""


class Phase(Tagged, frozen=True):
    """The stage of a phase: its cards are turned up, one after the other; when none is left, it ends."""

    number: int


class Window(Tagged, frozen=True):
    """A card was turned up; the seats that are asked may still veto it."""

    card: str
    asked: tuple[Seat, ...]


class Auction(Tagged, frozen=True):
    """A card is being auctioned, and a seat may raise or must pass."""

    card: str
    seat: Seat
    active: tuple[Seat, ...]
    """The eligible seats that have not passed, clockwise from the opener."""
    passed: tuple[Seat, ...] = ()
    best: Seat | None = None
    laid: Cards = ()
    """The cards of the best bid; they are still in their owner's hand."""

    @property
    def bid(self) -> int:
        """The best bid, 0 while there is none."""
        return sum(self.laid)


class Won(Tagged, frozen=True):
    """A seat has won a card and settles what is left to choose: payment, ship, half, card to tuck."""

    seat: Seat
    card: str
    laid: Cards
    paid: Cards = ()
    """The payment, which has left the hand; empty until it is made."""
    ship: int = 0
    """The number of the ship that advances, where it had to be chosen."""
    half: str = ""

    @property
    def bid(self) -> int:
        return sum(self.laid)


class Arrival(Tagged, frozen=True):
    """The stage after a card was won and all is chosen: the ship goes on, and what the explorer brings comes about."""

    won: Won
    tucked: int = 0
    """The gold card that goes under a Magellan card; 0 for other explorers."""


class Swaps(Tagged, frozen=True):
    """At the end of a phase the owners of ships with Marco Polo choose in secret what they swap away."""

    limits: tuple[int, ...]
    """How many cards each seat may swap; 0 for a seat that is not asked."""
    chosen: tuple[Cards | None, ...]
    """What each seat has chosen, which is still in its hand; None before it has."""


class Counting(Tagged, frozen=True):
    """The stage after the last phase: ships, piles and hands are counted."""


class FinalDraw(Tagged, frozen=True):
    """All else is counted; the owner of Pizarro's last ship draws from all 63 gold cards or stops."""

    seat: Seat
    pack: Cards
    """The cards that may still be drawn, from the top; they are not those of the hands and piles."""


class Victory(Tagged, frozen=True):
    """The stage below all others: when all is counted, it is told who has won."""


Frame: TypeAlias = Phase | Window | Auction | Won | Arrival | Swaps | Counting | FinalDraw | Victory


@dataclass(frozen=True, slots=True, kw_only=True)
class Tucked:
    """A gold card under a Magellan card."""

    card: int
    shown: bool
    """Whether everybody knows it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    """A ship on a field."""

    seat: Seat
    number: int
    """Its number among its owner's ships, from 1 in the order of placing."""
    explorer: str
    field: int
    """1 to 3."""
    half: str = ""
    """Where the field is divided: ``left`` or ``right``."""
    pile: tuple[Tucked, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard:
    """A card on the discard pile."""

    card: int
    seat: Seat | None = None
    """Who swapped it away and alone knows it; None for a card that lies face up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What a seat has beside the board."""

    hand: Cards = data.GOLD
    reserve: int = data.NUMBERS[1].ships
    vetoes: int = 0
    open: bool = False
    """Whether the hand lies open until the end of the phase."""
    known: Cards = data.GOLD
    """Cards that everybody has seen and that must still be in the hand or among the cards that the seat has laid face
    down; for all begin with the same hand, and bids are laid openly."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MagellanState(State):
    """A position of Magellan. Nobody knows the order of stacks and supply, and each seat its own hand only."""

    sides: tuple[str, str]
    """Which side of each half of the board is used, ``A`` or ``B``."""
    gold_scores: bool
    """Whether Pizarro's draw scores gold instead of crowns."""
    vetoes_stay: bool
    """Whether vetoes outlive phase 1."""
    sums_only: bool
    """Whether others see only the sum of a bid."""
    players: tuple[Player, ...]
    stacks: tuple[tuple[str, ...], ...]
    """The explorer cards that are left of each phase, the top first."""
    supply: tuple[int, ...]
    """Gold cards face down, the top first."""
    opener: Seat
    """Who is asked first in the next auction."""
    phase: int = 1
    turned: int = 0
    """How many times an explorer card was turned up."""
    vetoed: int = 0
    """How many cards at the bottom of the stack were vetoed."""
    frames: tuple[Frame, ...]
    """What the game still holds, the next thing last."""
    ships: tuple[Ship, ...] = ()
    """In the order in which they came to their fields."""
    discards: tuple[Discard, ...] = ()
    removed: tuple[str, ...] = ()
    """The explorers whose cards left the game unsold, in order."""
    counted: bool = False
    """Whether hands and piles have been counted, all face up, at the end."""
    drawn: tuple[int, ...] = ()
    """The cards of Pizarro's draw, in order."""
    draw_points: int = 0
    """What that draw brought."""

    @property
    def numbers(self) -> data.Numbers:
        return data.NUMBERS[self.rules]

    @property
    def stack(self) -> tuple[str, ...]:
        """The cards that are left of the present phase, the top first."""
        return self.stacks[self.phase - 1]

    @classmethod
    def fingerprinted(cls, form: dict[str, Any]) -> dict[str, Any]:
        """The first games were stored with the frame on top alone, as what the game ``waits`` for."""
        frames = form.pop("frames")
        return form | {"waits": frames[-1]} if frames else form


def side_of(state: MagellanState, explorer: str) -> str:
    return state.sides[data.HALVES[explorer]]


def field_of(state: MagellanState, explorer: str, number: int) -> Field:
    """Returns a field of an explorer, 1 to 3, as it is printed on the side that is used."""
    return state.numbers.fields[explorer, side_of(state, explorer)][number - 1]


def entered_field(state: MagellanState, explorer: str) -> Field:
    """Returns the field that a ship enters with a card of this phase."""
    return field_of(state, explorer, state.phase)


def tucks_from_hand(state: MagellanState) -> bool:
    """Says whether cards for Magellan come from the hand, on the side of the board that is used."""
    return field_of(state, "magellan", 1).effect == TUCK_HAND


def asked_for(state: MagellanState) -> str:
    """Names what the game asks for; views and refusals call it their ``stage``."""
    match state.top:
        case Window():
            return "veto"
        case Auction():
            return "bid"
        case Won() as won:
            return left_to_settle(state, won)
        case Swaps():
            return "swap"
        case FinalDraw():
            return "draw"
        case _:
            return "over"


def lot(state: MagellanState) -> str:
    """Names the card that is turned up, from the first question about it until its winner has chosen all."""
    return f"card {state.turned}"


def purchase(state: MagellanState) -> str:
    """Names the turn of whoever buys the card: alone from its bid on, or from the payment on."""
    return f"{lot(state)} won"


def standing(state: MagellanState) -> str:
    """Names what lies on the board: while cards are offered and nobody buys them, that stays the same."""
    return f"phase {state.phase} fields {sum(ship.field for ship in state.ships)}"


def left_to_settle(state: MagellanState, won: Won) -> str:
    """Names what the winner of a card has still to choose: ``pay``, ``ship``, ``half``, ``tuck``, or empty: nothing."""
    if not won.paid:
        return "pay"
    if not won.ship and len(ship_choices(state, won.seat, won.card)) > 1:
        return "ship"
    effect = entered_field(state, won.card).effect
    if effect == data.HALVED and not won.half:
        return "half"
    return "tuck" if effect in data.TUCKING else ""


def not_now(state: MagellanState, action: Tagged) -> IllegalAction:
    """Returns the refusal of an action while the game waits for something else."""
    return IllegalAction("not-now", stage=asked_for(state))


def cards_won(state: MagellanState, seat: Seat) -> int:
    """Returns how many explorer cards a seat has won: each brought a ship one field further."""
    return sum(ship.field for ship in state.ships if ship.seat == seat)


def ships_on(state: MagellanState, explorer: str, field: int, seat: Seat | None = None) -> tuple[Ship, ...]:
    """Returns the ships on a field in the order of their arrival, all of them or those of a seat."""
    return tuple(
        ship for ship in state.ships if ship.explorer == explorer and ship.field == field and seat in (None, ship.seat)
    )


def ship_choices(state: MagellanState, seat: Seat, explorer: str) -> tuple[int, ...]:
    """Returns the numbers of the ships between which a winner must choose, ascending; one or none: no choice.

    Ships that are alike are no choice: only piles and the halves of a field tell them apart.
    """
    if state.phase == 1:
        return ()
    ships = sorted(ships_on(state, explorer, state.phase - 1, seat), key=lambda ship: ship.number)
    effect = field_of(state, explorer, state.phase - 1).effect
    if effect in data.TUCKING or len({ship.half for ship in ships}) > 1:
        return tuple(ship.number for ship in ships)
    return tuple(ship.number for ship in ships[:1])


def with_stack(state: MagellanState, cards: Sequence[str]) -> MagellanState:
    """Returns the state with another stack for the present phase."""
    return replace(state, stacks=replaced(state.stacks, state.phase - 1, tuple(cards)))
