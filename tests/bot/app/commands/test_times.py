"""What members say of their time: when they are awake and away, and when they want to be reminded."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper, give_back
from bot.app.speech.text import as_plain
from bot.app.time import next_word, people
from tests.bot.app.chat import (
    Chat,
    Person,
    choices,
    labels,
    mentions,
    open_app,
    place_somewhere,
    playing_at,
    seat_down,
    table_at,
)
from tests.bot.app.outside import Hours

HOUR, DAY = 3600.0, 24 * 3600.0


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Prague")).timestamp()


@asynccontextmanager
async def a_game(
    folder: Path, begins: str, options: str = "pace=1d", hours: Hours | None = None
) -> AsyncIterator[tuple[App, Chat, Hours, list[Person]]]:
    """A game of two that begins at a moment, with the players in the order of seats; the first one must move."""
    hours = hours or Hours(at(begins))
    async with open_app(folder, hours) as (app, chat):
        yield app, chat, hours, await seat_down(app, chat, "tikal", "Ann", "Bob", options=options)


async def tick(app: App, hours: Hours) -> None:
    """Does all that is due."""
    while await Timekeeper(app.store, hours, lambda: None).tick() < 1:
        pass
    await app.drain()


async def deadline(app: App) -> float | None:
    async with app.store.read() as tx:
        return await tx.awaited.next_deadline()


def told(chat: Chat, person: Person) -> list[str]:
    return [as_plain(message.text) for user, message in chat.told if user == person.actor.user]


async def test_a_clock_stands_still_while_its_member_sleeps(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 21:00") as (app, chat, hours, (first, _)):
        assert await deadline(app) == at("2026-01-11 21:00")
        await first.types("/timezone Europe/Prague")
        assert "Your hours: 08:00-22:00" in await first.types("/hours 8-22")
        assert await deadline(app) == at("2026-01-12 17:00"), "an hour today, fourteen tomorrow, nine then"
        hours.at = at("2026-01-12 16:59")
        await tick(app, hours)
        assert not any("is up" in said for said in chat.said)
        hours.at = at("2026-01-12 17:00")
        await tick(app, hours)
        assert "is up" in chat.said[-1]


async def test_hours_are_set_by_menus_too_and_undone_by_a_word(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (app, _, _, (first, _)):
        assert "Where are you?" in await first.types("/hours")
        await first.presses("12:00 Prague")
        assert "always run" in await first.types("/hours")
        await first.presses_data("hours:begins:8")
        assert "hours: 08:00-00:00" in await first.presses_data("hours:ends:0")
        assert "Sat and Sun" in await first.presses_data("hours:days:sat-sun")
        assert await deadline(app) == at("2026-01-11 20:00"), "twelve hours on each day of a weekend"
        for wrong in ("begins:24", "begins:x", "days:moon", "days:mon", "years:1"):
            assert "not there any more" in await first.presses_data(f"hours:{wrong}")
        for wrong in ("noon", "8-22 someday", "²-9", "99-99", "8-22-" * 300):
            assert "/hours 8-22" in await first.types(f"/hours {wrong}")
        assert "always run" in await first.types("/hours always")
        assert await deadline(app) == at("2026-01-11 12:00")


async def test_who_would_hardly_be_awake_in_a_week_is_told_what_to_choose(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (app, _, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        for wrong in ("0-4 sun", "8-9", "0-24 sat", "8-12 mon-fri"):
            said = await first.types(f"/hours {wrong}")
            assert "at least 4 hours on each of your days, and 28 hours a week" in said
            assert "`/hours 8-22 sat-sun`".replace("`", "") in said
        await first.types("/hours 18-22")
        assert "28 hours a week" in await first.presses_data("hours:days:mon-fri")
        assert await left_of(app, hours, first) == pytest.approx(DAY)


async def test_hours_that_are_moved_on_again_and_again_let_time_pass_all_the_same(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 00:00") as (app, _, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-12")
        for day in range(2):
            for moment, wanted in (("07:59", "12-16"), ("11:59", "16-20"), ("15:59", "20-24"), ("19:59", "8-12")):
                hours.at = at(f"2026-01-{10 + day} {moment}")
                await first.types(f"/hours {wanted}")
        assert await left_of(app, hours, first) == pytest.approx(16 * HOUR, abs=HOUR / 10)


async def test_longer_hours_take_nothing_of_the_time_that_was_left(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 00:00") as (app, _, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-12")
        hours.at = at("2026-01-12 00:00")
        for wanted in ("8-22", "always", "9-13"):
            await first.types(f"/hours {wanted}")
            assert await left_of(app, hours, first) == pytest.approx(16 * HOUR, abs=1.0)


async def test_who_is_asked_at_night_is_named_and_called_in_the_morning(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 21:00") as (app, chat, hours, (first, second)):
        await second.types("/timezone Europe/Prague")
        await second.types("/hours 8-22")
        hours.at = at("2026-01-10 23:00")
        await place_somewhere(first)
        await first.ends()
        assert f"{second.name}, it is your turn" in chat.said[-1]
        assert mentions(chat.last) == []
        hours.at = at("2026-01-11 07:59")
        await tick(app, hours)
        assert told(chat, second) == []
        board = chat.last
        hours.at = at("2026-01-11 08:00")
        await tick(app, hours)
        assert mentions(chat.last) == [second.actor.user]
        assert f"{second.name}, it is your turn" in chat.said[-1]
        assert "waiting" not in chat.said[-1]
        assert f"{first.name} places" in chat.said[-1], "what has happened since the last turn"
        assert chat.last.picture is not None and chat.last.buttons == board.buttons
        assert board not in chat.shown.values(), "the same board stands there once"
        posts = len(chat.posts)
        await tick(app, hours)
        assert len(chat.posts) == posts
        hours.at = at("2026-01-11 20:00")
        await tick(app, hours)
        assert len(told(chat, second)) == 1, "a reminder at half of the time"


async def test_a_vacation_stops_the_clock_and_the_tables_know(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (app, chat, hours, (first, second)):
        assert "not away" in await first.types("/vacation")
        assert "23 days left" in await first.presses("For 7 days")
        assert f"{first.name} is away from 10 Jan to 17 Jan" in chat.said[-1]
        assert await deadline(app) == at("2026-01-18 12:00")
        assert "away then anyway" in await first.types("/vacation 2026-01-15 2026-01-20")
        hours.at = at("2026-01-12 12:00")
        assert "28 days left" in await first.presses_data("vacation:end")
        assert await deadline(app) == at("2026-01-13 12:00")
        await first.types("/vacation 1")
        hours.at += HOUR
        assert "27 days left" in await first.types("/vacation end"), "a day that has begun counts"
        assert "0 days left" in await second.types("/vacation 2026-07-01 2026-07-30")
        assert "none are left" in await second.types("/vacation 2026-08-01 2026-08-02")


@pytest.mark.parametrize(
    ("held", "freed"),
    [
        ("/vacation 7", "/vacation end"),
        ("/hours 8-12", "/hours always"),
        ("/hours 8-12", "/hours 8-22"),
        ("/hours 8-13", "/timezone Atlantic/Azores"),
        ("/calls daily", "/calls group"),
        ("/calls daily", "/calls private"),
    ],
)
async def test_whoever_can_be_called_again_is_called_to_all_that_waits(tmp_path: Path, held: str, freed: str) -> None:
    async with a_game(tmp_path, "2026-01-10 11:00", "pace=2d") as (app, chat, hours, (first, second)):
        await second.types("/timezone Europe/Prague")
        await second.types(held)
        hours.at = at("2026-01-10 13:30")
        await place_somewhere(first)
        await first.ends()
        assert mentions(chat.last) == []
        hours.at += 1800.0
        await tick(app, hours)
        assert mentions(chat.last) == []
        said = await second.types(freed)
        assert "Tikal at table" in said and "it is your turn" in said, "the answer lists what waits"
        assert any(label.startswith("Play ") for label in labels(second.seen[-1]))
        await tick(app, hours)
        assert mentions(chat.last) == [second.actor.user]
        assert chat.last.picture is not None
        assert (await second.types("/pings")).count("called to table") == 1
        assert "it is your turn" not in (await second.types("/vacation")).replace("has been waiting for you", "")


async def test_who_is_back_in_the_night_is_called_in_the_morning(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 11:00", "pace=2d") as (app, chat, hours, (first, second)):
        await second.types("/timezone Europe/Prague")
        await second.types("/hours 8-22")
        await second.types("/vacation 7")
        await place_somewhere(first)
        await first.ends()
        hours.at = at("2026-01-11 23:00")
        assert "it is your turn" in await second.types("/vacation end")
        await tick(app, hours)
        assert mentions(chat.last) == []
        hours.at = at("2026-01-12 08:00")
        await tick(app, hours)
        assert mentions(chat.last) == [second.actor.user]


async def test_whose_holiday_is_over_is_called_to_a_turn_from_before_it_too(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=2d") as (app, chat, hours, (first, _)):
        hours.at += HOUR
        await first.types("/vacation 2026-01-11 2026-01-20")
        hours.at = at("2026-01-20 23:00")
        await tick(app, hours)
        assert mentions(chat.last) == [] and told(chat, first) == []
        hours.at = at("2026-01-21 01:00")
        await tick(app, hours)
        assert mentions(chat.last) == [first.actor.user]
        assert f"{first.name}, it is your turn" in chat.said[-1]


async def test_a_holiday_of_an_hour_calls_nobody_twice(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=2d") as (app, _, hours, (first, _)):
        for _ in range(3):
            await first.types("/vacation 2")
            hours.at += HOUR
            await first.types("/vacation end")
            await tick(app, hours)
        assert (await first.types("/pings")).count("called to table") == 1


async def test_who_was_nudged_while_asleep_is_reminded_on_waking_up_earlier(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=none") as (app, chat, hours, (first, second)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 10-14")
        hours.at = at("2026-01-11 16:00")
        await second.types("/nudge")
        await tick(app, hours)
        assert told(chat, first) == []
        await first.types("/hours always")
        await tick(app, hours)
        assert len(told(chat, first)) == 1


async def test_who_sleeps_while_a_paused_table_goes_on_is_called_in_the_morning(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=2d") as (app, chat, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-22")
        host = Person(app, "Ann")
        await host.types("/pause")
        hours.at = at("2026-01-10 23:00")
        await host.types("/resume")
        assert mentions(chat.last) == []
        hours.at = at("2026-01-11 08:00")
        await tick(app, hours)
        assert mentions(chat.last) == [first.actor.user]
        assert f"{first.name}, it is your turn" in chat.said[-1]


async def test_who_is_told_once_a_day_hears_of_a_turn_before_its_time_is_up(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=12h") as (app, chat, hours, (first, second)):
        await second.types("/calls daily")
        await place_somewhere(first)
        await first.ends()
        hours.at += 6 * HOUR
        await tick(app, hours)
        (said,) = told(chat, second)
        assert "it is your turn" in said and "Due in 6 hours" in said
        hours.at = at("2026-01-10 23:59")
        await tick(app, hours)
        assert len(told(chat, second)) == 1


async def test_who_is_told_once_a_day_reads_of_each_turn_first_that_it_came(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=7d") as (app, chat, hours, (first, second)):
        await second.types("/calls daily")
        await second.types("/timezone Europe/Prague")
        await place_somewhere(first)
        await first.ends()
        for _ in range(2):
            hours.at += DAY
            await tick(app, hours)
        new, old = told(chat, second)
        assert "it is your turn" in new and "waiting" not in new
        assert "has been waiting for you for" in old


async def test_who_is_told_once_a_day_hears_at_that_hour_of_a_turn_whose_time_is_up_too(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=1d late=nudge") as (app, chat, hours, (first, second)):
        await second.types("/timezone Europe/Prague")
        await second.types("/calls daily")
        await place_somewhere(first)
        await first.ends()
        heard = []
        for moment in ("11 08:00", "11 12:00", "12 08:00", "12 12:00", "13 08:00", "13 12:00"):
            hours.at, before = at(f"2026-01-{moment}"), len(told(chat, second))
            await tick(app, hours)
            heard += [moment] * any("has been waiting" in said for said in told(chat, second)[before:])
        assert "is up" in "".join(told(chat, second))
        assert heard == ["12 08:00", "13 08:00"], "on the first day it was news"


async def test_a_turn_is_over_at_last_however_little_its_player_is_awake(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-12 00:00", "pace=7d") as (app, _, _, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-12")
        assert await deadline(app) == pytest.approx(at("2026-02-09 00:00")), "28 days and not 42"
        await first.types("/vacation 10")
        assert await deadline(app) == pytest.approx(at("2026-02-18 12:00")), "holidays apart"


async def test_the_lobby_says_when_a_turn_is_over_at_the_latest(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for pace, days in (("1h", 7), ("2d", 8), ("7d", 28), ("bank14d", 56)):
        await ann.types(f"/new toy pace={pace}")
        assert f"{days} days" in as_plain(chat.lobby.text)
    await ann.types("/new toy pace=none")
    assert "at the latest" not in as_plain(chat.lobby.text)
    assert "28 hours a week" in await ann.types("/help hours")


async def test_who_is_away_is_said_in_the_call(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (_, chat, _, (first, second)):
        await second.types("/vacation 3")
        await place_somewhere(first)
        await first.ends()
        assert f"{second.name} is away and comes back in 3 days" in chat.said[-1]
        assert mentions(chat.last) == []


@pytest.mark.parametrize(
    "line",
    [
        *("0", "31", "soon", "-1", "1.5", "²", "9" * 40, "1e3", "7 days", "end now", "2026-01-15"),
        *("2026-01-20 2026-01-19", "2025-01-01 2025-01-02", "2029-01-01 2029-01-02", "2026-01-15 9999-12-31"),
        *("9999-12-31 9999-12-31", "0001-01-01 0001-01-01", "9999-12-31 0001-01-01", "2026-02-30 2026-03-01"),
        "2026-01-15 2026-01-16 2026-01-17",
    ],
)
async def test_a_vacation_that_cannot_be_meant_is_refused(tmp_path: Path, line: str) -> None:
    hours = Hours(at("2026-01-10 12:00"))
    async with open_app(tmp_path, hours) as (app, _):
        ann = Person(app, "Ann")
        assert "/vacation 7" in await ann.types(f"/vacation {line}")
        assert "not away" in await ann.types("/vacation")


async def test_a_holiday_may_begin_with_a_day_that_is_over(tmp_path: Path) -> None:
    async with open_app(tmp_path, Hours(at("2026-01-10 12:00"))) as (app, _):
        assert "away from 10 Jan to 12 Jan" in await Person(app, "Ann").types("/vacation 2026-01-01 2026-01-12")


async def test_over_new_year_there_are_no_more_days_to_be_away_than_in_any_other_year(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-12-01 12:00") as (app, _, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        assert "0 days left" in await first.types("/vacation 2026-12-02 2026-12-31")
        assert "none are left" in await first.types("/vacation 2027-01-01 2027-01-30")
        assert "none are left" in await first.types("/vacation 2027-12-01 2027-12-02"), "a day of each year overlaps"
        assert "away from 2 Dec to 31 Dec" in await first.types("/vacation 2027-12-02 2027-12-31")
        hours.at = at("2027-12-01 12:00")
        assert await left_of(app, hours, first) == 0.0


async def test_reminders_come_at_half_and_at_a_tenth_of_the_time_and_not_twice_after_a_restart(tmp_path: Path) -> None:
    hours = Hours(at("2026-01-10 12:00"))
    async with a_game(tmp_path, "", "pace=2d", hours) as (app, chat, _, (first, _)):
        hours.at += DAY - 1
        await tick(app, hours)
        assert told(chat, first) == []
        hours.at += 1
        await tick(app, hours)
        assert ["Due in 24 hours" in said for said in told(chat, first)] == [True]
    async with open_app(tmp_path, hours) as (app, chat):
        await tick(app, hours)
        assert chat.told == []
        hours.at += 0.8 * DAY
        await tick(app, hours)
        assert len(told(chat, first)) == 1
        hours.at += 0.1 * DAY
        await tick(app, hours)
        assert len(told(chat, first)) == 1


@pytest.mark.usefixtures("trouble_is_expected")
@pytest.mark.parametrize("jump", [-30 * HOUR, -HOUR, HOUR, 30 * HOUR])
async def test_a_clock_that_is_set_neither_repeats_a_reminder_nor_loses_one(tmp_path: Path, jump: float) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=2d") as (app, chat, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-22")
        hours.at += DAY
        hours.wrong = jump
        await tick(app, hours)
        assert await left_of(app, hours, first) == pytest.approx(34 * HOUR), "14 of 48 waking hours have passed"
        assert chat.told == []
        hours.wrong = 0.0
        await tick(app, hours)
        assert await deadline(app) == at("2026-01-13 18:00")
        hours.at = at("2026-01-12 08:00")
        await tick(app, hours)
        assert len(chat.told) == 1


async def left_of(app: App, hours: Hours, person: Person) -> float | None:
    async with app.store.read() as tx:
        member = await tx.members.by_identity(Chat.name, person.actor.user)
        assert member is not None
        ((_, row),) = await tx.awaited.of_member(member.id)
        return next_word.left(row, (await people.of(tx, member.id)).life, hours.now())


async def test_a_reminder_is_put_off_by_its_buttons(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=2d") as (app, chat, hours, (first, second)):
        first.app = app
        hours.at = at("2026-01-11 12:00")
        await tick(app, hours)
        _, reminder = chat.told[-1]
        assert labels(reminder) == ["Play", "My time zone", "In 2 hours", "Tonight", "Not this turn"]
        assert "for somebody else" in await second.presses("Tonight", reminder)
        await first.presses("In 2 hours", reminder)
        hours.at = at("2026-01-11 13:59")
        await tick(app, hours)
        assert len(chat.told) == 1
        hours.at = at("2026-01-11 14:00")
        await tick(app, hours)
        assert len(chat.told) == 2
        assert "Where are you?" in await first.presses("My time zone", reminder)
        assert "Your time zone is Europe/Prague" in await first.presses("14:00 Prague")
        assert "tonight" in await first.presses("Tonight", reminder)
        hours.at = at("2026-01-11 19:00")
        await tick(app, hours)
        assert len(chat.told) == 3
        await first.presses("Not this turn", reminder)
        hours.at = at("2026-01-12 11:59")
        await tick(app, hours)
        assert len(chat.told) == 3


async def test_where_nobody_is_hurried_a_friendly_reminder_comes_after_two_days_and_then_each_week(
    tmp_path: Path,
) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=none") as (app, chat, hours, (first, _)):
        for days, reminders in ((1.9, 0), (0.1, 1), (6.9, 1), (0.1, 2)):
            hours.at += days * DAY
            await tick(app, hours)
            assert len(told(chat, first)) == reminders
        assert "has been waiting for you for" in told(chat, first)[-1]


async def test_others_can_have_somebody_reminded_once_a_day(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=none") as (app, chat, hours, (first, second)):
        assert "within the last day" in await second.types("/nudge")
        assert "nobody but you" in await first.types("/nudge")
        await second.types("/board")
        assert "Nudge" not in labels(second.seen[-1])
        hours.at += DAY
        await first.types("/board")
        assert "Nudge" not in labels(first.seen[-1])
        await second.types("/board")
        assert f"Reminded, unless it is night there: {first.name}" in await second.presses("Nudge")
        await tick(app, hours)
        assert len(told(chat, first)) == 1
        assert "within the last day" in await second.types("/nudge")
        assert "do not sit" in await Person(app, "Eve").types("/nudge")


async def test_who_wants_to_be_called_in_the_group_is_reminded_there(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (app, chat, hours, (first, _)):
        await first.types("/calls group")
        hours.at += DAY / 2
        await tick(app, hours)
        assert chat.told == []
        assert mentions(chat.last) == [first.actor.user]


async def test_a_bank_gains_with_each_turn_and_never_more_than_it_began_with(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=bank3d") as (app, chat, hours, (first, second)):
        assert "Time left for all turns" in chat.said[-1]
        assert await deadline(app) == hours.at + 3 * DAY
        hours.at += DAY
        await place_somewhere(first)
        await first.ends()
        assert await deadline(app) == hours.at + 3 * DAY
        hours.at += HOUR
        await place_somewhere(second)
        await second.ends()
        assert await deadline(app) == hours.at + 2 * DAY + 8 * HOUR


def in_bank(chat: Chat, person: Person) -> str:
    """Returns how much time a post has last said that somebody has for all turns."""
    said = next(said for said in reversed(chat.said) if "Time left for all turns" in said)
    found = re.search(rf"Time left for all turns:.*?{person.name} ([^,.]+?)(,| and|\.)", said)
    assert found is not None, said
    return found[1]


@asynccontextmanager
async def a_spent_bank(folder: Path) -> AsyncIterator[tuple[App, Chat, Hours, list[Person]]]:
    """A game of three in which the first player has used up two of three days in the first turn."""
    hours = Hours(at("2026-01-10 12:00"))
    async with open_app(folder, hours) as (app, chat):
        people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid", options="pace=bank3d")
        hours.at += 2 * DAY
        await place_somewhere(people[0])
        await people[0].ends()
        assert in_bank(chat, people[0]) == "24 hours"
        yield app, chat, hours, people


async def test_who_resigns_and_comes_back_has_what_was_left_in_the_bank(tmp_path: Path) -> None:
    async with a_spent_bank(tmp_path) as (_, chat, _, people):
        await people[0].resigns()
        assert "taken over a seat" in await people[0].types("/join")
        await place_somewhere(people[1])
        await people[1].ends()
        assert in_bank(chat, people[0]) == "24 hours"


async def test_a_substitute_has_at_least_half_of_a_bank(tmp_path: Path) -> None:
    async with a_spent_bank(tmp_path) as (app, chat, _, people):
        await people[0].resigns()
        eve = Person(app, "Eve")
        assert "taken over a seat" in await eve.types("/join")
        await place_somewhere(people[1])
        await people[1].ends()
        assert in_bank(chat, eve) == "2 days", "about: a day and a half"


async def test_who_resigns_in_the_own_turn_and_comes_back_has_not_slept_into_the_bank(tmp_path: Path) -> None:
    async with a_spent_bank(tmp_path) as (_, chat, hours, people):
        await people[1].types("/timezone Europe/Prague")
        await people[1].types("/hours 8-12")
        hours.at = at("2026-01-22 10:00")
        await people[1].resigns()
        assert "taken over a seat" in await people[1].types("/join")
        await place_somewhere(people[2])
        await people[2].ends()
        assert in_bank(chat, people[1]) == "34 hours"


async def test_who_is_awake_for_few_hours_keeps_what_a_turn_cannot_take_from_the_bank(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=bank14d") as (app, chat, _, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-12")
        assert await deadline(app) == pytest.approx(at("2026-03-07 12:00")), "56 days"
        await place_somewhere(first)
        await first.ends()
        assert in_bank(chat, first) == "2 weeks"


async def test_going_back_fills_no_bank(tmp_path: Path) -> None:
    async with a_spent_bank(tmp_path) as (_, chat, _, people):
        for _ in range(2):
            await people[0].types("/rewind 0")
            await people[1].presses("Agree", chat.last)
            await people[2].presses("Agree", chat.last)
            assert f"{people[0].name}, it is your turn" in chat.said[-1]
            assert in_bank(chat, people[0]) == "24 hours"
            await place_somewhere(people[0])
            await people[0].ends()


async def test_a_pause_and_a_stop_of_the_bot_give_back_what_ran_and_no_more(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00") as (app, _, hours, (first, _)):
        await first.types("/timezone Europe/Prague")
        await first.types("/hours 8-22")
        assert await deadline(app) == at("2026-01-11 22:00")
        host = Person(app, "Ann")
        await host.types("/pause")
        hours.at = at("2026-01-13 08:00")
        await host.types("/resume")
        assert await deadline(app) == at("2026-01-14 18:00"), "24 waking hours"
        async with app.store.write() as tx:
            await give_back(tx, at("2026-01-13 21:00"), at("2026-01-14 09:00"))
        assert await deadline(app) == at("2026-01-14 20:00"), "eleven hours were left, whatever the night"


async def test_a_table_can_only_say_that_somebody_is_late(tmp_path: Path) -> None:
    async with a_game(tmp_path, "2026-01-10 12:00", "pace=1d late=nudge") as (app, chat, hours, (first, _)):
        hours.at += DAY
        await tick(app, hours)
        assert f"{first.name}, your time at table" in chat.said[-1]
        assert (await playing_at(app)).match.awaited == (0,)
        posts = len(chat.posts)
        hours.at += DAY
        await tick(app, hours)
        assert len(chat.posts) == posts
        assert await deadline(app) is None


async def test_a_table_can_open_the_seat_of_who_is_late(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid", options="pace=1d late=open")
    late = people[0]
    hours.at += DAY
    await tick(app, hours)
    assert any(f"{late.name}'s time is up. Only forced moves are played for this seat" in said for said in chat.said)
    assert f"{people[1].name}, it is your turn" in chat.said[-1]
    assert "do not sit" in await late.types("/nudge")
    assert "taken over a seat at table" in await Person(app, "Eve").types("/join")


async def test_a_table_has_two_days_unless_its_house_or_its_host_says_otherwise(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann", manager=True)
    await ann.types("/new toy")
    assert "Turn time: 2 days" in as_plain(chat.lobby.text)
    await ann.types("/settings")
    await ann.presses("12 hours")
    await ann.types("/new toy")
    assert (await table_at(app)).pace == 12 * 3600
    await ann.types("/new toy pace=7d")
    assert (await table_at(app)).pace == 7 * 86400
    await ann.types("/new toy practice")
    assert (await table_at(app)).pace == 0


@pytest.mark.parametrize("by", ["menu", "typing"])
async def test_hours_that_are_named_before_the_time_zone_are_not_forgotten(by: str, app: App) -> None:
    ann = Person(app, "Ann")
    told = await ann.types("/hours 8-22 mon-fri")
    assert "08:00-22:00" in told and "Where are you?" in told
    prague = next(choice for choice in choices(ann.seen[-1]) if choice.label.endswith("Prague"))
    told = await ann.presses_data(prague.press) if by == "menu" else await ann.types("/timezone Europe/Prague")
    assert "Europe/Prague" in told and "Your hours: 08:00-22:00" in told
    assert "Your hours: 08:00-22:00" in await ann.types("/hours")
