"""Platforms and places that cannot be reached: nobody loses a turn by it, and who is awaited hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import App
from bot.app.speech.messages import Message, Undeliverable
from bot.app.speech.reports import Found, Heard, Lost, Shard, Silent
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, Person, mentions, open_app, playing_at, seat_down, table_at
from tests.bot.app.outside import HOUR, Hours, pass_by
from tests.bot.app.test_questions_in_a_row import give, two_at_java

DAY = 86400.0
HALL = "hall"

pytestmark = pytest.mark.usefixtures("trouble_is_expected")


@asynccontextmanager
async def a_game(folder: Path, hours: Hours, game: str = "toy") -> AsyncIterator[tuple[App, Chat, Person, Person]]:
    """A game of two with a day for a turn; whoever is awaited comes first."""
    async with open_app(folder, hours) as (app, chat):
        first, second = await seat_down(app, chat, game, "Ann", "Bob", options="pace=1d")
        await first.types("/timezone UTC")
        await second.types("/timezone UTC")
        yield app, chat, first, second


async def lose_hall(app: App, chat: Chat) -> None:
    """Removes the bot from the channel, and lets the chat say so."""
    chat.barred.add(HALL)
    await app.note(Lost(platform=chat.name, channel=HALL))


async def find_hall(app: App, chat: Chat) -> None:
    """Lets the bot back into the channel, and the chat say so."""
    chat.barred.clear()
    await app.note(Found(platform=chat.name, channel=HALL))


async def entries(app: App) -> int:
    return (await playing_at(app)).match.entries


def calls_since(chat: Chat, before: int) -> list[list[str]]:
    """Returns whom the posts call that came after so many."""
    return [users for post in list(chat.posts.values())[before:] if (users := mentions(post.message))]


def told_to_play(chat: Chat) -> list[tuple[str, Message]]:
    """Returns who was told in private that it is their turn where nothing can be posted, and what."""
    return [(user, said) for user, said in chat.told if "it is your turn at table" in as_plain(said.text)]


async def left(app: App, hours: Hours) -> list[float]:
    """Returns how much time those who are awaited have."""
    async with app.store.read() as tx:
        return [row.deadline - hours.at for row in await tx.awaited.of((await table_at(app)).id) if row.deadline]


async def test_nobody_is_answered_for_while_the_platform_cannot_be_reached(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        played = await entries(app)
        await pass_by(app, hours, 2 * HOUR)
        chat.answers = False
        await pass_by(app, hours, 100 * HOUR)
        assert await entries(app) == played
        chat.answers = True
        await pass_by(app, hours, 60.0, 60.0)
        assert await entries(app) == played
        (rest,) = await left(app, hours)
        assert 22 * HOUR - 120 <= rest <= 22 * HOUR + 120


async def test_after_the_outage_one_call_that_holds_comes_for_a_turn_that_was_never_called(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        await pass_by(app, hours, HOUR)
        before = len(chat.posts)
        chat.answers = False
        await first.types("/move end")
        await pass_by(app, hours, 50 * HOUR)
        assert len(chat.posts) == before
        chat.answers = True
        await pass_by(app, hours, 60.0, 60.0)
        assert calls_since(chat, before) == [[second.actor.user]]
        assert "Due in 24 hours" in chat.said[-1] and "The table goes on" in chat.said[-1]
        assert await left(app, hours) == [pytest.approx(DAY, abs=120)]


async def test_what_was_played_meanwhile_is_told_in_its_order_and_calls_nobody(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        await pass_by(app, hours, HOUR)
        before = len(chat.posts)
        chat.answers = False
        await pass_by(app, hours, HOUR)
        for person in (first, second):
            assert "stands still" in await person.types("/move end")
        await pass_by(app, hours, 3 * DAY)
        chat.answers = True
        await pass_by(app, hours, 60.0, 60.0)
        said = chat.said[before:]
        told = [one for one in said if one.startswith("Meanwhile at table")]
        assert len(told) == 2 and first.name in told[0] and second.name in told[1]
        assert said[-1].count("your turn") == 1 and said.index(told[1]) < len(said) - 1
        assert calls_since(chat, before) == [[first.actor.user]]


async def test_nobody_reads_a_move_twice_once_the_bot_is_back(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await lose_hall(app, chat)
        before = len(chat.posts)
        await first.types("/move end")
        await pass_by(app, hours, DAY)
        await find_hall(app, chat)
        await pass_by(app, hours, 60.0, 60.0)
        assert "".join(chat.said[before:]).count(f"{first.name} ends the turn") == 1


async def test_who_was_called_before_a_short_outage_is_not_called_again(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        await pass_by(app, hours, HOUR)
        before = len(chat.posts)
        chat.answers = False
        await pass_by(app, hours, 5 * HOUR)
        chat.answers = True
        await pass_by(app, hours, HOUR)
        assert len(chat.posts) == before and not chat.told


async def test_a_moment_without_an_answer_changes_nothing(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        await pass_by(app, hours, HOUR)
        until = await left(app, hours)
        chat.answers = False
        await pass_by(app, hours, 30.0, 30.0)
        chat.answers = True
        await pass_by(app, hours, 30.0, 30.0)
        assert await left(app, hours) == [rest - 60.0 for rest in until]


async def test_who_plays_in_private_while_what_tells_of_that_is_down_has_the_time_that_was_left(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        assert not (await table_at(app)).server
        played = await entries(app)
        await pass_by(app, hours, 2 * HOUR)
        await app.note(Silent(platform=chat.name, connection="0", servers=Shard(0, 2)))
        await pass_by(app, hours, 100 * HOUR)
        assert await entries(app) == played
        assert [user for user, _ in told_to_play(chat)] == [first.actor.user]
        await app.note(Heard(platform=chat.name, connection="0"))
        await pass_by(app, hours, 60.0, 60.0)
        assert await entries(app) == played
        assert await left(app, hours) == [pytest.approx(22 * HOUR, abs=180)]
        await pass_by(app, hours, 23 * HOUR)
        assert await entries(app) > played, "time runs, and is up"


async def test_nobody_hears_of_a_connection_that_waits_for_its_turn_but_has_the_time_that_it_took(
    tmp_path: Path,
) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await pass_by(app, hours, HOUR)
        before = len(chat.posts)
        (rest,) = await left(app, hours)
        await app.note(Silent(platform=chat.name, connection="0", servers=Shard(0, 20), within=20 * 5.25))
        await pass_by(app, hours, 150.0, 10.0)
        assert not told_to_play(chat) and "clocks stand still" in await first.types("/mygames")
        await app.note(Heard(platform=chat.name, connection="0"))
        await pass_by(app, hours, 60.0, 10.0)
        assert await left(app, hours) == [pytest.approx(rest - 60.0, abs=20)]
        assert len(chat.posts) == before and not chat.told
        await app.note(Silent(platform=chat.name, connection="0", servers=Shard(0, 20), within=20 * 5.25))
        await pass_by(app, hours, 180.0, 10.0)
        assert [user for user, _ in told_to_play(chat)] == [first.actor.user], "it does not come"


async def test_who_is_awaited_where_the_bot_was_removed_hears_so_in_private_once(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        await lose_hall(app, chat)
        await pass_by(app, hours, 5 * DAY)
        ((user, told),) = told_to_play(chat)
        assert user == first.actor.user
        assert "stands still" in await first.presses("Play", told)
        assert "stands still" in await first.types("/move end")
        await app.drain()
        assert [user for user, _ in told_to_play(chat)] == [first.actor.user, second.actor.user]
        assert "stand still" in await second.types("/mygames")
        assert "Its clocks stand still" in await Person(app, "Eve").types("/tables")
        assert "stands still" in await second.types("/board")


async def test_where_the_bot_is_back_who_is_awaited_is_called_once_and_has_the_time_that_was_left(
    tmp_path: Path,
) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await pass_by(app, hours, 10 * HOUR)
        played, before = await entries(app), len(chat.posts)
        await lose_hall(app, chat)
        await pass_by(app, hours, 4 * DAY)
        await find_hall(app, chat)
        await app.keep_time()
        await app.drain()
        assert await entries(app) == played
        assert calls_since(chat, before) == [[first.actor.user]]
        assert await left(app, hours) == [pytest.approx(14 * HOUR, abs=1)]


async def test_a_channel_that_was_hidden_is_noticed_by_a_post_and_its_return_by_asking(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        before = len(chat.posts)
        chat.barred.add(HALL)
        assert "Sent: end" in await first.types("/move end")
        await app.keep_time()
        await app.drain()
        assert [user for user, _ in told_to_play(chat)] == [second.actor.user]
        assert any("I cannot post at table" in text for text in map(as_plain, (m.text for _, m in chat.told)))
        await pass_by(app, hours, 3 * DAY)
        chat.barred.clear()
        await pass_by(app, hours, 2 * HOUR)
        assert calls_since(chat, before) == [[second.actor.user]]


async def test_who_makes_the_move_by_which_a_lost_channel_is_noticed_reads_that_it_counts_and_waits(
    tmp_path: Path,
) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        chat.barred.add(HALL)
        await first.types("/move end")
        await pass_by(app, hours, 60.0, 60.0)
        told = [as_plain(said.text) for user, said in chat.told if user == first.actor.user]
        assert [one for one in told if "What you have played at table" in one and "stands still" in one]
        await second.types("/move end")
        await pass_by(app, hours, DAY)
        assert not [user for user, said in chat.told if user == second.actor.user and "What you" in as_plain(said.text)]


async def test_who_has_moved_where_that_was_posted_is_told_nothing_when_the_channel_is_lost(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await first.types("/move end")
        await app.note(Lost(platform=chat.name, channel=HALL))
        await pass_by(app, hours, DAY)
        assert first.actor.user not in [user for user, said in chat.told if "What you" in as_plain(said.text)]


async def test_who_writes_where_the_bot_may_write_again_need_not_wait_for_it(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        chat.barred.add(HALL)
        await first.types("/move end")
        await pass_by(app, hours, 2 * DAY)
        before = len(chat.posts)
        chat.barred.clear()
        await first.types("/board")
        await app.keep_time()
        await app.drain()
        assert calls_since(chat, before) == [[second.actor.user]]


async def test_of_outages_that_overlap_and_a_stop_of_the_bot_time_is_given_back_once(tmp_path: Path) -> None:
    hours = Hours()
    chat = Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
        await pass_by(app, hours, 4 * HOUR)
        await lose_hall(app, chat)
        await pass_by(app, hours, 10 * HOUR)
        chat.answers = False
        await pass_by(app, hours, 10 * HOUR)
    hours.at += 10 * HOUR
    async with open_app(tmp_path, hours, chat) as (app, _):
        await pass_by(app, hours, 10 * HOUR)
        chat.answers = True
        await pass_by(app, hours, 10 * HOUR)
        await find_hall(app, chat)
        await app.keep_time()
        assert await left(app, hours) == [pytest.approx(20 * HOUR, abs=1)]


async def test_a_pause_within_an_outage_is_given_back_once(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        host = Person(app, "Ann")
        await lose_hall(app, chat)
        await pass_by(app, hours, 10 * HOUR)
        await host.types("/pause")
        await pass_by(app, hours, 10 * HOUR)
        await host.types("/resume")
        await pass_by(app, hours, 10 * HOUR)
        await find_hall(app, chat)
        await app.keep_time()
        assert await left(app, hours) == [pytest.approx(DAY, abs=1)]


async def test_an_outage_within_a_pause_is_given_back_once(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, _, _):
        host = Person(app, "Ann")
        await pass_by(app, hours, 4 * HOUR)
        await host.types("/pause")
        await app.note(Lost(platform=chat.name, channel=HALL))
        await pass_by(app, hours, 10 * HOUR)
        await app.note(Found(platform=chat.name, channel=HALL))
        await pass_by(app, hours, 10 * HOUR)
        await host.types("/resume")
        await app.keep_time()
        assert await left(app, hours) == [pytest.approx(20 * HOUR, abs=1)]


async def test_a_member_with_hours_has_as_many_of_them_left_after_an_outage(tmp_path: Path) -> None:
    hours = Hours(at=1_000_080_000.0)  # a Sunday, 00:00 UTC
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await first.types("/hours 8-20")
        (before,) = await left(app, hours)
        await lose_hall(app, chat)
        await pass_by(app, hours, 7 * DAY)
        await find_hall(app, chat)
        await app.keep_time()
        assert await left(app, hours) == [pytest.approx(before, abs=1)]


async def test_who_moves_and_is_asked_on_at_once_hears_no_sound_of_what_is_before_them(tmp_path: Path) -> None:
    hours = Hours()
    async with two_at_java(tmp_path, hours) as (app, chat, host, guest):
        await lose_hall(app, chat)
        await give(host)
        await app.drain()
        hours.at += HOUR
        assert "stands still" in await guest.types("/move pass")
        await app.drain()
        assert [user for user, _ in told_to_play(chat)] == [guest.actor.user] * 2
        assert len([one for one in chat.loud if one in told_to_play(chat)]) == 1


async def test_who_sleeps_hears_in_the_morning_that_the_table_cannot_be_reached(tmp_path: Path) -> None:
    hours = Hours(at=1_000_080_000.0)
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await first.types("/hours 8-20")
        await lose_hall(app, chat)
        await pass_by(app, hours, 7 * HOUR)
        assert not [user for user, _ in chat.told if user == first.actor.user]
        await pass_by(app, hours, 2 * HOUR)
        assert [user for user, _ in told_to_play(chat)] == [first.actor.user]


async def test_who_plays_in_a_sleepless_night_hears_in_the_morning_of_the_turn_that_waits_alone(tmp_path: Path) -> None:
    hours = Hours(at=1_000_080_000.0)
    async with a_game(tmp_path, hours) as (app, chat, first, second):
        await first.types("/hours 8-20")
        await lose_hall(app, chat)
        for person in (first, second):
            await pass_by(app, hours, HOUR)
            await person.types("/move end")
        await pass_by(app, hours, 8 * HOUR)
        assert [user for user, _ in told_to_play(chat) if user == first.actor.user] == [first.actor.user]


async def test_a_vote_does_not_end_while_nobody_can_answer_it(tmp_path: Path) -> None:
    hours = Hours()
    async with a_game(tmp_path, hours) as (app, chat, first, _):
        await first.types("/vote end")
        chat.answers = False
        await pass_by(app, hours, 5 * DAY)
        chat.answers = True
        await pass_by(app, hours, HOUR)
        async with app.store.read() as tx:
            vote = await tx.votes.get((await table_at(app)).id)
        assert vote is not None and vote.until > hours.at + DAY


class Elsewhere(Chat):
    """Another platform, which nobody plays on."""

    name = "elsewhere"


async def test_a_platform_that_is_not_served_any_more_costs_nobody_a_turn_until_it_is_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hours, chat = Hours(), Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
        await pass_by(app, hours, 4 * HOUR)
        played = await entries(app)
    hours.at += HOUR
    async with open_app(tmp_path, hours, Elsewhere()) as (app, _):
        assert "chat is not served, so its running tables stand still: 1" in caplog.text
        await pass_by(app, hours, 5 * DAY)
    hours.at += HOUR
    before = len(chat.posts)
    async with open_app(tmp_path, hours, chat) as (app, _):
        await pass_by(app, hours, 60.0, 60.0)
        assert await entries(app) == played
        assert calls_since(chat, before) == [[first.actor.user]]
        (rest,) = await left(app, hours)
        assert 20 * HOUR - 120 <= rest <= 20 * HOUR


async def test_who_is_called_by_a_platform_that_is_not_served_hears_by_another_account(tmp_path: Path) -> None:
    hours, chat, other = Hours(), Chat(), Elsewhere()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
        async with app.store.write() as tx:
            member = await tx.members.by_identity(chat.name, first.actor.user)
            assert member is not None
            await tx.members.link(member.id, other.name, "elsewhere-1", "Ann")
    async with open_app(tmp_path, hours, other) as (app, _):
        await pass_by(app, hours, 2 * DAY)
        assert [user for user, _ in told_to_play(other)] == ["elsewhere-1"]


class Shut(Chat):
    """A platform on which nobody takes private messages."""

    async def tell(self, user: str, message: Message, key: str) -> None:
        raise Undeliverable("blocked")


async def test_who_has_blocked_the_bot_plays_on_under_the_same_clock(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours, Shut()) as (app, chat):
        await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
        played = await entries(app)
        await pass_by(app, hours, DAY + HOUR)
        assert await entries(app) > played
