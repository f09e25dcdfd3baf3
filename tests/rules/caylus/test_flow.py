"""The course of the game: the first income, its length, and seats that do not answer."""

from __future__ import annotations

import pytest

from rules.caylus import data, events
from rules.caylus.game import GAME
from rules.core.chance import SecretChance
from rules.core.contract import Say, Unreadable
from tests.rules.caylus.positions import awaited, default_game, play, position, random_game, read, setup

LAST = max(data.MARKED)
NO_LUCK = SecretChance("nothing is drawn")


@pytest.mark.parametrize(("seats", "money"), [(2, (7, 7)), (3, (7, 8, 8)), (4, (7, 8, 8, 9)), (5, (7, 8, 8, 9, 9))])
def test_ruling_3_the_first_income_comes_on_top(seats: int, money: tuple[int, ...]) -> None:
    state = setup(seats)
    assert tuple(state.players[seat].deniers for seat in state.order) == money


def test_all_neutral_tiles_lie_on_the_first_spaces_in_a_drawn_order() -> None:
    laid = [tuple(space.building for space in setup(2, secret).spaces[:6]) for secret in "abc"]
    assert all(sorted(tiles) == sorted(data.NEUTRALS) for tiles in laid)
    assert len(set(laid)) > 1


def test_ruling_43_the_bailiff_comes_at_most_to_space_25() -> None:
    found = [step.after.bailiff for seed in range(6) for step in random_game(2 + seed % 4, seed)]
    assert LAST <= max(found) <= LAST + 1


def test_ruling_59_a_game_has_at_most_18_rounds() -> None:
    rounds = [state.round for state, _ in default_game(setup(3))]
    assert max(rounds) == LAST - data.START == 18


def test_a_round_is_told_with_its_order_and_everybodys_income() -> None:
    told = [event.kind for _, happened in default_game(setup(3)) for event in happened]
    assert told.count("round-began") == 17
    assert told.count("income-taken") == told.count("round-began")


def test_who_takes_as_much_as_others_is_told_with_them() -> None:
    lines = ("order = P0 P1 P2", "building 9 = residence", "owner 9 = P1", "passed = P0 P1 P2", "deniers P0 = 0")
    state = position(*lines, "deniers P1 = 0", "deniers P2 = 1", "phase = 4", seats=3)
    _, happened = play(state, "provost 6")
    told = [(event.seats, event.deniers) for event in happened if isinstance(event, events.IncomeTaken)]
    assert told == [((0, 2), 2), ((1,), 3)]


def test_the_game_is_over_when_the_towers_have_been_scored() -> None:
    *_, (state, happened) = default_game(setup(4))
    assert state.over
    assert state.scored == len(data.SECTIONS)
    assert [event.kind for event in happened][-5:] == ["seat-counted"] * 4 + ["game-ended"]
    told = {event.seat: event.score for event in happened if isinstance(event, events.SeatCounted)}
    assert [told[seat] for seat in range(4)] == [player.score for player in state.players]
    assert any(event.points for event in happened if isinstance(event, events.SeatCounted))


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (("phase = 2",), "pass"),
        (("workers gate = P0", "phase = 3"), "home"),
        (("workers guild = P0", "phase = 3"), "provost 6"),
        (("workers joust = P0", "goods P0 = 1C", "phase = 3"), "decline"),
        (("resident = P0", "phase = 3"), "stay"),
        (("passed = P0 P1", "phase = 4"), "provost 6"),
        (("building 1 = forest", "workers 1 = P0", "phase = 5"), "take F"),
        (("building 9 = park", "owner 9 = P0", "workers 9 = P1", "provost = 9", "phase = 5"), "take F"),
        (("building 1 = neutral_marketplace", "workers 1 = P0", "phase = 5"), "decline"),
        (("building 1 = neutral_carpenter", "workers 1 = P0", "phase = 5"), "decline"),
        (("building 1 = lawyer", "workers 1 = P0", "goods P0 = 1C", "phase = 5"), "decline"),
        (("workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6"), "deliver nothing"),
        (("castle dungeon = P0 P0 P0 P0 P0 P0", "phase = 8"), "favour prestige"),
    ],
)
def test_ruling_63_who_does_not_answer_pays_nothing_and_takes_what_is_free(lines: tuple[str, ...], answer: str) -> None:
    state = position("order = P0 P1", *lines)
    assert awaited(state) == (0,)
    assert GAME.format(GAME.default(state, 0)) == answer


