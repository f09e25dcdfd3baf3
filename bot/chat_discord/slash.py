"""Declares the slash commands, with their names and descriptions in all languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.app.commands.index import CommandInfo
from bot.app.speech.language import FALLBACK, Words, languages
from bot.chat_discord import answers
from bot.chat_discord.events import Interaction

OPTION = "line"
"""What follows a command's name is one option: the line that all chats know, completed as it is typed."""

Answer = Callable[[Interaction, str, str], Awaitable[None]]


class Translator(app_commands.Translator):
    """Says what is told to it in all languages at once, in the extras of a `locale_str`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return string.extras.get(locale.value.partition("-")[0])


def declare(tree: app_commands.CommandTree[Any], app: App, answer: Answer) -> None:
    """Adds all commands of the application to a tree."""
    by_language = {language: {i.name: i for i in app.commands(language)} for language in languages()}
    for name in by_language[FALLBACK]:
        tree.add_command(_command(app, {language: infos[name] for language, infos in by_language.items()}, answer))


def _command(app: App, infos: dict[str, CommandInfo], answer: Answer) -> app_commands.Command[Any, ..., None]:
    info = infos[FALLBACK]
    name = _said({language: one.called for language, one in infos.items()})
    summary = _said({language: one.summary for language, one in infos.items()})
    if not info.usage:

        async def plain(interaction: discord.Interaction) -> None:
            await answer(interaction, info.name, "")

        return _for_managers(info, app_commands.Command(name=name, description=summary, callback=plain))

    async def with_line(interaction: discord.Interaction, line: str = "") -> None:
        await answer(interaction, info.name, line)

    async def complete(interaction: discord.Interaction, line: str) -> list[app_commands.Choice[str]]:
        return await answers.complete(app, interaction, info.name, line)

    usage = _said({language: one.usage for language, one in infos.items()})
    option = _said({language: Words(language)("discord-words") for language in infos})
    app_commands.rename(**{OPTION: option})(with_line)
    app_commands.describe(**{OPTION: usage})(with_line)
    app_commands.autocomplete(**{OPTION: complete})(with_line)
    return _for_managers(info, app_commands.Command(name=name, description=summary, callback=with_line))


def _for_managers(
    info: CommandInfo, command: app_commands.Command[Any, ..., None]
) -> app_commands.Command[Any, ..., None]:
    """Offers a command to managers only, if it is for them; the application checks it again."""
    if info.managers:
        command.default_permissions = discord.Permissions(manage_guild=True)
    return command


def _said(by_language: dict[str, str]) -> app_commands.locale_str:
    others = {language: text for language, text in by_language.items() if language != FALLBACK}
    return app_commands.locale_str(by_language[FALLBACK], **others)
