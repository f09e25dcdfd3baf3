"""Each intent is carried out once, and answered clearly whatever comes of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.speech.language import Words
from bot.app.speech.messages import Actor, Command, Reply
from rules.core import match as matches
from tests.bot.app.chat import (
    EVENTS,
    Chat,
    Person,
    choices,
    find,
    is_taken,
    open_app,
    playing_at,
    seat_down,
    table_at,
)
from tests.bot.app.faults import fault
from tests.bot.app.outside import Hours, KnownLuck
from tests.waiting import SOON


async def dump(app: App) -> bytes:
    return matches.dump((await playing_at(app)).match)


async def test_an_event_that_is_delivered_again_is_only_answered_again(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    answer = await first.types("/move forage", event="once")
    before, posts = await dump(app), len(chat.posts)
    for _ in range(3):
        assert await first.types("/move forage", event="once") == answer
        assert first.seen[-1] == first.seen[-2]
    assert (await dump(app), len(chat.posts)) == (before, posts)


async def test_a_press_that_is_delivered_again_is_only_answered_again(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    await first.presses("Draw a card")
    done = find(first.seen[-1], "Reveal").press
    answer = await first.presses_data(done, event="once")
    before = await dump(app)
    assert await first.presses_data(done, event="once") == answer
    assert await dump(app) == before


async def test_an_event_that_was_refused_is_refused_again_when_it_would_be_legal_by_now(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    refused = await second.types("/move end", event="early")
    assert "not your turn" in refused
    await first.types("/move end")
    before = await dump(app)
    assert await second.types("/move end", event="early") == refused
    assert await dump(app) == before
    assert "Sent: end" in await second.types("/move end", event="late")


async def test_nobody_is_given_the_answer_to_somebody_elses_event(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/notes my plan", event="same")
    await first.types("/move forage", event="same")
    answer = await second.types("/move forage", event="same")
    assert "not your turn" in answer
    assert "draws" not in answer


async def test_two_deliveries_at_once_are_carried_out_once(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    entries = (await playing_at(app)).match.entries
    answers = await asyncio.gather(*(first.types("/move forage", event="once") for _ in range(5)))
    assert len(set(answers)) == 1
    assert (await playing_at(app)).match.entries == entries + 1


async def test_an_unknown_command_is_answered_by_similar_ones(app: App) -> None:
    ann = Person(app, "Ann")
    assert "There is no command /moove. Did you mean /move" in await ann.types("/moove")
    assert "/help" in await ann.types("/xyzzy")
    assert "no command /" in await ann.types("/")
    assert "\n/board - " in await ann.types("/help boad")
    assert "/rules notation" in await ann.types("/help move")


async def test_commands_are_understood_in_any_case(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "Sent: end" in await first.types("/MOVE End")
    assert "Round 1" in await first.types("/Board TEXT")


@pytest.mark.parametrize(
    "data",
    [
        "",
        ":",
        "p",
        "p:a:b:c:d",
        "p:nowhere:0:0:0",
        "play:nowhere",
        "opt:nowhere:seats:2",
        "again:",
        "again:x",
        "again:x:y",
        "again:x:y:z",
        "rules:tikal",
        "forget:me",
        "dance:1",
        "join:\x00",
        "join:" + "x" * 5000,
        "play:\ud800",
        "p:\u0661:\u0661:\u0661:\u0661",
    ],
)
async def test_a_press_that_no_button_has_is_answered(app: App, chat: Chat, data: str) -> None:
    answer = await Person(app, "Ann").presses_data(data)
    assert answer
    assert "our side" not in answer
    assert chat.posts == {}


async def test_half_characters_in_a_command_that_must_wait_for_its_table_are_left_out(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    ann.actor = Actor(platform=Chat.name, user="u-ann", name="Ann \ud83d")
    for _ in range(2):
        await ann.types("/new toy practice")
        await ann.presses("Start", chat.lobby)
    assert await ann.types("/board \ud800text") == "Which table do you mean?"
    assert "Round 1" in await ann.presses_data(choices(ann.seen[-1])[0].press)


async def test_indexes_beyond_what_is_offered_are_refused(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    head = choices(first.seen[-1])[0].press.rpartition(":")[0]
    before = await dump(app)
    for index in ("99", "-1", "x", "", "4294967296999"):
        assert "not there any more" in await first.presses_data(f"{head}:{index}")
    assert await dump(app) == before


async def test_the_buttons_of_a_lobby_with_numbers_that_are_not_there_are_refused(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    id = chat.lobby.buttons[0][0].press.partition(":")[2]
    for data in ("0:9", "9:0", "0:x", "seats:9", "seats:x", "pace:never"):
        answer = await ann.presses_data(f"opt:{id}:{data}")
        assert answer
        assert "What is to be played" not in answer


async def test_what_fails_is_our_fault_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble_is_expected: None
) -> None:
    class Buggy(KnownLuck):
        bugs = 0

        def secret(self) -> str:
            self.bugs -= 1
            if self.bugs >= 0:
                raise ZeroDivisionError("a bug")
            return super().secret()

    luck = Buggy()
    async with open_app(tmp_path, luck=luck) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=2")
        before, posts = await table_at(app), len(chat.posts)
        luck.bugs = 1
        answer = await ann.types("/new toy seats=3", event="again")
        assert "Something went wrong on our side, and nothing was changed" in answer
        assert not any(word in answer for word in ("Traceback", "ZeroDivision", "a bug", ".py"))
        assert (await table_at(app), len(chat.posts)) == (before, posts)
        assert "ZeroDivisionError" in caplog.text, "who runs the bot finds it in the log"
        await ann.types("/new toy seats=3", event="again")
        assert len(chat.posts) == posts + 1, "and the event may be tried again"


async def test_a_full_disk_is_our_fault(app: App, trouble_is_expected: None) -> None:
    async with fault(app.settings.file, "BEFORE INSERT ON tables"):
        answer = await Person(app, "Ann", language="cs").types("/new toy")
    assert answer == Words("cs")("trouble-our-fault")


@pytest.mark.parametrize(("game", "aloud"), [("tikal", True), ("toy", False)])
async def test_only_what_everybody_could_know_may_be_said_aloud(game: str, aloud: bool, app: App, chat: Chat) -> None:
    """A refusal may tell of hidden things where there are any, and of a draft that was not typed openly."""
    people = await seat_down(app, chat, game, "Ann", "Bob")
    first = people[(await playing_at(app)).match.awaited[0]]

    async def ask(line: str, private: bool = False) -> Reply:
        name, _, words = line.removeprefix("/").partition(" ")
        event = f"aloud-{next(EVENTS)}"
        return await app.command(
            Command(event=event, actor=first.actor, place=first.place, name=name, line=words, private=private)
        )

    refused = await ask("/move nonsense")
    assert refused.refused and (refused.aloud == refused.message) is aloud
    assert (await ask("/score")).aloud is None
    assert (await ask("/hand")).aloud is None or aloud, "that there is no hand to be seen is no secret"
    assert (await ask("/new")).aloud is not None
    match = (await playing_at(app)).match
    line = f"/move {match.game.format(match.game.default(match.state, match.awaited[0]))}"
    assert ((await ask(line)).aloud is not None) is aloud
    if aloud:
        assert (await ask("/move nonsense")).aloud is not None, "everybody has read how the draft came about"
        await ask("/undo")
        await ask(line, private=True)
        assert (await ask("/move nonsense")).aloud is None, "this draft is nobody else's to know"


@contextmanager
def held_by_another(database: Path) -> Iterator[None]:
    """Holds a database as another program does that writes to it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.usefixtures("trouble_is_expected")
