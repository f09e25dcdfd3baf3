"""The outbox: every post arrives, in the order of its table, whatever the platform does meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside import sender
from bot.app.outside import Clock
from bot.app.speech.messages import Place, Post, ThreadGone, TryLater, Undeliverable
from bot.app.speech.text import as_plain
from storage.errors import Replaced
from tests.bot.app.chat import Chat, Person, open_app, playing_at, seat_down, table_at
from tests.bot.app.faults import fault
from tests.bot.app.outside import Hours
from tests.waiting import PATIENCE, until


class Slow(Chat):
    """A platform that takes its time; ``begun`` tells that a delivery is under way."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.begun = asyncio.Event()

    async def deliver(self, post: Post) -> str:
        self.begun.set()
        await asyncio.sleep(self.seconds)
        return await super().deliver(post)


def failing(times: int, error: Callable[[], Exception]) -> Callable[[Post], None]:
    """Returns what refuses so many posts before it lets them through."""
    left = [times]

    def before(post: Post) -> None:
        if left[0]:
            left[0] -= 1
            raise error()

    return before


async def pending(app: App) -> int:
    async with app.store.read() as tx:
        return await tx.outbox.pending_count()


async def test_a_post_that_must_wait_is_sent_when_the_platform_said(app: App, chat: Chat, hours: Hours) -> None:
    chat.before = failing(1, lambda: TryLater("too fast", 60))
    await Person(app, "Ann").types("/new toy")
    assert chat.said == []
    hours.at += 59
    await app.drain()
    assert chat.said == []
    hours.at += 1
    await app.drain()
    assert len(chat.said) == 1


async def test_without_a_time_the_waits_grow_up_to_five_minutes(app: App, chat: Chat, hours: Hours) -> None:
    chat.before = failing(1000, lambda: TryLater("down"))
    await Person(app, "Ann").types("/new toy")
    waits = []
    for _ in range(25):
        async with app.store.read() as tx:
            due = await tx.outbox.next_due()
        assert due is not None
        waits.append(due - hours.at)
        hours.at = due
        await app.drain()
    assert waits[1] == pytest.approx(2 * waits[0])
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(sender.LONGEST_WAIT) == 5 * 60
    chat.before = lambda post: None
    hours.at += sender.LONGEST_WAIT
    await app.drain()
    assert len(chat.said) == 1


@pytest.mark.parametrize("seconds", [0, -5])
async def test_a_platform_that_says_at_once_is_not_asked_without_end(
    app: App, chat: Chat, hours: Hours, seconds: float
) -> None:
    tried = []

    def refuse(post: Post) -> None:
        tried.append(post.key)
        raise TryLater("now", seconds)

    chat.before = refuse
    await asyncio.wait_for(Person(app, "Ann").types("/new toy"), PATIENCE)
    assert len(tried) == 1


