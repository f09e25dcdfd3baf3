"""The vocabulary of scenarios."""

import pytest

from rules.tikal.game import GAME
from tests.laws.tikal import components
from tests.rules.tikal.positions import play, position, put, read, setup

WRITTEN = [
    "turn = P1",
    "tile = C4",
    "stack = B1 G2",
    "top = D5",
    "points = 3",
    "digs a4 = 2",
    "space c4 = C4 r4",
    "value a4 = 5",
    "squares 4 = 2",
    "figures a4 P1 = 3+L",
    "supply P0 = 4+L",
    "camp b4 = P1",
    "camps P0 = 1",
    "guard a4 = P1 L",
    "guards P1 = 0",
    "treasures P0 = m1 m1 m8",
    "score P1 = 57",
]


@pytest.mark.parametrize("line", WRITTEN)
def test_what_is_set_is_read_back(line: str) -> None:
    name, _, value = line.partition(" = ")
    assert read(position(line), name) == value


AUCTIONED = [
    "display = C1 B6",
    "moved = P0 P2",
    "bidder = P2",
    "taker = P1",
    "score P1 = 3",
    "score P1 = 90",
    "turn = P1",
]


@pytest.mark.parametrize("line", AUCTIONED)
def test_what_is_set_in_the_auction_is_read_back(line: str) -> None:
    name, _, value = line.partition(" = ")
    after = put(setup(3, mode="auction"), line)
    assert read(after, name) == value
    assert components(after) == components(setup(3, mode="auction"))


def test_bids_and_passes_that_are_set_are_read_back() -> None:
    state = put(setup(4, mode="auction"), "bidder = P1", "bid P3 = 6", "bid P0 = 4", "bid P1 = 2", "passed = P2 P0")
    assert [read(state, f"bid P{seat}") for seat in range(4)] == ["0", "2", "0", "6"]
    assert read(state, "passed") == "P2 P0"
    assert (read(state, "bidder"), read(state, "taker"), read(state, "phase")) == ("P1", "-", "bid")


def test_a_tile_on_display_that_is_named_elsewhere_is_replaced_by_the_top_one() -> None:
    state = put(setup(2, mode="auction"), "display = A1 B6", "top = A2", "space c4 = A1 r0")
    assert read(state, "display") == "A2 B6"
    assert components(state) == components(setup(2, mode="auction"))


@pytest.mark.parametrize(
    ("facts", "line", "why"),
    [
        ((), "display = A1 A1", "A1 is not in the stack"),
        ((), "moved = P0 P1 P2", "when all have moved their indicators are turned up again"),
        ((), "moved = P3", "'P3' is no seat; seats are P0, P1, P2"),
        (("moved = P1",), "bidder = P1", "P1 has had its turn of the round"),
        (("moved = P1 P2",), "bidder = P0", "the last turn of a round is not auctioned: set taker"),
        (("moved = P1",), "taker = P1", "P1 has had its turn of the round"),
        (("display = -",), "taker = P1", "no tile is on display: set display first"),
        (("taker = P1",), "bid P1 = 1", "no turn is being auctioned: set bidder first"),
        (("taker = P1",), "passed = P1", "no turn is being auctioned: set bidder first"),
        (("passed = P1",), "bid P1 = 1", "P1 does not take part in the auction"),
        (("moved = P1",), "bid P1 = 1", "P1 does not take part in the auction"),
        (("score P1 = 3",), "bid P1 = 4", "'4' is no number from 0 to 3"),
        ((), "bid P0 = 4", "P0 is to bid: it has neither passed nor made the highest bid"),
        ((), "passed = P0", "P0 is to bid: it has neither passed nor made the highest bid"),
        ((), "points = 4", "there is no turn or scoring-turn now"),
        ((), "stack = " + "A1", "'A1' is no tile that can be in the stack, or is named twice"),
    ],
)
def test_what_does_not_fit_an_auction_is_refused(facts: tuple[str, ...], line: str, why: str) -> None:
    with pytest.raises(ValueError) as caught:
        put(setup(3, mode="auction"), "display = A1 A2 A3", *facts, line)
    assert str(caught.value) == why


@pytest.mark.parametrize("line", ["display = A1", "moved = P0", "bidder = P0", "taker = P0"])
def test_the_basic_game_has_no_facts_of_the_auction(line: str) -> None:
    with pytest.raises(ValueError) as caught:
        put(setup(), line)
    assert str(caught.value) == "that is for the auction only (option mode: auction)"


def test_scoring_rounds_and_treasures_of_a_space_are_read_back() -> None:
    state = position("space b3 = A4 r0", "tokens b3 = m3 m3 m7 m1", "tile = B6", "scoring = P1 P0")
    assert read(state, "tokens b3") == "m3 m3 m7 m1"
    assert read(state, "scoring") == "P1 P0"
    assert read(state, "final") == "-"
    assert read(put(state, "final = P0 P1"), "final") == "P0 P1"


