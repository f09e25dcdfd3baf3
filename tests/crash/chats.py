"""Two people in each chat who play with a program that is killed again and again, and what they see of it.

Each does what people do there: the page of the web table sends again what was not answered, Telegram hands in what was
not taken, and who got no answer on Discord looks how the game stands and types again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple, Protocol
from uuid import uuid4

import aiohttp
from yarl import URL

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.world import Channel, Posted
from tests.bot.chat_telegram.server import TOKEN, BotApi, Shown
from tests.bot.chat_telegram.tally import CALL
from tests.bot.chat_web.visitors import Visitor
from tests.crash.play import read
from tests.ports import free_port
from tests.waiting import until

NAMES = ("Ann", "Bob")
AWAY = (aiohttp.ClientError, OSError, TimeoutError)
"""What a player meets where the bot is not there any more."""


class Seen(NamedTuple):
    """A post as everybody at a table saw it."""

    called: tuple[str, ...]
    """The names of those who were notified by it."""
    text: str


class Chat(Protocol):
    """Two people in a chat who play there, and what they see."""

    name: str
    platform: str

    @property
    def settings(self) -> dict[str, str]:
        """What the program must be told of the chat."""

    async def connected(self, link: str) -> None:
        """Waits until the program that was just started, and told the host's link, serves the chat."""

    def hung_up(self) -> bool:
        """Says whether the chat knows that the program is gone."""

    async def tell(self, who: str, line: str) -> None:
        """Types a command where everybody plays, whatever comes of it."""

    async def ask(self, who: str, line: str, event: str) -> str:
        """Types a command in private and returns the answer; fails in one of the ways in `AWAY` where none comes."""

    async def ask_again(self, who: str, line: str, event: str) -> None:
        """Lets whatever stands between a player and the bot hand in what was not answered before a kill."""

    async def seen(self, data: Path, table: str) -> Sequence[Seen]:
        """Returns the posts at a table by which anybody was called."""

    def called_alone(self) -> Counter[str]:
        """Counts how often each was called in private, where that is done."""


class OnDiscord:
    name = "Discord"
    platform = "discord"

    def __init__(self, discord: Discord, hall: Channel | None = None) -> None:
        self._discord = discord
        self._hall = hall or discord.hall
        self._users = {name: discord.user(name) for name in NAMES}

    @property
    def settings(self) -> dict[str, str]:
        return {
            "LONGTABLE_DISCORD_TOKEN": self._discord.token,
            "LONGTABLE_DISCORD_REST": self._discord.rest,
            "LONGTABLE_DISCORD_GATEWAY": self._discord.gateway,
        }

    async def connected(self, link: str) -> None:
        await self._discord._connected(self._hall.guild)
        await until(lambda: self._discord.commands)

    def hung_up(self) -> bool:
        return not any(session.ready.is_set() for session in self._discord.sessions)

    async def tell(self, who: str, line: str) -> None:
        await self.ask(who, line, "")

    async def ask(self, who: str, line: str, event: str) -> str:
        name, _, words = line.removeprefix("/").partition(" ")
        done = await self._discord.command(self._users[who], self._hall, name, words)
        return done.original.now.text if done.original is not None else ""

    async def ask_again(self, who: str, line: str, event: str) -> None:
        """Does nothing: what was not answered within seconds has failed for good."""

    async def seen(self, data: Path, table: str) -> Sequence[Seen]:
        ((thread,),) = read(data, "SELECT thread FROM tables WHERE id = ?", table)
        names = {user.id: name for name, user in self._users.items()}

        def told(post: Posted) -> Seen:
            return Seen(tuple(names[user] for user in post.mentions), post.versions[0].text.replace("**", ""))

        posts = [*self._discord.messages.values(), *self._discord.removed]
        posts.sort(key=lambda post: int(post.id))
        return [told(post) for post in posts if post.channel == thread and post.mentions]

    def called_alone(self) -> Counter[str]:
        return Counter()


