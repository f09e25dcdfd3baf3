from __future__ import annotations

from collections.abc import Callable

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


class Brushes:
    """Paints squares of ten pixels, each in as many seconds as is said, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0

    def painter(self, seconds: float, base: Callable[[int], Image.Image] | None = None) -> Callable[[int], Image.Image]:
        """Returns what paints a square of a number, on a base that is asked for first if there is one."""

        def paint(number: int) -> Image.Image:
            if base is not None:
                base(1)
            self.now += seconds
            return square(10)

        return kept.kept(paint)


@pytest.fixture
def brushes() -> Brushes:
    return Brushes()


@pytest.fixture
def room(brushes: Brushes, monkeypatch: pytest.MonkeyPatch) -> kept.Room:
    """Room for two squares of ten pixels, in colour."""
    monkeypatch.setattr(kept, "_room", found := kept.Room(800, lambda: brushes.now))
    return found


def test_what_is_drawn_is_drawn_once_while_there_is_room(room: kept.Room) -> None:
    ground = kept.kept(square)
    first, second = ground(10), ground(10, mode="RGBA")
    assert ground(10) is first and ground(10, mode="RGBA") is second


def test_of_what_takes_equally_long_that_goes_first_which_was_asked_for_longest_ago(
    room: kept.Room, brushes: Brushes
) -> None:
    ground, water = brushes.painter(1), brushes.painter(1)
    old = ground(1)
    young = water(1)
    ground(2)
    assert water(1) is young and ground(1) is not old


def test_what_is_drawn_in_a_moment_goes_before_what_takes_long(room: kept.Room, brushes: Brushes) -> None:
    island, ground = brushes.painter(9), brushes.painter(1)
    dear = island(1)
    for position in range(5):
        ground(position)
    assert island(1) is dear


def test_what_each_next_position_is_made_of_stays_though_the_room_was_full_before_it_came(
    room: kept.Room, brushes: Brushes
) -> None:
    other = brushes.painter(3)
    other(1)
    other(2)
    island = brushes.painter(2)
    ground = brushes.painter(1, island)
    for position in range(4):
        ground(position)
    began = brushes.now
    ground(5)
    assert brushes.now - began == 1, "the island need not be painted again"


def test_what_was_dear_goes_when_nobody_asks_for_it_any_more(room: kept.Room, brushes: Brushes) -> None:
    island, ground = brushes.painter(3), brushes.painter(1)
    dear = island(1)
    for position in range(8):
        ground(position)
    assert island(1) is not dear


def test_what_something_is_made_of_does_not_make_it_dear(room: kept.Room, brushes: Brushes) -> None:
    island = brushes.painter(9)
    jungle, ground = brushes.painter(1, island), brushes.painter(2)
    cheap = jungle(1)
    base = island(1)
    ground(1)
    assert island(1) is base and jungle(1) is not cheap


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
