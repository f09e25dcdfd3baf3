"""The search of a turn: what it had no nodes to think through is not left as it is, if it is the best it has found."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from players.core.appraisal import Appraisal
from players.core.beam import best_lines
from players.core.luck import Luck
from rules.core.contract import Seat

END = "."
WORTHS = {"": 0.0, "a": 5.0, "b": 4.0, "a.": 1.0, "ac": 1.5, "ac.": 1.5, "b.": 4.0, "bc": 6.0, "bc.": 6.0}
"""What promises most comes to little; what comes next is good at once, and better with one more letter."""


class Spelling:
    """A game in which a turn is a word of two letters at most."""

    def decisions(self, state: str) -> list[Any]:
        return [] if state.endswith(END) else [SimpleNamespace(seat=0, about="word")]

    def apply(self, state: str, seat: Seat, action: str, luck: Luck) -> Any:
        return SimpleNamespace(state=state + action, reveals=False)

    def default(self, state: str, seat: Seat) -> str:
        return END


class Reader(Appraisal[Any]):
    def worth(self, state: str, seat: Seat) -> float:
        return WORTHS[state]

    def left(self, state: str) -> int:
        return 2 - len(state)

    def actions(self, state: str, seat: Seat) -> Iterator[Any]:
        return iter({0: "ab", 1: "c" + END, 2: END}[len(state)])


@pytest.mark.parametrize("nodes", [1, 100])
def test_the_best_line_is_thought_through_however_few_nodes_there_are(nodes: int) -> None:
    game: Any = Spelling()
    assert "".join(map(str, best_lines(Reader(game), "", 0, nodes, Luck("words"))[0].actions)) == "bc."