@pytest.mark.parametrize(("level", "answer"), [(1, "take W"), (2, "take C"), (3, "take C"), (4, "take G")])
def test_who_does_not_answer_takes_of_resources_what_the_marker_brings_for_nothing(level: int, answer: str) -> None:
    lines = (
        "scored = 2",
        f"level P0 resources = {level}",
        "used P0 = prestige deniers buildings",
        "castle towers = P0 P0",
        "bailiff = 24",
        "goods P0 = 1F",
        "phase = 8",
    )
    state = position("order = P0 P1", *lines, auto_resolve_forced="no")
    state = GAME.apply(state, 0, GAME.parse("favour resources", state, 0), NO_LUCK).state
    assert GAME.format(GAME.default(state, 0)) == answer


def test_ruling_49_nothing_changes_hands_between_players_but_by_the_rules() -> None:
    with pytest.raises(Unreadable):
        GAME.parse("give P1 1F", setup(2), 0)
    assert read(setup(2), "goods P1") == "2F 1W"


def forced(lines: tuple[str, ...], text: str, kind: str) -> bool:
    """Plays a notation, which is asked for in any case, and says whether it is told as one without a choice."""
    state = position("order = P0 P1", "passed = P0 P1", *lines, auto_resolve_forced="no")
    _, happened = play(state, text)
    return bool(next(event for event in happened if event.kind == kind).forced)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lines", "text", "kind", "expected"),
    [
        (("workers joust = P0", "goods P0 = 1C", "phase = 3"), "decline", "joust-declined", False),
        (("workers joust = P0", "goods P0 = 1F", "phase = 3"), "decline", "joust-declined", True),
        (("deniers P0 = 2", "phase = 4"), "provost 6", "provost-left", False),
        (("deniers P0 = 0", "phase = 4"), "provost 6", "provost-left", True),
        (("workers 7 = P0", "deniers P0 = 2", "provost = 7", "phase = 5"), "decline", "building-declined", False),
        (("workers 7 = P0", "deniers P0 = 1", "provost = 7", "phase = 5"), "decline", "building-declined", True),
        (("workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6"), "deliver nothing", "nothing-built", False),
        (("workers castle = P0", "goods P0 = 1F 2W", "phase = 6"), "deliver nothing", "nothing-built", True),
        (("workers gate = P0", "phase = 3"), "home", "worker-taken-home", False),
    ],
)
def test_it_is_told_whether_there_was_a_choice(lines: tuple[str, ...], text: str, kind: str, expected: bool) -> None:
    assert forced(lines, text, kind) == expected


@pytest.mark.parametrize(("level", "advanced"), [(0, True), (1, True), (2, False)])
def test_it_is_told_whether_a_marker_advanced(level: int, advanced: bool) -> None:
    state = position(
        "order = P0 P1", "castle dungeon = P0 P0", "bailiff = 12", f"level P0 prestige = {level}", "phase = 8"
    )
    _, happened = play(state, "favour prestige")
    assert [(event.column, event.advanced) for event in happened if isinstance(event, events.LineUsed)] == [
        (min(level + 1, 2), advanced)
    ]


@pytest.mark.parametrize(
    ("line", "text", "gained", "points"),
    [("prestige", "use 2", "2★", 2), ("deniers", "use 2", "4$", 0), ("resources", "take S", "1S", 0)],
)
def test_what_a_column_brings_is_told(line: str, text: str, gained: str, points: int) -> None:
    lines = ("castle dungeon = P0 P0", "bailiff = 12", f"level P0 {line} = 1", "phase = 8")
    state, _ = play(position("order = P0 P1", *lines, auto_resolve_forced="no"), f"favour {line}")
    _, happened = play(state, text)
    assert events.ColumnTaken(seat=0, line=line, gained=gained, points=points) in happened


def test_all_who_have_the_most_points_are_told_as_winners() -> None:
    lines = ("order = P0 P1 P2", "scored = 2", "bailiff = 24", "castle towers = P0 P0 P1 P2", "points P0 = 8")
    more = ("points P1 = 9", "points P2 = 5", *(f"goods P{seat} = -" for seat in range(3)))
    broke = tuple(f"deniers P{seat} = 0" for seat in range(3))
    state, happened = play(position(*lines, *more, *broke, "phase = 8", seats=3), "favour prestige")
    assert happened[-1] == events.GameEnded(winner_seats=(0, 1), points=9)
    assert read(state, "phase") == "0"


