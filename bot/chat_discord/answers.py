"""Answers interactions: acknowledges at once, asks the application, and shows the reply to the actor alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from aiohttp import ClientError

from bot.app.port import Application
from bot.app.speech.language import Words, best_language
from bot.app.speech.messages import Account, Command, Message, Press, Reply, Typing
from bot.app.speech.text import compose
from bot.chat_discord import bodies, fields, limits, texts
from bot.chat_discord.events import PLATFORM, Interaction, actor_of, is_private, lacking, place_of, pressed, readable
from bot.chat_discord.failures import ACKNOWLEDGED
from render.core.scene import WIDE

log = logging.getLogger(__name__)

HINT = "…"
"""Is sent when somebody chooses what is only a hint, such as that the line is too long; nothing is done then."""


async def command(
    app: Application, interaction: Interaction, name: str, line: str, about: str = "", people: tuple[Account, ...] = ()
) -> None:
    """Carries out a command, ``about`` a post or none. Its line is seen by nobody else, and neither is the answer."""
    if not await _acknowledge(interaction):
        return
    mentions = interaction.client.mentions
    if line == HINT:
        said = (await _words(app, interaction))("discord-only-the-hint")
        await _show(app, interaction, Reply(Message(compose(said)), refused=True), mentions)
        return
    if name == "help":
        mentions = await _in_help(app, interaction)
        line = _declared(app, interaction, line)
    reply = await app.command(
        Command(
            event=str(interaction.id),
            actor=actor_of(interaction),
            place=place_of(interaction),
            name=name,
            line=await readable(interaction, line),
            private=True,
            about=about,
            people=people,
            lacks=lacking(interaction),
        )
    )
    await _show(app, interaction, reply, mentions)


async def press(app: Application, interaction: Interaction) -> None:
    """Carries out what a button or a menu says, however old its message is.

    What is pressed twice before the answer stands there is carried out once, and both presses are answered by that.
    """
    if not await _acknowledge(interaction):
        return
    data, mentions = pressed(interaction), interaction.client.mentions
    if data.startswith("help:"):
        mentions = await _in_help(app, interaction)
    given = Press(
        event=str(interaction.id),
        actor=actor_of(interaction),
        place=place_of(interaction),
        data=data,
        private=is_private(interaction),
        lacks=lacking(interaction),
    )
    under_way: dict[object, asyncio.Task[Reply]] = interaction.client.pressing
    same = (interaction.user.id, interaction.message and interaction.message.id, data)
    if same not in under_way:
        under_way[same] = asyncio.create_task(app.press(given))
    try:
        await _show(app, interaction, await asyncio.shield(under_way[same]), mentions)
    finally:
        under_way.pop(same, None)


async def complete(
    app: Application, interaction: Interaction, name: str, arg: str, head: str, current: str
) -> list[discord.app_commands.Choice[str]]:
    """Returns the ways to go on with a field, behind the ``head`` of the line that those before it make.

    Where one is too long for a choice the last choice says so, and where nothing can be chosen the only one says why.
    """
    actor, place = actor_of(interaction), place_of(interaction)
    typing = Typing(actor=actor, place=place, name=name, line=f"{head}{current}", arg=arg)
    completed = await app.complete(typing)
    ways = [(way[len(head) :], said) for way, said in completed.ways]
    fitting = [(way, said) for way, said in ways if way.strip() and len(way) <= limits.CHOICE]
    choices = [discord.app_commands.Choice(name=_called_choice(way, said), value=way) for way, said in fitting]
    if completed.why_none:
        named = texts.as_typed(completed.why_none, interaction.client.typed)
        return [discord.app_commands.Choice(name=_short(named), value=HINT)]
    if len(fitting) == len(ways) and len(current) <= limits.CHOICE:
        return choices[: limits.CHOICES]
    hint = Words(best_language(interaction.locale.value))("discord-too-long")
    typed = current if current.strip() and len(current) <= limits.CHOICE else HINT
    return [*choices[: limits.CHOICES - 1], discord.app_commands.Choice(name=hint, value=typed)]


def _called_choice(way: str, said: str) -> str:
    """Returns what a choice is called: what is written by it, and what that stands for."""
    return _short(f"{way.strip()} · {said}" if said else way.strip())


def _short(said: str) -> str:
    """Returns what fits into a choice: whole sentences, if one does."""
    if len(said) <= limits.CHOICE:
        return said
    whole = said[: limits.CHOICE].rpartition(". ")[0]
    return f"{whole}." if whole else f"{said[: limits.CHOICE - 1]}…"


def picked(given: Mapping[str, Any]) -> tuple[Account, ...]:
    """Returns the members who were picked in fields."""
    people = (one for one in given.values() if isinstance(one, discord.User | discord.Member))
    return tuple(Account(user=str(one.id), name=one.display_name) for one in people)


async def _words(app: Application, interaction: Interaction) -> Words:
    """Returns the words in which the member is spoken to."""
    return (await app.chosen(PLATFORM, str(interaction.user.id), interaction.locale.value)).words


async def _acknowledge(interaction: Interaction) -> bool:
    """Tells Discord within its three seconds that an answer will come, and that nobody else is to see it.

    False when it is too late for an answer, or when the same interaction is being answered already.
    """
    try:
        if is_private(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except (discord.HTTPException, discord.InteractionResponded, ClientError, OSError) as error:
        by_another = interaction.client.shard is not None and getattr(error, "code", 0) == ACKNOWLEDGED
        level = logging.INFO if by_another else logging.WARNING  # it may have ended since
        log.log(level, "an interaction could not be acknowledged, so nothing was done: %s", _kind(error))
        return False
    return True


async def _in_help(app: Application, interaction: Interaction) -> texts.Mentions:
    """Returns what is written where the help names a command, or tells what may follow it."""
    named = texts.with_names(interaction.client.mentions, _called(app, interaction))
    shown = Words(best_language(interaction.locale.value))
    return fields.with_fields(app, named, await _words(app, interaction), shown)


def _declared(app: Application, interaction: Interaction, line: str) -> str:
    """Returns the declared name of a command for what the member's client, or Discord's English, calls it."""
    called, infos = line.strip().lstrip("/").lower(), app.guide(interaction.locale.value).commands
    return next((info.name for info in infos if called in (info.called, info.grouped)), line)


def _called(app: Application, interaction: Interaction) -> dict[str, str]:
    """Returns what the member's client calls the commands, where that is not what they are called in a text."""
    infos = app.guide(interaction.locale.value).commands
    return {info.name: info.called for info in infos if info.called != info.grouped}


