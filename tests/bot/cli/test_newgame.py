"""What a new game may be called; that the game is whole is seen in tests/docs/test_new_game.py."""

from typing import Any

import pytest


@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("Chess", "small letters and digits"),
        ("my_game", "small letters and digits"),
        ("2048", "a letter first"),
        ("../chess", "small letters"),
        ("import", "taken"),
        ("core", "taken"),
        ("toy", "taken"),
        ("post", "messages of table.ftl begin so"),
        ("gallery", "render/gallery.py is called so"),
        ("positions", "tests/rules/positions.py is called so"),
        ("samples", "tests/render/samples.py is called so"),
    ],
)
def test_id_that_means_something_else_is_refused(id: str, why: str, run: Any) -> None:
    done = run("newgame", id)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
