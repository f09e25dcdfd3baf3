"""Uncovering the levels of temples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced
from rules.tikal import data, figures
from rules.tikal.actions import Uncover
from rules.tikal.choices import space_token
from rules.tikal.events import Event, TempleUncovered
from rules.tikal.points import check_points, spend
from rules.tikal.state import TikalState, digs_at, turn_of, with_dig, with_space

TEMPLE = "temple"


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the temples that can be uncovered, each with its next value."""
    turn = turn_of(state)
    if words or turn.points < state.numbers.uncover:
        return
    for at, space in enumerate(state.spaces):
        if space.terrain != TEMPLE or space.guard is not None or not squares_left(state, space.value + 1):
            continue
        dug = digs_at(turn, data.SPACES[at])
        if dug < min(state.numbers.digs, figures.figures(space, seat)):
            yield space_token(data.SPACES[at], ends=True, note=Say("uncover", {"value": space.value + 1}))


def check(state: TikalState, seat: Seat, action: Uncover) -> None:
    """Judges an uncovering: a temple without a guard, with its next level in the supply, and figures to dig."""
    space = state.spaces[data.INDEX[action.space]]
    if space.terrain != TEMPLE:
        raise IllegalAction("not-a-temple", space=action.space)
    if space.guard is not None:
        raise IllegalAction("temple-guarded", space=action.space, guard_seat=space.guard)
    if not squares_left(state, space.value + 1):
        raise IllegalAction("no-square-left", space=action.space, value=space.value + 1)
    check_dig(state, seat, action.space)
    check_points(state, state.numbers.uncover)


def apply(state: TikalState, seat: Seat, action: Uncover, chance: Chance) -> Step[TikalState, Event]:
    """Puts the next level from the supply on the temple."""
    at = data.INDEX[action.space]
    value = state.spaces[at].value + 1
    place = value - data.LOWEST_SQUARE
    state = replace(state, squares=replaced(state.squares, place, state.squares[place] - 1))
    state = spend(with_dig(with_space(state, at, value=value), action.space), state.numbers.uncover)
    return Step(state=state, events=(TempleUncovered(seat=seat, space=action.space, value=value),))


def squares_left(state: TikalState, value: int) -> int:
    """Returns how many temple levels of a value are in the supply: none above the highest (ruling 16)."""
    return state.squares[value - data.LOWEST_SQUARE] if value <= data.HIGHEST_SQUARE else 0


def check_dig(state: TikalState, seat: Seat, space: str) -> None:
    """Judges one more dig on a space, of a level or a treasure: two a turn, and the second needs a second figure."""
    dug = digs_at(turn_of(state), space)
    present = figures.figures(state.spaces[data.INDEX[space]], seat)
    if dug >= state.numbers.digs:
        raise IllegalAction("dug-enough", space=space, limit=state.numbers.digs)
    if present < dug + 1:
        raise IllegalAction("too-few-figures-to-dig", space=space, needs=dug + 1, figures=present)
