"""What there is on the loopback Discord, and what each user sees of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from aiohttp import web

from tests.bot.chat_discord import fields, schemas
from tests.bot.chat_discord.world import (
    EPHEMERAL,
    MANAGE_SERVER,
    PERMISSIONS,
    Channel,
    Interaction,
    Joined,
    Posted,
    Shown,
    User,
    new_id,
    timestamp,
)
from tests.waiting import PATIENCE

IDENTIFY = 5.0
"""Seconds in which one connection of several is begun at the most, whoever begins it."""
ALL_REQUESTS = 50
"""Requests that the bot may make in a second, answers to interactions apart."""


@dataclass(slots=True)
class Fault:
    """An answer that comes instead of the right one, so many times, to requests of a kind."""

    method: str
    path: str
    status: int
    times: int = 1
    code: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)
    after: bool = False
    """Whether the request is carried out before, so that only its answer is lost."""


@dataclass(slots=True)
class Session:
    """A connection of the bot to the gateway, which outlives its socket for a while."""

    id: str
    sent: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    resumed: int = 0
    shard: tuple[int, int] = (0, 1)
    """Which of how many connections it is."""

    def serves(self, guild: str) -> bool:
        """Says whether it is told of what happens on a server, or in private where none is named."""
        number, count = self.shard
        return (int(guild or 0) >> 22) % count == number


class State:
    """Servers of members, all of whom are on each, and one bot, with a clock that tests can move."""

    def __init__(self) -> None:
        self.me = User(id="123456789012345678", name="Longtable")
        self.guild = new_id()
        """The first server, on which all happens where no other is named."""
        self.others: list[str] = []
        self.joined: dict[str, Joined] = {}
        """The servers that the bot is on, as far as they are told of; some are there for the telling only."""
        self.join("A server", self.guild)
        self.application: dict[str, Any] = {}
        """What the developer portal says of the application, where it is not as it is by itself."""
        self.token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.the-token-of-the-loopback-bot"
        """Its first part holds the number of the bot."""
        self.users: dict[str, User] = {}
        self.gone: set[str] = set()
        self.features: list[str] = []
        self.locale = "en-US"
        """The language of the server, which only one with the feature ``COMMUNITY`` can choose."""
        self.system = ""
        """The channel for what Discord itself says there."""
        self.roles: dict[str, str] = {self.guild: "@everyone"}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Posted] = {}
        self.removed: list[Posted] = []
        """The bot's posts that it has deleted since."""
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, schemas.CommandIn] = {}
        self.command_scope = ""
        self.command_ids: dict[str, str] = {}
        self.faults: list[Fault] = []
        self.refusals: list[str] = []
        """Everything that was refused although no test asked for it."""
        self.requests: list[str] = []
        self.sessions: list[Session] = []
        self.identified = 0
        self.identified_at = -IDENTIFY
        self.limited = 0
        """How many requests were refused because there were too many in a second."""
        self._asked: deque[float] = deque(maxlen=ALL_REQUESTS)
        self.silent: dict[int, asyncio.Event] = {}
        """The shards that are told nothing now, even if they connect anew, with what ends that."""
        self.serves_the_server = True
        """Whether the server is there for the bot, as far as that is up to Discord."""
        self.refuse_gateway = 0
        """How many connections to the gateway fail from now on."""
        self.ends_with = 0
        """The code with which whoever logs in at the gateway is turned away; 0 for nobody."""
        self.offset = 0.0
        self.late = 0.0
        """How long ago what members do from now on was done."""
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.port = 0
        self.hall = self.channel("hall")

    def now(self) -> float:
        return time.time() + self.offset

    def user(self, name: str, locale: str = "en-US", *, manager: bool = False) -> User:
        user = User(id=new_id(), name=name, locale=locale)
        user.permissions |= MANAGE_SERVER if manager else 0
        self.users[user.id] = user
        return user

    def channel(self, name: str, kind: int = 0, parent: str = "", guild: str = "") -> Channel:
        channel = Channel(id=new_id(), kind=kind, name=name, parent=parent, guild=guild or self.guild)
        self.channels[channel.id] = channel
        return channel

    def join(self, name: str, id: str = "") -> Joined:
        """Lets the bot be invited to a server by its link."""
        joined = Joined(id=id or new_id(), name=name)
        self.joined[joined.id] = joined
        return joined

    def server(self, name: str, shard: int, count: int) -> Channel:
        """Opens one more server of which one of so many shards is told, with the bot on it, and returns its channel."""
        id = int(new_id())
        while (id >> 22) % count != shard:
            id += 1 << 22
        self.join(name, str(id))
        self.others.append(str(id))
        return self.channel("hall", guild=str(id))

    @property
    def guilds(self) -> list[str]:
        return [self.guild, *self.others]

    def role(self, name: str) -> str:
        id = new_id()
        self.roles[id] = name
        return id

    def fail(self, method: str, path: str, status: int, **given: Any) -> Fault:
        """Lets requests of a kind fail: once, unless it is said how many times."""
        self.faults.append(Fault(method, path, status, **given))
        return self.faults[-1]

    def direct(self, user: User) -> Channel:
        """Returns the private conversation of a user with the bot."""
        for channel in self.channels.values():
            if channel.recipient == user.id:
                return channel
        channel = Channel(id=new_id(), kind=1, recipient=user.id)
        self.channels[channel.id] = channel
        return channel

    def threads(self) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.kind == 11]

    def sees(self, user: User, message: Posted) -> bool:
        if message.only:
            return message.only == user.id
        channel = self.channels.get(message.channel)
        if channel is None or channel.recipient not in ("", user.id):
            return False
        return not any(user.id in one.hidden_from for one in (channel, self.channels.get(channel.parent)) if one)

    def seen_by(self, user: User) -> list[Posted]:
        """Returns all messages that a user can see, in their order."""
        return [message for message in self.messages.values() if self.sees(user, message)]

    def posts(self, channel: str = "") -> list[Posted]:
        """Returns what everybody can see, in a channel or everywhere."""
        public = [message for message in self.messages.values() if not message.only]
        return [m for m in public if channel in ("", m.channel) and not self._is_direct(m.channel)]

    def _is_direct(self, channel: str) -> bool:
        return channel in self.channels and self.channels[channel].kind == 1

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until something holds; it is looked at whenever something has happened here, and now and then."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.02)

    def _something_happened(self) -> None:
        self._changed.set()

    def _role_payload(self, id: str) -> dict[str, Any]:
        return {
            "id": id,
            "name": self.roles.get(id, "@everyone"),
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(self.joined[id].permissions) if id in self.joined else "0",
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def clickable(self) -> dict[str, str]:
        """Returns the ids of all commands, by how a mention names them: one in a group by both names."""
        found: dict[str, str] = {}
        for name, command in self.commands.items():
            below = [option.name for option in command.options if option.type == fields.SUBCOMMAND]
            found |= (
                {}
                if command.type == 3
                else dict.fromkeys([f"{name} {one}" for one in below] or [name], self.command_ids.get(name, "0"))
            )
        return found

    def mention(self, name: str) -> str:
        """Returns what mentions the command of a name, wherever it stands."""
        return next(f"</{path}:{id}>" for path, id in self.clickable().items() if path.split()[-1] == name)

    def _forbidden(self, where: Channel) -> set[str]:
        """Returns what the bot may not do somewhere; what a channel forbids its threads forbid, too."""
        parent = self.channels.get(where.parent)
        return where.forbidden | (parent.forbidden if parent is not None else set())

    def _permissions(self, where: Channel) -> int:
        """Returns what the bot may do somewhere, as Discord tells with an interaction."""
        forbidden = self._forbidden(where)
        return sum(bit for name, bit in PERMISSIONS.items() if name not in forbidden)

    def _add(self, channel: str, shown: Shown, *, only: str = "", loading: bool = False) -> Posted:
        posted = Posted(id=new_id(), channel=channel, versions=[shown], only=only, loading=loading)
        posted.uploads += shown.data
        self.messages[posted.id] = posted
        return posted

    def _change(self, posted: Posted, message: schemas.MessageIn, files: dict[str, bytes]) -> None:
        shown = shown_of(message, files)
        posted.uploads += shown.data
        if message.attachments is msgspec.UNSET:
            shown = replace(shown, files=posted.now.files, data=posted.now.data)
        posted.versions.append(shown)
        posted.loading = False

    def _message_payload(self, posted: Posted) -> dict[str, Any]:
        shown = posted.now
        return {
            "id": posted.id,
            "channel_id": posted.channel,
            "author": self.me.payload() | {"bot": True},
            "content": shown.content,
            "timestamp": timestamp(self.now()),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [
                {"id": new_id(), "size": 1, "url": "", "proxy_url": "", "filename": file["filename"]}
                for file in shown.files
            ],
            "embeds": list(shown.embeds),
            "components": list(shown.rows),
            "pinned": False,
            "type": 0,
            "flags": EPHEMERAL if posted.only else 0,
        }


def shown_of(message: schemas.MessageIn, files: dict[str, bytes]) -> Shown:
    return Shown(
        content=message.content or "",
        embeds=tuple(msgspec.to_builtins(embed) for embed in message.embeds),
        rows=tuple(msgspec.to_builtins(row) for row in message.components),
        files=tuple(msgspec.to_builtins(attachment) for attachment in message.attachments or ()),
        data=tuple(files.values()),
    )
