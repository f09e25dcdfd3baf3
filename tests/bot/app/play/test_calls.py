"""Tests of the posts that call players."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.app import App
from bot.app.play import calls, news
from bot.app.speech.messages import Text
from bot.app.speech.text import FULLER, LONGEST, as_plain, compose, size
from bot.app.time import deadlines
from rules.core.sequence import with_top
from rules.magellan.state import Swaps
from tests.bot.app.chat import Chat, labels, place_somewhere, playing_at, seat_down


async def test_each_move_is_told_once_and_a_button_tells_all_since_the_last_turn(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    await people[0].types("/move forage")
    await people[0].types("/move end")
    assert f"{people[0].name} draws: card" in chat.said[-1]
    await people[1].types("/move shake")
    await people[1].types("/move end")
    assert f"{people[1].name} shakes down" in chat.said[-1]
    assert f"{people[0].name} draws" not in chat.said[-1], "the post before has told that"
    missed = await people[2].presses("What happened", chat.last)
    assert f"{people[0].name} draws" in missed and f"{people[1].name} shakes down" in missed


async def test_after_a_pause_the_post_reads_whole_again(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    for person, move in zip(people[:2], ("forage", "shake"), strict=True):
        await person.types(f"/move {move}")
        await person.types("/move end")
    host = next(person for person in people if person.name == "Ann")
    await host.types("/pause")
    await host.types("/resume")
    assert f"{people[0].name} draws" in chat.said[-1] and f"{people[1].name} shakes down" in chat.said[-1]


async def test_where_there_is_room_for_more_of_what_has_happened_more_is_told(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move end")
    playing = await playing_at(app)
    async with app.store.write() as tx:
        await deadlines.forget_calls(tx, playing, playing.match.awaited, 0.0)
        events = await news.of_seat(tx, playing, 1)
        assert events
        rows = await deadlines.awaited(tx, playing.table.id)
        few = await calls.hand_over(tx, playing, rows, (1,), events, "", 0.0)
        many = await calls.hand_over(tx, playing, rows, (1,), events * 100, "", 0.0, closing="The end.")
    assert few.fuller == (), "all of it has room in every chat"
    short, full = as_plain(many.text), as_plain(many.fuller)
    assert size(short) <= LONGEST < size(full) <= FULLER
    told, more = ([line for line in text.splitlines() if people[0].name in line] for text in (short, full))
    assert more[:1] == told[:1] and more[-len(told) + 1 :] == told[1:] and len(more) > len(told)
    left_out = [int(found[1]) for text in (short, full) if (found := re.search(r"and (\d+) lines before", text))]
    assert left_out[0] > left_out[1] > 0, "what is left out is told by a button"
    assert short.endswith("The end.") and full.endswith("The end.")
    assert people_called(many.text) == people_called(many.fuller) == {people[1].actor.user}


def people_called(text: Text) -> set[str]:
    return {part.user for part in text if part.user}


async def test_the_first_post_leads_to_the_lesson_and_the_rules_and_no_other_does(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    assert {"Learn to play", "Rules"} <= set(labels(chat.last))
    await place_somewhere(first)
    await first.ends()
    assert not {"Learn to play", "Rules"} & set(labels(chat.last))


async def test_a_post_says_what_is_asked_and_nothing_twice(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    tile = (await playing_at(app)).match.state.top.tile
    assert re.search(rf"10 action points\. In hand: .* \(tile {tile}\)\.", chat.said[-1])
    await place_somewhere(first)
    await first.ends()
    tile = (await playing_at(app)).match.state.top.tile
    assert re.search(rf"In hand: .* \(tile {tile}\)\.", chat.said[-1])
    assert chat.said[-1].count(tile) == 1, "that it was turned up is not said again"


async def test_a_post_names_the_card_and_the_bid_that_stands(app: App, chat: Chat) -> None:
    first, _, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    assert "is up for auction; nobody has bid yet." in chat.said[-1]
    await first.types("/move bid sum 5")
    assert f"is up for auction; the highest bid is 5 by {first.name}." in chat.said[-1]


async def test_numbers_that_are_not_the_same_for_all_who_are_asked_are_not_in_their_post(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    playing = await playing_at(app)
    for limits, told in (((2, 2, 2), True), ((2, 1, 2), False)):
        state = with_top(playing.match.base, Swaps(limits=limits, chosen=(None,) * 3))
        asking = replace(playing, match=replace(playing.match, base=state, state=state))
        async with app.store.read() as tx:
            post = await calls.hand_over(
                tx, asking, await deadlines.awaited(tx, asking.table.id), (0, 1, 2), (), "", 0.0
            )
        assert all(person.name in as_plain(post.text) for person in people)
        assert ("At most 2 cards may be swapped." in as_plain(post.text)) == told


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((7, 4, 4), "Ann leads with 7, 3 ahead of Bob and Cid."),
        ((2, 9, 9), "Bob and Cid lead with 9, 7 ahead of Ann."),
        ((5, 5, 5), ""),
    ],
)
async def test_a_post_says_who_leads_by_how_much_unless_all_are_level(
    app: App, chat: Chat, points: tuple[int, ...], told: str
) -> None:
    await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")
    playing = replace(await playing_at(app), names=("Ann", "Bob", "Cid"))
    match = playing.match
    players = tuple(replace(one, temple_points=own) for one, own in zip(match.state.players, points, strict=True))
    state = replace(match.state, players=players)
    said = calls.lead(replace(playing, match=replace(match, base=state, state=state)))
    assert as_plain(compose(said)) == told


async def test_what_is_asked_stands_before_what_has_happened_and_the_time_beside_it(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal pace=1d", "Ann", "Bob")
    await place_somewhere(first)
    await first.ends()
    call, question, time, *told = chat.said[-1].splitlines()
    assert call.startswith(f"{second.name}, it is your turn")
    assert "Place the tile" in question
    assert time == "Due in 24 hours."
    assert told[0].startswith(f"{first.name} places")
