"""What the pictures of Java are compared by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from render.core.scene import BROAD, LAYOUTS, TALL, Marks
from rules.java.view import OwnView, ProspectView, RankView, View
from tests.render.goldens import Compared, Scene, with_marks
from tests.render.java.samples import MARKS, SAMPLES

PLACING = Marks(names=("Anna", "王小明"), chosen=("place", "three"), targets=("B11", "D15", "E15", "H9", "I3", "N6"))
TURNING = Marks(names=("Anna", "Bo", "Cecil"), chosen=("place", "three", "E15"), targets=tuple("abcdef"))
PLAYING = with_marks(MARKS, seat=0, chosen=("play", "D"), targets=("D", "MD", "DP"))
GOLDENS = {
    "start": Scene(SAMPLES["start-2"], PLACING),
    "turning": Scene(SAMPLES["middle-3"], TURNING, language="cs"),
    "crowded": Scene(SAMPLES["crowded-4"], MARKS),
    "tall": Scene(SAMPLES["festival-3"], MARKS, language="cs", layout=TALL),
    "broad": Scene(SAMPLES["over-3"], MARKS, layout=BROAD),
    "hand": Scene(SAMPLES["crowded-4-own"], MARKS, picture="hand"),
    "tall-hand": Scene(SAMPLES["festival-4-own"], PLAYING, picture="hand", language="cs", layout=TALL),
}

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
    "a card less that may be taken": replace(CROWDED, cards_left=1),
    "another seat's turn": replace(CROWDED, active=2),
    "land to be placed": replace(CROWDED, duty="open"),
    "a palace less": replace(CROWDED, palaces=(0, 3, 6, 8, 8)),
    "a tile in the stock": replace(CROWDED, three=1),
    "an irrigation tile": replace(CROWDED, water=1),
    "another open card": replace(CROWDED, card="MD"),
    "a card less in the pile": replace(CROWDED, pile=CROWDED.pile - 1),
}


assert FESTIVAL.festival is not None
GIVEN = FESTIVAL.festival
FESTIVAL_CHANGES: dict[str, View] = {
    "a card more": replace(FESTIVAL, festival=replace(GIVEN, laid=(("D", "MD"), ("M",), ("D",)))),
    "another total": replace(FESTIVAL, festival=replace(GIVEN, totals=(3, 1, 1))),
    "a seat that has passed": replace(FESTIVAL, festival=replace(GIVEN, active=(0, 1))),
    "another city": replace(FESTIVAL, festival=replace(GIVEN, palace="J6", value=2)),
}


def with_own(**own: Any) -> View:
    return replace(CROWDED, own=OwnView(**own))


CITY = ProspectView(palace="G5", value=4, score=2, total=2, rival_seats=(1,), most=(4,))
RICHER = replace(CITY, most=(6,))
HAND = with_own(hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(CITY,))
HANDS = {
    "a card more": with_own(hand=("M", "D", "D", "MP"), worth=(1, 0, 0, 2), prospects=(CITY,)),
    "another card": with_own(hand=("M", "D", "DP"), worth=(1, 0, 2), prospects=(CITY,)),
    "another worth": with_own(hand=("M", "D", "MP"), worth=(1, 0, 1), prospects=(CITY,)),
    "another city": with_own(hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(replace(CITY, palace="G6"),)),
    "more that a rival may have": with_own(hand=("M", "D", "MP"), worth=(1, 0, 2), prospects=(RICHER,)),
}


COMPARED = (
    Compared(Scene(CROWDED, MARKS), CHANGES, LAYOUTS),
    Compared(Scene(CROWDED, MARKS), {"three steps less": with_marks(MARKS, events=MARKS.events[:-3])}, LAYOUTS),
    Compared(Scene(FESTIVAL), FESTIVAL_CHANGES, LAYOUTS),
    Compared(Scene(HAND, Marks(seat=0), "hand"), HANDS, LAYOUTS),
)
