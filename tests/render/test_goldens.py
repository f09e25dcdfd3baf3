"""Pictures that were judged good stay as they are, and the comparison sees each kind of change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from render.core.scene import Layout
from tests.by_game import each
from tests.render.goldens import drawn, goldens
from tests.render.pictures import LARGEST, differs, distance, reduced


@pytest.mark.parametrize(("game", "name"), each(lambda game: goldens(game).scenes))
def test_a_picture_judged_good_stays_as_it_is(game: str, name: str) -> None:
    found = goldens(game)
    assert differs(drawn(game, found.scenes[name]), found.folder / f"{name}.webp") <= LARGEST


def named(part: object) -> str:
    """Returns how a part of what is tried is called behind its game."""
    return " ".join(map(str, part)) if isinstance(part, tuple) else str(part)


def positions(game: str) -> Iterator[tuple[int, Layout]]:
    """Yields what is compared, by its number, in each layout that it is compared in."""
    for number, compared in enumerate(goldens(game).compared):
        for layout in compared.layouts:
            yield number, layout


def changes(game: str) -> Iterator[tuple[int, Layout, str]]:
    """Yields each change with what it is a change of: those of one picture stand together."""
    for number, layout in positions(game):
        for change in goldens(game).compared[number].changes:
            yield number, layout, change


@cache
def before(game: str, number: int, layout: Layout) -> Image.Image:
    return reduced(drawn(game, replace(goldens(game).compared[number].scene, layout=layout)))


@pytest.mark.parametrize(("game", "at"), each(changes), ids=named)
def test_the_comparison_sees_every_change(game: str, at: tuple[int, Layout, str]) -> None:
    number, layout, change = at
    compared = goldens(game).compared[number]
    scene = replace(compared.scene.changed(compared.changes[change]), layout=layout)
    assert scene != replace(compared.scene, layout=layout)
    assert distance(before(game, number, layout), reduced(drawn(game, scene))) > 2 * LARGEST


@pytest.mark.parametrize(("game", "at"), each(positions), ids=named)
def test_the_same_position_is_the_same_picture(game: str, at: tuple[int, Layout]) -> None:
    number, layout = at
    scene = goldens(game).compared[number].scene
    anew = replace(scene, view=replace(scene.view), layout=layout)
    assert distance(before(game, number, layout), reduced(drawn(game, anew))) == 0
