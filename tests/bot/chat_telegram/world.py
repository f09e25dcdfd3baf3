"""A whole Telegram for tests: the loopback server, the real bot connected to it, and people with phones."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from telegram import Update
from telegram.ext import TypeHandler

from bot.app import App
from bot.app.outside import Clock
from bot.app.play.tables import Playing, load
from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing
from bot.chat_telegram import create_application
from bot.chat_telegram.application import Telegram
from bot.chat_telegram.chat import connected
from bot.chat_telegram.webhook import HandedIn, Webhook
from bot.settings import Settings
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from rules.core import codec
from storage.rows import TableRow
from tests.bot.app.chat import _prepare
from tests.bot.app.outside import KnownLuck
from tests.bot.chat_telegram.limits import payload_of
from tests.bot.chat_telegram.server import QUICK, TOKEN, BotApi, Chat, Query, Shown, User
from tests.ports import free_port
from tests.waiting import PATIENCE

SECRET = "secret-of-the-webhook"


class World:
    """The server, the bot, and what tests want to know of both."""

    def __init__(self, api: BotApi, app: App, application: Telegram) -> None:
        self.api = api
        self.app = app
        self.application = application
        self._done = set(api.sent) - set(api.updates)
        """The numbers of the updates that this bot, or the one before it, has dealt with."""
        self._noted = asyncio.Event()
        application.add_handler(TypeHandler(Update, self._note), group=99)

    async def _note(self, update: Update, context: object) -> None:
        self._done.add(update.update_id)
        self._noted.set()

    async def settle(self) -> None:
        """Waits until the bot has dealt with all that was said to it and has said all that it can say now."""
        async with asyncio.timeout(PATIENCE):
            while not self._done.issuperset(self.api.sent):
                self._noted.clear()
                await self._noted.wait()
        await self.app.drain()

    async def until(self, so: Callable[[], bool]) -> None:
        """Waits until something is so, whatever else is still to be dealt with."""
        until = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < until, "it does not come"
            await asyncio.sleep(0.01)

    async def delivered(self) -> None:
        """Waits until nothing is left in the outbox."""
        until = time.monotonic() + PATIENCE
        await self.settle()
        while await self.waiting():
            assert time.monotonic() < until, "posts are left in the outbox"
            await asyncio.sleep(0.01)
            await self.settle()

    async def waiting(self) -> int:
        """Returns how many posts are left in the outbox."""
        async with self.app.store.read() as tx:
            return await tx.outbox.pending_count()

    async def tables(self) -> list[TableRow]:
        """Returns all tables, in the order in which they were opened."""
        async with self.app.store.read() as tx:
            return list(await tx.tables.everywhere(("lobby", "running", "over", "closed")))

    async def still_answers(self) -> bool:
        """Says whether somebody who has never been heard of is answered."""
        stranger = self.person("Passer-by")
        await stranger.types("/language en")
        return bool(stranger.private.posts)

    def person(self, name: str, **user: Any) -> Person:
        return Person(self, self.api.add_user(name, **user))

    async def playing(self, name: str = "") -> Playing:
        """Returns a table by its name, or the one that was opened last."""
        everywhere = await self.tables()
        async with self.app.store.read() as tx:
            return await load(tx, next(table for table in reversed(everywhere) if name in ("", table.name)))


class Person:
    """Somebody who writes, presses and reads."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def private(self) -> Chat:
        """The private chat with the bot."""
        return self.world.api.chats[self.user.id]

    @property
    def last(self) -> Shown:
        """The latest that the bot has told this person alone."""
        return self.private.posts[-1]

    @property
    def panel(self) -> Shown:
        """The latest panel in the private chat."""
        return next(post for post in reversed(self.private.posts) if any(map(_is_step, post.buttons)))

    async def types(self, text: str, chat: Chat | None = None, **where: Any) -> Shown:
        """Writes something, in the private chat or in another one."""
        message = self.world.api.say(self.user, chat or self.private, text, **where)
        await self.world.settle()
        return message

    async def presses(self, label: str, message: Shown | None = None, chat: Chat | None = None) -> str:
        """Presses the button of a label, or the first whose label begins so; returns the alert that follows."""
        message = message or self.last
        exact = [button for button in message.buttons if button["text"] == label]
        begun = [button for button in message.buttons if button["text"].startswith(label)]
        assert exact or begun, f"no {label!r} among {[button['text'] for button in message.buttons]}"
        return await self.presses_button((exact or begun)[0], message, chat)

    async def presses_button(self, button: dict[str, str], message: Shown, chat: Chat | None = None) -> str:
        """Presses a button as a phone does, which opens the addresses that it is given."""
        if "url" in button:
            await self.opens(button["url"])
            return ""
        query = await self.sends(button["callback_data"], message, chat)
        assert query.answered.done(), "a press was not answered"
        answer = query.answered.result()
        if "url" in answer:
            await self.opens(answer["url"])
        return str(answer.get("text", ""))

    async def sends(self, data: str, message: Shown, chat: Chat | None = None) -> Query:
        """Sends what stands behind a button, whether it was meant for this user or not."""
        place = chat or self._chat_of(message)
        query = self.world.api.press(self.user, place, message, data)
        await self.world.settle()
        return query

    async def opens(self, address: str) -> None:
        """Opens a deep link to the private chat."""
        self.world.api.start(self.user, payload_of(address))
        await self.world.settle()

    async def takes_along(self, address: str, *others: Person) -> Chat:
        """Opens an address that adds the bot to a group, with others in it, and returns that."""
        assert "startgroup=" in address
        group = self.world.api.add_group(self.user, *(other.user for other in others))
        await self.types(f"/start@longtable_bot {payload_of(address)}", group)
        return group

    def _chat_of(self, message: Shown) -> Chat:
        chats = self.world.api.chats.values()
        return next(chat for chat in chats if chat.messages.get(message.id) is message)


