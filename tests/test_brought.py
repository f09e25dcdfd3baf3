"""What a game has to bring along is found, or it is said where to write it."""

import pytest

from tests.brought import Missing, brought, verbs_of


def test_what_is_there_is_found() -> None:
    assert brought("rules.toy.data", "KINDS", "the kinds of cards")[0] == "hazel"


@pytest.mark.parametrize(("game", "verb"), [("toy", "forage"), ("java", "place"), ("tikal", "bid")])
def test_the_verbs_of_a_game_are_found_where_it_declares_them(game: str, verb: str) -> None:
    assert verb in verbs_of(game)


@pytest.mark.parametrize(
    ("module", "name", "said"),
    [
        ("tests.laws.chess", "HOOK", "tests/laws/chess.py must name HOOK: a hook"),
        ("tests.render.chess.parse", "parse_board", "tests/render/chess/parse.py must name parse_board: a hook"),
        ("rules.toy.notation", "WORDS", "rules/toy/notation.py must name WORDS: a hook"),
    ],
)
def test_what_is_not_there_is_named_with_its_file(module: str, name: str, said: str) -> None:
    with pytest.raises(Missing, match=said):
        brought(module, name, "a hook")


def test_fault_in_a_module_that_is_there_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: str) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("tests.brought.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        brought("tests.laws.toy", "HOOK", "a hook")