class OnTelegram:
    name = "Telegram"
    platform = "telegram"

    def __init__(self, api: BotApi) -> None:
        self._api = api
        self._users = {name: api.add_user(name) for name in NAMES}
        self._group = api.add_group(*self._users.values())
        self._asked = 0

    @property
    def settings(self) -> dict[str, str]:
        return {
            "LONGTABLE_TELEGRAM_TOKEN": TOKEN,
            "LONGTABLE_TELEGRAM_API": self._api.address,
            "LONGTABLE_TELEGRAM_GROUP_SECONDS": "0.01",
        }

    async def connected(self, link: str) -> None:
        await until(lambda: self._api.asked > self._asked)

    def hung_up(self) -> bool:
        self._asked = self._api.asked
        return True

    async def tell(self, who: str, line: str) -> None:
        self._api.say(self._users[who], self._group, line)

    async def ask(self, who: str, line: str, event: str) -> str:
        private = self._api.chats[self._users[who].id]
        known = {message.id for message in private.posts}
        self._api.say(self._users[who], private, line)

        def answers() -> list[str]:
            return [post.text for post in private.posts if post.id not in known and not is_call(post)]

        await until(answers)
        return answers()[0]

    async def ask_again(self, who: str, line: str, event: str) -> None:
        """Waits until what was not taken before is dealt with: the updates of a user are, in their order."""
        await self.ask(who, "/language en", event)

    async def seen(self, data: Path, table: str) -> Sequence[Seen]:
        names = {str(user.id): name for name, user in self._users.items()}
        ((name,),) = read(data, "SELECT name FROM tables WHERE id = ?", table)
        posts = [post for post in self._group.posts if post.photo and name in post.text]
        return [Seen(tuple(names[user] for user in post.mentions), post.text) for post in posts]

    def called_alone(self) -> Counter[str]:
        calls = Counter[str]()
        for name, user in self._users.items():
            calls[name] = sum(is_call(post) for post in self._api.chats[user.id].posts)
        return calls


class ByWebhook(OnTelegram):
    """The same where Telegram calls, each process in turn."""

    @property
    def settings(self) -> dict[str, str]:
        return super().settings | {
            "LONGTABLE_TELEGRAM_WEBHOOK": "https://games.example.org/telegram",
            "LONGTABLE_TELEGRAM_SECRET": "secret-of-the-webhook",
        }

    async def connected(self, link: str) -> None:
        await until(lambda: self._api.webhook)


def is_call(post: Shown) -> bool:
    first = (*post.earlier, post)[0]
    return CALL in first.text and not post.silent


class OnTheWeb:
    name = "the web table"
    platform = "web"

    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack
        self._port = free_port()
        self._visitors: dict[str, Visitor] = {}

    @property
    def settings(self) -> dict[str, str]:
        return {"LONGTABLE_WEB_PORT": str(self._port)}

    async def connected(self, link: str) -> None:
        if self._visitors:
            return
        address = str(URL(link).origin())
        async with Visitor(address) as host:
            await host.open(link)
            for name in NAMES:
                added = (await host.post("/start/members", {"name": name})).json
                visitor = self._visitors[name] = await self._stack.enter_async_context(Visitor(address))
                visitor.user = added["user"]
                await visitor.open(added["link"])

    def hung_up(self) -> bool:
        return True

    async def tell(self, who: str, line: str) -> None:
        await self.ask(who, line, uuid4().hex)

    async def ask(self, who: str, line: str, event: str) -> str:
        visitor = self._visitors[who]
        answer = (await visitor.send(line, "", event)).json
        shown = answer.get("table")
        if shown is None:
            shown = next((one for one in await visitor.messages() if one["id"] == answer["id"]), {"text": ()})
        return "".join(part["text"] for part in shown["text"])

    async def ask_again(self, who: str, line: str, event: str) -> None:
        await self.ask(who, line, event)

    async def seen(self, data: Path, table: str) -> Sequence[Seen]:
        ((thread,),) = read(data, "SELECT thread FROM tables WHERE id = ?", table)
        visitor, found, before = self._visitors["Ann"], list[Seen](), ""
        while True:
            page = (await visitor.get(f"messages?thread={thread}&before={before}")).json
            posts = [message for message in page["messages"] if not message["private"]]
            told = [
                Seen(
                    tuple(part["text"].removeprefix("@") for part in post["text"] if part["style"] == "mention"),
                    "".join(part["text"] for part in post["text"]),
                )
                for post in posts
            ]
            found = [*(one for one in told if one.called), *found]
            if not page["more"]:
                return found
            before = str(page["messages"][0]["id"])

    def called_alone(self) -> Counter[str]:
        return Counter()
