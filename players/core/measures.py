"""Players to measure others by: they look at points and at nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

from players.core.appraisal import AnyAppraisal, Appraisal
from players.core.levels import level
from players.core.library import appraisal
from players.core.luck import Luck
from players.core.player import consider
from players.core.seen import see
from rules.core.contract import AnyGame, Seat

MOST = 300
"""Actions that who looks one step ahead tries out."""


def greedy(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Answers what raises the own points most at once, and harmlessly where nothing does."""
    points: AnyAppraisal = Appraisal(game)
    deal = see(game, state, seat, 1).deals[0]
    best, most = game.default(deal, seat), game.scores(deal, seat)[seat].points
    for action in islice(points.actions(deal, seat), MOST):
        after = game.apply(deal, seat, action, Luck("greedy")).state
        if (own := game.scores(after, seat)[seat].points) > most:
            best, most = action, own
    return (game.format(best),)


def beam(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Answers with what brings most points by the end of the own turn, with the nodes of the highest level."""
    master = level(game.meta.id, "master")
    points: AnyAppraisal = Appraisal(game)
    points.nodes = appraisal(game.meta.id).nodes
    lines = consider(points, see(game, state, seat, master.deals), master)
    return tuple(game.format(action) for action in lines[0].sure)
