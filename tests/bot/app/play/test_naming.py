"""What tables are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.words
from bot.app.commands.colours import ANY
from bot.app.outside import Luck
from bot.app.play.naming import free_name, is_name
from rules.core import library

WORDS = Path(bot.words.__path__[0])


def test_tables_of_a_channel_never_share_a_name_and_each_can_be_typed() -> None:
    names: set[str] = set()
    for _ in range(250):
        names.add(free_name(frozenset(names), Luck()))
    assert len(names) == 250
    assert all(is_name(name.lower()) and len(name.split()) == 1 for name in names)


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
