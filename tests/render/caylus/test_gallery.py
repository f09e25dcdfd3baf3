"""The components of Caylus on the contact sheet."""

from __future__ import annotations

from bot.app.speech.language import Words
from render.core.studio import artist
from rules.caylus import data


def test_every_building_and_every_good_is_among_the_components() -> None:
    shown = artist("caylus").gallery(Words("en"))
    captions = [caption for caption, _ in shown]
    assert set(data.BUILDINGS) | set(data.GOODS) | set(data.SPECIAL) - {data.CASTLE} <= set(captions)
    assert all(captions)


def test_buildings_look_different() -> None:
    shown = artist("caylus").gallery(Words("en"))
    tiles = [image.tobytes() for _, image in shown[: 2 * len(data.BUILDINGS)]]
    assert len(set(tiles)) == len(tiles)
