"""A small flood is measured; large ones are let loose by the soak."""

from __future__ import annotations

import re
import sys

import pytest

from tests.bot.chat_web import floods
from tests.laws import soak

pytestmark = pytest.mark.long


def test_a_flood_is_measured_against_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floods, "PATIENCE", 120.0)  # what is slow here is the machine
    few = floods.Size(silent=60, members=1, tables=1)
    told = floods.measure("sockets with half a header", 0.5, few)
    assert re.fullmatch(
        r"sockets with half a header: commands p50 \d+ p95 \d+ ms, pictures p50 \d+ p95 \d+ ms, "
        r"answers \{'200': \d+\}, log \d\.\d KB",
        told,
    ), told


def test_the_soak_lets_a_part_loose_instead_of_playing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(soak.PARTS, "floods", lambda: sys.stdout.write("  figures\n"))
    assert soak.main(["--part", "floods"]) == 0
    assert capsys.readouterr().out == "floods:\n  figures\n"
