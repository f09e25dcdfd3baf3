"""The pages of the web table in a real browser, found as people find things: by role and name."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import axe_core_python  # type: ignore[import-untyped]
import pytest
from playwright.async_api import Browser, Locator, Page, Response, ViewportSize, WebSocket, async_playwright, expect

from tests.waiting import PATIENCE

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # to start one for each window takes a tenth of all that Chromium takes
)
AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 780}
SMALL: ViewportSize = {"width": 360, "height": 640}
WAIT = 1000 * PATIENCE
"""Milliseconds after which something that should appear has not, on however busy a machine."""

# Each call of Playwright looks up where it comes from. What begins a process of the tests lies in no file, and such
# code was looked for among all modules each time, which took half of the time of these tests.
inspect.modulesbyfile |= {"<string>": "__main__", "<frozen runpy>": "runpy"}


def chromium() -> str:
    """Returns the machine's Chromium; skips the test where there is none, or fails it where there must be one.

    First the one that is packaged without its windows: it draws and runs pages alike, for half of the time.
    """
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if (path := shutil.which(name)) is not None:
            return path
    if os.environ.get("LONGTABLE_REQUIRE_BROWSER") == "1":
        pytest.fail("no Chromium is installed, and LONGTABLE_REQUIRE_BROWSER=1 asks for one")
    pytest.skip("no Chromium is installed on this machine (Debian: apt-get install chromium)")


def firefox() -> str:
    """Returns the machine's Firefox; skips the test where there is none, or fails it where there must be one."""
    for name in ("firefox-esr", "firefox"):
        if (path := shutil.which(name)) is not None:
            return path
    if os.environ.get("LONGTABLE_REQUIRE_FIREFOX") == "1":
        pytest.fail("no Firefox is installed, and LONGTABLE_REQUIRE_FIREFOX=1 asks for one")
    pytest.skip("no Firefox is installed on this machine (Debian: apt-get install firefox-esr)")


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Starts a headless Chromium."""
    path = chromium()
    expect.set_options(timeout=WAIT)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, headless=True, args=ARGUMENTS, timeout=WAIT)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def open_firefox() -> AsyncIterator[Browser]:
    """Starts a headless Firefox as it is installed, over the protocol that all browsers are to speak."""
    path = firefox()
    expect.set_options(timeout=WAIT)
    async with async_playwright() as playwright:
        browser = await playwright.firefox.launch(channel="moz-firefox", executable_path=path, timeout=WAIT)
        try:
            yield browser
        finally:
            await browser.close()


class Watched:
    """A page whose every error is remembered, and from when it is told to every byte that it is sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self._received = bytearray()
        self._bodies: list[asyncio.Task[None]] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._listen_to_console(line.type, line.text))

    async def remember(self) -> None:
        """Opens the page anew, and remembers from then on what it is sent, which is dear."""
        self.page.on("response", lambda response: self._bodies.append(asyncio.ensure_future(self._keep(response))))
        self.page.on("websocket", self._listen_to_socket)
        await self.page.reload()

    async def received(self) -> bytes:
        """Returns all bytes that have come since: pages, data, pictures, and what the connection told."""
        assert self._bodies, "nothing is remembered"
        await asyncio.gather(*self._bodies)
        return bytes(self._received)

    def _listen_to_console(self, kind: str, text: str) -> None:
        if kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text:
            self.errors.append(text)

    def _listen_to_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._received.extend(_bytes(frame)))

    async def _keep(self, response: Response) -> None:
        self._received.extend(repr(response.headers).encode())
        if response.status in (200, 403, 404):
            try:
                self._received.extend(await response.body())
            except Exception as error:  # the page was left before its answer came
                self._received.extend(type(error).__name__.encode())


class StartPage(Watched):
    """The host's start page."""

    async def open(self, link: str) -> None:
        await self.page.goto(link)
        await expect(self.page.get_by_role("heading", name="Let people in")).to_be_visible()

    async def let_in(self, name: str) -> str:
        """Adds a member and returns the link."""
        await self.page.get_by_role("textbox", name="Name of the new member").fill(name)
        await self.page.get_by_role("button", name="Add", exact=True).click()
        return await self.link_of(name)

    async def link_of(self, name: str) -> str:
        """Returns the member's link that is shown."""
        return await self.page.get_by_role("textbox", name=f"Link of {name}", exact=True).input_value()

    async def presses(self, label: str) -> None:
        await self.page.get_by_role("button", name=label, exact=True).click()


MIDDLE = """async (name) => {
    const image = document.querySelector("#board .whole");
    const shown = await (await fetch(image.src.replace("picture/", "places/"))).json();
    const { corners } = shown.lying.find((one) => one.name === name);
    const { left, top, width } = document.querySelector("#board .picture-frame").getBoundingClientRect();
    return [[left, 0], [top, 1]].map(([start, axis]) => {
        const middle = corners.reduce((sum, one) => sum + one[axis], 0) / corners.length;
        return start + middle * width / image.naturalWidth;
    });
}"""


