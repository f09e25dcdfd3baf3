import pytest

from tests.times import by_game, game_of


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


def test_seconds_are_summed_up_by_game() -> None:
    spent = by_game([("tests/a[toy]", 1.5), ("tests/b[toy]", 2.0), ("tests/c", 4.0)])
    assert spent == {"toy": 3.5, "all games": 4.0}
