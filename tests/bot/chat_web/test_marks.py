"""What the page lays over a picture leaves what is written there to be read: numbers of stones, names, values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import resources
from itertools import islice
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageStat

from bot.app.panels.choosing import Choosing, PanelState, picture_of, pressed, spots_of, words_of
from bot.app.panels.labels import Labels
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from bot.app.speech.messages import Spot
from render.core import labels
from render.core.boxes import Box
from render.core.canvas import Polygon
from render.core.scene import Layout, Marks, Places
from render.core.studio import artist
from rules.core.match import Match
from rules.core.notation import Menus
from tests.by_game import each
from tests.records.files import folder
from tests.render.test_places import moments

SHOWN = {"wide": (900, 500), "tall": (390,), "broad": (860,)}
"""How many pixels of a window a picture is wide: on a large and on a small desk, and on a phone."""
COVERED = 0.12
"""Of what is written, the part that a mark may cover at the most."""


def static(name: str) -> str:
    return (resources.files("bot.chat_web") / "static" / name).read_text(encoding="utf-8")


def constant(pattern: str, source: str) -> float:
    found = re.search(pattern, source)
    assert found, f"the page has no {pattern} any more"
    return float(found[1])


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
    }.items()
}  # fmt: skip
FLAT = {
    name: constant(rf"\.spot\.flat \.spot-mark \{{[^}}]*{what}: ([\d.]+)", static("table.css"))
    for name, what in {"foot": "bottom", "left": "left"}.items()
}
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


def chosen(match: Match) -> Iterator[Moment]:
    """Yields for each seat that is asked what it comes to from nothing to a whole line, one way of many."""
    luck = Random(match.entries)
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
    """Returns the first thing on each way that lies on a picture, as the page finds it, with what it may cost."""
    found: dict[str, set[str]] = {}
    for spot in moment.spots:
        for length in range(moment.line + 1, len(spot.words) + 1):
            names = (" ".join(word for word in spot.words[:length] if word != "?"), spot.words[length - 1])
            if (name := next((name for name in names if name in places), None)) is not None:
                found.setdefault(name, set()).add(spot.mark)
                break
    return found


def ringed(found: Iterable[Polygon], size: tuple[int, int], shown: int) -> Image.Image:
    """Returns a mask of the brackets at the corners of places, as wide as the page draws them."""
    mask, scale = Image.new("L", size), size[0] / shown
    draw = ImageDraw.Draw(mask)
    for corners in found:
        broad, high = (max(axis) - min(axis) for axis in zip(*corners, strict=True))
        share = RING["share"] / 100 * min(broad, high) / scale
        width = round(min(max(RING["least"], share), RING["most"]) * scale)
        for at, corner in enumerate(corners):
            for other in (corners[at - 1], corners[(at + 1) % len(corners)]):
                end = tuple(own + BRACKET * (far - own) for own, far in zip(corner, other, strict=True))
                draw.line([tuple(corner), end], fill=255, width=width)
    return mask


def coined(found: Iterable[Polygon], size: tuple[int, int], shown: int) -> Image.Image:
    """Returns a mask of the coins at the feet of places, as large as the page draws them."""
    mask, scale = Image.new("L", size), size[0] / shown
    for corners in found:
        (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*corners, strict=True))
        letter = min(max(COIN["least"] * REM, COIN["share"] / 100 * (right - left) / scale), COIN["most"] * REM)
        half, high = (COIN["wide"] + 0.6) * letter * scale / 2, (COIN["high"] * letter + 3) * scale
        flat = len(corners) == 6 and sum(y > bottom - 0.01 * (bottom - top) for _, y in corners) == 2
        at, above = (FLAT["left"], FLAT["foot"]) if flat else (50, COIN["foot"])
        foot, middle = bottom - above / 100 * (bottom - top), left + at / 100 * (right - left)
        ImageDraw.Draw(mask).rectangle((middle - half, foot - high, middle + half, foot), fill=255)
    return mask


def covered(mask: Image.Image, written: Iterable[tuple[tuple[int, int], Box, str]]) -> Iterator[tuple[str, float]]:
    """Yields what is written below a mask and cannot be read any more, with the part of it that is covered."""
    for on, box, text in written:
        if on == mask.size and box[2] > box[0] and box[3] > box[1]:
            part = ImageStat.Stat(mask.crop(box)).mean[0] / 255
            if part > COVERED:
                yield text, round(part, 2)


@pytest.mark.parametrize(("game", "layout"), each(lambda game: artist(game).pictures["board"].layouts))
def test_rings_and_coins_cover_nothing_that_is_written(
    game: str, layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[tuple[int, int], Box, str]] = []

    def note(canvas: Image.Image, at: tuple[float, float], ink: tuple[float, ...], text: str) -> None:
        x, y = at
        box = (round(x + ink[0]), round(y + ink[1]), round(x + ink[2]), round(y + ink[3]))
        written.append((canvas.size, box, text))

    monkeypatch.setattr(labels, "note_text", note)
    file, *_ = sorted(folder(game).glob("*.txt"))
    hidden = []
    for match in islice(moments(file.read_text(encoding="utf-8")), 1, None, 2):
        for moment in chosen(match):
            places = artist(game).places(moment.picture, moment.view, moment.marks, layout)
            found = things(moment, places)
            costs = {name: "".join(marks) for name, marks in found.items() if len(marks) == 1}
            coins = [places[name] for name, cost in costs.items() if cost] if len({*costs.values()}) > 1 else []
            if moment.line and not coins:
                continue
            written.clear()
            size = artist(game).draw(moment.picture, moment.view, moment.marks, Words("en"), layout).size
            lying = coins if moment.line else [places[name] for name in found]
            for shown in SHOWN[layout]:
                mask = (coined if moment.line else ringed)(lying, size, shown)
                hidden += [(shown, moment.marks.chosen, *one) for one in covered(mask, written)]
    assert not hidden, hidden


def test_a_ring_or_a_coin_over_a_number_would_be_found() -> None:
    place, number = ((0, 0), (90, 0), (90, 90), (0, 90)), (0, 0, 12, 12)
    assert ImageStat.Stat(ringed([place], (900, 900), 900).crop(number)).mean[0] / 255 > COVERED
    foot = (35, 65, 55, 85)
    assert ImageStat.Stat(coined([place], (900, 900), 900).crop(foot)).mean[0] / 255 > COVERED
