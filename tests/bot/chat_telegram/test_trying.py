"""What if and hints on Telegram, in the private chat of who asks."""

from __future__ import annotations

from tests.bot.chat_telegram.world import World, first_of, two_at


async def test_what_is_tried_is_shown_in_private_and_the_group_hears_nothing(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    told, before = len(group.posts), (await world.playing()).match
    await person.types("/whatif", group)
    assert "Nothing of this is played" in person.last.text and person.last.photo
    await person.types("/whatif place c4 r0")
    assert "Tried: " in person.last.text
    await person.presses("Undo", person.last)
    assert "Tried: " not in person.last.text
    assert (await world.playing()).match == before
    assert not any("What if" in post.text for post in group.posts[told:])


async def test_a_hint_is_told_in_the_private_chat(world: World) -> None:
    eve = world.person("Eve", started=True)
    await eve.types("/new")
    await eve.presses("Play against a bot", eve.last)
    await eve.presses("Tikal", eve.last)
    await world.delivered()
    await eve.types("/hint")
    assert "Hints for Eve" in eve.last.text
    await eve.presses("Play 1", eve.last)
    assert "Played: " in eve.last.text
