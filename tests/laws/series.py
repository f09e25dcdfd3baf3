# ruff: noqa: T201 - what it prints is what it is for
"""Watches a series of the arena for what is dominated: ``python -m tests.laws.series tikal --players master,strong``.

It takes what ``longtable arena`` takes, plays the same games and tells the same of them, so that one series shows both
who is better and that neither plays stupidly.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any
from unittest.mock import patch

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from bot.cli import main as run
from players.core import arena
from players.core.arena import Player
from players.core.luck import Luck
from rules.core.contract import AnyGame, Seat
from tests.players.dominated import Moment, seen


class Watcher:
    """Looks at what is answered in one game after the other; what it finds is told before the line of its game."""

    def __init__(self) -> None:
        self.before: tuple[Moment, ...] = ()
        self.found: list[str] = []
        self._play = arena.play

    def begin(self, *given: Any) -> arena.Played:
        self.before = ()
        return self._play(*given)

    def of(self, name: str, player: Player) -> Player:
        """Returns a player that answers like this one and is watched."""

        def answer(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
            answered = player(game, state, seat)
            if self.before and self.before[-1].seat != seat:
                self.before = ()
            for notation in answered:
                action = game.parse(notation, state, seat)
                moment = Moment(game=game, state=state, seat=seat, action=action, before=self.before)
                for words in seen(moment):
                    self.found.append(words)
                    print(f"{name}, P{seat}: {words}: {notation} of {'; '.join(answered)}", flush=True)
                self.before = (*self.before, moment)
                state = game.apply(state, seat, action, Luck("watched")).state
            return answered

        return answer


def main(arguments: Sequence[str]) -> int:
    watcher = Watcher()
    watched: Mapping[str, Player] = {name: watcher.of(name, player) for name, player in arena.PLAYERS.items()}
    with patch.object(arena, "PLAYERS", watched), patch.object(arena, "play", watcher.begin):
        status = run(["arena", *arguments])
    print(f"Dominated: {len(watcher.found)}.", flush=True)
    return status or bool(watcher.found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
