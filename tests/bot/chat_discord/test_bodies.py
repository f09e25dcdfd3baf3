"""Messages as they are sent."""

from __future__ import annotations

from bot.app.speech.messages import Message, Part
from bot.chat_discord import bodies
from tests.bot.chat_discord.people import draw_nothing


async def test_who_is_called_by_a_text_too_long_for_a_message_stands_in_front_of_it() -> None:
    text = (Part("Ann", "mention", "42"), Part(", a long story:\n" + "and on\n" * 400), Part("Ann", "mention", "42"))
    body = await bodies.body(Message(text), draw_nothing, {})
    assert body.content == "<@42>", "an embed notifies nobody"
    assert [embed.description for embed in body.embeds] == ["<@42>, a long story:\n" + "and on\n" * 400 + "<@42>"]
