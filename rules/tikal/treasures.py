"""Recovering treasures, and what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import with_player
from rules.tikal import data, figures
from rules.tikal.actions import Recover
from rules.tikal.choices import space_token
from rules.tikal.events import Event, TreasureRecovered
from rules.tikal.points import check_points, spend
from rules.tikal.state import TikalState, digs_at, turn_of, with_dig, with_space
from rules.tikal.temples import check_dig


def treasure_points(state: TikalState, treasures: tuple[str, ...]) -> int:
    """Returns what a collection scores: a single treasure 1, a pair 3, a triple 6."""
    return sum(state.numbers.treasure_points[copies] for copies in Counter(treasures).values())


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces where a treasure can be recovered, each with what lies there."""
    turn = turn_of(state)
    if words or turn.points < state.numbers.recover:
        return
    for at, space in enumerate(state.spaces):
        if space.treasures and digs_at(turn, data.SPACES[at]) < min(state.numbers.digs, figures.figures(space, seat)):
            yield space_token(data.SPACES[at], ends=True, note=Say("recover", {"treasures": len(space.treasures)}))


def check(state: TikalState, seat: Seat, action: Recover) -> None:
    """Judges a recovery: a treasure lies there, with figures to dig."""
    if not state.spaces[data.INDEX[action.space]].treasures:
        raise IllegalAction("no-treasure-there", space=action.space)
    check_dig(state, seat, action.space)
    check_points(state, state.numbers.recover)


def apply(state: TikalState, seat: Seat, action: Recover, chance: Chance) -> Step[TikalState, Event]:
    """Takes the top treasure of the space, which nobody has seen before."""
    at = data.INDEX[action.space]
    motif, *left = state.spaces[at].treasures
    owned = tuple(sorted((*state.players[seat].treasures, motif)))
    state = with_player(with_space(state, at, treasures=tuple(left)), seat, treasures=owned)
    state = spend(with_dig(state, action.space), state.numbers.recover)
    recovered = TreasureRecovered(seat=seat, space=action.space, motif=motif, left=len(left))
    return Step(state=state, events=(recovered,), reveals=True)
