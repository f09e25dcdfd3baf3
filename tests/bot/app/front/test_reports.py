"""What a platform tells of itself: a channel that has another id from now on."""

from __future__ import annotations

from bot.app import App
from bot.app.speech.reports import Moved
from tests.bot.app.chat import (
    Chat,
    Person,
    seat_down,
)


async def test_a_channel_with_another_id_keeps_its_tables_and_calls_there(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
    assert (await people[0].in_thread("", "great-hall").types("/move shake")).startswith("Sent")
    assert list(chat.posts.values())[-1].place.channel == "great-hall"


async def test_what_was_set_for_a_channel_holds_under_its_new_id(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann", manager=True)
    await ann.types("/settings")
    await ann.presses_data("house:channels:here")
    await ann.presses_data("house:language:cs")
    await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
    await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
    await ann.in_thread("", "great-hall").types("/new toy")
    assert "hostitel: Ann" in chat.said[-1]
