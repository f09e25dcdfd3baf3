"""A lesson on Telegram: a message of the private chat that is edited, wherever the lesson was asked for."""

from __future__ import annotations

from tests.bot.chat_telegram.world import World


async def test_a_lesson_goes_on_in_one_message_of_the_private_chat(world: World) -> None:
    eve, bob = world.person("Eve", started=True), world.person("Bob", started=True)
    group = world.api.add_group(eve.user, bob.user)
    await eve.types("/learn tikal", group)
    lesson, told = eve.last, len(eve.private.posts)
    assert "step 1 of" in lesson.text and lesson.photo
    assert not any("step 1 of" in post.text for post in group.posts)
    await eve.presses("c4", lesson)
    await eve.presses("not turned", lesson)
    assert "right!" in eve.last.text and "step 2 of" in eve.last.text
    assert len(eve.private.posts) == told
    await eve.types("deploy 1 a5", reply_to=lesson.id)
    assert "is allowed" in eve.last.text and "9 action points" in eve.last.text
    await eve.types("/learn end")
    assert "is allowed" in eve.last.text
