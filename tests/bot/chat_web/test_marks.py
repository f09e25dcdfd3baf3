"""What the page lays over a picture leaves what is written there to be read: numbers of stones, names, values."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import resources
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from bot.app.panels.choosing import Choosing, PanelState, picture_of, pressed, spots_of, words_of
from bot.app.panels.labels import Labels
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from bot.app.speech.messages import Spot
from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.core.scene import Layout, Marks, Places
from render.core.studio import artist
from rules.core.match import Match
from rules.core.notation import Menus
from tests.by_game import each
from tests.records.files import folder
from tests.render.samples import samples
from tests.render.test_places import moments
from tests.render.written import watch, written_on

SHOWN = {"wide": (900, 500), "tall": (390,), "broad": (860,)}
"""How many pixels of a window a picture is wide: on a large and on a small desk, and on a phone."""
WALKS = 4
"""How many ways are gone to a whole line in each moment."""
COVERED = 0.12
"""Of what is written, the part that a mark may cover at the most."""


def static(name: str) -> str:
    return (resources.files("bot.chat_web") / "static" / name).read_text(encoding="utf-8")


def constant(pattern: str, source: str) -> float:
    found = re.search(pattern, source)
    assert found, f"the page has no {pattern} any more"
    return float(found[1])


MANY = constant(r"const MANY = ([\d.]+);", static("spots.js"))
BRACKET = constant(r"const BRACKET = ([\d.]+);", static("spots.js"))
RING = {
    name: constant(rf"--ring: clamp\({before}([\d.]+)", static("table.css"))
    for name, before in {"least": "", "share": r"[\d.]+px, ", "most": r"[\d.]+px, [\d.]+cqmin, "}.items()
}
COIN = {
    name: constant(rf"\.spot-mark \{{[^}}]*{before}([\d.]+)", static("table.css"))
    for name, before in {
        "foot": "bottom: ", "least": r"font-size: clamp\(", "share": r"font-size: clamp\([\d.]+rem, ",
        "most": r"font-size: clamp\([\d.]+rem, \d+cqw, ", "high": "line-height: ", "wide": "min-width: ",
        "aside": r"padding: 0 ", "rim": r"border: ",
    }.items()
}  # fmt: skip
SMALL = constant(r"@container \(width < (\d+)px", static("table.css"))
SLIM = {
    name: constant(rf"@container[^{{]*\{{\s*\.spot-mark \{{[^}}]*{before}([\d.]+)", static("table.css"))
    for name, before in {
        "wide": "min-width: ",
        "aside": "padding: 0 ",
        "rim": "border: ",
        "high": "line-height: ",
    }.items()
}
TAKEN = constant(r"\.spot\.taken path \{[^}]*calc\(([\d.]+)", static("table.css"))
FIGURE = 0.5
"""How broad a figure is, in the size of its letters."""
REM = 16 * constant(r"font: 400 ([\d.]+)rem", static("base.css"))


@dataclass(frozen=True, kw_only=True)
class Moment:
    """What a page shows while something is chosen: a picture, and the ways on."""

    picture: str
    view: Any
    marks: Marks
    spots: tuple[Spot, ...]
    line: int
    """Words that have been chosen."""


def chosen(match: Match, walk: int = 0) -> Iterator[Moment]:
    """Yields for each seat that is asked what it comes to from nothing to a whole line, by one of many walks."""
    luck = Random(f"{match.entries} {walk}")
    for seat in match.awaited:
        choosing, state = Choosing(Menus(match.game), match.state, seat), PanelState()
        said = Labels(words=Words("en"), game=match.header.game, names=("",) * match.header.seats, verb="verb")
        while spots := tuple(spot for spot in spots_of(said, choosing, state) if not spot.taken):
            line = words_of(choosing.asked_at(state))
            yield Moment(
                picture=picture_of(match.header.game, choosing, state, spots),
                view=match.view(seat),
                marks=Marks(seat=seat, awaited=match.awaited, chosen=line, pressed=pressed(spots)),
                spots=spots,
                line=len(line),
            )
            state = further(choosing, state, luck.choice(spots).words[len(line) :])
            if choosing.is_gathering(state.chosen) or not choosing.goes_on(state.chosen):
                break


def further(choosing: Choosing, state: PanelState, words: Sequence[str]) -> PanelState:
    """Goes on by the first of some words that are a choice together."""
    for length in range(1, len(words) + 1):
        with suppress(Trouble):
            return PanelState(choosing.onward(state, " ".join(words[:length])))
    raise AssertionError(f"nothing leads on by {words}")


def things(moment: Moment, places: Places) -> dict[str, set[str]]:
    """Returns the first thing on each way that lies on a picture, as the page finds it, with what it may cost; what
    only begins a way costs nothing yet."""
    found: dict[str, set[str]] = {}
    for spot in moment.spots:
        for length in range(moment.line + 1, len(spot.words) + 1):
            names = (" ".join(word for word in spot.words[:length] if word != "?"), spot.words[length - 1])
            if (name := next((name for name in names if name in places), None)) is not None:
                found.setdefault(name, set()).add(spot.mark if length == len(spot.words) else "")
                break
    return found


def priced(game: str, found: Mapping[str, set[str]], places: Places) -> dict[str, str]:
    """Returns what is written of costs, by the names of things: where they differ, and of what stands for one thing to
    do alone; where many are alike it is said once."""
    costs = {cost for marks in found.values() for cost in marks} - {""}
    joined = defaultdict[Polygon, set[str]](set)
    for name, marks in found.items():
        joined[places[name]] |= marks
    told = {name: "".join(joined[places[name]]) for name in found if len(joined[places[name]]) == 1}
    many = len(told) > MANY and not (artist(game).pictures["board"].bare and len({*told.values()}) > 1)
    return {name: cost for name, cost in told.items() if cost and len(costs) > 1 and not many}


def ringed(found: Iterable[Polygon], size: tuple[int, int], shown: int) -> Image.Image:
    """Returns a mask of the brackets in the corners of places, as wide as the page draws them where one is taken."""
    rings, scale = Image.new("L", size), size[0] / shown
    for place in found:
        left, top, right, bottom = (f(axis) for f, axis in product((min, max), zip(*place, strict=True)))
        broad, high = right - left, bottom - top
        corners = [(x - left, y - top) for x, y in place]
        mask, inside = (Image.new("L", (round(broad) + 1, round(high) + 1)) for _ in range(2))
        ImageDraw.Draw(inside).polygon(corners, fill=255)
        share = RING["share"] / 100 * min(broad, high) / scale
        width = round(TAKEN * min(max(RING["least"], share), RING["most"]) * scale)
        for at, corner in enumerate(corners):
            for other in (corners[at - 1], corners[(at + 1) % len(corners)]):
                end = tuple(own + BRACKET * (far - own) for own, far in zip(corner, other, strict=True))
                ImageDraw.Draw(mask).line([corner, end], fill=255, width=width)
        rings.paste(255, (round(left), round(top)), ImageChops.multiply(mask, inside))
    return rings


def coined(costs: Iterable[tuple[str, Polygon, Point | None]], size: tuple[int, int], shown: int) -> Image.Image:
    """Returns a mask of the coins on places, as large as the page draws them: at the feet of those that do not say
    where one is clear of what counts."""
    mask, scale = Image.new("L", size), size[0] / shown
    for cost, corners, clear in costs:
        (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*corners, strict=True))
        coin = SLIM if right - left < SMALL * scale else COIN
        letter = min(max(COIN["least"] * REM, COIN["share"] / 100 * (right - left) / scale), COIN["most"] * REM)
        broad = max(coin["wide"] * letter, (len(cost) * FIGURE + 2 * coin["aside"]) * letter + 2 * coin["rim"]) * scale
        high = (coin["high"] * letter + 2 * coin["rim"]) * scale
        foot = ((left + right) / 2, bottom - COIN["foot"] / 100 * (bottom - top) - high / 2)
        x, y = foot if clear is None else clear
        ImageDraw.Draw(mask).rectangle((x - broad / 2, y - high / 2, x + broad / 2, y + high / 2), fill=255)
    return mask


def covered(mask: Image.Image, written: Iterable[tuple[Box, str]]) -> Iterator[tuple[str, float]]:
    """Yields what is written below a mask and cannot be read any more, with the part of it that is covered."""
    for box, text in written:
        part = ImageStat.Stat(mask.crop(box)).mean[0] / 255
        if part > COVERED:
            yield text, round(part, 2)


@pytest.fixture(scope="module")
def watched() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        watch(patch)
        yield


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize(("game", "layout"), each(lambda game: artist(game).pictures["board"].layouts))
def test_rings_and_coins_cover_nothing_that_is_written(game: str, layout: Layout) -> None:
    file, *_ = sorted(folder(game).glob("*.txt"))
    hidden = []
    for match, walk in product(islice(moments(file.read_text(encoding="utf-8")), 1, None, 2), range(WALKS)):
        for moment in chosen(match, walk):
            if walk and not moment.line:
                continue
            places = artist(game).places(moment.picture, moment.view, moment.marks, layout)
            clear = artist(game).clear(moment.picture, moment.view, moment.marks, places, layout)
            found = things(moment, places)
            coins = [
                (cost, places[name], clear.get(name))
                for name, cost in priced(game, found, places).items()
                if name not in clear or clear[name] is not None
            ]
            if moment.line and not coins:
                continue
            image = artist(game).draw(moment.picture, moment.view, moment.marks, Words("en"), layout)
            rings = [] if moment.line else [places[name] for name in found]
            written = written_on(image)
            assert written, "nothing is read"
            for shown in SHOWN[layout]:
                for mask in (coined(coins, image.size, shown), ringed(rings, image.size, shown)):
                    hidden += [(shown, moment.marks.chosen, *one) for one in covered(mask, written)]
    assert not hidden, hidden


def told_clear(game: str) -> tuple[Layout, ...]:
    board = artist(game).pictures["board"]
    return board.layouts if board.clear is not None else ()


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize(("game", "layout"), each(told_clear))
def test_nothing_is_written_where_a_price_is_said_to_be_clear(game: str, layout: Layout) -> None:
    board = artist(game).pictures["board"]
    assert board.clear is not None and board.things is not None
    found = []
    for view in map(samples(game).views.__getitem__, samples(game).typical):
        places = dict(board.things(view, Marks(seat=0), layout))
        coins = [("8", places[name], spot) for name, spot in board.clear(view, Marks(seat=0), layout) if spot]
        image = artist(game).draw("board", view, Marks(seat=0), Words("en"), layout)
        for shown in SHOWN[layout]:
            assert not [*covered(coined(coins, image.size, shown), written_on(image))]
        found += coins
    assert found, "nothing is tried"


def test_a_ring_or_a_coin_over_a_number_would_be_found() -> None:
    place, number = ((0, 0), (90, 0), (90, 90), (0, 90)), (0, 0, 12, 12)
    assert ImageStat.Stat(ringed([place], (900, 900), 900).crop(number)).mean[0] / 255 > COVERED
    foot = (35, 65, 55, 85)
    assert ImageStat.Stat(coined([("2", place, None)], (900, 900), 900).crop(foot)).mean[0] / 255 > COVERED
