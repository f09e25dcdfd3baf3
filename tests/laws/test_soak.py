"""The soak plays on from the last time and tells a broken law so that it is found again."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.core.contract import Seat
from rules.core.library import meta
from rules.toy.actions import CardBuried, Event
from rules.toy.game import Toy
from rules.toy.view import show
from tests.laws import hard, soak
from tests.laws.setups import drawn, laws_of


@pytest.fixture
def last(tmp_path: Path) -> Path:
    return tmp_path / "data" / "soak"


Run = Callable[..., int]


@pytest.fixture
def run(last: Path) -> Run:
    """Soaks the toy, on from the last time that the test did."""

    def run(*arguments: str, **others: Any) -> int:
        return soak.main(["--game", "toy", *arguments], last, **others)

    return run


def test_soak_tells_what_it_played_tried_and_met(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--seed", "0", "--games", "4") == 0
    said = capsys.readouterr().out
    assert "toy: 4 games" in said
    assert "seats (3 of 3 kinds): 2 2, 3 1, 4 1" in said
    assert "games: 2 seats 2, 2 seats screeches=none 2, 3 seats 1, 3 seats screeches=one 1, 4 seats 1, 4 s" in said
    assert "refusal (" in said
    assert "secrecy" in said
    assert "not met:" in said


def test_soak_goes_on_after_the_last_game_of_the_last_time(run: Run, last: Path) -> None:
    run("--games", "2")
    run("--games", "1")
    assert last.read_text(encoding="utf-8") == "3\n"


def test_soak_of_an_option_plays_nothing_else(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--option", "screeches=none", "--seed", "0", "--games", "4") == 0
    assert "option (1 of 2 kinds): screeches=none 4" in capsys.readouterr().out


def test_soak_lets_options_meet_one_another() -> None:
    drawn_alike = {tuple(drawn(meta("tikal"), Random(number), {"mode": "auction"}).values()) for number in range(200)}
    tikal = {option.name: option for option in meta("tikal").options}
    assert len(drawn_alike) == math.prod(len(option.values) for name, option in tikal.items() if name != "mode")


def test_every_verb_is_judged_where_it_is_offered_and_where_it_is_not() -> None:
    laws = laws_of("toy", "verbs")
    laws.every = 1_000_000
    for number in range(6):
        laws.play(3, {"screeches": "one"}, f"verbs {number}")
    verbs = {verb for verb, _ in laws.report.verdicts}
    assert verbs == {"bid", "bury", "end", "forage", "hush", "pass", "screech", "shake", "sleep"}
    assert all(laws.report.verdicts[verb, verdict] for verb in verbs for verdict in ("accepted", "refused"))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--option", "screeches=none"], "--option needs --game"),
        (["--game", "toy", "--option", "screeches"], "unknown-value: screeches"),
        (["--game", "toy", "--option", "mode=auction"], "unknown-option: mode"),
    ],
)
def test_an_option_that_no_game_has_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    with pytest.raises(SystemExit):
        soak.main(arguments)
    assert why in capsys.readouterr().err


def test_soak_stops_when_the_time_is_up(run: Run, last: Path) -> None:
    assert run("--minutes", "0") == 0
    assert not last.exists()


def test_interrupted_soak_tells_what_it_has_played(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: Any) -> str:
        raise KeyboardInterrupt

    assert run("--seed", str(soak.ROUND - 3), play_whole=interrupt) == 0
    assert "toy: 2 games" in capsys.readouterr().out


def test_broken_law_is_told_with_the_game_and_its_notations_and_found_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], last: Path
) -> None:
    def faulty(self: Toy, event: Event, seat: Seat | None) -> Event:
        return event if isinstance(event, CardBuried) and event.seat == 1 else show(event, seat)

    monkeypatch.setattr(Toy, "show", faulty)
    monkeypatch.setattr(soak, "OFTEN", 50)  # in so few games as are played here
    assert run("--games", "50", "--option", "screeches=one") == 1
    said = capsys.readouterr().out
    number = last.read_text(encoding="utf-8").strip() if last.exists() else "0"
    assert f"game {number}: the law 'events' is broken" in said
    assert "P0 " in said
    assert f"again: --seed {number} --games 1 --game toy --option screeches=one" in said
    assert run("--seed", number, "--games", "1", "--option", "screeches=one") == 1


def test_one_of_many_games_is_played_through_a_chat_and_found_again_if_it_goes_wrong(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[str, str, int]] = []

    def play(*way: Any) -> str:
        played.append(way)
        return "the panel is gone" * (len(played) > 1)

    first, second = soak.ROUND - 1, 2 * soak.ROUND - 1
    assert run("--seed", str(first), "--games", "1", play_whole=play) == 0
    assert "whole games: toy on memory by buttons 1" in capsys.readouterr().out
    assert run("--seed", str(second), "--games", "1", play_whole=play) == 1
    said = capsys.readouterr().out
    assert f"game {second}: the panel is gone" in said
    assert f"again: --seed {second} --games 1 --game toy" in said
    assert played == [("memory by buttons", "toy", first), ("memory by typing", "toy", second)]


def test_figures_of_hard_times_are_told_without_the_dots_of_the_tests() -> None:
    assert hard.met("\nseed 7: 40 kills, 3 in vain.        [100%]\n1 passed") == "seed 7: 40 kills, 3 in vain"
    assert hard.met("...\nseed 8: 9 jumps\n. [100%]") == "seed 8: 9 jumps"
    assert hard.met("1 passed") == "no figures"
