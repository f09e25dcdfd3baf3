"""A game against a bot at the web table: what is written and two presses lead to the first decision."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.app.app import App
from bot.settings import Settings
from tests.bot.app.outside import KnownLuck
from tests.bot.app.searchers import InPlace
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin_alone, press_of
from tests.bot.chat_web.visitors import open_real_table


async def test_two_presses_lead_to_the_first_decision_against_a_bot(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        await ada.send("/new")
        asked = (await ada.messages())[-1]
        await ada.press(asked["id"], press_of(asked, "Play against a bot"))
        asked = (await ada.messages())[-1]
        await ada.press(asked["id"], press_of(asked, "Tikal"))
        await table.app.drain()
        thread = [one for one in await ada.messages() if one["kind"] == "opened"][-1]["opens"]
        panel = await ada.table(thread)
        assert panel is not None and panel["onward"], "it is Ada who is asked"


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_while_a_bot_thinks_the_page_waits_for_the_bot(browser: Browser, tmp_path: Path) -> None:
    searcher = InPlace()

    def thinking(path: Path) -> App:
        return App(Settings(data=path.parent, send_retry_seconds=0.01), luck=KnownLuck(), searcher=searcher)

    async with open_real_table(tmp_path / "longtable.sqlite", thinking) as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new caylus seats=2 bots=1 level=easy")
        while not ((await ada.table(thread)) or {}).get("onward"):
            await table.app.drain()
        page = await sit(browser, ada, thread)
        searcher.free.clear()
        await page.bar.get_by_role("button", name="Pass", exact=True).click()
        await page.bar.get_by_role("button", name="Done", exact=True).click()
        await expect(page.page.locator("#task")).to_contain_text("Waiting for ◆ Easy bot")
        await expect(page.page.locator("#seats .asked")).to_contain_text("Easy bot")
        searcher.free.set()
        assert page.errors == []
        await page.page.context.close()
