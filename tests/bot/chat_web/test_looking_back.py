"""A look back at the web table: a member presses it under the result, and steps through the turns that decided it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.app import App
from bot.app.play import tables
from bot.app.play.tables import Playing
from bot.settings import Settings
from tests.bot.app.outside import KnownLuck
from tests.bot.app.searchers import InPlace
from tests.bot.chat_web.test_table import begin, press_of, seen, text
from tests.bot.chat_web.visitors import Visitor, open_real_table


def searches_here(path: Path) -> App:
    return App(Settings(data=path.parent, send_retry_seconds=0.01), luck=KnownLuck(), searcher=InPlace())


async def played(app: App) -> Playing:
    """Returns the only table."""
    async with app.store.read() as tx:
        (row,) = await tx.tables.everywhere(("running", "over"))
        return await tables.load(tx, row)


async def press(visitor: Visitor, thread: str, shown: dict[str, Any], label: str) -> dict[str, Any]:
    """Presses what stands beside the board, and returns what answers there."""
    note: dict[str, Any] = (await visitor.play(thread, press_of(shown, label))).json["note"]
    return note


async def test_the_turns_that_decided_are_stepped_through_from_the_result(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite", searches_here) as table:
        mover, other, thread = await begin(table, "toy")
        app = table.app
        asked, waits = mover, other
        while not (match := (await played(app)).match).over:
            if not (await seen(asked, thread))["onward"]:
                asked, waits = waits, asked
            await asked.send(f"/move {match.game.format(match.game.default(match.state, match.awaited[0]))}", thread)
        shown = await press(mover, thread, await seen(mover, thread), "Analysis")
        assert "being made" in text(shown)
        await app.look_all_back()
        for label, said in (
            ("Look again", "% of what the best lines found promised"),
            ("Turn of ", "the position before the turn"),
            ("What was played", "after what was played"),
            ("The better line", "after the better line"),
            ("The whole game", "% of what the best lines found promised"),
        ):
            shown = await press(mover, thread, shown, label)
            assert said in text(shown) and shown["picture"]
        assert not any("look back" in text(told) for told in await other.messages(thread)), "nobody else sees it"
