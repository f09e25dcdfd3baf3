"""The fields of slash commands: in which order they stand, and how the help writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.app.port import Application, Arg
from bot.app.speech.language import FALLBACK, Words
from bot.chat_discord.texts import Mentions


def in_order(args: Iterable[Arg]) -> list[Arg]:
    """Returns what may follow a command's name as it stands in fields: what is needed first, the table last."""
    return sorted(args, key=lambda arg: (not arg.needed, arg.name == "table"))


def with_fields(app: Application, mentions: Mapping[str, str], said: Words, shown: Words) -> Mentions:
    """Adds what is written where the help tells how a command is typed elsewhere: its mention, and its fields.

    The help is ``said`` in one language, and fields are ``shown`` in that of the reader's client.
    """
    infos = {info.name: info for info in app.guide(FALLBACK).commands}
    return {
        **mentions,
        **{
            usage: " ".join([mentions.get(name, f"`/{name}`"), *_written(shown, infos[name].args)])
            for usage, name in app.guide(said.language).usages.items()
        },
    }


def _written(words: Words, args: Iterable[Arg]) -> Iterable[str]:
    return (f"`{words(f'discord-arg-{arg.name}')}:`" for arg in in_order(args))
