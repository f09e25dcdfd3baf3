"""The board of a real table in a real browser: played on with a pointer, a finger and the keyboard."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image, ImageStat
from playwright.async_api import Browser, Locator, Response, Route, ViewportSize, expect

from bot.app.speech.language import Words
from tests.bot.chat_web.pages import DESKTOP, PHONE, TablePage, axe, overflow
from tests.bot.chat_web.test_table import Game, begin, begin_a_bid
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


async def in_view(page: TablePage) -> bool:
    """Says whether the whole width of the board is in the window, which is no wider than itself."""
    box = await page.board.get_by_role("img").bounding_box()
    size = page.page.viewport_size
    assert box and size
    return box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1 and await overflow(page.page) == 0


@pytest.mark.long
async def test_each_place_says_what_pressing_it_means_and_what_it_holds(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "caylus")
    page = await sit(browser, game.mover, game.thread)
    castle = page.page.get_by_role("button", name=re.compile(r"Castle.*\. Here: hand in batches"))
    await expect(castle).to_be_visible()
    await castle.click()
    await page.page.locator("#bar-done").click()
    await page.see_board()
    other = await sit(browser, game.other, game.thread)
    there = other.board.get_by_role("button", name=re.compile(rf"Castle.*; worker of {game.mover.name}"))
    await expect(there).to_be_visible()
    assert page.errors == other.errors == []
    await page.page.context.close()
    await other.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "presses"),
    [
        (
            "tikal",
            [
                ("c4", "Turn it"),
                ("r0", "Press what has white corners"),
                ("deploy", "Set how many with − and +, then press where. Press again for the leader."),
            ],
        ),
        ("java", [("place three", "Now press where"), ("A5", "Turn it")]),
        ("caylus", [("place 16", "beyond the provost: may go unused · Done plays it")]),
    ],
)
async def test_after_each_press_the_ribbon_says_what_is_to_be_done_next(
    browser: Browser, table: RealTable, game: str, presses: list[tuple[str, str]]
) -> None:
    began = await begin(table, game)
    page = await sit(browser, began.mover, began.thread)
    for token, said in presses:
        await page.settled()
        await page.board.locator(f"[data-token='{token}']").click()
        await expect(page.next).to_contain_text(said)
        await expect(page.next).to_be_visible()  # though the pointer rests on a place
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.parametrize(
    ("game", "size", "asked"),
    [
        ("tikal", {"width": 1366, "height": 900}, "layout=wide"),
        ("caylus", {"width": 1590, "height": 780}, "layout=broad"),
    ],
)
async def test_a_board_is_asked_for_as_it_is_larger_in_the_window(
    browser: Browser, table: RealTable, game: str, size: ViewportSize, asked: str
) -> None:
    """In its window a broad Tikal would be smaller than a wide one, and a broad Caylus is larger."""
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


async def test_where_no_ring_is_left_it_is_said_what_to_press_and_whether_it_lies_beside_the_board(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    token = (await game.mover.table(game.thread) or {})["spots"][0]["words"][1]
    await game.mover.send(f"/move place {token} r0; deploy 10 a5", game.thread)
    page = await sit(browser, game.mover, game.thread)
    await expect(page.places).to_have_count(0)
    await expect(page.next).to_have_text("Nothing else is left to do: press End the turn.")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_hand_beside_the_board_is_named_as_the_place_of_the_rings(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "magellan")
    page = await sit(browser, game.mover, game.thread)
    await page.page.set_viewport_size(PHONE)
    await expect(page.next).to_have_text("Press below the board what has white corners.")
    await page.page.set_viewport_size(DESKTOP)
    await expect(page.next).to_have_text("Press beside the board what has white corners.")
    await page.panel.get_by_role("toolbar", name="Beside the board").get_by_role("button").first.click()
    await expect(page.next).to_contain_text("The bright places can be pressed, too.")
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
    x, y = await page.page.evaluate(
        """async () => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            const { corners } = shown.lying.find((one) => one.name === "I14");
            const { left, top, width } = document.querySelector("#board .picture-frame").getBoundingClientRect();
            return [[left, 0], [top, 1]].map(([start, axis]) => {
                const middle = corners.reduce((sum, one) => sum + one[axis], 0) / corners.length;
                return start + middle * width / image.naturalWidth;
            });
        }"""
    )
    await page.page.mouse.move(x, y)
    await expect(page.aim).to_have_text("I14 · bare")
    await page.page.context.close()


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_cannot_be_chosen_says_what_it_is_while_something_is_chosen(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await page.page.set_viewport_size({"width": 360, "height": 740} if phone else {"width": 1366, "height": 625})
    place = await page.places.and_(page.page.locator("[data-token='place three']")).element_handle()
    assert place is not None
    await place.dispatch_event("click")
    await expect(page.board.locator(".shade > *")).not_to_have_count(0)
    await page.settled()
    await page.page.locator("#board-sheet").evaluate("one => { one.scrollTop = 0; }")
    board = await page.page.locator("#board .picture-frame").bounding_box()
    sheet = await page.page.locator("#board-sheet").bounding_box()
    lying = await page.page.evaluate(
        """async () => {
            const image = document.querySelector("#board .whole");
            const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
            return shown.lying.map(({corners, says}) => {
                const [x, y] = [0, 1].map(at => corners.reduce((sum, one) => sum + one[at], 0) / corners.length);
                return [says, x / image.naturalWidth, y / image.naturalHeight];
            });
        }"""
    )
    assert board is not None
    signs = ("points",) if phone else ("palaces", "cards")  # a finger takes up the cards that it presses
    for said in (Words("en")(f"java-legend-{sign}") for sign in signs):
        x, y = next((x, y) for says, x, y in lying if says == said)
        at = (board["x"] + x * board["width"], board["y"] + y * board["height"])
        await (page.page.touchscreen.tap(*at) if phone else page.page.mouse.move(*at))
        await expect(page.aim).to_have_text(said)
        assert await page.page.locator("#board-sheet").bounding_box() == sheet, "nothing moves"
    await expect(page.page.locator("#chosen")).to_contain_text("hree")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long(but={"desk", "browser"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_a_tile_is_placed_by_pressing_the_board(any_browser: Browser, table: RealTable, phone: bool) -> None:
    game = await begin(table, "tikal")
    page = await sit(any_browser, game.mover, game.thread, phone=phone)
    assert await in_view(page)
    await expect(page.places.first).to_be_visible()
    await page.places.first.click()
    rotation = page.places.and_(page.page.locator('[data-token^="r"]'))
    await rotation.first.click()
    await expect(page.panel).to_contain_text(re.compile(r"Played: place the tile on \w\d"))
    await page.see_board()
    assert await in_view(page)
    assert await page.messages.filter(has_text="Only you see this").count() == 0
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_on_a_phone_what_can_be_pressed_is_in_view_with_the_board(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    page = await sit(browser, game.mover, game.thread, phone=True)
    await page.page.set_viewport_size({"width": 390, "height": 844})
    await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.6)  # most of the island, turned
    for number, part in enumerate((1.0, 0.2)):  # they lie in one row, which goes on to the right
        await expect(page.choices.nth(number)).to_be_in_viewport(ratio=part)
    for button in await page.bar.get_by_role("button").all():
        await expect(button).to_be_in_viewport(ratio=1)
        box = await button.bounding_box()
        assert box and box["width"] >= 40 and box["height"] >= 40
    await page.choices.filter(has_text="Place land").click()
    await page.choices.filter(has_text="three-space tile").click()
    for row in ("E19", "E1"):  # the first and the last one of the turned island
        await expect(page.board.locator(f"[data-token='{row}']")).to_be_in_viewport(ratio=0.9)
    assert page.errors == []
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


@pytest.mark.long(but={"browser"})
async def test_the_board_stays_in_view_while_a_card_is_chosen_beside_it(any_browser: Browser, table: RealTable) -> None:
    game = await begin_a_bid(table)
    page = await sit(any_browser, game.mover, game.thread)
    cards = page.panel.get_by_role("toolbar", name="Beside the board").get_by_role("button")
    for size in (DESKTOP, PHONE):
        await page.page.set_viewport_size(size)
        await page.see_board()
        await expect(page.panel.get_by_role("img").first).to_be_in_viewport(ratio=0.3)
        await expect(page.board.get_by_role("img").first).to_be_in_viewport(ratio=0.3)
        assert await overflow(page.page) == 0
    assert await axe(page.page) == []
    name = await cards.first.get_attribute("data-token")
    await cards.first.focus()
    await page.page.keyboard.press("Enter")
    await expect(page.page.locator("#chosen")).to_have_attribute("title", f"bid 1 {name}")
    await expect(page.panel.locator(":focus").or_(page.board.locator(":focus"))).to_be_visible()
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


@pytest.mark.long(but={"browser"})
async def test_a_whole_turn_by_keyboard_alone(any_browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    page = await sit(any_browser, game.mover, game.thread)
    keys = page.page.keyboard
    place = page.places.and_(page.page.locator(":focus"))
    await expect(page.bar.get_by_role("img", name=re.compile(r"^Action points left: \d+$"))).to_have_count(0)
    await page.title.focus()
    while not await place.count():
        await keys.press("Tab")
    first = await place.get_attribute("aria-label")
    await keys.press("ArrowRight")
    await expect(place).not_to_have_attribute("aria-label", first or "")
    await keys.press("Home")
    await keys.press("Enter")
    await expect(place).to_have_attribute("data-token", "r0")
    await keys.press("End")
    await keys.press("Enter")
    await expect(page.panel).to_contain_text("Played: ")
    await expect(page.page.locator(":focus")).to_be_visible()
    await expect(page.bar.get_by_role("img", name=re.compile(r"^Action points left: \d+$"))).to_have_count(1)
    await keys.press("?")
    await expect(page.page.get_by_role("dialog", name="Keys")).to_contain_text("switch it to focus mode")
    await expect(page.page.get_by_role("dialog", name="How the table works")).to_contain_text("Nothing is final before")
    await expect(page.page.get_by_role("heading", name="How the table works")).to_be_in_viewport(ratio=1)
    assert await axe(page.page) == []
    await keys.press("Escape")
    await expect(page.page.get_by_role("dialog", name="Keys")).to_be_hidden()
    await keys.press("e")
    await expect(page.bar.get_by_role("button", name="End the turn")).to_be_focused()
    await keys.press("Enter")
    await expect(page.bar.get_by_role("button", name="Done")).to_have_attribute("aria-disabled", "false")
    await keys.press("d")
    await expect(page.panel).to_contain_text(f"waiting for {game.other.name}")
    await expect(page.places).to_have_count(0)
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
async def test_a_figure_that_is_taken_walks_or_jumps_by_the_place_that_is_pressed_which_says_its_price(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "mexica")
    await game.mover.send("/move start H6", game.thread)
    await game.other.send("/move start I7", game.thread)
    page = await sit(browser, game.mover, game.thread)
    away, figure, near = (page.board.locator(f"[data-token='{name}']") for name in ("A3", "move", "H5"))
    await expect(figure).to_be_visible()
    assert [await place.count() for place in (away, near)] == [0, 0], "nothing dear is done by one press"
    await figure.click()
    await expect(near).to_have_count(1)
    await expect(near.locator(".spot-mark")).to_have_text("1")
    await expect(away.locator(".spot-mark")).to_be_hidden()
    await expect(page.next).to_have_text(
        "Now press where. A coin is what a place costs; a bright place without one costs 5."
    )
    chosen = page.page.locator("#chosen")
    await expect(chosen).to_have_text("Move the figure / Jump anywhere (5 points)")
    await away.click()
    await expect(page.panel).to_contain_text("jump to A3")
    await page.bar.get_by_role("button", name="Undo").click()
    await page.settled()
    await page.board.locator("[data-token='double']").click()
    await page.settled()
    await page.board.locator("[data-token='B11']").click()
    await expect(chosen).to_have_text("Dig a canal on B11 and …")
    assert page.errors == []
    await page.page.context.close()


@pytest.mark.long
async def test_a_space_with_several_choices_asks_which(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "tikal")
    token = (await game.mover.table(game.thread) or {})["spots"][0]["words"][1]
    await game.mover.send(f"/move place {token} r0; camp b4; deploy 2 a5; deploy 1 b4", game.thread)
    page = await sit(browser, game.mover, game.thread)
    several = page.board.get_by_role("button", name=re.compile("^Several choices")).first
    await several.focus()
    await page.page.keyboard.press("Enter")
    items = page.board.get_by_role("menuitem")
    await expect(items.first).to_be_focused()
    await page.page.keyboard.press("ArrowDown")
    await expect(items.nth(1)).to_be_focused()
    assert await axe(page.page) == []
    await page.page.keyboard.press("Escape")
    await expect(several).to_be_focused()
    await several.click()
    chosen = (await items.first.inner_text()).split(" ")[0]
    await items.first.click()
    await expect(page.bar).to_contain_text(re.compile(chosen, re.I))
    await page.page.context.close()


@pytest.mark.long
async def test_who_stands_beside_workers_is_taken_where_they_are_pressed_again(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2+L a5", game.thread)
    page = await sit(browser, game.mover, game.thread)
    number, taken = page.bar.get_by_role("spinbutton"), page.board.locator(".spot.taken")
    await page.board.locator("[data-token='move a5']").click()
    await page.page.get_by_role("menuitem", name="Move figures").or_(number).first.click()
    await expect(page.next).to_contain_text("Press again for the leader.")
    await page.page.set_viewport_size(PHONE)
    await expect(page.bar.get_by_role("button", name="More")).to_be_in_viewport(ratio=1)
    await page.page.set_viewport_size(DESKTOP)
    await page.settled()
    await taken.click()
    await expect(number).to_have_text("L")
    await page.board.locator("[data-token='a4']").click()
    await expect(page.panel).to_contain_text("move the leader from a5 to a4")
    await expect(page.panel).to_contain_text("your forecast, what a scoring would bring now, goes from 0 to 1")
    await page.page.context.close()


@pytest.mark.long(but={"the hat"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("pressed", "taken"), [("the hat", "L"), ("the workers below it", "1")])
async def test_pressing_the_hat_of_a_leader_takes_the_leader_and_pressing_the_workers_a_worker(
    browser: Browser, table: RealTable, phone: bool, pressed: str, taken: str
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 2+L a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    (hat,) = [corners for token, corners in await laid(page) if token == "move a5/L"]
    left, top, right, bottom = (edge(axis) for edge, axis in product((min, max), zip(*hat, strict=True)))
    x, y = (left + right) / 2, (top + bottom) / 2 + (0 if pressed == "the hat" else bottom - top)
    picture = page.page.locator("#board .picture-frame")
    scale = await picture.evaluate("one => one.clientWidth / one.querySelector('.whole').naturalWidth")
    press = picture.tap if phone else picture.click
    await press(position={"x": x * scale, "y": y * scale})
    await (
        page.page.get_by_role("menuitem", name="Move figures")
        .or_(page.page.locator("#count-place:not([hidden])"))
        .first.click()
    )
    await expect(page.bar.get_by_role("spinbutton")).to_have_text(taken)
    await page.page.context.close()


async def laid(page: TablePage) -> list[tuple[str, list[list[float]]]]:
    """Returns what lies on the board as a page is told it."""
    loaded: list[str] = await page.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    told = await (await page.page.request.get([name for name in loaded if "/places/" in name][-1])).json()
    return [(place["token"], place["corners"]) for place in told["places"]]


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


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_what_the_end_of_a_turn_gives_up_is_said_above_the_board(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread, phone=phone)
    await game.mover.send("/move place a3 r0", game.thread)
    end = page.bar.get_by_role("button", name="End the turn")
    await expect(end).to_have_attribute("aria-disabled", "false")
    await end.click()
    await expect(page.next).to_have_text(re.compile("^You still have 10 action points.*Done plays it"))
    await expect(page.next).to_be_in_viewport(ratio=1)
    await page.page.context.close()


async def test_where_nothing_else_is_left_to_do_the_end_of_the_turn_leads_on(
    browser: Browser, table: RealTable
) -> None:
    game = await begin(table, "tikal")
    page = await sit(browser, game.mover, game.thread)
    end = page.bar.get_by_role("button", name=re.compile("^End"))
    await game.mover.send("/move place a3 r0", game.thread)
    await expect(page.next).to_have_text(re.compile("^Press what has white corners"))
    await expect(end).not_to_have_class(re.compile("main"))
    await game.mover.send("/move deploy 10 a5", game.thread)
    await expect(page.next).to_have_text("Nothing else is left to do: press End the turn.")
    await expect(end).to_have_class(re.compile("main"))
    await page.page.context.close()


async def test_a_number_is_asked_for_only_where_there_is_one_to_set(browser: Browser, table: RealTable) -> None:
    game = await begin(table, "java")
    await game.mover.send("/move place three L9 f; enter L9", game.thread)
    page = await sit(browser, game.mover, game.thread)
    await page.board.locator("[data-token='move L9']").click()
    await page.page.get_by_role("menuitem", name="Move the developer on L9 to …").click()
    await expect(page.next).to_have_text("Now press where: one of the bright places.")
    await expect(page.bar.get_by_role("spinbutton")).to_be_hidden()
    await page.page.context.close()


@pytest.mark.long(but={"desk"})
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_who_prefers_words_finds_the_kinds_of_actions_and_in_each_what_it_can_be(
    browser: Browser, table: RealTable, phone: bool
) -> None:
    game = await begin(table, "tikal")
    await game.mover.send("/move place a3 r0; deploy 3 a5", game.thread)
    page = await sit(browser, game.mover, game.thread, phone=phone)
    kinds = [(await one.inner_text()).split("\n")[0] for one in await page.choices.all()]
    kept = ["Deploy figures", "Transfer between camps", "Move figures", "Uncover a level", "Recover a treasure"]
    assert kinds[:5] == kept
    idle = page.choices.filter(has_text="Recover a treasure")
    await expect(idle).to_be_disabled()
    await expect(idle).to_contain_text("3 points · needs a free worker there")
    await expect(page.choices.first).to_be_in_viewport(ratio=1)
    await page.choices.filter(has_text="Deploy figures").click()
    await expect(page.choices.first).to_be_in_viewport(ratio=1)
    await expect(page.page.locator("#chosen")).to_contain_text("Deploy")
    assert await axe(page.page) == [] and await overflow(page.page) == 0
    await page.panel.get_by_role("button", name=re.compile("^2 workers, 2 points")).click()
    await expect(page.panel).to_contain_text("deploy 2 workers to a5")
    assert page.errors == []
    await page.page.context.close()
