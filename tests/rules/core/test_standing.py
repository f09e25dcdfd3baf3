"""Standing orders answer for their seats at once, by what they may know, and as the seats could themselves."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core import codec, history, match, standing
from rules.core.ahead import Ahead, If, Line
from rules.core.contract import Followed, IllegalAction, Say, Unreadable
from rules.core.library import games, load
from rules.core.match import Match
from rules.core.standing import IMPOSSIBLE, Held

TOY = load("toy")
ORDERS = TOY.orders
assert ORDERS is not None


def in_auction() -> Match:
    """Returns a game of three in which the first auction has just begun; P0 is asked first."""
    game = match.start(TOY, 3, {}, "orders").match
    for seat in range(3):
        game = match.play_text(game, seat, "end").match
    hands = (("hazel", "acorn", "walnut"), ("hazel", "hazel", "acorn"), ("acorn", "acorn", "walnut"))
    players = tuple(replace(player, hand=cards) for player, cards in zip(game.state.players, hands, strict=True))
    return match.from_state(TOY, game.header, replace(game.state, players=players))


def order(game: Match, seat: int, text: str) -> Held:
    return Held(seat=seat, order=ORDERS.read(text, game.state, seat))


def played(moved: match.Moved) -> list[str]:
    return [f"P{entry.seat} {entry.action}" for entry in moved.entries]


def test_without_orders_nothing_happens() -> None:
    game = in_auction()
    moved, held = standing.carry_out(game, ())
    assert (moved.entries, moved.match, held) == ((), game, ())


def test_with_orders_of_all_an_auction_is_played_in_one_go() -> None:
    game = in_auction()
    moved, held = standing.carry_out(game, [order(game, seat, f"upto {3 - seat}") for seat in range(3)])
    assert played(moved) == ["P0 bid hazel", "P1 bid acorn", "P2 pass", "P0 bid walnut", "P1 pass"]
    assert {entry.by for entry in moved.entries} == {"order"}
    assert [one.ended for one in held] == [
        None,
        Say("limit", {"limit": 2, "total": 3}),
        Say("limit", {"limit": 1, "total": 2}),
    ]
    assert moved.match.awaited == (0, 1, 2)


def test_what_orders_play_replays_like_anything_else() -> None:
    game = match.start(TOY, 3, {}, "orders")
    log = list(game.entries)
    moved, _ = standing.carry_out(game.match, [order(game.match, 1, "quiet"), order(game.match, 2, "quiet")])
    shaken = match.play_text(moved.match, 0, "shake")
    answered, _ = standing.carry_out(shaken.match, [order(game.match, seat, "quiet") for seat in (1, 2)])
    log += [*shaken.entries, *answered.entries]
    assert [entry.action for entry in log[1:]] == ["shake", "hush", "hush"]
    assert history.replay(game.match.header, log).state == answered.match.state


def test_an_order_that_has_had_its_day_ends_without_an_answer() -> None:
    game = in_auction()
    held = [order(game, 2, "upto 5")]
    for seat in (0, 1, 2):
        game = match.play_text(game, seat, "pass").match
    for seat in (0, 1, 2):
        assert standing.carry_out(game, held)[1] == tuple(held)
        game = match.play_text(game, seat, "sleep oak").match
    moved, left = standing.carry_out(game, held)
    assert (moved.entries, left[0].ended) == ((), Say("round-over", {"round": 1}))


def test_the_latest_order_that_has_an_answer_counts() -> None:
    game = in_auction()
    moved, _ = standing.carry_out(game, [order(game, 0, "upto 6"), order(game, 0, "quiet")])
    assert played(moved) == ["P0 bid hazel"]
    moved, held = standing.carry_out(
        match.play_text(game, 0, "bid walnut").match, [order(game, 1, "upto 4"), order(game, 1, "upto 2")]
    )
    assert played(moved) == ["P1 pass"]
    assert [one.ended for one in held] == [None, Say("limit", {"limit": 2, "total": 3})]


def test_an_order_that_has_ended_answers_no_more() -> None:
    game = in_auction()
    done = replace(order(game, 0, "upto 6"), ended=Say("round-over", {"round": 0}))
    assert standing.carry_out(game, [done]) == (match.Moved(match=game, entries=()), (done,))


def test_a_seat_without_a_player_is_answered_for_between_orders() -> None:
    game = match.resign(in_auction(), 1).match
    moved, _ = standing.carry_out(game, [order(game, 0, "upto 1"), order(game, 2, "upto 2")])
    assert played(moved) == ["P0 bid hazel", "P1 pass", "P2 bid acorn", "P0 pass", "P1 sleep pine"]
    assert [entry.by for entry in moved.entries] == ["order", "absent", "order", "order", "absent"]


def test_an_order_sees_the_draft_of_nobody_else() -> None:
    """While P0 is drafting, the orders of the others look at the position before it."""
    game = match.start(TOY, 2, {}, "draft").match
    drafted = match.play_text(game, 0, f"bury {game.state.players[0].hand[0]}").match
    seen: list[Any] = []
    watching = replace(drafted, game=_Watched(seen))
    standing.carry_out(watching, [Held(seat=0, order=order(game, 0, "quiet").order), order(game, 1, "quiet")])
    assert dict(seen) == {0: drafted.state, 1: drafted.base}


def test_an_order_whose_answer_is_refused_ends_and_its_seat_is_asked() -> None:
    game = replace(in_auction(), game=_Wrong())
    moved, held = standing.carry_out(game, [order(in_auction(), 0, "quiet")])
    assert (moved.entries, held[0].ended, moved.match.awaited) == ((), IMPOSSIBLE, (0,))


@pytest.mark.parametrize("text", ["", "dance", "upto", "upto many"])
def test_what_is_no_order_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        order(in_auction(), 0, text)


def test_an_order_that_could_never_answer_is_refused() -> None:
    game = match.play_text(in_auction(), 0, "bid walnut").match
    with pytest.raises(IllegalAction, match="bid-too-low"):
        order(game, 1, "upto 3")


class _Other:
    """The toy with other orders."""

    def __getattr__(self, name: str) -> Any:
        return getattr(TOY, name)

    @property
    def orders(self) -> Any:
        return self


class _Watched(_Other):
    def __init__(self, seen: list[Any]) -> None:
        self._seen = seen

    def follow(self, state: Any, seat: int, order: Any) -> None:
        self._seen.append((seat, state))


class _Wrong(_Other):
    def follow(self, state: Any, seat: int, order: Any) -> Followed:
        return Followed(notation="shake")


def test_an_order_for_who_is_late_waits_until_the_time_is_up() -> None:
    game = in_auction()
    held = [order(game, 0, "late 3")]
    assert standing.carry_out(game, held)[0].entries == ()
    late = standing.answer_late(game, held, 0)
    assert [(entry.action, entry.by) for entry in late.entries] == [("bid hazel", "clock")]


def test_who_has_left_nothing_for_being_late_is_answered_for_harmlessly() -> None:
    game = in_auction()
    for held in ([], [order(game, 0, "upto 3")], [order(game, 1, "late 3")]):
        assert played(standing.answer_late(game, held, 0)) == ["P0 pass"]


def test_an_order_for_who_is_late_ends_like_others() -> None:
    game = in_auction()
    held = [order(game, 0, "late 3")]
    over = match.from_state(TOY, game.header, replace(game.state, round=2))
    assert standing.carry_out(over, held)[1][0].ended == Say("round-over", {"round": 1})
    assert played(standing.answer_late(game, [replace(held[0], ended=IMPOSSIBLE)], 0)) == ["P0 pass"]


@pytest.mark.parametrize("game", games())
def test_moves_ahead_that_were_stored_by_an_earlier_version_are_read_in_every_game(game: str) -> None:
    stored = b'{"type":"ahead","lines":[{"moves":"end","conditions":[{"part":"d4","word":"free","holds":false}]}]}'
    order = codec.decode(stored, standing.types(load(game)))
    assert order == Ahead(lines=(Line("end", (If("d4", "free", holds=False),)),))
    assert (codec.encode(order), standing.kind_of(load(game), order).subject(order)) == (stored, "ahead")
