"""Standing orders: what they answer, when they have had their day, and how they are read."""

from __future__ import annotations

import pytest

from rules.caylus import data
from rules.caylus.orders import ORDERS
from rules.caylus.state import CaylusState
from rules.core.contract import Followed, IllegalAction, Say, Unreadable
from tests.rules.caylus.positions import play, position


def follow(state: CaylusState, text: str, seat: int = 0, given: CaylusState | None = None) -> Followed | None:
    return ORDERS.follow(state, seat, ORDERS.read(text, given or state, seat))


def answer(state: CaylusState, text: str, seat: int = 0) -> str:
    followed = follow(state, text, seat)
    return followed.notation if followed else ""


PLACING = position("order = P0 P1", "round = 3", "deniers P0 = 5", "phase = 2")


def test_a_plan_places_one_worker_after_another_on_what_is_free() -> None:
    assert follow(PLACING, "plan 16 castle pass") == Followed(notation="place 16")
    state, _ = play(PLACING, "place 16")
    state, _ = play(state, "place castle")
    assert follow(state, "plan 16 castle pass", given=PLACING) == Followed(notation="place castle")


def test_a_plan_that_is_through_passes_or_leaves_it_to_its_owner() -> None:
    taken = position("order = P0 P1", "workers castle = P0", "phase = 2")
    assert follow(taken, "plan castle pass") == Followed(notation="pass", ended=Say("carried-out"))
    assert follow(taken, "plan castle") == Followed(ended=Say("no-place-left", {"places": ("castle",)}))


def test_what_cannot_be_paid_is_left_out_of_a_plan() -> None:
    poor = position("order = P0 P1", "passed = P1", "building 9 = bank", "owner 9 = P0", "deniers P0 = 1", "phase = 2")
    assert answer(poor, "plan castle 9 pass") == "place 9"


def test_a_plan_may_name_more_places_than_there_are_workers_as_some_will_be_taken() -> None:
    places = "castle gate post guild joust stables inn 16"
    taken = (f"workers {place} = P1" for place in ("gate", "post", "guild", "joust"))
    state = position("order = P0 P1", "workers castle = P0", *taken, "phase = 2")
    assert answer(state, f"plan {places} pass") == "place inn"
    assert "16" in [token.text for token in ORDERS.tokens(PLACING, 0, ("plan", *places.split()[:-1]))]


def test_the_next_worker_is_placed_once() -> None:
    assert follow(PLACING, "next 16 pass") == Followed(notation="place 16", ended=Say("carried-out"))
    gone = position("order = P0 P1", "workers 16 = P1", "phase = 2")
    assert follow(gone, "next 16 pass") == Followed(notation="pass", ended=Say("carried-out"))
    assert follow(gone, "next 16") == Followed(ended=Say("no-place-left", {"places": ("16",)}))


def test_a_plan_is_for_one_round() -> None:
    later = position("order = P0 P1", "round = 4", "phase = 2")
    assert follow(later, "plan 16", given=PLACING) == Followed(ended=Say("round-over", {"round": 3}))
    passed = position("order = P0 P1", "round = 3", "passed = P0", "phase = 2")
    assert follow(passed, "plan 16", given=PLACING) == Followed(ended=Say("round-over", {"round": 3}))


def test_a_plan_waits_for_its_seat_to_be_asked() -> None:
    assert follow(PLACING, "plan 16", 1) is None


def test_a_seat_passes_at_once_or_when_a_worker_costs_too_much() -> None:
    assert follow(PLACING, "pass round") == Followed(notation="pass", ended=Say("carried-out"))
    dear = position("order = P0 P1 P2", "passed = P1 P2", "deniers P0 = 9", "phase = 2", seats=3)
    assert follow(dear, "pass over 2") == Followed(notation="pass")
    assert follow(dear, "pass over 3") is None
    assert follow(PLACING, "pass over 1") is None


