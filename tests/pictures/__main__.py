"""``python -m tests.pictures``: plays by the loopback Discord and Telegram and draws what was sent there."""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.async_api import Page

from bot.app import App
from bot.app.beside.drawing import Drawing
from bot.app.speech.language import Words
from bot.app.speech.messages import Picture
from render.core.scene import Marks
from render.core.studio import draw_picture
from rules.core import codec, history, library, record
from rules.core import match as matches
from rules.core.log import effective
from rules.core.match import Match
from tests.bot.chat_discord import people as discord_people
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.world import Posted
from tests.bot.chat_telegram import world as telegram
from tests.bot.chat_telegram.server import Shown
from tests.bot.chat_web.pages import open_browser
from tests.pictures.page import Message, markdown, page
from tests.pictures.player import Thoughtful
from tests.records.files import folder

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ann", "Boris", "Cyd", "Dora", "Emil")
SEATS, ENTRIES = 4, 150
"""How many play the game of Tikal on the first board, and how far it has come."""
RECORDS = {
    "java": ("4_seats", 358),
    "mexica": ("4_seats", 140),
    "caylus": ("4_seats", 190),
    "magellan": ("5_seats", 190),
}
"""By game: the record, and the entry in it after which its board is worth a look."""
WIDTH = 1100
PREFERRED = ("Uncover", "Recover", "Move figures", "Deploy")
"""What is done first in the turn that is shown."""


class Later(App):
    """The application, which draws nothing until the position is there that is to be shown."""

    drawing = False

    async def draw(self, picture: Picture, *given: Any, **named: Any) -> Drawing:
        return await (super().draw(picture, *given, **named) if self.drawing else telegram.draw_quickly(picture))


def board_of_tikal() -> None:
    """Draws the board of a game between thoughtful players that has come far."""
    match = matches.start(library.load("tikal"), SEATS, {}, "for the picture").match
    player, entries = Thoughtful(Random(7)), 0
    while not match.over and entries < ENTRIES:
        seat, turn = player.turn(match)
        for notation in turn:
            match, entries = matches.play_text(match, seat, notation).match, entries + 1
    draw_board(match, ())


def board_of_record(game: str, name: str, entry: int) -> None:
    """Draws the board after an entry of a recorded game, with what has happened since the last turn of who is next."""
    found = record.read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))
    steps = list(history.retrace(found.header, list(effective(found.entries))))
    until = next(at for at, (played, _) in enumerate(steps) if played.n == entry)
    match = steps[until][1].match
    own = [at for at, (played, _) in enumerate(steps[: until + 1]) if played.seat in match.awaited]
    draw_board(match, tuple(event for _, moved in steps[max(own) + 1 : until + 1] for event in moved.events))


def draw_board(match: Match, events: tuple[Any, ...]) -> None:
    names, game = NAMES[: match.header.seats], match.header.game
    marks = Marks(names=names, waiting=match.awaited, table="Alder", events=events)
    drawn = draw_picture(game, "board", codec.encode(match.view(None)), codec.encode(marks), Words("en"))
    image = Image.open(io.BytesIO(drawn.data)).convert("RGB")
    image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    image.save(FOLDER / f"{game}.webp", quality=80, method=6)


async def turn_on_discord(screen: Page, folder: Path) -> None:
    """Draws a whole turn of Tikal on Discord, from the call to the next one, and the panel in its midst."""
    async with discord_people.server(folder, make=Later) as (discord, app):
        people = [discord_people.Person(discord, name) for name in NAMES[:3]]
        seated = await discord_people.seat_down(discord, app, "tikal", *people)
        player = Thoughtful(Random(7), tries=8)
        match = (await discord_people.playing_at(app)).match
        for _ in range(54):
            seat, turn = player.turn(match)
            await seated[seat].types(f"/move {'; '.join(turn)}")
            match = (await discord_people.playing_at(app)).match
        await app.drain()
        app.drawing = True  # type: ignore[attr-defined]
        begins = False
        while not begins:
            seat, turn = player.turn(match)
            await seated[seat].types(f"/move {'; '.join(turn)}")
            match = (await discord_people.playing_at(app)).match
            begins = match.drafting is None and "place" in _legal(match)
        await app.drain()
        mover = seated[match.awaited[0]]
        film = Film(screen, discord, mover.name)
        called = discord_people.boards(discord)[-1]
        await film.shows([called], "Play", 2600)
        await mover.presses("Play", called)
        for step in range(14):
            panel = mover.answer
            label = _next(panel, step)
            await film.shows([called, panel], label, 2200 if step else 2600)
            if step == 3:
                await film.keep("discord")
            await mover.presses(label)
            await app.drain()
            if discord_people.boards(discord)[-1] is not called:
                break
        await film.shows([called, mover.answer], "", 2200)
        await film.shows([discord_people.boards(discord)[-1]], "", 4200, everybody=True)
        film.save(FOLDER / "turn.webp")


