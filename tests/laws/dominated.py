# ruff: noqa: T201 - what it prints is what it is for
"""Lets bots play and counts what is certainly dominated: ``python -m tests.laws.dominated caylus --games 20``.

Every finding is told with the arguments that find it again, and where in the game it was. Games are numbered, and the
number decides everything about a game.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tqdm import tqdm

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from players.core import player
from players.core.levels import LEVELS
from rules.core import match as matches
from rules.core.contract import AnyGame, Seat
from rules.core.library import load
from rules.core.match import Match
from tests.players.dominated import GAMES, Moment, kinds, seen

LEVEL = "strong"
SHORT = 2
"""So many games of each game are watched in the soak."""

Answer: TypeAlias = Callable[[AnyGame, object, Seat, str], tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something stupid that a player did."""

    words: str
    entry: int
    seat: Seat
    action: str


def watch(match: Match, level: str, answer: Answer = player.answer) -> Iterator[Finding]:
    """Lets a level play a game to its end for all seats, and yields what is stupid."""
    game, before = match.game, tuple[Moment, ...]()
    while not match.over:
        seat = match.awaited[0]
        if before and before[-1].seat != seat:
            before = ()
        for notation in answer(game, match.state, seat, level):
            action = game.parse(notation, match.state, seat)
            moment = Moment(game=game, state=match.state, seat=seat, action=action, before=before)
            for words in seen(moment):
                yield Finding(words=words, entry=match.entries, seat=seat, action=notation)
            before = (*before, moment)
            match = matches.play_text(match, seat, notation).match


def begin(game: str, seats: int, number: int) -> Match:
    rules = load(game)
    return matches.start(rules, seats, rules.meta.read_options({}), f"dominated {number}".encode().hex()).match


def tell(game: str, seats: int, level: str, numbers: Sequence[int], answer: Answer = player.answer) -> Counter[str]:
    """Plays games, prints what is found in them and then how often each kind was; returns that."""
    counted: Counter[str] = Counter()
    for number in tqdm(numbers, unit=" games", disable=not sys.stderr.isatty()):
        for found in watch(begin(game, seats, number), level, answer):
            counted[found.words] += 1
            where = f"entry {found.entry}, P{found.seat} {found.action}"
            again = f"{game} --seats {seats} --level {level} --seed {number} --games 1"
            print(f"{game}: {found.words}: {where}\n  again: {again}", flush=True)
    told = ", ".join(f"{words} {count}" for words, count in counted.items()) or "nothing"
    print(f"{game}, {seats} seats, {level}, {len(numbers)} games, {len(kinds(game))} kinds: {told}", flush=True)
    return counted


def tell_all() -> None:
    """Watches a few games of each game with the fewest seats."""
    for game in GAMES:
        tell(game, load(game).meta.seats[0], LEVEL, range(SHORT))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.dominated", description="Counts dominated moves.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, help="number of seats; default: the fewest")
    parser.add_argument("--level", choices=LEVELS, default=LEVEL)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    given = parser.parse_args(arguments)
    seats = given.seats or load(given.game).meta.seats[0]
    return bool(tell(given.game, seats, given.level, range(given.seed, given.seed + given.games)))


if __name__ == "__main__":
    sys.exit(main())
