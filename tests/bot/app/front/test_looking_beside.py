"""Looking waits for nobody: while somebody is writing, everything that only looks is answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.app import App
from bot.app.commands import index
from bot.app.play.tables import Playing, place_of
from bot.app.speech import presses
from rules.core import library
from tests.bot.app.chat import Chat, Person, open_app, playing_at, seat_down
from tests.waiting import PATIENCE

SOON = 0.2
"""Seconds in which a change is not carried out that has to wait."""


def lines(table: str) -> dict[str, list[str]]:
    """Returns how each command is typed that only looks."""
    return {
        "board": [f"/board @{table}", f"/board @{table} text", f"/board @{table} 1"],
        "hand": [f"/hand @{table}"],
        "score": [f"/score @{table}"],
        "log": [f"/log @{table}", f"/log @{table} 1"],
        "legal": [f"/legal @{table}", f"/legal @{table} bury"],
        "verify": [f"/verify @{table}"],
        "rules": ["/rules", "/rules toy night"],
        "mygames": ["/mygames"],
        "tables": ["/tables"],
        "mydata": ["/mydata", "/mydata export", "/mydata delete"],
        "help": ["/help", "/help all", "/help move"],
        "analysis": [f"/analysis @{table}"],
        "course": [f"/course @{table}"],
        "hint": [f"/hint @{table}"],
        "replay": [f"/replay @{table}", f"/replay @{table} round"],
        "ranking": ["/ranking toy", "/ranking toy 2"],
        "stats": ["/stats", "/stats Bob"],
        **{question.name: [f"/{question.name} @{table}"] for question in library.load("toy").questions},
        "left": [f"/left @{table} acorn"],
        "ask": [f"/ask @{table}", f"/ask @{table} worth", f"/ask @{table} left acorn"],
        "options": ["/options"],
    }


def buttons(playing: Playing, lobby: str) -> dict[str, str]:
    """Returns what stands in a button of each kind that only looks."""
    of_the_table = (
        "board",
        "text",
        "hand",
        "brief",
        "news",
        "score",
        "verify",
        "record",
        "analysis",
        "course",
        "replay",
        "resigning",
        "hint",
    )
    here = {name: presses.make(name, playing.table.id) for name in of_the_table}
    at = presses.make("at", playing.table.id, 1, "board")
    other = {
        "help": ("all",),
        "mygames": (),
        "bots": (lobby,),
        "lessonhint": ("tikal", 0),
        "rules": ("toy", "night"),
        "colours": (lobby,),
        "options": (lobby, 1),
        "export": (0,),
        "ask": (playing.table.id, "worth"),
        "log": (playing.table.id, "from", 0),
        "tables": (0,),
        "ranking": ("toy", 2),
        "rankcsv": ("toy", 2, 0),
        "why": (playing.table.id, playing.match.awaited[0], "bury", "acorn"),
        "lessonwhy": ("tikal", 0, "place", "f4"),
        "trialwhy": (playing.table.id, "bury", "acorn"),
    }
    return here | {"at": at} | {name: presses.make(name, *args) for name, args in other.items()}


async def sit(app: App, chat: Chat) -> tuple[Person, Playing, str]:
    """Begins a game and opens a lobby; returns who is awaited, the table of the game, and the other one's id."""
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/move forage")
    await first.types("/move end")
    playing = await playing_at(app)
    await second.types("/new toy")
    lobby = next(key for key in chat.shown if key.startswith("lobby-") and not key.endswith(playing.table.id))
    second.patient = False
    return second, playing, lobby.removeprefix("lobby-")


