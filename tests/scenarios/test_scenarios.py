"""Plays every scenario there is: each file is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import scenario
from tests.scenarios.files import files


@pytest.mark.parametrize(("game", "file"), files(), ids=lambda value: getattr(value, "stem", value))
def test_scenario_holds(game: str, file: Path) -> None:
    read = scenario.parse(file.read_text(encoding="utf-8"))
    assert read.game.meta.id == game, "a scenario lies in the folder of its game"
    result = scenario.run(read)
    assert not result.failures, "\n".join(map(str, result.failures))
    assert result.expectations, "a scenario without expectations proves nothing"
