"""What others have done since the member's last turn, on the board and in a line for each turn, before any press."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.bot.chat_web.pages import SMALL, TablePage, axe, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_table import Game, begin, seen, words_of
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        yield table


async def play_a_turn(game: Game) -> str:
    """Lets the mover place a tile, bring two workers and end the turn; returns where the tile lies."""
    space = words_of(await seen(game.mover, game.thread))[0]
    await game.mover.send(f"/move place {space} r0; deploy 1 a5; deploy 1 a5; end", game.thread)
    await game.mover.send("/move end", game.thread)  # which gives up points and is asked once
    return space


async def pictured(page: TablePage) -> str:
    """Returns the picture of a step that passes, empty where the table is shown as it is."""
    passing = page.board.locator(".passing")
    return str(await passing.evaluate("one => one.toDataURL()")) if await passing.is_visible() else ""


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_whoever_comes_back_sees_unshaded_what_others_did_and_can_choose_at_once(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    space = await play_a_turn(game)
    page = await sit(browser, game.other, game.thread, phone=phone)
    if phone:
        await page.page.set_viewport_size(SMALL)
    turn = page.panel.get_by_role("list").get_by_role("button").filter(has_text=game.mover.name)
    await expect(turn).to_contain_text(re.compile(rf"places .* on {space}; deploys 1 worker to a5 \(2×\)$"))
    if phone:
        await expect(page.choices.first).to_be_in_viewport(ratio=1)  # before what others did
        await expect(page.page.get_by_role("button", name="New in the story")).to_be_in_viewport(ratio=1)
        await turn.scroll_into_view_if_needed()
    await expect(turn).to_be_in_viewport(ratio=0.5)
    await expect(page.next).to_have_text("Press where: a place with white corners.")
    await expect(page.board.locator(".shade > *")).to_have_count(0)
    assert await pictured(page) == "", "who comes back is shown nothing that moves by itself"
    assert await overflow(page.page) == 0
    assert await axe(page.page) == []
    await page.places.first.click()
    turned = page.places.and_(page.page.locator('[data-token^="r"]')).first
    await expect(turned).to_be_visible()
    await expect(page.board.locator(".shade > *")).not_to_have_count(0)
    await page.settled()
    await page.settled()
    await expect(turn).to_be_visible(visible=not phone)  # there the row is what the choice goes on with
    await page.page.reload()  # in the middle of the turn
    await page.see_board()
    await expect(turned).to_be_visible()
    await expect(turn).to_have_count(0)
    await turned.click()  # which plays it
    await expect(page.panel).to_contain_text("Played: ")
    await expect(turn).to_have_count(0)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_turn_passes_step_by_step_until_it_is_stopped_or_a_place_is_pressed(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    await play_a_turn(game)
    page = await sit(browser, game.other, game.thread)
    sheet = await page.page.locator("#board-sheet").bounding_box()
    await page.panel.get_by_role("button", name="Step by step").click()
    said = page.page.locator("#passing")
    await expect(said).to_contain_text(f"1 of 4: {game.mover.name} places")
    await expect(said).to_contain_text("leads back to now")
    first = await pictured(page)
    await expect(said).to_contain_text("deploys 1 worker to a5")
    assert first and await pictured(page) not in ("", first)
    ring = page.places.first.locator(".outline")
    assert await ring.evaluate("one => getComputedStyle(one).opacity") == "0", "it would lie over what passes"
    await expect(page.task).to_be_hidden()
    assert await page.page.locator("#board-sheet").bounding_box() == sheet, "nothing moves but what was played"
    await page.panel.get_by_role("button", name="Stop").click()
    assert await pictured(page) == ""
    await expect(page.task).to_be_visible()
    assert await ring.evaluate("one => getComputedStyle(one).opacity") == "1"
    await page.panel.get_by_role("button", name="Step by step").click()
    await expect(said).to_be_visible()
    await page.places.first.click()
    await expect(page.places.and_(page.page.locator('[data-token^="r"]')).first).to_be_visible()
    assert await pictured(page) == ""
    await expect(said).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
async def test_whoever_waits_sees_the_turn_of_another_pass_unless_nothing_is_to_move(
    browser: Browser, table: RealTable, still: bool
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.other, game.thread)
    await page.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    await page.page.set_viewport_size({"width": 1366, "height": 500})
    await page.panel.evaluate("one => { one.scrollTop = 1000; }")
    await play_a_turn(game)
    await expect(page.panel.get_by_role("heading", name="What the others did")).to_be_in_viewport()
    await expect(page.panel.get_by_role("button", name="Step by step" if still else "Stop")).to_be_visible()
    if still:
        assert await pictured(page) == ""
    else:
        await expect(page.page.locator("#passing")).to_contain_text("deploys")
        await page.page.keyboard.press("Escape")
    await expect(page.page.locator("#passing")).to_be_hidden()
    await expect(page.task).to_contain_text("Place the tile")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_what_comes_to_light_in_a_turn_does_not_bring_back_what_others_did(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    await game.mover.send("/move place three L9 f; end", game.thread)
    await game.mover.send("/move end", game.thread)  # which gives up points and is asked once
    page = await sit(browser, game.other, game.thread)
    recap = page.panel.get_by_role("heading", name="What the others did")
    await expect(recap).to_be_visible()
    await page.page.locator('.spot[data-token="take pile"]').click()
    await page.settled()
    await page.bar.get_by_role("button", name="Reveal").click()
    await page.settled()
    await table.app.drain()
    await expect(page.bar.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    await expect(page.panel).to_be_visible()
    await expect(recap).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


async def test_a_line_of_a_turn_leads_to_the_table_as_it_was_after_it(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    await play_a_turn(game)
    page = await sit(browser, game.other, game.thread)
    await page.panel.get_by_role("list").get_by_role("button").filter(has_text=game.mover.name).click()
    await expect(page.task).to_have_text(re.compile(r"^\d+ of \d+: "))
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"phone"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_no_card_moves_while_cards_are_chosen_one_by_one(browser: Browser, table: RealTable, phone: bool) -> None:
    game = await begin(table, "magellan")
    await game.mover.send("/move bid 1", game.thread)
    people = [visitor for visitor in table.visitors if visitor.name and visitor is not game.mover]
    (asked,) = [one for one in people if (await seen(one, game.thread))["onward"]]
    page = await sit(browser, asked, game.thread, phone=phone)
    recap = page.panel.get_by_role("heading", name="What the others did").or_(page.page.locator("#recap-show")).last
    hand = page.page.locator("#beside .picture-frame")
    await page.settled()
    before = await hand.bounding_box()
    listed = page.choices.filter(has_text="card 9")
    stood = await listed.bounding_box()
    for number in (1, 2):
        await page.page.locator("#beside .spot:not(.taken)").nth(number).click()
        await page.settled()
        await expect(page.page.locator("#beside .spot.taken")).to_have_count(number)
        assert await hand.bounding_box() == before
        assert phone or await listed.bounding_box() == stood  # on a phone what is chosen comes first in its row
        await expect(recap).to_be_visible()
    await page.bar.get_by_role("button", name="Done").click()
    await expect(recap).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


async def test_in_a_low_window_what_others_did_meanwhile_scrolls_no_choice_away(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "magellan")
    (third,) = [one for one in table.visitors if one.name and one not in (game.mover, game.other)]
    page = await sit(browser, third, game.thread)
    await page.page.set_viewport_size({"width": 1366, "height": 768})
    await page.settled()
    await game.mover.send("/move bid 1", game.thread)
    await game.other.send("/move bid 2", game.thread)
    await expect(page.panel.get_by_role("heading", name="What the others did")).to_be_attached()
    await page.settled()
    await expect(page.choices.first).to_be_in_viewport(ratio=1)
    await page.page.context.close()


async def test_on_a_phone_what_others_did_stands_in_view_with_the_hand_that_is_chosen_from(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "magellan")
    await game.mover.send("/move bid 3", game.thread)
    people = [visitor for visitor in table.visitors if visitor.name and visitor is not game.mover]
    (asked,) = [one for one in people if (await seen(one, game.thread))["onward"]]
    page = await sit(browser, asked, game.thread, phone=True)
    await page.page.set_viewport_size(SMALL)
    turn = page.panel.get_by_role("list").get_by_role("button").filter(has_text=game.mover.name)
    await expect(turn).to_be_in_viewport(ratio=0.9)
    await expect(page.page.locator("#beside").get_by_role("img").first).to_be_in_viewport(ratio=0.4)
    assert await overflow(page.page) == 0
    assert await axe(page.page) == []
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_on_a_phone_what_passes_is_stopped_above_the_board(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    await play_a_turn(game)
    page = await sit(browser, game.other, game.thread, phone=True)
    stop = page.page.locator("#passing-stop")
    await expect(stop).to_be_hidden()
    await page.panel.get_by_role("button", name="Step by step").click()
    await expect(page.page.locator("#passing")).to_contain_text("1 of 4")
    await expect(stop).to_be_in_viewport(ratio=1)
    await stop.click()
    assert await pictured(page) == ""
    await expect(stop).to_be_hidden()
    await expect(page.task).to_be_visible()
    assert page.errors == []
    await page.page.context.close()