async def test_what_only_looks_is_answered_while_somebody_is_writing(app: App, chat: Chat) -> None:
    person, playing, lobby = await sit(app, chat)
    typed, pressed = lines(playing.table.name), buttons(playing, lobby)
    questions = {question.name for question in library.load("toy").questions}
    looks = {name for name, command in index.COMMANDS.items() if command.does == "looks"} | questions
    assert set(typed) == looks
    assert set(pressed) == {name for name, button in index.BUTTONS.items() if button.does == "looks"}
    async with app.store.write(), asyncio.timeout(PATIENCE):
        answers = [await person.types(line) for ways in typed.values() for line in ways]
        answers += [await person.presses_data(data) for data in pressed.values()]
    assert all(answers)
    assert not [answer for answer in answers if "went wrong" in answer]


async def test_why_a_place_is_forbidden_is_told_in_a_game_a_trial_and_a_lesson_while_somebody_is_writing(
    tmp_path: Path,
) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "tikal", "Ann", "Bob")
        playing = await playing_at(app)
        (seat,) = playing.match.awaited
        people[seat].place = msgspec.structs.replace(people[seat].place, pressed=True)
        await people[seat].types("/whatif")
        people[seat].patient = False
        asked = (
            presses.make("why", playing.table.id, seat, "place", "f4"),
            presses.make("trialwhy", playing.table.id, "place", "f4"),
            presses.make("lessonwhy", "tikal", 0, "place", "f4"),
        )
        async with app.store.write(), asyncio.timeout(PATIENCE):
            said = [await people[seat].presses_data(data) for data in asked]
    assert all("f4 touches no explored space" in one for one in said), said


async def test_looking_at_the_table_that_was_asked_for_is_looking_too(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    first, eve = (await playing_at(app)).table.name, Person(app, "Eve", patient=False)
    await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "Which table" in await eve.types("/score")
    async with app.store.write(), asyncio.timeout(PATIENCE):
        assert f"table {first}" in await eve.presses(first)


async def test_the_table_in_view_waits_for_nobody_once_its_panel_is_open(app: App, chat: Chat) -> None:
    person, playing, _ = await sit(app, chat)
    thread = msgspec.structs.replace(place_of(playing.table), pressed=True)
    opened = await app.table(person.actor, thread)
    async with app.store.write(), asyncio.timeout(PATIENCE):
        assert await app.table(person.actor, thread) == opened
    assert opened is not None and opened.spots


async def test_lines_are_completed_while_somebody_is_writing(app: App, chat: Chat) -> None:
    person, *_ = await sit(app, chat)
    async with app.store.write(), asyncio.timeout(PATIENCE):
        completed = {name for name in index.COMMANDS if await person.completes(f"/{name} ")}
    nobody_else_is_here, nothing_is_final, no_seat_is_open = {"invite", "kick"}, {"rewind"}, {"join"}
    can_be = {name for name, command in index.COMMANDS.items() if command.completes is not None}
    assert completed | nobody_else_is_here | nothing_is_final | no_seat_is_open == can_be


async def test_what_changes_something_waits_until_the_other_is_done(app: App, chat: Chat) -> None:
    person, playing, _ = await sit(app, chat)
    async with app.store.write():
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(person.types(f"/move @{playing.table.name} end"), SOON)
    assert (await playing_at(app, playing.table.id)).match.entries == playing.match.entries


async def test_who_is_new_or_has_a_new_name_is_stored_before_he_looks(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    eve = Person(app, "Eve")
    assert "Eve" in await eve.types("/mydata")
    eve.actor = type(eve.actor)(platform=eve.actor.platform, user=eve.actor.user, name="Evelyn")
    assert "Evelyn" in await eve.types("/mydata")


async def test_who_looks_many_times_at_once_lets_others_come_in_between(app: App, chat: Chat) -> None:
    person, *_ = await sit(app, chat)
    eve, answered = Person(app, "Eve", patient=False), list[str]()

    async def look(who: Person, name: str) -> None:
        await who.types("/tables")
        answered.append(name)

    await eve.types("/tables")
    await asyncio.gather(*(look(person, "one of many") for _ in range(20)), look(eve, "the other"))
    assert answered.index("the other") < 5
