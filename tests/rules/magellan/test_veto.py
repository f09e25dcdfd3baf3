"""Columbus' veto."""

from rules.magellan.events import CardTurnedUp, CardVetoed, VetoDeclined
from rules.magellan.game import GAME
from tests.rules.magellan.positions import awaited, play, position, read

VETOES = ("vetoes P1 = 1", "vetoes P2 = 1", "stack = cook magellan", "card = pizarro")


def test_all_holders_are_asked_at_once_with_a_quarter_of_the_time() -> None:
    state = position(*VETOES)
    decisions = GAME.decisions(state)
    assert [(decision.seat, decision.kind, decision.share) for decision in decisions] == [
        (1, "veto", 0.25),
        (2, "veto", 0.25),
    ]
    assert len({decision.about for decision in decisions}) == 1


def test_holders_are_asked_clockwise_from_the_opener() -> None:
    """Automatic answers come in this order."""
    assert awaited(position("opener = P2", "vetoes P0 = 1", *VETOES)) == (2, 0, 1)


def test_the_first_veto_closes_the_window() -> None:
    state, events = play(position(*VETOES), "veto", seat=2)
    assert events == [
        CardVetoed(seat=2, explorer="pizarro"),
        CardTurnedUp(explorer="cook", phase=1, left=2),
    ]
    assert (read(state, "stack"), read(state, "vetoes P1"), read(state, "vetoes P2")) == ("magellan pizarro", "1", "0")


def test_the_next_window_is_another_question() -> None:
    before = position(*VETOES)
    after, _ = play(before, "veto", seat=2)
    assert GAME.decisions(before)[0].about != GAME.decisions(after)[0].about


def test_a_vetoed_card_is_seen_at_the_bottom_until_it_comes_again() -> None:
    state, _ = play(position(*VETOES), "veto", seat=2)
    assert GAME.view(state, None).vetoed == ("pizarro",)
    state, _ = play(state, "no; pass; pass; pass")
    state, _ = play(state, "no; pass; pass; pass")
    assert read(state, "card") == "pizarro"
    assert GAME.view(state, None).vetoed == ()


def test_vetoed_cards_are_known_until_the_last_of_them_has_come_again() -> None:
    state, _ = play(position("vetoes P0 = 2", "stack = cook da_gama", "card = pizarro"), "veto; veto")
    assert GAME.view(state, None).vetoed == ("pizarro", "cook")
    state, _ = play(state, "bid 9; pass; pass; pay")
    assert (read(state, "card"), GAME.view(state, None).vetoed) == ("pizarro", ("cook",))


def test_a_card_may_be_vetoed_again() -> None:
    state = position("vetoes P0 = 2", "vetoes P1 = 1", "vetoes P2 = 1", "stack = cook magellan", "card = pizarro")
    for card in ("cook", "magellan", "pizarro"):
        state, _ = play(state, "veto", seat=0 if read(state, "vetoes P0") != "0" else 1)
        assert read(state, "card") == card
    assert GAME.view(state, None).vetoed == ("cook", "magellan")
    state, _ = play(state, "veto", seat=2)
    assert (read(state, "card"), GAME.view(state, None).vetoed) == ("cook", ("magellan", "pizarro"))


def test_declining_is_told_and_leaves_the_window_to_the_others() -> None:
    state, events = play(position(*VETOES), "no", seat=1)
    assert events == [VetoDeclined(seat=1)]
    assert awaited(state) == (2,)


def test_a_seat_without_a_veto_is_not_asked() -> None:
    assert list(GAME.tokens(position(*VETOES), 0)) == []


def test_ruling_42_a_pass_of_the_last_one_asked_declines_the_veto() -> None:
    state, events = play(position("vetoes P0 = 1", "stack = cook", "card = pizarro"), "pass")
    assert events[0] == VetoDeclined(seat=0)
    assert (read(state, "stage"), read(state, "vetoes P0"), awaited(state)) == ("bid", "1", (1,))


def test_who_may_bid_at_once_is_told_that_this_uses_no_veto() -> None:
    (alone,) = GAME.decisions(position("vetoes P0 = 1", "stack = cook", "card = pizarro"))
    assert alone.share == 0.25

    def statuses(*facts: str) -> list[str]:
        return [decision.status.id for decision in GAME.decisions(position(*facts)) if decision.status is not None]

    assert statuses("vetoes P0 = 1", "stack = cook", "card = pizarro") == ["veto-or-bid"]
    assert statuses("vetoes P1 = 1", "stack = cook", "card = pizarro") == ["veto"]
    assert statuses("vetoes P0 = 1", *VETOES) == ["veto", "veto", "veto"]


def test_while_vetoes_are_asked_for_there_is_no_bid_in_view() -> None:
    view = GAME.view(position(*VETOES), None)
    assert (view.best, view.bid, view.bid_cards) == (None, 0, ())
