"""What the panels round the board tell."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.plans import GAP
from render.core.scene import WIDE, Marks
from render.tikal import panels
from render.tikal.board import draw
from render.tikal.layout import TURNED, plan
from rules.tikal import data, events
from rules.tikal.view import View
from tests.render.pictures import texts_written
from tests.render.tikal import samples

PLAYERS = (*plan(WIDE, 4).players[0][:2], *plan(WIDE, 4).players[3][2:])
"""The column of the players on a wide picture."""
SUPPLIES = (TURNED.board[2] + GAP, 900, 1306, TURNED.board[3])
"""What lies below them there."""
WON = Marks(events=(events.AuctionWon(1, 12, 3),))


def tokens(view: View, marks: Marks | None = None) -> list[list[str]]:
    return [panels.tokens(view, marks or Marks(), seat) for seat in range(len(view.players))]


def test_an_auction_shows_who_has_moved_who_has_passed_and_the_bids() -> None:
    assert tokens(samples.auction(4)) == [["tick"], ["12"], ["cross"], ["4"]]


def test_only_the_highest_bid_is_a_golden_coin() -> None:
    gold = [_gold(samples.auction(4), seat) for seat in range(4)]
    assert gold[1] > 2 * max(gold[0], gold[2], gold[3]), "a yellow band has some of it"


def _gold(view: View, seat: int) -> int:
    """Counts the golden pixels at the right end of a player's head."""
    _, top, right, _ = plan(WIDE, len(view.players)).players[seat]
    head = draw(view, Marks(), Words("en")).crop((right - 52, top, right, top + 46))
    gold = [pixel for pixel in _pixels(head) if pixel[0] > 200 and 150 < pixel[1] < 215 and 60 < pixel[2] < 140]
    return len(gold)


def _pixels(image: Image.Image) -> list[tuple[int, int, int]]:
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


@pytest.mark.parametrize("view", [samples.taking(4), samples.taken(4)])
def test_after_an_auction_its_winner_has_the_price_beside_his_name(view: View) -> None:
    assert tokens(view, WON) == [["tick"], ["−12"], [], []]
    assert tokens(replace(view, active=2), WON)[1] == []


def test_a_plus_says_who_has_scored() -> None:
    view = replace(samples.crowded(4), scoring=(2, 3))
    assert tokens(view) == [["plus"], ["plus"], [], []]


def test_who_has_scored_is_told_from_who_has_moved() -> None:
    view = replace(samples.interrupted(3), mode="auction", scoring=(1, 2))
    assert tokens(samples.with_player(view, 0, moved=True)) == [["tick", "plus"], [], []]
    assert tokens(samples.with_player(view, 1, moved=True)) == [["plus"], ["tick"], []]


@pytest.mark.parametrize(
    ("tile", "said"), [("A6", "jungle"), ("C1", "temple 3"), ("A5", "treasure 4"), ("B6", "volcano")]
)
def test_a_tile_in_hand_says_of_what_kind_it_is(tile: str, said: str) -> None:
    """Its terrain and its stones were misread."""
    with texts_written() as written:
        draw(replace(samples.start(2), tile=tile), Marks(), Words("en"))
    assert {said, f"Tile {tile}"} <= {*written}


@pytest.mark.parametrize(
    ("bids", "english", "czech"),
    [
        ((0, 0, 0), "opens the bidding, or passes", "nabízí jako první, nebo pasuje"),
        ((0, 12, 4), "has to beat 12 (Bo), or passes", "nabízí víc než 12 (Bo), nebo pasuje"),
        ((0, 3, 4), "has to beat 4 (Xi), or passes", "nabízí víc než 4 (Xi), nebo pasuje"),
    ],
)
def test_the_turn_line_says_which_bid_is_to_be_beaten(bids: tuple[int, ...], english: str, czech: str) -> None:
    view = replace(samples.auction(3), bids=bids)
    marks = Marks(names=("Ada", "Bo", "西"))
    assert [panels.phase_text(view, marks, Words(language)) for language in ("en", "cs")] == [english, czech]


def test_a_tile_that_was_taken_is_seen_beside_those_on_display() -> None:
    other = replace(samples.taken(3), tile="D4")
    assert _differ(samples.taken(3), other, SUPPLIES)


def test_a_tile_in_hand_lies_beside_the_board_and_is_called_a_tile() -> None:
    view = samples.start(2)
    assert view.tile
    other = replace(view, tile="B6" if view.tile != "B6" else "B5")
    said: list[str] = []

    def words(id: str, **args: object) -> str:
        said.append(id)
        return Words("en")(id, **args)

    draw(view, Marks(), words)
    assert "tikal-picture-kind" in said
    assert _differ(view, other, SUPPLIES)
    assert not _differ(view, other, TURNED.board)


def test_the_winners_are_framed() -> None:
    assert _differ(
        samples.over(4), samples.with_player(samples.over(4), 0, score=samples.over(4).players[3].score), PLAYERS
    )


def test_when_the_game_is_over_nothing_is_to_be_scored_any_more() -> None:
    def column(view: View) -> Image.Image:
        return draw(view, Marks(), Words("en")).crop(PLAYERS)

    dug = samples.reckoned(
        replace(samples.over(2), spaces=tuple(replace(s, value=s.value and 1) for s in samples.over(2).spaces))
    )
    assert ImageChops.difference(column(samples.over(2)), column(dug)).getbbox() is None
    dug = samples.reckoned(
        replace(samples.middle(2), spaces=tuple(replace(s, value=s.value and 1) for s in samples.middle(2).spaces))
    )
    assert ImageChops.difference(column(samples.middle(2)), column(dug)).getbbox() is not None


def _differ(one: View, other: View, box: tuple[int, int, int, int]) -> bool:
    pictures = [draw(view, Marks(), Words("en")).crop(box) for view in (one, other)]
    return ImageChops.difference(*pictures).getbbox() is not None


def test_only_motifs_that_may_be_chosen_are_named() -> None:
    """Otherwise their names read like variables."""
    named = []
    for targets in ((), ("m3", "m8")):
        with texts_written() as found:
            draw(samples.auction(3), Marks(seat=0, targets=targets), Words("en"))
        named.append({*data.MOTIFS} & {*found})
    assert named == [set(), {"m3", "m8"}]
