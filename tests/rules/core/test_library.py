import subprocess
import sys

import pytest

from rules.core import library


def test_all_games_are_found_and_the_core_is_none_of_them() -> None:
    assert {"tikal", "toy"} <= set(library.games())
    assert "core" not in library.games()
    assert list(library.games()) == sorted(library.games())


def test_every_game_is_called_what_its_folder_is() -> None:
    for game in library.games():
        assert library.meta(game).id == game
        assert library.load(game).meta is library.meta(game)


@pytest.mark.parametrize("name", ["", "core", "chess", "Tikal", "tikal.game", "../tikal", "tikal\n", "__pycache__"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(LookupError):
        library.meta(name)
    with pytest.raises(LookupError):
        library.load(name)


def test_a_lobby_asks_for_a_title_without_loading_the_game() -> None:
    code = (
        "import sys\n"
        "from rules.core.library import meta\n"
        "assert meta('tikal').title == 'Tikal'\n"
        "assert 'rules.tikal.game' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
