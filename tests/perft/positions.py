"""Reads the files of fixed positions."""

from __future__ import annotations

from pathlib import Path


def read_positions(path: Path) -> dict[str, list[str]]:
    """Returns the positions of a file: for each name the lines below it."""
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("position: "):
            found[line.removeprefix("position: ")] = []
        elif line and not line.startswith("#"):
            found[list(found)[-1]].append(line)
    return found
