"""The board of a real table in a real browser: how it is shown, loaded and pointed at."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image, ImageStat
from playwright.async_api import Browser, Locator, Response, Route, ViewportSize, expect

from tests.bot.chat_web.pages import DESKTOP, PHONE, TablePage
from tests.bot.chat_web.test_table import begin
from tests.bot.chat_web.visitors import RealTable, Visitor, open_real_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


async def sit(browser: Browser, visitor: Visitor, thread: str, *, phone: bool = False) -> TablePage:
    """Opens a member's page at a table."""
    touch = {"has_touch": True, "is_mobile": True} if phone else {}
    context = await browser.new_context(viewport=PHONE if phone else DESKTOP, locale="en-GB", **touch)  # type: ignore[arg-type]
    page = TablePage(await context.new_page())
    own = f"{visitor.address}/m/{visitor.user}/"
    await context.add_cookies([{"name": "longtable", "value": visitor.cookie, "url": own}])
    await page.open(f"{own}#/{thread}")
    if thread:
        await page.see_board()
    return page


@pytest.mark.parametrize(
    ("game", "size", "asked"),
    [
        ("java", {"width": 1366, "height": 900}, "layout=wide"),
        ("caylus", {"width": 1590, "height": 780}, "layout=broad"),
    ],
)
async def test_a_board_is_asked_for_as_it_is_larger_in_the_window(
    browser: Browser, table: RealTable, game: str, size: ViewportSize, asked: str
) -> None:
    """In its window a broad Java would be smaller than a wide one, and a broad Caylus is larger."""
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    picture = page.board.get_by_role("img")
    await page.page.set_viewport_size(size)
    await expect(picture).to_have_attribute("src", re.compile(asked))
    await page.page.set_viewport_size({"width": 1366, "height": 625})
    await expect(picture).to_have_attribute("src", re.compile("layout=broad"))
    await page.page.context.close()


