import json

import pytest

from bench.__main__ import main
from bench.figures import percentile, single, spread
from bench.hand_overs import play

FIGURES = {
    *("stored_game_kb", "record_kb", "database_kb_per_game", "picture_kb", "view_to_picture_ms"),
    *("command_ms", "command_at_the_beginning_ms", "end_to_beginning", "whole_move_ms", "start_s"),
    *("memory_started_mb", "memory_played_mb"),
    *("hand_overs_without_orders", "hand_overs_with_orders", "hand_overs_ratio"),
}


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert (percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1.0)) == (50.0, 95.0, 100.0)
    assert percentile([7.0], 0.95) == 7.0


def test_a_figure_says_whether_it_reaches_its_target() -> None:
    assert spread([1.0, 2.0], target=2) == {"p50": 1.0, "p95": 2.0, "samples": 2, "target_p95": 2, "reached": True}
    assert not single(3.04, target=3)["reached"]


def test_every_figure_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["--game", "tikal", "--games", "2", "--live", "4", "--tables", "1", "--starts", "1", "--seeds", "1"]) == 0
    )
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) >= FIGURES
    assert printed["seats"] == 4


@pytest.mark.parametrize("seed", range(2))
def test_standing_orders_lead_to_the_result_of_live_play_with_far_fewer_hand_overs(seed: int) -> None:
    live, ordered = play(seed, ordered=False), play(seed, ordered=True)
    assert ordered.scores == live.scores
    assert ordered.hand_overs < live.hand_overs / 3
