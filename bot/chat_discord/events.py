"""Reads interactions: who acts, and where."""

from __future__ import annotations

import re
from typing import Any

import discord
import msgspec

from bot.app.speech.messages import Actor, Place

PLATFORM = "discord"
OWN = "@me"
"""Stands in a link for the server where there is none: in a private conversation with the bot."""

Interaction = discord.Interaction[Any]

_USER = re.compile(r"<@!?(\d{1,20})>")
_COMMAND = re.compile(r"</(?:[-\w]{1,32} )?([-\w]{1,32}):\d{1,20}>")
_ROLE = re.compile(r"<@&(\d{1,20})>")


def actor_of(interaction: Interaction) -> Actor:
    """Returns who acts: a manager of the place, if permitted to manage the server."""
    user = interaction.user
    roles = tuple(str(role.id) for role in user.roles) if isinstance(user, discord.Member) else ()
    return Actor(
        platform=PLATFORM,
        user=str(user.id),
        name=user.display_name,
        language=interaction.locale.value,
        manager=interaction.permissions.manage_guild,
        roles=roles,
    )


def place_of(interaction: Interaction) -> Place:
    """Returns where it happens. A post of a forum is like a channel of its own, as nothing can be said beside it."""
    channel = interaction.channel
    place = Place(
        platform=PLATFORM,
        channel=str(interaction.channel_id or ""),
        server=str(interaction.guild_id or ""),
        alone=interaction.guild_id is None,
        language=chosen_language(interaction.guild),
    )
    if isinstance(channel, discord.Thread) and not isinstance(channel.parent, discord.ForumChannel):
        return msgspec.structs.replace(place, channel=str(channel.parent_id), thread=str(channel.id))
    return place


def chosen_language(guild: discord.Guild | None) -> str:
    """Returns the language of a server where it could be chosen: elsewhere Discord says English of all."""
    return guild.preferred_locale.value if guild is not None and "COMMUNITY" in guild.features else ""


def lacking(interaction: Interaction) -> tuple[str, ...]:
    """Returns what the bot may not do where it happens although no table can be played without."""
    if interaction.guild_id is None:
        return ()
    write = "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
    allowed = interaction.app_permissions
    return tuple(name for name in ("view_channel", write) if not (allowed.administrator or getattr(allowed, name)))


def reference(message: discord.Message) -> str:
    """Returns what a post is called by in links and in the application."""
    return f"{message.guild.id if message.guild is not None else OWN}/{message.channel.id}/{message.id}"


def pressed(interaction: Interaction) -> str:
    """Returns the data of the button that was pressed or of the choice that was made."""
    data: dict[str, Any] = dict(interaction.data or {})
    values = data.get("values") or [data.get("custom_id", "")]
    return str(values[0])


def is_private(interaction: Interaction) -> bool:
    """Says whether the message with the button is seen by the actor alone."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def readable(interaction: Interaction, line: str) -> str:
    """Returns a typed line with the names of mentioned members and commands and the numbers of mentioned roles."""
    line = _COMMAND.sub(r"/\1", _ROLE.sub(r"role=\1", line))
    for user in dict.fromkeys(_USER.findall(line)):
        name = await _name(interaction.guild, int(user))
        line = line.replace(f"<@{user}>", f"@{name}").replace(f"<@!{user}>", f"@{name}")
    return line


async def _name(guild: discord.Guild | None, user: int) -> str:
    try:
        return (await guild.fetch_member(user)).display_name if guild is not None else str(user)
    except discord.HTTPException:
        return str(user)
