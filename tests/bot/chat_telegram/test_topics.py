"""Topics of forums: which table is meant there, where lobbies stand, and what is done where one is gone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.app.beside.timekeeper import Timekeeper
from tests.bot.app.outside import Hours
from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.world import (
    Person,
    World,
    first_of,
    legal,
    lobby_of,
    open_world,
    seat_down,
    two_at,
)


async def test_each_table_of_a_forum_has_its_topic_until_its_end(tmp_path: Path) -> None:
    hours = Hours(time.time())
    async with open_world(tmp_path, clock=hours) as world:
        group, people = await two_at(world, forum=True, topics=True)
        ((thread, title),) = group.topics.items()
        table = (await world.tables())[0]
        assert (f" · {table.name} · " in title, table.thread) == (True, str(thread))
        assert group.latest.thread == thread
        await (await first_of(world, people)).types(f"/move {await legal(world)}", group, thread=thread)
        host = next(person for person in people if person.name == "Ann")
        await host.types("/close", group, thread=thread)
        await host.presses("End", host.last)
        await world.delivered()
        assert not group.closed, "there is something to talk over"
        hours.at += 86_400.0
        await Timekeeper(world.app.store, hours, lambda: None).tick()
        await world.delivered()
        assert group.closed == {thread}


async def test_the_topic_decides_which_table_is_meant(world: World) -> None:
    group, people = await two_at(world, forum=True, topics=True)
    await seat_down(world, group, "tikal", people)
    ann = next(person for person in people if person.name == "Ann")
    older, newer = await world.tables()
    for table in (older, newer, older):
        await ann.types("/score", group, thread=int(table.thread))
        assert f"table {table.name}" in ann.last.text


async def open_in_topic(world: World, *, topics: bool) -> tuple[Chat, int, list[Person]]:
    """Lets two open a table in the topic of a forum that is called Games, and begin."""
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people), forum=True, topics=topics)
    games = world.api.add_topic(group, "Games")
    await open_table(group, games, people)
    await world.delivered()
    return group, games, people


async def open_table(group: Chat, topic: int, people: list[Person], game: str = "tikal") -> None:
    host, guest = people
    await host.types(f"/new {game} seats=2", group, thread=topic)
    lobby = lobby_of(group)
    await guest.presses("Join", lobby, group)
    await host.types("/start", group, thread=topic)


@pytest.mark.parametrize("topics", [True, False], ids=["topics may be opened", "they may not"])
async def test_a_lobby_stands_in_the_topic_where_it_was_asked_for(topics: bool, world: World) -> None:
    group, games, _ = await open_in_topic(world, topics=topics)
    opened = [post for post in group.posts if "hosted by" in post.text or "is full" in post.text]
    assert len(opened) == 2 and {post.thread for post in opened} == {games}
    board = group.latest
    assert board.photo
    if topics:
        assert f" · {(await world.tables())[0].name} · " in group.topics[board.thread]
    else:
        assert board.thread == games


async def test_tables_that_share_a_topic_are_told_apart_and_leave_it_open(world: World) -> None:
    group, games, people = await open_in_topic(world, topics=False)
    group.bot, group.may_manage_topics = "administrator", True
    older = (await world.tables())[0]
    board = next(post for post in group.posts if post.photo)
    group.may_manage_topics = False
    await open_table(group, games, people)
    await world.delivered()
    newer = (await world.tables())[1]
    assert (older.thread, newer.thread) == (str(games), str(games))
    match = (await world.playing(older.name)).match
    names = (await world.playing(older.name)).names
    mover = next(person for person in people if person.name == names[match.awaited[0]])
    line = match.game.format(match.game.default(match.state, match.awaited[0]))
    await mover.types(f"/move {line}", group, thread=games, reply_to=board.id)
    assert (await world.playing(older.name)).match.entries > match.entries
    group.may_manage_topics = True
    await people[0].types(f"/close @{older.name}", group, thread=games)
    await people[0].presses("End", people[0].last)
    await world.delivered()
    assert (await world.tables())[0].status == "over"
    assert not group.closed, "the topic is not the table's own"
    await people[0].types("/pause", group, thread=games)
    assert (await world.tables())[1].paused_at is not None, "the one that is left is meant"


async def test_when_the_topic_of_a_lobby_is_deleted_it_goes_on_in_general(
    world: World, trouble_is_expected: None
) -> None:
    group, games, people = await open_in_topic(world, topics=False)
    await people[0].types("/new tikal", group, thread=games)
    lobby = lobby_of(group)
    group.topics.clear()
    del group.messages[lobby.id]
    await people[1].sends("join:" + (await world.tables())[1].id, lobby, group)
    await world.delivered()
    assert not lobby_of(group).thread and "Bob" in lobby_of(group).text
    await people[0].types("/pause @" + (await world.tables())[0].name)
    await world.delivered()
    paused = next(post for post in group.posts if "is paused" in post.text)
    assert not paused.thread


async def test_where_nothing_can_be_posted_the_host_brings_the_table_to_another_topic(
    world: World, trouble_is_expected: None
) -> None:
    group, games, people = await open_in_topic(world, topics=False)
    other = world.api.add_topic(group, "More games")
    del group.topics[games]
    group.general_closed = True
    await people[0].types("/pause @" + (await world.tables())[0].name)
    await world.delivered()
    assert "I cannot post at table" in people[0].last.text
    await people[0].types("/resume @" + (await world.tables())[0].name)
    await people[0].types("/here @" + (await world.tables())[0].name, group, thread=other)
    await world.delivered()
    assert group.latest.photo and group.latest.thread == other


@pytest.mark.parametrize("allowed", [True, False])
async def test_the_title_of_a_topic_names_who_plays_now_where_the_bot_may_change_it(
    allowed: bool, world: World
) -> None:
    people = [world.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    group = world.api.add_group(*(person.user for person in people), forum=True, topics=True)
    *_, cid = await seat_down(world, group, "toy", people[:3])
    ((thread, title),) = group.topics.items()
    group.may_manage_topics = allowed
    await cid.types("/resign", group, thread=thread)
    await cid.presses("Resign", cid.last)
    await world.delivered()
    called = title.removesuffix(cid.name)
    assert group.topics[thread] == (f"{called}Open seat of {cid.name}" if allowed else title)
    await people[3].types("/join", group, thread=thread)
    await world.delivered()
    assert group.topics[thread] == (f"{called}Dan" if allowed else title)
    assert "Dan" in group.latest.text
