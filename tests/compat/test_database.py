"""A database of an earlier state of Longtable is gone on with: its games, drafts, orders, posts, votes and buttons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.app import App
from bot.app.play.tables import Playing
from bot.cli import main
from bot.cli.verify import _problem_of
from rules.core import codec, history, record
from rules.core.log import effective
from rules.core.match import Match
from rules.core.play import RandomPlayer, play_on
from tests.bot.app.chat import Person, choices, playing_at
from tests.compat.stored import RECORDS, REMEMBERED, log_at, started, stored, table_of, unpack

EACH = pytest.mark.parametrize("table", [table_of(file) for file in RECORDS], ids=[file.stem for file in RECORDS])
TITLES = {"caylus", "java", "magellan", "mexica", "tikal"}
"""The games of version 0.1.0; one that came later has no table in its database."""


def people_of(app: App, playing: Playing) -> list[Person]:
    """Returns who sits at a table, in the order of seats, in its thread; of several seats of one each is numbered."""
    return [Person(app, name.split()[0]).in_thread(playing.table.thread) for name in playing.names]


async def running(app: App) -> list[Playing]:
    """Returns the tables at which a move is waited for."""
    async with app.store.read() as tx:
        tables = await tx.tables.running()
    return [await playing_at(app, table.id) for table in tables if table.paused_at is None]


async def verify(app: App, found: Iterable[Playing]) -> None:
    """Checks games as they are stored now."""
    for playing in found:
        assert await _problem_of(app.store, playing.table) == ""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the database, in which commands look for it."""
    monkeypatch.setenv("LONGTABLE_DATA", str(tmp_path))
    return tmp_path


