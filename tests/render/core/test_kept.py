from __future__ import annotations

import pytest
from PIL import Image

from render.caylus import ground as caylus
from render.core import kept
from render.core.canvas import Sprite
from render.java import terraces
from render.magellan import chart as magellan
from render.magellan import routes
from render.mexica import board as mexica
from render.tikal import board as tikal


def square(side: int, mode: str = "RGB") -> Image.Image:
    return Image.new(mode, (side, side))


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> kept.Room:
    """Room for two squares of ten pixels, in colour."""
    monkeypatch.setattr(kept, "_room", found := kept.Room(800))
    return found


def test_what_is_drawn_is_drawn_once_while_there_is_room(room: kept.Room) -> None:
    ground = kept.kept(square)
    first, second = ground(10), ground(10, mode="RGBA")
    assert ground(10) is first and ground(10, mode="RGBA") is second


def test_what_was_asked_for_longest_ago_goes_first_whoever_drew_it(room: kept.Room) -> None:
    ground, water = kept.kept(square), kept.kept(lambda side: Sprite(square(side), (0, 0)))
    old, young = ground(10), water(10)
    assert ground(10) is old
    ground(9)
    assert ground(10) is old and water(10) is not young


def test_what_something_is_made_of_goes_before_all_that_is_asked_for_itself(room: kept.Room) -> None:
    trees, ground = kept.kept(square), kept.kept(square)
    jungle = kept.kept(lambda side: trees(side).copy())
    old, young = ground(9), jungle(9)
    assert ground(9) is old and jungle(9) is young, "the trees have made room"


def test_what_something_is_made_of_stays_once_it_is_asked_for_again(room: kept.Room) -> None:
    trees = kept.kept(lambda side: square(side, "L"))
    jungle = kept.kept(lambda side, view: trees(side).copy())
    jungle(10, 1)
    kept_trees = trees(10)
    for view in range(2, 9):
        jungle(10, view)
    assert trees(10) is kept_trees


def test_what_is_too_large_for_the_room_is_drawn_all_the_same_and_goes_when_something_else_comes(
    room: kept.Room,
) -> None:
    ground = kept.kept(square)
    large = ground(100)
    assert ground(100) is large
    ground(1)
    assert ground(100) is not large


def test_a_function_forgets_what_it_has_drawn_and_no_other_one_does(room: kept.Room) -> None:
    ground, water = kept.kept(square), kept.kept(lambda side: square(side, "L"))
    old, other = ground(10), water(10)
    ground.cache_clear()
    assert water(10) is other and ground(10) is not old
    ground(5)
    assert water(10) is other, "what is forgotten takes no room"


def test_colours_take_four_bytes_a_pixel_and_masks_one() -> None:
    assert kept.size_of((square(10), square(10, "RGBA"), Sprite(square(10, "L"), (0, 0)))) == 900


def test_the_grounds_of_all_boards_share_the_room() -> None:
    grounds = (tikal.ground, terraces._ground, mexica._ground, caylus.table, magellan.table, routes._ground)
    assert all(isinstance(ground, kept.Kept) for ground in grounds)
