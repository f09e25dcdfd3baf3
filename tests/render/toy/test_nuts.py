"""The second picture for everybody: where the nuts are."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from bot.app.speech.language import Words
from render.core.scene import LAYOUTS, Layout, Marks
from render.core.studio import artist
from render.toy.nuts import counts
from rules.toy.data import KINDS
from tests.render.samples import samples

VIEWS = samples("toy").views


@pytest.mark.parametrize("name", VIEWS)
def test_every_nut_is_somewhere(name: str) -> None:
    for kind in KINDS:
        where = counts(VIEWS[name], kind)
        assert sum(where.values()) + (VIEWS[name].fallen == kind) == VIEWS[name].numbers.stock[kind]
        assert min(where.values()) >= 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_seat_sees_on_it_what_everybody_does(layout: Layout) -> None:
    own, public = (
        artist("toy").draw("nuts", VIEWS[name], Marks(), Words("en"), layout) for name in ("late-3-own", "late-3")
    )
    assert ImageChops.difference(own, public).getbbox() is None
