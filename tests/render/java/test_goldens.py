"""Pictures that were judged good stay as they are.

``python -m tests.render.java.test_goldens`` draws them anew: look at each before it is kept.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core.scene import BROAD, LAYOUTS, TALL, WIDE, Layout, Marks
from render.java import ARTIST
from rules.java.view import OwnView, ProspectView, RankView, View
from tests.render.java.samples import MARKS, SAMPLES
from tests.render.pictures import LARGEST, differs, distance, keep, reduced

FOLDER = Path(__file__).parent / "goldens"

PLACING = Marks(names=("Anna", "王小明"), chosen=("place", "three"), targets=("B11", "D15", "E15", "H9", "I3", "N6"))
TURNING = Marks(names=("Anna", "Bo", "Cecil"), chosen=("place", "three", "E15"), targets=tuple("abcdef"))
PLAYING = msgspec.structs.replace(MARKS, seat=0, chosen=("play", "D"), targets=("D", "MD", "DP"))
GOLDENS: dict[str, tuple[str, View, Marks, str, Layout]] = {
    "start": ("board", SAMPLES["start-2"], PLACING, "en", WIDE),
    "turning": ("board", SAMPLES["middle-3"], TURNING, "cs", WIDE),
    "crowded": ("board", SAMPLES["crowded-4"], MARKS, "en", WIDE),
    "tall": ("board", SAMPLES["festival-3"], MARKS, "cs", TALL),
    "broad": ("board", SAMPLES["over-3"], MARKS, "en", BROAD),
    "hand": ("hand", SAMPLES["crowded-4-own"], MARKS, "en", WIDE),
    "tall-hand": ("hand", SAMPLES["festival-4-own"], PLAYING, "cs", TALL),
}


def drawn(picture: str, view: View, marks: Marks, language: str = "en", layout: Layout = WIDE) -> Image.Image:
    return ARTIST.draw(picture, view, marks, Words(language), layout)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_judged_good_stays_as_it_is(name: str) -> None:
    assert differs(drawn(*GOLDENS[name]), FOLDER / f"{name}.webp") <= LARGEST


CROWDED = SAMPLES["crowded-4"]
FESTIVAL = SAMPLES["festival-3"]


def with_space(view: View, name: str, **changes: Any) -> View:
    return replace(view, spaces=tuple(replace(s, **changes) if s.name == name else s for s in view.spaces))


def with_player(view: View, seat: int, **changes: Any) -> View:
    return replace(view, players=tuple(replace(p, **changes) if i == seat else p for i, p in enumerate(view.players)))


def with_city(view: View, palace: str, **changes: Any) -> View:
    return replace(view, villages=tuple(replace(v, **changes) if v.palace == palace else v for v in view.villages))


CHANGES: dict[str, View] = {
    "a developer one space further": with_space(with_space(CROWDED, "G4", developer=None), "G2", developer=0),
    "a developer of another seat": with_space(CROWDED, "G4", developer=3),
    "a developer one level higher": with_space(CROWDED, "M12", level=2),
    "a level more on rice": with_space(CROWDED, "L8", level=2),
    "a level more in a village": with_space(CROWDED, "G16", level=2),
    "rice instead of a village": with_space(CROWDED, "G16", terrain="rice"),
    "another tile": with_space(CROWDED, "G12", tile=99),
    "water": with_space(CROWDED, "F13", terrain="water"),
    "enclosed water": replace(CROWDED, systems=tuple(replace(system, gaps=()) for system in CROWDED.systems)),
    "another rank in a city": with_city(CROWDED, "J15", ranks=(RankView(seat=2, levels=(4,)),)),
    "another palace": with_space(CROWDED, "J15", palace=6),
    "a palace that had its festival": with_space(CROWDED, "J15", used=True),
    "another leader of a city": with_city(CROWDED, "J15", leader_seats=(1,)),
    "a tie in a city": with_city(CROWDED, "J15", leader_seats=(0, 1)),
    "a point more": with_player(CROWDED, 3, score=36),
    "a developer more in the supply": with_player(CROWDED, 1, developers=2),
    "an action token less": with_player(CROWDED, 1, tokens=0),
    "a card more": with_player(CROWDED, 2, cards=4),
    "a known card": with_player(CROWDED, 2, known=("M",)),
    "a two-space tile less": with_player(CROWDED, 2, two=1),
    "a rice tile more": with_player(CROWDED, 2, rice=1),
    "a village tile less": with_player(CROWDED, 2, village=0),
    "a final scoring more": with_player(CROWDED, 1, finished=True),
    "an action point less": replace(CROWDED, points=6),
    "another seat's turn": replace(CROWDED, active=2),
    "land to be placed": replace(CROWDED, duty="open"),
    "a palace less": replace(CROWDED, palaces=(0, 3, 6, 8, 8)),
    "a tile in the stock": replace(CROWDED, three=1),
    "an irrigation tile": replace(CROWDED, water=1),
    "another open card": replace(CROWDED, card="MD"),
    "a card less in the pile": replace(CROWDED, pile=CROWDED.pile - 1),
}


@pytest.fixture(scope="module", params=LAYOUTS)
def before(request: pytest.FixtureRequest) -> tuple[Layout, Image.Image]:
    layout: Layout = request.param
    return layout, reduced(drawn("board", CROWDED, MARKS, "en", layout))


@pytest.mark.parametrize("change", CHANGES)
def test_the_comparison_sees_every_change(change: str, before: tuple[Layout, Image.Image]) -> None:
    layout, picture = before
    assert CHANGES[change] != CROWDED
    assert distance(picture, reduced(drawn("board", CHANGES[change], MARKS, "en", layout))) > 2 * LARGEST


def test_the_comparison_sees_a_step_less(before: tuple[Layout, Image.Image]) -> None:
    layout, picture = before
    fewer = msgspec.structs.replace(MARKS, events=MARKS.events[:-3])
    assert distance(picture, reduced(drawn("board", CROWDED, fewer, "en", layout))) > 2 * LARGEST


assert FESTIVAL.festival is not None
GIVEN = FESTIVAL.festival
FESTIVAL_CHANGES: dict[str, View] = {
    "a card more": replace(FESTIVAL, festival=replace(GIVEN, laid=(("D", "MD"), ("M",), ("D",)))),
    "another total": replace(FESTIVAL, festival=replace(GIVEN, totals=(3, 1, 1))),
    "a seat that has passed": replace(FESTIVAL, festival=replace(GIVEN, active=(0, 1))),
    "another city": replace(FESTIVAL, festival=replace(GIVEN, palace="J6", value=2)),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("change", FESTIVAL_CHANGES)
def test_the_comparison_sees_every_change_of_a_festival(change: str, layout: Layout) -> None:
    pictures = [reduced(drawn("board", view, Marks(), layout=layout)) for view in (FESTIVAL, FESTIVAL_CHANGES[change])]
    assert distance(*pictures) > 2 * LARGEST


CITY = ProspectView(palace="G5", value=4, score=2, total=2, rival_seats=(1,), most=(4,))
HAND = replace(CROWDED, own=OwnView(hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(CITY,)))
HANDS: dict[str, OwnView] = {
    "a card more": OwnView(hand=("M", "D", "D", "MP"), worth=(1, 0, 0, 2), prospects=(CITY,)),
    "another card": OwnView(hand=("M", "D", "DP"), worth=(1, 0, 2), prospects=(CITY,)),
    "another worth": OwnView(hand=("M", "D", "MP"), worth=(1, 0, 1), prospects=(CITY,)),
    "another city": OwnView(hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(replace(CITY, palace="G6"),)),
    "more that a rival may have": OwnView(
        hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(replace(CITY, most=(6,)),)
    ),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("change", HANDS)
def test_the_comparison_sees_every_change_of_a_hand(change: str, layout: Layout) -> None:
    views = (HAND, replace(HAND, own=HANDS[change]))
    assert distance(*(reduced(drawn("hand", view, Marks(seat=0), layout=layout)) for view in views)) > 2 * LARGEST


def test_the_same_position_is_the_same_picture(before: tuple[Layout, Image.Image]) -> None:
    layout, picture = before
    assert distance(picture, reduced(drawn("board", CROWDED, MARKS, "en", layout))) == 0


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, scene in GOLDENS.items():
        keep(drawn(*scene), FOLDER / f"{name}.webp")