@pytest.mark.parametrize(
    ("provost", "workers", "order", "target"),
    [
        (8, (9,), "provost keep 1", 9),
        (8, (10,), "provost keep 1", 8),
        (8, (10,), "provost keep 2", 10),
        (8, (10, 11), "provost keep 3", 11),
        (8, (7,), "provost keep 3", 8),
        (12, (9,), "provost keep 3", 12),
        (8, (10,), "provost leave", 8),
        (8, (9, 12), "provost keep 3", 9),
    ],
)
def test_ruling_64_the_provost_is_moved_as_little_as_lets_most_workers_be_used(
    provost: int, workers: tuple[int, ...], order: str, target: int
) -> None:
    farms = ("food_farm", "cloth_farm", "wood_quarry", "wood_sawmill")
    tiles = [f"building {number} = {farm}" for number, farm in enumerate(farms, start=9)]
    lines = [f"workers {number} = P0" for number in workers]
    state = position(*tiles, *lines, "passed = P0 P1", "deniers P0 = 3", f"provost = {provost}", "phase = 4")
    assert answer(state, order) == f"provost {target}"


def test_the_guild_moves_the_provost_for_nothing() -> None:
    state = position("building 9 = bank", "workers 9 = P0", "workers guild = P0", "deniers P0 = 0", "phase = 3")
    assert answer(state, "provost keep 1") == "provost 9"


def test_the_provost_is_moved_only_by_who_is_asked() -> None:
    state = position("passed = P0 P1", "provost = 8", "workers 16 = P1", "deniers P1 = 3", "phase = 4")
    assert follow(state, "provost keep 3", 1) is None
    assert answer(state, "provost keep 3", 0) == "provost 8"


def test_a_building_is_answered_as_was_said_if_that_can_be_done() -> None:
    state = position("building 1 = neutral_marketplace", "workers 1 = P0", "goods P0 = 1F", "phase = 5")
    assert follow(state, "at 1 trade F") == Followed(notation="trade F", ended=Say("carried-out"))
    assert follow(state, "at 1 decline") == Followed(notation="decline", ended=Say("carried-out"))
    ended = Say("not-possible", {"space": 1, "notation": "trade G"})
    assert follow(state, "at 1 trade G") == Followed(ended=ended)


def test_an_answer_can_be_left_only_where_ones_worker_stands() -> None:
    state = position(
        "building 1 = forest", "workers 1 = P0", "building 2 = neutral_farm", "workers 2 = P1", "phase = 5"
    )
    for text, stands in (("at 2 take F", False), ("at 3 decline", False), ("at 1 take S", True)):
        with pytest.raises(IllegalAction) as caught:
            ORDERS.read(text, state, 0)
        assert (caught.value.code, caught.value.params["stands"]) == ("no-use-there", stands)


def test_an_answer_left_for_a_building_ends_with_its_round() -> None:
    state = position("round = 3", "building 1 = forest", "workers 1 = P0", "phase = 5")
    later = position("round = 4", "phase = 2")
    ended = Say("building-round-over", {"space": 1, "round": 3})
    assert follow(later, "at 1 take F", given=state) == Followed(ended=ended)


def test_a_tile_can_be_left_to_be_built_before_it_can_be_paid() -> None:
    poor = position("workers 8 = P0", "provost = 8", "deniers P0 = 1", "goods P0 = -", "passed = P1 P0", "phase = 4")
    paid = position("workers 8 = P0", "provost = 8", "goods P0 = 2W 1F", "phase = 5")
    for text in ("build mason", "build wood_peddler F"):
        assert answer(poor, f"at 8 {text}") == ""
        assert follow(paid, f"at 8 {text}", given=poor) == Followed(notation=text, ended=Say("carried-out"))


def test_goods_are_taken_in_the_order_that_was_named() -> None:
    state = position("building 1 = forest", "workers 1 = P0", "phase = 5")
    assert answer(state, "take S W F") == "take W"
    assert answer(state, "take F W") == "take F"
    assert answer(state, "take S") == ""


