"""The contact sheets."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.core.studio import artist
from render.gallery import contact_sheet, draw_gallery
from rules.tikal import data
from tests.render.tikal.samples import MARKS, middle, start


def test_the_gallery_has_the_components_and_every_sample() -> None:
    sheets = draw_gallery("tikal", Words("en"), {"middle": (middle(3), MARKS), "start": (start(2), Marks())})
    middles, starts = ([name, f"{name}-tall", f"{name}-broad"] for name in ("middle", "start"))
    assert [caption for caption, _ in sheets] == ["components", *middles, *starts]
    assert {image.mode for _, image in sheets} == {"RGB"}


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_tile_and_motif_is_among_the_components_of_tikal(language: str) -> None:
    captions = [caption for caption, _ in artist("tikal").gallery(Words(language))]
    assert set(data.TERRAIN) <= set(captions)
    assert {caption.split()[0] for caption in captions if caption.startswith("m")} == set(data.MOTIFS)
    assert all(captions)


def test_components_look_different() -> None:
    shown = [image.tobytes() for caption, image in artist("tikal").gallery(Words("en")) if caption[0] == "m"]
    assert len(set(shown)) == len(data.MOTIFS)


def test_a_contact_sheet_breaks_its_rows() -> None:
    one = contact_sheet([("a", Image.new("RGB", (700, 100)))])
    three = contact_sheet([(name, Image.new("RGB", (700, 100))) for name in "abc"])
    assert one.width == three.width
    assert three.height > one.height
