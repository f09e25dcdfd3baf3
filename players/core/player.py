"""A player: thinks about what its seat is asked, and answers."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

from players.core import beam, playing_on
from players.core.appraisal import AnyAppraisal
from players.core.levels import LEVELS, Level
from players.core.library import appraisal as appraisal_of
from players.core.lines import Line
from players.core.seen import Seen, see
from rules.core.contract import AnyGame, Seat, Tagged

SLIPPED = 5
"""Among how many of its better answers a level chooses that slips."""
QUICK_SHARE = 0.05
"""What an opponent's turn that is thought through quickly costs, of the nodes for one's own."""


def answer(game: AnyGame, state: Any, seat: Seat, level: str) -> tuple[str, ...]:
    """Returns the notations with which a seat that is asked goes on, at least one, in order.

    They lead up to where it learns something, or others are asked, or it is asked something else. Nothing that the
    seat cannot know has a part in it: a re-deal of that changes no word.
    """
    return tuple(game.format(action) for action in think(game, state, seat, LEVELS[level])[0].sure)


def think(game: AnyGame, state: Any, seat: Seat, level: Level) -> list[Line[Any]]:
    """Returns the lines that a seat finds, the best first, each beginning with other actions."""
    appraisal = appraisal_of(game.meta.id)
    return consider(appraisal, see(game, state, seat, level.deals), level)


def consider(appraisal: AnyAppraisal, seen: Seen[Any], level: Level) -> list[Line[Any]]:
    """Returns the lines that are found for what a seat has seen, the best first: at least the harmless answer."""
    nodes = max(1, round(appraisal.nodes * level.share / len(seen.deals)))
    found = [_search(appraisal, seen, deal, number, nodes) for number, deal in enumerate(seen.deals)]
    lines = _across_deals(seen, found)
    if level.answered and appraisal.horizon(seen.deals[0]) is None:
        lines = _answered(appraisal, seen, lines[: level.answered], nodes) + lines[level.answered :]
    if not lines:
        return [Line(actions=(seen.game.default(seen.deals[0], seen.seat),), state=seen.deals[0])]
    luck = seen.luck("slips")
    if luck.below("slip", 1000) < 1000 * level.slips:
        lines.insert(0, lines.pop(luck.below("line", min(SLIPPED, len(lines)))))
    return lines


def _search(appraisal: AnyAppraisal, seen: Seen[Any], deal: Any, number: int, nodes: int) -> list[Line[Any]]:
    search = beam.best_lines if appraisal.horizon(deal) is None else playing_on.best_answers
    return search(appraisal, deal, seen.seat, nodes, seen.luck(f"search {number}"))


def _across_deals(seen: Seen[Any], found: list[list[Line[Any]]]) -> list[Line[Any]]:
    """Makes one list of what was found in each deal: a way to begin is worth what it brings in all of them together.

    In a deal in which a beginning was not followed it is worth as much as the least that was.
    """
    worth: dict[tuple[Tagged, ...], dict[int, float]] = defaultdict(dict)
    first: dict[tuple[Tagged, ...], Line[Any]] = {}
    for number, lines in enumerate(found):
        for line in lines:
            worth[line.sure].setdefault(number, line.worth)
            first.setdefault(line.sure, line)
    least = [min((line.worth for line in lines), default=0.0) for lines in found]
    mean = {
        sure: sum(by_deal.get(number, least[number]) for number in range(len(found))) / len(found)
        for sure, by_deal in worth.items()
    }
    averaged = (replace(line, worth=mean[sure]) for sure, line in first.items())
    return sorted(averaged, key=lambda line: -line.worth)


def _answered(appraisal: AnyAppraisal, seen: Seen[Any], lines: list[Line[Any]], nodes: int) -> list[Line[Any]]:
    """Puts lines in the order of what they are worth once each other seat has had its quick turn."""
    quick = max(1, round(nodes * QUICK_SHARE))
    answered = [replace(line, worth=_after_answers(appraisal, seen, line, quick)) for line in lines]
    return sorted(answered, key=lambda line: -line.worth)


def _after_answers(appraisal: AnyAppraisal, seen: Seen[Any], line: Line[Any], nodes: int) -> float:
    state = line.state
    waiting = set(range(len(seen.game.scores(state, None)))) - {seen.seat}
    while waiting:
        seat = next((decision.seat for decision in seen.game.decisions(state)), None)
        if seat not in waiting:
            break
        waiting.remove(seat)
        turns = beam.best_lines(appraisal, state, seat, nodes, seen.luck(f"answer {seat}"))
        if turns:
            state = turns[0].state
    return appraisal.worth(state, seen.seat)
