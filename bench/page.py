"""How long a press takes until the new picture lies on the page; ``python -m bench.page [GAME...]`` prints it as JSON.

All sides of a game are played at random on a real page in Chromium, on this machine. A press counts from the click
until both pictures show what came of it; presses that the page answers by itself are none. The parts are what the
browser's own clock says: how long the server took to play and for the board, of which picture and places are asked for
at once, and what is left for carrying, decoding and laying.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Page, async_playwright
from tqdm import tqdm

from bench.figures import spread
from bot.app import create_app
from bot.chat_web import WebSettings, create_server
from bot.settings import Settings
from rules.core import library
from storage.databases import at

WANTED = 150
"""Milliseconds in which 95 of 100 presses are to be answered."""
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
"""Under which names it is installed; what members have comes first."""
READY = "!document.querySelector('#panel[aria-busy=true], #board[aria-busy=true], #beside[aria-busy=true]')"
PRESS = """async (luck) => {
    const busy = () => !(READY);
    const rest = async () => { while (busy()) await new Promise(requestAnimationFrame); };
    await rest();
    const shown = (found) => [...document.querySelectorAll(found)].filter((one) => one.checkVisibility());
    const spots = shown(".spot:not(.taken)");
    const bar = shown("#bar-done[data-press]:not([data-press='']), #bar-end[data-press]:not([data-press=''])");
    const further = bar.length ? bar : shown("#put-back");
    const from = spots.length && (luck.often < 0.7 || !bar.length) ? spots : further;
    if (!from.length) return {over: true};
    performance.clearResourceTimings();
    let begun = performance.now();
    from[Math.floor(luck.which * from.length)].click();
    const item = shown(".spot-menu [role=menuitem]")[0];
    if (item) { begun = performance.now(); item.click(); }
    if (!busy()) return {};
    await rest();
    const ms = performance.now() - begun;
    const took = (word) => performance.getEntriesByType("resource").filter(({name, startTime}) =>
        startTime >= begun && new URL(name).pathname.split("/").some((part) => part === word));
    const server = (word) => Math.max(0, ...took(word).map((one) => one.responseStart - one.requestStart));
    return {ms, play: server("play"), board: Math.max(server("places"), server("picture"))};
}""".replace("READY", READY)
SENT = """([path, body]) => fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)
}).then((answer) => answer.json())"""


async def measure(game: str, presses: int, seed: int) -> dict[str, Any]:
    """Returns of one game how long a press takes at the page, and which parts of that the server has."""
    luck, found = Random(seed), list[dict[str, float]]()
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as name:
        settings = Settings(data=Path(name))
        at(settings.stored).migrate()
        app = create_app(settings)
        server = create_server(app, WebSettings(port=0))
        await app.start()
        await server.start()
        try:
            async with async_playwright() as playwright:
                path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
                browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                page = await browser.new_page(viewport={"width": 1366, "height": 768})
                await _open(page, server.start_link, game)
                gc.freeze()  # as a bot does that has started: looked through, all that stays would stop the loop
                with tqdm(total=presses, desc=game, disable=None, leave=False) as bar:
                    while len(found) < presses:
                        one = await page.evaluate(PRESS, {"often": luck.random(), "which": luck.random()})
                        if one.get("over"):
                            break
                        if one:
                            found.append(one)
                            bar.update()
                await browser.close()
        finally:
            await server.stop()
            await app.stop()
    parts = {f"server_{part}_ms": spread([one[part] for one in found]) for part in ("play", "board")}
    rest = [one["ms"] - one["play"] - one["board"] for one in found]
    return {"press_ms": spread([one["ms"] for one in found], WANTED), **parts, "rest_ms": spread(rest)}


async def _open(page: Page, start: str, game: str) -> None:
    """Lets somebody in who practises a game, and opens its table."""
    await page.goto(start)
    await page.wait_for_selector("#add")
    members = page.url.partition("?")[0].rstrip("/") + "/members"
    await page.goto((await page.evaluate(SENT, [members, {"name": "Ada"}]))["link"])
    own = page.url.partition("#")[0]
    play = {"event": "practise-1", "thread": "", "press": f"practise:{game}"}
    await page.wait_for_selector("#lounge:not([hidden])")
    await page.evaluate(SENT, [f"{own}play", play])
    await page.wait_for_selector(".channel-lists a[href*='#/']:not([href='#/'])", state="attached")
    thread = await page.eval_on_selector(".channel-lists a[href*='#/']:not([href='#/'])", "one => one.hash")
    await page.goto(f"{own}{thread}")
    await page.wait_for_selector("#board.loaded")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"of {', '.join(library.games())}; default: all of them"
    )
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    games = options.games or library.games()
    print(json.dumps({game: asyncio.run(measure(game, options.presses, options.seed)) for game in games}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
