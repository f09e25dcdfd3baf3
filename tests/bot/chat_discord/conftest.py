"""Every test of the Discord side fails as well when Discord had to refuse something, or our own code complained."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from discord.app_commands import Command, Group

from bot.app import App
from tests.bot.app.conftest import nothing_goes_wrong_unseen, trouble_is_expected
from tests.bot.chat_discord.loopback import OPENED, Discord
from tests.bot.chat_discord.people import server
from tests.bot.drawing import one_studio_for_all

__all__ = ["nothing_goes_wrong_unseen", "one_studio_for_all", "trouble_is_expected"]


@pytest.fixture(autouse=True)
def nothing_is_refused() -> Iterator[None]:
    """Fails a test during which the bot sent what Discord does not take."""
    OPENED.clear()
    yield
    refusals = [refusal for world in OPENED for refusal in world.refusals]
    assert not refusals, refusals


@pytest.fixture(autouse=True)
def nothing_is_translated_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves time that is not ours: for each word of a command discord.py asks in thirty languages, at every start."""
    for kind in (Command, Group):
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(translate: Any) -> Any:
    """Keeps what comes of translating a command for as long as the command is there."""

    async def translated(command: Command[Any, ..., Any] | Group, tree: Any, translator: Any) -> Any:
        if command not in TRANSLATED:
            TRANSLATED[command] = await translate(command, tree, translator)
        return TRANSLATED[command]

    return translated


TRANSLATED: WeakKeyDictionary[Command[Any, ..., Any] | Group, Any] = WeakKeyDictionary()


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[tuple[Discord, App]]:
    """A Discord on which nobody has said anything yet, and the bot on it."""
    async with server(tmp_path) as opened:
        yield opened


@pytest.fixture
def world(opened: tuple[Discord, App]) -> Discord:
    return opened[0]


@pytest.fixture
def app(opened: tuple[Discord, App]) -> App:
    return opened[1]