def test_the_owner_takes_his_bonus_by_the_same_order() -> None:
    state = position("building 9 = park", "owner 9 = P0", "workers 9 = P1", "provost = 9", "phase = 5")
    assert answer(state, "take W") == "take W"


def test_the_first_tile_that_can_be_paid_is_built_and_gold_is_spared() -> None:
    state = position("workers 8 = P0", "provost = 8", "goods P0 = 1F 2W 1G", "phase = 5")
    assert answer(state, "build lawyer mason food_farm") == "build mason"
    assert answer(state, "build wood_peddler") == "build wood_peddler F"
    assert answer(state, "build lawyer") == ""


def test_nobody_builds_for_somebody_else() -> None:
    state = position("workers 8 = P0", "provost = 8", "goods P0 = 1F 2W 1G", "goods P1 = 9F 9W", "phase = 5")
    assert follow(state, "build mason", 1) is None


def test_a_prestige_tile_replaces_the_residence_furthest_away() -> None:
    lines = ("building 9 = architect", "workers 9 = P0", "building 10 = residence", "owner 10 = P0")
    more = ("building 12 = residence", "owner 12 = P0", "goods P0 = 3F 1G", "provost = 9", "phase = 5")
    assert answer(position(*lines, *more), "build granary") == "build granary 12"


@pytest.mark.parametrize(
    ("goods", "order", "notation"),
    [
        ("3F 3W 3S", "deliver 2", "deliver FWS FWS"),
        ("2F 2W 1S 1G", "deliver 3", "deliver FWS FWG"),
        ("2F 1W 1S 1C 1G", "deliver 1", "deliver FWS"),
        ("2F 2W 1S 1C 2G", "deliver 2", "deliver FWS FWC"),
    ],
)
def test_ruling_65_gold_is_handed_in_last(goods: str, order: str, notation: str) -> None:
    assert answer(position("workers castle = P0", f"goods P0 = {goods}", "phase = 6"), order) == notation


def test_who_has_no_batch_hands_in_nothing() -> None:
    state = position("workers castle = P0", "goods P0 = 1W", "phase = 6", auto_resolve_forced="no")
    assert answer(state, "deliver 2") == "deliver nothing"


def test_favours_go_to_the_first_line_that_is_open() -> None:
    state = position("order = P0 P1", "castle dungeon = P0 P0 P0 P0 P0 P0", "used P0 = deniers", "phase = 8")
    assert answer(state, "favour deniers buildings prestige") == "favour buildings"
    assert answer(state, "favour deniers") == ""


def test_all_lines_can_be_named_for_favours() -> None:
    state = position("castle dungeon = P0 P0", "bailiff = 12", "used P0 = resources", "phase = 8")
    assert answer(state, "favour resources buildings deniers prestige") == "favour buildings"


def test_joust_and_inn_are_answered_as_was_said() -> None:
    joust = position("workers joust = P0", "goods P0 = 1C", "phase = 3")
    assert answer(joust, "joust always") == "joust"
    assert answer(joust, "joust never") == "decline"
    poor = position("workers joust = P0", "goods P0 = 1F", "phase = 3", auto_resolve_forced="no")
    assert answer(poor, "joust always") == "decline"
    inn = position("resident = P0", "phase = 3")
    assert answer(inn, "inn stay") == "stay"
    assert answer(inn, "inn leave") == "leave"


@pytest.mark.parametrize("words", [("joust",), ("inn",), ("deliver",), ("favour",), ("take",), ("provost", "keep")])
def test_all_that_an_order_offers_can_be_left_as_it_stands(words: tuple[str, ...]) -> None:
    offered = list(ORDERS.tokens(PLACING, 0, words))
    assert len(offered) > 1
    for token in offered:
        assert token.ends
        ORDERS.read(" ".join((*words, token.text)), PLACING, 0)