@pytest.mark.long
async def test_a_board_has_its_panels_beside_it_where_there_is_room_and_below_it_on_a_phone(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    picture = page.board.get_by_role("img")
    for width, height, asked in ((1366, 625, "broad"), (390, 844, "tall"), (1366, 625, "broad")):
        await page.page.set_viewport_size({"width": width, "height": height})
        await expect(picture).to_have_attribute("src", re.compile(f"layout={asked}$"))
        await page.settled()
    await page.board.locator("[data-token='place three']").click()
    for token in ("A5", "N14"):
        space = await page.board.locator(f"[data-token='{token}']").bounding_box()
        assert space and space["width"] >= 33
    await page.board.locator("[data-token='F7']").click()
    await expect(page.board.locator(".changes")).to_be_visible()
    assert "layout=broad&on=" in await page.latest_picture()
    await page.settled()  # what can be pressed then is brought into sight, all of the board for it
    whole = await picture.bounding_box()
    await page.page.get_by_role("button", name="Show the board larger").click()
    enlarged = await picture.bounding_box()
    assert whole and enlarged and enlarged["width"] == pytest.approx(2 * whole["width"], abs=2)
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_prices_of_many_places_cover_no_name_and_are_told_where_one_points(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    await page.board.locator("[data-token='place three']").click()
    space = page.board.locator("[data-token='A5']")
    await expect(space).to_be_visible()
    coins = page.board.locator(".spot-mark:visible")
    await page.page.mouse.move(2, 2)
    await expect(coins).to_have_count(0)
    await space.hover()
    await expect(coins).to_have_count(1)
    await expect(page.aim).to_contain_text("3 action points")
    await page.page.context.close()


async def test_a_place_beyond_the_provost_is_warned_of_when_it_is_pointed_at_and_no_mark_grows(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread)
    before = await page.board.bounding_box()
    beyond = page.board.locator("[data-token='place 16']")
    width = "one => getComputedStyle(one.querySelector('path')).strokeWidth"
    ring = await beyond.evaluate(width)
    await beyond.hover()
    await expect(page.aim).to_contain_text("beyond the provost: may go unused")
    assert await beyond.evaluate(width) == ring, "it grows over nothing that stands beside it"
    await page.board.locator("[data-token='place 5']").hover()
    await expect(page.aim).not_to_contain_text("provost")
    assert await page.board.bounding_box() == before
    await page.page.context.close()


async def test_a_space_that_is_pointed_at_says_which_one_it_is(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    x, y = await page.middle_of("I14")
    await page.page.mouse.move(x, y)
    await expect(page.aim).to_have_text("I14 · bare")
    await page.page.context.close()


async def test_after_a_press_its_picture_comes_before_what_is_around_the_board(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places.first).to_be_visible()
    await page.places.first.click()
    await page.settled()
    asked: list[str] = []
    page.page.on("request", lambda request: asked.append(request.url.partition("/m/")[2].split("/", 1)[1]))
    async with page.page.expect_response(re.compile(r"table\?.*around=")):
        await page.places.and_(page.page.locator('[data-token^="r"]')).first.click()
    asked = [re.split(r"[/?]", one)[0] for one in asked]
    assert asked[0] == "play" and "table" not in asked[: max(asked.index("places"), asked.index("picture"))]
    await page.page.context.close()


APART = """async (whole) => {
    const image = new Image();
    image.src = whole;
    await image.decode();
    const drawn = (layers) => {
        const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
        const pen = canvas.getContext("2d");
        for (const layer of layers) pen.drawImage(layer, 0, 0);
        return pen.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const [laid, known] = [drawn(document.querySelectorAll("#board :is(.whole, .changes)")), drawn([image])];
    return laid.reduce((most, value, at) => Math.max(most, Math.abs(value - known[at])), 0);
}"""
"""How far what is laid on the board is from a whole picture, at the most in one colour of a pixel."""


async def test_each_press_loads_what_it_changes_alone_and_what_lies_there_is_the_picture(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    loaded: list[Response] = []
    page.page.on("response", lambda response: loaded.append(response) if "/picture/" in response.url else None)

    async def presses(found: Locator) -> int:
        loaded.clear()
        await found.click()
        await page.settled()
        return max([len(await response.body()) for response in loaded])

    await expect(page.places.first).to_be_visible()
    await presses(page.places.first)
    placed = await presses(page.places.and_(page.page.locator('[data-token^="r"]')).first)
    begins = await presses(page.board.locator("[data-token='deploy']"))
    assert begins < placed / 4
    undone = await presses(page.page.locator("#put-back"))
    assert undone < placed / 4
    shown = (await page.latest_picture()).partition("&on=")[0]
    assert await page.page.evaluate(APART, shown) < 100, "but for the edges of patches"
    assert page.errors == []
    await page.page.context.close()


async def test_the_picture_before_stays_with_words_until_the_next_one_is_drawn(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    drawn = asyncio.Event()

    async def hold_back(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    await page.page.route("**/picture/*", hold_back)
    waiting, image = page.board.get_by_text("The picture is being drawn"), page.board.get_by_role("img").first
    await expect(waiting).to_be_hidden()
    await page.places.first.click()
    await expect(waiting).to_be_visible()
    await expect(image).to_have_css("opacity", "0.45")
    drawn.set()
    await page.see_board()
    await expect(waiting).to_be_hidden()
    await expect(image).to_have_css("opacity", "1")
    await page.page.context.close()


async def test_a_picture_is_asked_for_together_with_what_lies_on_it(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places.first).to_be_visible()
    asked = asyncio.Event()

    async def hold_back(route: Route) -> None:
        await asked.wait()
        await route.continue_()

    await page.page.route("**/places/*", hold_back)
    page.page.on("request", lambda request: asked.set() if "/picture/" in request.url else None)
    await page.places.first.click()
    await expect(page.page.locator("#board .changes")).to_be_visible()
    assert page.errors == []
    await page.page.context.close()


async def test_of_a_hundred_places_in_the_light_that_one_is_outlined_which_is_pointed_at(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    await page.board.locator("[data-token='place three']").click()
    await page.settled()
    await expect(page.page.locator("#board .spots.lit")).to_be_visible()
    outlines = page.board.locator(".spot:not(.taken) .outline")
    assert await outlines.count() > 100
    assert [await outline.is_visible() for outline in await outlines.all()].count(True) <= 1  # the pointer rests on one
    place = page.board.locator("[data-token='F7']")
    for point in (place.hover, place.focus):
        await point()
        await expect(place.locator(".outline")).to_be_visible()
    assert page.errors == []
    await page.page.context.close()


async def test_a_turn_on_the_board_loads_only_what_changes(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places.first).to_be_visible()
    image, changes = page.page.locator("#board .whole"), page.page.locator("#board .changes")
    whole = await image.get_attribute("src")
    loaded: list[Response] = []
    page.page.on("response", lambda response: loaded.append(response) if "/picture/" in response.url else None)
    await page.places.first.click()
    await page.places.and_(page.page.locator('[data-token^="r"]')).first.click()
    await expect(page.panel).to_contain_text(re.compile(r"Played: place the tile on \w\d"))
    await page.see_board()
    await expect(changes).to_be_visible()
    assert await image.get_attribute("src") == whole
    assert await changes.bounding_box() == await image.bounding_box()
    assert len(loaded) == 2
    assert [size for size in [len(await response.body()) for response in loaded] if size > 100_000] == []
    await page.page.reload()
    await page.see_board()
    await expect(changes).to_be_hidden()
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_picture_that_comes_late_leaves_the_focus_where_it_has_gone(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    drawn, end = asyncio.Event(), page.bar.get_by_role("button", name="End the turn")

    async def hold_back(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    turned = page.places.and_(page.page.locator('[data-token="r0"]'))
    await page.places.first.click()
    await turned.focus()
    await page.page.route("**/picture/*", hold_back)
    await turned.press("Enter")
    await expect(page.panel).to_contain_text("Played: ")
    await page.page.keyboard.press("e")
    await expect(end).to_be_focused()
    drawn.set()
    await expect(page.places.first).to_be_visible()
    await expect(end).to_be_focused()
    await page.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["magellan", "java"])
async def test_room_beside_a_board_has_the_colour_of_its_edge(browser: Browser, table: RealTable, game: str) -> None:
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    await page.page.set_viewport_size({"width": 1580, "height": 625})
    await page.settled()
    place = await page.page.locator("#board .picture-frame").bounding_box()
    assert place and place["x"] > 40, "there is room"
    shown = Image.open(BytesIO(await page.page.screenshot())).convert("RGB")
    column = [shown.crop((round(x), 200, round(x) + 1, 600)) for x in (place["x"] / 2, place["x"] + 1)]
    beside, edge = (ImageStat.Stat(one).mean for one in column)
    assert all(abs(one - other) < 24 for one, other in zip(beside, edge, strict=True)), (beside, edge)
    await page.page.context.close()


@pytest.mark.parametrize(("ground", "seen"), [("#fff", range(96)), ("#000", range(160, 256))])
async def test_the_corners_of_what_can_be_pressed_are_seen_on_white_walls_and_on_dark_ground(
    browser: Browser, table: RealTable, ground: str, seen: range
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread)
    await page.page.locator("#board .picture-frame").evaluate(
        "(one, ground) => { one.style.background = ground; }", ground
    )
    await page.page.locator("#board .whole").evaluate("one => { one.style.visibility = 'hidden'; }")
    pile = page.board.locator("[data-token='irrigate']")
    corners = Image.open(BytesIO(await pile.screenshot())).convert("L")
    found = sum(count for level, count in enumerate(corners.histogram()) if level in seen)
    assert found > 60, f"{found} pixels of the corners are seen"
    await page.page.context.close()


VEIL = """() => {
    const place = document.querySelector("#board .spot:hover");
    const veils = [place, place.querySelector("polygon")].map((one) => getComputedStyle(one));
    const clear = ["transparent", "rgba(0, 0, 0, 0)", "none"];
    return !clear.includes(veils[0].backgroundColor) || !clear.includes(veils[1].fill);
}"""


async def test_no_veil_lies_on_what_has_just_been_pressed_until_the_pointer_moves(
    browser: Browser, table: RealTable
) -> None:
    mover, _, thread = await begin(table, "tikal")
    page = await sit(browser, mover, thread)
    place = page.board.locator('[data-token="a3"]')
    await place.hover()
    await page.page.wait_for_function(VEIL)
    await place.click()
    await page.settled()
    await page.page.wait_for_function(f"() => !({VEIL})()")
    box = await place.bounding_box()
    assert box
    await page.page.mouse.move(box["x"] + box["width"] / 2 + 4, box["y"] + box["height"] / 2 + 4)
    await page.page.wait_for_function(VEIL)
    assert page.errors == []
    await page.page.context.close()
