from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.bot.chat_web.pages import DESKTOP, open_browser, open_firefox
from tests.bot.chat_web.visitors import Home, Table, open_real_table, open_table
from tests.bot.drawing import one_studio_for_all

__all__ = ["one_studio_for_all"]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with open_table(tmp_path / "longtable.sqlite") as table:
        yield table


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests, which open windows of their own; they run in its loop."""
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def firefox() -> AsyncIterator[Browser]:
    """A browser of other makers, likewise."""
    async with open_firefox() as browser:
        yield browser


@pytest.fixture(params=["browser", "firefox"])
def any_browser(request: pytest.FixtureRequest) -> Browser:
    """Each of the browsers, for what is tried in both: nothing of a page may ask for one alone."""
    found: Browser = request.getfixturevalue(request.param)
    return found


@pytest_asyncio.fixture(loop_scope="session")
async def home(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> AsyncIterator[Home]:
    """A real web table and a window, that of a desk unless a test names the size of another."""
    size = getattr(request, "param", DESKTOP)
    async with (
        open_real_table(tmp_path / "longtable.sqlite") as table,
        await browser.new_context(viewport=size, locale="en-GB") as context,
    ):
        yield Home(table, context)