def test_every_game_is_as_its_log_says(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unpack(folder)
    assert main(["verify"]) == 0
    assert capsys.readouterr().out == f"{len(RECORDS)} games, none with a fault\n"


def test_every_game_is_exported_as_it_was_then(folder: Path) -> None:
    unpack(folder)
    assert main(["export", "--all", "--out", str(folder / "records")]) == 0
    exported = {file.name: record.read(file.read_text(encoding="utf-8")) for file in (folder / "records").iterdir()}
    assert exported == {file.name: record.read(file.read_text(encoding="utf-8")) for file in RECORDS}


@EACH
def test_a_game_goes_on_to_its_end(table: str) -> None:
    found = stored()[table]
    match, log = found.playing.match, list(found.log)
    for moved in play_on(match, Random(table).randrange):
        match = moved.match
        log += moved.entries
    assert match.over
    again = history.replay(match.header, log)
    history.verify_draws(match.header, log)
    assert codec.digest(again.state) == codec.digest(match.state)


@EACH
def test_a_game_goes_back_to_any_final_entry(table: str) -> None:
    found = stored()[table]
    final = [entry for entry in effective(found.log) if entry.barrier]
    for entry in Random(table).choices(final, k=2):
        back = history.rewind(found.playing.match, found.log, entry.n).match
        assert codec.digest(back.state).startswith(entry.digest)


async def test_players_go_on_where_they_stopped(folder: Path) -> None:
    async with started(folder) as (app, _):
        tables = await running(app)
        for playing in tables:
            await play_some(app, playing, 4)
        await verify(app, tables)
    assert {playing.table.game for playing in tables} == TITLES


async def play_some(app: App, playing: Playing, moves: int) -> None:
    """Lets the players of a table type some moves, with one taken back now and then."""
    luck = Random(playing.table.id)
    people, player = people_of(app, playing), RandomPlayer(luck.randrange)
    for _ in range(moves):
        match = (await playing_at(app, playing.table.id)).match
        if match.over:
            return
        if match.drafting is not None and luck.random() < 0.2:
            await people[match.drafting].types("/undo")
            continue
        seat, action = player.choose(match)
        line = f"/move {match.game.format(action)}"
        answer = await people[seat].types(line)
        if match.game.forgone(match.state, seat, action):
            answer = await people[seat].types(line)
        assert not people[seat].refused, answer


async def test_an_open_draft_is_taken_back_and_made_again(folder: Path) -> None:
    async with started(folder) as (app, _):
        drafts = [playing for playing in await running(app) if playing.match.draft]
        for playing in drafts:
            before = playing.match
            *kept, last = before.draft
            person = people_of(app, playing)[last.seat]
            await person.types("/undo")
            assert list((await playing_at(app, playing.table.id)).match.draft) == kept
            await person.types(f"/move {last.action}")
            after = (await playing_at(app, playing.table.id)).match
            assert [entry.action for entry in after.draft] == [entry.action for entry in before.draft]
            assert codec.digest(after.state) == codec.digest(before.state)
        await verify(app, drafts)
    assert len(drafts) > 4


async def test_standing_orders_go_on_answering(folder: Path) -> None:
    answered, listed = 0, list[bool]()
    async with started(folder) as (app, _):
        ordered = [playing for playing in await running(app) if await orders_at(app, playing)]
        for playing in ordered:
            listed += ["\n1. " in await person.types("/orders") for person in people_of(app, playing)]
            answered += await answered_at(app, playing)
        await verify(app, ordered)
    assert len(ordered) > 10
    assert sum(listed) > 20
    assert answered > len(ordered)


async def orders_at(app: App, playing: Playing) -> int:
    async with app.store.read() as tx:
        return len(await tx.orders.of(playing.table.id))


async def answered_at(app: App, playing: Playing) -> int:
    """Lets those who are called answer harmlessly a few times; returns how many answers orders gave meanwhile."""
    people, before = people_of(app, playing), len(await log_at(app, playing.table.id))
    for _ in range(6):
        match = (await playing_at(app, playing.table.id)).match
        if not match.over:
            await people[match.awaited[0]].types(f"/move {harmless(match)}")
    return sum(entry.by == "order" for entry in (await log_at(app, playing.table.id))[before:])


def harmless(match: Match) -> str:
    return match.game.format(match.game.default(match.state, match.awaited[0]))


async def test_posts_that_could_not_be_delivered_are_delivered(folder: Path) -> None:
    async with started(folder) as (app, chat):
        await app.drain()
        async with app.store.read() as tx:
            assert await tx.outbox.next_due() is None
    assert len(set(REMEMBERED["waiting"]) & {post.key for post in chat.delivered}) > 10


async def test_a_paused_table_is_resumed_by_its_host(folder: Path) -> None:
    async with started(folder) as (app, chat):
        async with app.store.read() as tx:
            (table,) = [table for table in await tx.tables.running() if table.paused_at is not None]
        playing = await playing_at(app, table.id)
        for person in people_of(app, playing):
            await person.types("/resume")
        assert (await playing_at(app, table.id)).table.paused_at is None
        await play_some(app, playing, 2)
        await verify(app, [playing])
    assert any(post.place.thread == table.thread for post in chat.delivered)


async def test_buttons_of_then_still_do_what_they_say(folder: Path) -> None:
    async with started(folder) as (app, chat):
        for button in REMEMBERED["buttons"]:
            person, before = Person(app, button["name"]), await named(app, button["table"])
            said, after = await person.presses_data(button["press"]), await named(app, button["table"])
            match button["label"]:
                case "Start":
                    assert chat.said[-1].startswith("The game begins"), said
                case "Agree":
                    assert "has gone back" in said
                    assert after[0].match.entries == before[0].match.entries + 1
                case "Done":
                    assert after[0].match.entries == before[0].match.entries + 1
                case _:
                    assert any(choice.press.startswith("p:") for choice in choices(person.seen[-1])), said
            await verify(app, after)


async def named(app: App, name: str) -> list[Playing]:
    """Returns what is played, or was, at the table of a name; nothing where no game has begun."""
    async with app.store.read() as tx:
        ids = [table.id for table in await tx.tables.everywhere(("running", "over")) if table.name == name]
    return [await playing_at(app, id) for id in ids]


async def test_an_event_that_comes_again_gets_the_answer_of_then(folder: Path) -> None:
    typed = REMEMBERED["typed"]
    async with started(folder) as (app, chat):
        assert await Person(app, typed["name"]).types(typed["line"], event=typed["event"]) == typed["said"]
        assert not [key for key in chat.posts if key.startswith("lobby-")], "no second table"
