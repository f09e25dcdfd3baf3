"""A post that an earlier state left behind has its view with it, and its picture is drawn by the code of today."""

from __future__ import annotations

import gzip
import json

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.core.studio import artist, draw_picture
from rules.core import codec
from tests.compat.stored import HERE

VIEWS = {
    f"{game}-{name}": (game, json.dumps(view).encode())
    for game, views in json.loads(gzip.decompress((HERE / "views.json.gz").read_bytes())).items()
    for name, view in views.items()
}
MARKS = codec.encode(Marks(seat=0, names=("Anna", "Bo", "Cecil", "Dan", "Eve", "Fay")))


@pytest.mark.parametrize("name", VIEWS)
def test_the_pictures_of_a_post_of_before_are_drawn(name: str) -> None:
    game, view = VIEWS[name]
    for picture in artist(game).pictures:
        assert draw_picture(game, picture, view, MARKS, Words("en")).data
