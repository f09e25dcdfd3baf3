"""``python -m tests.pictures``: plays games on a loopback of each chat and draws what is shown there."""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import escape
from importlib import resources
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, expect

from bot.app import App
from bot.app.speech.language import Words
from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing
from render.core.encode import thumbnail
from render.core.sample import SAMPLE
from render.core.scene import Marks
from render.core.studio import draw_picture
from rules.core import codec, history, library, record
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.log import effective
from rules.core.match import Match
from tests.bot.chat_discord import people as discord_people
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.world import Posted
from tests.bot.chat_telegram import world as telegram
from tests.bot.chat_telegram.server import Shown
from tests.bot.chat_web.pages import TablePage, open_browser
from tests.bot.chat_web.visitors import open_real_table
from tests.docs import web_table
from tests.pictures.page import Message, markdown, page
from tests.pictures.player import Thoughtful
from tests.records.files import folder

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ann", "Boris", "Cyd", "Dora", "Emil")
SEATS, ENTRIES = 4, 150
"""How many play the game of Tikal on the first board, and how far it has come."""
RECORDS = {
    "java": ("4_seats", 362),
    "mexica": ("4_seats", 140),
    "caylus": ("4_seats", 190),
    "magellan": ("5_seats", 190),
}
"""By game: the record, and the entry in it after which its board is worth a look."""
WIDTH = 1100
TURNS = 18
"""How many turns of the game on Discord are played before one is looked for that is worth seeing."""
CAYLUS_TURNS = 119
"""How many decisions of Caylus are made on Telegram before a panel is shown."""
JAVA_TURNS = 120
"""How many turns of Java are played at the web table before its picture is taken."""
OPEN = 5
"""How many choices of a menu are shown when it is open."""
BEGINS = {"move": "Move figures", "uncover": "Uncover", "end": "End the turn"}
"""What the label begins with that begins a notation."""


class Later(App):
    """The application, which draws nothing until the position is there that is to be shown."""

    drawing = False

    async def draw(self, picture: Picture, *given: Any, **named: Any) -> Drawing:
        return await (super().draw(picture, *given, **named) if self.drawing else telegram.draw_quickly(picture))


def board_of_tikal() -> None:
    """Draws the board of a game between thoughtful players that has come far, with the last turns of the others."""
    match = matches.start(library.load("tikal"), SEATS, {}, "for the picture").match
    player, entries = Thoughtful(Random(7)), 0
    played: list[tuple[Seat, tuple[Any, ...]]] = []
    while not match.over and entries < ENTRIES:
        seat, turn = player.turn(match)
        for notation in turn:
            moved = matches.play_text(match, seat, notation)
            match, entries = moved.match, entries + 1
            played.append((seat, moved.events))
    since = max(number for number, (seat, _) in enumerate(played) if seat in match.awaited) + 1
    draw_board(match, tuple(event for _, events in played[since:] for event in events))


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
    marks = Marks(names=names, awaited=match.awaited, table="Alder", events=events)
    drawn = draw_picture(game, "board", codec.encode(match.view(None)), codec.encode(marks), Words("en"))
    image = Image.open(io.BytesIO(drawn.data)).convert("RGB")
    image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    image.save(FOLDER / f"{game}.webp", quality=78, method=6)
    sample = resources.files(f"render.{game}") / SAMPLE
    thumbnail(image).save(Path(str(sample)), quality=75, method=6)


