"""A lesson on Discord: an answer that the learner alone sees, and that changes in its place."""

from __future__ import annotations

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person


async def test_a_lesson_goes_on_in_one_answer_that_nobody_else_sees(world: Discord) -> None:
    eve = Person(world, "Eve")
    assert "step 1 of" in await eve.types("/learn tikal")
    first, posts = eve.answer, len(world.posts())
    assert first.now.files
    await eve.presses("c4")
    assert "right!" in await eve.presses("not turned") and "step 2 of" in eve.text
    assert eve.answer is first and len(world.posts()) == posts
    assert "is allowed" in await eve.types("/learn tikal end")
