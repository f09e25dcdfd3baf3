"""The auction variant: bidding, choosing a tile, and rounds."""

import pytest

from rules.core import match, notation, standing
from rules.core.chance import SecretChance
from rules.core.contract import Decision, Say, Score, Token
from rules.tikal import data, events
from rules.tikal.events import Event
from rules.tikal.game import GAME
from rules.tikal.state import TikalState, active_seat
from tests.rules.tikal.positions import default_game, play, put, random_game, read, refusal, setup


def auction(*lines: str, seats: int = 3) -> TikalState:
    """Returns the first auction of a game, which P0 opens, with these facts set."""
    return put(setup(seats, mode="auction"), *lines)


def offered(state: TikalState, *words: str) -> list[str]:
    seat = active_seat(state)
    assert seat is not None
    return [token.text for token in GAME.tokens(state, seat, words)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_with_as_many_tiles_on_display_as_there_are_seats(seats: int) -> None:
    state = auction(seats=seats)
    assert len(state.display) == seats
    assert {tile[0] for tile in state.display} == {"A"}
    assert len(state.stack) == len(data.TILES) - seats
    assert [player.score for player in state.players] == [20] * seats


def test_the_starting_player_opens_the_first_auction() -> None:
    assert active_seat(setup(4, mode="auction", starting_player="2")) == 2


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("bid 0", ("bid 4", "bid 5", "bid 6")),
        ("bid -3", ("bid 4", "bid 5", "bid 6")),
        ("BID  25", ("bid 20", "bid 19", "bid 18")),
        ("bid 5 5", ("bid 5", "bid 15", "bid 9")),
    ],
)
def test_for_a_bid_that_is_refused_those_near_in_value_are_offered(text: str, near: tuple[str, ...]) -> None:
    state = play(auction(), "bid 3")[0]
    assert notation.nearest(GAME, state, 1, text) == near


def test_every_bid_up_to_the_score_is_offered_with_what_would_be_left() -> None:
    state = auction("score P0 = 5")
    assert offered(state) == ["bid", "pass"]
    assert list(GAME.tokens(state, 0, ("bid",))) == [
        Token(str(bid), ends=True, note=Say("bid", {"left": 5 - bid}), amount=True) for bid in range(1, 6)
    ]
    assert offered(play(state, "bid 3")[0], "bid") == [str(bid) for bid in range(4, 21)]


def test_large_scores_may_be_bid_whole() -> None:
    assert offered(auction("score P0 = 130"), "bid")[-1] == "130"


def test_who_cannot_bid_is_offered_passing_only() -> None:
    assert offered(auction("score P0 = 0")) == ["pass"]


def test_no_word_follows_a_bid_or_passing() -> None:
    assert offered(auction(), "bid", "3") == offered(auction(), "pass") == offered(auction(), "take") == []


def test_the_winner_pays_and_chooses_among_the_tiles_with_what_they_are() -> None:
    state, told = play(auction("display = A1 A4 A6"), "bid 3; pass; pass")
    assert told == [
        events.BidMade(seat=0, bid=3),
        events.BidderPassed(seat=1),
        events.BidderPassed(seat=2),
        events.AuctionWon(seat=0, bid=3, score=17),
        events.TurnBegan(seat=0, number=1),
    ]
    assert offered(state) == ["take"]
    assert list(GAME.tokens(state, 0, ("take",))) == [
        Token("A1", ends=True, note=Say("tile", {"terrain": "temple", "value": 1, "masks": 0})),
        Token("A4", ends=True, note=Say("tile", {"terrain": "treasure", "value": 0, "masks": 4})),
        Token("A6", ends=True, note=Say("tile", {"terrain": "jungle", "value": 0, "masks": 0})),
    ]
    _, told = play(state, "take A4")
    assert told == [events.TileTaken(seat=0, tile="A4", terrain="treasure", value=0, masks=4)]


def test_when_nobody_bids_the_first_who_passed_is_given_the_turn() -> None:
    _, told = play(auction("bidder = P1"), "pass; pass; pass")
    assert told[-2:] == [events.TurnGiven(seat=1, last=False), events.TurnBegan(seat=1, number=1)]


def test_the_first_who_passed_is_meant_and_not_the_first_seat() -> None:
    state, _ = play(auction("bidder = P2", seats=4), "pass; pass; pass; pass")
    assert read(state, "taker") == "P2"


def test_a_turn_is_followed_by_the_next_auction_and_the_last_by_a_free_turn() -> None:
    state = auction("display = A1 A6", "moved = P1", "taker = P2")
    state, told = play(state, "take A1; place c4 r0; end")
    assert told[-3:] == [
        events.TurnEnded(seat=2, points=10),
        events.TurnGiven(seat=0, last=True),
        events.TurnBegan(seat=0, number=2),
    ]
    assert read(state, "moved") == "P1 P2"


