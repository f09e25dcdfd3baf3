"""What is neither text nor a press: stickers, voice, captions, corrections, what is forwarded; and who nobody knows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.chat_telegram.world import World, first_of, labels, legal, two_at

FILE = {"file_id": "f", "file_unique_id": "u"}
PHOTO = [{**FILE, "width": 1, "height": 1}]
STICKER = {**FILE, "type": "regular", "width": 1, "height": 1, "is_animated": False, "is_video": False}
POLL: dict[str, Any] = {
    "id": "1",
    "question": "?",
    "options": [],
    "total_voter_count": 0,
    "is_closed": False,
    "is_anonymous": True,
    "type": "regular",
    "allows_multiple_answers": False,
    "allows_revoting": False,
    "members_only": False,
}
KINDS: dict[str, dict[str, Any]] = {
    "sticker": {"sticker": STICKER},
    "voice": {"voice": {**FILE, "duration": 1}},
    "location": {"location": {"longitude": 14.4, "latitude": 50.1}},
    "poll": {"poll": POLL},
    "photo": {"photo": PHOTO},
}


@pytest.mark.parametrize("kind", KINDS)
async def test_what_cannot_be_read_is_answered_in_private_and_left_alone_in_a_group(kind: str, world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    await person.types("", **KINDS[kind])
    assert "I understand text and buttons" in person.last.text
    posts, told = len(group.posts), len(person.private.posts)
    await person.types("", group, reply_to=group.latest.id, **KINDS[kind])
    assert (len(group.posts), len(person.private.posts)) == (posts, told)


async def test_a_move_below_a_picture_is_played_in_private_and_in_answer_to_a_board(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    await person.types("/score", photo=PHOTO)
    assert "I understand" not in person.last.text, "a command"
    await person.types("my cat", photo=PHOTO)
    assert "I understand text and buttons" in person.last.text
    board, told = group.latest.id, len(group.posts)
    await person.types("my cat", group, photo=PHOTO, reply_to=board)
    assert len(group.posts) == told
    await person.types(await legal(world), group, photo=PHOTO, reply_to=board)
    assert len((await world.playing()).match.draft) == 1
    await person.types("nonsense", photo=PHOTO)
    assert "I understand" in person.last.text
    await person.types("end", photo=PHOTO)
    assert "I understand" not in person.last.text


async def test_pictures_that_are_sent_together_are_answered_once(world: World) -> None:
    ann = world.person("Ann")
    for _ in range(3):
        await ann.types("", photo=PHOTO, media_group_id="album")
    assert len(ann.private.posts) == 1


async def test_what_is_forwarded_is_not_done_and_says_so_in_private(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    origin = {"type": "hidden_user", "date": 1, "sender_user_name": "Somebody"}
    await person.types(f"/move {await legal(world)}", forward_origin=origin)
    assert "forwarded" in person.last.text
    posts = len(group.posts)
    await person.types("/pause", group, forward_origin=origin)
    assert len(group.posts) == posts and (await world.tables())[0].paused_at is None


async def test_who_corrects_what_they_wrote_is_told_in_private_that_it_counts_no_more(world: World) -> None:
    ann = world.person("Ann")
    typed = await ann.types("/mygames")
    world.api.edit(ann.user, ann.private, typed, "/help")
    await world.settle()
    assert "correction changes nothing" in ann.last.text


async def test_an_anonymous_manager_sets_the_house_and_is_told_how_to_play(world: World) -> None:
    ann = world.person("Ann")
    group = world.api.add_group(ann.user)
    group.members[ann.user.id] = "administrator"
    sender = {"sender_chat": group.json, "from": {"id": 1087968824, "is_bot": True, "first_name": "Group"}}
    await ann.types("/settings", group, **sender)
    assert "Rules for new tables here" in group.latest.text
    assert await ann.presses("Who may open a table", group.latest, group) == ""
    assert any("managers" in label for label in labels(group.latest)), "the press comes under the own name"
    for line in ("/new tikal", "/pause"):
        await ann.types(line, group, **sender)
        assert "Remain anonymous" in group.latest.text and "/settings" in group.latest.text
    assert await world.tables() == []


async def test_who_writes_for_a_channel_is_told_to_choose_their_own_name(world: World) -> None:
    ann = world.person("Ann")
    group = world.api.add_group(ann.user)
    channel = {"id": -1009, "type": "channel", "title": "News"}
    await ann.types("/settings", group, sender_chat=channel)
    assert "in the name of a channel" in group.latest.text


async def test_other_bots_and_posts_of_the_linked_channel_are_left_alone(world: World) -> None:
    ann = world.person("Ann")
    group = world.api.add_group(ann.user)
    channel = {"id": -1009, "type": "channel", "title": "News"}
    bot = {"id": 77, "is_bot": True, "first_name": "Other"}
    await ann.types("/new tikal", group, sender_chat=channel, is_automatic_forward=True)
    await ann.types("/new tikal", group, **{"from": bot})
    assert group.posts == [] and await world.tables() == []
