"""The page around the board of a real table: what it marks, says and plays, and what it keeps."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import PHONE, axe
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import Game, begin
from tests.bot.chat_web.visitors import RealTable, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


PRESSED_AS_IT_CLOSES = """() => {
    document.querySelector("#keys").close();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
}"""
"""A key that comes before the browser has drawn the page without the dialog: until then what is in it has the focus."""


@pytest.mark.long
async def test_keys_are_heard_after_a_dialog_below_which_the_table_became_another_one(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "mexica")
    page = await sit(browser, game.other, game.thread)
    keys = page.page.get_by_role("dialog", name="Keys")
    await page.panel.get_by_role("button", name="Score").focus()
    await page.page.keyboard.press("?")
    await expect(keys).to_be_visible()
    await game.mover.send("/move start H6", game.thread)
    await expect(page.places.first).to_be_visible()
    await page.page.keyboard.press("Escape")
    await expect(keys).to_be_hidden()
    await page.page.keyboard.press("?")
    await expect(keys).to_be_visible()
    await page.page.evaluate(PRESSED_AS_IT_CLOSES)
    await expect(keys).to_be_visible()
    await page.page.context.close()


@pytest.mark.long
async def test_a_table_that_waits_is_marked_until_it_does_not(browser: Browser, table: RealTable) -> None:
    game: Game = await begin(table, "toy")
    page = await sit(browser, game.other, "")
    mark = page.page.get_by_role("navigation").get_by_text("your turn", exact=True)
    await expect(mark).to_have_count(0)
    await game.mover.send("/move end", game.thread)
    await expect(mark).to_be_visible()
    await expect(page.page).to_have_title(re.compile(r"^\(1\) "))
    await page.page.reload()
    await expect(mark).to_be_visible()
    await page.go_to(await mark.locator("xpath=preceding-sibling::span").inner_text())
    await expect(page.page).to_have_title(re.compile(r"^\(1\) "))
    await game.other.send("/move end", game.thread)
    await expect(page.page).to_have_title(re.compile(r"^[^(]"))
    await page.page.context.close()


async def test_notifications_and_sound_are_off_until_they_are_asked_for(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "toy")
    page = await sit(browser, game.other, "")
    notify, sound = (page.page.get_by_role("checkbox", name=name) for name in ("Notify me", "With a sound"))
    await expect(notify).not_to_be_checked()
    await expect(sound).not_to_be_checked()
    await page.page.context.grant_permissions(["notifications"])
    await page.page.evaluate(
        "window.Notification = class { constructor(text) { document.body.title += text; }"
        " addEventListener() {} static requestPermission() { return 'granted'; } }; null"
    )
    await notify.check()
    await page.page.evaluate("document.hasFocus = () => false")
    await game.mover.send("/move end", game.thread)
    await expect(page.page.locator("body")).to_have_attribute(
        "title", re.compile(r"^Before the Frost .*: it is your turn$")
    )
    await page.page.reload()
    await expect(notify).to_be_checked()
    await page.page.context.close()


async def test_lines_that_were_sent_come_back_with_the_arrow_keys(browser: Browser, table: RealTable) -> None:
    page = await sit(browser, await table.member("Ada"), "")
    for line in ("One", "Two"):
        await page.send(line)
    await page.line.fill("Thr")
    for key, line in (
        ("ArrowUp", "Two"),
        ("ArrowUp", "One"),
        ("ArrowUp", "One"),
        ("ArrowDown", "Two"),
        ("ArrowDown", "Thr"),
    ):
        await page.line.press(key)
        await expect(page.line).to_have_value(line)
    await page.page.context.close()


async def test_what_is_said_at_a_table_is_not_said_at_the_next_one_until_its_board_is_there(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    said = page.page.locator("#next")
    await expect(said).to_contain_text("press")
    await page.page.evaluate("location.hash = '#/'")
    await expect(said).to_be_empty()
    await page.page.context.close()


async def test_all_pages_of_a_member_speak_another_language_as_soon_as_it_is_chosen(
    browser: Browser, table: RealTable
) -> None:
    ada = await table.member("Ada")
    page, other = await sit(browser, ada, ""), await sit(browser, ada, "")
    await page.send("/language")
    await page.page.get_by_role("button", name="čeština").click()
    for one in (page, other):
        await expect(one.page.get_by_role("button", name="Odeslat")).to_be_attached()
        await one.page.context.close()


async def test_offline_nothing_is_said_of_a_line_where_a_choice_was_pressed(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await page.page.route("**/play", lambda route: route.abort())
    await page.places.first.click()
    await expect(page.trouble).to_contain_text("If it got what you pressed")
    await page.page.context.close()


async def test_offline_the_board_stays_in_view_whatever_the_window_and_can_be_pressed_again_after_that(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places.first).to_be_visible()
    picture = page.board.get_by_role("img")
    before = await picture.get_attribute("src")
    await page.page.context.set_offline(True)
    await page.page.set_viewport_size(PHONE)
    await expect(page.places).to_have_count(0)
    await expect(picture).to_be_visible()
    assert await picture.get_attribute("src") == before
    await page.page.context.set_offline(False)
    await expect(page.places.first).to_be_visible()
    await page.page.context.close()


@pytest.mark.long
async def test_earlier_positions_are_leafed_through_with_the_arrow_keys(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "toy")
    await game.mover.send("/move end", game.thread)
    page = await sit(browser, game.other, game.thread)
    await page.send("/board 1")
    await expect(page.task).to_have_text(re.compile("^1 of 1: "))
    await page.board.locator("#board-sheet").focus()
    for key, shown in (
        ("ArrowLeft", re.compile("^0 of 1: ")),
        ("ArrowRight", re.compile("^1 of 1: ")),
        ("End", re.compile(r"^(?!\d+ of).")),
    ):
        await page.page.keyboard.press(key)
        await expect(page.task).to_contain_text(shown)
        await page.settled()
    assert page.errors == []
    await page.page.context.close()


async def test_help_opens_at_its_beginning(browser: Browser, table: RealTable) -> None:
    page = await sit(browser, await table.member("Ada"), "")
    await page.send("/help all")
    await expect(page.last.get_by_text("Only you see this")).to_be_in_viewport()
    await page.page.context.close()


@pytest.mark.long
async def test_what_happened_since_the_last_turn_is_seen_on_the_board_and_left_by_one_press(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "toy")
    for member in (game.mover, game.other):
        await member.send("/move end", game.thread)
    page = await sit(browser, game.mover, game.thread)
    task = page.task
    await expect(task).not_to_have_text(re.compile("^(Waiting|$)"))
    asked = await task.inner_text()
    await page.page.get_by_role("button", name="What has happened since your last turn").click()
    await expect(task).to_have_text(re.compile(r"^\d+ of \d+: .+\.$"))
    first = await task.inner_text()
    await page.settled()
    await page.page.keyboard.press("ArrowLeft")
    await expect(task).not_to_have_text(first)
    await game.other.send("Look at that!", game.thread)
    await expect(page.page.get_by_role("button", name="Messages Unread messages: 1")).to_be_visible()
    await expect(task).to_have_text(re.compile(r"^\d+ of \d+: "))
    assert await axe(page.page) == []
    await page.panel.get_by_role("button", name="Board as text").click()
    await expect(page.panel.locator("pre")).to_be_visible()
    await expect(task).to_have_text(re.compile(r"^\d+ of \d+: "))
    await page.bar.get_by_role("button", name="To the present").click()
    await expect(task).to_contain_text(asked)
    assert page.errors == []
    await page.page.context.close()
