"""The search of a turn of many small actions: lines with as much of the turn left are compared, the best are followed.

What is left of the turn is spent step by step. To each rest belongs its share of the nodes that are left, as otherwise
the first actions, which can be combined in the most ways, would use them all up.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Generic

from players.core.appraisal import Appraisal
from players.core.circles import undoes
from players.core.lines import Line, asked, longer
from players.core.luck import Luck
from players.core.sight import CLEAR, Sight
from rules.core.contract import S, Seat, Tagged

MOST_DEFAULTS = 20
"""With how many harmless answers a line is ended that was not thought through."""
ENDED = 3
"""How many lines that were not thought through are ended so, for each rest of the turn."""


def best_lines(
    appraisal: Appraisal[S], start: S, seat: Seat, nodes: int, luck: Luck, sight: Sight = CLEAR
) -> list[Line[S]]:
    """Returns whole turns of a seat that is asked, the best first, found by looking at so many positions."""
    return _Beam(appraisal, start, seat, luck, sight).search(nodes)


class _Beam(Generic[S]):
    """The search of one turn."""

    def __init__(self, appraisal: Appraisal[S], start: S, seat: Seat, luck: Luck, sight: Sight) -> None:
        self.appraisal = appraisal
        self.game = appraisal.game
        self.seat = seat
        self.luck = luck
        self.sight = sight
        self.about = asked(self.game, start, seat)
        self.whole = appraisal.left(start)
        """How much of the turn is left in the beginning: nothing where a single answer is asked for."""
        self.hopes: dict[Tagged, int] = dict.fromkeys(self._idle(start), 0)
        """By how much each action is taken for better than it is."""
        self.start = start
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
        while used < nodes and (line := self._best_waiting(left)):
            for further in self._further(line):
                used += 1
                self._note(further)
        self._end_harmlessly(left)
        return used

    def _end_harmlessly(self, left: int) -> None:
        """Ends the best lines with so much left that were not thought through, and drops the others."""
        best = [self._best_waiting(left) for _ in range(ENDED)]
        del self.waiting[left]
        for line in filter(None, best):
            ended = self._ended_harmlessly(line)
            self.cut_short.setdefault(self.appraisal.key(ended.state), line)
            self._note(ended)

    def _best_waiting(self, left: int) -> Line[S] | None:
        """Takes the best line with so much left; that one goes in circles is dear to see, so it is seen here only."""
        waiting = self.waiting[left]
        while waiting:
            line = heapq.heappop(waiting)[2]
            if not self._goes_in_circles(line):
                return line
        return None

    def _further(self, line: Line[S]) -> Iterator[Line[S]]:
        for step in self._noticed(line.state):
            further = line
            for action in step:
                further = longer(self.game, further, self.seat, action, self.luck)
            yield further

    def _noticed(self, state: S) -> Iterable[tuple[Tagged, ...]]:
        """Returns what is not overlooked of what a line could go on with; something while half of the turn is left."""
        steps = self.appraisal.steps(state, self.seat)
        if not self.sight.overlooks:
            return steps
        least = int(2 * self.appraisal.left(state) >= self.whole > 0)
        return self.sight.noticed(list(steps), [(action,) for action in self._idle(state)], self.luck, least)

    def _idle(self, state: S) -> tuple[Tagged, ...]:
        return self.appraisal.harmless(state, self.seat), self.game.default(state, self.seat)

    def _note(self, line: Line[S]) -> None:
        """Keeps a line, unless another one leads to the same position."""
        if (known := self.appraisal.key(line.state)) in self.met:
            return
        self.met.add(known)
        worth = self.appraisal.worth(line.state, self.seat) + self._misjudged(line)
        valued = Line(actions=line.actions, state=line.state, worth=worth, planned=line.planned)
        if asked(self.game, line.state, self.seat) == self.about:
            self._wait(valued)
        else:
            self.ended.append(valued)

    def _misjudged(self, line: Line[S]) -> int:
        """Returns by how much a line is taken for better than it is: by what is hoped of each of its actions.

        A single answer, such as a bid, is taken for what it is: by hoping for more one would always give it.
        """
        if not (self.sight.misjudges and self.whole):
            return 0
        for action in line.actions:
            self.hopes.setdefault(action, self.luck.below("hoped", self.sight.misjudges + 1))
        return sum(self.hopes[action] for action in set(line.actions))

    def _goes_in_circles(self, line: Line[S]) -> bool:
        """Says whether a line only spends what is left; who overlooks nothing compares it with a line that does not."""
        return self.sight.overlooks > 0 and undoes(self.game, self.start, self.seat, line.actions, line.state)

    def _wait(self, line: Line[S]) -> None:
        waiting = self.waiting.setdefault(self.appraisal.left(line.state), [])
        heapq.heappush(waiting, (-line.worth, next(self.number), line))

    def _ended_harmlessly(self, line: Line[S]) -> Line[S]:
        for _ in range(MOST_DEFAULTS):
            if asked(self.game, line.state, self.seat) != self.about:
                break
            line = longer(self.game, line, self.seat, self.appraisal.harmless(line.state, self.seat), self.luck)
        return line
