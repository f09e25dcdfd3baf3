# ruff: noqa: T201 - what it prints is what it is for
"""The law of opponents: what a seat cannot know changes nothing that a player answers for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice
from random import Random

from players.core import player
from players.core.levels import LEVELS, Level
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import AnyGame, Seat
from rules.core.library import games, load, meta
from rules.core.match import Match
from rules.core.play import play_on

HASTY = Level(name="hasty", share=0.01, deals=2, sight=LEVELS["fair"].sight)
"""Looks at few positions, as there are thousands to answer in, and does all that the levels do."""
POSITIONS = 10_000
"""So many of each game are asked for in the soak."""
APART = 7
"""Of so many positions of a random game one is answered in."""


def differing(game: AnyGame, match: Match, level: Level = HASTY) -> tuple[Seat, str, str] | None:
    """Returns the first seat that is asked and answers otherwise once all is dealt anew that it cannot know."""
    for seat in match.awaited:
        dealt = game.redeal(match.state, seat, SecretChance(f"otherwise {match.entries}"))
        shown, otherwise = (_answer(game, state, seat, level) for state in (match.state, dealt))
        if shown != otherwise:
            return seat, shown, otherwise
    return None


def _answer(game: AnyGame, state: object, seat: Seat, level: Level) -> str:
    return "; ".join(game.format(action) for action in player.think(game, state, seat, level)[0].sure)


def positions(game: str) -> Iterator[tuple[str, Match]]:
    """Yields positions of random games with all numbers of seats, each with the words by which it is found again."""
    for number in count():
        seats = meta(game).seats[number % len(meta(game).seats)]
        secret = f"opponents {number}"
        begun = matches.start(load(game), seats, meta(game).read_options({}), secret).match
        for moved in play_on(begun, Random(secret).randrange):
            if moved.match.entries % APART == 0 and not moved.match.over:
                yield f"game {number}, entry {moved.match.entries}", moved.match


def ask(game: str, times: int) -> str:
    """Asks in so many positions of a game; exits with the first that is answered otherwise."""
    for where, match in islice(positions(game), times):
        if found := differing(load(game), match):
            seat, shown, otherwise = found
            sys.exit(f"{game}, {where}: P{seat} answers {shown!r}, and {otherwise!r} after a re-deal")
    return f"{game}: {times} positions, each answered alike after a re-deal"


def tell() -> None:
    """Asks in ten thousand positions of each game."""
    for game in games():
        print(ask(game, POSITIONS))
