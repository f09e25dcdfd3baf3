"""Deep links: addresses that open the private chat with the bot and tell it what the member wants to see there.

Anybody can make such an address and hand it to somebody else, so it can ask for what changes nothing, and only that.
"""

from __future__ import annotations

import re

from bot.app.port import of_press

FILE = "file"
"""The verb of a button of this chat's own: it shows the board as a file."""
LONGEST = 64
"""Signs that Telegram takes behind ``start=``."""


TAKEN_ALONG = "new"
"""What the bot is told in a group that it was taken to by its own button: to ask which game is to be played there."""


def payload_of(press: str) -> str | None:
    """Returns a button's data as it stands in an address, or None where it may not stand there."""
    button = of_press(press)
    harmless = button.linked if button is not None else press.startswith(f"{FILE}:")
    fits = harmless and re.fullmatch(r"[A-Za-z0-9:-]+", press) and len(press) <= LONGEST
    return press.replace(":", "_") if fits else None


def press_of(payload: str) -> str | None:
    """Returns the data of the button that an address stands for; None for any other address."""
    press = payload.replace("_", ":")
    return press if payload_of(press) == payload else None


def address_of(username: str, payload: str = "") -> str:
    """Returns the address of the private chat with a bot."""
    return f"https://t.me/{username}" + (f"?start={payload}" if payload else "")


def address_to_add(username: str) -> str:
    """Returns the address by which a member takes the bot along to a group."""
    return f"https://t.me/{username}?startgroup={TAKEN_ALONG}"