def _is_step(button: dict[str, str]) -> bool:
    return button.get("callback_data", "").startswith("p:")


def labels(message: Shown) -> list[str]:
    return [button["text"] for button in message.buttons]


def steps(message: Shown) -> list[dict[str, str]]:
    """Returns the buttons of a panel that lead on or back."""
    return [button for button in message.buttons if _is_step(button)]


async def draw_quickly(picture: Picture) -> Drawing:
    """Stands for the drawing: a small picture that holds all that was to be drawn, for tests to look for secrets."""
    info, file = PngInfo(), io.BytesIO()
    info.add_text("drawn", codec.encode(picture).decode())
    Image.new("L", (8, 8)).save(file, "PNG", pnginfo=info)
    return Drawing(file.getvalue(), "image/png")


class Quick(App):
    """The application, without the pictures; it remembers how they were to be shown."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.drawn: list[tuple[Layout, Format]] = []

    async def draw(self, picture: Picture, layout: Layout = WIDE, format: Format = WEBP, *, who: str = "") -> Drawing:
        self.drawn.append((layout, format))
        return await draw_quickly(picture)


def settings_for(api: BotApi, folder: Path, **others: Any) -> Settings:
    chosen: dict[str, Any] = {
        "data": folder,
        "telegram_token": TOKEN,
        "telegram_api": api.address,
        "telegram_group_seconds": api.minute,
        "telegram_timeout_seconds": 5.0,
        "send_retry_seconds": 0.02,
        "dashboard_seconds": 3600.0,  # they are shown when a test asks for it
        **others,
    }
    settings = Settings(**chosen)
    _prepare(settings)
    return settings


@asynccontextmanager
async def open_world(
    folder: Path,
    api: BotApi | None = None,
    *,
    clock: Clock | None = None,
    overall: int = QUICK,
    webhook: bool = False,
    pictures: bool = False,
    make: type[App] | None = None,
    **settings: Any,
) -> AsyncIterator[World]:
    """Starts the bot on a server, which is a new one unless one is given that goes on from another bot."""
    own = BotApi(minute=1e-9, per_second=overall) if api is None else api
    if api is None:
        await own.open()
    if webhook:
        own.webhook_ports = [free_port()]
        settings |= {
            "telegram_webhook": "https://games.example.org/telegram",
            "telegram_port": own.webhook_ports[0],
            "telegram_secret": SECRET,
        }
    try:
        kind = make or (App if pictures else Quick)
        app = kind(settings_for(own, folder, **settings), clock, KnownLuck())
        application = create_application(app, overall=overall)
        world = World(own, app, application)
        await app.start()
        try:
            handed_in = HandedIn(app)
            listening = Webhook(app, handed_in).listening() if webhook else nullcontext()
            async with listening, connected(app, application, handed_in):
                yield world
                assert not own.faults or await world.still_answers(), "after a failure it is deaf"
        finally:
            await app.stop()
    finally:
        if api is None:
            await own.close()


async def seat_down(world: World, group: Chat, game: str, people: list[Person], options: str = "") -> list[Person]:
    """Opens a table in a group, lets everybody join and starts the game; returns the people in the order of seats."""
    host, *others = people
    await host.types(f"/new {game} seats={len(people)} {options}", group)
    lobby = lobby_of(group)
    for other in others:
        await other.presses("Join", lobby, group)
    await host.presses("Start", lobby, group)
    await world.delivered()
    playing = await world.playing()
    return [next(person for person in people if person.name == name) for name in playing.names]


def lobby_of(group: Chat) -> Shown:
    return next(post for post in reversed(group.posts) if "Join" in labels(post))


async def two_at(world: World, game: str = "tikal", **group: bool) -> tuple[Chat, list[Person]]:
    """Seats two in a new group, of whom the second has never pressed Start."""
    people = [world.person("Ann", username="ann_a"), world.person("Bob", started=False)]
    chat = world.api.add_group(*(person.user for person in people), **group)
    return chat, await seat_down(world, chat, game, people)


async def first_of(world: World, people: list[Person]) -> Person:
    """Returns who is awaited first."""
    return people[(await world.playing()).match.awaited[0]]


async def legal(world: World) -> str:
    """Returns a harmless move of who is awaited first."""
    match = (await world.playing()).match
    return str(match.game.format(match.game.default(match.state, match.awaited[0])))


async def finish_turn(world: World, people: list[Person]) -> None:
    """Lets whoever is awaited answer harmlessly until somebody else is."""
    awaited = (await world.playing()).match.awaited
    while (await world.playing()).match.awaited == awaited:
        await people[awaited[0]].types(f"/move {await legal(world)}")
