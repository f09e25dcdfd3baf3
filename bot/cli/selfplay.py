"""``selfplay``: random games, to try out the rules of a game or to get records of it."""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.cli.common import BadInput, Commands, Failure, declare, load_game, make_folder, of_games, progress, seats_of
from bot.cli.common import write_text as write_file

if TYPE_CHECKING:
    from rules.core.contract import AnyGame, Score
    from rules.core.log import Entry
    from rules.core.match import Match

MOST_ENTRIES = 50_000
"""No game takes as many; one that does will never end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A finished random game."""

    match: Match
    log: tuple[Entry, ...]
    scores: tuple[Score, ...]
    seconds: float


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "selfplay",
        "play random games and tell how they ended",
        _run,
        more="The same seed plays the same games.",
        example="longtable selfplay tikal --seats 3 --games 10 --seed 1 --record records",
    )
    of_games(parser, 1, least=1, help="how many")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a switch of the rules; may be repeated"
    )
    parser.add_argument("--record", metavar="DIR", type=Path, help="write a record of each game into this folder")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each game, one a line")


def _run(options: argparse.Namespace) -> int:
    game = load_game(options.game)
    seats, chosen = seats_of(game, options.seats), _options(game, options.option)
    folder = make_folder(options.record) if options.record is not None else None
    for number in progress(range(1, options.games + 1), "games", options.games):
        played = _play(game, seats, chosen, options.seed, number, folder)
        print(_as_json(played, options.seed, number) if options.json else _as_line(played, number), flush=True)
    return 0


def _options(game: AnyGame, given: list[str]) -> dict[str, str]:
    from rules.core.contract import IllegalAction

    pairs = [text.partition("=") for text in given]
    try:
        return game.meta.read_options({name: value for name, _, value in pairs})
    except IllegalAction:
        known = "; ".join(f"{option.name}={'|'.join(option.values)}" for option in game.meta.options) or "none"
        raise BadInput(f"{game.meta.title} has no option like {', '.join(given)}; its options are: {known}") from None


def _play(game: AnyGame, seats: int, options: dict[str, str], seed: int, number: int, folder: Path | None) -> Played:
    from rules.core import match as matches
    from rules.core import play

    began = time.perf_counter()
    name = f"{game.meta.id}-{seats}-{seed}-{number}"
    secret = hashlib.sha256(f"selfplay {name}".encode()).hexdigest()
    moved = matches.start(game, seats, options, secret)
    match, log = moved.match, list(moved.entries)
    try:
        for moved in _bounded(play.play_on(match, Random(name).randrange)):
            match = moved.match
            log.extend(moved.entries)
    except play.DeadEnd as error:
        raise Failure(f"game {number} of seed {seed}: a dead end after {str(error) or 'nothing'!r}") from error
    finally:
        if folder is not None:
            _write(folder / f"{name}.txt", match, log)
    return Played(match=match, log=tuple(log), scores=match.public_scores, seconds=time.perf_counter() - began)


def _bounded(steps: Iterator[Any]) -> Iterator[Any]:
    for count, step in enumerate(steps):
        if count == MOST_ENTRIES:
            raise Failure(f"the game has not ended after {MOST_ENTRIES} entries")
        yield step


def _write(path: Path, match: Match, log: list[Entry]) -> None:
    """Writes a record, with the scores behind it if the game is over: a test compares them ever after."""
    from rules.core import record

    scores = " ".join(str(score.points) for score in match.public_scores)
    write_file(path, record.write(match.header, log) + (f"# scores {scores}\n" if match.over else ""))


def _as_json(played: Played, seed: int, number: int) -> str:
    header = played.match.header
    scores = [
        {"seat": score.seat, "points": score.points, "place": score.place, "sources": dict(score.sources)}
        for score in played.scores
    ]
    return json.dumps(
        {
            "game": header.game,
            "seed": seed,
            "number": number,
            "seats": header.seats,
            "options": header.options,
            "entries": len(played.log),
            "scores": scores,
            "digest": played.log[-1].digest,
            "seconds": round(played.seconds, 3),
        }
    )


def _as_line(played: Played, number: int) -> str:
    points = ", ".join(f"P{score.seat} {score.points}" for score in played.scores)
    return f"game {number}: {len(played.log)} entries, {played.seconds:.2f} s; {points}"