async def turn_on_discord(screen: Page, folder: Path) -> None:
    """Draws a whole turn of Tikal on Discord, from the call to the next one, and the panel in its midst."""
    async with discord_people.server(folder, make=Later) as (discord, app):
        people = [discord_people.Person(discord, name) for name in NAMES[:3]]
        seated = await discord_people.seat_down(discord, app, "tikal", *people)
        player, at, turn, before = Thoughtful(Random(7), tries=40), 0, (), ()
        match = (await discord_people.playing_at(app)).match
        while at < TURNS or match.drafting is not None or not _worth_seeing(before, turn):
            if turn:
                app.drawing = at >= TURNS  # type: ignore[attr-defined]
                await seated[match.awaited[0]].types(f"/move {'; '.join(turn)}")
                match, at = (await discord_people.playing_at(app)).match, at + 1
                await app.drain()
            thought = [player.turn(match)[1] for _ in range(1 if at < TURNS else 4)]
            before, turn = turn, next((one for one in thought if _worth_seeing(turn, one)), thought[0])
        mover = seated[match.awaited[0]]
        film = Film(screen, discord, mover.name)
        called = discord_people.boards(discord)[-1]
        await film.shows(f"{mover.name} is called", [called], "Play", 5000)
        await mover.presses("Play", called)
        for number, notation in enumerate(turn):
            begun = match
            while match is begun:
                panel = mover.answer
                label = _next(panel, notation)
                await film.shows(_told(number, turn), [panel], label, 2800)
                if number == 1 and "Chosen" in panel.now.text:
                    await film.keep("discord")
                await mover.presses(label)
                await app.drain()
                now = (await discord_people.playing_at(app)).match
                match = begun if now.state == begun.state else now
        await film.shows("Everybody sees the turn", [discord_people.boards(discord)[-1]], "", 6000)
        film.save(FOLDER / "turn.webp")


def _worth_seeing(before: tuple[str, ...], turn: tuple[str, ...]) -> bool:
    """Says whether a turn shows a tile, workers on their way and a temple, and the one before is short."""
    verbs = [notation.split()[0] for notation in turn]
    return len(before) <= 6 and verbs in (
        ["place", "move", "uncover", "end"],
        ["place", "move", "move", "uncover", "end"],
    )


def _told(number: int, turn: tuple[str, ...]) -> str:
    """Returns what is written above the panel while an entry of a turn is put together."""
    if number == 0:
        return "Play: a panel that nobody else sees"
    return "End the turn, and it is sent" if number == len(turn) - 1 else "Each step shows the board that comes of it"


def _next(panel: Posted, notation: str) -> str:
    """Chooses what is pressed next on the way to a notation."""
    verb, *words = re.findall(r"\w+", notation)
    labels = [label for label, id, value in discord_people.pressables(panel) if (value or id).startswith("p:")]
    begun = [label for label in labels if label.startswith(BEGINS.get(verb, verb))]
    if begun:
        return max(begun, key=lambda label: len(set(words) & set(re.findall(r"\w+", label))))
    columns = [f"Column {word[0]}" for word in words]
    return next(label for label in labels if label.split()[0] in words or label in columns)


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

    async def shows(self, told: str, posts: list[Posted], pressed: str, time: int) -> None:
        self._last = [self._message(post, pressed) for post in posts]
        await self._screen.set_content(page("discord", f"{len(self._frames) + 1}  {told}", self._last, pressed))
        self._frames.append(await shot(self._screen))
        self._times.append(time)

    async def keep(self, name: str) -> None:
        """Saves what was shown last as a picture of its own."""
        title = f"{self._thread}, as {self._name} sees it"
        await self._screen.set_content(page("discord", title, self._last))
        (await shot(self._screen)).save(FOLDER / f"{name}.webp", quality=82, method=6)

    def save(self, path: Path) -> None:
        """Saves the pictures as one that moves; all are as high as the highest."""
        height = max(frame.height for frame in self._frames)
        first, *others = [_padded(frame, height) for frame in self._frames]
        first.save(path, save_all=True, append_images=others, duration=self._times, loop=0, quality=72, method=6)

    def _message(self, post: Posted, pressed: str) -> Message:
        rows = tuple(tuple(chain(*(_buttons(one, pressed) for one in row["components"]))) for row in post.now.rows)
        text = markdown(post.now.text, self._names)
        return Message(
            text=text, pictures=post.now.data, rows=rows, private="Only you can see this" if post.only else ""
        )


def _padded(frame: Image.Image, height: int) -> Image.Image:
    """Returns a picture that goes on below in the colour of its last pixel."""
    whole = Image.new("RGB", (frame.width, height), frame.getpixel((frame.width - 1, frame.height - 1)))
    whole.paste(frame)
    return whole


