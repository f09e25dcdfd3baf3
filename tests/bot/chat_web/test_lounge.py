"""The lounge: what a member finds before any table, and the first minute of a host."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import DESKTOP, PHONE, StartPage, TablePage, axe, overflow
from tests.bot.chat_web.visitors import Visitor, open_real_table


async def lounge(member: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await member.get("lounge")).json
    return found


def kinds(found: dict[str, Any]) -> list[str]:
    return [table["kind"] for table in found["tables"]]


async def test_a_newcomer_is_offered_five_games_and_no_table(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        found = await lounge(await table.member("Ada"))
        assert found["tables"] == [] and found["lesson"] == ""
        games = {offer["game"]: offer for offer in found["games"]}
        assert set(games) == {"tikal", "java", "mexica", "caylus", "magellan"}
        assert (games["caylus"]["least"], games["caylus"]["most"], games["caylus"]["step"]) == (2, 5, 0)


async def test_a_lesson_that_is_begun_is_gone_on_with(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        await ada.send("/learn tikal")
        assert (await lounge(ada))["lesson"] == ""
        await ada.send("/learn tikal place c4 r0")
        assert (await lounge(ada))["lesson"] == "tikal"


async def test_a_free_seat_is_told_of_but_not_a_practice_table_or_one_by_invitation(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo = await table.member("Ada"), await table.member("Bo")
        for line in ("/new tikal", "/new java practice", "/new mexica invite"):
            await ada.send(line)
        assert kinds(await lounge(ada)) == ["lobby", "lobby", "lobby"]
        (free,) = (await lounge(bo))["tables"]
        assert (free["kind"], free["game"], free["text"]) == ("free", "Tikal", "seats taken: 1 of 4")


async def test_a_table_waits_for_one_while_others_think_and_nobody_sees_a_practice_table(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo, cy = [await table.member(name) for name in ("Ada", "Bo", "Cy")]
        await ada.send("/new tikal")
        (free,) = (await lounge(bo))["tables"]
        assert (await bo.post("play", {"event": "joining-1", "thread": "", "press": free["press"]})).status == 200
        (lobby,) = (await lounge(ada))["tables"]
        assert (await ada.post("play", {"event": "starting-1", "thread": "", "press": lobby["press"]})).status == 200
        against = {"event": "against-1", "thread": "", "press": "against:java:fair"}
        assert (await ada.post("play", against)).status == 200
        await table.app.drain()
        seen = [(await lounge(member))["tables"] for member in (ada, bo, cy)]
        of_two = [one["kind"] for tables in seen for one in tables if one["game"] == "Tikal"]
        assert sorted(of_two) == ["thinking", "waiting"]
        assert [[one["game"] for one in tables if one["game"] == "Java"] for tables in seen] == [["Java"], [], []]
        assert seen[2] == []
        waiting = next(one for tables in seen for one in tables if one["kind"] == "waiting")
        assert waiting["thread"] and waiting["text"].isprintable()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_from_the_link_of_the_host_four_presses_lead_to_the_first_tile(browser: Browser, tmp_path: Path) -> None:
    async with (
        open_real_table(tmp_path / "longtable.sqlite") as table,
        await browser.new_context(viewport=DESKTOP, locale="en-GB") as context,
    ):
        page = await context.new_page()
        start, host = StartPage(page), TablePage(page)
        await start.open(table.server.start_link)
        await expect(page.get_by_text("Five heavy board games, played slowly")).to_be_visible()
        await start.presses("Play as Host")
        await page.get_by_role("button", name="Play the bot: Tikal").click()
        await expect(host.title).to_have_text(re.compile("Tikal"))
        await host.panel.get_by_role("button", name=re.compile(r"^[a-h]\d$")).first.click()
        await host.panel.get_by_role("button", name=re.compile(r"^r\d")).first.click()
        await expect(host.panel).to_contain_text("Played: place")
        assert host.errors == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_the_lounge_is_usable_by_all_on_a_desk_and_a_phone(browser: Browser, tmp_path: Path, size: Any) -> None:
    async with (
        open_real_table(tmp_path / "longtable.sqlite") as table,
        await browser.new_context(viewport=size, locale="en-GB") as context,
    ):
        ada = TablePage(await context.new_page())
        await ada.open(await table.link("Ada"))
        lounge = ada.page.get_by_role("region", name="Lounge")
        await expect(lounge.get_by_role("heading", level=3)).to_have_count(5)
        assert await axe(ada.page) == [] and await overflow(ada.page) <= 0
        heights = [(await one.bounding_box() or {})["height"] for one in await lounge.get_by_role("button").all()]
        assert min(heights) >= 40
        await lounge.get_by_role("button", name="Open a table: Tikal").click()
        await ada.page.get_by_role("button", name="Fewer seats").click()
        asked = ada.page.get_by_role("dialog")
        assert await axe(ada.page) == []
        await asked.get_by_role("button", name="Open a table: Tikal").click()
        await expect(ada.page.locator("#lounge").get_by_text("seats taken: 1 of 3")).to_have_count(1)
        assert ada.errors == []
