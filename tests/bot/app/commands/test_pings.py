"""Calls: one for each turn and seat, told of on request with what became of it, and withdrawn when it is void."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.speech.messages import Message, Undeliverable
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, Person, mentions, open_app, place_somewhere, seat_down
from tests.bot.app.outside import Hours

HOUR, DAY = 3600.0, 24 * 3600.0
NOON = 1_700_049_600.0


class Shut(Chat):
    """A chat where nobody can be told anything in private."""

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        raise Undeliverable("private messages are off")


async def tick(app: App, hours: Hours) -> None:
    while await Timekeeper(app.store, hours, lambda: None).tick() < 1:
        pass
    await app.drain()


async def test_everybody_sees_by_what_he_was_called_and_whether_it_arrived(app: App, chat: Chat, hours: Hours) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob")
    assert "called to table" in await first.types("/pings")
    assert "delivered" in as_plain(first.seen[-1].text)
    assert "not been called yet" in await second.types("/pings")
    hours.at += DAY
    await tick(app, hours)
    reminded, called = (await first.types("/pings")).split("\n")
    assert "reminded of table" in reminded
    assert "1 day ago" in called or "24 hours ago" in called
    assert "may write `test`".replace("`", "") in await first.types("/pings twice")


async def test_a_test_comes_as_a_call_would_and_tells_where_nothing_can_come(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    assert "Join a table here first" in await ann.types("/pings test")
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await first.types("/pings")
    assert "on its way" in await first.presses("Send me a test")
    assert [user for user, _ in chat.told] == [first.actor.user]


async def test_who_asks_for_it_is_told_in_private_once_before_each_turn_that_it_comes_next(
    app: App, chat: Chat
) -> None:
    for name in ("Ann", "Bob", "Cid"):
        assert "when your turn comes next" in await Person(app, name).types("/calls next")
    people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")

    def told() -> list[tuple[int, str]]:
        seats = {person.actor.user: seat for seat, person in enumerate(people)}
        said = [(seats[user], as_plain(message.text)) for user, message in chat.told]
        chat.told.clear()
        return said

    [(seat, said)] = told()
    assert seat == 1 and "You are next" in said and f"after that of {people[0].name}" in said
    await place_somewhere(people[0])
    assert told() == [], "the turn is still the same"
    await people[0].ends()
    [(seat, said)] = told()
    assert seat == 2 and f"after that of {people[1].name}" in said
    assert "told that you are next" in await people[2].types("/pings")
    assert "do not tell you beforehand" in await people[0].types("/calls next  off")
    await place_somewhere(people[1])
    await people[1].ends()
    assert told() == [], "the next one does not want to hear of it any more"


async def test_of_two_the_one_who_has_just_moved_is_not_told_to_be_next(app: App, chat: Chat) -> None:
    for name in ("Ann", "Bob"):
        await Person(app, name).types("/calls next")
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    chat.told.clear()
    await place_somewhere(people[0])
    await people[0].ends()
    assert chat.told == []


async def test_who_is_asleep_is_not_told_to_be_next(tmp_path: Path) -> None:
    async with open_app(tmp_path, Hours(NOON)) as (app, chat):
        for name in ("Ann", "Bob", "Cid"):
            for line in ("/timezone UTC", "/hours 1:00-5:00", "/calls next"):
                await Person(app, name).types(line)
        await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")
        assert chat.told == []


async def test_who_cannot_be_told_in_private_is_reminded_at_the_table(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours, Shut()) as (app, chat):
        first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob", options="pace=1d")
        hours.at += DAY / 2
        await tick(app, hours)
        assert mentions(chat.last) == [first.actor.user]
        assert "could not be delivered" in await first.types("/pings")


async def test_who_wants_to_be_told_once_a_day_hears_of_all_tables_at_once(tmp_path: Path) -> None:
    hours = Hours(1_700_000_000.0)
    async with open_app(tmp_path, hours) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/calls daily")
        for _ in range(2):
            people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=none")
            if people[0].name == "Bob":
                await people[0].types("/move end")
        calls = [users for users in chat.calls() if ann.actor.user in users]
        hours.at += DAY
        await tick(app, hours)
        daily = [message for user, message in chat.told if user == ann.actor.user]
        assert [as_plain(message.text).count("it is your turn") for message in daily] == [2]
        hours.at += HOUR
        await tick(app, hours)
        assert len([user for user, _ in chat.told if user == ann.actor.user]) == 1
        hours.at += DAY
        await tick(app, hours)
        assert len([user for user, _ in chat.told if user == ann.actor.user]) == 2
        assert [users for users in chat.calls() if ann.actor.user in users] == calls


async def test_each_turn_calls_each_seat_once_even_over_a_restart(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours) as (app, chat):
        people = await seat_down(app, chat, "tikal", "Ann", "Bob")
        await place_somewhere(people[0])
        await people[0].ends()
        assert [len(users) for users in chat.calls()[-1:]] == [1]
        assert (await people[1].types("/pings")).count("called to table") == 1
    async with open_app(tmp_path, hours) as (app, chat):
        await tick(app, hours)
        assert chat.delivered == []
        people[1].app = app
        assert (await people[1].types("/pings")).count("called to table") == 1


async def test_a_decision_that_is_answered_by_order_calls_nobody(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    for person in people:
        await person.types("/orders upto 1")
    for person in people:
        await person.types("/move end")
    *others, last = [(await person.types("/pings")).count("called to table") for person in people]
    assert others == [2, 2], "to the turn and to the night, and to no bid between"
    assert last == 1, "who ended the round is asked about the night there and then"


async def test_a_call_is_withdrawn_when_the_table_goes_back(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy pace=none", "Ann", "Bob")
    await people[0].types("/move end")
    called = next(key for key, post in reversed(chat.posts.items()) if people[1].actor.user in mentions(post.message))
    await people[0].types("/rewind 0")
    await people[1].presses("Agree", chat.last)
    assert "withdrawn" in as_plain(chat.shown[called].text)