def test_a_round_is_followed_by_the_next_which_the_left_neighbour_opens() -> None:
    state = auction("display = A6", "stack = A1 A2 A3 B1", "moved = P0 P2", "taker = P1")
    state, told = play(state, "take A6; place c4 r0; end")
    kinds = {"A1": ("temple", 1), "A2": ("temple", 2), "A3": ("temple", 2)}
    shown = [events.TileDisplayed(tile=tile, terrain=of, value=value, masks=0) for tile, (of, value) in kinds.items()]
    assert told[-5:] == [events.RoundBegan(number=11), *shown, events.AuctionBegan(seats=(2, 0, 1))]
    assert (read(state, "moved"), read(state, "display"), read(state, "tiles")) == ("-", "A1 A2 A3", "1")


def test_turning_tiles_up_reveals_and_taking_one_does_not() -> None:
    state = auction("display = A6", "moved = P0 P2", "taker = P1")
    assert not GAME.apply(state, 1, GAME.parse("take A6", state, 1), SecretChance("unused")).reveals
    state, _ = play(state, "take A6; place c4 r0")
    assert GAME.apply(state, 1, GAME.parse("end", state, 1), SecretChance("unused")).reveals


def test_each_step_of_an_auction_is_another_question_and_the_turn_after_it_one() -> None:
    state = auction("display = A1 A4 A6", seats=2)
    asked = []
    for text in ("bid 1", "bid 2", "bid 3", "pass", "take A6", "place c4 r0", "end", "take A1"):
        (decision,) = GAME.decisions(state)
        asked.append((decision.seat, decision.kind, decision.about))
        state, _ = play(state, text)
    assert asked == [
        (0, "bid", "bid 1 0 0"),
        (1, "bid", "bid 1 1 0"),
        (0, "bid", "bid 1 2 0"),
        (1, "bid", "bid 1 3 0"),
        (0, "take", "1"),
        (0, "place", "1"),
        (0, "act", "1"),
        (1, "take", "2"),
    ]


def test_no_question_is_asked_twice_in_a_game() -> None:
    asked: list[Decision] = []
    for before, *_ in random_game(4, 6, mode="auction"):
        (decision,) = GAME.decisions(before)
        asked += [decision] if not asked or asked[-1] != decision else []
    bids = [decision for decision in asked if decision.kind == "bid"]
    assert len(bids) > 50
    assert len({(decision.seat, decision.about) for decision in bids}) == len(bids)


@pytest.mark.parametrize(
    ("facts", "says", "numbers"),
    [
        ((), "no-bid", {"score": 20}),
        (("score P1 = 0",), "no-bid", {"score": 0}),
        (("bid P2 = 19",), "bid", {"bid": 19, "bid_seat": 2, "score": 20}),
        (("bid P2 = 20",), "bid-too-high", {"bid": 20, "bid_seat": 2, "score": 20}),
    ],
)
def test_what_is_asked_says_what_is_on_display_and_the_bid_to_be_raised(
    facts: tuple[str, ...], says: str, numbers: dict[str, int]
) -> None:
    (decision,) = GAME.decisions(auction("display = A4 A1 A2", "bidder = P1", *facts))
    assert decision.status == Say(says, {"tiles": ("A4", "A1", "A2"), **numbers})
    assert (decision.seat, decision.share) == (1, 0.5)


def test_what_is_asked_names_the_tiles_to_be_chosen() -> None:
    (decision,) = GAME.decisions(auction("display = A4 A1", "taker = P1"))
    assert decision.status == Say("display", {"tiles": ("A4", "A1")})


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("bid 4", "bid-too-low", {"bid": 4, "least": 5}),
        ("bid 0", "bid-too-low", {"bid": 0, "least": 5}),
        ("bid 21", "bid-over-score", {"bid": 21, "score": 20}),
        ("take A1", "auction-first", {}),
        ("place c4 r0", "auction-first", {}),
        ("uncover a4", "auction-first", {}),
        ("end", "auction-first", {}),
    ],
)
def test_refusals_in_an_auction(text: str, code: str, params: dict[str, int]) -> None:
    error = refusal(auction("display = A1 A4 A6", "bidder = P1", "bid P2 = 4"), text)
    assert (error.code, error.params) == (code, params)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("bid 4", "no-auction", {}),
        ("pass", "no-auction", {}),
        ("place c4 r0", "take-first", {}),
        ("end", "take-first", {}),
        ("take A2", "not-on-display", {"tile": "A2", "tiles": ("A1", "A4", "A6")}),
    ],
)
def test_refusals_before_a_tile_is_chosen(text: str, code: str, params: dict[str, tuple[str, ...]]) -> None:
    error = refusal(auction("display = A1 A4 A6", "taker = P1"), text)
    assert (error.code, error.params) == (code, params)


@pytest.mark.parametrize(
    ("text", "code"), [("bid 1", "no-auction"), ("pass", "no-auction"), ("take A1", "no-tile-to-take")]
)
def test_the_basic_game_knows_no_auction(text: str, code: str) -> None:
    assert refusal(setup(2), text).code == code


