"""What is kept of intents can be read later."""

from __future__ import annotations

from bot.app.speech.messages import Actor, Command, Place
from rules.core import codec

STORED = (
    b'{"event":"e1","actor":{"platform":"web","user":"ann","name":"Ann"},"place":{"platform":"web","channel":"lounge"},'
    b'"name":"move","words":"uncover d4","private":true}'
)
"""As a command that waited for its table to be named has always been stored."""


def test_a_command_that_was_stored_before_is_read() -> None:
    actor, place = Actor(platform="web", user="ann", name="Ann"), Place(platform="web", channel="lounge")
    command = Command(event="e1", actor=actor, place=place, name="move", line="uncover d4", private=True)
    assert codec.decode(STORED, Command) == command
    assert codec.decode(codec.encode(command), Command) == command
    assert b'"words":"uncover d4"' in codec.encode(command)
