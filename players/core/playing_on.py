"""The search of a single small answer: after each, the game is played on quickly by all, up to a horizon."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from players.core.appraisal import Appraisal
from players.core.lines import Line, longer
from players.core.luck import Luck
from rules.core.contract import S, Seat

MOST_ANSWERS = 200
"""How many answers are given quickly before what came of it is appraised anyway."""


def best_answers(appraisal: Appraisal[S], start: S, seat: Seat, nodes: int, luck: Luck) -> list[Line[S]]:
    """Returns the answers of a seat that is asked, the best first, found by looking at about so many positions.

    Those that the appraisal yields first are played on, as many as the nodes allow; the others come behind in their
    order. A single answer needs no thought.
    """
    game, used, found = appraisal.game, 0, list[Line[S]]()
    lines = [longer(game, Line(state=start), seat, action, luck) for action in appraisal.actions(start, seat)]
    for line in lines if len(lines) > 1 else ():
        if used >= nodes:
            break
        end, answers = play_on(appraisal, line.state, appraisal.horizon(start), luck)
        used += answers + 1
        found.append(replace(line, worth=appraisal.worth(end, seat)))
    least = min((line.worth for line in found), default=0.0)
    behind = [replace(line, worth=least - number) for number, line in enumerate(lines[len(found) :], start=1)]
    return sorted(found, key=lambda line: -line.worth) + behind


def play_on(appraisal: Appraisal[S], state: S, horizon: object, luck: Luck) -> tuple[S, int]:
    """Plays a game on quickly until it is over or comes to another horizon; returns how many answers that took."""
    for answers in count():
        awaited = appraisal.game.decisions(state)
        if not awaited or appraisal.horizon(state) != horizon or answers == MOST_ANSWERS:
            return state, answers
        seat = awaited[0].seat
        state = appraisal.game.apply(state, seat, appraisal.quick(state, seat), luck).state
    raise AssertionError("counting has no end")
