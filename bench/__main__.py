"""``python -m bench`` measures everything and prints the results as JSON; ``make bench`` calls it."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench import players
from bench.games import play_games
from bench.hand_overs import measure_hand_overs
from bench.moves import measure_moves
from bench.panels import measure_next_words
from bench.pictures import measure_pictures
from bench.presses import measure_presses
from bench.processes import measure_memory, measure_start
from bench.rules import measure_rules
from bench.sizes import measure_database, measure_games
from rules.core import library

MINUTES = 1.0
"""For how long a snapshot is held here; `bench.several` alone holds one for half an hour."""
TRIES = ("--tries", "2")
WITHOUT_SERVER = (
    "not measured: python -m bench --server ADDRESS; with 200,000 tables in one database: python -m bench.scale ADDRESS"
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", choices=library.games(), help="only this game (default: all of them)")
    parser.add_argument("--games", type=int, default=40, help="different games that are played beforehand")
    parser.add_argument("--live", type=int, default=500, help="live games in the database")
    parser.add_argument("--tables", type=int, default=40, help="tables at which moves are measured")
    parser.add_argument("--starts", type=int, default=10, help="how often the bot is started")
    parser.add_argument("--turns", type=int, default=200, help="turns of which the presses are counted")
    parser.add_argument("--seeds", type=int, default=200, help="games in which hand-overs are counted")
    parser.add_argument("--kills", type=int, default=20, help="processes that are killed at a server's database")
    parser.add_argument("--server", metavar="ADDRESS", help="a database of a server, for what is measured there, too")
    options = parser.parse_args(arguments)
    print(json.dumps(measure(options), indent=2))
    return 0


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Returns all results by name, those of each game under its id."""
    return {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "games": {game: measure_game(game, options) for game in ([options.game] if options.game else library.games())},
        "server": measure_on_server(options) if options.server else WITHOUT_SERVER,
    }


def measure_on_server(options: argparse.Namespace) -> dict[str, Any]:
    """Returns what several processes make of one database there, and how often each command goes to it and back."""
    from bench import server, several  # which want its driver
    from bench.server_time import database

    game = ["--game", options.game] if options.game else []
    size = ("--tables", f"{options.tables}", "--kills", f"{options.kills}", "--minutes", f"{MINUTES}")
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as folder, database(options.server, "ways") as own:
        return {
            **asyncio.run(
                several.measure_several(several.parsed([options.server, *game, *size]), Path(folder, "several"))
            ),
            "ways": asyncio.run(server.measure_server(server.parsed([own, *game, *TRIES]), Path(folder, "ways"))),
        }


def measure_game(game: str, options: argparse.Namespace) -> dict[str, Any]:
    """Returns the results of one game with all its seats."""
    games = play_games(game, options.games)
    gc.freeze()  # a bot does not hold these, so its garbage collector shall not look through them
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as name:
        folder, twice = Path(name, "live"), Path(name, "twice")
        results = {
            **measure_games(games),
            **measure_rules(games),
            **measure_next_words(games),
            **measure_presses(games, options.turns),
            **measure_pictures(games),
            **asyncio.run(measure_moves(folder, games, options.live, options.tables)),
            **measure_database(folder, options.live),
            **measure_memory(folder, options.live),
        }
        asyncio.run(measure_moves(twice, games, 2 * options.live, 1))
        results |= measure_start(twice, 2 * options.live, options.starts)
    if game in players.names():
        results |= measure_hand_overs(game, options.seeds)
    return {"seats": library.meta(game).seats[-1], **results}


if __name__ == "__main__":
    sys.exit(main())
