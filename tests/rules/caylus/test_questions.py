"""What the game answers where people miscount."""

from __future__ import annotations

import pytest

from rules.caylus.game import GAME
from rules.caylus.state import CaylusState
from rules.core.contract import IllegalAction, Say, Unreadable
from tests.rules.caylus.positions import position

QUESTIONS = {question.name: question for question in GAME.questions}


def ask(state: CaylusState, text: str, seat: int | None = 0) -> dict[str, list[dict[str, object]]]:
    """Asks a question, and returns what is said by its id."""
    name, *words = text.split()
    found: dict[str, list[dict[str, object]]] = {}
    for said in QUESTIONS[name].ask(state, seat, tuple(words)):
        found.setdefault(said.id, []).append(dict(said.args))
    return found


def test_a_building_of_somebody_else_tells_price_owner_and_distance() -> None:
    lines = ("building 9 = park", "owner 9 = P1", "passed = P2", "provost = 7")
    told = ask(position("order = P0 P1 P2", *lines, seats=3), "gives 9")
    assert told["at-building"] == [{"space": 9, "building": "park", "price": 2}]
    assert told["owner-scores"] == [{"owner_seat": 1, "points": 1}]
    assert told["beyond-by"] == [{"steps": 2, "provost": 7}]
    assert told["produces"] == [{"offers": ("1F 2W",), "count": 1}]
    assert told["owner-takes"] == [{"owner_seat": 1, "offers": ("1F", "1W"), "count": 2}]


def test_a_building_within_the_provosts_reach_is_not_told_as_beyond_him() -> None:
    assert "beyond-by" not in ask(position("building 9 = park", "provost = 9"), "gives 9")


def test_the_provost_can_be_pushed_to_the_bridge() -> None:
    told = ask(position("order = P0 P1", "passed = P0 P1", "provost = 2", "deniers P0 = 3", "phase = 4"), "reach")
    assert (told["seat-pushes"][0]["least"], told["seat-pushes"][0]["most"]) == (1, 5)


def test_each_place_for_workers_can_be_asked_about() -> None:
    state = position("building 9 = park", "building 10 = residence", "building 11 = statue")
    notes = {token.text: token.note for token in QUESTIONS["gives"].tokens(state, 0, ())}
    offered = list(notes)
    special = ["castle", "gate", "post", "guild", "joust", "stables", "inn"]
    assert offered == [*special, "1", "2", "3", "4", "5", "6", "7", "8", "9", "16"]
    assert notes["9"] == Say("building-here", {"building": "park"})
    assert notes["gate"] is None


def test_exchanges_are_told_with_whether_they_can_be_paid_now() -> None:
    told = ask(position("building 9 = church", "deniers P0 = 3", "workers 9 = P1"), "gives 9")
    assert [one["possible"] for one in told["exchange"]] == [True, False]
    assert told["taken-by"] == [{"worker_seat": 1}]


def test_a_carpenter_tells_what_could_be_built_now() -> None:
    state = position("goods P0 = 1F 1W")
    buildings = ask(state, "gives 8")["builds"][0]["buildings"]
    assert buildings == (
        "food_farm",
        "cloth_farm",
        "wood_quarry",
        "wood_sawmill",
        "wood_marketplace",
        "wood_peddler",
        "mason",
    )
    assert ask(position("goods P0 = 1F"), "gives 8")["builds"][0]["count"] == 0


def test_the_lawyer_tells_which_buildings_could_become_residences() -> None:
    lines = ("building 9 = lawyer", "building 10 = park", "owner 10 = P0", "deniers P0 = 2")
    told = ask(position(*lines, "goods P0 = 1C"), "gives 9")["residences"]
    assert told == [{"price": "1$ 1C", "numbers": (1, 2, 3, 4, 5, 6, 10), "possible": True, "count": 7}]
    assert not ask(position(*lines, "goods P0 = 1F"), "gives 9")["residences"][0]["possible"]


def test_the_castle_tells_how_many_batches_there_would_be() -> None:
    state = position("goods P0 = 2F 2W 1S 1C", "castle dungeon = P1 P1 P1 P1 P1", "points P0 = 9")
    assert ask(state, "gives castle")["castle-gives"] == [{"count": 2, "points": 9, "loss": 2}]
    poor = position("goods P0 = 2F 2W", "points P0 = 1")
    assert ask(poor, "gives castle")["castle-gives"] == [{"count": 0, "points": 0, "loss": 1}]


@pytest.mark.parametrize(
    ("place", "id", "args"),
    [
        ("gate", "gate-gives", {"count": 15}),
        ("post", "post-gives", {"deniers": 3}),
        ("guild", "guild-gives", {"limit": 3}),
        ("joust", "joust-gives", {"price": "1$ 1C", "possible": False}),
        ("stables", "stables-gives", {"rank": 2, "now": 1}),
        ("inn", "inn-gives", {"price": 1}),
    ],
)
def test_special_places_tell_what_they_do(place: str, id: str, args: dict[str, object]) -> None:
    state = position("order = P0 P1 P2", "workers stables = P1", seats=3)
    assert ask(state, f"gives {place}")[id] == [args]


@pytest.mark.parametrize(("deniers", "possible"), [(2, False), (3, True)])
def test_what_can_be_paid_at_a_place_is_what_is_left_after_its_worker(deniers: int, possible: bool) -> None:
    has = (f"deniers P0 = {deniers}", "goods P0 = 1C 1W")
    peddler = ask(position("building 9 = wood_peddler", f"deniers P0 = {deniers - 1}"), "gives 9")
    assert peddler["exchange"][0]["possible"] is possible
    assert ask(position(*has), "gives joust")["joust-gives"][0]["possible"] is (deniers > 1)
    passed = position("building 9 = lawyer", "passed = P1", *has, seats=2)
    assert ask(passed, "gives 9")["at-building"][0]["price"] == 3
    assert not ask(passed, "gives 9")["residences"][0]["possible"]


