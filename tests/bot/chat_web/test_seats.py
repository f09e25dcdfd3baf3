"""The seats above the board say in words what stands beside their points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin_alone
from tests.bot.chat_web.visitors import open_real_table


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_seat_says_which_points_are_hidden_and_since_when_it_is_to_move(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new magellan practice")
        page = await sit(browser, ada, thread)
        tags = page.page.locator(".sitter.asked .sitter-tags > *")
        await expect(tags).to_have_text(["+18 hidden", re.compile(r"^to move: \d+m$")])
        assert page.errors == []
        await page.page.context.close()
