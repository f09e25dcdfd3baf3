"""What a chat may ask of the application stays one page, of which nothing is left unasked."""

from __future__ import annotations

import re
from inspect import isfunction
from pathlib import Path

import bot
from bot.app import port
from bot.app.app import App
from bot.settings import Settings

ASKED = frozenset(name for name in vars(port.Application) if not name.startswith("_"))
FUNCTIONS = frozenset(name for name in port.__all__ if isfunction(getattr(port, name)))
CHATS = "".join(path.read_text(encoding="utf-8") for path in Path(bot.__file__).parent.glob("chat_*/*.py"))


def test_chat_may_ask_no_more_than_can_be_kept_in_mind() -> None:
    assert len(ASKED | FUNCTIONS) <= 20


def test_application_answers_all_that_may_be_asked(tmp_path: Path) -> None:
    app = App(Settings(data=tmp_path))
    assert [name for name in ASKED if not hasattr(app, name)] == []


def test_nothing_may_be_asked_that_no_chat_asks() -> None:
    asked = {name for name in ASKED if re.search(rf"app\.{name}\b", CHATS)}
    called = {name for name in FUNCTIONS if re.search(rf"\b{name}\(", CHATS)}
    assert (ASKED - asked, FUNCTIONS - called) == (set(), set())
