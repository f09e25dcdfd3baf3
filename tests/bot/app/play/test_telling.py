"""Tests of what members are told in private of what they have lost, or what was played for them."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.app.speech.text import as_plain
from tests.bot.app.beside.test_timekeeper import keeper
from tests.bot.app.chat import Chat, Person, open_app, playing_at, press_of, seat_down
from tests.bot.app.outside import Hours
from tests.bot.app.play.test_calling import NIGHT

HOUR = 3600.0


def told(chat: Chat, person: Person) -> list[str]:
    return [as_plain(message.text) for user, message in chat.told if user == person.actor.user]


async def test_whose_time_was_up_is_told_what_was_played(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1h screeches=none")
    late, other = people
    hours.at += HOUR + 1
    await keeper(app, hours).tick()
    await app.drain()
    assert told(chat, late)[-1].endswith("your time was up, so I played for you: end.")
    assert not told(chat, other)
    assert chat.loud[-1][0] == late.actor.user, "who is awake hears of it"


async def test_whose_moves_ahead_were_played_is_told_without_a_sound(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob", options="screeches=none")
    await second.types("/ahead end")
    await second.ends()
    loud = len(chat.loud)
    await first.ends()
    assert (await playing_at(app)).match.awaited != (1,)
    assert "I played what you had left for it: end." in told(chat, second)[-1]
    assert len(chat.loud) == loud and not any("played what" in said for said in told(chat, first))


async def test_who_is_removed_is_told_in_the_night_without_a_sound(tmp_path: Path) -> None:
    async with open_app(tmp_path, Hours(NIGHT)) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await bob.types("/timezone Europe/London")
        await bob.types("/hours 8-22")
        await ann.types("/new toy seats=3")
        await bob.presses_data(press_of(chat.lobby, "join"))
        await ann.types("/kick Bob")
        assert "the host has removed you" in told(chat, bob)[-1] and not chat.loud


async def test_who_is_voted_out_is_told(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[0].types(f"/vote replace {people[1].name}")
    await people[2].presses("Agree", chat.last)
    assert "the others have voted" in told(chat, people[1])[-1]
    assert not told(chat, people[0]) and not told(chat, people[2])


async def test_who_has_left_is_told_when_somebody_else_plays_on(app: App, chat: Chat) -> None:
    _, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    await two.resigns()
    await Person(app, "Eve").types("/join")
    assert [user for user, said in chat.told if "somebody else plays on" in as_plain(said.text)] == [two.actor.user]
    assert not [said for _, said in chat.loud if "somebody else plays on" in as_plain(said.text)]
