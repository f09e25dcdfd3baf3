"""What may be chosen on the pictures of Magellan: cards, sums, ships, halves, and the things with which one acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.app.speech.language import Words
from render.core.canvas import Polygon
from render.core.scene import LAYOUTS, WIDE, Layout, Marks, Places
from render.core.studio import picture_while
from render.magellan import ARTIST
from rules.core.contract import Seat
from rules.core.match import Match
from rules.magellan.view import OwnView, ShipView, View
from tests.render.magellan.samples import B, bidding, moments, staged, with_field

LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)
BEGINNINGS = ("veto no", "veto no bid pass", "bid pass", "pass", "pay", "pay ship", "pay left right", "pay tuck",
              "ship", "left right", "tuck", "swap", "draw stop")  # fmt: skip
"""What can be offered together at the beginning of a notation."""
NOWHERE = {("veto no bid pass", "pass")}
"""Nothing stands for passing before the auction has begun."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A moment in which a seat goes on with a notation."""

    view: View
    marks: Marks

    @property
    def kind(self) -> str:
        """What is offered at the beginning; later what has been chosen, but for the numbers."""
        chosen = self.marks.chosen or self.marks.targets
        return " ".join(word for word in chosen if not word.isdigit())

    def places(self, layout: Layout = WIDE, **changes: object) -> Places:
        return ARTIST.places(self.picture, self.view, msgspec.structs.replace(self.marks, **changes), layout)

    def drawn(self, layout: Layout, *targets: str) -> Image.Image:
        marks = msgspec.structs.replace(self.marks, targets=targets)
        return ARTIST.draw(self.picture, self.view, marks, Words("en"), layout)

    @property
    def picture(self) -> str:
        return picture_while("magellan", self.marks.chosen)


@cache
def choices() -> tuple[Choice, ...]:
    """Returns what is offered in played games, of mere bids only some, all along one way down every branch."""
    games = (moments(3, 7, **B), moments(3, 10, **B), moments(4, 7), moments(5, 7, **B))
    played = (moment for game in games for i, moment in enumerate(game) if i % 4 == 0 or moment.view.stage != "bid")
    return tuple(choice for moment in played for choice in offered(moment.at))


def offered(match: Match) -> Iterator[Choice]:
    luck = Random(match.entries)
    for seat in match.awaited:
        verbs = words_after(match, seat)
        yield Choice(view=match.view(seat), marks=Marks(seat=seat, targets=verbs))
        for verb in verbs:
            chosen = (verb,)
            while targets := words_after(match, seat, *chosen):
                yield Choice(view=match.view(seat), marks=Marks(seat=seat, chosen=chosen, targets=targets))
                chosen = (*chosen, luck.choice(targets))


def words_after(match: Match, seat: Seat, *chosen: str) -> tuple[str, ...]:
    return tuple(token.text for token in match.game.tokens(match.state, seat, chosen))


def one_of_each_kind() -> list[Choice]:
    return list({choice.kind: choice for choice in choices()}.values())


def test_everything_that_can_be_asked_is_met() -> None:
    met = {choice.kind for choice in choices()}
    later = {"bid", "bid sum", "pay", "ship", "tuck", "swap"}
    assert met >= later
    assert met <= later | set(BEGINNINGS), met
    assert met >= {"bid pass", "pass", "pay ship", "pay left right", "pay tuck", "swap", "draw stop"}


@LAYOUT
def test_every_word_that_is_offered_has_a_place(layout: Layout) -> None:
    for choice in choices():
        missing = set(choice.marks.targets) - set(choice.places(layout))
        assert missing <= {token for kind, token in NOWHERE if kind == choice.kind}, choice.marks


@LAYOUT
def test_places_lie_inside_the_picture_and_apart(layout: Layout) -> None:
    for choice in one_of_each_kind():
        size = choice.drawn(layout).size
        placed = choice.places(layout).values()
        assert all(0 < x < size[0] and 0 < y < size[1] for place in placed for x, y in place), choice.kind
        masks = [filled(size, [place], -3) for place in placed]
        assert not any(ImageChops.multiply(*pair).getbbox() for pair in combinations(masks, 2)), choice.kind


@LAYOUT
def test_targets_are_outlined_inside_of_their_places_and_not_filled(layout: Layout) -> None:
    for choice in one_of_each_kind():
        changed = ImageChops.difference(choice.drawn(layout), choice.drawn(layout, *choice.marks.targets)).convert("L")
        placed = choice.places(layout)
        outside = ImageChops.multiply(changed, ImageChops.invert(filled(changed.size, placed.values(), 3)))
        assert outside.getbbox() is None, choice.kind
        inside = ImageChops.multiply(changed, filled(changed.size, placed.values(), -22))
        assert inside.getbbox() is None, choice.kind
        for token, place in placed.items():
            assert ImageChops.multiply(changed, filled(changed.size, [place], 0)).getbbox(), (choice.kind, token)


