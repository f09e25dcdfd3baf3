"""Lines of the log tell what was being done: the table, the number of entries, and the kind of intent; never what."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

from bot import about
from bot.cli.logs import AsJson, AsText
from tests.bot.app.chat import Person, open_app, playing_at, seat_down, table_at

SECRET = "quincunx"
"""What a member writes for themselves alone."""


class Lines:
    """What is logged of the application, from the finest line on."""

    def __init__(self, formatter: logging.Formatter) -> None:
        self.written = io.StringIO()
        self.handler = logging.StreamHandler(self.written)
        self.handler.setFormatter(formatter)

    def __enter__(self) -> Lines:
        self._level = logging.getLogger("bot").level
        logging.getLogger("bot").setLevel(logging.DEBUG)
        logging.getLogger("bot").addHandler(self.handler)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("bot").removeHandler(self.handler)
        logging.getLogger("bot").setLevel(self._level)

    def __iter__(self) -> Iterator[str]:
        return iter(self.written.getvalue().splitlines())


async def test_a_line_tells_table_entry_and_intent_of_a_command_and_nothing_that_was_typed(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        playing = await playing_at(app)
        with Lines(AsJson()) as lines:
            await people[0].types(f"/notes {SECRET}")
            await people[playing.match.awaited[0]].types(f"/move {SECRET}")
            await people[0].types(f"/{SECRET}")
    notes, move, unknown = (json.loads(line) for line in lines)
    table = {"table": playing.table.id}
    assert (notes["intent"], move["intent"], unknown["intent"]) == ("notes", "move", "unknown")
    assert move.items() >= (table | {"entry": playing.match.entries, "level": "debug"}).items()
    assert move["message"] == "an intent was refused" and move["process"] > 0
    assert table.items() <= notes.items() and "table" not in unknown
    assert SECRET not in lines.written.getvalue()


async def test_what_fails_while_a_post_is_delivered_names_its_table(tmp_path: Path) -> None:
    def fail(_: object) -> None:
        raise RuntimeError

    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        with Lines(AsText()) as lines:
            chat.before = fail
            await ann.types("/new toy")
            await app.drain()
            chat.before = lambda _: None
        table = await table_at(app)
    assert any(line.endswith(f"(table {table.id}, intent post)") for line in lines)


def test_what_was_being_done_before_is_done_again_when_something_within_has_ended() -> None:
    assert about.now() == {}
    about.note(table="t1")
    assert about.now() == {}, "nothing is being done"
    with about.doing("clock", "t1"):
        about.note(entry=3)
        with about.doing("post", "t2"):
            assert about.now() == {"table": "t2", "intent": "post"}
        assert about.now() == {"table": "t1", "intent": "clock", "entry": 3}
    assert about.now() == {}
