"""Who is called where: in the group, or by the panel in private."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.app.beside.timekeeper import Timekeeper
from tests.bot.app.outside import Hours
from tests.bot.chat_telegram.world import (
    World,
    finish_turn,
    first_of,
    labels,
    legal,
    open_world,
    seat_down,
    steps,
    two_at,
)


async def test_a_board_calls_exactly_who_is_awaited(world: World) -> None:
    group, people = await two_at(world)
    assert group.latest.photo
    assert sorted(group.latest.mentions) == sorted(str(person.user.id) for person in people), "the start is for all"
    first = await first_of(world, people)
    first.user.started = True
    while await first_of(world, people) is first:
        await first.types(f"/move {await legal(world)}", group)
    await world.delivered()
    assert group.latest.mentions == [str((await first_of(world, people)).user.id)]


async def test_a_hand_over_is_one_post(world: World) -> None:
    group, people = await two_at(world)
    requests = len(world.api.calls)
    first = await first_of(world, people)
    first.user.started = True
    while await first_of(world, people) is first:
        await first.types(f"/move {await legal(world)}", group)
    await world.delivered()
    calls = [method for _, method, f in world.api.calls[requests:] if int(f.get("chat_id", 0)) == group.id]
    assert [method for method in calls if not method.startswith("get")] == ["sendPhoto"]


async def test_after_a_turn_the_next_table_is_a_press_away(world: World) -> None:
    group, people = await two_at(world)
    for person in people:
        person.user.started = True
    await seat_down(world, group, "tikal", people)
    older, newer = await world.tables()
    first = await world.playing(older.name)
    person = next(p for p in people if p.name == first.names[first.match.awaited[0]])
    while person.name == first.names[first.match.awaited[0]]:
        line = first.game.format(first.game.default(first.match.state, first.match.awaited[0]))
        await person.types(f"/move @{older.name} {line}")
        first = await world.playing(older.name)
    second = await world.playing(newer.name)
    waits = person.name == second.names[second.match.awaited[0]]
    assert f"(table {older.name})" in person.last.text
    assert labels(person.last) == [f"Next: Tikal · {newer.name}"] * waits + ["Back to the group"]
    await person.types("/mygames")
    assert labels(person.last) == [f"Play {newer.name}"] * waits
    assert f"table {older.name}: running" in person.last.text
    other = next(p for p in people if p is not person)
    await other.types("/mygames")
    await other.presses(f"Play {older.name}")
    assert f"Table {older.name}, you play {other.name}" in other.panel.text


async def test_an_auction_keeps_one_post_up_to_date_and_calls_in_private(world: World) -> None:
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people))
    first, second = await seat_down(world, group, "tikal", people, "mode=auction")
    board, standing = group.latest, len(group.posts)
    for bidder, other, bid in ((first, second, 2), (second, first, 3), (first, second, 4)):
        await bidder.types(f"/move bid {bid}")
        await world.delivered()
        assert (len(group.posts), group.latest) == (standing, board)
        assert board.mentions == [str(other.user.id)]
        assert f"bids {bid}" in board.text and other.last is other.panel
    assert len(board.uploads) == 1, "the board stays as it was"
    assert world.api.refusals == []


async def test_who_cannot_be_reached_in_private_is_called_to_his_bid_in_the_group(world: World) -> None:
    people = [world.person("Ann"), world.person("Bob", started=False)]
    group = world.api.add_group(*(person.user for person in people))
    first, second = await seat_down(world, group, "tikal", people, "mode=auction")
    board = group.latest
    if not first.user.started:
        await first.types("/move bid 1", group)
        await world.delivered()
        first, second = second, first
    await first.types("/move bid 2")
    await world.delivered()
    call = group.latest
    assert call is not board and not call.photo and call.mentions == [str(second.user.id)]
    await second.types("/move bid 3", group)
    await world.delivered()
    assert call.id not in group.messages, "it is answered"
    assert board.mentions == [str(first.user.id)], "who can be reached is called in private, and the board tells it"
    assert "bids 3" in board.text


@pytest.mark.parametrize("started", [True, False])
async def test_who_is_back_from_a_holiday_is_called_with_the_panel_or_by_the_board(
    tmp_path: Path, started: bool
) -> None:
    hours = Hours(time.time())
    async with open_world(tmp_path, clock=hours) as world:
        group, people = await two_at(world)
        first = await first_of(world, people)
        second = next(person for person in people if person is not first)
        first.user.started = second.user.started = True
        await second.types("/vacation 7")
        await finish_turn(world, people)
        await world.delivered()
        board, standing = group.latest, len(group.messages)
        assert board.silent and board.mentions == []
        hours.at += 7200.0
        await second.types("/vacation end")
        assert "it is your turn" in second.last.text and any(one.startswith("Play") for one in labels(second.last))
        second.user.started = started
        await Timekeeper(world.app.store, hours, lambda: None).tick()
        await world.delivered()
        assert group.latest.mentions == [str(second.user.id)] and group.latest.photo
        assert "has been waiting" not in group.latest.text
        assert len(group.messages) == standing, "the board stands there once"
        if started:
            assert group.latest is board, "who is called in private makes no new post for the others"
            assert "It is your turn." in second.panel.text and second.panel.photo
        else:
            assert not group.latest.silent and board.id not in group.messages


async def test_who_is_awaited_gets_the_panel_and_the_group_a_post_without_a_sound(world: World) -> None:
    group, people = await two_at(world)
    for person in people:
        person.user.started = True
    assert not group.latest.silent, "the start is for all"
    first = await first_of(world, people)
    other = next(person for person in people if person is not first)
    await finish_turn(world, people)
    await world.delivered()
    assert group.latest.silent and group.latest.mentions == [str(other.user.id)]
    assert "It is your turn." in other.last.text and other.last is other.panel and not other.last.silent
    await other.presses_button(steps(other.panel)[0], other.panel)
    assert steps(other.last), "it is a panel like any other"


async def test_the_panel_that_calls_leads_to_the_board_that_was_posted_after_it(world: World) -> None:
    group, people = await two_at(world)
    for person in people:
        person.user.started = True
    first = await first_of(world, people)
    other = next(person for person in people if person is not first)
    for mover, called in ((first, other), (other, first)):
        before = group.latest
        await finish_turn(world, people)
        await world.delivered()
        assert group.latest is not before, mover.name
        back = next(button for button in called.panel.buttons if button["text"] == "Back to the group")
        assert back["url"].endswith(f"/{group.latest.id}")
        assert steps(called.panel), "all else on it is as it was"


async def test_the_way_back_leads_to_the_board_in_the_group(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    await person.presses("Play", group.latest, group)
    back = next(button for button in person.panel.buttons if button["text"] == "Back to the group")
    assert back["url"].endswith(f"/{group.latest.id}")


@pytest.mark.parametrize("why", ["never started", "chosen"])
async def test_who_is_not_reached_or_does_not_want_it_is_called_in_the_group(why: str, world: World) -> None:
    group, people = await two_at(world)
    first = await first_of(world, people)
    other = next(person for person in people if person is not first)
    first.user.started, other.user.started = True, why == "chosen"
    if why == "chosen":
        await other.types("/calls nowhere")
        assert "in private, in the group, or once a day" in other.last.text
        await other.types("/calls group")
    told = len(other.private.posts)
    await finish_turn(world, people)
    await world.delivered()
    assert not group.latest.silent and group.latest.mentions == [str(other.user.id)]
    assert len(other.private.posts) == told


async def test_a_post_in_a_group_that_calls_nobody_makes_no_sound(world: World) -> None:
    group, people = await two_at(world)
    first = await first_of(world, people)
    other = next(person for person in people if person is not first)
    await other.types("/calls daily", other.private)
    await finish_turn(world, people)
    await world.delivered()
    assert other.name in group.latest.text and group.latest.mentions == [] and group.latest.silent
    await first.types("/vote extend", first.private)
    await world.delivered()
    assert "do you agree?" in group.latest.text and group.latest.mentions == [] and group.latest.silent


async def test_when_a_turn_is_over_its_buttons_are_gone(world: World) -> None:
    """Those of earlier panels, too; the one to press is always the latest."""
    group, people = await two_at(world)
    for person in people:
        person.user.started = True
    first = await first_of(world, people)
    await first.presses("Play", group.latest, group)
    await first.types("/play")
    panels = [post for post in first.private.posts if "you play" in post.text]
    assert [bool(steps(panel)) for panel in panels] == [False] * (len(panels) - 1) + [True]
    while await first_of(world, people) is first:
        await first.types(f"/move {await legal(world)}", group)
    await world.delivered()
    assert not any(steps(post) for post in first.private.posts)
    assert steps((await first_of(world, people)).panel)
