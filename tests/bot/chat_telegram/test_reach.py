"""Telegram away for days, the bot thrown out, a group where it may not write: no turn is lost, one call that holds."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.app.outside import HOUR, Hours, pass_by
from tests.bot.chat_telegram.server import Chat, Fault, Shown
from tests.bot.chat_telegram.test_failures import BROKEN
from tests.bot.chat_telegram.world import Person, World, open_world, seat_down

DAY = 24 * HOUR

pytestmark = pytest.mark.usefixtures("trouble_is_expected")


@asynccontextmanager
async def a_game(folder: Path) -> AsyncIterator[tuple[World, Chat, Hours, Person, Person]]:
    """A game of two with a day for a turn, for two hours; whoever is awaited comes first."""
    hours = Hours(at=time.time())
    async with open_world(folder, clock=hours) as world:
        people = [world.person("Ann"), world.person("Bob")]
        group = world.api.add_group(*(person.user for person in people))
        people = await seat_down(world, group, "toy", people, "pace=1d")
        (seat,) = (await world.playing()).match.awaited
        for person in people:
            await person.types("/timezone UTC")
        await pass_by(world.app, hours, 2 * HOUR)
        yield world, group, hours, people[seat], people[1 - seat]


class Watch:
    """What a member has in front of them that has come since some moment: in the group, and in private."""

    def __init__(self, group: Chat, person: Person) -> None:
        self._person, self._group = person, group
        self._before = {chat.id: set(chat.messages) for chat in (group, person.private)}

    def posts(self, chat: Chat) -> list[Shown]:
        return [post for post in chat.posts if post.id not in self._before[chat.id]]

    @property
    def calls(self) -> list[Shown]:
        """Returns what calls the member to a turn, in the group."""
        return [post for post in self.posts(self._group) if str(self._person.user.id) in post.mentions]

    @property
    def panels(self) -> list[Shown]:
        """Returns the panels that came in private without being asked for."""
        return [post for post in self.posts(self._person.private) if "Due in" in post.text]

    def told(self, what: str) -> list[Shown]:
        return [post for post in self.posts(self._person.private) if what in post.text]


WAITS = "it is your turn at table"
COUNTS = "What you have played at table"


async def entries(world: World) -> int:
    return (await world.playing()).match.entries


async def test_an_outage_of_a_hundred_hours_costs_no_turn_and_ends_with_one_call_that_holds(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, group, hours, first, second):
        posting = [Fault(method=name, refusal=BROKEN, times=10**6) for name in ("sendPhoto", "sendMessage")]
        for fault in posting:
            fault.when = lambda fields: int(fields["chat_id"]) == group.id
        world.api.faults += posting
        watch, other = Watch(group, second), Watch(group, first)
        await first.types("/move end")
        assert "Sent: end" in first.last.text
        played = await entries(world)
        await world.api.close()
        await pass_by(world.app, hours, 100 * HOUR)
        assert await entries(world) == played
        world.api.faults.clear()
        await world.api.open()
        await pass_by(world.app, hours, 90.0, 30.0)
        await world.delivered()
        (call,) = watch.calls
        assert call is group.posts[-1] and "The table goes on" in call.text and "Due in 24 hours" in call.text
        (panel,) = watch.panels
        assert "Due in 24 hours" in panel.text
        assert any(first.name in post.text for post in watch.posts(group)), "what was played before is told"
        assert not other.calls and not other.panels
        await pass_by(world.app, hours, 10 * HOUR)
        assert await entries(world) == played and len(watch.calls) == 1
        await second.types("/move end")
        assert "Sent: end" in second.last.text


async def test_who_was_called_before_the_outage_is_called_anew_with_the_time_that_was_left(tmp_path: Path) -> None:
    async with a_game(tmp_path) as (world, group, hours, first, second):
        played, watch, other = await entries(world), Watch(group, first), Watch(group, second)
        await world.api.close()
        await pass_by(world.app, hours, 100 * HOUR)
        await world.api.open()
        await pass_by(world.app, hours, 90.0, 30.0)
        await world.delivered()
        assert await entries(world) == played
        (call,) = watch.calls
        assert "Due in 22 hours" in call.text
        assert not other.calls


async def test_who_is_awaited_in_a_group_that_takes_the_bot_back_after_three_days_has_all_the_time(
    tmp_path: Path,
) -> None:
    async with a_game(tmp_path) as (world, group, hours, first, second):
        played, watch, other = await entries(world), Watch(group, first), Watch(group, second)
        world.api.change_bot(group, "kicked", second.user)
        await world.settle()
        await pass_by(world.app, hours, 3 * DAY)
        assert await entries(world) == played
        assert len(watch.told(WAITS)) == 1 and not other.told(WAITS)
        world.api.change_bot(group, "member", second.user)
        await world.settle()
        await world.until(lambda: bool(watch.calls))
        await pass_by(world.app, hours, HOUR)
        assert await entries(world) == played
        (call,) = watch.calls
        assert "Due in 22 hours" in call.text
        assert not other.calls


async def test_who_moves_where_the_bot_may_not_write_any_more_reads_that_it_counts_and_the_table_stands_still(
    tmp_path: Path,
) -> None:
    async with a_game(tmp_path) as (world, group, hours, first, second):
        watch, other = Watch(group, first), Watch(group, second)
        group.may_write = False
        await first.types("/move end")
        played = await entries(world)
        await world.until(lambda: bool(watch.told(COUNTS)))
        await pass_by(world.app, hours, 3 * DAY)
        assert len(watch.told(COUNTS)) == 1 and "stands still" in watch.told(COUNTS)[0].text
        assert len(other.told(WAITS)) == 1
        group.may_write = True
        await pass_by(world.app, hours, HOUR + 60.0)
        await world.delivered()
        assert await entries(world) == played
        (call,) = other.calls
        assert "Due in 24 hours" in call.text
        assert not watch.calls
