"""What is seen of a position, and what is not."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import match, play
from rules.core.chance import SecretChance
from rules.java.events import FinalScored
from rules.java.game import GAME
from rules.java.view import ProspectView
from tests.rules.java.positions import position, put

CITY = (
    "land J8 = three c",
    "land J9 = three f",
    "land K9 = three d",
    "land I9 = three b",
    "palace I9 = 4 white",
    "developer J9 = P0",
    "developer K9 = P1",
    "card = M",
    "hand P0 = M MD",
    "hand P1 = D",
)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = position(*CITY)
    own = GAME.view(state, 0).own
    assert own is not None
    assert (own.hand, own.worth) == (("M", "MD"), (1, 1))
    assert GAME.view(state, None).own is None
    assert GAME.view(state, 1).players[0].cards == 2


def test_the_own_view_tells_what_festivals_the_hand_could_win() -> None:
    own = GAME.view(position(*CITY), 0).own
    assert own is not None
    assert own.prospects == (
        ProspectView(palace="I9", value=4, score=2, shared=1, total=2, rival_seats=(1,), most=(1,), sure=True),
    )


def test_a_city_shows_who_ranks_highest_and_what_its_palace_may_become() -> None:
    state = put(position(*CITY), "land K8 = village", "land J7 = village")
    (city,) = GAME.view(state, None).villages
    assert (city.palace, city.value, city.leader_seats, city.most) == ("I9", 4, (0, 1), 6)
    assert [(rank.seat, rank.levels) for rank in city.ranks] == [(0, (1,)), (1, (1,))]


def test_a_tile_can_be_told_from_its_neighbours() -> None:
    spaces = {space.name: space for space in GAME.view(position("land D7 = three a", "land D6 = rice"), None).spaces}
    assert spaces["D7"].tile == spaces["D8"].tile == spaces["C8"].tile
    assert spaces["D7"].tile != spaces["D6"].tile
    assert spaces["D7"].size == 3


def test_a_festival_is_seen_with_all_cards_and_who_is_left() -> None:
    state = position(*CITY, "placed = yes")
    action = GAME.parse("festival I9 M", state, 0)
    festival = GAME.view(GAME.apply(state, 0, action, SecretChance("view")).state, None).festival
    assert festival is not None
    assert (festival.palace, festival.host, festival.active, festival.seats) == ("I9", 0, (0, 1), (0, 1))
    assert (festival.laid, festival.totals) == ((("M",), ()), (1, 0))


def test_what_is_dealt_anew_leaves_what_was_seen_where_it_is() -> None:
    state = position("hand P1 = M MD P", "known P1 = MD", "pile = D D D DP DP", seats=3)
    for number in range(10):
        other = GAME.redeal(state, 0, SecretChance(f"redeal {number}"))
        assert "MD" in other.players[1].hand
        assert other.players[0].hand == state.players[0].hand
        assert GAME.view(other, 0) == GAME.view(state, 0)


def test_other_hands_are_dealt_anew() -> None:
    state = position("hand P1 = M M M", "pile = D D D D D P")
    hands = {GAME.redeal(state, 0, SecretChance(f"redeal {number}")).players[1].hand for number in range(20)}
    assert len(hands) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_final_scoring_would_bring_is_what_it_brings(seats: int) -> None:
    before = match.start(GAME, seats, GAME.meta.read_options({}), "secret").match
    scored = set()
    for moved in play.play_on(before, Random(seats).randrange):
        for event in moved.events:
            if isinstance(event, FinalScored):
                assert before.view(event.seat).players[event.seat].worth == event.score
                scored.add(event.seat)
        before = moved.match
    view = before.view(None)
    assert scored == set(range(seats))
    assert {player.worth for player in view.players} == {None}
    best = max(player.score for player in view.players)
    assert [player.place == 1 for player in view.players] == [player.score == best for player in view.players]
