"""Standing orders of all kinds are one thing: nobody asks of which type one is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOTS = ("bot", "rules", "storage")


@pytest.mark.parametrize("root", ROOTS)
def test_moves_ahead_are_told_apart_by_their_tag_alone(root: str) -> None:
    asked = re.compile(r"isinstance\([^)]*\bAhead\b|case Ahead\(|type\([^)]*\) (is|==|in) [^\n]*\bAhead\b")
    assert not [str(file) for file in Path(root).rglob("*.py") if asked.search(file.read_text(encoding="utf-8"))]
