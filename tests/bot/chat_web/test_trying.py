"""What if at the web table: it stands beside the board, and leads back to it."""

from __future__ import annotations

from pathlib import Path

from tests.bot.chat_web.test_table import press_of, text
from tests.bot.chat_web.visitors import open_real_table


async def test_what_is_tried_stands_at_the_table_with_a_board_to_press(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        await ada.send("/new tikal practice")
        await ada.send("/start")
        await table.app.drain()
        thread = [one for one in await ada.messages() if one["kind"] == "opened"][-1]["opens"]
        answer = await ada.send("/whatif", thread)
        panel = answer.json["table"]
        assert "Nothing of this is played" in text(panel) and panel["spots"] and panel["picture"]
        assert press_of(panel, "Back to the table").startswith("play:")
        seen = await ada.table(thread)
        assert seen is not None and seen["onward"]
