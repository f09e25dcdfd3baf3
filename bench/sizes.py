"""What finished games take up in the database, and live ones in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.figures import single, spread
from bench.games import Game
from bot.settings import Settings
from rules.core import codec, record
from rules.core import match as matches

KB = 1024


def measure_games(games: Sequence[Game]) -> dict[str, Any]:
    """Adds up what a finished game consists of: its log and its snapshot; and its record as a text."""
    stored = [
        (sum(len(codec.encode(entry)) for entry in game.log) + len(matches.dump(game.matches[-1]))) / KB
        for game in games
    ]
    records = [len(record.write(game.matches[-1].header, game.log)) / KB for game in games]
    return {
        "stored_game_kb": spread(stored, target=100),
        "record_kb": spread(records),
        "entries": spread([float(len(game.log)) for game in games], digits=0),
    }


def measure_database(folder: Path, live: int) -> dict[str, Any]:
    """Divides the database by its games: with posts, members and indexes, as they are after play."""
    path = Settings(data=folder).file
    with closing(sqlite3.connect(path)) as database:
        pages = database.execute("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        [size] = pages.fetchone()
    return {"database_kb_per_game": single(size / KB / live, target=100)}
