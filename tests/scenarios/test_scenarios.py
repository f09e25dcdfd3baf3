"""Plays every scenario there is: each file is a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario_holds(file: Path) -> None:
    read = scenario.parse(file.read_text(encoding="utf-8"))
    assert read.game.meta.id == file.parent.name, "a scenario lies in the folder of its game"
    result = scenario.run(read)
    assert not result.failures, "\n".join(map(str, result.failures))
    assert result.expectations, "a scenario without expectations proves nothing"