async def test_while_another_program_holds_the_database_members_are_told_within_a_second_to_try_again(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in people:
        person.patient = False
    with held_by_another(app.settings.file):
        began = monotonic()
        said = await people[0].types("/move end")
        assert "try again in a moment" in said and monotonic() - began < SOON
        assert "Ann" in await people[1].types("/score"), "what only looks goes on"
    assert is_taken(await people[0].types("/move end"))


def move(path: Path, to: Path) -> None:
    path.replace(to)


@pytest.mark.usefixtures("trouble_is_expected")
async def test_while_the_database_is_gone_no_move_is_taken_and_that_is_said(
    app: App, chat: Chat, hours: Hours, tmp_path: Path
) -> None:
    people = await seat_down(app, chat, "toy pace=1d", "Ann", "Bob")
    told, entries = len(chat.delivered), (await playing_at(app)).match.entries
    move(app.settings.file, tmp_path / "away")
    hours.at += 2 * 86400.0
    assert await Timekeeper(app.store, hours, lambda: None).tick() > 1
    for person in people:
        assert "database is not where it was" in await person.types("/move end")
    assert "Ann" in await people[0].types("/score"), "what only looks goes on"
    assert len(chat.delivered) == told
    move(tmp_path / "away", app.settings.file)
    assert (await playing_at(app)).match.entries == entries
    assert "database" not in await people[0].types("/move end")
    assert (await playing_at(app)).match.entries > entries