async def _show(app: Application, interaction: Interaction, reply: Reply, mentions: texts.Mentions) -> None:
    """Shows a reply. Where it cannot be shown any more it is shown nowhere: others could read it elsewhere."""
    try:
        await _send(app, interaction, reply, mentions)
    except (discord.HTTPException, ClientError, OSError) as error:
        log.warning("an answer could not be shown: %s", _kind(error))


async def _send(app: Application, interaction: Interaction, reply: Reply, mentions: texts.Mentions) -> None:
    in_place = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    if reply.message is None:
        if not in_place:
            await interaction.delete_original_response()
        return
    shown, invite = interaction.client.shown, interaction.client.invitation
    layout = (await app.chosen(PLATFORM, str(interaction.user.id))).layout or WIDE
    draw = partial(app.draw, who=f"{PLATFORM} {interaction.user.id}")
    anew = in_place and not reply.replace
    sent: discord.Message
    if reply.message.meanwhile:
        said = texts.markdown(reply.message.meanwhile, mentions)
        if anew:
            sent = await interaction.followup.send(said, ephemeral=True, wait=True)
        else:
            sent = await interaction.edit_original_response(content=said)
        body = await bodies.body(reply.message, draw, mentions, layout=layout, invite=invite)
        sent = await sent.edit(**body.to_edit())
    elif anew:
        body = await bodies.body(reply.message, draw, mentions, layout=layout, invite=invite)
        sent = await interaction.followup.send(**body.to_send(), ephemeral=True, wait=True)
    else:
        pressed = str(interaction.message.id) if in_place and interaction.message else ""
        body = await bodies.body(reply.message, draw, mentions, shown.of(pressed), layout, invite=invite)
        sent = await interaction.edit_original_response(**body.to_edit())
    body.note(shown, str(sent.id))


def _kind(error: Exception) -> str:
    """Names an error without its text, which could hold the address with the interaction's token."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status}, code {error.code}"
    return type(error).__name__
