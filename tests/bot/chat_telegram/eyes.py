"""All that each user of Telegram sees, and what of it must be hidden.

Every answer that is for one member alone gets a word that occurs nowhere else, in its text and on its buttons; after
every step nobody else may be able to see that word anywhere, and some places may not hold it for anybody.
"""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from itertools import count
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.app.speech.messages import Command, Message, Part, Press, Reply
from tests.bot.chat_telegram.server import Shown
from tests.bot.chat_telegram.world import Person, World

SECRET = re.compile(r"zz\d+zz")


class SecretOut(AssertionError):
    """Somebody has seen what is hidden."""


class Eyes:
    """Watches a table for everybody in a group."""

    def __init__(self, world: World, caplog: pytest.LogCaptureFixture) -> None:
        self.world = world
        self.secrets: dict[str, int] = {}
        """Each secret word with the id of the user whom it is for."""
        self.latest = "no-secret-yet"
        self._numbers = count(1)
        self._caplog = caplog
        world.app.command = self._marking(world.app.command)  # type: ignore[method-assign,assignment]
        world.app.press = self._marking(world.app.press)  # type: ignore[method-assign,assignment]
        world.app.called = self._marking_calls(world.app.called)  # type: ignore[method-assign]

    def _marking(self, answer: Callable[[Any], Awaitable[Reply]]) -> Callable[[Command | Press], Awaitable[Reply]]:
        async def marked(intent: Command | Press) -> Reply:
            reply = await answer(intent)
            if reply.message is None or reply.message == reply.aloud:
                return reply
            return msgspec.structs.replace(reply, message=self._mark(reply.message, intent.actor.user))

        return marked

    def _marking_calls(
        self, call: Callable[[str, str, str], Awaitable[Message | None]]
    ) -> Callable[[str, str, str], Awaitable[Message | None]]:
        async def marked(platform: str, user: str, table: str) -> Message | None:
            panel = await call(platform, user, table)
            return None if panel is None else self._mark(panel, user)

        return marked

    def _mark(self, message: Message, user: str) -> Message:
        """Returns a message for one member alone with a word of its own."""
        self.latest = f"zz{next(self._numbers)}zz"  # as `SECRET` finds it
        self.secrets[self.latest] = int(user)
        return _marked(message, self.latest)

    def keep_looking(self) -> None:
        """Looks each time that the bot has dealt with what was said to it, so that what got out ends a test at once."""
        settle = self.world.settle

        async def settle_and_look() -> None:
            await settle()
            self.look()

        self.world.settle = settle_and_look  # type: ignore[method-assign]

    def look(self) -> None:
        """Raises `SecretOut` if anybody sees more than allowed."""
        api = self.world.api
        for user in api.users.values():
            view = api.view(user)
            seen = [*map(_all_of, view), *user.alerts, *user.opened, *self._topics(user.id)]
            if others := {self.secrets[secret] for secret in self._found_in(seen)} - {user.id}:
                raise SecretOut(f"{user.name} sees what is for users {others} alone")
            self._check_what_nobody_may_hold(view, user.opened)
        for chat in api.chats.values():
            for message in chat.posts if chat.type != "private" else ():
                for version in (*message.earlier, message):
                    if version.photo and _seat_of(version.photo) is not None:
                        raise SecretOut("a picture in a group was drawn for one seat")
        if self._found_in([self._caplog.text]):
            raise SecretOut("a secret is in the log")

    def _found_in(self, texts: Iterable[str]) -> set[str]:
        """Returns the secret words that occur in texts."""
        return {word for text in texts for word in SECRET.findall(text)} & set(self.secrets)

    def _topics(self, user: int) -> list[str]:
        chats = [chat for chat in self.world.api.chats.values() if user in chat.members]
        return [title for chat in chats for title in chat.topics.values()]

    def _check_what_nobody_may_hold(self, seen: list[Shown], opened: list[str]) -> None:
        """Looks at what every client receives and hands on: callback data, addresses, names of files, commands."""
        offered = [command["description"] for commands in self.world.api.commands.values() for command in commands]
        data = [button.get("callback_data", "") + button.get("url", "") for m in seen for button in m.buttons]
        names = [message.file_name for message in seen]
        if found := self._found_in([*data, *names, *opened, *offered]):
            raise SecretOut(f"{found} stand where clients hand them on")


async def press_everything_of_others(people: list[Person], group_message: Shown) -> None:
    """Lets everybody send what stands behind the buttons of everybody else's latest private message."""
    for owner in people:
        if not owner.private.posts:
            continue
        for button in owner.last.buttons:
            for other in people:
                if other is not owner and "callback_data" in button:
                    await other.sends(button["callback_data"], group_message)


def _marked(message: Message, secret: str) -> Message:
    return msgspec.structs.replace(
        message,
        text=(Part(f"{secret} "), *message.text),
        buttons=tuple(tuple(_labelled(button, secret) for button in row) for row in message.buttons),
        menus=tuple(
            msgspec.structs.replace(menu, choices=tuple(_labelled(choice, secret) for choice in menu.choices))
            for menu in message.menus
        ),
    )


def _labelled(button: Any, secret: str) -> Any:
    return msgspec.structs.replace(button, label=f"{secret} {button.label}")


def _all_of(message: Shown) -> str:
    """Returns all that a client receives of a message."""
    buttons = [f"{text}" for button in message.buttons for text in button.values()]
    return "\n".join([message.text, message.file_name, _metadata(message.photo), _metadata(message.document), *buttons])


@cache
def _seat_of(picture: bytes) -> int | None:
    """Returns for whose eyes a picture was drawn."""
    drawn = msgspec.json.decode(Image.open(io.BytesIO(picture)).info["drawn"])
    seat: int | None = drawn["marks"].get("seat")
    return seat


@cache
def _metadata(picture: bytes) -> str:
    return str(Image.open(io.BytesIO(picture)).info) if picture else ""
