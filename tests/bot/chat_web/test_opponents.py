"""A game against a bot at the web table: what is written and two presses lead to the first decision."""

from __future__ import annotations

from pathlib import Path

from tests.bot.chat_web.test_table import press_of
from tests.bot.chat_web.visitors import open_real_table


async def test_two_presses_lead_to_the_first_decision_against_a_bot(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        await ada.send("/new")
        asked = (await ada.messages())[-1]
        await ada.press(asked["id"], press_of(asked, "Play against a bot"))
        asked = (await ada.messages())[-1]
        await ada.press(asked["id"], press_of(asked, "Tikal"))
        await table.app.drain()
        thread = [one for one in await ada.messages() if one["kind"] == "opened"][-1]["opens"]
        panel = await ada.table(thread)
        assert panel is not None and panel["onward"], "it is Ada who is asked"
