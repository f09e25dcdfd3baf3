"""The search of a single small answer: after each, the game is played on quickly by all, up to a horizon."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from players.core.appraisal import Appraisal
from players.core.lines import Line, longer
from players.core.luck import Luck
from players.core.sight import CLEAR, Sight
from rules.core.contract import S, Seat, Tagged

MOST_ANSWERS = 200
"""How many answers are given quickly before what came of it is appraised anyway."""


def best_answers(
    appraisal: Appraisal[S], start: S, seat: Seat, nodes: int, seed: str, sight: Sight = CLEAR
) -> list[Line[S]]:
    """Returns the answers of a seat that is asked, the best first, found by looking at about so many positions.

    Those that the appraisal yields first are played on, as many as the nodes allow, and the best of them once more if
    nodes are left; the others come behind in their order. A single answer needs no thought. Who overlooks much sees the
    harmless answer only where it is the most promising.

    Each has the same luck, which follows from the seed, as otherwise luck alone would tell them apart.
    """
    game, used, ends = appraisal.game, 0, list[tuple[Line[S], S]]()
    offered = _noticed(appraisal, start, seat, sight, Luck(f"{seed} seen"))
    lines = [longer(game, Line(state=start), seat, action, Luck(f"{seed} answer")) for action in offered]

    def valued(line: Line[S], end: S) -> Line[S]:
        trust = appraisal.trust if line.actions == lines[0].actions else 0.0
        return replace(line, worth=appraisal.foreseen(end, seat) + trust)

    for line in lines if len(lines) > 1 else ():
        if used >= nodes:
            break
        end, answers = play_on(appraisal, line.state, appraisal.horizon(start), Luck(f"{seed} once"))
        used += answers + 1
        ends.append((valued(line, end), end))
    ends.sort(key=lambda found: -found[0].worth)
    further = list[Line[S]]()
    for line, end in ends[: appraisal.further]:
        if used >= nodes:
            break
        end, answers = play_on(appraisal, end, appraisal.horizon(end), Luck(f"{seed} further"))
        used += answers
        further.append(valued(line, end))
    further.sort(key=lambda line: -line.worth)
    once = _behind(further, [line for line, _ in ends[len(further) :]])
    return _behind(once, lines[len(ends) :])


def _noticed(appraisal: Appraisal[S], start: S, seat: Seat, sight: Sight, luck: Luck) -> list[Tagged]:
    offered = list(appraisal.actions(start, seat))
    if not sight.overlooks:
        return offered
    harmless = appraisal.harmless(start, seat)
    if len(offered) > 1 and offered[0] != harmless:
        offered = [action for action in offered if action != harmless]
    return sight.noticed(offered, (harmless,), luck)


def _behind(first: list[Line[S]], others: list[Line[S]]) -> list[Line[S]]:
    """Returns lines with others behind them, which are worth less, as they were not looked at as far.

    Where there is nothing to be behind, the others keep what they are worth: deals are compared by it.
    """
    if not first:
        return others
    least = min(line.worth for line in first)
    return first + [replace(line, worth=least - number) for number, line in enumerate(others, start=1)]


def play_on(appraisal: Appraisal[S], state: S, horizon: object, luck: Luck) -> tuple[S, int]:
    """Plays a game on quickly until it is over or comes to another horizon; returns how many answers that took."""
    for answers in count():
        awaited = appraisal.game.decisions(state)
        if not awaited or appraisal.horizon(state) != horizon or answers == MOST_ANSWERS:
            return state, answers
        seat = awaited[0].seat
        state = appraisal.game.apply(state, seat, appraisal.quick(state, seat), luck).state
    raise AssertionError("counting has no end")
