"""Who is meant, who may what, and who is still there."""

from __future__ import annotations

import pytest

from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.world import (
    Person,
    World,
    finish_turn,
    lobby_of,
    seat_down,
    two_at,
)


async def test_only_who_may_press_is_obeyed_and_everybody_is_answered(world: World) -> None:
    group, _people = await two_at(world)
    eve = world.person("Eve")
    table = (await world.tables())[0].id
    for data in ("join:" + table, "start:" + table, "opt:x", "p:" + table + ":0:0:done", "nonsense", "title:0", ""):
        query = await eve.sends(data or "?", group.posts[0])
        assert query.answered.done()
    assert (await world.playing()).match.entries == 1


async def test_managers_of_a_group_have_power_over_its_tables(world: World) -> None:
    group, _ = await two_at(world)
    eve = world.person("Eve")
    group.members[eve.user.id] = "member"
    await eve.types("/pause", group)
    assert (await world.tables())[0].paused_at is None
    group.members[eve.user.id] = "administrator"
    await eve.types("/pause", group)
    assert (await world.tables())[0].paused_at is not None


async def test_invited_by_user_name(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob Bobson", username="bobby")
    group = world.api.add_group(ann.user, bob.user)
    await ann.types("/new tikal invite", group)
    await world.delivered()
    assert "invitation" in await bob.presses("Join", lobby_of(group), group)
    await ann.types("/invite @bobby", group)
    assert "joined" in await bob.presses("Join", lobby_of(group), group)


async def test_a_user_name_that_is_not_met_yet_invites_the_account_that_comes_with_it(world: World) -> None:
    ann, bob, eve = world.person("Ann"), world.person("Bob", username="bobby"), world.person("Bobby")
    group = world.api.add_group(ann.user, bob.user, eve.user)
    await ann.types("/new tikal invite", group)
    await world.delivered()
    assert "@bobby may join" in (await answer(ann, group, "/invite @bobby"))
    assert "invitation" in await eve.presses("Join", lobby_of(group), group)
    assert "joined" in await bob.presses("Join", lobby_of(group), group)


async def test_who_has_no_user_name_is_named_by_a_mention_or_an_answer_to_a_message(world: World) -> None:
    ann, bob, eve = world.person("Ann"), world.person("Bob"), world.person("Bob")
    group = world.api.add_group(ann.user, bob.user, eve.user)
    await ann.types("/new tikal invite seats=3", group)
    await world.delivered()
    await ann.types("/invite Bob", group, picked=bob.user)
    assert "invitation" in await eve.presses("Join", lobby_of(group), group)
    assert "joined" in await bob.presses("Join", lobby_of(group), group)
    said = await eve.types("let me in", group)
    await ann.types("/invite", group, reply_to=said.id)
    assert "joined" in await eve.presses("Join", lobby_of(group), group)
    said = await bob.types("hello", group)
    await ann.types("/kick", group, reply_to=said.id)
    assert "removed" in await bob.presses("Join", lobby_of(group), group)


async def answer(person: Person, group: Chat, line: str) -> str:
    """Returns what somebody is told, wherever."""
    await person.types(line, group)
    return person.last.text if person.user.started else group.latest.text


async def test_who_leaves_the_group_leaves_his_seat(world: World) -> None:
    group, people = await three_at(world)
    gone = people[0]
    world.api.leave(gone.user, group)
    await world.delivered()
    assert sum(f"{gone.name} is not here any more" in post.text for post in group.posts) == 1
    assert [row.member for row in (await world.playing()).seats].count(None) == 1


async def test_an_administrator_is_told_of_who_leaves_in_two_ways_and_acts_once(world: World) -> None:
    group, people = await three_at(world, forum=True, topics=True)
    for person in people[:2]:
        world.api.leave(person.user, group)
        await world.delivered()
        assert sum(f"{person.name} is not here any more" in post.text for post in group.posts) == 1
    assert (await world.tables())[0].status == "over", "nobody is left to play against"


async def test_who_left_unseen_is_noticed_when_he_is_called(world: World) -> None:
    group, people = await three_at(world)
    (seat,) = (await world.playing()).match.awaited
    following = people[(seat + 1) % 3]
    del group.members[following.user.id]
    await finish_turn(world, people)
    await world.delivered()
    assert any(f"{following.name} is not here any more" in post.text for post in group.posts)
    assert group.latest.mentions == [str(people[(seat + 2) % 3].user.id)]


@pytest.mark.parametrize("hidden", ["bot may not ask", "group is public", "came back"])
async def test_nobody_is_taken_for_gone_who_may_be_there(hidden: str, world: World) -> None:
    group, people = await three_at(world)
    (seat,) = (await world.playing()).match.awaited
    following = people[(seat + 1) % 3]
    if hidden == "came back":
        world.api.leave(following.user, group)
        group.members[following.user.id] = "member"
        await world.settle()
    else:
        del group.members[following.user.id]
        group.tells_members = hidden == "group is public"
        group.username = "open_house" if group.tells_members else ""
    await finish_turn(world, people)
    await world.delivered()
    assert group.latest.mentions == [str(following.user.id)]
    assert all(row.member is not None for row in (await world.playing()).seats)


async def three_at(world: World, **group: bool) -> tuple[Chat, list[Person]]:
    people = [world.person(name) for name in ("Ann", "Bob", "Cid")]
    chat = world.api.add_group(*(person.user for person in people), **group)
    return chat, await seat_down(world, chat, "tikal", people)
