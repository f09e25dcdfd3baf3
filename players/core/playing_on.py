"""The search of a single small answer: after each, the game is played on quickly by all, up to a horizon."""

from __future__ import annotations

from itertools import count

from players.core.appraisal import Appraisal
from players.core.lines import Line, longer
from players.core.luck import Luck
from rules.core.contract import S, Seat

MOST_ANSWERS = 200
"""How many answers are given quickly before what came of it is appraised anyway."""


def best_answers(appraisal: Appraisal[S], start: S, seat: Seat, nodes: int, luck: Luck) -> list[Line[S]]:
    """Returns the answers of a seat that is asked, the best first, found by looking at about so many positions.

    The best by a look one step ahead are played on, as many as the nodes allow, and stand before the others.
    """
    steps = (longer(appraisal.game, Line(state=start), seat, action, luck) for action in appraisal.actions(start, seat))
    looked_at = sorted((_worth(appraisal, line, line.state, seat) for line in steps), key=lambda line: -line.worth)
    used = len(looked_at)
    played_on: list[Line[S]] = []
    for line in looked_at:
        if used >= nodes and played_on:
            break
        end, answers = play_on(appraisal, line.state, appraisal.horizon(start), luck)
        used += answers
        played_on.append(_worth(appraisal, line, end, seat))
    return sorted(played_on, key=lambda line: -line.worth) + looked_at[len(played_on) :]


def play_on(appraisal: Appraisal[S], state: S, horizon: object, luck: Luck) -> tuple[S, int]:
    """Plays a game on quickly until it is over or comes to another horizon; returns how many answers that took."""
    for answers in count():
        awaited = appraisal.game.decisions(state)
        if not awaited or appraisal.horizon(state) != horizon or answers == MOST_ANSWERS:
            return state, answers
        seat = awaited[0].seat
        state = appraisal.game.apply(state, seat, appraisal.quick(state, seat), luck).state
    raise AssertionError("counting has no end")


def _worth(appraisal: Appraisal[S], line: Line[S], end: S, seat: Seat) -> Line[S]:
    worth = appraisal.worth(end, seat)
    return Line(actions=line.actions, state=line.state, worth=worth, planned=line.planned)