def test_all_that_is_done_before_a_turn_ends_may_be_taken_back_to_the_choice_of_the_tile() -> None:
    going = match.start(GAME, 2, {"mode": "auction"}, "draft").match
    going = match.play_text(going, 0, "bid 2").match
    going = match.play_text(going, 1, "pass").match
    first, second = going.state.display
    going = match.play_text(going, 0, f"take {first}").match
    back = match.take_back(going, 0, all=True).match
    assert back.state.display == (first, second)
    assert match.play_text(back, 0, f"take {second}").match.state.display == (first,)


def test_a_seat_that_is_absent_passes_and_plays_its_free_turns() -> None:
    going = match.start(GAME, 3, {"mode": "auction"}, "absent").match
    going = standing.carry_out(match.resign(going, 0).match, ())[0].match
    assert (going.awaited, going.state.top.passed) == ((1,), (0,))
    going = match.play_text(going, 1, "pass").match
    going = standing.carry_out(match.play_text(going, 2, "pass").match, ())[0].match
    assert [player.moved for player in going.state.players] == [True, False, False]
    assert going.awaited == (1,)


def test_ruling_50_an_absent_seat_passes_and_takes_the_first_tile_on_display() -> None:
    state = auction("display = A6 A1 A4")
    assert GAME.format(GAME.default(state, 0)) == "pass"
    state, _ = play(state, "pass; pass; pass")
    assert GAME.format(GAME.default(state, 0)) == "take A6"
    state, _ = play(state, "take A6")
    assert GAME.format(GAME.default(state, 0)) == "place a3 r0"


def test_ruling_36_scores_never_become_negative() -> None:
    for *_, after, _ in random_game(2, 7, mode="auction"):
        assert min(player.score for player in after.players) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_turn_a_round(seats: int) -> None:
    placed: list[int] = []
    for _, told in default_game(setup(seats, mode="auction")):
        placed += [event.seat for event in told if isinstance(event, events.TilePlaced)]
    rounds = [placed[at : at + seats] for at in range(0, len(placed), seats)]
    assert len(placed) == 36
    assert all(sorted(one) == list(range(seats)) for one in rounds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_are_counted_through_all_rounds(seats: int) -> None:
    happened = [event for _, told in default_game(setup(seats, mode="auction")) for event in told]
    numbers = [event.number for event in happened if isinstance(event, events.TurnBegan)]
    rounds = [event.number for event in happened if isinstance(event, events.RoundBegan)]
    assert numbers == list(range(1, 37))
    assert rounds == list(range(2, 36 // seats + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_add_up_from_what_was_scored_and_paid(seats: int) -> None:
    points = dict.fromkeys(range(seats), 20)
    for before, _, text, after, _ in random_game(seats, 8, mode="auction"):
        for event in play(before, text)[1]:
            points = counted(points, event)
        last = after
    assert {score.seat: score.points for score in GAME.scores(last, None)} == points
    assert sum(points.values()) != 20 * seats


def counted(points: dict[int, int], event: Event) -> dict[int, int]:
    match event:
        case events.PositionScored(seat=seat, temples=temples, treasures=treasures):
            return points | {seat: points[seat] + temples + treasures}
        case events.AuctionWon(seat=seat, bid=bid):
            return points | {seat: points[seat] - bid}
        case _:
            return points


def test_a_score_names_what_it_comes_from() -> None:
    state, _ = play(auction("value a4 = 5", "figures a4 P0 = 1"), "bid 4; pass; pass")
    state, _ = play(put(state, "display = B6 A1 A2"), "take B6; end")
    assert GAME.scores(state, None)[0] == Score(
        seat=0, points=21, place=1, sources=(("start", 20), ("temples", 5), ("treasures", 0), ("bids", -4))
    )


@pytest.mark.parametrize(
    ("scores", "last", "order"),
    [
        ((41, 38, 38, 52), 1, (2, 1, 0, 3)),
        ((20, 20, 20, 20), 1, (2, 3, 0, 1)),
        ((5, 9, 5, 9), 0, (2, 0, 1, 3)),
        ((5, 9, 5, 9), 3, (0, 2, 1, 3)),
    ],
)
def test_ruling_48_the_final_order_is_by_score_then_clockwise_from_the_last_placer(
    scores: tuple[int, ...], last: int, order: tuple[int, ...]
) -> None:
    moved = " ".join(f"P{seat}" for seat in range(4) if seat != last)
    facts = [f"score P{seat} = {score}" for seat, score in enumerate(scores)]
    state = auction("display = G4", "stack = -", f"moved = {moved}", *facts, f"taker = P{last}", seats=4)
    _, told = play(state, "take G4; place c4 r0; end")
    assert [event for event in told if isinstance(event, events.ScoringRoundBegan)] == [
        events.ScoringRoundBegan(seats=order, final=True)
    ]
