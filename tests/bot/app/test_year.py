"""A time of slow play goes on through sleep, journeys, restarts and a clock that is wrong."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from bot.app.commands import seating
from bot.app.play import allowance
from bot.app.time import deadlines, people
from storage.rows import SeatRow, TableRow
from tests.bot.app.chat import Person, open_app, seat_down, table_at
from tests.bot.app.ledger import Ledger
from tests.bot.app.outside import Hours
from tests.bot.app.wishes import DAY
from tests.bot.app.year import Town, Year

DAYS, TABLES = int(os.environ.get("YEAR_DAYS", "24")), int(os.environ.get("YEAR_TABLES", "4"))


async def test_members_come_and_go_and_games_come_to_their_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble_is_expected: None
) -> None:
    seed = int(os.environ.get("YEAR_SEED", "1"))
    figures = await Year(tmp_path, TABLES, DAYS, seed).play()
    print(f"seed {seed}: {figures}")  # noqa: T201 - what it came to
    assert figures.opened == TABLES and figures.moves > TABLES
    assert figures.finished + figures.running == TABLES
    assert not {late: count for late, count in figures.stalled.items() if late in ("default", "best")}
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    expected = ("the clock ", "a post of table ")  # which waits until the bot can write there again
    assert all(one.startswith(expected) for one in said), said


def woken(person: people.Person, now: float) -> bool:
    """Stands for the decision whether somebody may be called."""
    return person.member is not None


async def test_a_bot_that_wakes_its_members_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble_is_expected: None
) -> None:
    monkeypatch.setattr(people.Person, "may_be_called", woken)
    with pytest.raises(AssertionError, match="is disturbed at"):
        await Year(tmp_path, 3, 16, 1).play()


async def unmeasured(ctx: object) -> None:
    """Stands for the count of what a member has posted."""


@pytest.mark.parametrize("measured", [True, False])
async def test_a_host_who_stops_a_table_and_goes_on_again_and_again_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, measured: bool
) -> None:
    if not measured:
        monkeypatch.setattr(allowance, "charge", unmeasured)
    hours = Hours()
    ledger = Ledger(hours)
    async with open_app(tmp_path, hours, Town(ledger)) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        host = Person(app, "Ann", patient=False)
        if first.name == host.name:
            await first.types("/move end")
        await app.drain()
        await ledger.look(app)
        for what in ("pause", "resume") * 12:
            hours.at += 60.0
            await host.types(f"/{what}")
            await app.drain()
            await ledger.look(app)
    assert [one for one in ledger.wrongs if "times in a day to one question" not in one] == []
    assert bool(ledger.wrongs) is not measured


async def not_given_back(*args: object) -> None:
    """Stands for what gives the time of a pause back."""


async def test_a_pause_that_costs_time_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "give_back", not_given_back)
    hours = Hours()
    ledger = Ledger(hours)
    async with open_app(tmp_path, hours, Town(ledger)) as (app, chat):
        await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
        await ledger.look(app)
        for what in ("pause", "resume"):
            await Person(app, "Ann", patient=False).types(f"/{what}")
            await app.drain()
            await ledger.look(app)
            hours.at += 2 * DAY if what == "pause" else 60.0
        await app.keep_time()
        await ledger.look(app)
    assert any("had 0.0 of 24.0 hours" in wrong for wrong in ledger.wrongs), ledger.wrongs


async def any_free(ctx: object, table: TableRow, seats: tuple[SeatRow, ...]) -> list[SeatRow]:
    """Stands for the choice of the seats that somebody may take over."""
    return [seat for seat in seats if seat.member is None]


async def test_somebody_who_is_given_a_second_hand_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "_free_for", any_free)
    hours = Hours()
    ledger = Ledger(hours)
    async with open_app(tmp_path, hours, Town(ledger)) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
        table = (await table_at(app)).id
        await ledger.look(app, table)
        for person, press in (
            (people[0], "resign"),
            (Person(app, "Dan", patient=False), "join"),
            (people[1], "resign"),
            (people[0], "join"),
        ):
            await person.presses_data(f"{press}:{table}")
            await app.drain()
            await ledger.look(app, table)
    assert any("has held the seats {0, 1}" in wrong for wrong in ledger.wrongs), ledger.wrongs


@pytest.mark.parametrize(
    ("days", "away", "called", "noticed"),
    [
        (15, False, True, []),
        (13, False, True, ["had 13.0 of 14.0 days"]),
        (15, True, True, ["was away"]),
        (15, False, False, ["was not called"]),
    ],
)
async def test_a_forfeit_of_who_could_not_have_played_is_noticed(
    tmp_path: Path, days: int, away: bool, called: bool, noticed: list[str]
) -> None:
    hours = Hours()
    ledger = Ledger(hours)
    async with open_app(tmp_path, hours, Town(ledger)) as (app, chat):
        await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d late=nudge")
        await ledger.look(app)
        [asking] = ledger.asked.values()
        if not called:
            asking.calls.clear()
        hours.at += (days - 1) * DAY
        if away:
            ledger.chooses(asking.user, "/vacation 3")
        hours.at += DAY
        ledger.forfeits(asking)
        assert [one for one in noticed if not any(one in wrong for wrong in ledger.wrongs)] == []
        assert len(ledger.wrongs) == len(noticed)
