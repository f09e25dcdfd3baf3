"""The colours of Java: text can be read, pieces stand out, and nothing depends on hue alone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.canvas import Colour
from render.core.palette import LOOKS
from render.java import palette, terraces, terrain
from render.java.layout import UPRIGHT
from rules.java import data
from tests.render.contrast import contrast
from tests.render.core.test_palette import SIGHTS, difference

TEXTS: dict[str, tuple[Colour, Colour]] = {
    "ink on paper": (palette.INK, palette.PAPER),
    "ink on dark paper": (palette.INK, palette.PAPER_DARK),
    "faint ink on paper": (palette.FAINT_INK, palette.PAPER),
    "spent ink on paper": (palette.SPENT_INK, palette.PAPER),
    "spent ink on dark paper": (palette.SPENT_INK, palette.PAPER_DARK),
    "a gain on paper": (palette.GAIN, palette.PAPER),
    "an empty hand": (palette.CHALK, palette.CLOTH),
    "the number of a pile": (palette.CHALK, palette.BATIK),
    "a palace before its festival": palette.FRESH,
    "a palace after its festival": palette.USED,
    "the worth of cards": (palette.INK, palette.GOLD),
    "the worth of no cards": (palette.INK, palette.PAPER_DARK),
    "what is written on rice": (palette.CHALK, palette.LEAF),
    "what is written in a village": (palette.UMBER, palette.CLAY),
    "what is written on water": (palette.CHALK, palette.DEPTH),
    "the ruler": (palette.SURF, palette.DEEP),
    "a name on water": (palette.SURF, palette.DEPTH),
}
GROUNDS = {"land": palette.LAND, "water": palette.WATER} | {
    f"{kind} {level}": tint
    for kind, tints in ((data.RICE, palette.RICE), (data.VILLAGE, palette.VILLAGE))
    for level, tint in enumerate(tints, 1)
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read(text: str) -> None:
    assert contrast(*TEXTS[text]) >= 4.5


@pytest.mark.parametrize("kind", [data.RICE, data.VILLAGE])
def test_names_of_what_is_built_are_fainter_than_numbers_and_louder_where_something_was_done(kind: str) -> None:
    for level, tint in enumerate(palette.RICE if kind == data.RICE else palette.VILLAGE, 1):
        ground, seen = Image.new("RGB", (80, 80), tint), []
        for sprite in (
            terraces.name_tag("H13", kind, level),
            terraces.name_tag("H13", kind, level, True),
            terraces.number(kind, 8),
        ):
            shot = ground.copy()
            sprite.stamp(shot, (40, 40))
            seen.append(max(contrast(colour, tint) for _, colour in shot.getcolors(6400) or ()))  # type: ignore[arg-type]
        assert 3 <= seen[0] < seen[2], level
        assert seen[0] < seen[1], level


def test_names_of_bare_land_are_read_and_those_of_the_border_are_faint_but_seen() -> None:
    assert contrast(palette.NAMES["land"], palette.LAND) >= 7
    for kind, ground in (("highland", palette.HIGHLAND), ("lowland", palette.LOWLAND)):
        assert 2.3 <= contrast(palette.NAMES[kind], ground) <= 4, kind


def test_enclosed_water_is_darker_than_all_that_lies_beside_it() -> None:
    """In grey it was the lowest rice."""
    assert all(contrast(palette.STILL, ground) >= 1.7 for ground in GROUNDS.values())


@pytest.mark.parametrize("ground", GROUNDS)
def test_developers_stand_out_from_the_ground(ground: str) -> None:
    """By their rim or by their colour: the lowest rice is too dark for a dark rim, but all pieces are paler."""
    for look in LOOKS[:4]:
        assert max(contrast(look.rim, GROUNDS[ground]), contrast(look.colour, GROUNDS[ground])) >= 2.5, look.name
        assert contrast(look.rim, look.colour) >= 3


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_palace_where_nobody_leads_wears_the_colour_of_no_seat(sight: str) -> None:
    for look in LOOKS[:4]:
        assert difference(palette.THATCH, look.colour, sight) >= 20, look.name


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_palace_that_had_its_festival_is_told_from_one_that_had_not(sight: str) -> None:
    assert difference(palette.FRESH[1], palette.USED[1], sight) >= 40


@pytest.mark.parametrize("tints", [palette.RICE, palette.VILLAGE])
def test_higher_ground_is_paler(tints: tuple[Colour, ...]) -> None:
    for lower, higher in pairwise(tints):
        assert contrast(lower, higher) >= 1.1
        assert sum(lower) < sum(higher)


@pytest.mark.parametrize("level", range(1, 9))
def test_rice_and_village_of_one_level_are_told_apart_without_any_colour(level: int) -> None:
    """By the houses, and by the number, which is pale on rice and dark in a village."""
    shots = []
    for kind in (data.RICE, data.VILLAGE):
        shot = Image.new("RGB", (80, 80), palette.LAND)
        terrain.ground("H9", kind, level, 0).stamp(shot, (40, 40))
        if kind == data.VILLAGE:
            terrain.houses(0, 0).stamp(shot, (40, 40))
        terraces.number(kind, level).stamp(shot, (40, 40 + UPRIGHT.low))
        shots.append(shot.convert("L"))
    assert ImageStat.Stat(ImageChops.difference(*shots)).mean[0] > 25


def test_paddies_keep_their_lightness() -> None:
    """The dams of rice never fight with the numbers on it."""
    for level in range(1, len(palette.RICE) + 1):
        paddy = terrain.sheet(data.RICE, level).crop((300, 300, 600, 600)).convert("L")
        assert ImageStat.Stat(paddy).stddev[0] / 255 < 0.06


def test_the_borders_are_told_apart_by_everybody() -> None:
    for sight in SIGHTS:
        for one, other in combinations((palette.HIGHLAND, palette.LOWLAND, palette.SEA), 2):
            assert difference(one, other, sight) >= 15
