"""What can be asked about a position, and what the panel says of a choice before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rules.core.contract import Say, Unreadable
from rules.core.notation import Menus
from rules.core.seats import with_player
from rules.mexica.board import vacant_land, vacant_plain
from rules.mexica.data import NUMBERS, SQUARES
from rules.mexica.districts import districts
from rules.mexica.game import GAME
from rules.mexica.movement import ways_from
from rules.mexica.questions import MOST_THREATS, QUESTIONS
from rules.mexica.state import Building, MexicaState
from tests.rules.mexica.positions import LATTICE, play, position, put

JUMP = NUMBERS[1].jump
ACROSS_THE_LAKE = ("canals = B11-B12 B13 T6-T7 T8", "bridge B12 = h", "bridge T7 = h", "figure P0 = A12")


def ask(state: MexicaState, text: str, seat: int = 0) -> list[Say]:
    name, *words = text.split()
    (question,) = (question for question in QUESTIONS if question.name == name)
    return list(question.ask(state, seat, tuple(words)))


def ids(state: MexicaState, text: str, seat: int = 0) -> list[str]:
    return [line.id for line in ask(state, text, seat)]


def note(state: MexicaState, *line: str) -> Say | None:
    *prefix, last = line
    (token,) = (token for token in GAME.tokens(state, 0, tuple(prefix)) if token.text == last)
    return token.says


def test_way_is_told_leg_by_leg() -> None:
    first, *legs = ask(position(*ACROSS_THE_LAKE), "cost U7")
    assert (first.id, first.args["points"]) == ("way", 3)
    assert [(leg.id, leg.args["points"]) for leg in legs] == [("leg-bridge", 1), ("leg-water", 1), ("leg-bridge", 1)]


def test_way_of_somebody_else_and_on_foot() -> None:
    first, leg = ask(position("figure P0 = H8", "figure P1 = H6"), "cost p1 h3")
    assert (first.args["seat"], first.args["points"]) == (1, 3)
    assert (leg.id, leg.args["way"]) == ("leg-foot", ("H6", "H5", "H4", "H3"))


def test_a_way_that_costs_more_than_the_jump_says_so() -> None:
    state = position("figure P0 = H6")
    (way, _) = ids(state, "cost D5")
    assert way == "way"
    (beyond, _) = ask(state, "cost D4")
    assert (beyond.id, beyond.args["points"], beyond.args["jump"]) == ("way-beyond-jump", 6, 5)


def test_way_that_does_not_exist_says_why() -> None:
    state = position("canals = B11-B12 B13", "figure P0 = A12", "building A11 = P1 2")
    assert [line.args["reason"] for line in ask(state, "cost C12")] == ["no-way"]
    assert [line.args["reason"] for line in ask(state, "cost A11")] == ["building-there"]
    assert [line.args["reason"] for line in ask(state, "cost B12")] == ["no-bridge-there"]


def test_cost_of_a_figure_that_is_shut_in_needs_no_square() -> None:
    state = position("figure P0 = B1", "building B2 = P1 1")
    assert ids(state, "cost") == ["nowhere"]


def test_way_needs_a_square() -> None:
    with pytest.raises(Unreadable):
        ask(position(), "cost")


@pytest.mark.parametrize(
    ("square", "told"),
    [
        ("A11", ["in-district", "enter-by-jump", "build-not", "dig"]),
        ("U8", ["in-district", "enter-by-jump", "build", "dig"]),
        ("B12", ["canal", "enter-not", "build-not", "span"]),
        ("A1", ["lake", "enter-not", "build-not", "dig-not"]),
        ("H7", ["in-district", "enter", "build-not", "dig-not"]),
        ("H5", ["in-district", "enter", "build", "dig"]),
        ("O7", ["bridge", "enter-by-jump", "build-not", "span-not"]),
    ],
)
def test_why_tells_what_can_be_done_on_a_square(square: str, told: list[str]) -> None:
    state = position("canals = B11-B12 B13", "bridge O7 = h", "figure P0 = H6")
    assert ids(state, f"why {square}") == told


def test_why_tells_what_is_wrong_with_the_square_before_what_is_wrong_with_the_supply() -> None:
    used_up = position("singles = 0", "figure P0 = H6", "building C7 = P1 1")
    assert dug(used_up, "H7") == "emblem"
    assert dug(used_up, "H8") == "start-square"
    assert dug(used_up, "C7") == "building-there"
    assert dug(put(used_up, "doubles = 0"), "D5") == "no-tile-left"
    alone = position("canals = B11-B12 B13 C14-D14", "singles = 0", "building D13 = P1 1", "building C12 = P1 1")
    assert dug(alone, "C13") == "no-single-left"


def test_why_knows_that_in_round_1_no_tile_and_no_bridge_may_shut_anybody_in() -> None:
    walls = ("turn = P1", "round = 1", "building G6 = P1 1", "building I6 = P1 1")
    (tiles,) = (line for line in ask(position(*walls, seats=4), "why H5", 1) if line.id == "dig")
    assert "H4-H5" not in tiles.args["tiles"] and "G5-H5" in tiles.args["tiles"]
    dug_through = position(*walls, "canals = H5", seats=4)
    (spans,) = (line for line in ask(dug_through, "why H5", 1) if line.id == "span")
    assert spans.args["directions"] == ("v",)
    assert dug(put(dug_through, "doubles = 0"), "H4", 1) == "shut-in"


def dug(state: MexicaState, square: str, seat: int = 0) -> object:
    """Returns why no canal can be dug on a square."""
    (line,) = (line for line in ask(state, f"why {square}", seat) if line.id == "dig-not")
    return line.args["reason"]


@pytest.mark.parametrize("seed", range(3))
def test_why_says_of_every_square_what_the_menus_offer_there(seed: int) -> None:
    state = put(crowded(Random(seed)), f"round = {1 + seed % 2}")
    single = {token.text for token in GAME.tokens(state, 0, ("single",))}
    moves = {token.text for token in GAME.tokens(state, 0, ("move",))}
    builds = {token.text for token in GAME.tokens(state, 0, ("build", "1"))}
    for square in SQUARES:
        told = {line.id: line.args for line in ask(state, f"why {square}")}
        assert ("dig-single" in told or bool(told.get("dig", {}).get("single"))) == (square in single), square
        assert ("enter" in told and told["enter"]["points"] in range(1, 7)) == (square in moves), square
        assert ("build" in told) == (square in builds), square


def test_why_names_what_stands_there() -> None:
    state = position("canals = B11-B12 B13", "founder A11 = P1", "building A13 = P1 3", "figure P1 = A12")
    assert ids(state, "why A11")[:2] == ["in-founded", "calpulli"]
    assert ids(state, "why A13")[:2] == ["in-founded", "building"]
    assert ids(state, "why A12")[:2] == ["in-founded", "figure"]


def test_districts_are_listed_with_what_fits_and_what_is_almost_enclosed() -> None:
    state = position("display = 3 5", "canals = B11-B12 B13")
    assert ids(state, "districts")[:2] == ["not-founded", "can-be-founded"]
    state = position("display = 3 5", "canals = B11-B12")
    lines = [line for line in ask(state, "districts") if line.id == "almost-open" and line.args["size"] == 3]
    assert [(line.args["squares"], line.args["tiles"]) for line in lines] == [(("A11", "A12", "A13"), ("B13",))]


def test_forecast_tells_leads_and_ties() -> None:
    state = position("canals = B11-B12 B13", "founder A11 = P0", "figure P1 = B10", "figure P0 = G7")
    state = put(state, "building A12 = P0 2", "building A13 = P1 1")
    leads, follows, starts, *forecasts = ask(state, "forecast")
    assert (leads.id, leads.args["seats"], leads.args["lead"]) == ("leads", (0,), 1)
    assert (follows.id, follows.args["points"]) == ("follows", 2)
    assert (starts.id, starts.args["seats"]) == ("on-start-squares", (0,))
    assert [line.args["points"] for line in forecasts] == [8, 2]
    assert ask(put(state, "building A13 = P1 2"), "forecast")[0].id == "tied"


def test_forecast_names_neutral_buildings_that_lead_share_or_follow() -> None:
    state = position("canals = B11-B12 B13", "founder A11 = P0", "building A12 = neutral 2")
    leads, *_ = ask(state, "forecast")
    assert (leads.id, leads.args["total"]) == ("neutral-leads", 2)
    shared, *_ = ask(put(state, "building A13 = P1 2"), "forecast")
    assert (shared.id, shared.args["seats"], shared.args["neutral"]) == ("tied", (1,), True)
    leads, follows, *_ = ask(put(state, "building A13 = P1 3"), "forecast")
    assert [leads.id, follows.id] == ["leads", "neutral-follows"]


def test_forecast_names_the_districts_in_which_nobody_has_built() -> None:
    state = position("canals = B11-B12 B13", "founder A11 = P0")
    unbuilt, *_ = ask(state, "forecast")
    assert unbuilt == Say("unbuilt", {"square": "A11", "size": 3})
    assert "unbuilt" not in ids(put(state, "building A12 = P0 2"), "forecast")


def test_threats_tell_what_the_next_opponent_can_found_and_enclose() -> None:
    state = position("display = 3 9", "canals = B11-B12 B13", "figure P1 = C12")
    _, *threats = ask(state, "threats")
    assert {line.id for line in threats if line.args.get("needs") != 5} <= {"threat-tiles", "later-threats"}
    _, first, *_ = ask(put(state, "figure P1 = A12"), "threats")
    assert (first.id, first.args["needs"], first.args["points"]) == ("threat", 0, 2)
    assert ids(put(state, "display = 13", "singles = 0", "doubles = 0"), "threats") == ["opponent", "no-threat"]


def test_threats_count_the_jump_where_the_way_costs_more_and_tell_what_takes_more_than_a_turn() -> None:
    state = position("display = 3", "canals = I13-I14", "figure P0 = H8", "figure P1 = H6")
    opponent, *threats = ask(state, "threats")
    parting = [line.id for line in threats].index("later-threats")
    assert opponent.args["points"] == 6
    assert [(line.args["squares"], line.args["needs"]) for line in threats[:parting]] == [(("J13", "K13", "J14"), 6)]
    assert {line.args["needs"] for line in threats[parting + 1 :]} == {7}


def test_threats_tell_of_a_tile_that_only_makes_an_area_small_enough() -> None:
    state = position("display = 5", "canals = B10-C10 C11-C12 C13", "figure P1 = B12", "doubles = 0")
    _, first, *_ = ask(state, "threats")
    assert (first.id, first.args["tiles"], first.args["needs"]) == ("threat-tiles", ("A11",), 1)
    assert first.args["squares"] == ("B11", "A12", "B12", "A13", "B13")


def test_threats_leave_out_what_would_shut_somebody_in_in_the_first_round() -> None:
    def squares(turn: str, number: int) -> list[object]:
        lines = ("display = 3", "canals = B11-B12", *(f"building C{row} = P0 1" for row in (11, 12, 13)))
        figures = ("figure P0 = H8", "figure P1 = G7", "figure P2 = A12")
        state = position(*lines, *figures, f"turn = {turn}", f"round = {number}", seats=3)
        return [line.args["squares"] for line in ask(state, "threats") if line.id == "threat-tiles"]

    corner = ("A11", "A12", "A13")
    assert corner in squares("P0", 2)
    assert corner not in squares("P0", 1)
    assert corner in squares("P2", 1), "the next turn of P1 is in round 2"


def test_threats_leave_out_what_the_rules_never_let_anybody_found() -> None:
    built = ("building A11 = P0 1", "building A13 = P0 2")
    state = position("display = 3", "canals = B11-B12 B13", "singles = 0", "doubles = 0", "figure P1 = A12")
    assert ids(state, "threats") == ["opponent", "threat"]
    assert ids(put(state, *built), "threats") == ["opponent", "no-threat"]


def test_threats_leave_out_where_figures_stand_in_the_way_of_founder_and_calpulli() -> None:
    used_up = ("display = 3", "canals = B11-B12 B13", "singles = 0", "doubles = 0")
    state = position(*used_up, "building A11 = P0 1", "figure P0 = H6", "figure P1 = G7")
    assert ids(state, "threats") == ["opponent", "threat"]
    assert ids(put(state, "figure P0 = A13"), "threats") == ["opponent", "no-threat"]
    assert ids(put(state, "figure P1 = A12"), "threats") == ["opponent", "threat"]


@pytest.mark.parametrize("seed", range(4))
def test_threats_are_what_a_search_through_all_tiles_and_places_finds(seed: int) -> None:
    state = crowded(Random(seed))
    told = [line.args for line in ask(state, "threats") if line.id in ("threat", "threat-tiles")]
    found = searched(state, 1)
    assert len(told) == min(len(found), MOST_THREATS)
    assert {line["squares"]: line["needs"] for line in told}.items() <= found.items()


def crowded(luck: Random) -> MexicaState:
    """Returns a position with many canals, figures anywhere, and buildings on most squares that are left."""
    state = position(LATTICE, f"display = {luck.choice(('3 4 5', '6 7 8', '9 10 11'))}", seats=3)
    ground = [square for square in SQUARES if square in vacant_plain(state) and luck.random() < 0.85]
    state = replace(state, buildings=tuple(Building(square=square, value=1, seat=0) for square in ground))
    for seat in range(3):
        place = luck.choice([square for square in SQUARES if square in vacant_land(state)])
        state = with_player(state, seat, figure=place)
    return state


def searched(state: MexicaState, seat: int) -> dict[tuple[str, ...], int]:
    """Returns what a seat could found in its turn, each area with the least points for the way there and the tiles."""
    home = state.players[seat].figure
    costs = {home: 0, **{place: cost for place, (cost, _) in ways_from(state, home).items()}}
    found: dict[tuple[str, ...], int] = {}
    for laid, tiles in laid_with_up_to_two_tiles(put(state, f"turn = P{seat}"), seat):
        for district in districts(laid):
            standing = [place for place in district.squares if place == home or place in vacant_land(state)]
            ways = [min(costs.get(place, JUMP), JUMP) for place in standing if could_found(laid, seat, place)]
            if ways and district.squares not in found:
                found[district.squares] = min(ways) + tiles
    return found


def laid_with_up_to_two_tiles(state: MexicaState, seat: int) -> Iterator[tuple[MexicaState, int]]:
    """Yields the position with no tile laid, with one and with two, and with how many; the fewest first."""
    wave = [state]
    yield state, 0
    for count in (1, 2):
        after = {
            frozenset((laid := play(before, f"{verb} {tile.text}", seat)[0]).canals): laid
            for before in wave
            for verb in ("single", "double")
            for tile in GAME.tokens(before, seat, (verb,))
        }
        wave = list(after.values())
        yield from ((laid, count) for laid in wave)


def could_found(state: MexicaState, seat: int, place: str) -> bool:
    """Says whether a seat could found at once if its figure stood on a place."""
    return any(GAME.tokens(with_player(state, seat, figure=place), seat, ("found",)))


def test_why_says_in_round_1_that_nobody_may_enter_where_the_way_out_would_be_shut() -> None:
    state = position("round = 1", "canals = B2-C2 A3-B3", "figure P0 = H6")
    (entering,) = (line for line in ask(state, "why B1") if line.id.startswith("enter"))
    assert (entering.id, entering.args["reason"]) == ("enter-not", "shut-in")
    assert "enter-by-jump" in ids(put(state, "round = 2"), "why B1")


def test_what_strands_the_own_figure_says_so_before() -> None:
    state = position("canals = B11-B12", "figure P0 = A12")
    assert note(state, "single", "B13") == Say("cost-cut-off", {"points": 1})
    assert note(state, "single", "J2") == Say("cost", {"points": 1})
    wide = position("canals = B11-B12 C11-C12", "figure P0 = A12")
    assert note(wide, "double", "B13-C13") == Say("cost-shut-in", {"points": 1})
    away = position("canals = B11-B12 B13 C11-C12 C13", "figure P0 = H6")
    assert note(away, "jump", "A11") == Say("cost-shut-in", {"points": 5})
    assert note(away, "jump", "D11") == Say("cost", {"points": 5})


def test_panel_groups_places_by_what_they_cost() -> None:
    offered = list(Menus(GAME).tokens(position("points = 2", "figure P0 = D9"), 0))
    moves = [token for token in offered if token.text.startswith("move ")]
    groups = [token.group.args["points"] for token in moves if token.group]
    assert (groups.count(1), groups.count(2)) == (4, 7)  # B9 is lake
    assert {"build 1", "build 2"} <= {token.text for token in offered}


def test_panel_offers_no_way_that_costs_more_than_the_jump() -> None:
    state = position("points = 6", "figure P0 = D9")
    offered = [token for token in Menus(GAME).tokens(state, 0) if token.text.startswith("move ")]
    assert {token.group.args["points"] for token in offered if token.group} == {1, 2, 3, 4, 5}
    assert "D3" in {token.text for token in GAME.tokens(state, 0, ("move",))}


def test_panel_offers_double_canals_row_by_row_and_then_those_that_stand_upright() -> None:
    offered = list(Menus(GAME).tokens(position(), 0, ("double",)))
    lines = list(
        dict.fromkeys(f"{group.id} {next(iter(group.args.values()))}" for token in offered if (group := token.group))
    )
    assert lines[:14] == [f"across {row}" for row in range(1, 15)]
    assert lines[14:16] == ["upright ('A', 'B')", "upright ('C', 'D')"]
    assert {token.text for token in offered} == {token.text for token in GAME.tokens(position(), 0, ("double",))}


def test_panel_asks_for_the_size_of_a_proposal_only_when_one_is_made() -> None:
    state = position("display = 3 9", "points = 0")
    assert [token.text for token in Menus(GAME).tokens(state, 0)] == ["propose ?", "end"]
    assert [token.text for token in Menus(GAME).tokens(state, 0, ("propose", "?"))] == ["3", "9"]


def test_turn_that_could_still_do_something_asks_before_it_ends() -> None:
    end = GAME.parse("end", position(), 0)
    assert GAME.forgone(position("points = 2"), 0, end) == Say("points", {"points": 2})
    assert GAME.forgone(position("points = 0"), 0, end) is None
    pocket = position("canals = B11-B12 B13", "display = 3", "figure P0 = A12", "points = 0")
    assert GAME.forgone(pocket, 0, end) == Say("founding")