def test_an_order_about_the_same_matter_takes_the_place_of_the_earlier_one() -> None:
    subjects = [ORDERS.subject(ORDERS.read(text, PLACING, 0)) for text in ("plan 16", "next 16", "pass round")]
    assert len(set(subjects)) == 1
    assert ORDERS.subject(ORDERS.read("provost keep 1", PLACING, 0)) == ORDERS.subject(
        ORDERS.read("provost leave", PLACING, 0)
    )


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("", ""),
        ("dance", "dance"),
        ("plan", ""),
        ("plan moon", "moon"),
        ("plan 16 16", "16"),
        ("pass over 9", "9"),
        ("provost keep", ""),
        ("take", ""),
        ("deliver 0", "0"),
        ("favour money", "money"),
        ("build tower", "tower"),
    ],
)
def test_an_order_that_makes_no_sense_is_told_where(text: str, token: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ORDERS.read(text, PLACING, 0)
    assert caught.value.token == token


@pytest.mark.parametrize(
    ("lines", "order", "notation"),
    [
        (("phase = 2",), "late next 16 pass", "place 16"),
        (("passed = P0 P1", "workers 7 = P0", "phase = 4"), "late provost keep 1", "provost 7"),
        (("workers castle = P0", "goods P0 = 1F 1W 1S", "phase = 6"), "late deliver 2", "deliver FWS"),
    ],
)
def test_what_is_left_for_being_late_waits_until_the_time_is_up(
    lines: tuple[str, ...], order: str, notation: str
) -> None:
    state = position("order = P0 P1", "deniers P0 = 5", *lines)
    followed = follow(state, order)
    assert followed is not None
    assert (followed.notation, followed.late) == (notation, True)
    at_once = follow(state, order.removeprefix("late "))
    assert at_once is not None
    assert (at_once.notation, at_once.late) == (notation, False)


def test_an_order_for_being_late_stands_beside_the_one_for_at_once() -> None:
    subjects = [ORDERS.subject(ORDERS.read(text, PLACING, 0)) for text in ("late next 16", "next 16")]
    assert len(set(subjects)) == 2


def test_only_some_orders_can_be_left_for_being_late() -> None:
    for text, token in (("late pass round", "pass"), ("late provost leave", "leave"), ("late", "")):
        with pytest.raises(Unreadable) as caught:
            ORDERS.read(text, PLACING, 0)
        assert caught.value.token == token


def test_who_has_passed_plans_for_the_next_round() -> None:
    state = position("order = P0 P1", "round = 3", "passed = P0", "workers 16 = P0", "phase = 2")
    order = ORDERS.read("plan 16 pass", state, 0)
    assert ORDERS.follow(state, 0, order) is None
    assert "16" in [token.text for token in ORDERS.tokens(state, 0, ("plan",))]
    assert not {"13", "stables"} & {token.text for token in ORDERS.tokens(state, 0, ("plan",))}
    assert "16" not in [token.text for token in ORDERS.tokens(state, 1, ("plan",))]
    later = position("order = P0 P1", "round = 4", "phase = 2")
    assert ORDERS.follow(later, 0, order) == Followed(notation="place 16")


def test_a_panel_offers_one_tile_to_be_built_and_more_can_be_typed() -> None:
    [first, *_] = ORDERS.tokens(PLACING, 0, ("build",))
    assert (first.ends, list(ORDERS.tokens(PLACING, 0, ("build", first.text)))) == (True, [])
    assert ORDERS.read(f"build {first.text} bank", PLACING, 0)


def test_an_order_for_a_carpenter_offers_wooden_buildings_that_are_left() -> None:
    state = position("order = P0 P1", "building 1 = neutral_carpenter", "workers 1 = P0", "phase = 5")
    offered = {token.text for token in ORDERS.tokens(state, 0, ("at", "1", "build"))}
    assert offered == {id for id in state.supply if data.COLOURS[id] == data.WOOD}
    assert offered < set(state.supply)
