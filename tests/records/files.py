"""Where the recorded games are: the toy's lie with the toy."""

from __future__ import annotations

from pathlib import Path

from rules.core.library import games

HERE = Path(__file__).parent


def folder(game: str) -> Path:
    """Returns the folder with the records of a game."""
    return HERE.parent / "toy" / "records" if game == "toy" else HERE / game


def files() -> list[tuple[str, Path]]:
    """Returns every record with the id of its game."""
    return [(game, file) for game in games() for file in sorted(folder(game).glob("*.txt"))]