@pytest.mark.parametrize(("text", "sections"), [("deliver FWS", ("walls",)), ("deliver FWS FWS", ("walls", "towers"))])
def test_it_is_told_in_which_sections_parts_were_built(text: str, sections: tuple[str, ...]) -> None:
    walls = " ".join(["P1"] * 9)
    lines = ("scored = 1", f"castle walls = {walls}", "workers castle = P0", "goods P0 = 2F 2W 2S", "phase = 6")
    _, happened = play(position(*lines), text)
    assert [event.sections for event in happened if isinstance(event, events.CastleBuilt)] == [sections]


@pytest.mark.parametrize(("parts", "full", "points"), [(13, False, 2), (14, True, 0)])
def test_a_full_castle_is_told_as_the_reason_why_nothing_is_lost(parts: int, full: bool, points: int) -> None:
    towers = " ".join(["P1"] * parts)
    lines = ("scored = 2", f"castle towers = {towers}", "workers castle = P0", "points P0 = 5", "phase = 6")
    _, happened = play(position(*lines, auto_resolve_forced="no"), "deliver nothing")
    assert [(event.full, event.points) for event in happened if isinstance(event, events.NothingBuilt)] == [
        (full, points)
    ]


def test_who_is_driven_out_of_the_inn_is_told_apart_from_who_leaves() -> None:
    passing = ("order = P0 P1", "passed = P1", "resident = P1", "phase = 2")
    _, happened = play(position(*passing, "workers inn = P0"), "pass")
    assert events.InnLeft(seat=1, driven=True) in happened
    state, _ = play(position(*passing), "pass")
    _, happened = play(state, "leave")
    assert events.InnLeft(seat=1, driven=False) in happened


def test_a_pass_is_told_with_its_number_and_whether_it_was_forced() -> None:
    state = position("order = P0 P1", "passed = -", "deniers P0 = 5", "deniers P1 = 0", "phase = 2")
    _, happened = play(state, "pass")
    told = [(e.seat, e.number, e.deniers, e.forced) for e in happened if isinstance(e, events.SeatPassed)]
    assert told == [(0, 1, 1, False), (1, 2, 0, True)]


def test_the_panel_asks_before_nothing_is_handed_in_for_a_loss() -> None:
    nothing = GAME.parse("deliver nothing", setup(2), 0)
    lines = ("workers castle = P0", "points P0 = 5")
    held = position(*lines, "goods P0 = 1F 1W 1S", "phase = 6")
    assert GAME.forgone(held, 0, nothing) == Say("batches", {"points": 2})
    poor = position(*lines, "goods P0 = 1F 1W", "phase = 6", auto_resolve_forced="no")
    assert GAME.forgone(poor, 0, nothing) is None
    assert GAME.forgone(held, 0, GAME.parse("deliver FWS", held, 0)) is None


@pytest.mark.parametrize(("dungeon", "section", "free"), [(4, "dungeon", 2), (6, "walls", 10)])
def test_the_castle_asks_with_the_section_into_which_the_next_part_goes(dungeon: int, section: str, free: int) -> None:
    parts = f"castle dungeon = {' '.join(['P1'] * dungeon)}"
    state = position(parts, "workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6")
    (decision,) = GAME.decisions(state)
    assert decision.status is not None
    assert (decision.status.args["section"], decision.status.args["free"]) == (section, free)


@pytest.mark.parametrize(
    ("lines", "cheaper"),
    [
        (("passed = P1", "building 9 = bank", "owner 9 = P0"), True),
        (("passed = P1", "building 9 = residence", "owner 9 = P0"), False),
        (("passed = P1", "building 9 = bank", "owner 9 = P1"), False),
        (("building 9 = bank", "owner 9 = P0"), False),
    ],
)
def test_own_buildings_are_spoken_of_where_a_worker_costs_less_there(lines: tuple[str, ...], cheaper: bool) -> None:
    (decision,) = GAME.decisions(position("order = P0 P1", "deniers P0 = 9", *lines, "phase = 2"))
    assert decision.status is not None
    assert decision.status.args["cheaper"] is cheaper
