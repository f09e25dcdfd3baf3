"""A game that is over, at the web table: one screen with places, where points came from, its course, and what to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from rules.core import record
from tests.bot.chat_web.floods import threads
from tests.bot.chat_web.pages import SMALL, axe, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_looking_back import played
from tests.bot.chat_web.test_table import Game, begin
from tests.bot.chat_web.visitors import RealTable, known_app, open_real_table
from tests.waiting import until

SIZES = {"desk": {"width": 1366, "height": 625}, "tablet": {"width": 820, "height": 1180}, "phone": SMALL}


async def play_out(table: RealTable, game: Game) -> None:
    """Plays a game to its end, for all by what is done for who is late."""
    people = {visitor.name: visitor for visitor in (game.mover, game.other)}
    while not (playing := await played(table.app)).match.over:
        match = playing.match
        seat = match.awaited[0]
        line = match.game.format(match.game.default(match.state, seat))
        await people[playing.names[seat]].send(f"/move {line}", game.thread)


async def top(part: Locator) -> float:
    box = await part.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.long(but={"desk"})
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_the_result_says_where_points_came_from_and_what_can_be_done_now(
    browser: Browser, tmp_path: Path, size: Any
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "toy")
        await play_out(table, game)
        page = await sit(browser, game.mover, game.thread, phone=size["width"] < 500)
        await page.page.set_viewport_size(size)
        result = page.panel.get_by_role("region", name="Where the points come from")
        best = min((await played(table.app)).match.public_scores, key=lambda score: score.place)
        first = result.get_by_role("listitem").first
        await expect(first).to_be_in_viewport(ratio=1)
        told = " ".join((await first.inner_text()).split())
        assert told.startswith("1.") and f"{best.points} (" in told
        board, sheet = await page.see_board(), await page.page.locator("#rail").bounding_box()
        await expect(board).to_be_in_viewport(ratio=1)
        box = await board.bounding_box()
        assert box and sheet
        assert box["x"] + box["width"] <= sheet["x"] + 1 or box["y"] + box["height"] <= sheet["y"] + 1, (
            "nothing lies over it"
        )
        course = page.panel.get_by_role("region", name="How it went").get_by_role("img")
        await expect(course).to_be_in_viewport(ratio=1 if size["width"] > 1000 else 0.05)
        for name in ("Analysis", "Replay", "Rematch"):
            button = page.bar.get_by_role("button", name=name)
            await expect(button).to_be_in_viewport(ratio=1)
            await expect(button).to_have_attribute("aria-disabled", "false")
        await expect(page.page.locator("#bar-undo")).to_be_hidden()
        await expect(page.panel.get_by_role("button", name="Record")).to_be_visible()
        first_in_bar, last_in_bar = page.bar.locator(".bar-buttons button").first, page.page.locator("#bar-done")
        await expect(first_in_bar).to_have_text("Rematch")
        await expect(last_in_bar).to_have_text("Analysis")  # where Done was, of which a second press does no harm
        secret = page.panel.get_by_text("The secret behind all draws")
        check = page.panel.get_by_role("button", name="Check the game")
        await expect(secret).to_be_hidden()
        luck = page.panel.get_by_text("Check the luck")
        assert await top(first) < await top(course) < await top(check) < await top(luck)
        await luck.click()
        await expect(secret).to_be_in_viewport(ratio=1)
        await expect(page.panel.get_by_text(re.compile("follows from one secret"))).to_be_visible()
        assert await overflow(page.page) == 0
        assert await axe(page.page) == []
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_game_that_is_over_is_shown_once_more_on_the_board_itself(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "toy")
        await play_out(table, game)
        page = await sit(browser, game.mover, game.thread)
        await page.bar.get_by_role("button", name="Replay").click()
        await expect(page.page.locator("body")).to_have_class(re.compile("looking-back"))
        await expect(page.page.locator("#panel")).not_to_have_attribute("aria-busy", "true")
        await expect(page.bar.get_by_role("button", name="Pause")).to_be_visible()
        assert not [one for one in await game.mover.messages(game.thread) if one.get("picture") and one["private"]]
        await page.page.keyboard.press("Escape")
        await expect(page.bar.get_by_role("button", name="Rematch")).to_be_visible()
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_rematch_against_a_bot_leads_to_its_table(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        ada = await table.member("Ada")
        await ada.play("", "against:tikal:fair")
        await table.app.drain()
        (thread,) = await threads(ada)
        await ada.resign(thread)
        page = await sit(browser, ada, thread)
        over = await page.title.text_content()
        await page.bar.get_by_role("button", name="Rematch").click()
        await expect(page.title).not_to_have_text(over or "")
        await table.app.drain()
        await page.see_board()
        await expect(page.bar.get_by_role("button", name="Done")).to_be_visible()
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_game_that_was_given_up_before_anybody_scored_says_so_and_draws_no_course(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "tikal")
        await game.mover.resign(game.thread)
        page = await sit(browser, game.other, game.thread)
        await page.bar.get_by_role("button", name="Rematch").wait_for()
        await expect(page.panel.locator(".course")).to_contain_text("Nobody had scored before the game ended")
        await expect(page.panel.locator(".course-chart")).to_have_count(0)
        await expect(page.panel.get_by_role("region", name="How it stood")).to_be_visible()
        assert page.errors == []
        await page.page.context.close()


WATCH = """() => {
    window.seen = new Set();
    const board = document.getElementById("board-sheet");
    const look = () => {
        const {left, top, width, height} = board.getBoundingClientRect();
        const laid = board.querySelector(".changes");
        window.seen.add(JSON.stringify([left, top, width, height]));
        if (!laid.hidden) window.seen.add(`changes ${getComputedStyle(laid).opacity}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in each frame where the board stands, and how much is seen of what is laid on it."""


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_while_a_game_is_shown_once_more_the_board_stays_and_no_other_position_shines_through(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "tikal")
        await game.mover.resign(game.thread)
        page = await sit(browser, game.other, game.thread)
        await page.bar.get_by_role("button", name="Rematch").wait_for()
        await expect(page.panel.locator(".course")).to_contain_text(
            "Nobody had scored"
        )  # all is there that comes by itself
        await page.settled()
        await page.page.evaluate(WATCH)
        await page.bar.get_by_role("button", name="Replay").click()
        await expect(page.board.locator(".changes")).to_be_visible()
        await page.bar.get_by_role("button", name="To the present").click()
        await expect(page.bar.get_by_role("button", name="Rematch")).to_be_visible()
        await page.settled()
        seen = await page.page.evaluate("[...window.seen]")
        assert "changes 1" in seen
        assert len(seen) == 2, f"it stood at several places, or something lay below it: {seen}"
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_press_as_soon_as_the_result_is_there_begins_nothing(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "toy")
        page = await sit(browser, game.mover, game.thread)
        begun: list[str] = []
        page.page.on("request", lambda sent: begun.append(sent.post_data or "") if sent.url.endswith("/play") else None)
        await page.page.evaluate(
            """() => {
                const last = document.querySelector("#bar-done");
                const watch = new MutationObserver(() => {
                    if (last.textContent !== "Analysis") return;
                    watch.disconnect();
                    queueMicrotask(() => (window.pressed = !last.click()));  // once it does what it says
                });
                watch.observe(last, {childList: true});
            }"""
        )
        await game.other.resign(game.thread)
        await page.page.wait_for_function("() => window.pressed")
        await page.page.wait_for_timeout(1100)
        assert begun == []
        await page.bar.get_by_role("button", name="Analysis").click()
        await until(lambda: begun)
        await page.page.wait_for_timeout(300)
        assert len(begun) == 1 and "analysis" in begun[0]
        assert page.errors == []
        await page.page.context.close()


WIDER = """bubble => {
    const parts = [...bubble.querySelectorAll("p, .text, button, img")].filter(part => part.checkVisibility());
    const edge = bubble.getBoundingClientRect().right + 1;
    const goesBeyond = part => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth + 1;
    return parts.filter(goesBeyond).map(part => part.className + part.textContent);
}"""
"""Returns what of a message goes beyond its edge."""


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [SIZES["desk"], SMALL], ids=["desk", "small"])
async def test_the_record_is_read_turn_by_turn_and_kept_as_a_file(
    browser: Browser, tmp_path: Path, size: ViewportSize
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "toy")
        await play_out(table, game)
        page = await sit(browser, game.mover, game.thread, phone=size == SMALL)
        await page.page.set_viewport_size(size)
        await page.panel.get_by_role("button", name="Record", exact=True).click()
        note = page.panel.locator(".note")
        await expect(note).to_contain_text("/verify plays the game over here")
        told, exact = note.get_by_role("group", name="What happened, turn by turn"), note.locator("pre")
        await expect(told).to_contain_text(game.mover.name)
        await expect(told).to_contain_text(game.other.name)
        assert await told.evaluate("told => told.scrollHeight > told.clientHeight"), "it scrolls by itself"
        assert await note.evaluate(WIDER) == []
        async with page.page.expect_download() as saving:
            await note.get_by_role("button", name="Save as a file").click()
        saved = (await (await saving.value).path()).read_text(encoding="utf-8")
        playing = await played(table.app)
        assert record.read(saved).header == playing.match.header
        await expect(exact).to_be_hidden()
        await note.get_by_text("The exact record").click()
        await expect(exact).to_have_text(saved)
        assert await exact.evaluate("exact => exact.scrollWidth - exact.clientWidth") <= 1, "nothing of it is cut off"
        assert await overflow(page.page) == 0
        assert await axe(page.page) == []
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_what_is_looked_at_after_the_end_covers_nothing_and_goes_beyond_no_edge(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", known_app) as table:
        game = await begin(table, "toy")
        await play_out(table, game)
        page = await sit(browser, game.mover, game.thread)
        await page.page.set_viewport_size({"width": 1366, "height": 768})
        rail = page.page.locator("#rail")
        await expect(page.panel.get_by_role("region", name="How it went")).to_be_visible()
        before = await rail.bounding_box()
        await page.panel.get_by_role("button", name="Record").click()
        await expect(page.panel.locator(".note")).to_contain_text("finished")
        assert await rail.bounding_box() == before
        assert await page.panel.locator(".note").evaluate(WIDER) == []
        await page.page.locator("#to-lounge").click()
        await page.page.get_by_role("button", name=re.compile("^How it went")).first.click()
        told = page.log.locator(".message.private").last
        await expect(told).to_contain_text("how the scores went")
        assert await told.evaluate(WIDER) == []
        assert await overflow(page.page) == 0
        assert page.errors == []
        await page.page.context.close()
