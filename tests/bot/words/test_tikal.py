"""What Tikal says reads like a person's words."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words, languages
from rules.tikal import data, events
from rules.tikal.sequence import SEQUENCE
from tests.bot.words.files import messages
from tests.bot.words.spoken import Spoken

TERRAINS = {tile.terrain for tile in data.TERRAIN.values()}

NUMBERS = data.NUMBERS[1]
TOKENS = {*data.MOTIFS, *(f"r{rotation}" for rotation in data.ROTATIONS), "L", "guard-L", "worker"}
"""The words after the verb that have a label; numbers have one for each verb, and spaces stand for themselves."""


SPOKEN = Spoken("tikal")
told, refused, asked = SPOKEN.told, SPOKEN.refused, SPOKEN.asked


@pytest.mark.parametrize(
    ("workers", "leader", "english", "czech"),
    [
        (0, True, "the leader", "vedoucího"),
        (1, False, "1 worker", "1 účastníka"),
        (1, True, "1 worker and the leader", "1 účastníka a vedoucího"),
        (2, False, "2 workers", "2 účastníky"),
        (3, True, "3 workers and the leader", "3 účastníky a vedoucího"),
        (5, False, "5 workers", "5 účastníků"),
        (9, True, "9 workers and the leader", "9 účastníků a vedoucího"),
    ],
)
def test_figures_are_counted(workers: int, leader: bool, english: str, czech: str) -> None:
    deployed = events.FiguresDeployed(seat=0, workers=workers, leader=leader, space="a5")
    assert told("en", deployed) == [f"Anežka deploys {english} to a5."]
    assert told("cs", deployed) == [f"Anežka nasazuje {czech} na a5."]


def test_a_way_is_told_as_it_is_typed() -> None:
    moved = events.FiguresMoved(seat=1, workers=2, leader=False, way=("a5", "b4", "c4"), points=4)
    assert told("en", moved) == ["Bořek moves 2 workers a5-b4-c4 for 4 action points."]
    assert told("cs", moved) == ["Bořek posílá 2 účastníky cestou a5-b4-c4 za 4 AB."]


@pytest.mark.parametrize(
    ("tile", "english", "czech"),
    [
        ("B2", "B2: temple of value 3", "B2: chrám s hodnotou 3"),
        ("A4", "A4: treasure space, 4 treasures", "A4: pole s poklady (4)"),
        ("A6", "A6: jungle", "A6: prales"),
        ("B6", "B6: volcano", "B6: sopka"),
    ],
)
def test_a_tile_is_described_by_what_matters(tile: str, english: str, czech: str) -> None:
    found = data.TILES[tile]
    facts = {"tile": tile, "terrain": found.terrain, "value": NUMBERS.values[tile], "masks": NUMBERS.masks[tile]}
    assert told("en", events.TileRevealed(seat=0, **facts)) == [f"Anežka turns up {english}."]
    assert told("cs", events.TileRevealed(seat=0, **facts)) == [f"Anežka otáčí kartičku {czech}."]
    assert asked("en", "answer", "tile", **facts) == english
    assert asked("cs", "answer", "tile", **facts) == czech


def test_only_a_turned_tile_is_told_with_its_rotation() -> None:
    straight = events.TilePlaced(seat=0, tile="B2", terrain="temple", space="c4", rotation=0)
    turned = events.TilePlaced(seat=0, tile="B2", terrain="temple", space="c4", rotation=2)
    assert told("en", straight, turned) == [
        "Anežka places B2 (temple) on c4.",
        "Anežka places B2 (temple) on c4, turned by 120°.",
    ]


def test_treasures_are_named_as_the_picture_and_the_notation_name_them() -> None:
    exchanged = events.TreasuresExchanged(seat=0, other_seat=1, given=("m1", "m5"), taken=("m4", "m4"))
    assert told("en", exchanged) == [
        "Anežka exchanges treasures with Bořek: gives mask (m1) and jar (m5), takes serpent (m4) and serpent (m4)."
    ]
    assert told("cs", exchanged) == [
        "Anežka mění poklady s protihráčem (Bořek): dává masku (m1) a džbán (m5), bere hada (m4) a hada (m4)."
    ]


@pytest.mark.parametrize(
    ("workers", "leader", "english", "czech"),
    [
        (0, False, "", ""),
        (0, True, " The leader leaves the game.", " Ze hry mizí vedoucí."),
        (1, False, " 1 worker leaves the game.", " Ze hry mizí 1 účastník."),
        (2, True, " 2 workers and the leader leave the game.", " Ze hry mizí 2 účastníci a vedoucí."),
        (5, False, " 5 workers leave the game.", " Ze hry mizí 5 účastníků."),
    ],
)
def test_a_guard_is_told_with_what_it_cost(workers: int, leader: bool, english: str, czech: str) -> None:
    placed = events.GuardPlaced(seat=0, space="d4", figure="worker", lost_workers=workers, lost_leader=leader)
    assert told("en", placed) == [f"Anežka guards the temple at d4 with a worker.{english}"]
    assert told("cs", placed) == [f"Anežka staví hlídače chrámu na d4 (účastník).{czech}"]


def test_a_scoring_is_told_with_its_temples() -> None:
    scored = events.PositionScored(
        seat=0, spaces=("a4", "c4", "d4"), values=(3, 2, 5), temples=10, treasures=4, score=31
    )
    nothing = events.PositionScored(seat=1, spaces=(), values=(), temples=0, treasures=0, score=7)
    assert told("en", scored, nothing) == [
        "Anežka scores 10 for temples (a4, c4 and d4: 3, 2 and 5) and 4 for treasures, 31 in all.",
        "Bořek scores 0 for temples and 0 for treasures, 7 in all.",
    ]
    assert told("cs", scored, nothing) == [
        "Anežka boduje: chrámy 10 (a4, c4 a d4: 3, 2 a 5), poklady 4; celkem má 31.",
        "Bořek boduje: chrámy 0, poklady 0; celkem má 7.",
    ]


def test_winners_may_be_several() -> None:
    assert told("en", events.GameEnded(winner_seats=(0, 1), points=57)) == [
        "The game is over. Won by Anežka and Bořek with 57 points."
    ]
    assert told("cs", events.GameEnded(winner_seats=(0, 1), points=57)) == [
        "Konec hry. Vítězí Anežka a Bořek (57 bodů)."
    ]


def test_an_auction_is_told() -> None:
    happened = (
        events.AuctionBegan(seats=(1, 2, 0)),
        events.BidMade(seat=1, bid=3),
        events.BidderPassed(seat=2),
        events.AuctionWon(seat=1, bid=3, score=17),
        events.TileTaken(seat=1, tile="A4", terrain="treasure", value=0, masks=4),
    )
    assert told("en", *happened) == [
        "The next turn is auctioned, in this order: Bořek, Cyril and Anežka.",
        "Bořek bids 3.",
        "Cyril passes.",
        "Bořek pays 3 for the turn and has 17 points left.",
        "Bořek takes A4: treasure space, 4 treasures.",
    ]
    assert told("cs", *happened) == [
        "Draží se další tah, pořadí: Bořek, Cyril a Anežka.",
        "Bořek nabízí 3.",
        "Cyril pasuje.",
        "Bořek platí za tah 3, zbývá 17 bodů.",
        "Bořek bere A4: pole s poklady (4).",
    ]


def test_a_free_turn_is_told_with_its_reason() -> None:
    assert told("en", events.TurnGiven(seat=0, last=True), events.TurnGiven(seat=0, last=False)) == [
        "Anežka has the last turn of the round and pays nothing for it.",
        "Nobody has bid. Anežka passed first and gets the turn for free.",
    ]


def test_points_to_bid_with_are_counted() -> None:
    said = {score: asked("cs", "status", "no-bid", tiles=("A1",), score=score) for score in (0, 1, 4, 20)}
    assert said == {
        0: "Odkryto: A1. Zatím nikdo nic nenabídl. Nemáš žádný bod, takže můžeš jen pasovat.",
        1: "Odkryto: A1. Zatím nikdo nic nenabídl. Můžeš nabídnout 1 bod.",
        4: "Odkryto: A1. Zatím nikdo nic nenabídl. Můžeš nabídnout až 4 body.",
        20: "Odkryto: A1. Zatím nikdo nic nenabídl. Můžeš nabídnout až 20 bodů.",
    }


def test_refusals_name_the_numbers() -> None:
    assert refused("en", "too-few-points-for-way", needs=8, points=6, figures=2, stones="1+3") == (
        "Not enough action points: that path costs 8 (1+3 stones for each of 2 figures), and you have 6."
    )
    assert refused("en", "no-majority", space="d4", strength=3, other_seat=1, other=3) == (
        "A guard needs a majority: on d4 you have strength 3, Bořek has 3."
    )
    assert refused("cs", "too-few-workers-there", space="a4", needs=3, workers=2) == (
        "Na a4 máš 2 účastníky, a potřebuješ 3."
    )


def test_a_temple_at_the_top_is_told_so() -> None:
    assert (
        asked("en", "answer", "temple", value=10, next=11, left=0) == "The temple has value 10, the highest there is."
    )
    assert refused("cs", "no-square-left", space="d4", value=11) == "Chrám na d4 už má hodnotu 10, vyšší patro není."


@pytest.mark.parametrize("language", languages())
def test_everything_that_has_a_name_is_said_by_it(language: str) -> None:
    words = Words(language)
    named = {"terrain": TERRAINS, "figure": {data.WORKER, data.LEADER}}
    named |= {name: set(data.MOTIFS) for name in ("motif", "given", "taken")}
    for name, values in named.items():
        said = {value: words(f"tikal-{name}-{value}") for value in values}
        assert all(words.has(f"tikal-{name}-{value}") for value in values), name
        assert len(set(said.values())) == len(values), f"two of {name} have one name"


def test_the_words_of_notations_have_labels() -> None:
    labelled = {id.removeprefix("tikal-token-") for id in messages("en") if id.startswith("tikal-token-")}
    assert labelled == TOKENS


@pytest.mark.parametrize("language", languages())
def test_the_rules_explain_every_verb_with_an_example(language: str) -> None:
    explained = Words(language)("tikal-topic-notation")
    assert [verb for verb in SEQUENCE.verbs if f"`{verb} " not in explained and f"`{verb}`" not in explained] == []
