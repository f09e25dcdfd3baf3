"""What Java says reads like a person's words."""

from __future__ import annotations

from tests.bot.words.spoken import Spoken

asked = Spoken("java").asked


def test_a_city_may_be_of_a_single_space() -> None:
    alone = {"space": "J12", "size": 1, "value": 10, "used": True}
    assert asked("en", "answer", "city", **alone) == "J12: city of 1 space, palace 10 (festival held)"
    assert asked("cs", "answer", "city", **alone) == "J12: město, 1 pole, palác 10 (slavnost už byla)"


def test_who_is_asked_in_a_festival_reads_what_it_is_about() -> None:
    festival = {
        "space": "J12", "value": 10, "score": 5, "shared": 3, "card": "MD", "seats": (2,), "best": 1, "own": 0,
    }  # fmt: skip
    assert asked("en", "status", "festival", **festival).startswith(
        "Festival at J12, palace 10: 5 points, or 3 each if shared. Open card"
    )
    assert asked("cs", "status", "festival", **festival).startswith(
        "Slavnost na J12, palác 10: 5 bodů, při shodě každý 3. Odkrytá karta"
    )


def test_a_rotation_is_offered_with_the_water_that_it_would_enclose() -> None:
    tile = {"spaces": ("J9", "K10"), "points": 1, "water": ("I10",), "count": 1}
    assert asked("en", "note", "rice", **tile) == "rice on J9 and K10, 1 action point, encloses I10"
    assert "obklopí I10" in asked("cs", "note", "rice", **tile)


def test_a_shared_festival_brings_points_and_no_action_points() -> None:
    assert "draw level, for 1 point each" in asked("en", "lesson", "pass")
    assert "jen vyrovnat, za 1 bod pro každého" in asked("cs", "lesson", "pass")
