"""All that each person can see on Discord, and what of it must be hidden.

Every answer of the application is marked with a word that stands for its owner's secret: in the text, the picture and
its description, on the buttons and menus, in completions. The word may be seen by its owner, and by nobody else; and in
what every client receives, or a log keeps, it must not be at all.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec
import pytest

from bot.app.port import Completed
from bot.app.speech.messages import Command, Message, Part, Picture, Press, Reply, Typing
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Undrawn
from tests.bot.chat_discord.world import Posted, User

SECRETS = {"Ann": "quagga", "Bob": "okapi", "Cid": "zorilla", "Eve": "numbat"}
"""A word for each person, that stands nowhere else."""


class SecretOut(AssertionError):
    """Somebody can see what is hidden."""


class MarkedApp(Undrawn):
    """The application, with the secret word of whoever is answered in all that is answered."""

    async def command(self, command: Command) -> Reply:
        return _marked(await super().command(command), SECRETS[command.actor.name])

    async def press(self, press: Press) -> Reply:
        return _marked(await super().press(press), SECRETS[press.actor.name])

    async def complete(self, typing: Typing) -> Completed:
        completed, word = await super().complete(typing), SECRETS[typing.actor.name]
        if completed.why_none:
            return replace(completed, why_none=f"{word} {completed.why_none}")
        ways = tuple((way, f"{said} {word}") for way, said in completed.ways[:24])
        return replace(completed, ways=(*ways, (f"{typing.line}{word}", "")) if ways else ())


def _marked(reply: Reply, word: str) -> Reply:
    return reply if reply.message is None else msgspec.structs.replace(reply, message=mark(reply.message, word))


def mark(message: Message, word: str) -> Message:
    """Writes a word everywhere in a message where a person reads."""
    change = msgspec.structs.replace
    buttons = tuple(tuple(change(button, label=f"{button.label} {word}") for button in row) for row in message.buttons)
    menus = tuple(
        change(menu, title=f"{menu.title} {word}", choices=tuple(change(c, hint=word) for c in menu.choices))
        for menu in message.menus
    )
    picture = message.picture
    return change(
        message,
        text=(*message.text, Part(f"\n{word}")),
        alt=f"{message.alt} {word}" if picture is not None else "",
        picture=_mark_picture(picture, word) if picture is not None else None,
        buttons=buttons,
        menus=menus,
    )


def _mark_picture(picture: Picture, word: str) -> Picture:
    marks = msgspec.json.decode(bytes(picture.marks))
    marks["names"] = [word, *marks["names"][1:]]
    return msgspec.structs.replace(picture, marks=msgspec.Raw(msgspec.json.encode(marks)))


class Watch:
    """Looks at everything that everybody can see, at each look at what is new: what has been seen stays as it was."""

    def __init__(self, world: Discord, caplog: pytest.LogCaptureFixture) -> None:
        self.discord = world
        self.caplog = caplog
        caplog.set_level(logging.DEBUG, "bot")
        self._versions: dict[str, int] = {}
        self._completed: set[str] = set()
        self._records = self._requests = 0

    def look(self) -> None:
        """Raises `SecretOut` if anybody can see the word of somebody else, or anybody a word where none belongs."""
        for message in self.discord.messages.values():
            looked = self._versions.get(message.id, 0)
            self._versions[message.id] = len(message.versions)
            for number in range(looked, len(message.versions)):
                self._look_at(message, number)
            _require_none(SECRETS.values(), message.nonce, "a nonce")
        for interaction in self.discord.interactions.values():
            if interaction.choices and interaction.id not in self._completed:
                self._completed.add(interaction.id)
                shown = " ".join(f"{choice['name']} {choice['value']}" for choice in interaction.choices)
                self._require_own(self.discord.users[interaction.user], shown, "a completion")
        for what, shown in self._seen_by_every_client():
            _require_none(SECRETS.values(), shown, what)

    def _look_at(self, message: Posted, number: int) -> None:
        version = message.versions[number]
        earlier = " of an earlier version" if number < len(message.versions) - 1 else ""
        for user in self.discord.users.values():
            if self.discord.sees(user, message):
                for what, shown in version.told:
                    self._require_own(user, shown, what + earlier)
                for data in version.data:
                    self._require_own(user, data.decode(errors="replace"), "a picture" + earlier)
        for what, shown in version.hidden:
            _require_none(SECRETS.values(), shown, what)

    def _require_own(self, user: User, shown: str, what: str) -> None:
        _require_none(
            (word for name, word in SECRETS.items() if name != user.name), shown, f"{user.name} sees in {what}"
        )

    def _seen_by_every_client(self) -> Iterator[tuple[str, str]]:
        for channel in self.discord.channels.values():
            yield "the title of a thread", channel.name
        for record in self.caplog.records[self._records :]:
            yield "the log", f"{record.getMessage()} {record.args} {record.exc_text}"
        for request in self.discord.requests[self._requests :]:
            yield "an address", request
        self._records, self._requests = len(self.caplog.records), len(self.discord.requests)


def _require_none(words: Iterable[str], shown: str, what: str) -> None:
    for word in words:
        if word in shown:
            raise SecretOut(f"{what}: {word}")
