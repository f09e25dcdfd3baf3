"""People on the loopback Discord, who type and press, and the bot that answers them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import App
from bot.app.beside.serving import serving
from bot.app.outside import Clock
from bot.app.play.tables import Playing, load
from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing
from bot.chat_discord import DiscordChat
from bot.settings import Settings
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from rules.core import codec
from storage.rows import TableRow
from storage.store import Transaction
from tests.bot.app import chat
from tests.bot.app.outside import KnownLuck
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.world import Channel, Posted, User


class Person:
    """A member of the server."""

    def __init__(self, world: Discord, name: str, locale: str = "en-US", *, manager: bool = False) -> None:
        self.discord = world
        self.user = world.user(name, locale, manager=manager)
        self.channel: Channel = world.hall
        self.last: Posted | None = None
        """The latest private answer to this person."""

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def answer(self) -> Posted:
        assert self.last is not None
        return self.last

    @property
    def text(self) -> str:
        return self.answer.now.text

    async def types(self, line: str) -> str:
        """Sends a slash command and returns the text of the answer, which nobody else sees."""
        name, _, words = line.removeprefix("/").partition(" ")
        return self._take((await self.discord.command(self.user, self.channel, name, words)).original)

    async def completes(self, line: str, field: str = "", typed: str = "") -> list[dict[str, Any]]:
        """Returns the choices for what stands behind a command's name, or for what is typed in one of its fields."""
        name, _, words = line.removeprefix("/").partition(" ")
        return await self.discord.complete(self.user, self.channel, name, words, field, typed)

    async def presses(self, label: str, message: Posted | None = None) -> str:
        """Presses a button, or makes a choice, by the beginning of its label, in a message or the last answer."""
        message = message or self.answer
        custom_id, value = find(message, label)
        return await self.presses_data(message, custom_id, value)

    async def presses_data(self, message: Posted, custom_id: str, value: str = "") -> str:
        return self._take((await self.discord.press(self.user, message, custom_id, value)).original)

    def _take(self, original: Posted | None) -> str:
        if original is None:
            return ""
        assert original.only == self.user.id or original.channel == self.discord.direct(self.user).id, "not private"
        self.last = original
        return original.now.text


def pressables(message: Posted) -> list[tuple[str, str, str]]:
    """Returns the label, the custom id and the value of all that can be pressed in a message as it stands."""
    found = []
    for component in message.now.components:
        if component["type"] == 2:
            found.append((component["label"], component.get("custom_id") or "", ""))
        else:
            found += [(one["label"], component["custom_id"], one["value"]) for one in component["options"]]
    return found


def find(message: Posted, label: str) -> tuple[str, str]:
    offered = pressables(message)
    chosen = [one for one in offered if one[0] == label] or [one for one in offered if one[0].startswith(label)]
    assert chosen, f"no {label!r} among {[one[0] for one in offered]}"
    return chosen[0][1], chosen[0][2]


def can_press(message: Posted, verb: str) -> list[tuple[str, str]]:
    """Returns what in a message begins with a verb."""
    return [(id, value) for _, id, value in pressables(message) if (value or id).startswith(f"{verb}:")]


async def draw_nothing(picture: Picture, layout: Layout = WIDE, format: Format = WEBP) -> Drawing:
    """Stands for drawing: what a picture shows, written as text behind the first bytes of a picture."""
    if picture.frames:
        return Drawing(b"GIF8" + codec.encode(picture), "image/gif")
    return Drawing(b"\xff\xd8" + codec.encode(picture), "image/jpeg")


class Undrawn(App):
    """The application, without the pictures; it remembers how they were to be shown."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.drawn: list[tuple[Layout, Format]] = []

    async def draw(self, picture: Picture, layout: Layout = WIDE, format: Format = WEBP, *, who: str = "") -> Drawing:
        self.drawn.append((layout, format))
        return await draw_nothing(picture)


def settings(world: Discord, folder: Path, **given: Any) -> Settings:
    return Settings(
        data=folder,
        send_retry_seconds=0.01,
        dashboard_seconds=3600.0,  # they are shown when a test asks for it
        reconnect_seconds=0.01,
        discord_token=world.token,
        discord_rest=world.rest,
        discord_gateway=world.gateway,
        **given,
    )


@asynccontextmanager
async def bot_at(
    world: Discord,
    folder: Path,
    clock: Clock | None = None,
    *,
    draws: bool = False,
    make: type[App] | None = None,
    **given: Any,
) -> AsyncIterator[App]:
    """Runs the real bot, connected to the loopback Discord, until the context ends."""
    chosen = settings(world, folder, **given)
    chat._prepare(chosen)
    app = (make or (App if draws else Undrawn))(chosen, clock, KnownLuck())
    async with AsyncExitStack() as stack:
        discord_chat = DiscordChat(app, servers_come=0.01)
        await app.start()
        stack.push_async_callback(app.stop)
        await stack.enter_async_context(serving([discord_chat], chosen.reconnect_seconds))
        await world._connected()
        await world.until(lambda: discord_chat._bot.is_ready())
        yield app


@asynccontextmanager
async def server(folder: Path, **given: Any) -> AsyncIterator[tuple[Discord, App]]:
    """Opens a loopback Discord with the bot on it."""
    async with Discord().running() as world, bot_at(world, folder, **given) as app:
        yield world, app


async def seat_down(
    world: Discord, app: App, game: str, *people: Person, options: str = "", typed: bool = False
) -> list[Person]:
    """Opens a table, lets everybody join and starts it, by buttons or typing; returns the people by their seats."""
    await people[0].types(f"/new {game} seats={len(people)} {options}".strip())
    await app.drain()
    lobby = lobbies(world)[-1]
    for person in people[1:]:
        await (person.types("/join") if typed else person.presses("Join", lobby))
    await (people[0].types("/start") if typed else people[0].presses("Start", lobby))
    await app.drain()
    return [next(p for p in people if p.name == name) for name in (await playing_at(app)).names]


def lobbies(world: Discord) -> list[Posted]:
    """Returns the lobby posts, whatever they say now."""
    return [post for post in world.posts() if can_press_ever(post, "start")]


def can_press_ever(post: Posted, verb: str) -> bool:
    return any(
        component["custom_id"].startswith(f"{verb}:") for version in post.versions for component in version.components
    )


def boards(world: Discord) -> list[Posted]:
    """Returns the board posts, which have pictures."""
    return [post for post in world.posts() if post.now.files]


def by_id(people: list[Person], user: User | str) -> Person:
    id = user if isinstance(user, str) else user.id
    return next(person for person in people if person.user.id == id)


async def playing_at(app: App) -> Playing:
    """Returns the table that was opened last, as it is stored."""
    async with app.store.read() as tx:
        return await load(tx, await _latest(tx))


async def table_at(app: App) -> TableRow:
    """Returns the row of the table that was opened last."""
    async with app.store.read() as tx:
        return await _latest(tx)


async def _latest(tx: Transaction) -> TableRow:
    return (await tx.tables.everywhere(("lobby", "running", "over", "closed")))[-1]
