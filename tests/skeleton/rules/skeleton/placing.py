"""Chapter 3, a turn: what may be chosen (`tokens`), what is allowed (`check_`), and what comes of it (`apply_`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced, with_player
from rules.core.sequence import pop

from .actions import Crown, Event, Place, StoneCrowned, StonePlaced
from .board import beside_own, open_to, stone_on, worth
from .data import INDEX, SQUARES
from .state import BoardState, Turn


def ask(state: BoardState, turn: Turn) -> tuple[Decision, ...]:
    stones = sum(stone is not None for stone in state.stones)
    status = Say("stones", {"count": stones})
    return (Decision(seat=turn.seat, kind="turn", about=f"turn {stones}", status=status),)


def tokens(state: BoardState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    own = [square for square in SQUARES if stone_on(state, square) == seat and not state.players[seat].crowned]
    match prefix:
        case ():
            yield Token("place")  # who is asked can always place a stone
            if own:
                yield Token("crown")
        case ("place",):
            yield from (_square(state, square) for square in open_to(state, seat))
        case ("crown",):
            yield from (_square(state, square) for square in own)


def check_place(state: BoardState, seat: Seat, action: Place) -> None:
    there = stone_on(state, action.square)
    if there is not None:
        raise IllegalAction("square-taken", square=action.square, owner_seat=there)
    if beside_own(state, seat, action.square):
        raise IllegalAction("beside-own", square=action.square)


def check_crown(state: BoardState, seat: Seat, action: Crown) -> None:
    if state.players[seat].crowned:
        raise IllegalAction("no-crown-left", square=state.players[seat].crowned)
    if stone_on(state, action.square) != seat:
        raise IllegalAction("no-own-stone", square=action.square)


def apply_place(state: BoardState, seat: Seat, action: Place, chance: Chance) -> Step[BoardState, Event]:
    points = worth(state, action.square)
    state = replace(state, stones=replaced(state.stones, INDEX[action.square], seat))
    state = with_player(state, seat, points=state.players[seat].points + points)
    return Step(state=pop(state), events=(StonePlaced(seat, action.square, points),))


def apply_crown(state: BoardState, seat: Seat, action: Crown, chance: Chance) -> Step[BoardState, Event]:
    points = worth(state, action.square)
    state = with_player(state, seat, points=state.players[seat].points + points, crowned=action.square)
    return Step(state=pop(state), events=(StoneCrowned(seat, action.square, points),))


def default(state: BoardState, seat: Seat) -> Place:
    """Places a stone where it brings least, for a seat that does not answer (ruling 2)."""
    return Place(min(open_to(state, seat), key=lambda square: worth(state, square)))


def _square(state: BoardState, square: str) -> Token:
    return Token(square, ends=True, note=Say("points", {"points": worth(state, square)}))
