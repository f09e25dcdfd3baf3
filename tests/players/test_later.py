"""What hints say may come later of a line, in the words of each game: who could take it back, and what is spent."""

from __future__ import annotations

import pytest

from tests.players.positions import later, position

TIKAL = "turn = P0; tile = -; points = 10; "
VILLAGE = "land J8 = three c; land J9 = three f; land K9 = three d; land I9 = three b; hand P0 = -; hand P1 = -; "
JAVA = f"{VILLAGE}turn = P0; points = 2; placed = yes; tokens P0 = 0; "
STOCKS = "turn = P0; points = 6; stock P0 = 3 3 3 3; stock P1 = 3 3 3 3; display = 3 5; "
CORNER = "canals = B11-B12 B13; founder A11 = P0; figure P0 = A12; "
CAYLUS = "order = P0 P1; deniers P0 = 9; phase = 2; "

SAID = [
    pytest.param(
        "tikal",
        TIKAL + "value a4 = 6; figures a4 P0 = 1; figures a4 P1 = 2; figures a5 P0 = 3",
        "move 2 a5-a4; end",
        "+5 temple a4, worth 6, where Bob may catch up with you",
        "+5 chrám a4 s hodnotou 6, kde tě může dohnat: Bob",
        id="a temple that another could take back",
    ),
    pytest.param(
        "tikal",
        TIKAL + "value a4 = 6; figures a4 P0 = 6; figures a4 P1 = 1; supply P1 = 0",
        "uncover a4; end",
        "+3 temple a4, worth 7",
        "+3 chrám a4 s hodnotou 7",
        id="a temple that nobody can take",
    ),
    pytest.param(
        "tikal",
        TIKAL + "value a4 = 6; figures a4 P0 = 3; figures a4 P1 = 2",
        "move 3 a4-a5; end",
        "-10 temple a4, worth 6",
        "-10 chrám a4 s hodnotou 6",
        id="a temple that is given up",
    ),
    pytest.param(
        "java",
        JAVA + "developer J8 = P0",
        "build I9 4; end",
        "+2 palace I9 (4) in the final scoring, where Bob may catch up with you",
        "+2 palác I9 (4) v závěrečném bodování, kde tě může dohnat: Bob",
        id="the final scoring of a palace",
    ),
    pytest.param(
        "java",
        JAVA + "tokens P0 = 2; three = 40; developer J8 = P0",
        "token; end",
        "-1 action tokens",
        "-1 akční žetony",
        id="action tokens that are spent",
    ),
    pytest.param(
        "mexica",
        STOCKS + CORNER,
        "build 2 A13; end",
        "+5 district at A11 (3)",
        "+5 okrsek na A11 (3)",
        id="a district with no room for anybody else",
    ),
    pytest.param(
        "mexica",
        f"{STOCKS}canals = C10-C11 C12-C13; founder A11 = P0; figure P0 = B10; figure P1 = A12",
        "build 2 B11; end",
        "+12 district at A11 (7), where Bob may catch up with you",
        "+12 okrsek na A11 (7), kde tě může dohnat: Bob",
        id="a district where another stands",
    ),
    pytest.param(
        "caylus",
        CAYLUS + "goods P0 = 2F 2W 1S",
        "place 8",
        "+2 worker on Carpenter (8), unless the provost is moved before it",
        "+2 pracovník: Tesař (8), pokud se dráb nevrátí před něj",
        id="a worker that the provost could shut out",
    ),
    pytest.param(
        "caylus",
        CAYLUS + "provost = 12; building 9 = food_farm",
        "place 9",
        "+2 worker on Food farm (9)",
        "+2 pracovník: Farma (F) (9)",
        id="a worker that is safe from the provost",
    ),
    pytest.param(
        "caylus",
        "workers 8 = P0; provost = 8; goods P0 = 1F 1W 1C; phase = 5",
        "build wood_quarry",
        "-3 resources",
        "-3 suroviny",
        id="resources that a building costs",
    ),
    pytest.param(
        "magellan",
        "phase = 1; stack = cook; opener = P0; hand P0 = 1 8 9; hand P1 = 9; card = cook",
        "bid sum 1",
        "+10 Cook for this bid; Bob and Cyd may still bid",
        "+10 Cook za tuto nabídku; v dražbě dál: Bob a Cyd",
        id="a bid that others can raise",
    ),
]


@pytest.mark.parametrize(("game", "facts", "line", "english", "czech"), SAID)
def test_what_may_come_of_a_line_later_is_said_in_the_words_of_the_game(
    game: str, facts: str, line: str, english: str, czech: str
) -> None:
    match = position(game, facts, seats=3 if game == "magellan" else 2)
    assert english in later(match, line)
    assert czech in later(match, line, "cs")


def test_what_a_line_has_brought_already_is_not_said_to_be_lost_later() -> None:
    ship = "phase = 2; stack = cook; opener = P0; ship P0 1 = da_gama 1; hand P0 = 9; card = da_gama"
    assert not any("ship" in said for said in later(position("magellan", ship, seats=3), "bid sum 9"))


def test_what_luck_decides_is_not_said() -> None:
    """A treasure is recovered: its motif differs from deal to deal, that there is one does not."""
    dig = TIKAL + "space c4 = A4 r0; figures c4 P0 = 1; treasures P0 = m1"
    for said in later(position("tikal", dig), "recover c4"):
        assert said.endswith("treasures")
