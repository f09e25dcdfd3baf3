"""Where the scenarios are: the toy's lie with the toy, so that this folder holds what a bot without it can play."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
TOY = HERE.parent / "toy" / "scenarios"


def files() -> list[tuple[str, Path]]:
    """Returns every scenario with the id of the game whose folder it lies in."""
    real = [(file.parent.name, file) for file in HERE.glob("*/*.txt")]
    return sorted(real + [("toy", file) for file in TOY.glob("*.txt")])
