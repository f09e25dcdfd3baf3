"""Fills in the fields of a slash command from a line as it is written elsewhere: ``/new toy seats=2 practice``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bot.app.commands.questions import asked
from tests.bot.chat_discord.schemas import CommandIn, CommandOption
from tests.bot.chat_discord.world import User

SUBCOMMAND, TEXT, NUMBER, YES, MEMBER, ROLE = 1, 3, 4, 5, 6, 8


def find(commands: Iterable[CommandIn], name: str) -> tuple[CommandIn, CommandOption | None]:
    """Returns the command of a name, and its part where it stands in a group; for a question the one that asks."""
    known = {command.name: command for command in commands}
    for command in known.values():
        for below in command.options:
            if below.type == SUBCOMMAND and below.name == name:
                return command, below
    return known["ask" if name in asked() else name], None


def fill(options: Iterable[CommandOption], line: str, users: Iterable[User], given: dict[str, Any]) -> dict[str, Any]:
    """Returns what stands in which field beside what is given; what fits nowhere else is in the one for free words."""
    by_name = {option.name: option for option in options}
    given = dict(given)
    rest = line
    while rest.strip():
        word, _, after = rest.lstrip().partition(" ")
        found = _place(by_name, given, word, rest.strip(), users)
        if found is None:
            field = free(by_name.values(), given)
            assert field is not None, f"there is no field for {rest!r}"
            given[field.name] = rest
            break
        name, given[name] = found
        rest = "" if by_name[name].type == MEMBER else after
    return given


def free(options: Iterable[CommandOption], given: dict[str, Any]) -> CommandOption | None:
    """Returns the field for free words that is left."""
    left = [o for o in options if o.type == TEXT and not o.choices and o.name != "table" and o.name not in given]
    return left[0] if left else None


def _place(
    options: dict[str, CommandOption], given: dict[str, Any], word: str, rest: str, users: Iterable[User]
) -> tuple[str, Any] | None:
    name, equals, value = word.partition("=")
    if word.startswith("@") and len(word) > 1 and "table" in options:
        return "table", word[1:]
    if equals and name in options and options[name].type != ROLE:
        return name, int(value) if options[name].type == NUMBER else value
    for option in options.values():
        if option.name in given:
            continue
        if option.type == YES and word == option.name:
            return option.name, True
        if option.type == ROLE and (role := re.fullmatch(r"<@&(\d+)>", word)):
            return option.name, role[1]
        if option.type == MEMBER:
            told = re.fullmatch(r"<@(\d+)>", word)
            ids = [user.id for user in users if user.name == rest.removeprefix("@")]
            return option.name, told[1] if told else ids[0]
        if option.type == NUMBER and word.isdecimal():
            return option.name, int(word)
        if word in [choice.value for choice in option.choices]:
            return option.name, word
    return None
