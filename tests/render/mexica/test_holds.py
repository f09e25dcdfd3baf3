"""What each square of Mexica holds, in words."""

from __future__ import annotations

from dataclasses import replace

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.mexica import ARTIST
from rules.mexica.view import AlmostView, Building, DistrictView, View
from tests.render.mexica.samples import crowded, start, with_player

MARKS = Marks(names=("Ann", "Ben", "Cyd", "Dan"))


def told(view: View) -> dict[str, str]:
    return ARTIST.told(view, MARKS, Words("en"))


def test_a_square_is_told_with_its_land_its_buildings_and_whoever_stands_there() -> None:
    view = replace(
        with_player(start(2), 1, figure="K7"),
        buildings=(Building(square="K8", seat=0, value=3), Building(square="K9", seat=None, value=1)),
    )
    land = next(district for district in view.districts if "K7" in district.squares)
    squares = told(view)
    said = f"land of {land.size} squares, which canals divide into districts"
    assert squares["K7"] == f"{said}; figure of Ben"
    assert squares["K8"] == f"{said}; building 3 of Ann"
    assert squares["K9"] == f"{said}; neutral building 1"
    assert squares["A1"] == "lake"


def test_land_that_canals_cut_off_is_told_with_whether_it_can_be_founded_now() -> None:
    view = start(2)
    small = DistrictView(squares=("B5", "B6", "B7"), values=(3, 2, 1), totals=(0, 0))
    told_now = {fits: told(replace(view, districts=(replace(small, fits=fits),)))["B6"] for fits in (False, True)}
    assert told_now == {
        False: "land of 3, not founded",
        True: "land of 3, not founded: a calpulli of 3 is open",
    }


def test_a_founded_district_has_its_founder_its_calpulli_and_bridges_a_direction() -> None:
    view = crowded(4)
    district = next(part for part in view.districts if part.calpulli == "D7")
    squares = told(view)
    assert squares["D7"].startswith(f"district of {district.size}, founded by Ben; its calpulli")
    ways = {"h": "bridge from left to right", "v": "bridge up and down"}
    for bridge in view.bridges:
        assert squares[bridge.square].startswith(f"canal; {ways[bridge.direction]}")


def test_what_a_tile_would_close_is_told_on_its_squares_and_on_the_tile() -> None:
    view = start(2)
    area = AlmostView(squares=("T6", "U6", "U7", "U8"), tiles=(("T7", "T8"),), fits=False)
    squares = told(replace(view, almost=(area,)))
    said = "4: a canal on T7-T8 would close a district of 4 here, whose calpulli is not open"
    assert all(said in squares[name] for name in ("U7", "T7", "T8")) and said not in squares["S7"]
    open_now = told(replace(view, almost=(replace(area, fits=True),)))
    assert "of 4 here, whose calpulli is open" in open_now["U7"]
