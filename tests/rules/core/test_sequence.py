"""The sequence of play: stages go on by themselves, asks wait, and an interruption is a frame on top."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from rules.core.chance import SecretChance
from rules.core.contract import Chance, Decision, IllegalAction, Seat, State, Step, Tagged, Token, Unreadable
from rules.core.notation import Reader
from rules.core.seats import replaced
from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage, always, is_asked, not_now, pop, push, top, with_top

CHANCE = SecretChance("sequence")


class Road(Tagged, frozen=True):
    """The stage of a row of buildings: each in turn is activated, with its number of workers."""

    at: int = 0


class Activation(Tagged, frozen=True):
    """A seat takes goods from a building; every second one is asked as a favour."""

    seat: Seat
    left: int


class Favour(Tagged, frozen=True):
    """A question inside an activation inside the road."""

    seat: Seat


class Secret(Tagged, frozen=True):
    """All seats choose a number at once, and none is told before the last one."""

    chosen: tuple[int | None, ...]


class Take(Tagged, frozen=True):
    pass


class Choose(Tagged, frozen=True):
    number: int


class Happened(Tagged, frozen=True):
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Town(State):
    buildings: tuple[int, ...] = (0, 2, 1)
    """How often each building gives something."""
    favours: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()


def walk(state: Town, road: Road, chance: Chance) -> Step[Town, Happened]:
    if road.at == len(state.buildings):
        return Step(state=push(pop(state), Secret((None, None))), events=(Happened("road walked"),))
    state = with_top(state, Road(road.at + 1))
    count = state.buildings[road.at]
    return Step(state=push(state, Activation(road.at % 2, count)) if count else state)


def take(state: Town, seat: Seat, action: Take, chance: Chance) -> Step[Town, Happened]:
    activation = top(state, Activation)
    left = activation.left - 1
    state = with_top(state, msgspec.structs.replace(activation, left=left)) if left else pop(state)
    return Step(state=push(state, Favour(seat)), events=(Happened("taken"),))


def choose(state: Town, seat: Seat, action: Choose, chance: Chance) -> Step[Town, Happened]:
    if isinstance(state.top, Favour):
        state = replace(pop(state), favours=(*state.favours, action.number))
        return Step(state=state, events=(Happened("favour"),))
    chosen = replaced(top(state, Secret).chosen, seat, action.number)
    sealed = Step(state=with_top(state, Secret(chosen)))
    return sealed if None in chosen else sealed.then(lambda state: _reveal(pop(state), chosen))


def _reveal(state: Town, chosen: tuple[int | None, ...]) -> Step[Town, Happened]:
    return Step(state=replace(state, sums=(sum(n or 0 for n in chosen),)), events=(Happened("revealed"),), reveals=True)


def one(state: Town, frame: Any) -> tuple[Decision, ...]:
    return (Decision(seat=frame.seat, kind=frame.kind),)


def all_left(state: Town, frame: Secret) -> tuple[Decision, ...]:
    return tuple(Decision(seat=seat, kind="secret") for seat, number in enumerate(frame.chosen) if number is None)


def tokens(state: Town, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    yield Token("anything")


def town(road: Any = walk, forced: Any = is_asked, refuse: Any = not_now) -> SequenceOfPlay:
    return SequenceOfPlay(
        Stage(Road, go_on=road),
        Ask(Activation, decisions=one, tokens=tokens, default=lambda state, seat: Take()),
        Ask(
            Favour,
            decisions=one,
            tokens=tokens,
            default=lambda state, seat: Choose(0),
            forced=forced,
        ),
        Ask(Secret, decisions=all_left, tokens=tokens, default=lambda state, seat: Choose(0)),
        Act(Take, answers=(Activation,), check=always, apply=take),
        Act(Choose, answers=(Favour, Secret), check=always, apply=choose),
        refuse=refuse,
    )


TOWN = town()


def begun() -> Town:
    return TOWN.begin(Town(rules=1, salt="", frames=(Road(),)), CHANCE)


def played(state: Town, *answers: tuple[Seat, Tagged]) -> tuple[Town, list[str]]:
    told: list[str] = []
    for seat, action in answers:
        TOWN.check(state, seat, action)
        step = TOWN.apply(state, seat, action, CHANCE)
        state = step.state
        told += [event.what for event in step.events]
    return state, told


def asked(state: Town) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in TOWN.decisions(state)]


def test_a_stage_goes_on_until_somebody_is_asked() -> None:
    assert begun().frames == (Road(2), Activation(1, 2))


def test_a_kind_that_is_declared_twice_is_named() -> None:
    with pytest.raises(ValueError, match="Take is declared twice"):
        SequenceOfPlay(
            Act(Take, answers=(Activation,), check=always, apply=take),
            Act(Take, answers=(Activation,), check=always, apply=take),
        )


def test_a_stage_that_never_comes_to_an_end_is_named() -> None:
    stuck = town(road=lambda state, road, chance: Step(state=state))
    with pytest.raises(AssertionError, match="road goes on and on"):
        stuck.begin(Town(rules=1, salt="", frames=(Road(),)), CHANCE)


def forced(state: Town, seat: Seat) -> Choose | None:
    """A favour of the first seat is always 7; the other one is asked."""
    return Choose(7) if seat == 0 else None


FORCED = town(forced=forced)


def test_an_answer_without_a_choice_is_given_and_told_and_nobody_is_asked_for_it() -> None:
    state = push(begun(), Activation(0, 1))
    step = FORCED.apply(state, 0, Take(), CHANCE)
    assert step.state.favours == (7,)
    assert [event.what for event in step.events] == ["taken", "favour"]
    assert step.state.top == Activation(1, 2)


def test_a_seat_with_a_choice_is_asked_although_others_would_have_none() -> None:
    assert FORCED.apply(begun(), 1, Take(), CHANCE).state.top == Favour(1)


def test_what_is_asked_inside_lies_on_top_and_what_lies_below_goes_on_after_it() -> None:
    state, _ = played(begun(), (1, Take()))
    assert state.frames == (Road(2), Activation(1, 1), Favour(1))
    assert asked(state) == [(1, "favour")]
    state, _ = played(state, (1, Choose(5)))
    assert asked(state) == [(1, "activation")]
    state, _ = played(state, (1, Take()), (1, Choose(6)))
    assert asked(state) == [(0, "activation")], "the road has gone on to the next building"
    assert state.favours == (5, 6)


def road_walked() -> tuple[Town, list[str]]:
    takes = ((1, Take()), (1, Choose(1)), (1, Take()), (1, Choose(2)), (0, Take()), (0, Choose(3)))
    return played(begun(), *takes)


def test_what_goes_on_by_itself_is_told_after_what_set_it_going() -> None:
    assert road_walked()[1][-2:] == ["favour", "road walked"]


def test_sealed_answers_are_collected_in_any_order_and_told_with_the_last_one() -> None:
    state, _ = road_walked()
    assert asked(state) == [(0, "secret"), (1, "secret")]
    for order in ((0, 1), (1, 0)):
        first, told = played(state, (order[0], Choose(order[0])))
        assert (asked(first), told) == ([(order[1], "secret")], [])
        last, told = played(first, (order[1], Choose(order[1])))
        assert (last.sums, told, last.over) == ((1,), ["revealed"], True)


def test_what_reveals_something_says_so_wherever_it_lies_in_the_step() -> None:
    state, _ = played(road_walked()[0], (0, Choose(1)))
    assert TOWN.apply(state, 1, Choose(1), CHANCE).reveals


def test_nobody_is_asked_and_offered_anything_when_no_frame_is_left() -> None:
    state, _ = played(road_walked()[0], (0, Choose(1)), (1, Choose(1)))
    assert asked(state) == []
    assert list(TOWN.tokens(state, 0)) == []


def test_only_who_is_asked_is_offered_anything() -> None:
    assert [token.text for token in TOWN.tokens(begun(), 1)] == ["anything"]
    assert list(TOWN.tokens(begun(), 0)) == []


def test_an_action_that_answers_nothing_is_refused_with_what_is_waited_for() -> None:
    with pytest.raises(IllegalAction) as refused:
        TOWN.check(begun(), 1, Choose(1))
    assert (refused.value.code, refused.value.params) == ("not-now", {"waiting": "activation"})


def test_the_refusal_of_such_an_action_can_be_the_games_own() -> None:
    own = town(refuse=lambda state, action: IllegalAction("walk-first"))
    with pytest.raises(IllegalAction, match="walk-first"):
        own.check(begun(), 1, Choose(1))


def test_the_harmless_answer_is_that_of_the_frame_on_top() -> None:
    assert TOWN.default(begun(), 1) == Take()


def test_frames_that_are_put_on_together_come_in_the_order_in_which_they_are_named() -> None:
    state = TOWN.begin(push(begun(), Favour(0), Favour(1)), CHANCE)
    assert asked(state) == [(0, "favour")]
    assert asked(pop(state)) == [(1, "favour")]
    assert pop(pop(state)) == begun()


def test_the_frame_on_top_is_of_the_kind_that_its_chapter_expects() -> None:
    assert top(begun(), Activation) == Activation(1, 2)
    with pytest.raises(AssertionError, match="activation lies on top, not Favour"):
        top(begun(), Favour)


class Sum(Tagged, frozen=True):
    number: int


class Side(Tagged, frozen=True):
    side: str


def read_sum(words: Reader, state: Town, seat: Seat) -> Sum | None:
    return Sum(words.number()) if words.peek() != "card" else None


def read_card(words: Reader, state: Town, seat: Seat) -> Choose:
    words.take()
    return Choose(words.number())


def same(state: Town, seat: Seat, action: Tagged, chance: Chance) -> Step[Town, Happened]:
    return Step(state=state)


SPOKEN = SequenceOfPlay(
    Act(Sum, answers=(Favour,), verb="bid", read=read_sum, write=lambda a: str(a.number), check=always, apply=same),
    Act(
        Choose,
        answers=(Favour,),
        verb="bid",
        read=read_card,
        write=lambda a: f"card {a.number}",
        check=always,
        apply=same,
    ),
    Act(Side, answers=(Favour,), words={"left": Side("left"), "right": Side("right")}, check=always, apply=same),
    Act(Take, answers=(Favour,), verb="take", check=always, apply=same),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [("bid 7", Sum(7)), ("bid card 7", Choose(7)), ("left", Side("left")), ("right", Side("right")), ("take", Take())],
)
def test_an_action_is_read_and_written_by_what_is_declared_of_it(text: str, action: Tagged) -> None:
    assert SPOKEN.read(Reader(text), begun(), 0) == action
    assert SPOKEN.write(action) == text


@pytest.mark.parametrize("text", ["up", "left 2", "take 2", "bid card", "bid"])
def test_what_no_action_reads_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        SPOKEN.read(Reader(text), begun(), 0)


def test_the_verbs_that_are_told_may_be_fewer_than_those_that_are_read() -> None:
    assert SPOKEN.verbs == ("bid", "left", "right", "take")
    with pytest.raises(Unreadable) as caught:
        SPOKEN.read(Reader("up"), begun(), 0, ("bid",))
    assert caught.value.expected == ("bid",)
    assert SPOKEN.read(Reader("take"), begun(), 0, ("bid",)) == Take()
