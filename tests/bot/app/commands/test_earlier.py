"""Tests of looking at a table as it was."""

from __future__ import annotations

import asyncio
from random import Random
from threading import Event
from typing import Any

import pytest

from bot.app import App
from bot.app.commands import earlier
from bot.app.play import replays
from bot.app.speech.messages import Press, Typing
from rules.core import codec, history, notation
from rules.core import match as matches
from tests.bot.app.chat import (
    EVENTS,
    Chat,
    Person,
    find,
    labels,
    place_somewhere,
    playing_at,
    press_of,
    seat_down,
)
from tests.bot.app.commands.test_looking import picture, seen_in, with_a_draft


async def test_a_second_picture_for_everybody_can_be_seen_as_it_was(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    start = (await playing_at(app)).match
    await people[0].types("/move end")
    await people[1].types("/board nuts 0")
    assert picture(people[1]).name == "nuts"
    assert seen_in(picture(people[1]), start, None)


async def test_entries_are_offered_with_what_they_were_unless_replays_for_others_take_long(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move end")
    eve = Person(app, "Eve")
    typing = Typing(actor=eve.actor, place=eve.place, name="log", line="", arg="entry")
    (latest, said), (first, beginning) = (await app.complete(typing)).ways
    assert (latest, first, beginning) == ("1", "0", "The beginning") and said.startswith(people[0].name)
    done = Event()
    long = asyncio.create_task(replays.run(done.wait, 20))
    await asyncio.sleep(0)  # so that it has begun
    assert (await app.complete(typing)).ways == (("1", ""), ("0", ""))
    done.set()
    await long


async def test_the_board_at_an_earlier_entry_is_what_everybody_saw_then(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    start = (await playing_at(app)).match
    await people[0].types("/move forage")
    after = (await playing_at(app)).match
    await people[0].types("/move end")
    for number, match in ((0, start), (1, after)):
        await people[0].types(f"/board {number}")
        assert seen_in(picture(people[0]), match, None), "also for who knows more by now"
    assert "Round 1" in await people[0].types("/board text 1")


async def test_the_board_is_shown_after_each_step_of_a_turn_that_was_sent(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await place_somewhere(people[0])
    placed = (await playing_at(app)).match
    await people[0].ends("deploy 2 a5")
    await people[1].types("/board 1")
    assert bytes(picture(people[1]).view) == codec.encode(placed.game.view(placed.state, None))
    assert "2" not in (await people[1].types("/board text 1")).split("a5 base camp")[1].split("\n")[0]
    assert "2" in (await people[1].types("/board text 2")).split("a5 base camp")[1].split("\n")[0]


async def test_an_earlier_entry_is_found_from_one_nearby_that_was_looked_at(
    app: App, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, luck = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", "Dan"), Random(1)
    while (match := (await playing_at(app)).match).entries < 50 or match.draft:
        seat = match.awaited[0]
        await people[seat].types(f"/move {luck.choice(list(notation.legal(match.game, match.state, seat)))}")
    async with app.store.read() as tx:
        log = await earlier.public_log(tx, await playing_at(app))
    replayed: list[int] = []
    carry_out = history._replayed

    def counted(*args: Any) -> matches.Moved:
        replayed.append(args[-1].n)
        return carry_out(*args)

    monkeypatch.setattr(history, "_replayed", counted)
    for number, most in ((45, 46), (40, 8), (41, 9), (44, 12)):
        replayed.clear()
        await people[0].types(f"/board {number}")
        assert len(replayed) == most
        assert seen_in(picture(people[0]), history.replay(match.header, log[: number + 1]), None)


async def test_no_entry_of_a_draft_nor_one_taken_back_can_be_looked_at(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    for person in (*people, Person(app, "Eve")):
        assert "from 0 to 0" in await person.types("/board 1")
    await people[0].types("/undo")
    await people[0].types("/move end")
    await people[1].types("/board 1")
    assert seen_in(picture(people[1]), (await playing_at(app)).match, None), "the end of the turn is entry 1"
    assert "from 0 to 1" in await people[1].types("/board 2")
    for person in people:
        told = await person.types("/log")
        assert "buries" not in told
        assert {line.split()[0] for line in told.splitlines()[1:]} == {"1"}


async def test_an_earlier_position_says_at_once_after_which_entry_it_is_and_what_happened_by_it(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move forage")
    await people[0].types("/move end")
    first, *told = (await people[1].types("/board 1")).splitlines()
    assert first.endswith("After step 1 of 2.")
    assert people[1].seen[-1].alt.startswith("After step 1 of 2. Board of Before the Frost")
    log = (await people[1].types("/log")).splitlines()
    assert told == [line.removeprefix("1 ") for line in log if line.startswith("1 ")]
    assert "After step 1 of 2." in await people[1].types("/board text 1")


async def test_the_buttons_below_an_earlier_position_are_about_it(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    reader = people[1]
    await people[0].types("/move forage")
    await people[0].types("/move end")
    await reader.types("/board 1")
    assert labels(reader.seen[-1]) == ["◀ Step 0", "Step 2 ▶", "To the present", "Board as text"]
    assert "After step 2 of 2." in await reader.presses("Step 2 ▶")
    assert labels(reader.seen[-1]) == ["◀ Step 1", "To the present", "Board as text"]
    assert "After step 2 of 2." in await reader.presses("Board as text")
    assert reader.seen[-1].picture is None
    assert "After step 1 of 2." in await reader.presses("◀ Step 1")
    assert "After step 0 of 2." in await reader.presses("◀ Step 0")
    assert labels(reader.seen[-1]) == ["Step 1 ▶", "To the present", "Board as picture"]
    await reader.presses("Board as picture")
    assert picture(reader).name == "board"
    assert "waiting for" in await reader.presses("To the present")
    assert seen_in(picture(reader), (await playing_at(app)).match, 1)


async def test_another_picture_keeps_its_place_from_entry_to_entry(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move end")
    await people[0].types("/board nuts 0")
    await people[0].presses("Step 1 ▶")
    assert picture(people[0]).name == "nuts"


async def test_an_earlier_position_takes_the_place_of_the_one_whose_button_was_pressed(app: App, chat: Chat) -> None:
    ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.types("/move end")
    await ann.types("/board 0")
    for label in ("Step 1 ▶", "To the present"):
        data = find(ann.seen[-1], label).press
        reply = await app.press(Press(event=f"e{next(EVENTS)}", actor=ann.actor, place=ann.place, data=data))
        assert reply.replace


@pytest.mark.parametrize(("entry", "way"), [("3", "board"), ("x", "board"), ("-1", "text"), ("0", "hand")])
async def test_a_button_of_no_earlier_position_shows_nothing(app: App, chat: Chat, entry: str, way: str) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move end")
    table = press_of(chat.last, "board").removeprefix("board:")
    told = await people[0].presses_data(f"at:{table}:{entry}:{way}")
    assert "no such entry" in told or "button" in told
    assert people[0].seen[-1].picture is None


def test_what_happened_is_told_in_sentences_although_the_line_of_a_turn_is_a_heading() -> None:
    assert earlier.in_one_line(["**Turn 2**: Ann", "Ann ends the turn."]) == "Turn 2: Ann. Ann ends the turn."
    assert earlier.in_one_line([]) == ""