class TablePage(Watched):
    """A member's page, in English."""

    async def open(self, link: str) -> None:
        await self.page.goto(link)
        await expect(self.page.get_by_role("heading", level=1)).not_to_be_empty()
        await expect(self.page.locator("#log")).to_have_attribute("aria-busy", "false")  # though it may not be in sight

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("combobox", name="Message or command")

    @property
    def suggestions(self) -> Locator:
        return self.page.get_by_role("listbox", name="Suggestions").get_by_role("option")

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("Messages|Zprávy"))

    @property
    def board(self) -> Locator:
        """The board of the table, always in view."""
        return self.page.get_by_role("region", name=re.compile("^(The board|Herní plán)$"))

    @property
    def places(self) -> Locator:
        """What can be chosen on the board."""
        return self.board.get_by_role("toolbar").get_by_role("button")

    @property
    def panel(self) -> Locator:
        """What can be done at the table."""
        return self.page.get_by_role("region", name=re.compile("^(What can be done here|Co se tu dá dělat)$"))

    @property
    def choices(self) -> Locator:
        """What can be chosen in words there, but for what leads back."""
        return self.panel.get_by_role("group", name="What can be done, in words").locator("[data-words]")

    @property
    def task(self) -> Locator:
        """What is asked, above the board."""
        return self.page.locator("#task")

    @property
    def next(self) -> Locator:
        """What is to be done next, or what the task is good for, below it."""
        return self.page.locator("#next")

    @property
    def aim(self) -> Locator:
        """What the place that is pointed at comes to and holds, in the same line."""
        return self.page.locator("#aim")

    @property
    def bar(self) -> Locator:
        """The bar below the board."""
        return self.page.get_by_role("group", name="What is chosen, and its end")

    @property
    def messages(self) -> Locator:
        """All messages of the shown channel, the oldest first."""
        return self.log.get_by_role("article")

    @property
    def private(self) -> Locator:
        """The messages that only this member sees."""
        return self.page.get_by_role("article", name=re.compile("Only you see this"))

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def trouble(self) -> Locator:
        return self.page.get_by_role("alert")

    def message(self, text: str) -> Locator:
        return self.messages.filter(has_text=text)

    async def send(self, line: str) -> None:
        """Types a line, a command or words for everybody, and sends it."""
        await self.read()
        await self.line.fill(line)
        await self.page.get_by_role("button", name="Send").click()
        await expect(self.page.locator("#line")).to_have_value("")  # a panel may lie over it by then

    async def read(self) -> None:
        """Brings the messages into view, which at a table lie behind the panel."""
        if not await self.line.is_visible():
            await self.page.get_by_role("button", name=re.compile("^(Messages|Zprávy)")).click()

    async def press(self, label: str, message: Locator | None = None) -> None:
        """Presses a button of a message, of the last one unless another is given."""
        await (message or self.last).get_by_role("button", name=label, exact=True).click()

    async def choose(self, menu: str, choice: str, message: Locator | None = None) -> None:
        """Makes a choice in a menu of a message."""
        place = message or self.last
        await place.get_by_role("combobox", name=menu).click()
        await place.get_by_role("option", name=re.compile(rf"^{re.escape(choice)}(\s|$)")).click()

    async def go_to(self, channel: str) -> None:
        """Opens the lounge or a table from the list of channels."""
        entries = self.page.get_by_role("navigation", name="Channels")
        if await (shown := self.page.get_by_role("button", name="Show channels")).is_visible():
            await shown.click()
        await entries.get_by_role("link", name=re.compile(rf"^{re.escape(channel)}(\s|$)")).click()
        await expect(self.title).to_have_text(channel)

    async def see_picture(self, message: Locator | None = None) -> Locator:
        """Waits until the picture of a message is drawn and shown."""
        image = (message or self.last).get_by_role("img")
        await expect(image).to_be_visible()
        await self.page.wait_for_function(
            "image => image.complete && image.naturalWidth > 0", arg=await image.element_handle()
        )
        return image

    async def see_board(self) -> Locator:
        """Waits until the board shows the table as it is."""
        await expect(self.board).not_to_have_attribute("aria-busy", "true")
        return self.board.get_by_role("img")

    async def settled(self) -> None:
        """Waits until nothing is asked of the server, and both pictures show what has come of the last press."""
        for part in (self.panel, self.board, self.page.locator("#beside")):
            await expect(part).not_to_have_attribute("aria-busy", "true")

    async def middle_of(self, name: str) -> tuple[float, float]:
        """Returns where the middle of a thing on the board stands in the window."""
        x, y = await self.page.evaluate(MIDDLE, name)
        return x, y

    async def pictures(self, messages: Locator) -> list[bytes]:
        """Returns the bytes of all pictures of some messages."""
        return await self.bytes_of(messages.get_by_role("img"))

    async def latest_picture(self) -> str:
        """Returns from where the picture, or what has changed of it, came that came last."""
        loaded = "performance.getEntriesByType('resource').map(({ name }) => name)"
        latest: str = await self.page.evaluate(f"{loaded}.filter((name) => name.includes('/picture/')).at(-1)")
        return latest

    async def bytes_of(self, images: Locator) -> list[bytes]:
        """Returns the bytes of some images."""
        sources = [await image.get_attribute("src") for image in await images.all()]
        return [
            await (await self.page.request.get(f"{self.page.url.partition('#')[0]}{src}")).body() for src in sources
        ]


async def axe(page: Page) -> Sequence[str]:
    """Returns what a check of accessibility finds serious or critical on a page as it is now."""
    await page.evaluate(AXE)
    found: dict[str, Any] = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


async def overflow(page: Page) -> int:
    """Returns by how many pixels a page is wider than its window."""
    wide: int = await page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def _bytes(frame: bytes | str) -> bytes:
    return frame if isinstance(frame, bytes) else frame.encode()


async def in_view(page: TablePage) -> bool:
    """Says whether the whole width of the board is in the window, which is no wider than itself."""
    box = await page.board.get_by_role("img").bounding_box()
    size = page.page.viewport_size
    assert box and size
    return box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1 and await overflow(page.page) == 0
