"""The list of the tables of a channel: one message, edited, that survives whatever happens to it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.play import dashboards
from bot.app.speech.language import Words
from bot.app.speech.messages import Message, Post, TryLater, Undeliverable
from bot.app.speech.text import as_plain
from storage.rows import TableRow
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, press_of, seat_down, table_at


def listing() -> Chat:
    """Returns a chat whose channels have a list of their tables."""
    chat = Chat()
    chat.lists = True
    return chat


def lists(chat: Chat) -> dict[str, Message]:
    """Returns the lists that stand in a chat, by reference."""
    return {reference: shown for reference, shown in chat.shown.items() if reference.startswith("tables-")}


def listed(chat: Chat) -> str:
    (shown,) = lists(chat).values()
    return as_plain(shown.text)


async def test_one_message_is_edited_as_tables_come_and_go_and_calls_nobody(tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await ann.types("/new toy seats=2")
        await app.list_tables()
        name = (await table_at(app)).name
        assert f"Before the Frost, table {name}: not begun yet, 1 of 2 seats taken." in listed(chat)
        await bob.presses_data(press_of(chat.lobby, "join"))
        await ann.presses_data(press_of(chat.lobby, "start"))
        await app.list_tables()
        assert f"table {name}: " in listed(chat) and " to move since " in listed(chat)
        assert f"chat://{(await table_at(app)).post}" in listed(chat)
        await ann.types("/pause")
        await app.list_tables()
        assert "paused since" in listed(chat)
        await ann.types("/close")
        await ann.presses("End the table")
        await app.list_tables()
        assert "No table is open." in listed(chat)
        (reference,) = lists(chat)
        assert chat.pinned == [reference]
        assert all(mentions(post.message) == [] for post in chat.delivered if post.key.startswith("tables-"))


async def test_who_has_answered_is_not_awaited_there_any_more(tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):
        first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
        await app.list_tables()
        assert f"{first.name} to move" in listed(chat)
        await first.types("/move end")
        await app.list_tables()
        assert f"{second.name} to move" in listed(chat)


async def test_what_others_must_not_know_changes_nothing(tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):
        first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
        await app.list_tables()
        edits, before = len(chat.delivered), listed(chat)
        (space, *_) = await first.completes("/move place ")
        await first.types(f"/move {space} r0")
        await app.list_tables()
        assert (len(chat.delivered), listed(chat)) == (edits, before), "a draft is seen by nobody else"


async def test_it_survives_a_restart_and_comes_back_when_it_was_deleted(tmp_path: Path) -> None:
    chat = listing()
    async with open_app(tmp_path, chat=chat) as (app, _):
        await Person(app, "Ann").types("/new toy")
        await app.list_tables()
    (reference,) = lists(chat)
    async with open_app(tmp_path, chat=chat) as (app, _):
        await Person(app, "Bob").types("/new toy")
        await app.list_tables()
        assert list(lists(chat)) == [reference]
        assert listed(chat).count("Before the Frost") == 2
        chat.forget(reference)
        await Person(app, "Cid").types("/new toy")
        await app.list_tables()
        assert listed(chat).count("Before the Frost") == 3
        assert len(chat.pinned) == 2


@pytest.mark.parametrize("error", [TryLater("flood", 0.0), Undeliverable("closed")])
async def test_a_channel_that_takes_nothing_now_is_tried_again(error: Exception, tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):

        def refuse(post: Post) -> None:
            if post.key.startswith("tables-"):
                raise error

        chat.before = refuse
        await Person(app, "Ann").types("/new toy")
        await app.list_tables()
        assert lists(chat) == {}
        chat.before = lambda post: None
        await Person(app, "Bob").types("/new toy")
        await app.list_tables()
        assert listed(chat).count("Before the Frost") == 2


async def switch(app: App, label: str) -> None:
    chief = Person(app, "Chief", manager=True)
    await chief.types("/settings")
    await chief.presses(label)


async def test_the_house_can_do_without(tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):
        await Person(app, "Ann").types("/new toy")
        await app.list_tables()
        await switch(app, "List of tables: in a post")
        await Person(app, "Bob").types("/new toy")
        await app.list_tables()
        assert lists(chat) == {}, "it is taken away, and none comes in its place"
        await switch(app, "List of tables: none")
        await app.list_tables()
        assert listed(chat).count("Before the Frost") == 2


async def test_a_table_that_moves_leaves_the_list_of_its_channel(tmp_path: Path) -> None:
    async with open_app(tmp_path, chat=listing()) as (app, chat):
        await seat_down(app, chat, "toy", "Ann", "Bob")
        await app.list_tables()
        playing = await playing_at(app)
        async with app.store.read() as tx:
            host = await tx.members.get(playing.table.host)
        assert host is not None
        mover = Person(app, host.name).in_thread("", channel="cellar")
        await mover.types(f"/here @{playing.table.name}")
        await app.list_tables()
        texts = [as_plain(message.text) for message in lists(chat).values()]
        assert [playing.table.name in text for text in texts] == [False, True]


async def test_whoever_asks_is_told_the_same(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    cid = Person(app, "Cid")
    said = await cid.types("/tables")
    assert (await playing_at(app)).table.name in said and " to move since " in said
    assert mentions(cid.seen[-1]) == [], "nobody is called by a question"


async def test_a_long_list_is_turned_page_by_page_and_only_what_is_near_is_written(app: App) -> None:
    await Person(app, "Ann").types("/new toy")
    async with app.store.write() as tx:
        (table,) = await tx.tables.everywhere(["lobby"])
        for number in range(3 * dashboards.AT_ONCE):
            await tx.tables.add(replace(table, id=f"t{number:03}", name=f"Table-{number:03}"))
    ann, written = Person(app, "Ann"), list[TableRow]()

    def note(table: TableRow) -> str:
        written.append(table)
        return ""

    pages = [await ann.types("/tables")]
    while "Next ▶" in labels(ann.seen[-1]):
        pages.append(await ann.presses("Next ▶"))
    assert re.findall("Table-[0-9]+", "".join(pages)) == [f"Table-{n:03}" for n in range(3 * dashboards.AT_ONCE)]
    shown = [pages[-1]]
    while "◀ Before" in labels(ann.seen[-1]):
        shown.append(await ann.presses("◀ Before"))
    assert {*re.findall("Table-[0-9]+", "".join(shown))} == {*re.findall("Table-[0-9]+", "".join(pages))}
    async with app.store.read() as tx:
        for way in (dashboards.FROM, dashboards.BEFORE):
            await dashboards.write_part(tx, table.platform, table.channel, Words("en"), note, way, 120)
    assert len(written) <= 2 * dashboards.AT_ONCE
    for press in ("tables:3", "tables:from:999", "tables:before:999", "tables:before:0", "tables:sideways:x"):
        assert "Table-" in await ann.presses_data(press), press
