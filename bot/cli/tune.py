"""``tune``: looks for better weights of a game's appraisal, and writes those that are shown to be better."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING
from warnings import catch_warnings

from bot.cli.common import (
    BadInput,
    Commands,
    Failure,
    declare,
    load_game,
    of_games,
    progress,
    seats_of,
    whole_number,
    why,
)

if TYPE_CHECKING:
    from players.core.arena import Played
    from players.core.tuning import Strategy, Tuning

LEVELS = ("easy", "fair", "strong", "master")


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "tune",
        "look for better weights of a game's appraisal",
        _run,
        more="Candidates play mirrored games against the weights of today with the same luck; where a game can be "
        "played in short, hundreds of such, with all numbers of seats and all options. The weights that come of it are "
        "written into players/GAME.json only if whole games show that they win more than a fair part. "
        "Needs cma: pip install 'longtable[tune]'.",
        example="longtable tune magellan --generations 100 --seed 1",
    )
    of_games(parser, 600, help="of the proof, at most")
    parser.add_argument("--level", choices=LEVELS, default="fair", help="what an answer may cost; default fair")
    parser.add_argument(
        "--generations", metavar="G", type=whole_number(1, 10_000), default=10, help="of candidates; default 10"
    )


def _run(options: argparse.Namespace) -> int:
    from players.core import tuning
    from players.core.weights import weights

    game = load_game(options.game)
    seats = seats_of(game, options.seats)
    if not (today := weights(options.game)):
        raise BadInput(f"{game.meta.title} has no weights: players/{options.game}.json")
    strategy = begin(len(today), tuning.SPREAD, options.seed)
    compared = tuning.Tuning(game, seats, today, options.level, options.seed)
    for number, gain in enumerate(progress(compared.search(strategy, options.generations), "search"), start=1):
        print(f"search, candidate {number}: {gain:+.2f}", flush=True)
    found = tuning.changed(today, strategy.mean)
    print("\n".join(f"{name}: {weight:g} instead of {today[name]:g}" for name, weight in found.items()))
    if not _is_better(compared, found, seats, options.games):
        print(f"These weights are not shown to be better; players/{options.game}.json stays as it is.")
        return 0
    command = f"longtable tune {options.game} --seats {seats} --level {options.level}"
    _write(options.game, f"{command} --generations {options.generations} --seed {options.seed}", found)
    return 0


def begin(features: int, spread: float, seed: int) -> Strategy:
    """Begins to search for weights from those of today on; raises `Failure` where the library for it is missing."""
    try:
        with catch_warnings(action="ignore"):  # that it cannot plot
            cma = import_module("cma")
    except ImportError:
        raise Failure("tuning needs a library: pip install 'longtable[tune]'") from None
    # Without a log in files; a seed of 0 would stand for the time.
    found: Strategy = cma.CMAEvolutionStrategy(
        [0.0] * features, spread, {"seed": seed + 1, "verbose": -9, "verb_log": 0}
    )
    return found


def _is_better(compared: Tuning, found: Mapping[str, float], seats: int, games: int) -> bool:
    """Plays until it is shown whether weights win more than a fair part of the games, or the games are up."""
    from players.core import arena

    rows: list[Played] = []
    for played in progress(compared.compare(found, "proof", games), "proof", games):
        rows.append(played)
        print(f"proof, game {len(rows)}: won {played.won:g}", flush=True)
        if verdict := arena.verdict(rows, 1 / seats):
            break
    won = sum(row.won for row in rows)
    print(f"They won {won:g} of {len(rows)} games ({won / len(rows):.0%}), where a fair part is {1 / seats:.0%}.")
    return verdict == "more"


def _write(game: str, command: str, found: Mapping[str, float]) -> None:
    """Writes weights where those of today stand, and leaves what else stands there."""
    from players.core.weights import figures

    written = {**figures(game), "tuned by": command, "weights": found}
    path = Path(str(files("players").joinpath(f"{game}.json")))
    try:
        path.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {why(error)}") from error
    print(f"{path} is written.")
