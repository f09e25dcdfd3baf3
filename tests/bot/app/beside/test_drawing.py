"""Pictures are drawn in turn, so that nobody waits for all that somebody else asks for, and not twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import msgspec
import pytest

from bot.app.beside import drawing
from bot.app.beside.drawing import KEPT, Drawings, Turns
from bot.app.speech.messages import Frame, Picture
from bot.app.speech.pictures import Drawing, DrawingFailed
from render.core.encode import GIF, WEBP, Format
from render.core.scene import TALL, WIDE
from render.core.studio import Drawn, Studio
from rules.core import library
from tests.waiting import PATIENCE


class Easel:
    """Stands for the studio: draws when it is let, and remembers what it drew in which order."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.drawn: list[str] = []
        self.fails = False

    async def draw(self, game: str, name: str, view: bytes, *_: object) -> Drawn:
        await self.let.wait()
        self.drawn.append(view.decode())
        await asyncio.sleep(0)
        if self.fails:
            raise ValueError("no paint")
        return Drawn(view, {})

    async def draw_thumbnail(self, game: str, view: bytes, *_: object) -> Drawn:
        return await self.draw(game, "board", b"small " + view)

    async def paint_ahead(self, game: str) -> None:
        await self.draw(game, "board", game.encode())

    async def draw_frame(self, game: str, name: str, view: bytes, *_: object) -> bytes:
        return (await self.draw(game, name, view)).data

    async def join_frames(self, frames: Sequence[bytes], format: Format) -> Drawn:
        return Drawn(b"GIF8" + b" ".join(frames), {})


@pytest.fixture
def easel() -> Easel:
    return Easel()


@pytest.fixture
def drawings(easel: Easel) -> Drawings:
    return Drawings(cast(Studio, easel), 1)


def picture(view: object) -> Picture:
    shown = msgspec.Raw(msgspec.json.encode(view))
    return Picture(game="toy", name="board", language="en", view=shown, marks=msgspec.Raw(b"{}"))


def moving(*views: object) -> Picture:
    frames = tuple(Frame(view=picture(view).view, marks=msgspec.Raw(b"{}")) for view in views)
    return msgspec.structs.replace(picture(views[-1]), frames=frames)


async def ask(drawings: Drawings, who: str, *views: int) -> list[asyncio.Task[Drawing]]:
    tasks = [asyncio.create_task(drawings.draw(picture(view), WIDE, WEBP, who)) for view in views]
    await asyncio.sleep(0)
    return tasks


async def test_who_asks_for_many_pictures_lets_others_be_drawn_theirs_in_between(
    easel: Easel, drawings: Drawings
) -> None:
    tasks = await ask(drawings, "eve", *range(10))
    tasks += await ask(drawings, "ada", 100, 101)
    tasks += await ask(drawings, "bo", 200)
    easel.let.set()
    await asyncio.gather(*tasks)
    assert easel.drawn == ["0", "1", "100", "200", "2", "101", *map(str, range(3, 10))]


async def test_boards_are_painted_ahead_but_who_asks_for_a_picture_waits_for_one_of_them_at_most(
    easel: Easel, drawings: Drawings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "AHEAD", 0)
    painting = asyncio.create_task(drawings.paint_ahead())
    for _ in range(3):
        await asyncio.sleep(0)
    tasks = await ask(drawings, "ada", 1, 2)
    easel.let.set()
    await asyncio.gather(painting, *tasks)
    first, *others = library.games()
    assert easel.drawn == [first, "1", "2", *others]


async def test_a_board_that_cannot_be_painted_ahead_is_told_to_the_host_and_the_others_are(
    easel: Easel, drawings: Drawings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "AHEAD", 0)
    easel.fails = True
    easel.let.set()
    await drawings.paint_ahead()
    assert easel.drawn == list(library.games())
    assert [record.getMessage() for record in caplog.records] == [
        f"The board of {game} could not be painted ahead: ValueError" for game in library.games()
    ]
    caplog.clear()


async def test_a_picture_that_two_ask_for_is_drawn_once_and_as_soon_as_either_is_in_turn(
    easel: Easel, drawings: Drawings
) -> None:
    tasks = await ask(drawings, "eve", *range(10))
    tasks += await ask(drawings, "ada", 9)
    easel.let.set()
    await asyncio.gather(*tasks)
    assert easel.drawn == ["0", "1", "9", *map(str, range(2, 9))]


