"""Messages as they are sent."""

from __future__ import annotations

import msgspec

from bot.app.speech.messages import Message, Part, Picture
from bot.app.speech.pictures import Drawing, Shown
from bot.chat_discord import bodies
from tests.bot.chat_discord.people import draw_nothing


async def test_what_has_room_here_is_told_and_of_what_has_not_the_beginning() -> None:
    short, full = (Part("In short.\n" + "and on\n" * 100),), (Part("In full.\n" + "and on\n" * 230),)
    body = await bodies.body(Message(short, fuller=full), draw_nothing, {})
    assert body.content == full[0].text and body.embeds == []
    assert (await bodies.body(Message(short), draw_nothing, {})).content == short[0].text
    bare = await bodies.body(Message(short, fuller=(Part("In full.\n" * 400),)), draw_nothing, {}, embeds=False)
    assert bare.content.startswith("In full.") and 1900 < len(bare.content) <= 2000


async def test_who_is_called_by_a_text_too_long_for_a_message_stands_in_front_of_it() -> None:
    text = (Part("Ann", "mention", "42"), Part(", a long story:\n" + "and on\n" * 400), Part("Ann", "mention", "42"))
    body = await bodies.body(Message(text), draw_nothing, {})
    assert body.content == "<@42>", "an embed notifies nobody"
    assert [embed.description for embed in body.embeds] == ["<@42>, a long story:\n" + "and on\n" * 400 + "<@42>"]


async def test_a_picture_that_comes_out_as_the_one_in_view_is_not_sent_again() -> None:
    shown, empty = Shown(), msgspec.Raw(b"{}")
    for number, (draws, stays) in enumerate([(b"a board", False), (b"a board", True), (b"another", False)]):

        async def draw(*_: object, data: bytes = draws) -> Drawing:
            return Drawing(data, "image/webp")

        picture = Picture(game="toy", name="board", language="en", view=msgspec.Raw(b"%d" % number), marks=empty)
        body = await bodies.body(Message((Part("Your turn."),), picture), draw, {}, shown.of("1"))
        assert ("attachments" not in body.to_edit()) is stays
        body.note(shown, "1")
