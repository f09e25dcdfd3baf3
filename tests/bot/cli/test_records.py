import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.quiet import Quiet
from bot.app import create_app
from bot.app.speech.messages import Actor, Command, Place, Post
from bot.app.speech.text import as_plain
from bot.cli.records import CLOSED_THERE, MAYBE_OPEN_THERE, MOVED, RUNNING
from bot.settings import Settings
from rules.core import history, record
from storage.lock import hold

DATABASE = Path("data/longtable.sqlite")


class Lounge(Quiet):
    """The web table's channel in memory."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.closed: list[str] = []

    async def deliver(self, post: Post) -> str:
        self.posts.append(post)
        return str(len(self.posts))

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        return Place(platform="web", channel="lounge", thread=key)

    async def close_thread(self, place: Place) -> None:
        self.closed.append(place.thread)

    @property
    def said(self) -> list[str]:
        return [as_plain(post.message.text) for post in self.posts]


def type_lines(*lines: tuple[str, str]) -> tuple[list[str], Lounge]:
    """Starts the application on what was imported, lets members type lines, and returns the answers."""

    async def type_them() -> list[str]:
        app = create_app(Settings())
        app.attach("web", lounge)
        await app.start()
        answers = []
        try:
            await app.drain()
            for number, (name, line) in enumerate(lines):
                command, _, words = line.partition(" ")
                reply = await app.command(
                    Command(
                        event=f"e{number}",
                        actor=Actor(platform="web", user=name, name=name),
                        place=Place(platform="web", channel="lounge"),
                        name=command,
                        line=words,
                        private=True,
                    )
                )
                await app.drain()
                answers.append(as_plain(reply.message.text) if reply.message else "")
        finally:
            await app.stop()
        return answers

    lounge = Lounge()
    return asyncio.run(type_them()), lounge


def table_in(said: str) -> tuple[str, str]:
    """The name and the id of the table that import told of."""
    found = re.search(r"is now table (.+) \(([a-z0-9]{8})\)", said)
    assert found is not None
    return found[1], found[2]


class TestImporting:
    def test_a_finished_game_becomes_a_table_that_can_be_looked_at(self, run: Any, record: Path) -> None:
        done = run("import", record)
        assert done.status == 0
        assert done.out.endswith("Before the Frost, finished\n")
        name, _ = table_in(done.out)
        [score], lounge = type_lines(("ann", f"score @{name}"))
        assert "Open seat P0" in score
        assert any("is over" in said for said in lounge.said)

    def test_a_running_game_goes_on_when_members_take_its_seats(self, run: Any, running: Path) -> None:
        done = run("import", running)
        name, _ = table_in(done.out)
        assert done.out.endswith(
            f"Before the Frost, running, 3 open seats\nMembers take its seats with /join @{name}.\n{MAYBE_OPEN_THERE}\n"
        )
        lines = [(who, f"join @{name}") for who in ("ann", "bob", "cyd", "dan")]
        answers, lounge = type_lines(*lines, *((who, f"legal @{name}") for who in ("ann", "bob", "cyd")))
        assert "/join" in lounge.said[0]
        for who, taken in (("ann", True), ("bob", True), ("cyd", True), ("dan", False)):
            assert any(f"{who} joins the game and takes over" in said for said in lounge.said) == taken
        assert sum("forage" in answer or "end" in answer for answer in answers[4:]) == 1
        assert run("verify").out == "1 game, none with a fault\n"

    def test_who_takes_the_first_seat_is_the_host(self, run: Any, running: Path) -> None:
        name, _ = table_in(run("import", running).out)
        lines = [("ann", "join"), ("bob", "join"), ("bob", "pause"), ("ann", "pause")]
        answers, _ = type_lines(*((who, f"{command} @{name}") for who, command in lines))
        assert answers[0].startswith(f"You have taken over a seat at table {name} and are its host.")
        assert answers[1].startswith(f"You have taken over a seat at table {name}.")
        assert "Only the host" in answers[2]
        assert "is paused" in answers[3]

    def test_who_has_played_is_given_the_own_seat_again_where_the_game_goes_on(
        self, run: Any, running: Path, tmp_path: Path
    ) -> None:
        name, _ = table_in(run("import", running).out)
        type_lines(*((who, f"join @{name}") for who in ("ann", "bob", "cyd")))
        run("export", name, "--move", "--out", tmp_path / "moved.txt")
        name, _ = table_in(run("import", tmp_path / "moved.txt").out)
        answers, lounge = type_lines(*((who, f"join @{name}") for who in ("cyd", "dan", "ann")))
        assert any("cyd is back in the game" in said for said in lounge.said)
        assert any("dan joins the game and takes over: Open seat P0" in said for said in lounge.said)
        assert "somebody else has your seat" in answers[2]

    def test_nothing_happens_at_open_seats_until_somebody_takes_them(self, run: Any, running: Path) -> None:
        name, _ = table_in(run("import", running).out)
        type_lines(("ann", f"join @{name}"))
        again = run("export", name).out
        assert again == running.read_text(encoding="utf-8") + RUNNING
        assert "for the operator alone" in RUNNING

    def test_a_game_in_which_something_was_taken_back_is_as_it_should_be(self, run: Any, running: Path) -> None:
        read = record.read(running.read_text(encoding="utf-8"))
        later = [msgspec.structs.replace(entry, n=entry.n + 2 * (entry.n > 3)) for entry in read.entries]
        running.write_text(record.write(read.header, later), encoding="utf-8")
        assert run("import", running).status == 0
        assert run("verify").out == "1 game, none with a fault\n"

    def test_it_is_refused_beside_a_running_bot(self, run: Any, record: Path) -> None:
        with hold(DATABASE):
            done = run("import", record)
        assert done.status == 1
        assert "is in use by process" in done.err

    def test_a_record_that_was_tampered_with_changes_nothing(self, run: Any, record: Path) -> None:
        assert run("migrate").status == 0
        text = record.read_text(encoding="utf-8")
        record.write_text(text.replace(" player pass ", " player hush ", 1), encoding="utf-8")
        done = run("import", record)
        assert done.status == 2
        assert "entry " in done.err
        assert run("verify").out == "0 games, none with a fault\n"

    @pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"longtable record 1\ngame toy\n"])
    def test_a_file_that_is_no_record_makes_no_database(self, content: bytes, run: Any, tmp_path: Path) -> None:
        (tmp_path / "bad.txt").write_bytes(content)
        assert run("import", tmp_path / "bad.txt").status == 2
        assert not DATABASE.exists()


def without_comments(record: Path) -> str:
    """Returns a record without what random play tells beside it, the scores."""
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#"))


class TestExporting:
    def test_what_was_imported_is_exported_again_by_name_or_id(self, run: Any, record: Path) -> None:
        name, id = table_in(run("import", record).out)
        text = without_comments(record)
        assert run("export", name.upper()).out == text
        assert run("export", id).out == text

    def test_it_is_written_to_a_new_file_that_only_the_owner_reads(
        self, run: Any, record: Path, tmp_path: Path
    ) -> None:
        name, _ = table_in(run("import", record).out)
        out = tmp_path / "out.txt"
        assert run("export", name, "--out", out).status == 0
        assert out.read_text(encoding="utf-8") == without_comments(record)
        assert out.stat().st_mode & 0o777 == 0o600
        again = run("export", name, "--out", out)
        assert again.status == 1
        assert "exists already" in again.err

    def test_all_tables_are_written_into_a_folder(self, run: Any, record: Path, running: Path, tmp_path: Path) -> None:
        ids = [table_in(run("import", path).out)[1] for path in (record, running)]
        done = run("export", "--all", "--out", tmp_path / "all")
        assert done.out == f"2 records written to {tmp_path / 'all'}\n"
        assert {path.name for path in (tmp_path / "all").iterdir()} == {f"toy-{id}.txt" for id in ids}

    def test_drafts_are_not_in_it(self, run: Any, running: Path) -> None:
        read = record.read(running.read_text(encoding="utf-8"))
        before = history.replay(read.header, read.entries)
        seat = before.awaited[0]
        who, card = ("ann", "bob", "cyd")[seat], before.state.players[seat].hand[0]
        name, _ = table_in(run("import", running).out)
        joining = [(each, f"join @{name}") for each in ("ann", "bob", "cyd")]
        answers, _ = type_lines(*joining, (who, f"move @{name} bury {card}"), (who, f"undo @{name}"))
        assert "bury" in answers[-2]
        assert run("export", name).out == running.read_text(encoding="utf-8") + RUNNING
        with sqlite3.connect(DATABASE) as database:
            [stored] = database.execute("SELECT count(*) FROM entries").fetchone()
        database.close()
        assert stored == len(read.entries) + 2

    @pytest.mark.parametrize(
        ("arguments", "status", "why"),
        [
            ((), 2, "name a table, or say --all"),
            (("acacia", "--all"), 2, "name a table, or say --all"),
            (("--all",), 2, "--all needs --out"),
            (("acacia", "--move"), 2, "--move needs one table, and --out"),
            (("--all", "--move", "--out", "all"), 2, "--move needs one table, and --out"),
            (("nowhere",), 1, "There is no database at"),
        ],
    )
    def test_what_makes_no_sense_is_refused(self, arguments: tuple[str, ...], status: int, why: str, run: Any) -> None:
        done = run("export", *arguments)
        assert (done.status, done.out) == (status, "")
        assert why in done.err

    def test_an_unknown_table_is_told_with_those_there_are(self, run: Any, record: Path) -> None:
        name, id = table_in(run("import", record).out)
        done = run("export", "nowhere")
        assert done.status == 1
        assert f"{name} ({id})" in done.err


class TestMoving:
    def test_a_running_game_is_closed_here_without_its_secret_and_goes_on_elsewhere(
        self, run: Any, running: Path, tmp_path: Path
    ) -> None:
        name, _ = table_in(run("import", running).out)
        type_lines(("ann", f"join @{name}"))
        out = tmp_path / "moved.txt"
        done = run("export", name, "--move", "--out", out)
        assert done.out.startswith(f"{name}: written to {out} and closed here")
        assert out.read_text(encoding="utf-8") == running.read_text(encoding="utf-8") + MOVED
        secret = record.read(running.read_text(encoding="utf-8")).header.secret
        lines = ("mygames", *(f"{command} @{name}" for command in ("board", "verify", "score")))
        answers, lounge = type_lines(*(("cyd", line) for line in lines))
        assert any("goes on there" in said for said in lounge.said)
        assert secret not in "".join([*answers, *lounge.said])
        assert all(f"There is no table called “{name}”" in answer for answer in answers[1:])
        again = run("import", out)
        assert again.out.endswith(f"{CLOSED_THERE}\n")
        assert run("verify").out == "1 game, none with a fault\n"

    def test_what_is_over_or_has_no_file_to_go_to_stays_as_it_is(self, run: Any, record: Path, running: Path) -> None:
        over, _ = table_in(run("import", record).out)
        done = run("export", over, "--move", "--out", "over.txt")
        assert (done.status, done.out) == (1, "")
        assert "is over" in done.err
        name, _ = table_in(run("import", running).out)
        Path("there.txt").touch()
        assert "exists already" in run("export", name, "--move", "--out", "there.txt").err
        assert run("export", name, "--move", "--out", "moved.txt").status == 0

    def test_it_is_refused_beside_a_running_bot(self, run: Any, running: Path) -> None:
        name, _ = table_in(run("import", running).out)
        with hold(DATABASE):
            done = run("export", name, "--move", "--out", "moved.txt")
        assert done.status == 1
        assert "is in use by process" in done.err
        assert not Path("moved.txt").exists()