@pytest.mark.parametrize(
    "line", [line for line in WRITTEN if line.split()[0] not in ("squares", "camps", "guards", "stack")]
)
def test_setting_a_fact_keeps_all_components(line: str) -> None:
    assert components(position(line)) == components(setup())


def test_treasures_are_taken_from_wherever_they_lie_face_down() -> None:
    state = position("space b3 = A4 r0", "tokens b3 = m1 m2 m3 m4", "treasures P0 = m1 m1 m1", "treasures P1 = m2")
    assert read(state, "treasures P0") == "m1 m1 m1"
    assert "m1" not in read(state, "tokens b3")
    assert components(state) == components(setup())


def test_a_camp_and_a_guard_come_from_those_left() -> None:
    state = position("camp b4 = P0", "guard a4 = P0")
    assert (read(state, "camps P0"), read(state, "guards P0"), read(state, "supply P0")) == ("1", "1", "17+L")
    assert read(put(state, "camp b4 = -"), "camps P0") == "2"


def test_a_supply_that_is_set_lower_puts_figures_out_of_the_game() -> None:
    state = position("figures a5 P0 = 5", "supply P0 = 3")
    assert read(state, "lost P0") == "10+L"
    assert read(put(state, "supply P0 = 13+L"), "lost P0") == "0"


def test_digs_that_are_set_count() -> None:
    state = position("figures a4 P0 = 3", "digs a4 = 1")
    state, _ = play(state, "uncover a4")
    assert "uncover" not in [token.text for token in GAME.tokens(state, 0)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("turn = P2", "'P2' is no seat; seats are P0, P1"),
        ("tile = A9", "'A9' is no tile; tiles are A1 to G4"),
        ("top = printed-a4", "'printed-a4' is no tile; tiles are A1 to G4"),
        ("stack = A1 A1", "'A1' is no tile that can be in the stack, or is named twice"),
        ("scoring = P0 P1", "the scoring round of a volcano needs one that waits: set turn and tile first"),
        ("final = -", "the seats that still score must be named, each once"),
        ("points = 11", "'11' is no number from 0 to 10"),
        ("points = -1", "'-1' is no number from 0 to 10"),
        ("digs z9 = 1", "'z9' is no space; spaces are a1 to h5"),
        ("digs = 1", "SPACE must follow the name"),
        ("points a4 = 1", "nothing must follow the name"),
        ("space a4 = A1 r0", "a4 is explored already"),
        ("space c4 = A1 r6", "'A1 r6' is no tile with its rotation; such are A6 r0, and printed"),
        ("space c4 = printed", "a tile and a rotation r0 to r5 are needed"),
        ("value b4 = 2", "b4 is no temple"),
        ("value a4 = 0", "the temple shows at least 1"),
        ("squares 11 = 0", "'11' is no level; levels are 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        ("squares 1 = 0", "'1' is no level; levels are 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        ("figures a4 P0 = 19", "P0 has too few figures in the supply"),
        ("figures c4 P0 = 1", "no figure can stand on c4"),
        ("figures a4 P0 = L+2", "'L+2' is no group of figures; groups are 2, L, 2+L or 0"),
        ("figures a4 = 1", "SPACE and SEAT must follow the name"),
        ("supply P0 = 19", "P0 does not have so many figures beside the board"),
        ("camp a4 = P0", "no camp can stand on a4"),
        ("guard b4 = P0", "b4 is no temple"),
        ("guard a4 = P0 king", "'P0 king' is no guard; guards are P1 worker or P1 L"),
        ("tokens b4 = m1", "b4 does not hold so many treasures"),
        ("treasures P0 = m9", "'m9' is no motif; motifs are m1, m2, m3, m4, m5, m6, m7, m8"),
        ("treasures P0 = m1 m1 m1 m1", "no m1 is left face down"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(line: str, why: str) -> None:
    with pytest.raises(ValueError) as caught:
        position(line)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("facts", "line", "why"),
    [
        (("space c4 = A1 r0",), "space c5 = A1 r0", "A1 is not in the stack"),
        (("value a4 = 9", "value b5 = 9"), "squares 10 = 2", "'2' is no number from 0 to 1"),
        (("value a4 = 10",), "value b5 = 10", "no square 10 is left in the supply"),
        (("guard a4 = P0",), "guard a4 = P1", "a4 is guarded already"),
        (("supply P0 = 0",), "guard a4 = P0", "P0 has no worker in the supply"),
        (("camps P0 = 0",), "camp b4 = P0", "P0 has no camps left"),
        (("tile = B6", "scoring = P0 P1"), "tile = A1", "a tile waits in an ordinary turn only: set turn first"),
    ],
)
def test_what_does_not_fit_the_position_is_refused(facts: tuple[str, ...], line: str, why: str) -> None:
    with pytest.raises(ValueError) as caught:
        put(position(*facts), line)
    assert str(caught.value) == why
