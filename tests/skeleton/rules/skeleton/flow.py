"""Chapter 2, the course of the game: setup, turns, the end."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Chance, Score, Seat, Step
from rules.core.seats import clockwise, ranked
from rules.core.sequence import pop, push, with_top

from .actions import Event, GameEnded
from .board import open_to
from .data import SQUARES
from .meta import META
from .state import BoardState, Player, Round, Turn


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> BoardState:
    """Sets up an empty board; the first turn begins by itself."""
    return BoardState(
        rules=META.rules_version,
        salt=chance.salt(),
        frames=(Round(0),),
        stones=(None,) * len(SQUARES),
        players=(Player(),) * seats,
        apart=options["neighbours"] == "others",
    )


def next_turn(state: BoardState, round: Round, chance: Chance) -> Step[BoardState, Event]:
    """Gives the turn to the next seat that can place a stone; the game ends when nobody can."""
    able = [seat for seat in clockwise(state, round.seat) if any(open_to(state, seat))]
    if not able:
        return _finish(pop(state))
    after = clockwise(state, able[0])[1]
    return Step(state=push(with_top(state, Round(after)), Turn(able[0])))


def _finish(state: BoardState) -> Step[BoardState, Event]:
    winners = tuple(score.seat for score in scores(state, None) if score.place == 1)
    return Step(state=state, events=(GameEnded(winners),))


def scores(state: BoardState, seat: Seat | None) -> tuple[Score, ...]:
    """Ranks the seats by their points; equals share a place."""
    return ranked([(("stones", player.points),) for player in state.players])
