"""A player: thinks about what its seat is asked, and answers."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from statistics import fmean
from typing import Any

from players.core import beam, playing_on
from players.core.appraisal import AnyAppraisal
from players.core.ending import gone_over
from players.core.levels import Level
from players.core.levels import level as level_of
from players.core.library import appraisal as appraisal_of
from players.core.lines import Line, asked
from players.core.luck import Luck
from players.core.seen import Seen, see
from players.core.sight import CLEAR, Sight
from rules.core.contract import AnyGame, Seat, Tagged

RELEARNT = 4
"""How many of the best lines are thought anew in other deals where they learn something on the way."""
QUICK_SHARE = 0.05
"""What an opponent's turn that is thought through quickly costs, of the nodes for one's own."""


def answer(game: AnyGame, state: Any, seat: Seat, level: str) -> tuple[str, ...]:
    """Returns the notations with which a seat that is asked goes on, at least one, in order.

    They lead up to where it learns something, or others are asked, or it is asked something else. Nothing that the
    seat cannot know has a part in it: a re-deal of that changes no word.
    """
    return answer_by(appraisal_of(game.meta.id), state, seat, level_of(game.meta.id, level))


def answer_by(appraisal: AnyAppraisal, state: Any, seat: Seat, level: Level) -> tuple[str, ...]:
    """Returns what `answer` would if the game were appraised like this, such as by other weights."""
    seen = see(appraisal.game, state, seat, level.deals)
    return tuple(appraisal.game.format(action) for action in consider(appraisal, seen, level)[0].sure)


def think(game: AnyGame, state: Any, seat: Seat, level: Level) -> list[Line[Any]]:
    """Returns the lines that a seat finds, the best first, each beginning with other actions."""
    appraisal = appraisal_of(game.meta.id)
    return consider(appraisal, see(game, state, seat, level.deals), level)


def consider(appraisal: AnyAppraisal, seen: Seen[Any], level: Level) -> list[Line[Any]]:
    """Returns the lines that are found for what a seat has seen, the best first: at least the harmless answer."""
    appraisal = _taken(appraisal, seen, level.sight)
    nodes = max(1, round(appraisal.nodes * level.share))
    if appraisal.horizon(seen.deals[0]) is None:
        lines = _turns(appraisal, seen, level, nodes)
    else:
        lines = _single_answers(appraisal, seen, level, nodes)
    return lines or [Line(actions=(seen.game.default(seen.deals[0], seen.seat),), state=seen.deals[0])]


def _taken(appraisal: AnyAppraisal, seen: Seen[Any], sight: Sight) -> AnyAppraisal:
    """Returns an appraisal as a seat takes it, in the same way in all that it is asked within a turn."""
    if sight.misweighs == 1 and not sight.instead:
        return appraisal
    luck = Luck(f"weights of {asked(seen.game, seen.deals[0], seen.seat)} {seen.seat}")
    return type(appraisal)(appraisal.game, sight.weighed(appraisal.weights, luck))


def _turns(appraisal: AnyAppraisal, seen: Seen[Any], level: Level, nodes: int) -> list[Line[Any]]:
    """Searches the own turn in one deal, and thinks the best lines anew in the others if they learn something.

    What is found in the one deal by knowing what comes next is worth nothing; turns in which nothing is learnt are the
    same in all of them.
    """
    first, *others = seen.deals
    lines = _beginnings(_found(appraisal, seen, nodes, level.sight))
    lines = _relearnt(appraisal, seen, lines[:RELEARNT], others, nodes) + lines[RELEARNT:]
    if level.answered:
        lines = _answered(appraisal, seen, lines[: level.answered], nodes) + lines[level.answered :]
    if lines and (lines[0].state.over or level.sight.looks_twice):
        longer = gone_over(appraisal, first, seen.seat, lines[0], seen.luck("end"))
        if level.answered and longer is not lines[0]:
            (longer,) = _answered(appraisal, seen, [longer], nodes)
        lines[0] = longer
    return lines


def _found(appraisal: AnyAppraisal, seen: Seen[Any], nodes: int, sight: Sight) -> list[Line[Any]]:
    """Searches the own turn; who looks twice overlooks nothing in the one that ends the game."""

    def search(sight: Sight) -> list[Line[Any]]:
        return beam.best_lines(appraisal, seen.deals[0], seen.seat, nodes, seen.luck("search"), sight)

    lines = search(sight)
    return search(CLEAR) if sight.overlooks and sight.looks_twice and lines and lines[0].state.over else lines


def _beginnings(lines: list[Line[Any]]) -> list[Line[Any]]:
    """Keeps of the lines that begin alike, up to where something is learnt, the best alone."""
    found: dict[tuple[Tagged, ...], Line[Any]] = {}
    for line in lines:
        found.setdefault(line.sure, line)
    return list(found.values())


def _relearnt(
    appraisal: AnyAppraisal, seen: Seen[Any], lines: list[Line[Any]], others: list[Any], nodes: int
) -> list[Line[Any]]:
    """Puts lines in the order of what they are worth on average in other deals, where one of them learns something.

    All of them then, as deals differ by more than lines do: by the tile that is drawn next, for example.
    """
    if not others or all(len(line.sure) == len(line.actions) for line in lines):
        return lines
    quick = max(1, round(nodes * QUICK_SHARE))
    worths = [fmean(_gone_on(appraisal, seen, line, deal, quick) for deal in others) for line in lines]
    valued = (replace(line, worth=worth) for line, worth in zip(lines, worths, strict=True))
    return sorted(valued, key=lambda line: -line.worth)


def _gone_on(appraisal: AnyAppraisal, seen: Seen[Any], line: Line[Any], deal: Any, nodes: int) -> float:
    luck = seen.luck("other deal")
    for action in line.sure:
        deal = seen.game.apply(deal, seen.seat, action, luck).state
    goes_on = asked(seen.game, deal, seen.seat) is not None
    found = beam.best_lines(appraisal, deal, seen.seat, nodes, luck) if goes_on else []
    return found[0].worth if found else appraisal.worth(deal, seen.seat)


def _single_answers(appraisal: AnyAppraisal, seen: Seen[Any], level: Level, nodes: int) -> list[Line[Any]]:
    """Searches a single answer in each deal."""
    share = max(1, nodes // len(seen.deals))
    found = [
        playing_on.best_answers(appraisal, deal, seen.seat, share, f"{seen.seed} search {number}", level.sight)
        for number, deal in enumerate(seen.deals)
    ]
    return _across_deals(seen, found)


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
    """Puts lines in the order of what they are worth, before and after the next seat has had its quick turn.

    As a quick turn may be a bad one, what it leads to is not all that counts.
    """
    quick = max(1, round(nodes * QUICK_SHARE))
    answered = [replace(line, worth=(line.worth + _after_answer(appraisal, seen, line, quick)) / 2) for line in lines]
    return sorted(answered, key=lambda line: -line.worth)


def _after_answer(appraisal: AnyAppraisal, seen: Seen[Any], line: Line[Any], nodes: int) -> float:
    """Returns what a line is worth after the quick turn of who comes next; all others would take as long again."""
    state = line.state
    seat = next((decision.seat for decision in seen.game.decisions(state)), seen.seat)
    turns = beam.best_lines(appraisal, state, seat, nodes, seen.luck("answer")) if seat != seen.seat else []
    return appraisal.worth(turns[0].state, seen.seat) if turns else line.worth