def _buttons(component: dict[str, Any], pressed: str) -> Iterator[tuple[str, str]]:
    """Yields a button with its kind, or a menu, which is open where something in it is pressed."""
    if component["type"] == 2:
        yield component["label"], "first" if component.get("style") in (1, 3) else ""
        return
    yield f"{component.get('placeholder') or ''} ▾", "menu"
    labels = [option["label"] for option in component["options"]]
    if pressed in labels:
        first = max(0, min(labels.index(pressed) - 2, len(labels) - OPEN))
        yield from ((label, "choice") for label in labels[first : first + OPEN])


async def panel_on_telegram(screen: Page, folder: Path) -> None:
    """Draws the private panel of a game of Caylus on Telegram."""
    async with telegram.open_world(folder, make=Later) as world:
        people = [world.person(name) for name in NAMES[:3]]
        group = world.api.add_group(*(person.user for person in people))
        seated = await telegram.seat_down(world, group, "caylus", people)
        player = Thoughtful(Random(7), tries=12)
        for _ in range(CAYLUS_TURNS):
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
        await screen.set_content(page("telegram", "Longtable, private chat", [shown]))
        (await shot(screen)).save(FOLDER / "telegram.webp", quality=82, method=6)


def _telegram_message(post: Shown) -> Message:
    rows = tuple(tuple((button["text"], "") for button in row) for row in post.keyboard)
    text = re.sub(r"</?(b|i|u|code|a)\b[^>]*>", "", post.text) if "</" in post.text else post.text
    return Message(text=escape(text, quote=False), pictures=(post.photo,) if post.photo else (), rows=rows)


async def table_on_the_web(browser: Browser, folder: Path) -> None:
    """Draws the web table in the midst of a turn of Java, as the player sees it."""

    async with open_real_table(folder / "longtable.sqlite") as table:
        people = {name: await table.member(name) for name in NAMES[:3]}
        host, *others = people.values()
        await host.send("/new java seats=3")
        await table.app.drain()
        lobby = (await host.messages())[-1]
        for other in others:
            await web_table.press_label(other, lobby, "Join")
        await web_table.press_label(host, lobby, "Start")
        await table.app.drain()
        playing, player = await discord_people.playing_at(table.app), Thoughtful(Random(7), tries=6)
        at = 0
        while at < JAVA_TURNS or playing.match.drafting is not None:
            at += 1
            seat, turn = player.turn(playing.match)
            await people[playing.names[seat]].send(f"/move {'; '.join(turn)}", playing.table.thread)
            await table.app.drain()
            playing = await discord_people.playing_at(table.app)
        mover = people[playing.names[playing.match.awaited[0]]]
        other = next(person for person in people.values() if person is not mover)
        await other.send("No hurry, I am out until the evening.", playing.table.thread)
        context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        own = f"{mover.address}/m/{mover.user}/"
        await context.add_cookies([{"name": "longtable", "value": mover.cookie, "url": own}])
        page = TablePage(await context.new_page())
        await page.open(f"{own}#/{playing.table.thread}")
        await page.see_board()
        taken = Image.open(io.BytesIO(await page.page.screenshot())).convert("RGB")
        taken.save(FOLDER / "web.webp", quality=80, method=6)
        await context.close()


async def shot(screen: Page) -> Image.Image:
    await screen.wait_for_function("[...document.images].every(image => image.complete)")
    return Image.open(io.BytesIO(await screen.screenshot(full_page=True))).convert("RGB")


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[Browser, Page]]:
    async with open_browser() as browser:
        expect.set_options(timeout=60_000)  # nobody waits for a test here, and other things may be running
        yield browser, await browser.new_page(viewport={"width": 620, "height": 300})


async def chats() -> None:
    async with opened() as (browser, screen):
        with tempfile.TemporaryDirectory() as folder:
            await turn_on_discord(screen, Path(folder) / "discord")
            await panel_on_telegram(screen, Path(folder) / "telegram")
            await table_on_the_web(browser, Path(folder))


if __name__ == "__main__":
    board_of_tikal()
    for game, (name, entry) in RECORDS.items():
        board_of_record(game, name, entry)
    asyncio.run(chats())
