"""A lesson at the web table: it is shown where a table would be, and what leads on glows there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from tests.bot.chat_web.pages import PHONE, SMALL, TablePage, axe, overflow
from tests.bot.chat_web.test_board import sit
from tests.bot.chat_web.test_member import text
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import Home, open_real_table


async def test_a_lesson_goes_on_where_a_table_would_be_and_nothing_is_said_of_it(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo = await table.member("Ada"), await table.member("Bo")
        answer = (await ada.send("/learn tikal")).json
        assert (answer["table"]["stage"], answer["thread"]) == ("lesson", "")
        for label in ("c4", "not turned"):
            step = answer["table"]
            assert (
                "step 1 of" in text(step) and step["picture"] and step["task"].startswith("Your task: place the tile")
            )
            answer = (await ada.play("", press_of(step, label))).json
        assert "right!" in text(answer["table"]) and "step 2 of" in text(answer["table"])
        stopped = (await ada.play("", press_of(answer["table"], "Stop"))).json
        assert "table" not in stopped
        assert [message["id"] for message in await ada.messages()] == [stopped["id"]]
        assert await bo.messages() == []


async def test_a_wrong_thing_in_a_lesson_gives_way_to_the_next_that_is_pressed(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        step = (await ada.send("/learn tikal")).json["table"]
        assert step["anew"] == []
        wrong = (await ada.play("", f"{step['onward']}>a3")).json["table"]
        assert "place a3" in wrong["notation"]
        right = (await ada.play("", f"{wrong['onward']}^c4")).json["table"]
        assert "place c4" in right["notation"]


async def test_any_step_of_a_lesson_can_be_gone_to_by_what_it_asks(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        steps = (await ada.send("/learn tikal")).json["table"]["steps"]
        third = (await ada.play("", steps[2]["press"])).json["table"]
        assert third["step"] == [3, len(steps)] and steps[2]["label"] in third["task"]


def press_of(message: dict[str, Any], label: str) -> str:
    """Returns what stands in the button whose label begins so."""
    return next(
        str(button["press"]) for row in message["buttons"] for button in row if button["label"].startswith(label)
    )


async def looks_at_a_hint(page: TablePage) -> None:
    """Asks for a hint in a lesson, and sees on the board where it leads."""
    await page.panel.get_by_role("button", name="Hint", exact=True).click()
    hint = page.page.get_by_role("region", name="Hint", exact=True)
    line = hint.get_by_role("listitem").first.get_by_role("button")
    await expect(line).to_be_in_viewport()
    await line.click()
    await expect(page.aim).to_contain_text("The board after line 1")
    await page.settled()
    assert await axe(page.page) == []
    await hint.get_by_role("button", name="Close the hint").click()
    await expect(hint).to_be_hidden()


@pytest.mark.long(but={"phone"})
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [None, PHONE, SMALL], ids=["desk", "phone", "small"])
async def test_who_presses_what_glows_learns_on_the_board(browser: Browser, tmp_path: Path, size: Any) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        page = await sit(browser, await table.member("Ada"), "", phone=size is not None)
        if size:
            await page.page.set_viewport_size(size)
        await page.page.get_by_role("button", name="Learn: Tikal").click()
        await expect(page.title).to_have_text(re.compile("Lesson: Tikal, step 1 of"))
        await expect(page.next).to_contain_text(re.compile("^Most points win Tikal: .* A turn begins with a tile"))
        if not size:
            await expect(page.next).to_be_in_viewport()  # why, below the task
            await looks_at_a_hint(page)
            await page.board.locator(".spots").click(position={"x": 4, "y": 4})
            await expect(page.next).to_have_text("Press what glows, on the board or in the panel.")
        await page.panel.get_by_role("button", name="In two minutes").click()
        await expect(page.panel.get_by_text("You lead an expedition")).to_be_in_viewport()
        glowing = page.page.locator(".spot.leads")
        for at in ("c4", "r0"):
            await page.settled()
            await expect(page.task).to_have_text(re.compile(r"^Your task: place the tile on c4, not turned \(0°\):"))
            for said in (page.task, page.next):
                assert await said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "all of it can be read"
            part = 0.33 if size == SMALL else 0.48  # of a board larger than what is left there, but not its panels
            await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=part)
            await expect(glowing).to_be_in_viewport(ratio=1)
            assert [await spot.get_attribute("data-token") for spot in await glowing.all()] == [at]
            assert await overflow(page.page) == 0
            if at == "c4":
                await expect(glowing.locator("polygon")).to_have_css("fill", "rgba(25, 227, 194, 0.4)")
            await glowing.click()
        await expect(page.title).to_have_text(re.compile("step 2 of"))
        await expect(page.panel).to_contain_text("right!")
        await page.settled()
        ways = [page.panel.get_by_role("button", name=name) for name in ("Show me", "Previous step", "Stop")]
        assert len({(await way.bounding_box() or {})["y"] for way in ways}) == 1, "they are one row in each step"
        await expect(glowing.first).to_be_in_viewport()  # though the card of who learns lies at the foot of the board
        assert await axe(page.page) == []
        await page.panel.get_by_role("button", name="Stop").click()
        await expect(page.title).to_have_text("Lounge")
        await expect(page.log.get_by_role("button", name="Go on")).to_have_count(1)
        await expect(page.page.get_by_role("region", name="Lounge")).to_have_count(0 if size else 1)
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_what_is_pointed_at_in_a_lesson_stays_below_the_pointer(home: Home) -> None:
    table, context = home
    page = TablePage(await context.new_page())
    await page.open(await table.link("Ada"))
    await page.page.get_by_role("button", name="Learn: Java").click()
    await expect(page.title).to_have_text(re.compile("Lesson: Java, step 1 of"))
    await page.settled()
    await page.next.evaluate("said => { said.textContent = said.textContent.repeat(4); }")  # as of a longer one
    sheet = page.page.locator("#board-sheet")
    before = await sheet.bounding_box()
    await page.page.locator(".spot.leads").first.hover()
    await expect(page.page.locator("#aim")).to_be_visible()
    assert await sheet.bounding_box() == before
    await page.page.locator(".spot[data-token='place two']").click()
    await expect(page.next).to_have_text(
        "This does not lead to the task: put it back, or go on and see what it would do."
    )
    await page.page.get_by_role("button", name="Put back").click()
    await expect(page.next).to_contain_text("Most points win Java")


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_lesson_is_left_for_the_lounge_and_gone_on_with_there(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        visitor = await table.member("Ada")
        step = (await visitor.send("/learn mexica")).json["table"]
        while "found the district" not in step["task"]:
            step = (await visitor.play("", press_of(step, "Skip"))).json["table"]
        ada = await sit(browser, visitor, "")
        await ada.page.get_by_role("button", name="Learn: Mexica").click()
        await expect(ada.title).to_contain_text("Lesson: Mexica")
        await ada.page.get_by_role("button", name="Show channels").click()
        await ada.page.get_by_role("navigation", name="Channels").get_by_role("link", name="Lounge").click()
        await expect(ada.page.get_by_role("region", name="Lounge")).to_be_visible()
        await expect(ada.title).to_have_text("Lounge")
        await ada.page.get_by_role("button", name="Learn: Mexica").click()
        await expect(ada.title).to_contain_text("Lesson: Mexica")
        await founds_where_it_stands(ada)
        assert ada.errors == []
        await ada.page.context.close()


async def founds_where_it_stands(page: TablePage) -> None:
    """Founds a district by pressing its own land twice: where it is founded, and where its calpulli lies."""
    on_land = page.page.locator(".spot[data-token*='@']")
    await expect(on_land).to_have_count(2)
    await on_land.first.click()
    await expect(page.page.locator("#chosen")).to_have_text("Found the district")
    await expect(page.page.locator(".spot:not(.taken)")).to_have_count(2)
    await page.page.locator(".spot[data-token='A11']").click()
    await expect(page.title).to_have_text(re.compile("step 9 of"))


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_table_comes_back_when_a_lesson_is_stopped_at_it(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        game = await begin(table, "java")
        page = await sit(browser, game.mover, game.thread)
        await page.send("/learn caylus")
        await expect(page.title).to_have_text(re.compile("Lesson: Caylus"))
        await game.other.send("Are you there?", game.thread)
        await expect(page.page.get_by_role("button", name="Messages Unread messages: 1")).to_be_visible()
        await expect(page.title).to_have_text(re.compile("Lesson: Caylus"))
        await page.panel.get_by_role("button", name="Stop").click()
        await expect(page.task).to_contain_text("Land must still be placed")
        await expect(page.title).to_have_text(re.compile("^Java"))
        assert page.errors == []
        await page.page.context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [None, SMALL], ids=["desk", "small"])
async def test_from_the_end_of_a_lesson_one_press_leads_to_a_game_but_not_where_one_pressed_before(
    browser: Browser, tmp_path: Path, size: Any
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        step = (await ada.send("/learn java")).json["table"]
        while not re.search(r"step (\d+) of \1\n", text(step)):
            step = (await ada.play("", press_of(step, "Skip"))).json["table"]
        page = await sit(browser, ada, "", phone=size is not None)
        if size:
            await page.page.set_viewport_size(size)
        await page.page.get_by_role("button", name="Go on: Java").click()
        await page.settled()
        ways = [page.panel.get_by_role("button", name=name) for name in ("Show me", "Skip")]
        pressed = [await way.bounding_box() for way in ways]
        await ways[0].click()
        await expect(page.task).to_have_text("That was the lesson of Java")
        await expect(page.next).to_contain_text("belong to an example set up for the lesson")
        await page.settled()
        for box in pressed:
            assert box is not None
            await page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await expect(page.task).to_have_text("That was the lesson of Java")
        await expect(page.panel).to_contain_text("Three tips for your first game")
        lead = page.bar.get_by_role("button", name="Play against a bot")
        await expect(lead).to_be_in_viewport(ratio=1)
        assert await overflow(page.page) == 0
        await page.page.wait_for_timeout(1100)  # a second press on what stood there begins nothing
        if size:
            await answer_late(page)
        await lead.click()
        await expect(page.title).to_contain_text(re.compile("^Java"))
        await expect(page.task).not_to_be_empty()
        await expect(page.board.get_by_role("img").first).to_be_visible()
        assert page.errors == []
        await page.page.context.close()


async def answer_late(page: TablePage) -> None:
    """Lets what the lounge is asked for first come when the table of a new game is there already."""

    async def answer(route: Route) -> None:
        found = await route.fetch()
        await page.page.locator("#channels a", has_text="Java").wait_for(state="attached")
        await route.fulfill(response=found)

    await page.page.route("**/lounge", answer, times=1)


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_bid_is_counted_in_a_lesson_and_played_by_done_alone(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        visitor = await table.member("Ada")
        step = (await visitor.send("/learn tikal")).json["table"]
        while "bid 2 points" not in step["task"]:
            step = (await visitor.play("", press_of(step, "Skip"))).json["table"]
        ada = await sit(browser, visitor, "")
        await ada.page.get_by_role("button", name="Learn: Tikal").click()
        more, done, number = (ada.page.locator(at) for at in ("#count-more", "#bar-done", "#count"))
        for bid in ("1", "2"):
            await expect(more).to_have_class(re.compile(r"\bleads\b"))
            await more.click()
            await expect(number).to_have_text(bid)
        await expect(more).not_to_have_class(re.compile(r"\bleads\b"))
        await expect(ada.title).to_have_text(re.compile("step 14 of"))
        await expect(done).to_have_class(re.compile(r"\bmain\b"))
        await expect(ada.next).to_have_text("Done plays it.")
        await done.click()
        await expect(ada.title).to_have_text(re.compile("step 15 of"))
        assert ada.errors == []
        await ada.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_who_presses_the_place_that_the_task_names_has_done_it_and_reads_on_meanwhile(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        visitor = await table.member("Ada")
        step = (await visitor.send("/learn tikal")).json["table"]
        while "build a camp at c4" not in step["task"]:
            step = (await visitor.play("", press_of(step, "Skip"))).json["table"]
        ada = await sit(browser, visitor, "")
        await ada.page.get_by_role("button", name="Learn: Tikal").click()
        await ada.settled()
        x, y = await ada.middle_of("c4")
        await ada.page.mouse.move(x, y)
        await expect(ada.aim).to_contain_text("c4")
        await expect(ada.next).to_be_visible()  # what is learned there
        await ada.page.mouse.click(x, y)
        await expect(ada.title).to_have_text(re.compile("step 8 of"))
        assert ada.errors == []
        await ada.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_who_presses_the_squares_that_a_task_names_digs_there_without_taking_a_tile_first(
    browser: Browser, tmp_path: Path
) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        visitor = await table.member("Ada")
        step = (await visitor.send("/learn mexica")).json["table"]
        await visitor.play("", press_of(step, "Skip"))
        ada = await sit(browser, visitor, "")
        await ada.page.get_by_role("button", name="Learn: Mexica").click()
        await expect(ada.task).to_contain_text("place a double canal on B11-B12")
        await ada.settled()
        await ada.page.mouse.click(*await ada.middle_of("B11"))
        await expect(ada.page.locator("#chosen")).to_contain_text("Dig a canal on B11")
        await ada.settled()
        await ada.page.mouse.click(*await ada.middle_of("B12"))
        await expect(ada.title).to_have_text(re.compile("step 3 of"))
        assert ada.errors == []
        await ada.page.context.close()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_small_place_to_which_a_task_leads_has_a_ring_around_it(browser: Browser, tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        visitor = await table.member("Ada")
        await visitor.send("/learn mexica")
        ada = await sit(browser, visitor, "")
        await ada.page.get_by_role("button", name="Learn: Mexica").click()
        await ada.settled()
        await expect(ada.page.locator(".spot.leads")).to_have_count(1)
        await expect(ada.board.locator(".beacon")).to_have_count(1)
        await ada.page.context.close()