async def test_what_can_never_be_delivered_is_given_up_and_the_next_post_goes_out(
    app: App, chat: Chat, trouble_is_expected: None
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    chat.before = failing(1, lambda: Undeliverable("no permission"))
    await people[0].types("/move end")
    lost = len(chat.posts)
    await people[1].types("/move end")
    assert len(chat.posts) == lost + 1
    assert await pending(app) == 0


async def test_an_unexpected_error_is_logged_and_tried_again(
    app: App, chat: Chat, hours: Hours, trouble_is_expected: None, caplog: pytest.LogCaptureFixture
) -> None:
    chat.before = failing(2, lambda: RuntimeError("a bug in the adapter"))
    await Person(app, "Ann").types("/new toy")
    assert chat.said == []
    assert "could not be delivered" in caplog.text
    for _ in range(2):
        hours.at += 60
        await app.drain()
    assert len(chat.said) == 1


async def test_posts_of_a_table_keep_their_order_over_failures(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="screeches=none")
    before = len(chat.posts)
    chat.before = failing(3, lambda: TryLater("too fast", 10))
    for person in people:
        await person.types("/move end")
    await people[0].types("/move pass")
    assert len(chat.posts) == before
    for _ in range(4):
        hours.at += 10
        await app.drain()
    assert chat.calls()[-3:] == [
        [people[1].actor.user],
        [people[0].actor.user],
        [people[1].actor.user],
    ]


async def test_a_table_that_waits_does_not_hold_up_another(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    one = (await playing_at(app)).table

    def refuse(post: Post) -> None:
        if post.place.thread == one.thread:
            raise TryLater("slow down", 3600)

    chat.before = refuse
    await people[0].types(f"/move @{one.name} end")
    await seat_down(app, chat, "toy", "Cid", "Dan")
    assert chat.calls()[-1][0] in ("u-cid", "u-dan")


async def test_a_delivery_that_hangs_does_not_hold_up_other_tables(tmp_path: Path) -> None:
    class Hanging(Chat):
        def __init__(self) -> None:
            super().__init__()
            self.hang: asyncio.Event | None = None

        async def deliver(self, post: Post) -> str:
            if self.hang is not None and post.place.thread == "thread-1":
                await self.hang.wait()
            return await super().deliver(post)

    chat = Hanging()
    async with open_app(tmp_path, chat=chat) as (app, _):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        one = (await playing_at(app)).table
        chat.hang = asyncio.Event()
        people[0].patient = False
        await people[0].types(f"/move @{one.name} end")
        said = len(chat.posts)
        for _ in range(20):  # more than are delivered at once
            await Person(app, "Cid", patient=False).types("/new toy")
        await until(lambda: len(chat.posts) == said + 20)
        chat.hang.set()
        await app.drain()
        assert len(chat.posts) == said + 21


async def test_posts_go_out_by_themselves(app: App, chat: Chat) -> None:
    chat.before = failing(2, lambda: TryLater("a moment", 0.02))
    await Person(app, "Ann", patient=False).types("/new toy")
    await until(lambda: len(chat.said) == 1)


async def test_what_was_not_delivered_before_a_restart_is_delivered_after_it(tmp_path: Path) -> None:
    chat = Chat()
    async with open_app(tmp_path, chat=chat) as (app, _):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        before = len(chat.posts)
        chat.before = failing(1000, lambda: TryLater("down", 0.05))
        await people[0].types("/move end")
        assert len(chat.posts) == before
    chat.before = lambda post: None
    async with open_app(tmp_path, chat=chat):
        await until(lambda: len(chat.posts) == before + 1)
        assert chat.calls()[-1] == [people[1].actor.user]


async def test_a_delivery_under_way_is_finished_before_the_bot_stops(tmp_path: Path) -> None:
    chat = Slow(0.2)
    async with open_app(tmp_path, chat=chat) as (app, _):
        await Person(app, "Ann", patient=False).types("/new toy")
        await chat.begun.wait()
    assert len(chat.delivered) == 1
    async with open_app(tmp_path, chat=chat) as (app, _):
        assert await pending(app) == 0
    assert len(chat.delivered) == 1, "it was stored that it arrived"


async def test_a_delivery_that_never_ends_does_not_keep_the_bot_from_stopping(tmp_path: Path) -> None:
    class Impatient(Clock):
        async def late(self, tasks: Collection[asyncio.Task[None]], seconds: float) -> set[asyncio.Task[None]]:
            return await super().late(tasks, seconds / 200)

    stuck = Slow(3600)
    async with open_app(tmp_path, Impatient(), stuck) as (app, _):
        await Person(app, "Ann", patient=False).types("/new toy")
        await stuck.begun.wait()
    chat = Chat()
    async with open_app(tmp_path, chat=chat):
        await until(lambda: len(chat.said) == 1)


async def test_draining_beside_the_sender_delivers_nothing_twice(tmp_path: Path) -> None:
    chat = Slow(0.01)
    async with open_app(tmp_path, chat=chat) as (app, _):
        for _ in range(5):
            await Person(app, "Ann").types("/new toy")
            await asyncio.gather(app.drain(), app.drain())
    assert len(chat.delivered) == len(chat.posts) == 5


async def test_changes_of_the_lobby_wait_for_its_post_and_edit_it(app: App, chat: Chat, hours: Hours) -> None:
    chat.before = failing(1, lambda: TryLater("down", 10))
    await Person(app, "Ann").types("/new toy")
    await Person(app, "Bob").types("/join")
    assert chat.said == []
    hours.at += 10
    await app.drain()
    first, second = chat.posts.values()
    assert first.replaces == ""
    assert second.replaces == first.key
    assert "Ann and Bob" in as_plain(chat.lobby.text)


async def test_a_lobby_whose_post_was_given_up_is_posted_anew(app: App, chat: Chat, trouble_is_expected: None) -> None:
    chat.before = failing(1, lambda: Undeliverable("gone"))
    await Person(app, "Ann").types("/new toy")
    await Person(app, "Bob").types("/join")
    (post,) = chat.posts.values()
    assert post.replaces == ""


async def test_where_no_thread_can_be_opened_the_game_is_played_in_the_channel(
    tmp_path: Path, trouble_is_expected: None
) -> None:
    class Flat(Chat):
        async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
            raise Undeliverable("threads are not allowed here")

    chat = Flat()
    async with open_app(tmp_path, chat=chat) as (app, _):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        assert (await table_at(app)).thread == ""
        assert people[0].actor.user in chat.calls()[-1]


async def test_posts_wait_for_a_platform_that_is_not_connected(app: App, chat: Chat, hours: Hours) -> None:
    messenger = app.messengers.pop(chat.name)
    await Person(app, "Ann").types("/new toy")
    assert chat.said == []
    app.attach(chat.name, messenger)
    hours.at += 60
    await app.drain()
    assert len(chat.said) == 1


async def test_a_store_that_cannot_be_written_for_a_while_is_tried_again(
    app: App, chat: Chat, trouble_is_expected: None
) -> None:
    async with fault(app.settings.file, "BEFORE UPDATE ON outbox"):
        await Person(app, "Ann", patient=False).types("/new toy")
        await until(lambda: len(chat.delivered) >= 3)
    while await pending(app):  # the last try that failed may have been put off
        await asyncio.sleep(0.05)
        await app.drain()
    assert len(chat.posts) == 1, "the platform sees the same key again and shows it once"


async def test_the_game_goes_on_in_the_channel_when_its_thread_was_deleted(
    app: App, chat: Chat, trouble_is_expected: None
) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    entries = (await playing_at(app)).match.entries

    def gone(post: Post) -> None:
        if post.place.thread:
            raise ThreadGone("deleted")

    chat.before = gone
    await first.types("/move end")
    told = list(chat.posts.values())[-2:]
    assert [post.place.thread for post in told] == ["", ""]
    said = [as_plain(post.message.text) for post in told]
    assert any("Ann, I cannot write in the thread of table" in text for text in said)
    assert any("it is your turn" in text for text in said)
    assert (await playing_at(app)).match.entries == entries + 1


async def test_the_host_is_told_once_in_private_that_nothing_can_be_posted(
    app: App, chat: Chat, trouble_is_expected: None
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    chat.before = failing(99, lambda: Undeliverable("no such channel"))
    for person in people:
        assert "Sent: end" in await person.types("/move end")
    assert [user for user, _ in chat.told] == ["u-ann"]
    assert "I cannot post at table" in as_plain(chat.told[0][1].text)


async def test_having_to_wait_for_its_turn_does_not_make_a_post_wait_longer_after_a_failure(tmp_path: Path) -> None:
    clock = Hours()
    async with open_app(tmp_path, clock) as (app, chat):
        chat.before = failing(12, lambda: TryLater("the channel is full", 60.0))
        await Person(app, "Ann").types("/new toy")
        for _ in range(12):
            await app.drain()
            clock.at += 60
        chat.before = failing(1, lambda: TryLater("no connection"))
        await app.drain()
        clock.at += 0.02
        await app.drain()
        assert not await pending(app)


async def test_a_table_without_a_thread_of_its_own_is_played_where_it_was_opened(app: App, chat: Chat) -> None:
    """And that thread is left open at its end, as it is not the table's."""
    chat.has_threads = False
    ann, bob = (Person(app, name).in_thread("games", "hall") for name in ("Ann", "Bob"))
    await ann.types("/new toy seats=2")
    await bob.types("/join")
    await ann.types("/start")
    await app.drain()
    assert {post.place.thread for post in chat.posts.values()} == {"games"}
    await ann.types("/new toy seats=2")
    await bob.types("/join")
    assert "is full" in chat.said[-1], "of both tables here this is the one that can be joined"
    await ann.types(f"/close @{(await table_at(app)).name}")
    await ann.presses("End")
    assert not chat.closed


async def test_a_lobby_whose_thread_was_deleted_goes_on_in_the_channel(
    app: App, chat: Chat, trouble_is_expected: None
) -> None:

    def gone(post: Post) -> None:
        if post.place.thread == "games":
            raise ThreadGone("deleted")

    chat.before = gone
    await Person(app, "Ann").in_thread("games", "hall").types("/new toy seats=2")
    await app.drain()
    assert [post.place.thread for post in chat.posts.values()] == [""]
    assert "hosted by Ann" in chat.said[-1]


async def test_of_several_titles_that_wait_members_see_the_last_alone(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    before, seen = list(chat.titles.values()), chat.rename_thread

    async def noted(place: Place, title: str) -> None:
        before.append(title)
        await seen(place, title)

    chat.rename_thread = noted  # type: ignore[method-assign]
    chat.answers = False
    await people[2].resigns()
    await Person(app, "Dan").types("/join")
    chat.answers = True
    hours.at += 600.0
    await app.drain()
    (title,) = chat.titles.values()
    assert title.endswith(f" · {people[0].name}, {people[1].name}, Dan")
    assert before[1:] == [title]


async def test_a_call_that_is_dropped_in_the_moment_in_which_it_is_posted_does_not_stay(
    app: App, chat: Chat, caplog: pytest.LogCaptureFixture
) -> None:
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before, deliver = set(chat.shown), chat.deliver

    async def slowly(post: Post) -> str:
        reference = await deliver(post)
        async with app.store.write() as tx:
            row = await tx.outbox.get(post.key)
            assert row is not None
            await tx.outbox.drop(row.id)
        return reference

    chat.deliver = slowly  # type: ignore[method-assign]
    await ann.types("/move bury hazel")
    await ann.types("/move end")
    await app.drain()
    assert set(chat.shown) == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_title_that_had_to_wait_does_not_take_the_place_of_a_later_one(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    rename, busy = chat.rename_thread, [True]

    async def sometimes(place: Place, title: str) -> None:
        if busy:
            raise TryLater("two in ten minutes", 600.0)
        await rename(place, title)

    chat.rename_thread = sometimes  # type: ignore[method-assign]
    await people[2].resigns()
    assert "Cid" in next(iter(chat.titles.values()))
    busy.clear()
    await Person(app, "Dan").types("/join")
    for _ in range(2):
        (title,) = chat.titles.values()
        assert title.endswith(f" · {people[0].name}, {people[1].name}, Dan")
        hours.at += 600.0
        await app.drain()


async def test_a_thread_in_which_a_table_was_opened_keeps_its_own_title(app: App, chat: Chat) -> None:
    chat.has_threads = False
    ann, bob, cid = (Person(app, name).in_thread("rules-talk") for name in ("Ann", "Bob", "Cid"))
    await ann.types("/new toy seats=3")
    for other in (bob, cid):
        await other.types("/join")
    await ann.types("/start")
    await cid.resigns()
    assert "Cid resigns" in chat.said[-1]
    assert chat.titles == {}


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_post_is_not_delivered_again_and_again_while_that_cannot_be_stored(app: App, chat: Chat) -> None:
    chat.before = lambda post: app.settings.file.unlink(missing_ok=True)
    await Person(app, "Ann", patient=False).types("/new toy")
    for _ in range(5):
        with suppress(Replaced):  # it was deleted while the outbox was read
            await app.drain()
    assert len(chat.delivered) == 1
