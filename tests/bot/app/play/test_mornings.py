"""Tests of what members hear of in the morning who were only named in the night."""

from __future__ import annotations

from pathlib import Path

from bot.app.speech.text import as_plain
from tests.bot.app.beside.test_timekeeper import keeper
from tests.bot.app.chat import labels
from tests.bot.app.play.test_calling import at_night, sit_down

HOUR = 3600.0


async def test_a_vote_that_waits_for_a_sleeper_is_put_to_them_in_the_morning_and_no_other(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, (ann, bob, _, dan)):
        await sit_down(chat, [ann, bob, dan], "votes=majority")
        await ann.types("/start")
        await ann.types("/vote pause")
        hours.at += 8 * HOUR
        await keeper(app, hours).tick()
        await app.drain()
        assert not [user for user, _ in chat.told if user != bob.actor.user]
        assert not [said for user, said in chat.told if "do you agree?" in as_plain(said.text)], "it is 7 o'clock"
        hours.at += HOUR
        await keeper(app, hours).tick()
        await app.drain()
        [asked] = [said for user, said in chat.told if "do you agree?" in as_plain(said.text)]
        assert labels(asked) == ["Agree", "Decline"]
        assert "is paused" in await bob.presses("Agree", asked)
        told = len(chat.told)
        hours.at += HOUR
        await keeper(app, hours).tick()
        await app.drain()
        assert len(chat.told) == told, "once"


async def test_who_slept_as_a_game_ended_is_told_in_the_morning_once(tmp_path: Path) -> None:
    async with at_night(tmp_path) as (app, chat, hours, (ann, bob, _, dan)):
        await sit_down(chat, [ann, bob, dan])
        await ann.types("/start")
        await ann.types("/vote end")
        proposal = chat.last
        for person in (bob, dan):
            await person.presses("Agree", proposal)
        for _ in range(2):
            hours.at += 10 * HOUR
            await keeper(app, hours).tick()
            await app.drain()
        told = [user for user, said in chat.told if "is over" in as_plain(said.text)]
        assert told == [bob.actor.user]
