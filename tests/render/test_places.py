"""Places on the pictures of all games: whatever may be chosen and can be seen has one, where it is outlined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.app.panels.choosing import Offer, targets, verb_of, words_of
from bot.app.speech.language import Words
from render.core.canvas import Polygon
from render.core.scene import Layout, Marks, Places, thing_of
from render.core.studio import artist, picture_while
from rules.core import history, record
from rules.core.contract import OPEN
from rules.core.library import games
from rules.core.match import Match
from rules.core.notation import Menus, go_on
from tests.by_game import each
from tests.records.files import folder
from tests.render.samples import samples

MOMENTS = 4
"""In how many positions of each recorded game it is looked what may be chosen."""
ASIDE = 8
"""By how many pixels the middle of what is drawn for a target may lie beside that of its place."""
BEYOND = 32
"""By how many pixels what is drawn for a target may reach beyond its place: a frame, a name on a plate, a shadow."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A moment in which a seat goes on with a notation, and what it may go on with."""

    game: str
    picture: str
    view: Any
    marks: Marks


@cache
def choices(game: str) -> tuple[Choice, ...]:
    """Returns choices in the recorded games: from each of some positions one way down every branch of the tree."""
    return tuple(
        choice for file in sorted(folder(game).glob("*.txt")) for match in moments(file.read_text(encoding="utf-8"))
        for choice in walks(match)
    )  # fmt: skip


def moments(text: str) -> Iterator[Match]:
    played = record.read(text)
    entries = played.entries
    for moment in range(1, MOMENTS + 1):
        yield history.replay(played.header, entries[: moment * len(entries) // (MOMENTS + 1)])


def walks(match: Match) -> Iterator[Choice]:
    """Yields what panels come to: whole notations that are offered, and for each first word one way to the end."""
    luck, game, tree = Random(match.entries), match.header.game, Menus(match.game)
    for seat in match.awaited:
        firsts = list(tree.tokens(match.state, seat))
        picture = picture_while(game, verb_of(map(Offer, firsts)))
        marks = Marks(seat=seat, awaited=match.awaited, targets=targets(firsts))
        if all(first.ends for first in firsts) and any(" " in first.text for first in firsts):
            yield Choice(game=game, picture=picture, view=match.view(seat), marks=marks)
        for verb in firsts:
            line = go_on((), verb.text)
            while offered := list(tree.tokens(match.state, seat, line)):
                marks = Marks(seat=seat, awaited=match.awaited, chosen=line, targets=targets(offered))
                yield Choice(game=game, picture=picture_while(game, line), view=match.view(seat), marks=marks)
                line = go_on(line, luck.choice(offered).text)


def found(choice: Choice, layout: Layout, **changes: Any) -> Places:
    marks = msgspec.structs.replace(choice.marks, **changes)
    return artist(choice.game).places(choice.picture, choice.view, marks, layout)


def drawn(choice: Choice, layout: Layout, *targets: str) -> Image.Image:
    marks = msgspec.structs.replace(choice.marks, targets=targets)
    return artist(choice.game).draw(choice.picture, choice.view, marks, Words("en"), layout)


EACH = pytest.mark.parametrize(("game", "layout"), each(lambda game: artist(game).pictures["board"].layouts))


@EACH
def test_everything_that_may_be_chosen_and_is_no_mere_word_has_a_place_and_in_the_same_order_whatever_else_may_be(
    game: str, layout: Layout
) -> None:
    assert any(found(choice, layout) for choice in choices(game)), "nothing is tried"
    for choice in choices(game):
        placed = found(choice, layout)
        words = {token for token in choice.marks.targets if samples(game).mere_word.fullmatch(token)}
        assert set(placed) == set(choice.marks.targets) - words, (
            f"after {choice.marks.chosen}: what has no place is a word that MERE_WORD matches, "
            f"and what has one is none (tests/render/{game}/samples.py)"
        )
        fewer = choice.marks.targets[::-2]
        assert list(found(choice, layout, targets=fewer)) == [token for token in placed if token in fewer]


@pytest.mark.parametrize("game", games())
def test_whatever_is_not_said_to_be_chosen_in_words_alone_is_pressed_on_a_picture(game: str) -> None:
    for choice in choices(game):
        chosen = [word for word in words_of(choice.marks.chosen) if word != OPEN]  # a name is without it
        lines = [(*chosen, *target.split()) for target in choice.marks.targets]
        names = {" ".join(line[start:end]) for line in lines for end in range(len(line) + 1) for start in range(end)}
        marks = msgspec.structs.replace(
            choice.marks, pressed=tuple(names | {part for name in names for part in name.split("-")})
        )
        lying = {
            thing_of(name)
            for picture in dict.fromkeys(("board", choice.picture))
            for name in artist(game).places(picture, choice.view, marks)
        }
        for line, target in zip(lines, choice.marks.targets, strict=True):
            found = {target, " ".join(line), line[-1], *line[-1].split("-")} & lying
            assert found or samples(game).in_words.fullmatch(target), (choice.marks.chosen, target)


@EACH
def test_places_lie_inside_the_picture_and_apart_from_one_another(game: str, layout: Layout) -> None:
    sizes: dict[tuple[str, int], tuple[int, int]] = {}
    for choice in islice(choices(game), 0, None, 7):
        placed = found(choice, layout)
        kind = (choice.picture, len(choice.view.players))
        size = sizes[kind] = sizes.get(kind) or drawn(choice, layout).size
        for place in placed.values():
            assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in place)
        covered = Image.new("L", size)
        for place in placed.values():
            mask, box = filled(place)
            assert ImageChops.multiply(covered.crop(box), mask).getbbox() is None
            covered.paste(255, box[:2], mask)


def filled(place: Polygon) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """Returns a mask of a place, without its very edges, and the box that it fills on the picture."""
    left, top, right, bottom = map(round, bounds(place))
    mask = Image.new("L", (right - left, bottom - top))
    corners = [(x - left, y - top) for x, y in place]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    ImageDraw.Draw(mask).line([*corners, corners[0]], fill=0, width=5)
    return mask, (left, top, right, bottom)


@EACH
def test_a_target_is_outlined_at_its_place_and_nowhere_else(
    game: str, layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.java.targets.dim", lambda *_: None)  # a shade over all that cannot be chosen
    for choice in one_of_each_kind(game, layout):
        plain = drawn(choice, layout)
        token = Random(0).choice(list(found(choice, layout)))
        place = found(choice, layout, targets=(token,))[token]
        changed = ImageChops.difference(plain, drawn(choice, layout, token)).convert("L").point([0] + [255] * 255)
        box = changed.getbbox()
        assert box is not None, (choice.marks.chosen, token)
        for edge, meant in zip(box, bounds(place), strict=True):
            assert abs(edge - meant) <= BEYOND, (choice.marks.chosen, token)
        for seen, meant in zip(middle(box), middle(bounds(place)), strict=True):
            assert abs(seen - meant) <= ASIDE, (choice.marks.chosen, token)


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def one_of_each_kind(game: str, layout: Layout) -> list[Choice]:
    """Returns a choice after each verb and length of a notation for which something can be seen."""
    kinds = {(c.marks.chosen[:1], len(c.marks.chosen)): c for c in choices(game) if found(c, layout)}
    return list(kinds.values())


def bounds(place: Polygon) -> tuple[float, float, float, float]:
    return (min(x for x, _ in place), min(y for _, y in place), max(x for x, _ in place), max(y for _, y in place))
