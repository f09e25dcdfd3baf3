"""A first game of a kind: it in two minutes and the signs of its board are offered in view, until they are put away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import axe
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin_alone
from tests.bot.chat_web.visitors import open_real_table


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_first_game_has_its_rules_and_signs_at_hand_until_they_are_put_away(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new magellan practice")
        page = await sit(browser, ada, thread)
        primer = page.page.get_by_role("region", name="Your first game of this kind")
        signs = primer.get_by_role("button", name="Signs of the board")
        hand = page.page.locator("#beside .picture-frame")
        await expect(hand).to_be_visible()
        lies, said = await hand.bounding_box(), await primer.bounding_box()
        assert lies and said and said["y"] + said["height"] <= lies["y"], "it does not lie over the hand"
        await signs.click()
        example = page.page.get_by_role("status").filter(has_text="An example, not your game")
        await expect(example).to_be_visible()
        for close in ("a button", "a key", "a press beside it"):
            if close == "a button":
                await page.page.locator("#ribbon").get_by_role("button", name="Close").click()
            elif close == "a key":
                await page.page.keyboard.press("Escape")
            else:
                await page.title.click()
            await expect(example).to_be_hidden()
            await expect(page.task).to_be_visible()
            await signs.click()
            await expect(example).to_be_visible()
        await expect(page.page.locator("#board.loaded:not([aria-busy])")).to_be_visible()
        assert await axe(page.page) == []
        await signs.click()
        await expect(example).to_be_hidden()
        await primer.get_by_role("button", name="In two minutes").click()
        await expect(page.panel.get_by_text("Six explorers set sail")).to_be_in_viewport()
        await page.panel.locator(".note .dismiss").click()
        await primer.get_by_role("button", name="Close, and do not offer it again").click()
        await expect(primer).to_be_hidden()
        await page.page.reload()
        await page.see_board()
        await expect(primer).to_be_hidden()
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_on_a_phone_what_its_buttons_say_stays_within_them(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        page = await sit(browser, ada, await begin_alone(table, ada, "/new mexica practice"), phone=True)
        primer = page.page.get_by_role("region", name="Your first game of this kind")
        for name in ("In two minutes", "Signs of the board"):
            button = primer.get_by_role("button", name=name)
            assert await button.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, name
        row = await page.choices.first.bounding_box()
        buttons = await primer.get_by_role("button", name="In two minutes").bounding_box()
        assert row and buttons and buttons["height"] <= row["height"] + 8, "they make the row no higher"
        await page.page.context.close()
