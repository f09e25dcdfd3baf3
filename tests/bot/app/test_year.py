"""A time of slow play goes on through sleep, journeys, restarts and a clock that is wrong."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from tests.bot.app.year import Year

DAYS, TABLES = int(os.environ.get("YEAR_DAYS", "24")), int(os.environ.get("YEAR_TABLES", "4"))


async def test_members_come_and_go_and_games_come_to_their_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble_is_expected: None
) -> None:
    seed = int(os.environ.get("YEAR_SEED", "1"))
    figures = await Year(tmp_path, TABLES, DAYS, seed).play()
    print(f"seed {seed}: {figures}")  # noqa: T201 - what it came to
    assert figures.opened == TABLES and figures.moves > TABLES
    assert figures.finished + figures.running == TABLES
    assert not {late: count for late, count in figures.stalled.items() if late in ("default", "best")}
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert all(one.startswith("the clock ") for one in said), said
