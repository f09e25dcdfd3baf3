"""What every chat can show: messages that break one of these limits could not be shown by one of the platforms."""

from __future__ import annotations

from bot.app.speech.language import BEARER, CLOSE, OPEN
from bot.app.speech.messages import Message
from bot.app.speech.text import as_plain

TEXT = 4000
TEXT_BESIDE_A_PICTURE = 1024
ROWS = 5
"""Rows of buttons and menus together."""
BUTTONS_IN_A_ROW = 5
CHOICES = 25
PRESS_BYTES = 64
BUTTON_LABEL = 80
CHOICE_LABEL = 100
MENU_TITLE = 100


LEFT_AHEAD = " / ".join(["; ".join(["end"] * 21)] * 5)
"""Moves ahead as long as they can be."""


def check_message(message: Message) -> None:
    """Raises `AssertionError` for a message that some chat could not show."""
    text = as_plain(message.text)
    assert text.strip(), "a message without text"
    most = TEXT_BESIDE_A_PICTURE if message.picture is not None else TEXT
    assert len(text) <= most, f"{len(text)} characters, at most {most}: {text}"
    assert len(message.alt) <= TEXT_BESIDE_A_PICTURE
    assert (message.picture is None) == (not message.alt), "a picture has an alternative text, and nothing else has"
    assert len(message.buttons) + len(message.menus) <= ROWS, "too many rows"
    presses = [button.press for row in message.buttons for button in row]
    for row in message.buttons:
        assert 0 < len(row) <= BUTTONS_IN_A_ROW
        for button in row:
            _check_label(button.label, BUTTON_LABEL)
    for menu in message.menus:
        assert 0 < len(menu.choices) <= CHOICES
        _check_label(menu.title, MENU_TITLE)
        for choice in menu.choices:
            _check_label(choice.label, CHOICE_LABEL)
            assert len(choice.hint) <= CHOICE_LABEL
        presses += [choice.press for choice in menu.choices]
    assert all(0 < len(press.encode()) <= PRESS_BYTES for press in presses)
    assert len(presses) == len(set(presses)), "two buttons of one message with the same data"
    for shown in (text, message.alt):
        assert not set(shown) & {OPEN, CLOSE, BEARER}, "a mark of our own is left in the text"


def _check_label(label: str, most: int) -> None:
    assert label.strip() and len(label) <= most, f"{label!r} has {len(label)} characters, at most {most}"
    assert "\n" not in label
    assert not set(label) & {OPEN, CLOSE, BEARER}