async def test_who_asks_for_a_picture_and_at_once_for_its_places_has_it_drawn_once(easel: Easel) -> None:
    tasks = await ask(Drawings(cast(Studio, easel), 2), "ada", 1, 1)
    easel.let.set()
    await asyncio.gather(*tasks)
    assert easel.drawn == ["1"]


async def test_the_same_picture_is_drawn_anew_in_another_layout_and_when_many_others_came_since(
    easel: Easel, drawings: Drawings
) -> None:
    easel.let.set()
    for _ in range(3):
        await drawings.draw(picture(0), WIDE, WEBP, "ada")
    await drawings.draw(picture(0), TALL, WEBP, "ada")
    assert easel.drawn == ["0", "0"]
    for view in range(1, KEPT + 1):
        await drawings.draw(picture(view), WIDE, WEBP, "ada")
    await drawings.draw(picture(0), WIDE, WEBP, "ada")
    assert easel.drawn.count("0") == 3


async def test_what_could_not_be_drawn_is_tried_again(easel: Easel, drawings: Drawings) -> None:
    easel.let.set()
    easel.fails = True
    with pytest.raises(DrawingFailed):
        await drawings.draw(picture(0), WIDE, WEBP, "ada")
    easel.fails = False
    assert (await drawings.draw(picture(0), WIDE, WEBP, "ada")).data == b"0"


async def test_who_gives_up_waiting_takes_no_turn() -> None:
    turns, order = Turns(1), list[str]()

    async def work(who: str) -> None:
        async with turns.turn(who):
            order.append(who)
            await asyncio.sleep(0)

    async with turns.turn("ada"):
        bo, cy, dan = (asyncio.create_task(work(who)) for who in ("bo", "cy", "dan"))
        await asyncio.sleep(0)
        bo.cancel()  # while waiting
    cy.cancel()  # just when called
    await asyncio.wait((bo, cy, dan))
    assert order == ["dan"]
    await asyncio.wait_for(work("eve"), PATIENCE)


async def test_as_many_are_drawn_at_once_as_there_are_workers() -> None:
    turns, most, now = Turns(2), 0, 0

    async def work(who: str) -> None:
        nonlocal most, now
        async with turns.turn(who):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    await asyncio.gather(*(work(str(number % 3)) for number in range(9)))
    assert (most, now) == (2, 0)


async def test_others_are_drawn_theirs_between_the_pictures_of_a_moving_one(easel: Easel, drawings: Drawings) -> None:
    film = asyncio.create_task(drawings.draw(moving(1, 2, 3), WIDE, GIF, "eve"))
    await asyncio.sleep(0)
    tasks = await ask(drawings, "ada", 100, 101)
    easel.let.set()
    drawing, *_ = await asyncio.gather(film, *tasks)
    assert (drawing.data, drawing.mime) == (b"GIF81 2 3", "image/gif")
    assert easel.drawn.index("100") < easel.drawn.index("2"), "nobody waits for all of it"


async def test_nobody_has_two_moving_pictures_drawn_at_a_time(easel: Easel, drawings: Drawings) -> None:
    easel.let.set()
    films = [drawings.draw(moving(*views), WIDE, GIF, "eve") for views in ((1, 2), (3, 4), (1, 2))]
    first, _, again = await asyncio.gather(*films)
    assert easel.drawn == ["1", "2", "3", "4"] and first is again


async def test_a_moving_picture_that_cannot_be_drawn_says_so(easel: Easel, drawings: Drawings) -> None:
    easel.let.set()
    easel.fails = True
    with pytest.raises(DrawingFailed):
        await drawings.draw(moving(1, 2), WIDE, GIF, "eve")


async def test_a_thumbnail_is_drawn_once_and_keeps_nobody_from_the_own_board(easel: Easel, drawings: Drawings) -> None:
    small = [asyncio.create_task(drawings.thumbnail(picture(view), "ada")) for view in (1, 2, 3, 1, 2, 3)]
    await asyncio.sleep(0)
    large = await ask(drawings, "ada", 9)
    easel.let.set()
    await asyncio.gather(*small, *large)
    assert easel.drawn == ["small 1", "small 2", "9", "small 3"]
