"""Declares the slash commands: a field for each argument, with names and descriptions in all languages.

Nothing here knows a command: what it takes, and the group that it stands in, follow from how it is declared. None knows
a bot: what is done with it comes by the interaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.app.port import Application, Arg, CommandInfo
from bot.app.speech.language import FALLBACK, Words, languages
from bot.app.speech.messages import AFTER
from bot.chat_discord import answers, fields, limits
from bot.chat_discord.events import Interaction, reference

ByLanguage = dict[str, CommandInfo]
Declared = app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu

MANAGERS = "longtable"
"""The bot's name stands before the commands for managers, a group that Discord shows to them alone."""

ASKED = "ask"
"""The group of the games' questions, which stand in a field of `/ask`: another game has others."""

KINDS: Mapping[str, Any] = {
    "words": str,
    "number": int,
    "yes": bool,
    "member": discord.User,
    "role": discord.Role,
}


class Translator(app_commands.Translator):
    """Says what is told to it in all languages at once, in the extras of a `locale_str`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return string.extras.get(locale.value.partition("-")[0])


def declare(tree: app_commands.CommandTree[Any], app: Application) -> None:
    """Adds all commands of the application to a tree."""
    for command in _declared(tuple((language, app.guide(language).commands) for language in languages())):
        tree.add_command(command)


@cache
def _declared(told: tuple[tuple[str, tuple[CommandInfo, ...]], ...]) -> tuple[Declared, ...]:
    """Returns the commands of which is told in all languages; every bot has the same."""
    by_language = {language: {info.name: info for info in infos} for language, infos in told}
    grouped: dict[str, list[app_commands.Command[Any, ..., None]]] = {}
    for info in by_language[FALLBACK].values():
        if info.group != ASKED:
            infos = {language: known[info.name] for language, known in by_language.items()}
            grouped.setdefault(group_of(info), []).append(_command(infos))
    board_after = app_commands.ContextMenu(name=_translated("discord-board-after"), callback=_board_after)
    alone = grouped.pop("", ())
    return (board_after, *alone, *(_group(group, commands) for group, commands in grouped.items()))


async def _board_after(interaction: Interaction, message: discord.Message) -> None:
    """Shows, by the menu of a message, the board as it stood after that post."""
    await interaction.client.answer(interaction, "board", AFTER, reference(message))


def group_of(info: CommandInfo) -> str:
    """Returns the name that stands before that of a command; empty where it stands alone."""
    return MANAGERS if info.managers else info.group


def mentions(app: Application, commands: Iterable[app_commands.AppCommand]) -> dict[str, str]:
    """Returns what is written to mention a command, by its declared name."""
    infos = app.guide(FALLBACK).commands
    names = {info.grouped: info.name for info in infos}
    found: dict[str, str] = {}
    for command in commands:
        below = [one for one in command.options if isinstance(one, app_commands.AppCommandGroup)]
        found |= (
            {names.get(one.name, one.name): one.mention for one in below} if below else {command.name: command.mention}
        )
    asks = found.get(ASKED)
    asked = [info.name for info in infos if info.group == ASKED and info.name not in found]
    return found | ({name: f"{asks} `{name}`" for name in asked} if asks else {})


def typed(app: Application) -> dict[str, str]:
    """Returns what is written of the commands in groups as long as nobody could click on them."""
    infos = app.guide(FALLBACK).commands
    return {info.name: f"`/{group_of(info)} {info.grouped}`" for info in infos if group_of(info)}


def line_of(args: Iterable[Arg], given: Mapping[str, Any]) -> str:
    """Writes the line that all chats know from what stands in the fields; whom one names is told beside it."""
    told = [arg for arg in args if arg.kind != "member"]
    filled = [arg for arg in told if given.get(arg.name) is not None and given[arg.name] is not False]
    return " ".join(_written(arg, given[arg.name]) for arg in filled).strip()


def _written(arg: Arg, value: Any) -> str:
    if arg.kind == "yes":
        return arg.written
    return arg.written.format(value.id if arg.kind == "role" else value)


def _group(group: str, commands: Iterable[app_commands.Command[Any, ..., None]]) -> app_commands.Group:
    """Puts commands under one name."""
    managed = group == MANAGERS
    named = app_commands.Group(
        name=group if managed else _translated(f"discord-group-{group}"),
        description=_translated(f"discord-group-{group}-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False) if managed else None,
        default_permissions=discord.Permissions(manage_guild=True) if managed else None,
    )
    for command in commands:
        named.add_command(command)
    return named


def _command(infos: ByLanguage) -> app_commands.Command[Any, ..., None]:
    info = infos[FALLBACK]

    async def carry_out(interaction: Interaction, **given: Any) -> None:
        line = answers.HINT if answers.HINT in given.values() else line_of(info.args, given)
        await interaction.client.answer(interaction, info.name, line, people=answers.picked(given))

    shown = fields.in_order(info.args)
    _sign(carry_out, shown)
    if shown:
        app_commands.rename(**{arg.name: _translated(f"discord-arg-{arg.name}") for arg in shown})(carry_out)
        app_commands.describe(**{arg.name: _translated(f"discord-arg-{arg.name}-about") for arg in shown})(carry_out)
    for arg in shown:
        if few := [*arg.values()][: limits.CHOICES]:
            app_commands.choices(**{arg.name: [_choice(arg, value) for value in few]})(carry_out)
        elif arg.completes is not None and arg.kind in ("words", "number"):
            app_commands.autocomplete(**{arg.name: _completion(info, arg)})(carry_out)
    return app_commands.Command(
        name=_said({language: one.called for language, one in infos.items()}),
        description=_said({language: one.summary for language, one in infos.items()}),
        callback=carry_out,
    )


def _sign(function: Callable[..., Any], fields: Iterable[Arg]) -> None:
    """Gives a function the signature from which discord.py reads the fields of a command."""
    how = Parameter.POSITIONAL_OR_KEYWORD
    given = [
        Parameter(arg.name, how, annotation=_kind(arg), default=Parameter.empty if arg.needed else None)
        for arg in fields
    ]
    interaction = Parameter("interaction", how, annotation=discord.Interaction)
    function.__signature__ = Signature([interaction, *given])  # type: ignore[attr-defined]


def _kind(arg: Arg) -> Any:
    return KINDS[arg.kind] if arg.bounds is None else app_commands.Range[(int, *arg.bounds())]


def _choice(arg: Arg, value: str) -> app_commands.Choice[str]:
    label = {language: arg.label(Words(language), value) for language in languages()}
    return app_commands.Choice(name=_said(label), value=value)


def _completion(info: CommandInfo, arg: Arg) -> Any:
    """Completes a field as the line is completed that ends with it."""
    before = info.args[: info.args.index(arg)]
    opening = arg.written.partition("{}")[0]

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        head = line_of(before, dict(iter(interaction.namespace)))
        head = f"{head} {opening}" if head else opening
        choices = await answers.complete(interaction.client.app, interaction, info.name, arg.name, head, str(current))
        if arg.kind != "number":
            return choices
        return [app_commands.Choice(name=one.name, value=int(one.value)) for one in choices if one.value.isdecimal()]

    return complete


def _translated(id: str) -> app_commands.locale_str:
    return _said({language: Words(language)(id) for language in languages()})


def _said(by_language: dict[str, str]) -> app_commands.locale_str:
    others = {language: text for language, text in by_language.items() if language != FALLBACK}
    return app_commands.locale_str(by_language[FALLBACK], **others)
