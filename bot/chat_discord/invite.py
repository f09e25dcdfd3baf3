"""The link by which a bot is invited to a server, and what can be told from a token without asking Discord."""

from __future__ import annotations

import base64
import binascii

import discord

PERMISSION_NAMES = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
    "pin_messages": "Pin Messages",
}
"""What the bot needs where tables are played, and no more, with the names that Discord shows."""
PERMISSIONS = discord.Permissions(**dict.fromkeys(PERMISSION_NAMES, True))

SCOPES = ("bot", "applications.commands")


class BadToken(ValueError):
    """A token does not look like one of Discord's; the text says why, without the token."""


def application_of(token: str) -> str:
    """Returns the id of the application that a token belongs to; raises `BadToken`."""
    parts = token.split(".")
    if len(parts) != 3 or not all(parts):
        raise BadToken("a token has three parts with dots between them")
    try:
        id = base64.urlsafe_b64decode(parts[0] + "=" * (-len(parts[0]) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        id = ""
    if not id.isdecimal():
        raise BadToken("the first part of a token holds the number of its application, and here it does not")
    return id


def invite_link(application: str) -> str:
    """Returns the link by which whoever manages a server invites the bot."""
    return discord.utils.oauth_url(int(application), permissions=PERMISSIONS, scopes=SCOPES)


def missing(permissions: discord.Permissions) -> tuple[str, ...]:
    """Returns the names of the permissions that the bot lacks; an administrator lacks none."""
    if permissions.administrator:
        return ()
    return tuple(shown for name, shown in PERMISSION_NAMES.items() if not getattr(permissions, name))
