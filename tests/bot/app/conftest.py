"""Every test of the application also fails when something went wrong behind the scenes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.app import App
from tests.bot.app.chat import Chat, open_app
from tests.bot.app.outside import Hours

EXPECTED = "trouble_is_expected"


@pytest.fixture
def trouble_is_expected() -> None:
    """Lets a test provoke what is logged as a warning or an error."""


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test during which our own code logged a warning or an error: a missing word, a caught exception."""
    yield
    if EXPECTED in request.fixturenames:
        return
    ours = ("bot.", "rules.", "storage.", "render.")
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.get_records("teardown")]
    bad = [record for record in logged if record.name.startswith(ours) and record.levelno >= logging.WARNING]
    assert not bad, [record.getMessage() for record in bad]


@pytest.fixture
def hours() -> Hours:
    """The clock of a test that lets time pass itself."""
    return Hours()


@pytest.fixture
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[App, Chat]]:
    """An application that nothing has been done with yet, and the chat that it is attached to."""
    clock = request.getfixturevalue("hours") if "hours" in request.fixturenames else None
    async with open_app(tmp_path, clock) as opened:
        yield opened


@pytest.fixture
def app(opened: tuple[App, Chat]) -> App:
    return opened[0]


@pytest.fixture
def chat(opened: tuple[App, Chat]) -> Chat:
    return opened[1]
