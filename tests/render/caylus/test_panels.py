"""The panels of the players: whatever they have, nothing on a panel lies over anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from render.caylus.layout import plan
from render.caylus.panels import Part, parts, stock
from render.core.boxes import Box, around
from render.core.scene import ALL_LAYOUTS, Layout
from rules.caylus import data
from tests.render.arranged import meet
from tests.render.caylus import samples

PLAYER = samples.crowded(5).players[0]
MUCH = replace(
    PLAYER, score=148, deniers=28, income=9, goods=(11, 12, 10, 14, 11), workers=6, residences=4, prestige=("statue",)
)
LITTLE = replace(PLAYER, goods=(0, 0, 0, 0, 1), workers=0, residences=0, prestige=())


def covered(part: Part) -> Box:
    """Returns what a part covers, but for its shadow."""
    seen = part.sprite.image.getchannel("A").point([0] * 128 + [255] * 128).getbbox()
    assert seen is not None
    left, top = (round(at) - anchor for at, anchor in zip(part.at, part.sprite.anchor, strict=True))
    boxes = [(left + seen[0], top + seen[1], left + seen[2], top + seen[3])]
    if part.face:
        a, b, c, d = part.face.getbbox(part.text, anchor="lm")
        x, y = part.start
        boxes.append((round(x + a), round(y + b), round(x + c), round(y + d)))
    return around(boxes)


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", samples.SEATS)
def test_nothing_on_a_panel_touches_anything_else_or_its_edge(layout: Layout, seats: int) -> None:
    for seat, box in enumerate(plan(layout, seats).players):
        for player, moved, passed in ((MUCH, -6, ""), (MUCH, None, "passed"), (LITTLE, 0, "")):
            boxes = [covered(part) for part in parts(box, player, seat, moved, passed)]
            touching = [pair for pair in combinations(boxes, 2) if meet(*pair)]
            assert not touching, (layout, seats, seat, touching)
            out = [one for one in boxes if not (box[0] < one[0] and one[2] <= box[2] - 3 and one[3] <= box[3] - 3)]
            assert not out, (box, out)


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
def test_each_kind_of_goods_has_its_column_though_there_be_none(layout: Layout) -> None:
    box = plan(layout, 4).players[0]
    columns = [{part.at for part in parts(box, player, 0)} for player in (MUCH, LITTLE)]
    pressed = stock(box)
    for letter in data.GOODS:
        left, top, right, bottom = pressed[letter]
        found = [{at for at in one if left <= at[0] <= right and top <= at[1] <= bottom} for one in columns]
        assert found[0] == found[1] and len(found[0]) == 1


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("seats", samples.SEATS)
def test_the_income_stands_beside_the_money_and_apart_from_the_goods(layout: Layout, seats: int) -> None:
    """In the grid of the goods it was a seventh kind of them."""
    box = plan(layout, seats).players[0]
    _, top, right, bottom = stock(box)["$"]
    _, money, income, *_ = parts(box, MUCH, 0)
    assert abs(income.at[1] - money.at[1]) <= 1 and top < income.at[1] < bottom
    assert right - 40 < income.at[0] < box[2]
