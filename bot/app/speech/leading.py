"""What the buttons of a message lead to."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.speech import presses
from bot.app.speech.messages import Message


def table_of(message: Message, verb: str = "text") -> str:
    """Returns the id of the table that a message's buttons belong to, empty where none of them has this verb."""
    return next((found[1][0] for found in named(message) if found[0] == verb), "")


def calls_to(message: Message) -> str:
    """Returns the id of the table that a post calls to, empty if it does not."""
    return table_of(message, "play")


def named(message: Message) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields what the buttons of a message say that name something."""
    pressed = [button.press for row in message.buttons for button in row]
    chosen = [choice.press for menu in message.menus for choice in menu.choices]
    return (found for press in (*chosen, *pressed) if (found := presses.read(press))[1])
