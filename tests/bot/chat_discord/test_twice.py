"""Whoever presses twice what was meant once is answered twice with what holds: never that it did nothing."""

from __future__ import annotations

import asyncio

from bot.app import App
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, boards, find, lobbies, playing_at, seat_down
from tests.bot.chat_discord.world import Posted

DEAD = ("did nothing", "does nothing", "already", "has ended", "do not sit", "not there any more")
"""What sounds as if a press had not counted that did."""


async def twice(person: Person, label: str, message: Posted | None = None) -> str:
    """Presses something twice at once, and returns what is read then; the member never reads anything else."""
    message = message or person.answer
    custom_id, value = find(message, label)
    before = len(message.versions)
    pressed = (person.discord.press(person.user, message, custom_id, value) for _ in range(2))
    answers = [done.original for done in await asyncio.gather(*pressed)]
    read = [version.text for version in message.versions[before:]] if message.only else []
    read += [answer.now.text for answer in answers if answer is not None and answer is not message]
    person.last = answers[-1]
    assert read and len(set(read)) == 1, read
    assert not any(dead in read[0] for dead in DEAD), (label, read)
    return read[0]


async def test_who_presses_a_button_twice_at_a_lobby_reads_twice_that_it_is_done(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    await ann.types("/help")
    await twice(ann, "New table")
    assert "is open" in await twice(ann, "Before the Frost")
    await app.drain()
    (lobby,) = lobbies(world)
    for label, said in (("Join", "You have joined"), ("Leave", "You have left"), ("Join", "You have joined")):
        assert said in await twice(bob, label, lobby)
    await twice(ann, "Options", lobby)
    await twice(ann, "none")
    assert "has begun" in await twice(ann, "Start", lobby)
    assert sorted((await playing_at(app)).names) == ["Ann", "Bob"]


async def test_who_makes_a_choice_twice_sees_the_panel_as_it_is_and_what_came_of_it(world: Discord, app: App) -> None:
    first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await twice(first, "Play", boards(world)[-1])
    assert "Chosen: `forage`" in await twice(first, "Draw a card")
    assert "draws: " in await twice(first, "Reveal"), "what came to light stays there to be read"
    entries = (await playing_at(app)).match.entries
    assert "Only you see it" in await twice(first, "Bury a card")
    assert (await playing_at(app)).match.entries == entries + 1
    assert "taken back" in await twice(first, "Undo")
    await first.types("/orders")
    assert "Chosen: `quiet`" in await twice(first, "Always keep quiet")
    assert "1\\. Keep quiet" in await twice(first, "Done")
    assert "is cancelled" in await twice(first, "1. Keep quiet")
    await first.types("/play")
    assert "Chosen: `end`" in await twice(first, "End the turn")
    assert "Sent: `end`" in await twice(first, "Done")
    await app.drain()
    await second.types("/vote")
    assert "asking the others" in await twice(second, "Pause")
    await app.drain()
    assert "is paused" in await twice(first, "Agree", world.posts()[-1])


async def test_a_choice_that_was_made_already_is_told_to_have_counted(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    for line, label, chosen in (("/play", "Draw a card", "forage"), ("/orders", "Always keep quiet", "quiet")):
        await first.types(line)
        press = find(first.answer, label)
        assert f"Chosen: `{chosen}`" in await first.presses_data(first.answer, *press)
        said = await first.presses_data(first.answer, *press)
        assert "the first tap counted" in said and f"Chosen: `{chosen}`" in said
        await first.presses("Back")
        assert "earlier position" in await first.presses_data(first.answer, *press), "it was taken back since"