def test_a_worker_that_stands_there_already_is_not_paid_again() -> None:
    state = position("building 9 = lawyer", "workers 9 = P0", "deniers P0 = 1", "goods P0 = 1C", "phase = 5")
    assert ask(state, "gives 9")["residences"][0]["possible"]


def test_with_two_players_stables_and_inn_tell_nothing_that_does_not_happen() -> None:
    assert set(ask(position(), "gives stables")) == {"at-place", "out-of-use"}
    literal = position(two_player_closed_place="inn")
    assert set(ask(literal, "gives inn")) == {"at-place", "out-of-use"}
    assert set(ask(literal, "gives stables")) == {"at-place", "stables-idle"}


def test_a_place_that_takes_no_worker_says_so() -> None:
    two = position("workers joust = P1")
    assert ask(two, "gives stables")["out-of-use"] == [{"place": "stables"}]
    assert ask(two, "gives joust")["taken-by-all"] == [{"worker_seats": (1,)}]
    for text in ("gives", "gives moon", "gives 13", "gives 9 10"):
        with pytest.raises(Unreadable):
            ask(two, text)


def test_only_players_ask_what_they_would_get() -> None:
    for text in ("gives 8", "builds"):
        with pytest.raises(IllegalAction, match="only-players"):
            ask(position(), text, None)


def test_what_can_be_built_is_told_by_colour_with_place_and_price() -> None:
    lines = ("building 9 = mason", "building 10 = architect", "building 11 = residence", "owner 11 = P0")
    state = position(*lines, "goods P0 = 1F 2W 1S", "deniers P0 = 0")
    told = ask(state, "builds")
    assert [(one["colour"], one["site"]) for one in told["build-craft"]] == [("wood", 12), ("stone", 12)]
    assert told["build-craft"][1]["numbers"] == (9,)
    assert told["build-prestige"] == [{"numbers": (10,), "builders": 1, "spaces": (11,), "homes": 1, "count": 0}]
    tiles = {one["building"]: one["prices"] for one in told["tile"]}
    assert tiles["wood_peddler"] == ("1F 1W", "2W", "1W 1S")
    assert tiles["tailor"] == ("1W 1S",)
    assert "library" not in tiles
    assert not told["residences"][0]["possible"]


def test_the_reach_of_the_provost_is_added_up() -> None:
    lines = ("building 12 = bank", "workers 12 = P0", "deniers P0 = 1", "deniers P1 = 9", "deniers P2 = 0")
    state = position("passed = P1 P0 P2", *lines, "provost = 8", "phase = 4", seats=3)
    told = ask(state, "reach")
    pushes = [(one["seat"], one["least"], one["most"]) for one in told["seat-pushes"]]
    assert pushes == [(1, 5, 11), (0, 7, 9), (2, 8, 8)]
    assert told["all-push"] == [{"least": 4, "most": 12}]
    assert told["mine-beyond"] == [{"space": 12, "building": "bank", "steps": 4}]
    assert "mine-beyond" not in ask(state, "reach", 1)


def test_the_guild_adds_to_the_reach_before_it_is_used() -> None:
    state = position(
        "passed = P0 P1", "workers guild = P1", "deniers P0 = 0", "deniers P1 = 0", "provost = 2", "phase = 3"
    )
    told = ask(state, "reach")
    assert told["guild-pushes"] == [{"seat": 1, "limit": 3}]
    assert told["all-push"] == [{"least": 1, "most": 5}]


def test_those_who_have_had_their_chance_are_left_out() -> None:
    state = position("passed = P1 P0 P2", "deniers P1 = 0", "phase = 4", seats=3)
    assert [one["seat"] for one in ask(state, "reach")["seat-pushes"]] == [0, 2]
    state = position("building 1 = forest", "workers 1 = P0", "phase = 5", seats=3)
    assert "seat-pushes" not in ask(state, "reach")


def test_sections_tell_what_everybody_would_get() -> None:
    lines = ("scored = 1", "bailiff = 16", "castle walls = P0 P0 P0 P1")
    told = ask(position("order = P2 P0 P1", *lines, "points P2 = 2", seats=3), "sections")
    assert told["section"][0] == {"section": "walls", "free": 6, "marker": 18, "steps": 2}
    gives = [(one["seat"], one["parts"], one["points"], one["favours"]) for one in told["section-gives"][:3]]
    assert gives == [(2, 0, 2, 0), (0, 3, 0, 2), (1, 1, 0, 0)]
    assert len(told["section"]) == 1
    begun = position("order = P0 P1", *lines, "castle towers = P1")
    assert [one["section"] for one in ask(begun, "sections")["section"]] == ["walls", "towers"]


def test_rivals_are_told_with_what_they_can_still_afford() -> None:
    lines = ("passed = P2", "deniers P1 = 5", "goods P1 = 2F 1W 1S 2C", "goods P0 = -")
    first, second, third = ask(position("order = P0 P1 P2", *lines, seats=3), "rivals")["rival"]
    assert (second["price"], second["count"], second["batches"], second["passed"]) == (2, 2, 2, False)
    assert (third["passed"], third["count"]) == (True, 0)
    assert first["goods"] == "none"


def test_questions_are_answered_to_everybody_alike() -> None:
    assert not any(question.private for question in GAME.questions)
    assert all(isinstance(said, Say) for said in QUESTIONS["sections"].ask(position(), None))
