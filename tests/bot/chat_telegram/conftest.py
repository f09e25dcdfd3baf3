"""Every test of the Telegram side also fails when something went wrong behind the scenes."""

from __future__ import annotations

import ssl
import sys
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.bot.app.conftest import nothing_goes_wrong_unseen, trouble_is_expected
from tests.bot.chat_telegram.world import World, open_world
from tests.bot.drawing import one_studio_for_all

__all__ = ["nothing_goes_wrong_unseen", "one_studio_for_all", "trouble_is_expected"]


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keeps requests to the loopback server away from any proxy of whoever runs the tests."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    yield


@pytest.fixture(autouse=True)
def nothing_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves time that is not ours: certificates are read once, a module that is not there is not searched for again."""
    monkeypatch.setattr(ssl, "create_default_context", create_default_context)
    monkeypatch.setitem(sys.modules, "sniffio", sys.modules.get("sniffio"))


create_default_context = cache(ssl.create_default_context)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A Telegram to which the bot is connected, and in which nobody has said anything yet."""
    async with open_world(tmp_path) as world:
        yield world
