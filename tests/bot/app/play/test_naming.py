"""What tables are called."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import bot.words
from bot.app.commands.colours import ANY
from bot.app.outside import Luck
from bot.app.play.naming import NAMES, free_name, is_name
from rules.core import library
from tests.bot.app.chat import Person, open_app, table_at

WORDS = Path(bot.words.__path__[0])


async def test_tables_of_a_channel_never_share_a_name_and_each_can_be_typed(tmp_path: Path) -> None:
    names: list[str] = []
    async with open_app(tmp_path) as (app, _):
        await Person(app, "Ann").types("/new toy")
        first = await table_at(app)
        async with app.store.write() as tx:
            for number in range(249):
                name = await free_name(tx, first.platform, first.channel, Luck())
                await tx.tables.add(replace(first, id=f"t{number}", name=name))
            elsewhere = await free_name(tx, first.platform, "elsewhere", Luck())
            names = [table.name for table in await tx.tables.everywhere()]
    assert len(set(names)) == 250
    assert all(is_name(name.lower()) and len(name.split()) == 1 for name in names)
    assert set(NAMES) < set(names)
    assert elsewhere in NAMES


@pytest.mark.parametrize("word", ["", "12", "-2", "sage-", "sage-x", "sages", "b4-c4"])
def test_other_words_are_no_names(word: str) -> None:
    assert not is_name(word)


def test_nothing_else_that_follows_a_command_is_called_like_a_table() -> None:
    ids = re.compile(r"^[a-z]+-(?:verb|order|token|topic-name|question)-([\w.-]+) =", re.M)
    colours = re.compile(r"^colour-\w+ = (.+)$", re.M)
    words = {"text", "all", "cancel", "undo", "export", "delete", ANY, *library.games()}
    for path in WORDS.glob("*/*.ftl"):
        said = path.read_text(encoding="utf-8")
        words |= {*ids.findall(said), *colours.findall(said)}
    assert {"place", "cook", "auction", "worth", "pink", "růžová"} <= words
    assert not any(map(is_name, words))
