"""Pictures that were judged good, and changes that no comparison with them may miss.

A game may name in ``tests/render/<game>/goldens.py`` what its pictures are tried with: ``GOLDENS``, scenes by the names
under which their pictures lie beside it in ``goldens``, and ``COMPARED``, positions with changes of each kind.

``python -m tests.render.goldens GAME`` draws the pictures anew: look at each before it is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.app.speech.language import Words
from render.core.scene import WIDE, Layout, Marks
from render.core.studio import artist
from tests.render.pictures import keep

UNMARKED = Marks()


@dataclass(frozen=True)
class Scene:
    """What one picture of a game shows."""

    view: Any
    marks: Marks = UNMARKED
    picture: str = "board"
    language: str = "en"
    layout: Layout = WIDE

    def changed(self, change: Any) -> Scene:
        """Returns it with another view, or with other marks."""
        return replace(self, marks=change) if isinstance(change, Marks) else replace(self, view=change)


@dataclass(frozen=True)
class Compared:
    """A scene with views or marks, by what is changed in them, each of which must be seen in these layouts."""

    scene: Scene
    changes: Mapping[str, Any]
    layouts: tuple[Layout, ...] = (WIDE,)


@dataclass(frozen=True)
class Goldens:
    """What the pictures of a game are tried with."""

    folder: Path
    scenes: Mapping[str, Scene]
    compared: tuple[Compared, ...]


def with_marks(marks: Marks, **changes: Any) -> Marks:
    return msgspec.structs.replace(marks, **changes)


def goldens(game: str) -> Goldens:
    """Returns what a game brings along, which may be nothing."""
    module = f"tests.render.{game}.goldens"
    own = vars(import_module(module)) if find_spec(f"tests.render.{game}") and find_spec(module) else {}
    return Goldens(Path(__file__).parent / game / "goldens", own.get("GOLDENS", {}), own.get("COMPARED", ()))


def drawn(game: str, scene: Scene) -> Image.Image:
    return artist(game).draw(scene.picture, scene.view, scene.marks, Words(scene.language), scene.layout)


if __name__ == "__main__":
    for game in sys.argv[1:]:
        found = goldens(game)
        found.folder.mkdir(exist_ok=True)
        for name, scene in found.scenes.items():
            keep(drawn(game, scene), found.folder / f"{name}.webp")
