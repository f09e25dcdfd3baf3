"""What messages show is remembered, so that no picture is sent twice in a row."""

from __future__ import annotations

import msgspec

from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Shown
from render.core.scene import TALL


def picture(marks: bytes = b"{}", name: str = "board") -> Picture:
    return Picture(game="toy", name=name, language="en", view=msgspec.Raw(b"{}"), marks=msgspec.Raw(marks))


def test_a_message_shows_what_was_noted_last() -> None:
    shown = Shown()
    assert not shown.of("1").is_of(picture())
    shown.note("1", picture(), b"board")
    assert shown.of("1").is_of(picture())
    assert not shown.of("2").is_of(picture())
    assert not shown.of("1").is_of(picture(), TALL)
    for other in (picture(b'{"seat":1}'), picture(name="hand"), None):
        assert not shown.of("1").is_of(other)
    shown.note("1", picture(name="hand"), b"hand")
    assert not shown.of("1").is_of(picture())


def test_another_picture_may_look_alike() -> None:
    shown = Shown()
    shown.note("1", picture(), b"board")
    assert shown.of("1").looks_like(b"board")
    assert not shown.of("1").looks_like(b"another board")
    assert not shown.of("2").looks_like(b"board")


def test_a_message_without_a_picture_shows_none() -> None:
    shown = Shown()
    shown.note("1", picture(), b"board")
    shown.note("1", None, b"")
    assert not shown.of("1").is_of(picture())
    assert not shown.of("1").looks_like(b"")


def test_the_messages_noted_longest_ago_are_forgotten() -> None:
    shown = Shown(most=2)
    for message in ("1", "2", "1", "3"):
        shown.note(message, picture(), b"board")
    assert [shown.of(message).is_of(picture()) for message in "123"] == [True, False, True]
