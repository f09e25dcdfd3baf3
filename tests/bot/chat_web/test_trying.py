"""What if at the web table: it stands beside the board, and leads back to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import axe, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import begin, begin_alone, press_of, text
from tests.bot.chat_web.visitors import open_real_table


async def test_what_is_tried_stands_at_the_table_with_a_board_to_press(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new tikal practice")
        answer = await ada.send("/whatif", thread)
        panel = answer.json["table"]
        assert "Nothing of this is played" in text(panel) and panel["spots"] and panel["picture"]
        assert press_of(panel, "Back to the table").startswith("play:")
        seen = await ada.table(thread)
        assert seen is not None and seen["onward"]


async def test_what_is_chosen_to_be_tried_gives_way_to_another_thing_that_is_pressed(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new tikal practice")
        panel = (await ada.send("/whatif", thread)).json["table"]
        spaces = dict.fromkeys(spot["words"][1] for spot in panel["spots"])
        first, other, *_ = spaces
        begun = (await ada.play(thread, f"{panel['onward']}>{first}")).json["table"]
        assert begun["notation"] == f"place {first}"
        instead = (await ada.play(thread, f"{begun['onward']}^{other}")).json["table"]
        assert instead["notation"] == f"place {other}"
        assert "Chosen" not in text(instead), "it stands in the bar"
        played = (await ada.play(thread, f"{instead['onward']}>r0")).json["table"]
        assert f"place the tile on {other}" in text(played) and f"place {other} r0" not in text(played)


@pytest.mark.long(but={"phone"})
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [{"width": 1366, "height": 625}, {"width": 360, "height": 740}], ids=["desk", "phone"])
async def test_whoever_tries_something_sees_that_it_is_no_table_whose_turn_it_is_and_the_way_back(
    browser: Browser, tmp_path: Path, size: Any
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        game = await begin(table, "tikal")
        page = await sit(browser, game.other, game.thread, phone=size["width"] < 500)
        await page.page.set_viewport_size(size)
        sheet = page.page.locator("#board-sheet")
        plain = await sheet.evaluate("one => getComputedStyle(one).outlineStyle")
        await page.send("/whatif")
        back = page.board.get_by_role("button", name="Back to the table")
        await expect(back).to_be_in_viewport(ratio=1)
        await expect(page.task).to_have_text(re.compile(f"^What if, for {game.mover.name}: Place the tile"))
        await expect(page.next).to_have_text("You play for everybody; nothing counts.")
        assert plain == "none" and await sheet.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
        assert await overflow(page.page) == 0
        assert await axe(page.page) == []
        space = await page.places.first.get_attribute("data-token")
        before = await sheet.bounding_box()
        await page.places.first.click()
        await expect(page.page.locator("#put-back")).to_be_visible()
        await page.settled()
        await expect(page.task).to_be_in_viewport()
        await expect(page.task).to_have_text(re.compile("^What if"))
        await expect(page.next).to_have_text(re.compile("^Turn it: press how it is to lie"))  # as at the table
        cut = await page.next.evaluate(
            "one => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)"
        )
        assert cut <= 1, "all of it can be read"
        assert await sheet.bounding_box() == before, "nothing moves"
        await game.mover.send(f"/move place {space} r0; end", game.thread)
        await game.mover.send("/move end", game.thread)
        await expect(page.task).to_have_text(re.compile("^What if"))  # what happens at the table does not end it
        await expect(back).to_be_in_viewport(ratio=1)
        await back.click()
        await expect(page.task).to_have_text(re.compile("^Place the tile"))
        await expect(back).to_be_hidden()
        assert page.errors == []
        await page.page.context.close()
