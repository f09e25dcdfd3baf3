"""The search of a turn of many small actions: lines with as much of the turn left are compared, the best are followed.

What is left of the turn is spent step by step. To each rest belongs its share of the nodes that are left, as otherwise
the first actions, which can be combined in the most ways, would use them all up.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import Generic

from players.core.appraisal import Appraisal
from players.core.lines import Line, asked, longer
from players.core.luck import Luck
from rules.core.contract import S, Seat

MOST_DEFAULTS = 20
"""With how many harmless answers a line is ended that was not thought through."""
ENDED = 3
"""How many lines that were not thought through are ended so, for each rest of the turn."""


def best_lines(
    appraisal: Appraisal[S], start: S, seat: Seat, nodes: int, luck: Luck, overlooks: float = 0.0
) -> list[Line[S]]:
    """Returns whole turns of a seat that is asked, the best first, found by looking at so many positions.

    So much of what could be done at each step is not seen.
    """
    return _Beam(appraisal, start, seat, luck, overlooks).search(nodes)


class _Beam(Generic[S]):
    """The search of one turn."""

    def __init__(self, appraisal: Appraisal[S], start: S, seat: Seat, luck: Luck, overlooks: float) -> None:
        self.appraisal = appraisal
        self.game = appraisal.game
        self.seat = seat
        self.luck = luck
        self.overlooks = overlooks
        self.about = asked(self.game, start, seat)
        self.met = {appraisal.key(start)}
        self.ended: list[Line[S]] = []
        self.cut_short: dict[int, Line[S]] = {}
        """By the position that a line ends in the line itself, where it was ended without being thought through."""
        self.waiting: dict[int, list[tuple[float, int, Line[S]]]] = {}
        self.number = count()
        self._wait(Line(state=start, worth=appraisal.worth(start, seat)))

    def search(self, nodes: int) -> list[Line[S]]:
        used = 0
        while self.waiting:
            left = max(self.waiting)
            share = max(1, (nodes - used) // (left + 1))
            used += self._spend(left, share)
        while line := self._cut_short():
            for further in self._further(line):
                self._note(further)
            while self.waiting:
                self._end_harmlessly(max(self.waiting))
        return sorted(self.ended, key=lambda line: -line.worth)

    def _cut_short(self) -> Line[S] | None:
        """Returns the best line as it was before it was ended, if it was not thought through."""
        best = max(self.ended, key=lambda line: line.worth, default=None)
        return self.cut_short.pop(self.appraisal.key(best.state), None) if best else None

    def _spend(self, left: int, nodes: int) -> int:
        """Follows the best lines with so much left, at the price of so many nodes; returns how many it took."""
        used = 0
        waiting = self.waiting[left]
        while waiting and used < nodes:
            line = heapq.heappop(waiting)[2]
            for further in self._further(line):
                used += 1
                self._note(further)
        self._end_harmlessly(left)
        return used

    def _end_harmlessly(self, left: int) -> None:
        """Ends the best lines with so much left that were not thought through, and drops the others."""
        for _, _, line in heapq.nsmallest(ENDED, self.waiting.pop(left)):
            ended = self._ended_harmlessly(line)
            self.cut_short.setdefault(self.appraisal.key(ended.state), line)
            self._note(ended)

    def _further(self, line: Line[S]) -> Iterator[Line[S]]:
        for step in self.appraisal.steps(line.state, self.seat):
            if self.luck.happens("overlooked", self.overlooks):
                continue
            further = line
            for action in step:
                further = longer(self.game, further, self.seat, action, self.luck)
            yield further

    def _note(self, line: Line[S]) -> None:
        """Keeps a line, unless another one leads to the same position."""
        if (known := self.appraisal.key(line.state)) in self.met:
            return
        self.met.add(known)
        worth = self.appraisal.worth(line.state, self.seat)
        valued = Line(actions=line.actions, state=line.state, worth=worth, planned=line.planned)
        if asked(self.game, line.state, self.seat) == self.about:
            self._wait(valued)
        else:
            self.ended.append(valued)

    def _wait(self, line: Line[S]) -> None:
        waiting = self.waiting.setdefault(self.appraisal.left(line.state), [])
        heapq.heappush(waiting, (-line.worth, next(self.number), line))

    def _ended_harmlessly(self, line: Line[S]) -> Line[S]:
        for _ in range(MOST_DEFAULTS):
            if asked(self.game, line.state, self.seat) != self.about:
                break
            line = longer(self.game, line, self.seat, self.appraisal.harmless(line.state, self.seat), self.luck)
        return line
