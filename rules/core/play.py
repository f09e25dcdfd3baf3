"""Random play: what tests, the soak and `selfplay` play with. It weighs verbs evenly, so that all of them are met."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rules.core import match as matches
from rules.core.contract import Seat, Tagged
from rules.core.match import Match, Moved
from rules.core.notation import Tree

Choose: TypeAlias = Callable[[int], int]
"""Returns a number of 0 to the given bound - 1; all luck of random play comes from it."""

MOST_IN_A_ROW = 40
"""How many entries are made at random while the same seats are awaited; then defaults are played, so that moves
that cost nothing do not go on for ever."""


class DeadEnd(Exception):
    """The tree offers the beginning of a notation but no end, or nothing at all to a seat that is awaited."""

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__(" ".join(path))
        self.path = path


class RandomPlayer:
    """Plays all seats of one match, one entry at a time."""

    def __init__(self, choose: Choose, most_in_a_row: int = MOST_IN_A_ROW) -> None:
        self._choose = choose
        self._most = most_in_a_row
        self._awaited: tuple[Seat, ...] = ()
        self._row = 0

    def choose(self, match: Match, tree: Tree | None = None) -> tuple[Seat, Tagged]:
        """Returns a seat that is awaited and a legal action for it; raises `DeadEnd`.

        ``tree`` is that of the game, where it has been walked along already.
        """
        self._row = self._row + 1 if match.awaited == self._awaited else 1
        self._awaited = match.awaited
        seat = self._awaited[self._choose(len(self._awaited))]
        if self._row > self._most:
            return seat, match.game.default(match.state, seat)
        return seat, match.game.parse(pick(tree or match.game, match.state, seat, self._choose), match.state, seat)


def pick(tree: Tree, state: Any, seat: Seat, choose: Choose) -> str:
    """Returns a legal notation, found by a random walk along the tree; raises `DeadEnd`."""
    path: tuple[str, ...] = ()
    may_stop, leads_on = False, True
    while True:
        tokens = tuple(tree.tokens(state, seat, path)) if leads_on else ()
        if not tokens and not may_stop:
            raise DeadEnd(path)
        chosen = choose(len(tokens) + may_stop)
        if chosen == len(tokens):
            return " ".join(path)
        token = tokens[chosen]
        path, may_stop, leads_on = (*path, token.text), token.ends, token.leads_on


def play_on(match: Match, choose: Choose, most_in_a_row: int = MOST_IN_A_ROW) -> Iterator[Moved]:
    """Plays a match at random to its end and yields every entry."""
    player = RandomPlayer(choose, most_in_a_row)
    while not match.over:
        seat, action = player.choose(match)
        moved = matches.play(match, seat, action)
        yield moved
        match = moved.match
