"""What the picture tells of the last turns."""

from __future__ import annotations

import typing
from dataclasses import replace
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.palette import LOOKS
from render.core.scene import Marks
from render.tikal import history
from render.tikal.board import draw, draw_thing
from render.tikal.figures import stand
from render.tikal.history import Step, crossed, draw_signs, draw_ways, exchanged, new_motifs, paid, steps
from render.tikal.layout import TURNED, UPRIGHT, Site, lifted
from rules.tikal import events
from rules.tikal.view import SpaceView
from tests.render.tikal.samples import MARKS, SAMPLES


def test_steps_are_numbered_for_each_seat() -> None:
    assert steps(MARKS) == (
        Step(0, "tile", "c3", 1),
        Step(0, "deploy", "a5", 2, workers=3),
        Step(0, "move", "c4", 3, way=("a5", "b4", "c4"), workers=2),
        Step(0, "uncover", "c5", 4, value=4),
        Step(0, "recover", "c4", 5, motif="m1"),
        Step(1, "transfer", "d3", 1, way=("a5", "d3"), workers=1, leader=True),
        Step(1, "exchange", number=2, swapped=frozenset({(1, "m4"), (0, "m5")})),
        Step(1, "camp", "b4", 3),
        Step(1, "guard", "a4", 4),
    )


def test_only_the_last_turn_of_each_seat_is_shown() -> None:
    marks = Marks(
        events=(
            events.TurnBegan(0, 1),
            events.TilePlaced(0, "A6", "jungle", "c4", 0),
            events.TurnBegan(1, 2),
            events.CampBuilt(1, "c4"),
            events.ScoringTurnBegan(0),
            events.TempleUncovered(0, "a4", 2),
        )
    )
    assert steps(marks) == (Step(1, "camp", "c4", 1), Step(0, "uncover", "a4", 1, value=2))


def test_treasures_that_changed_hands_are_new() -> None:
    assert new_motifs(MARKS) == {(0, "m1"), (1, "m4"), (0, "m5")}


def test_treasures_that_were_exchanged_have_the_sign_of_it() -> None:
    assert exchanged(MARKS) == {(1, "m4"): 1, (0, "m5"): 1}


WON = (events.AuctionBegan((0, 1)), events.BidMade(0, 4), events.BidderPassed(1), events.AuctionWon(0, 4, 16))


@pytest.mark.parametrize(
    ("after", "price"),
    [
        ((), (0, 4)),
        ((events.TurnBegan(0, 3), events.TileTaken(0, "A1", "temple", 1, 0)), (0, 4)),
        ((events.AuctionBegan((1, 2)),), None),
        ((events.TurnGiven(1, True),), None),
    ],
)
def test_the_price_of_a_turn_is_known_until_the_next_one_is_auctioned(
    after: tuple[events.Event, ...], price: tuple[int, int] | None
) -> None:
    assert paid(Marks(events=(*WON, *after))) == price


def example(kind: type[events.Event]) -> events.Event:
    made: dict[type, object] = {int: 1, str: "a5", bool: True, tuple[str, ...]: ("a5", "b4"), tuple[int, ...]: (0, 1)}
    hints = typing.get_type_hints(kind)
    return kind(**{name: made[hints[name]] for name in kind.__struct_fields__})


@pytest.mark.parametrize("kind", typing.get_args(events.Event), ids=lambda kind: str(kind.__name__))
def test_every_event_can_be_pointed_out(kind: type[events.Event]) -> None:
    canvas = Image.new("RGB", (1500, 1180))
    marks = Marks(events=(example(kind),))
    draw_ways(canvas, marks, UPRIGHT)
    draw_signs(canvas, marks, SAMPLES["start-2"], UPRIGHT)
    has_place = bool({"space", "way", "target"} & set(kind.__struct_fields__)) and "seat" in kind.__struct_fields__
    assert (canvas.getbbox() is not None) == has_place


def test_earlier_turns_are_fainter() -> None:
    placed = events.TilePlaced(0, "A6", "jungle", "b4", 0)
    last, earlier = _pointed_out(placed), _pointed_out(placed, events.CampBuilt(1, "g1"))
    red = [max(pixel[0] - pixel[2] for pixel in _pixels(image)) for image in (last, earlier)]
    assert red[0] > red[1] + 30


def test_only_the_ways_of_whoever_moved_last_are_drawn() -> None:
    """Those of three seats crossed under the pieces: none could be followed."""
    walked, built = events.FiguresMoved(0, 1, False, ("a5", "b4"), 1), events.CampBuilt(1, "g1")
    assert _pointed_out(walked).tobytes() != _pointed_out().tobytes()
    assert _pointed_out(walked, built).tobytes() == _pointed_out().tobytes()
    assert not crossed(Marks(events=(walked, built)))


def test_the_way_of_a_leader_is_the_boldest() -> None:
    ways = [_pointed_out(events.FiguresMoved(0, 1, led, ("a5", "b4", "c4"), 1)) for led in (False, True)]
    worker, leader = (sum(pixel == LOOKS[0].colour for pixel in _pixels(way)) for way in ways)
    assert leader > 1.2 * worker


def _pointed_out(*done: events.Event) -> Image.Image:
    canvas = Image.new("RGB", (1500, 1180), (120, 130, 90))
    draw_ways(canvas, Marks(events=done), UPRIGHT)
    return canvas