def filled(size: tuple[int, int], places: Iterable[Polygon], wider: int) -> Image.Image:
    """Returns a mask of places, their edges moved outwards by half so many pixels."""
    mask = Image.new("L", size)
    for place in places:
        ImageDraw.Draw(mask).polygon(place, fill=255)
    for place in places:
        edge = [*place, *place[:2]]
        ImageDraw.Draw(mask).line(edge, fill=255 * (wider > 0), width=abs(wider), joint="curve")
    return mask


HAND = (1, 2, 2, 2, 5, 8)
VIEW = replace(staged("bid", 3), own=OwnView(hand=HAND, sums=(13, 15)))


def held(*chosen: str, view: View = VIEW) -> Places:
    marks = Marks(seat=0, chosen=chosen, targets=("sum", *"123456789"))
    return ARTIST.places("hand", view, marks, WIDE)


def width(place: Polygon) -> float:
    return max(x for x, _ in place) - min(x for x, _ in place)


def test_equal_cards_are_one_place_without_those_already_chosen() -> None:
    three, two = held("bid"), held("bid", "2")
    assert width(three["2"]) > width(two["2"]) > width(two["5"])
    assert min(two["2"]) > min(three["2"])
    assert "2" not in held("bid", "2", "2", "2")


def test_cards_that_are_paid_by_tucking_another_are_not_to_be_chosen() -> None:
    here = replace(VIEW, stage="pay", card="pizarro", own=OwnView(hand=HAND, laid=(2, 8)))
    assert "8" not in held("tuck", view=here)
    assert width(held("tuck", view=here)["2"]) < width(held("pay", view=here)["2"])


def test_cards_of_which_one_is_raised_are_one_place_with_a_step() -> None:
    place = held("pay", view=replace(VIEW, stage="pay", own=OwnView(hand=HAND, laid=(2, 8))))["2"]
    assert len(place) == 8
    assert len({y for _, y in place}) == 4


@LAYOUT
def test_of_a_card_under_another_one_the_place_is_what_can_be_seen(layout: Layout) -> None:
    many = replace(VIEW, own=OwnView(hand=tuple(sorted((*range(1, 10), *range(1, 10), *range(1, 10))))))
    marks = Marks(seat=0, chosen=("bid",), targets=tuple("123456789"))
    found = ARTIST.places("hand", many, marks, layout)
    assert len(found) == 9
    for one, other in zip(found.values(), list(found.values())[1:], strict=False):
        assert max(x for x, _ in one) <= min(x for x, _ in other) or max(y for _, y in one) <= min(y for _, y in other)


def test_a_card_is_tucked_from_the_payment_where_it_has_to_be() -> None:
    paying = staged("tuck", 3)
    assert paying.explorers[2].fields[1].effect == "tuck-payment"
    own = OwnView(hand=(1, 9))
    for picture in ("board", "hand"):
        marks = Marks(seat=1, chosen=("tuck",), targets=("1", "3", "4", "7", "9"))
        assert set(ARTIST.places(picture, replace(paying, own=own), marks, WIDE)) == {"3", "4", "7"}


def test_the_ships_to_choose_from_are_the_winners_and_numbered_while_they_are_chosen() -> None:
    ships = (ShipView(seat=1, number=2), ShipView(seat=0, number=2), ShipView(seat=1, number=3))
    view = with_field(replace(staged("pay", 3), card="cook"), 5, 1, ships=ships)
    marks = Marks(seat=1, chosen=("ship",), targets=("2", "3"))
    found = ARTIST.places("board", view, marks, WIDE)
    assert width((*found["2"], *found["3"])) > 100
    early, chosen = (ARTIST.draw("board", view, Marks(seat=1, chosen=c), Words("en")) for c in ((), ("ship",)))
    assert ImageChops.difference(early, chosen).getbbox() is not None


def test_each_sum_has_a_cell_while_one_is_chosen_as_far_as_there_is_room() -> None:
    for count in (3, 20, 40, 99):
        sums = tuple(range(1, count + 1))
        marks = Marks(seat=0, chosen=("bid", "sum"), targets=tuple(map(str, sums)))
        found = ARTIST.places("hand", replace(VIEW, own=OwnView(hand=HAND, sums=sums)), marks, WIDE)
        assert list(found) == [str(total) for total in sums[:54]]


def test_nobody_else_finds_the_cards_of_a_hand() -> None:
    everybody = bidding(3).view
    marks = Marks(chosen=("bid",), targets=("sum", *"123456789"))
    assert all(
        not ARTIST.places(picture, everybody, marks, layout) for picture in ARTIST.pictures for layout in LAYOUTS
    )


def test_explorers_are_found_by_their_names() -> None:
    marks = Marks(targets=("cook", "columbus", "all"))
    assert list(ARTIST.places("board", bidding(3).view, marks, WIDE)) == ["columbus", "cook"]
