"""Guarding temples: a guard keeps a temple for its owner to the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced, with_player
from rules.tikal import data, figures
from rules.tikal.actions import PlaceGuard
from rules.tikal.choices import space_token
from rules.tikal.events import Event, GuardPlaced
from rules.tikal.points import check_points, spend
from rules.tikal.scoring import majority
from rules.tikal.state import Space, TikalState, turn_of, with_space
from rules.tikal.temples import TEMPLE

FIGURES = {data.WORKER: "worker", data.LEADER: "L"}
"""How the notation names the figure that becomes the guard."""


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the temple, then the figure, with the figures that would leave the game."""
    if turn_of(state).points < state.numbers.guard or not state.players[seat].guards:
        return
    held = {
        data.SPACES[at]: space
        for at, space in enumerate(state.spaces)
        if space.terrain == TEMPLE and space.guard is None and majority(state, space) == seat
    }
    match words:
        case ():
            yield from (space_token(name, note=Say("guard", {"value": space.value})) for name, space in held.items())
        case (name,) if name in held:
            space = held[name]
            for figure, word in FIGURES.items():
                if _stands(space, seat, figure):
                    workers, leader = _lost(space, seat, figure)
                    lost = Say("lost", {"workers": workers, "leader": leader}) if workers or leader else None
                    yield Token(word, ends=True, note=lost)


def check(state: TikalState, seat: Seat, action: PlaceGuard) -> None:
    """Judges a guard: on a temple without one, where the seat is stronger than every other."""
    space = state.spaces[data.INDEX[action.space]]
    if not state.players[seat].guards:
        raise IllegalAction("no-guard-left", limit=state.numbers.guards)
    if space.terrain != TEMPLE:
        raise IllegalAction("not-a-temple", space=action.space)
    if space.guard is not None:
        raise IllegalAction("temple-guarded", space=action.space, guard_seat=space.guard)
    if not _stands(space, seat, action.figure):
        raise IllegalAction("figure-not-there", space=action.space, figure=action.figure)
    own = figures.strength(state, space, seat)
    for rival in range(len(state.players)):
        if rival != seat and figures.strength(state, space, rival) >= own:
            other = figures.strength(state, space, rival)
            raise IllegalAction("no-majority", space=action.space, strength=own, other_seat=rival, other=other)
    check_points(state, state.numbers.guard)


def apply(state: TikalState, seat: Seat, action: PlaceGuard, chance: Chance) -> Step[TikalState, Event]:
    """Makes the figure the guard; the seat's other figures there leave the game."""
    at = data.INDEX[action.space]
    space, player = state.spaces[at], state.players[seat]
    workers, leader = _lost(space, seat, action.figure)
    state = with_space(
        state,
        at,
        guard=seat,
        guard_figure=action.figure,
        workers=replaced(space.workers, seat, 0),
        leaders=tuple(s for s in space.leaders if s != seat),
    )
    state = with_player(
        state,
        seat,
        guards=player.guards - 1,
        lost_workers=player.lost_workers + workers,
        lost_leader=player.lost_leader or leader,
    )
    done = GuardPlaced(seat=seat, space=action.space, figure=action.figure, lost_workers=workers, lost_leader=leader)
    return Step(state=spend(state, state.numbers.guard), events=(done,))


def _stands(space: Space, seat: Seat, figure: str) -> bool:
    return seat in space.leaders if figure == data.LEADER else space.workers[seat] > 0


def _lost(space: Space, seat: Seat, figure: str) -> tuple[int, bool]:
    """Returns the workers that leave the game, and whether the leader does, when one figure becomes the guard."""
    workers, leader = space.workers[seat], seat in space.leaders
    return (workers, False) if figure == data.LEADER else (workers - 1, leader)