def test_steps_across_a_border_have_the_colour_of_who_crossed_it_last() -> None:
    """By lines under temples and figures a way could not be followed."""
    view = SAMPLES["crowded-4"]
    crowds = {space.name: sum(space.workers) for space in view.spaces}
    one, other = min(
        (crossing.spaces for crossing in view.crossings), key=lambda pair: crowds[pair[0]] + crowds[pair[1]]
    )
    walked = Marks(events=(events.FiguresMoved(1, 1, False, (other, one), 1),))
    assert crossed(walked) == {frozenset((one, other)): (1, one)}
    before, after = (draw(view, marks, Words("en")) for marks in (Marks(), walked))
    assert LOOKS[1].colour not in _beside_border(before, one, other)
    assert LOOKS[1].colour in _beside_border(after, one, other)


@pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])
@pytest.mark.parametrize("led", [False, True])
def test_a_way_leads_from_where_figures_stood_to_where_they_stand(led: bool, site: Site) -> None:
    """It began and ended beside them, and it was not known whose it is."""
    canvas, ground = Image.new("RGB", (1500, 1500)), Image.new("RGB", (1500, 1500))
    draw_ways(canvas, Marks(events=(events.FiguresMoved(1, 1, led, ("a5", "b4", "c4"), 1),)), site)
    ways = ImageChops.difference(canvas, ground).convert("L").point([0] * 20 + [255] * 236)
    for name in ("a5", "c4"):
        x, y = (round(part) for part in site.spot(site.centre(name), site.corners[1].angle, led=led))
        assert ways.crop((x - 11, y - 11, x + 11, y + 11)).getbbox() is not None


def _beside_border(image: Image.Image, near: str, far: str) -> set[object]:
    """Returns the colours on the near side of a border, from its stone on."""
    (x, y), (a, b) = TURNED.centre(near), TURNED.centre(far)
    dx, dy = a - x, b - y
    shares = (0.5 - inward / hypot(dx, dy) for inward in range(16, 40))
    return {image.getpixel((round(x + dx * share), round(y + dy * share))) for share in shares}


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    box = image.crop((100, 600, 350, 1000))
    data = box.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


SITES = pytest.mark.parametrize("site", [UPRIGHT, TURNED], ids=["upright", "turned"])


def _told(site: Site, *done: events.Event, after: events.Event, workers: tuple[int, ...] = ()) -> Image.Image:
    view = SAMPLES["start-2"]
    temple = SpaceView(name="c4", kind="temple", value=3, holder=0, lead=2, workers=workers, leaders=(0,))
    shown = replace(view, spaces=tuple(temple if one.name == "c4" else one for one in view.spaces))
    canvas = Image.new("RGB", (1500, 1228))
    draw_signs(canvas, Marks(events=(*done, after)), shown, site)
    return canvas


@SITES
@pytest.mark.parametrize("after", [events.CampBuilt(0, "g1"), events.CampBuilt(1, "g1")])
def test_signs_of_the_last_turns_cover_nothing_that_is_read_on_their_space(site: Site, after: events.Event) -> None:
    """Numbered badges lay on the lead of a flag, on hats, and on what borders cost."""
    for seats in range(1, 5):
        workers = tuple(int(seat < seats) for seat in range(4))
        signs = _told(site, events.TempleUncovered(0, "c4", 3), after=after, workers=workers)
        (x, y), things = site.centre("c4"), Image.new("RGB", (1500, 1228))
        temple = SpaceView(name="c4", kind="temple", value=3, holder=0, lead=2, workers=workers, leaders=(0,))
        drawn = Image.new("RGB", things.size)
        draw_thing(drawn, lifted((x, y)), temple)
        for box in _READ:
            part = (round(x) + box[0], round(y) + box[1], round(x) + box[2], round(y) + box[3])
            things.paste(drawn.crop(part), part[:2])
        stand(things, (x, y), temple, site)
        covered = ImageChops.multiply(*(_anything(image) for image in (signs, things)))
        assert covered.getbbox() is None, seats


_READ = ((-52, -55, -8, -2), (-13, -22, 37, 16))
"""The flag of a temple and its value, round the middle of its space."""


@pytest.fixture
def signs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done by the signs on the board, in their order."""
    found: list[str] = []
    monkeypatch.setattr(history, "draw_sign", lambda canvas, at, sign, seat: found.append(sign))
    return found


@SITES
def test_what_was_done_has_its_sign_once_where_it_was_done(site: Site, signs: list[str]) -> None:
    """Numbers of steps skipped those for which there was no room."""
    moved, uncovered = events.FiguresMoved(0, 1, False, ("a5", "b4"), 1), events.TempleUncovered(0, "c4", 4)
    _told(site, moved, uncovered, uncovered, after=events.CampBuilt(0, "g1"))
    assert signs == ["uncover", "camp"]


@SITES
def test_signs_tell_the_last_turn_alone(site: Site, signs: list[str]) -> None:
    """Those of three seats crowded the spaces in which figures and costs are read."""
    _told(site, events.TempleUncovered(0, "c4", 4), after=events.CampBuilt(1, "g1"))
    assert signs == ["camp"]


@pytest.mark.parametrize("seats", range(1, 4))
@SITES
def test_three_seats_beside_a_temple_leave_room_for_the_sign_of_a_step(
    site: Site, seats: int, signs: list[str]
) -> None:
    workers = tuple(int(seat < seats) for seat in range(4))
    _told(site, events.TempleUncovered(0, "c4", 4), after=events.CampBuilt(0, "g1"), workers=workers)
    assert signs == ["uncover", "camp"]


def _anything(image: Image.Image) -> Image.Image:
    return image.convert("L").point([0] * 40 + [255] * 216)
