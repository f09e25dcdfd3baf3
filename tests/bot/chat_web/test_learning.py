"""A lesson at the web table: a private message that is put in the place of the one whose button was pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.chat_web.test_member import text
from tests.bot.chat_web.visitors import open_real_table


async def test_a_lesson_goes_on_in_one_message_that_its_learner_alone_sees(tmp_path: Path) -> None:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        ada, bo = await table.member("Ada"), await table.member("Bo")
        await ada.send("/learn tikal")
        (lesson,) = await ada.messages()
        assert "step 1 of" in text(lesson) and lesson["picture"]
        for label in ("c4", "r0"):
            (lesson,) = await ada.messages()
            await ada.press(lesson["id"], press_of(lesson, label))
        (lesson,) = await ada.messages()
        assert "right!" in text(lesson) and "step 2 of" in text(lesson)
        assert await bo.messages() == []


def press_of(message: dict[str, Any], label: str) -> str:
    """Returns what stands in the button whose label begins so."""
    return next(
        str(button["press"]) for row in message["buttons"] for button in row if button["label"].startswith(label)
    )
