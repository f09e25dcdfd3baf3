import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.times import FIRST, SPENT, file_of, game_of, sums

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("test", "game"),
    [
        ("tests/rules/tikal/test_camps.py::test_a_camp_is_placed", "tikal"),
        ("tests/laws/test_laws.py::test_laws_hold_in_random_play[magellan-3]", "magellan"),
        ("tests/bot/app/test_whole_games.py::test_two_play_the_toy_by_buttons", "toy"),
        ("tests/storage/test_lock.py::test_a_toyshop_is_no_game", "all games"),
    ],
)
def test_a_test_is_about_the_game_that_it_names(test: str, game: str) -> None:
    assert game_of(test) == game


@pytest.mark.parametrize("file", FIRST)
def test_what_begins_first_is_there(file: str) -> None:
    assert (ROOT / file).exists()


def test_seconds_are_summed_up_by_game_and_by_file() -> None:
    spent = [("tests/a.py::test_x[toy]", 1.5), ("tests/a.py::test_y", 4.0), ("tests/b.py::test_x[toy]", 2.0)]
    assert sums(spent, game_of) == {"toy": 3.5, "all games": 4.0}
    assert sums(spent, file_of) == {"tests/a.py": 5.5, "tests/b.py": 2.0}


@pytest.fixture
def worked() -> float:
    """Keeps the processor busy for so many seconds, and returns them."""
    begun = time.process_time()
    while time.process_time() < begun + 0.05:
        pass
    return 0.05


@pytest.fixture
def noted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Holds afterwards what was noted of the test."""
    yield
    [seconds] = [seconds for name, seconds in request.node.user_properties if name == SPENT]
    assert 0.045 <= seconds < 5  # The system counts in steps of its own.


def test_what_a_test_took_is_noted_with_what_it_was_set_up_with(noted: None, worked: float) -> None:
    assert worked