def _legal(match: Match) -> set[str]:
    return {token.text for token in match.game.tokens(match.state, match.awaited[0])}


def _next(panel: Posted, step: int) -> str:
    """Chooses what is pressed next: a few things that are worth something, and then the end of the turn."""
    labels = [label for label, id, value in discord_people.pressables(panel) if (value or id).startswith("p:")]
    labels = [label for label in labels if label not in ("Back", "Undo", "Reset")]
    scores = [label for label in labels if label.startswith("Uncover")]
    ends = [label for label in labels if label.startswith(("End", "Done"))]
    if ends and step >= 5 and not scores:
        return ends[0]
    return next((label for begin in PREFERRED for label in labels if label.startswith(begin)), labels[0])


class Film:
    """The pictures of a turn, one after the other."""

    def __init__(self, screen: Page, discord: Discord, name: str) -> None:
        self._screen = screen
        self._names = {id: user.name for id, user in discord.users.items()}
        self._name = name
        self._thread = discord.threads()[-1].name
        self._frames: list[Image.Image] = []
        self._times: list[int] = []
        self._last: list[Message] = []

    async def shows(self, posts: list[Posted], pressed: str, time: int, *, everybody: bool = False) -> None:
        self._last = [self._message(post) for post in posts]
        title = f"{self._thread}, as {'everybody sees' if everybody else self._name + ' sees'} it"
        await self._screen.set_content(page("discord", title, self._last, pressed, top=everybody))
        self._frames.append(await shot(self._screen))
        self._times.append(time)

    async def keep(self, name: str) -> None:
        """Saves what was shown last as a picture of its own."""
        title = f"{self._thread}, as {self._name} sees it"
        await self._screen.set_content(page("discord", title, self._last[-1:], whole=True))
        (await shot(self._screen)).save(FOLDER / f"{name}.webp", quality=82, method=6)

    def save(self, path: Path) -> None:
        first, *others = self._frames
        first.save(path, save_all=True, append_images=others, duration=self._times, loop=0, quality=72, method=6)

    def _message(self, post: Posted) -> Message:
        rows = tuple(tuple(_discord_button(one) for one in row["components"]) for row in post.now.rows)
        text = markdown(post.now.text, self._names)
        return Message(
            text=text, pictures=post.now.data, rows=rows, private="Only you can see this" if post.only else ""
        )


def _discord_button(component: dict[str, Any]) -> tuple[str, str]:
    if component["type"] == 2:
        return component["label"], "first" if component.get("style") in (1, 3) else ""
    return f"{component.get('placeholder') or ''} ▾", "menu"


async def panel_on_telegram(screen: Page, folder: Path) -> None:
    """Draws the private panel of a game of Mexica on Telegram."""
    async with telegram.open_world(folder, make=Later) as world:
        people = [world.person(name) for name in NAMES[:3]]
        group = world.api.add_group(*(person.user for person in people))
        seated = await telegram.seat_down(world, group, "mexica", people)
        player = Thoughtful(Random(7), tries=8)
        for _ in range(40):
            match = (await world.playing()).match
            seat, turn = player.turn(match)
            await seated[seat].types(f"/move {'; '.join(turn)}", group)
        await world.delivered()
        world.app.drawing = True  # type: ignore[attr-defined]
        match = (await world.playing()).match
        mover = seated[match.awaited[0]]
        await mover.presses(
            "Play", next(post for post in reversed(group.posts) if "Play" in telegram.labels(post)), group
        )
        await world.settle()
        shown = _telegram_message(mover.panel)
        await screen.set_content(page("telegram", "Longtable, private chat", [shown], whole=True))
        (await shot(screen)).save(FOLDER / "telegram.webp", quality=82, method=6)


def _telegram_message(post: Shown) -> Message:
    rows = tuple(tuple((button["text"], "") for button in row) for row in post.keyboard)
    text = re.sub(r"</?(b|i|u|code|a)\b[^>]*>", "", post.text) if "</" in post.text else post.text
    return Message(text=escape(text, quote=False), pictures=(post.photo,) if post.photo else (), rows=rows)


async def shot(screen: Page) -> Image.Image:
    await screen.wait_for_function("[...document.images].every(image => image.complete)")
    return Image.open(io.BytesIO(await screen.screenshot(full_page=True))).convert("RGB")


@asynccontextmanager
async def opened() -> AsyncIterator[Page]:
    async with open_browser() as browser:
        yield await browser.new_page(viewport={"width": 620, "height": 300})


async def chats() -> None:
    async with opened() as screen:
        with tempfile.TemporaryDirectory() as folder:
            await turn_on_discord(screen, Path(folder) / "discord")
            await panel_on_telegram(screen, Path(folder) / "telegram")


if __name__ == "__main__":
    board_of_tikal()
    for game, (name, entry) in RECORDS.items():
        board_of_record(game, name, entry)
    asyncio.run(chats())
