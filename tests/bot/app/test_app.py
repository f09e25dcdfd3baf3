"""The application as a whole: each event once, a clear answer to anything, names cleaned."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.commands import index
from bot.app.front.forgetting import KEEP_EVENTS, KEEP_POSTS
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Actor, Command, Reply
from bot.app.speech.names import clean_name
from bot.app.speech.reports import Moved
from rules.core import library
from rules.core import match as matches
from storage.errors import Replaced
from tests.bot.app.chat import (
    EVENTS,
    Chat,
    Person,
    choices,
    find,
    is_taken,
    labels,
    open_app,
    playing_at,
    press_of,
    seat_down,
    table_at,
)
from tests.bot.app.faults import fault
from tests.bot.app.outside import Hours, KnownLuck


async def dump(app: App) -> bytes:
    return matches.dump((await playing_at(app)).match)


async def test_an_event_that_is_delivered_again_is_only_answered_again(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        answer = await first.types("/move forage", event="once")
        before, posts = await dump(app), len(chat.posts)
        for _ in range(3):
            assert await first.types("/move forage", event="once") == answer
            assert first.seen[-1] == first.seen[-2]
        assert (await dump(app), len(chat.posts)) == (before, posts)


async def test_a_press_that_is_delivered_again_is_only_answered_again(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await first.types("/play")
        await first.presses("Draw a card")
        done = find(first.seen[-1], "Reveal").press
        answer = await first.presses_data(done, event="once")
        before = await dump(app)
        assert await first.presses_data(done, event="once") == answer
        assert await dump(app) == before


async def test_an_event_that_was_refused_is_refused_again_when_it_would_be_legal_by_now(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
        refused = await second.types("/move end", event="early")
        assert "not your turn" in refused
        await first.types("/move end")
        before = await dump(app)
        assert await second.types("/move end", event="early") == refused
        assert await dump(app) == before
        assert "Sent: end" in await second.types("/move end", event="late")


async def test_events_are_known_after_a_restart_for_a_while(tmp_path: Path) -> None:
    hours = Hours()
    chat = Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        answer = await first.types("/move forage", event="once")
    async with open_app(tmp_path, hours, chat) as (app, _):
        first = Person(app, first.name)
        before = await dump(app)
        assert await first.types("/move forage", event="once") == answer
        assert await dump(app) == before
        hours.at += KEEP_EVENTS + 1
        await first.types("/language en")
        async with app.store.read() as tx:
            assert await tx.events.seen(Chat.name, f"{first.actor.user} once") is None


async def test_posts_are_known_for_a_while_after_the_end_of_their_game(tmp_path: Path) -> None:
    hours, chat = Hours(), Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        table = (await playing_at(app)).table
        board = list(chat.posts)[-1]
        for days, over, told in ((0, False, 1), (0, True, 1), (89, True, 1), (2, True, 0)):
            hours.at += days * 24 * 3600.0
            if over and not days:
                await first.presses_data(f"resign:{table.id}")
            await first.types("/language en")
            async with app.store.read() as tx:
                assert len(await tx.outbox.tables_of(board)) == told
        assert hours.at > 1_000_000 + KEEP_POSTS


async def test_nobody_is_given_the_answer_to_somebody_elses_event(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
        await first.types("/notes my plan", event="same")
        await first.types("/move forage", event="same")
        answer = await second.types("/move forage", event="same")
        assert "not your turn" in answer
        assert "draws" not in answer


async def test_two_deliveries_at_once_are_carried_out_once(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        entries = (await playing_at(app)).match.entries
        answers = await asyncio.gather(*(first.types("/move forage", event="once") for _ in range(5)))
        assert len(set(answers)) == 1
        assert (await playing_at(app)).match.entries == entries + 1


async def test_an_unknown_command_is_answered_by_similar_ones(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        assert "There is no command /moove. Did you mean /move" in await ann.types("/moove")
        assert "/help" in await ann.types("/xyzzy")
        assert "no command /" in await ann.types("/")
        assert "\n/board - " in await ann.types("/help boad")
        assert "/rules notation" in await ann.types("/help move")


async def all_help(person: Person) -> str:
    """Returns what the help tells of all commands, page by page."""
    said = [await person.types("/help all")]
    while following := [label for label in labels(person.seen[-1]) if label.endswith("▶")]:
        said.append(await person.presses(following[0]))
    return "\n".join(said)


async def test_help_explains_every_command_in_every_language(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        for language in languages():
            ann = Person(app, "Ann", language)
            overview = await all_help(ann)
            await ann.types("/help")
            assert overview.startswith(await ann.presses_data(press_of(ann.seen[-1], "help")))
            infos = app.guide(language).commands
            for info in infos:
                assert re.search(rf"/{info.name}\b", overview)
                assert info.summary in await ann.types(f"/help {info.name}")
            assert {info.name for info in infos} >= {*index.COMMANDS, "why", "left"}
            assert all(0 < len(info.summary) <= 100 for info in infos), "a chat shows a hundred characters"


async def test_help_is_four_lines_and_leads_to_what_somebody_new_needs(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        assert len((await ann.types("/help")).splitlines()) == 4
        short = ann.seen[-1]
        groups = ["Tables", "Your turn", "Looking", "Yourself", "For hosts", "Questions"]
        assert labels(short) == ["New table", "Practice", "Learn to play", "Rules", "My games", "All commands", *groups]
        everything = await all_help(ann)
        for group in groups:
            said = await ann.presses(group, short)
            assert said in everything and said.startswith(f"{group}\n") and labels(ann.seen[-1]) == groups
        assert "Which game" in await ann.presses("Rules", short)
        assert "Mexica" in await ann.presses("Mexica")
        assert "Which game" in await ann.presses("New table", short)
        assert "is open for Tikal" in await ann.presses("Tikal")
        assert "Which game" in await ann.presses("Practice", short)
        assert "all its seats are yours" in await ann.presses("Java")
        assert "Tikal at table" in await ann.presses("My games", short)


async def test_help_explains_a_question_for_each_game_that_has_it(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        said = await Person(app, "Ann").types("/help why")
        assert "Mexica: /why [@TABLE] SQUARE - Show what is on a square" in said
        assert "Tikal: /why [@TABLE] SPACE - Show what is on a space" in said


async def test_help_explains_what_can_be_asked_in_a_game(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        said = await Person(app, "Ann").types("/help Caylus")
        for question in library.load("caylus").questions:
            assert f"Caylus: /{question.name} " in said
        assert "/rules caylus" in said


async def test_commands_are_understood_in_any_case(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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
async def test_a_press_that_no_button_has_is_answered(tmp_path: Path, data: str) -> None:
    async with open_app(tmp_path) as (app, chat):
        answer = await Person(app, "Ann").presses_data(data)
        assert answer
        assert "our side" not in answer
        assert chat.posts == {}


async def test_half_characters_in_a_command_that_must_wait_for_its_table_are_left_out(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        ann.actor = Actor(platform=Chat.name, user="u-ann", name="Ann \ud83d")
        for _ in range(2):
            await ann.types("/new toy practice")
            await ann.presses("Start", chat.lobby)
        assert await ann.types("/board \ud800text") == "Which table do you mean?"
        assert "Round 1" in await ann.presses_data(choices(ann.seen[-1])[0].press)


async def test_indexes_beyond_what_is_offered_are_refused(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await first.types("/play")
        head = choices(first.seen[-1])[0].press.rpartition(":")[0]
        before = await dump(app)
        for index in ("99", "-1", "x", "", "4294967296999"):
            assert "not there any more" in await first.presses_data(f"{head}:{index}")
        assert await dump(app) == before


async def test_the_buttons_of_a_lobby_with_numbers_that_are_not_there_are_refused(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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


async def test_a_full_disk_is_our_fault(tmp_path: Path, trouble_is_expected: None) -> None:
    async with open_app(tmp_path) as (app, _):
        async with fault(app.settings.database, "BEFORE INSERT ON tables"):
            answer = await Person(app, "Ann", language="cs").types("/new toy")
        assert answer == Words("cs")("trouble-our-fault")


async def test_a_strange_name_does_no_harm_anywhere(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        names = ["**Ann** `x` <script>alert(1)</script>", "@everyone {$seat} \ue000u-9\ue002Eve\ue001 " + "W" * 60]
        people = [Person(app, name) for name in names]
        for number, person in enumerate(people):
            person.actor = Actor(platform=Chat.name, user=f"u-{number}", name=names[number], language="en")
        await people[0].types("/new toy seats=2")
        await people[1].presses("Join", chat.lobby)
        await people[0].types("/start")
        playing = await playing_at(app)
        first = next(p for p in people if clean_name(p.actor.name) == playing.names[0])
        for line in ("/move forage", "/play", "/score", "/log", "/board text", "/mydata", "/move end"):
            await first.types(line)
        assert all(user.startswith("u-") and user != "u-9" for users in chat.calls() for user in users)
        text = "\n".join(chat.said)
        assert "**Ann** `x` <script>alert(1)</script>" in text


async def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        match = (await playing_at(app)).match
        hand = match.state.players[0].hand
        await people[0].types("/notes hollow-tree-plan")
        await people[0].types(f"/move bury {hand[0]}")
        await people[0].types("/move bury nothing; screech")
        await people[0].types("/board text")
        await people[0].types("/play")
        await people[0].types("/move end")
        await people[1].types("/hand")
    logged = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    for secret in (match.header.secret, match.state.salt, "hollow-tree-plan", "hazel", "acorn", "walnut", "bury"):
        assert secret not in logged


def test_every_command_has_its_words() -> None:
    for language in languages():
        words = Words(language)
        for name in index.COMMANDS:
            assert words.has(f"command-{name}")
            assert words.has(f"usage-{name}")


async def test_a_channel_with_another_id_keeps_its_tables_and_calls_there(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
        assert (await people[0].in_thread("", "great-hall").types("/move shake")).startswith("Sent")
        assert list(chat.posts.values())[-1].place.channel == "great-hall"


async def test_what_was_set_for_a_channel_holds_under_its_new_id(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann", manager=True)
        await ann.types("/settings")
        await ann.presses_data("house:channels:here")
        await ann.presses_data("house:language:cs")
        await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
        await app.note(Moved(platform=Chat.name, old="hall", new="great-hall"))
        await ann.in_thread("", "great-hall").types("/new toy")
        assert "hostitel: Ann" in chat.said[-1]


async def test_what_need_be_said_once_is_known_to_have_been_said(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        assert [await app.memory.first_time(Chat.name, "hello", keep=KEEP_EVENTS) for _ in range(2)] == [True, False]
        assert await app.memory.first_time("other", "hello", keep=KEEP_EVENTS)


async def test_somebody_is_spoken_to_in_his_own_language_or_that_of_his_client(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        assert (await app.chosen(Chat.name, ann.actor.user)).words.language == "en"
        assert (await app.chosen(Chat.name, ann.actor.user, "cs-CZ")).words.language == "cs"
        await ann.types("/language cs")
        assert (await app.chosen(Chat.name, ann.actor.user, "en")).words.language == "cs"


@pytest.mark.parametrize(("game", "aloud"), [("tikal", True), ("toy", False)])
async def test_only_what_everybody_could_know_may_be_said_aloud(game: str, aloud: bool, tmp_path: Path) -> None:
    """A refusal may tell of hidden things where there are any, and of a draft that was not typed openly."""
    async with open_app(tmp_path) as (app, chat):
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
    tmp_path: Path,
) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        for person in people:
            person.patient = False
        with held_by_another(app.settings.database):
            began = monotonic()
            said = await people[0].types("/move end")
            assert "try again in a moment" in said and monotonic() - began < 1
            assert "Ann" in await people[1].types("/score"), "what only looks goes on"
        assert is_taken(await people[0].types("/move end"))


def move(path: Path, to: Path) -> None:
    path.replace(to)


@pytest.mark.usefixtures("trouble_is_expected")
async def test_while_the_database_is_gone_no_move_is_taken_and_that_is_said(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours) as (app, chat):
        people = await seat_down(app, chat, "toy pace=1d", "Ann", "Bob")
        told, entries = len(chat.delivered), (await playing_at(app)).match.entries
        move(app.settings.database, tmp_path / "away")
        hours.at += 2 * 86400.0
        assert await Timekeeper(app.store, hours, lambda: None).tick() > 1
        for person in people:
            assert "database is not where it was" in await person.types("/move end")
        assert "Ann" in await people[0].types("/score"), "what only looks goes on"
        assert len(chat.delivered) == told
        move(tmp_path / "away", app.settings.database)
        assert (await playing_at(app)).match.entries == entries
        assert "database" not in await people[0].types("/move end")
        assert (await playing_at(app)).match.entries > entries


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_post_is_not_delivered_again_and_again_while_that_cannot_be_stored(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        chat.before = lambda post: app.settings.database.unlink(missing_ok=True)
        await Person(app, "Ann", patient=False).types("/new toy")
        for _ in range(5):
            with suppress(Replaced):  # it was deleted while the outbox was read
                await app.drain()
        assert len(chat.delivered) == 1
