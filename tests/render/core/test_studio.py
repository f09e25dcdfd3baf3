"""Drawing in worker processes."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from math import prod
from multiprocessing import active_children
from pathlib import Path
from typing import TypeAlias

import msgspec
import psutil
import pytest
from PIL import Image, _imaging

from bot.app.speech.language import Words
from render.core import kept, studio
from render.core.encode import JPEG, THUMBNAIL, THUMBNAIL_LIMIT
from render.core.sample import samples
from render.core.scene import LAYOUTS, WIDE, Layout, Marks
from render.core.studio import Before, Studio, artist, draw_picture, picture_names, write_text
from render.core.workers import give_back
from render.tikal.layout import plan
from rules.core import codec, lesson, library, match
from tests.render.tikal.samples import MARKS, middle
from tests.waiting import PATIENCE

VIEW = codec.encode(middle(4))
ENCODED_MARKS = codec.encode(MARKS)
WHOLE = 4_000_000
"""Bytes of an image on which all of a board can lie."""

KILLED = """
import asyncio, os, signal
import psutil
from bot.app.speech.language import Words
from render.core.studio import Studio
from rules.core import codec, lesson, library, match

async def draw():
    view = match.start(library.load("tikal"), 2, {}, "killed").match.view(None)
    await Studio(1).draw("tikal", "board", codec.encode(view), b'{"names": ["Ann", "Bob"]}', Words("en"))
    print(*[child.pid for child in psutil.Process().children()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(draw())
"""
"""Draws, tells its children, and is killed."""


def test_a_worker_gives_memory_back_every_so_many_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(studio, "_jobs", count(1))
    monkeypatch.setattr(studio, "give_back", lambda: given.append(1))
    assert [studio._work(lambda: "drawn") for _ in range(2 * studio.GIVEN_BACK)] == ["drawn"] * 64
    assert len(given) == 2


def test_memory_that_was_held_for_pictures_and_is_free_is_given_back() -> None:
    process = psutil.Process()
    blocks = [(bytearray(90_000), bytearray(16)) for _ in range(2_000)]
    held = process.memory_info().rss
    kept = [small for _, small in blocks]  # each lies above a free block, so none is given back of itself
    del blocks
    give_back()
    assert held - process.memory_info().rss > 100_000_000 and len(kept) == 2_000


def test_a_picture_is_drawn_from_bytes() -> None:
    assert draw_picture("tikal", "board", VIEW, ENCODED_MARKS, Words("en")).data[8:12] == b"WEBP"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_beside_a_picture_stand_the_places_on_it_in_its_own_pixels(layout: Layout) -> None:
    marks = Marks(chosen=("camp",), targets=("c4", "a3", "end"))
    drawn = draw_picture("tikal", "board", VIEW, codec.encode(marks), Words("en"), layout)
    assert drawn.places == artist("tikal").places("board", middle(4), marks, layout)
    assert list(drawn.places) == ["a3", "c4"]
    with Image.open(io.BytesIO(drawn.data)) as image:
        assert image.size == plan(layout, 4).size


def test_where_a_picture_is_pressed_each_place_is_told_with_what_it_holds() -> None:
    marks = Marks(names=("Ann", "Ben", "Cyd", "Dan"), pressed=("c4", "move c4", "guard"))
    drawn = draw_picture("tikal", "board", VIEW, codec.encode(marks), Words("en"))
    there = artist("tikal").told(middle(4), marks, Words("en"))["c4"]
    assert there and {name: drawn.holds.get(name) for name in drawn.places} == {
        name: there if name.endswith("c4") else None for name in drawn.places
    }
    assert {"c4", "move c4"} & set(drawn.places)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_of_a_picture_that_follows_another_one_only_the_changes_are_drawn(layout: Layout) -> None:
    marks = codec.encode(Marks(chosen=("camp",), targets=("c4", "a3", "end")))
    before = Before(VIEW, ENCODED_MARKS)
    whole = draw_picture("tikal", "board", VIEW, marks, Words("en"), layout)
    changes = draw_picture("tikal", "board", VIEW, marks, Words("en"), layout, before=before)
    assert changes.patches and not whole.patches and changes.places == whole.places
    assert len(changes.data) < len(whole.data) / 4
    with Image.open(io.BytesIO(changes.data)) as image:
        assert image.width * image.height < 0.3 * prod(plan(layout, 4).size)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_places_on_a_preview_are_in_its_own_pixels_too(layout: Layout) -> None:
    marks = codec.encode(Marks(chosen=("camp",), targets=("c4", "a3", "end")))
    full, small = (
        draw_picture("tikal", "board", VIEW, marks, Words("en"), layout, JPEG, small) for small in (False, True)
    )
    with Image.open(io.BytesIO(full.data)) as one, Image.open(io.BytesIO(small.data)) as other:
        assert one.format == other.format == "JPEG"
        scale = other.width / one.width
    assert scale < 0.7
    assert list(small.places) == list(full.places)
    for token, place in full.places.items():
        assert small.places[token] == tuple((pytest.approx(x * scale), pytest.approx(y * scale)) for x, y in place)


def test_marks_bring_their_events_as_the_games_own() -> None:
    _, marks = studio._read("tikal", VIEW, ENCODED_MARKS)
    assert marks == MARKS


def test_foreign_events_are_refused() -> None:
    marks = b'{"events": [{"type": "dragon-slain"}]}'
    with pytest.raises(msgspec.ValidationError):
        draw_picture("tikal", "board", VIEW, marks, Words("en"))


def test_a_text_board_is_written_from_bytes() -> None:
    assert "Bořivoj" in write_text("tikal", VIEW, ENCODED_MARKS, Words("cs"))


def test_what_a_seat_alone_sees_is_told_in_words_too() -> None:
    for game in library.games():
        private = [picture for picture in studio.artist(game).pictures.values() if picture.private]
        assert all(picture.text is not None for picture in private)


def test_every_game_has_a_board() -> None:
    for game in library.games():
        assert "board" in picture_names(game)
        assert set(studio.artist(game).pictures) == set(picture_names(game))


def test_pictures_that_show_a_choice_are_pictures_of_the_game() -> None:
    for game in library.games():
        assert {"board", *studio.artist(game).choosing.values()} <= set(picture_names(game))
    assert [studio.picture_while("magellan", chosen) for chosen in ((), ("ship",), ("pay", "7"))] == [
        "board",
        "board",
        "hand",
    ]


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(LookupError, match="core"):
        picture_names("core")


Spawned: TypeAlias = Callable[[], set[int]]


@pytest.fixture
def spawned() -> Spawned:
    """Finds the processes that were spawned to draw since the test began: a studio of other tests may stay open."""
    before = _children()
    return lambda: _children() - before


async def test_the_studio_draws_what_is_drawn_without_it_and_outlives_its_workers(spawned: Spawned) -> None:
    room = Studio(1)
    try:
        drawn = await room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en"))
        assert drawn == draw_picture("tikal", "board", VIEW, ENCODED_MARKS, Words("en"))
        with pytest.raises(KeyError):
            await room.draw("tikal", "hand", VIEW, ENCODED_MARKS, Words("en"))
        assert await room._run(_imaging.get_blocks_max) == studio.BLOCKS, "a third of the time of each picture"
        (worker,) = spawned()
        os.kill(worker, signal.SIGKILL)
        again = await asyncio.gather(*(room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en")) for _ in range(3)))
        assert again == [drawn] * 3
        (other,) = spawned()
        assert other != worker
    finally:
        await room.close()
    assert not spawned()


@pytest.mark.long
async def test_a_studio_that_is_closed_begins_no_new_workers(spawned: Spawned) -> None:
    room = Studio(1)
    await room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en"))
    await room.close()
    with pytest.raises(RuntimeError, match="closed"):
        await room.draw_frame("tikal", "board", VIEW, ENCODED_MARKS, Words("en"), WIDE)
    assert not spawned()


@pytest.mark.long
async def test_ctrl_c_in_the_terminal_is_left_to_whoever_started_the_workers(spawned: Spawned) -> None:
    room = Studio(1)
    try:
        drawn = await room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en"))
        (worker,) = spawned()
        os.kill(worker, signal.SIGINT)
        assert await room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en")) == drawn
        assert spawned() == {worker}
    finally:
        await room.close()


@pytest.mark.long
def test_workers_end_with_the_process_that_started_them_however_it_ends(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    done = subprocess.run([sys.executable, script], env=environ, stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == -signal.SIGKILL
    workers = [int(pid) for pid in done.stdout.split()]
    assert workers
    deadline = time.monotonic() + PATIENCE
    while any(_runs(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


async def test_a_studio_that_drew_nothing_starts_no_worker(spawned: Spawned) -> None:
    room = Studio(2)
    assert not spawned()
    await room.close()


@pytest.mark.parametrize("game", ["tikal", "java", "mexica", "caylus", "magellan"])
def test_what_never_changes_of_a_board_that_was_painted_ahead_is_there_for_the_first_picture(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = library.load(game)
    begun = match.start(rules, rules.meta.seats[0], rules.meta.read_options({}), "another").match
    rooms = [kept.Room(kept.ROOM) for _ in range(2)]
    monkeypatch.setattr(kept, "_room", rooms[0])
    studio.paint_ahead(game)
    monkeypatch.setattr(kept, "_room", rooms[1])
    draw_picture(game, "board", codec.encode(begun.view(None)), b"{}", Words("en"))
    ahead, needed = ({key for key, entry in room._kept.items() if entry.size > WHOLE} for room in rooms)
    assert ahead & needed


@pytest.mark.long
async def test_a_studio_that_has_begun_has_its_workers_before_anybody_asks(spawned: Spawned) -> None:
    """After a restart, or where one process takes over from another, the first picture waited for them to start."""
    room = Studio(2)
    try:
        room.begin()
        begun = spawned()
        assert len(begun) == 2
        await room.draw("tikal", "board", VIEW, ENCODED_MARKS, Words("en"))
        assert spawned() == begun
    finally:
        await room.close()
    assert not spawned()


async def test_games_on_an_extended_path_are_drawn_in_workers_too() -> None:
    toy = library.load("toy")
    view = match.start(toy, toy.meta.seats[0], toy.meta.read_options({}), "secret").match.view(None)
    room = Studio(1, ("rules", "render", "bot.words"))
    try:
        drawn = await room.draw("toy", "board", codec.encode(view), b"{}", Words("en"))
    finally:
        await room.close()
    assert drawn.data[8:12] == b"WEBP"


def test_importing_the_studio_loads_no_game() -> None:
    code = "import sys, render.core.studio; print(sorted(m for m in sys.modules if m.endswith('.tikal')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def _runs(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def _children() -> set[int]:
    """Returns the processes that were spawned to draw, by what was begun: the system names no command at first."""
    return {child.pid for child in active_children() if child.pid is not None}


def test_every_title_shows_what_it_looks_like_in_a_list() -> None:
    found = samples()
    assert set(found) == set(lesson.taught())
    for data in found.values():
        assert Image.open(io.BytesIO(data)).size == THUMBNAIL and len(data) <= THUMBNAIL_LIMIT


def test_a_thumbnail_is_a_small_board() -> None:
    drawn = studio.draw_thumbnail("tikal", VIEW, ENCODED_MARKS, Words("en"))
    image = Image.open(io.BytesIO(drawn.data))
    assert (image.size, image.format) == (THUMBNAIL, "WEBP") and len(drawn.data) <= THUMBNAIL_LIMIT
