"""``longtable tune``: what it finds is written only where games show that it is better."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bot.cli import tune
from players.core import tuning, weights
from rules.core.library import load
from tests.bot.cli.conftest import Run
from tests.players.core.test_tuning import POOR, Careful, Scripted


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of weights of a toy that is played in order to lose."""
    monkeypatch.setattr(tuning, "weighted", lambda game, weights: Careful(load(game), weights))
    monkeypatch.setattr(weights, "figures", lambda game: {"tuned by": "hand", "weights": POOR, "levels": {}})
    monkeypatch.setattr(tune, "files", lambda package: tmp_path)
    return tmp_path / "toy.json"


@pytest.mark.long
def test_better_weights_are_written_with_the_command_that_found_them(
    run: Run, monkeypatch: pytest.MonkeyPatch, written: Path
) -> None:
    monkeypatch.setattr(tune, "begin", lambda *_: Scripted((0.0, 3.0)))
    done = run("tune", "toy", "--level", "easy", "--generations", "3", "--games", "60")
    assert done.status == 0
    assert json.loads(written.read_text("utf-8")) == {
        "tuned by": "longtable tune toy --seats 2 --level easy --generations 3 --seed 1",
        "weights": {"care": 2.009},
        "levels": {},
    }
    assert "care: 2.009 instead of 0.1" in done.out and f"{written} is written" in done.out


def test_weights_that_are_not_shown_to_be_better_are_not_written(
    run: Run, monkeypatch: pytest.MonkeyPatch, written: Path
) -> None:
    monkeypatch.setattr(tune, "begin", lambda *_: Scripted((0.0,)))
    done = run("tune", "toy", "--level", "easy", "--games", "8")
    assert done.status == 0
    assert "They won 4 of 8 games (50%), where a fair part is 50%." in done.out
    assert done.out.endswith("not shown to be better; players/toy.json stays as it is.\n")
    assert not written.exists()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("toy",), "has no weights: players/toy.json"),
        (("magellan", "--seats", "9"), "seats, not for 9"),
        (("chess",), "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_tuned_is_refused(run: Run, arguments: tuple[str, ...], why: str) -> None:
    done = run("tune", *arguments)
    assert done.status == 2
    assert why in done.err


def test_who_lacks_the_library_is_told_how_to_have_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    done = run("tune", "magellan")
    assert done.status == 1
    assert done.err == "longtable: tuning needs a library: pip install 'longtable[tune]'\n"


def test_the_library_proposes_the_same_for_the_same_seed() -> None:
    pytest.importorskip("cma")
    asked = [[list(point) for point in tune.begin(9, 0.2, 4).ask()] for _ in range(2)]
    assert asked[0] == asked[1]
    assert list(tune.begin(9, 0.2, 4).mean) == [0.0] * 9
