"""What there is on the loopback Discord: people, channels, threads, messages, and who can see which."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

EPOCH = 1420070400000
"""Milliseconds between the epochs of Unix and Discord."""
EPHEMERAL = 64
SILENT = 4096
ADMINISTER, MANAGE_SERVER, EVERYDAY = 1 << 3, 1 << 5, 1 << 10 | 1 << 11
EMBED_LINKS, ATTACH_FILES, PUBLIC_THREADS, WRITE_IN_THREADS = 1 << 14, 1 << 15, 1 << 35, 1 << 38
PIN_MESSAGES = 1 << 51

PERMISSIONS = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "embed_links": EMBED_LINKS,
    "attach_files": ATTACH_FILES,
    "create_public_threads": PUBLIC_THREADS,
    "send_messages_in_threads": WRITE_IN_THREADS,
    "pin_messages": PIN_MESSAGES,
}
"""What a bot can be allowed that matters here, with what stands for it in a number."""

_NUMBERS = count(1)


def new_id(now: float | None = None) -> str:
    """Returns an id that holds the time it was made at, as Discord's do."""
    milliseconds = int((time.time() if now is None else now) * 1000) - EPOCH
    return str(milliseconds << 22 | next(_NUMBERS) % (1 << 22))


def timestamp(now: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S.000000+00:00", time.gmtime(now))


@dataclass(slots=True, kw_only=True)
class User:
    id: str
    name: str
    locale: str = "en-US"
    permissions: int = EVERYDAY
    roles: list[str] = field(default_factory=list)
    closed: bool = False
    """Whether direct messages are refused."""

    def payload(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
        }

    def member(self) -> dict[str, Any]:
        return {
            "user": self.payload(),
            "nick": None,
            "avatar": None,
            "roles": self.roles,
            "joined_at": timestamp(time.time()),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(self.permissions),
        }


@dataclass(slots=True, kw_only=True)
class Joined:
    """A server that the bot is on."""

    id: str
    name: str
    permissions: int = EVERYDAY | EMBED_LINKS | ATTACH_FILES | PUBLIC_THREADS | WRITE_IN_THREADS | PIN_MESSAGES
    """What its roles let the bot do, channels apart."""

    def payload(self) -> dict[str, Any]:
        look = {"icon": None, "banner": None, "features": []}
        return {"id": self.id, "name": self.name, "owner": False, "permissions": str(self.permissions), **look}


@dataclass(slots=True, kw_only=True)
class Shown:
    """A version of a message: what can be seen of it."""

    content: str = ""
    embeds: tuple[dict[str, Any], ...] = ()
    rows: tuple[dict[str, Any], ...] = ()
    files: tuple[dict[str, Any], ...] = ()
    data: tuple[bytes, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join([self.content, *(embed["description"] for embed in self.embeds)])

    @property
    def components(self) -> list[dict[str, Any]]:
        return [component for row in self.rows for component in row["components"]]

    @property
    def told(self) -> Iterator[tuple[str, str]]:
        """Yields everything that a client shows of it, pictures apart, each with what it is."""
        yield "the text", self.text
        for file in self.files:
            yield "the description of a picture", file.get("description") or ""
        for component in self.components:
            yield "the label of a button", component.get("label") or ""
            yield "the title of a menu", component.get("placeholder") or ""
            for option in component.get("options") or ():
                yield "the label of a choice", option["label"]
                yield "the hint of a choice", option.get("description") or ""

    @property
    def hidden(self) -> Iterator[tuple[str, str]]:
        """Yields what a client receives of it and does not show."""
        for file in self.files:
            yield "a file name", file["filename"]
        for component in self.components:
            yield "a custom id", component.get("custom_id") or component.get("url") or ""
            for option in component.get("options") or ():
                yield "the value of a choice", option["value"]


@dataclass(slots=True, kw_only=True)
class Posted:
    """A message, with all versions it has had."""

    id: str
    channel: str
    versions: list[Shown]
    only: str = ""
    """The user who alone sees it, empty for everybody in the channel."""
    mentions: list[str] = field(default_factory=list)
    """Who was notified by it."""
    silent: bool = False
    """Whether it makes no sound, whoever is there."""
    nonce: str = ""
    loading: bool = False
    uploads: list[bytes] = field(default_factory=list)
    """The pictures that were sent for it, one after the other."""

    @property
    def now(self) -> Shown:
        return self.versions[-1]


@dataclass(slots=True, kw_only=True)
class Channel:
    id: str
    kind: int
    """0 text, 1 direct messages, 11 public thread, 15 forum."""
    name: str = ""
    guild: str = ""
    """The server that it is on; empty for direct messages."""
    parent: str = ""
    recipient: str = ""
    archived: bool = False
    locked: bool = False
    """Whether only moderators may bring it back when it is archived."""
    owner: str = ""
    forbidden: set[str] = field(default_factory=set)
    """What the bot may not do here and in the threads of the channel, by the names that Discord has for it.

    In a thread nothing hangs on ``send_messages``, which is for the channel alone.
    """
    hidden_from: set[str] = field(default_factory=set)
    """The users who cannot see it."""
    pinned: list[str] = field(default_factory=list)
    renamed: list[float] = field(default_factory=list)
    """When the bot has renamed it, as far as that still counts."""

    def payload(self, guild: str, user: dict[str, Any] | None = None) -> dict[str, Any]:
        base: dict[str, Any] = {"id": self.id, "type": self.kind, "name": self.name, "flags": 0}
        if self.kind == 1:
            return {"id": self.id, "type": 1, "recipients": [user], "last_message_id": None, "flags": 0}
        denied = str(sum(PERMISSIONS[name] for name in self.forbidden))
        overwrites = [{"id": guild, "type": 0, "allow": "0", "deny": denied}]
        unseen = str(PERMISSIONS["view_channel"])
        overwrites += [{"id": id, "type": 1, "allow": "0", "deny": unseen} for id in self.hidden_from]
        base |= {
            "guild_id": guild,
            "parent_id": self.parent or None,
            "position": 0,
            "permission_overwrites": overwrites,
        }
        if self.kind == 11:
            base |= {
                "owner_id": self.owner,
                "last_message_id": None,
                "message_count": 0,
                "member_count": 1,
                "rate_limit_per_user": 0,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 10080,
                    "archive_timestamp": timestamp(time.time()),
                    "locked": self.locked,
                },
            }
        return base


@dataclass(slots=True, kw_only=True)
class Interaction:
    """Something that a member has done, which the bot must answer."""

    id: str
    token: str
    user: str
    channel: str
    at: float
    kind: int
    """2 slash command, 3 component, 4 completion."""
    message: Posted | None = None
    answered: int = 0
    """The kind of the first answer, 0 before it."""
    original: Posted | None = None
    choices: list[dict[str, Any]] | None = None


def mentioned(content: str, allowed: Any, notifies: bool = True) -> list[str]:
    """Returns who is notified by a text: whoever stands in it and is allowed."""
    if not notifies or allowed is None:
        return ["everyone"] if re.search(r"@(everyone|here)\b", content) else re.findall(r"<@!?(\d+)>", content)
    found = [user for user in re.findall(r"<@!?(\d+)>", content) if int(user) in allowed.users]
    if "users" in allowed.parse:
        found = re.findall(r"<@!?(\d+)>", content)
    if "everyone" in allowed.parse and re.search(r"@(everyone|here)\b", content):
        found.append("everyone")
    return list(dict.fromkeys(found))
