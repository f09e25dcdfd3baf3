"""Pictures: how they are arranged, as files, moving, and where they cannot be drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing, DrawingFailed
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from tests.bot.chat_telegram.world import (
    Quick,
    World,
    draw_quickly,
    first_of,
    open_world,
    seat_down,
    steps,
    two_at,
)

EMPTY = msgspec.Raw(b"{}")
NOTHING = Picture(game="tikal", name="board", language="en", view=EMPTY, marks=EMPTY)


class Unhurried(Quick):
    """The application, which draws films only when a test says so."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.films = asyncio.Event()

    async def draw(self, picture: Picture, layout: Layout = WIDE, format: Format = WEBP, *, who: str = "") -> Drawing:
        if picture.frames:
            await self.films.wait()
        return await super().draw(picture, layout, format, who=who)


async def test_pictures_are_tall_in_private_unless_a_member_wants_them_wide(world: World) -> None:
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people))
    first, _ = await seat_down(world, group, "tikal", people)
    assert isinstance(world.app, Quick)
    assert world.app.drawn == [("tall", "jpeg"), ("wide", "jpeg")], "the panel of who begins, the board for all"
    await first.types("/play")
    await first.types("/picture wide")
    await first.types("/play")
    assert world.app.drawn[2:] == [("tall", "jpeg"), ("wide", "jpeg")]


async def test_a_picture_that_comes_out_as_the_one_in_view_is_not_sent_again(world: World) -> None:
    group, people = await two_at(world)
    first = await first_of(world, people)
    first.user.started = True
    await first.presses("Play", group.latest, group)
    panel, draw, alike = first.panel, world.app.draw, await draw_quickly(NOTHING)

    async def draw_alike(*_: Any, **__: Any) -> Drawing:
        return alike

    for drawing, uploads in ((draw_alike, 2), (draw_alike, 2), (draw, 3)):
        world.app.draw = drawing  # type: ignore[method-assign]
        await first.presses_button(steps(panel)[0], panel)
        assert first.panel is panel and len(panel.uploads) == uploads


async def test_the_picture_can_be_had_as_a_file(tmp_path: Path) -> None:
    async with open_world(tmp_path, pictures=True) as world:
        group, people = await two_at(world, "toy")
        outsider = world.person("Eve", started=False)
        for person in (people[0], outsider):
            await person.presses("Picture as a file", group.latest, group)
            assert person.last.document
            assert person.last.file_name.startswith("board.")


async def test_a_replay_moves_and_what_is_said_meanwhile_is_taken_away(tmp_path: Path) -> None:
    async with open_world(tmp_path, pictures=True) as world:
        _, people = await two_at(world, "toy")
        ann = next(person for person in people if person.user.started)
        await ann.types("/replay")
        assert ann.last.animation and ann.last.file_name == "board.gif"
        assert not any("is being drawn" in post.text for post in ann.private.posts)
        await ann.presses("Step by step")
        assert ann.last.photo and not ann.last.animation


@pytest.mark.parametrize("asked", ["by a command", "by a button"])
async def test_what_somebody_writes_while_a_film_is_drawn_does_not_wait_for_it(asked: str, tmp_path: Path) -> None:
    async with open_world(tmp_path, make=Unhurried) as world:
        _, people = await two_at(world, "toy")
        ann = next(person for person in people if person.user.started)
        assert isinstance(world.app, Unhurried)
        await ann.types("/mygames")
        if asked == "by a command":
            world.api.say(ann.user, ann.private, "/replay")
        else:
            world.api.press(ann.user, ann.private, ann.last, f"replay:{(await world.playing()).table.id}")
        world.api.say(ann.user, ann.private, "/timezone Europe/Prague")
        try:
            await world.until(lambda: any("Your time zone is" in post.text for post in ann.private.posts))
            assert not any("Entries" in post.text for post in ann.private.posts)
        finally:
            world.app.films.set()
        await world.settle()
        assert "Entries" in ann.last.text


async def test_a_picture_that_cannot_be_drawn_stops_nothing(world: World, trouble_is_expected: None) -> None:

    async def fails(picture: Picture, *_: object, who: str = "") -> None:
        raise DrawingFailed("out of paint")

    world.app.draw = fails  # type: ignore[method-assign,assignment]
    group, people = await two_at(world)
    assert "your turn" in group.latest.text and not group.latest.photo
    await people[0].presses("Play", group.latest, group)
    assert people[0].last.text
