"""A hint beside the board: short lines that the board shows, that are played by a press, and that stay."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, ViewportSize, expect

from bot.app.app import App
from bot.app.panels import hints
from bot.settings import Settings
from tests.bot.app.outside import KnownLuck
from tests.bot.app.searchers import InPlace
from tests.bot.chat_web.pages import PHONE, TablePage, axe
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_lounge import first_legal
from tests.bot.chat_web.test_table import begin_alone
from tests.bot.chat_web.visitors import open_real_table
from tests.players.positions import position

LOW: ViewportSize = {"width": 1366, "height": 625}


@pytest.mark.parametrize("game", ["tikal", "java", "mexica", "caylus", "magellan"])
async def test_in_every_game_a_hint_tells_lines_with_a_board_and_a_press(tmp_path: Path, game: str) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", with_bots) as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, f"/new {game} practice")
        await ada.table(thread)
        lines = (await ada.send("/hint", thread)).json["table"]["hints"]["lines"]
        assert 1 <= len(lines) <= 3
        for line in lines:
            assert line["gains"][0].startswith("About ") and "point" in line["gains"][0], line["gains"]
            assert len(" ".join(line["gains"])) <= 240, line["gains"]
            assert line["does"][0].isupper() and len(line["said"]) == len(line["moves"])
            drawn = await ada.get(line["picture"])
            assert drawn.status == 200 and drawn.headers["Content-Type"].startswith("image/")
        assert len({line["does"] for line in lines}) == len(lines), "no two lines look alike"
        played = (await ada.play(thread, lines[0]["buttons"][0]["press"])).json["table"]
        first = lines[0]["moves"][0]
        left = (played.get("hints") or {"lines": []})["lines"]
        assert all(line["moves"][0] != first for line in left) or played["notation"] == first, "what is done is gone"


def test_what_a_line_shows_is_the_same_however_luck_will_fall() -> None:
    match = position("tikal", "turn = P0; tile = -; points = 9; supply P0 = 3")
    end = hints.lead(match, 0, ("deploy 1 a5", "end"))
    assert end.match.awaited == (0,) and [entry.action for entry in end.entries] == ["deploy 1 a5"]


async def think_on(page: TablePage) -> asyncio.Event:
    """Lets a page be told no hint before what is returned is set."""
    thought = asyncio.Event()

    async def think(route: Route) -> None:
        if "hint:" in str(route.request.post_data):
            await thought.wait()
        await route.continue_()

    await page.page.route("**/play", think)
    return thought


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_hint_that_is_thought_about_says_so_and_can_be_put_away(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new tikal practice")
        page = await sit(browser, ada, thread)
        thought = await think_on(page)
        ask = page.panel.get_by_role("button", name="Hint", exact=True)
        hint = page.page.get_by_role("region", name="Hint", exact=True)
        await ask.click()
        await expect(hint.get_by_role("status")).to_contain_text("Thinking")
        await hint.get_by_role("button", name="Close the hint").click()
        await expect(hint).to_be_hidden()
        await page.places.first.click()
        await page.settled()
        await expect(page.page.locator("#chosen")).to_be_visible()
        async with page.page.expect_response(lambda got: "hintaway" in str(got.request.post_data)):
            thought.set()
        await page.page.reload()
        await page.see_board()
        await expect(hint).to_be_hidden()
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("pressed", ["a thing on the board", "a space", "a button of the panel"])
async def test_what_is_pressed_while_a_hint_is_thought_about_is_done_without_it(
    browser: Browser, tmp_path: Path, pressed: str
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        on_figures = pressed == "a thing on the board"
        thread = await begin_alone(table, ada, "/new tikal practice")
        if on_figures:
            await ada.send("/move place a3 r0; deploy 4 a5", thread)
        page = await sit(browser, ada, thread)
        thought = await think_on(page)
        hint = page.page.get_by_role("region", name="Hint", exact=True)
        await page.panel.get_by_role("button", name="Hint", exact=True).click()
        await expect(hint.get_by_role("status")).to_contain_text("Thinking")
        if pressed == "a button of the panel":
            await page.panel.get_by_role("button", name="Score").click()
            await expect(page.panel.locator(".note")).to_be_visible()
        else:
            await page.places.and_(page.page.locator(f'[data-token$="{"a5" if on_figures else "a3"}"]')).first.click()
            if on_figures and await page.page.get_by_role("menuitem").count():
                await page.page.get_by_role("menuitem").filter(has_text="Move").first.click()
            await page.settled()
            await expect(page.page.locator("#chosen")).to_contain_text("from a5" if on_figures else "on a3")
        await expect(hint).to_be_hidden()
        async with page.page.expect_response(lambda got: "hintaway" in str(got.request.post_data)):
            thought.set()
        await page.settled()
        await expect(hint).to_be_hidden()
        if on_figures:
            await expect(page.page.locator("#chosen")).to_contain_text("a5")
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_hint_is_looked_at_played_step_by_step_and_stays_until_it_is_put_away(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new tikal practice")
        page = await sit(browser, ada, thread)
        await page.page.set_viewport_size(LOW)
        await page.panel.get_by_role("button", name="Hint", exact=True).click()
        hint = page.page.get_by_role("region", name="Hint", exact=True)
        lines = hint.get_by_role("listitem")
        await expect(lines.first).to_be_visible()
        for at in range(await lines.count()):
            await expect(lines.nth(at).get_by_role("button", name=f"Play {at + 1}")).to_be_in_viewport(ratio=1)
        await expect(hint).to_contain_text("Press a line for its moves")
        await expect(hint).to_contain_text("What comes now and later adds up")
        await looks_at_a_line(page)
        assert await axe(page.page) == []
        step = lines.first.get_by_role("button", name=re.compile("^Next: "))
        await expect(step).to_have_text(re.compile("^Next: place the tile on "))
        moves = await lines.first.locator(".move").count()
        await step.scroll_into_view_if_needed()
        above = await step.bounding_box()
        await step.click()
        await expect(step).not_to_have_text(re.compile("^Next: place the tile on "))
        await expect(lines.first.locator(".move")).to_have_count(moves - 1)
        await page.settled()
        now = await step.bounding_box()
        assert above and now and abs(above["y"] - now["y"]) <= 1, "it stays under the pointer"
        await page.page.locator("#bar-undo").click()
        await expect(lines.first.locator(".move")).to_have_count(moves)
        await page.settled()
        await expect(page.choices.first).to_be_in_viewport(ratio=1)
        await lines.first.get_by_role("button", name="Play 1").click()
        await expect(page.page.locator("#chosen")).to_have_text("End the turn")
        await page.page.locator("#bar-reset").click()
        await expect(lines.first.locator(".move")).to_have_count(moves)
        await page.settled()
        played = [str(await line.locator(".move").first.get_attribute("title")) for line in await lines.all()]
        spaces = [str(await place.get_attribute("data-token")) for place in await page.places.all()]
        other = next(space for space in spaces if all(space not in move.split() for move in played))
        await page.places.and_(page.page.locator(f"[data-token='{other}']")).click()
        await page.places.and_(page.page.locator('[data-token^="r"]')).first.click()
        await expect(page.panel).to_contain_text("Played: ")
        await expect(hint).to_be_hidden()  # no line goes that way
        await page.page.locator("#bar-undo").click()
        await expect(lines.first).to_be_visible()
        await hint.get_by_role("button", name="Close the hint").click()
        await expect(hint).to_be_hidden()
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_hint_beside_a_hand_comes_into_view_and_moves_neither_hand_nor_board(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new magellan practice")
        page = await sit(browser, ada, thread)
        await page.page.set_viewport_size(LOW)
        await page.settled()
        cards = page.page.locator("#beside .spot")
        before = [await one.bounding_box() for one in (cards.first, page.board)]
        await page.panel.get_by_role("button", name="Hint", exact=True).click()
        lines = page.page.get_by_role("region", name="Hint", exact=True).get_by_role("listitem")
        await expect(lines.first).to_be_visible()
        await page.settled()
        assert [await one.bounding_box() for one in (cards.first, page.board)] == before
        for line in await lines.all():
            await expect(line).to_be_in_viewport(ratio=1)
        await cards.first.click()  # nothing lies over it
        await expect(page.page.locator("#beside .spot.taken")).to_have_count(1)
        assert await axe(page.page) == []
        assert page.errors == []
        await page.page.context.close()


UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent ?? ''"


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_who_has_pressed_hint_has_no_other_button_under_the_pointer(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", with_bots) as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, "/new caylus seats=2 bots=1 level=easy")
        page = await sit(browser, ada, thread)
        await page.page.set_viewport_size({"width": 1440, "height": 900})
        told = page.page.locator("#recap").get_by_role("listitem")
        while not await told.count():
            (seated,) = (await ada.get("lounge")).json["tables"]
            await ada.send(f"/move {await first_legal(table, seated['table'])}", thread)
            while not ((await ada.table(thread)) or {}).get("onward"):
                await table.app.drain()
            await page.settled()
        await expect(told.first).to_contain_text("Easy bot")
        ask = page.panel.get_by_role("button", name="Hint", exact=True)
        box = await ask.bounding_box()
        assert box
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        await page.page.mouse.click(*middle)
        await expect(
            page.page.get_by_role("region", name="Hint", exact=True).get_by_role("listitem").first
        ).to_be_visible()
        await page.settled()
        assert await page.page.evaluate(UNDER, middle) in ("Hint", "")
        await page.page.context.close()


def with_bots(path: Path) -> App:
    return App(Settings(data=path.parent, send_retry_seconds=0.01), luck=KnownLuck(), searcher=InPlace())


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("game", ["caylus", "tikal", "java", "mexica"])
async def test_on_a_phone_nothing_that_is_said_of_a_choice_leaves_it_while_there_is_a_hint(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        thread = await begin_alone(table, ada, f"/new {game} practice")
        page = await sit(browser, ada, thread, phone=True)
        await page.page.set_viewport_size(PHONE)
        await page.panel.get_by_role("button", name="Hint", exact=True).click()
        await expect(
            page.page.get_by_role("region", name="Hint", exact=True).get_by_role("listitem").first
        ).to_be_visible()
        await page.settled()
        assert await page.page.evaluate(LEAVES) == 0
        await page.page.context.close()


LEAVES = """() => [...document.querySelectorAll("#panel .choices button")].filter((button) =>
    button.checkVisibility() && [...button.children].some((part) =>
        part.getBoundingClientRect().bottom > button.getBoundingClientRect().bottom + 1)).length"""


async def looks_at_a_line(page: TablePage) -> None:
    """Presses a line, which the board shows then, and has it put back by a key, and by a press on the board."""
    changes = page.page.locator("#board .changes")
    await expect(changes).to_be_hidden()
    line = page.page.locator(".hints-gains").first
    await line.click()
    await expect(page.aim).to_contain_text("The board after line 1")
    await expect(changes).to_be_visible()
    await expect(page.places).to_have_count(0)
    await line.press("Escape")
    await expect(page.places.first).to_be_visible()
    await line.click()
    await expect(page.places).to_have_count(0)
    await page.board.get_by_role("img").last.click(force=True)
    await expect(page.places.first).to_be_visible()
    await line.click()
