"""The sequence of play, written one way in all games: frames on a stack, and steps that say what follows.

What goes on lies in the state as a stack of frames, the innermost last. A frame is of one of two kinds:

- an *ask* waits for an answer of one seat or of several: a turn, a bid, a choice that all make in secret;
- a *stage* waits for nobody. Whenever it lies on top it goes on by itself, with what the rulebook says comes next:
  the turns of a round, the next building of a road. When it is through, it takes itself off.

An ask whose seat has no choice may say so: then its answer is given, and told, without asking anybody.

An interruption is a frame on top; when it is taken off, what lies below goes on. So a favour can be asked inside an
activation inside a road, and a game can sleep in the middle of it. When no frame is left the game is over.

A game is one `SequenceOfPlay`: it says what there is, each kind of frame and each kind of action once. What stands
behind a kind must take that kind, which is checked as types: an action cannot be given another one's judge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.contract import A, AnyGame, Chance, Decision, IllegalAction, S, Say, Seat, State, Step, Tagged, Token
from rules.core.derived import derived
from rules.core.notation import Reader

F = TypeVar("F", bound=Tagged)

AnyStep: TypeAlias = Step[Any, Any]

MOST_STAGES = 1000
"""How often stages and forced answers may go on after one action: far more than any rulebook wants, and less than for
ever."""


def nothing(state: object, seat: Seat, action: object) -> None:
    """Gives up nothing that could still be used."""


def no_more(action: Tagged) -> str:
    """Writes nothing behind the verb."""
    return ""


def as_tokens(state: object, seat: Seat, prefix: tuple[str, ...]) -> None:
    """Leaves it to the tokens what a panel offers."""


def is_asked(state: object, seat: Seat) -> None:
    """Asks a seat even where it has no choice."""


PLENTY = 50
"""Action points that no action needs: who lacks nothing but points could act with these."""


def unsaid(state: object, seat: Seat, verb: str) -> None:
    """Leaves it to the words of a verb what is lacking."""


def verbs_asked(game: AnyGame, state: State) -> tuple[str, ...]:
    """Returns the first words of all that answers what is asked, be it possible or not; none of a game that is not
    written as a sequence of play."""
    sequence = _sequence_of(game)
    return () if sequence is None else sequence.verbs_asked(state)


def verbs(game: AnyGame) -> tuple[str, ...]:
    """Returns the first words of all notations; none of a game that is not written as a sequence of play."""
    sequence = _sequence_of(game)
    return () if sequence is None else sequence.verbs


def lacks(game: AnyGame, state: State, seat: Seat, verb: str) -> Say | None:
    """Says what a seat that is asked lacks for what a verb begins and nothing of which it can choose (message
    ``<game>-lacks-<id>``); None where that goes without saying."""
    sequence = _sequence_of(game)
    return None if sequence is None else sequence.lacks(state, seat, verb)


def _sequence_of(game: AnyGame) -> SequenceOfPlay | None:
    found: SequenceOfPlay | None = getattr(game, "sequence", None)
    return found


class Declared:
    """Base of what is said of a kind of frame or action. It has no types of its own, so that those below are found
    from what is given them, and not from where they stand."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Declared, Generic[S, F]):
    """A kind of frame that waits for answers. Its functions take the state and, some of them, the frame on top."""

    kind: type[F] = field(kw_only=False)
    decisions: Callable[[S, F], tuple[Decision, ...]]
    """Says of state and frame who must decide what; at least one seat."""
    tokens: Callable[[S, Seat, tuple[str, ...]], Iterable[Token]]
    """Offers the words of the answers to a seat that is asked, as `Game.tokens` does."""
    default: Callable[[S, Seat], Tagged]
    """Returns the harmless answer."""
    menu: Callable[[S, Seat, tuple[str, ...]], Iterable[Token] | None] = as_tokens
    """Says what a panel offers instead of the tokens, as `Game.menu` does."""
    lacks: Callable[[S, Seat, str], Say | None] = unsaid
    """Says what is lacking first for what a verb begins, of which a seat that is asked can choose nothing."""
    forced: Callable[[S, Seat], Tagged | None] = is_asked
    """Returns the answer that one seat, asked alone, gives without being asked; None where it is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage(Declared, Generic[S, F]):
    """A kind of frame that goes on by itself while it lies on top: puts frames on the stack, or takes itself off."""

    kind: type[F] = field(kw_only=False)
    go_on: Callable[[S, F, Chance], AnyStep]
    """Takes the state, the frame on top, and luck; what comes of it is nearer to an ask on top, or to the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Declared, Generic[S, A]):
    """A kind of action, of which all is said here: how it is written, how it is judged, and what it does."""

    kind: type[A] = field(kw_only=False)
    answers: tuple[type[Tagged], ...]
    """The kinds of frames to which it is an answer."""
    check: Callable[[S, Seat, A], None]
    """Raises `IllegalAction` with the first rule that the action breaks; it is an answer to what is asked."""
    apply: Callable[[S, Seat, A, Chance], AnyStep]
    """Carries the action out, up to where a frame on the stack says what follows."""
    forgone: Callable[[S, Seat, A], Say | None] = nothing
    """Says what the action gives up though it could still be used, as `Game.forgone` does."""
    verb: str = ""
    """The first word of its notation."""
    read: Callable[[Reader, S, Seat], A | None] | None = None
    """Reads what follows the verb; an action of which the verb says all has nothing to be read. Where actions share a
    verb, the words of one that is declared further down are read as None, and none of them is taken."""
    write: Callable[[A], str] = no_more
    """Writes what follows the verb."""
    words: Mapping[str, A] = field(default_factory=dict)
    """All its notations and what they mean, where each is a word of its own; then there is no verb."""


K = TypeVar("K", Ask[Any, Any] | Stage[Any, Any], Act[Any, Any])


def always(state: object, seat: Seat, action: Tagged) -> None:
    """Judges an action that is allowed whenever it answers what is asked."""


def not_now(state: State, action: Tagged) -> IllegalAction:
    """Returns the refusal of an action that does not answer what is asked."""
    return IllegalAction("not-now", waiting=state.top.kind)


class SequenceOfPlay:
    """What a game consists of: its kinds of frames, and its kinds of actions.

    ``refuse`` returns the refusal of an action that is no answer to the frame on top.
    """

    def __init__(self, *declared: Declared, refuse: Callable[[Any, Tagged], IllegalAction] = not_now) -> None:
        self.frames = _by_kind(one for one in declared if isinstance(one, Ask | Stage))
        self.actions = _by_kind(one for one in declared if isinstance(one, Act))
        self.refuse = refuse
        self._by_verb: dict[str, list[Act[Any, Any]]] = {}
        for act in self.actions.values():
            for verb in filter(None, act.words or (act.verb,)):
                self._by_verb.setdefault(verb, []).append(act)

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of all notations, in the order in which their actions are declared."""
        return tuple(self._by_verb)

    def verbs_asked(self, state: State) -> tuple[str, ...]:
        """Returns the first words of all that answers what is asked, be it possible or not."""
        return tuple(
            verb for verb, acts in self._by_verb.items() if any(type(state.top) in act.answers for act in acts)
        )

    def read(self, words: Reader, state: State, seat: Seat, expected: tuple[str, ...] = ()) -> Tagged:
        """Reads a notation whose first word is the verb of an action; raises `Unreadable` or `Ambiguous`.

        ``expected`` are the verbs that are told where another word stands, if not all.
        """
        verb = words.take(expected or self.verbs)
        acts = self._by_verb.get(verb) or words.refuse(expected or self.verbs)
        readings = (act.words.get(verb) or (act.read(words, state, seat) if act.read else act.kind()) for act in acts)
        action: Tagged = next((reading for reading in readings if reading is not None), None) or words.refuse()
        words.finish()
        return action

    def write(self, action: Tagged) -> str:
        """Writes the one notation of an action."""
        act = self.actions[type(action)]
        word = next((word for word, meant in act.words.items() if meant == action), act.verb)
        return f"{word} {act.write(action)}".rstrip()

    def begin(self, state: S, chance: Chance) -> S:
        """Returns the position before the first decision of a game that has been set up; what led to it is not told."""
        begun: S = self.settle(Step(state=state), chance).state
        return begun

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Says who must decide what; nobody when the game is over."""
        return _decisions(state, self)

    def tokens(self, state: State, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        """Offers the words that may follow; nothing to a seat that is not asked."""
        seats, asked = _asked_now(state, self)
        return asked.tokens(state, seat, prefix) if asked and seat in seats else ()

    def menu(self, state: State, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
        """Says what a panel offers instead of the tokens."""
        seats, asked = _asked_now(state, self)
        return asked.menu(state, seat, prefix) if asked and seat in seats else None

    def lacks(self, state: State, seat: Seat, verb: str) -> Say | None:
        """Says what a seat lacks for what a verb begins, of which it can choose nothing."""
        seats, asked = _asked_now(state, self)
        return asked.lacks(state, seat, verb) if asked and seat in seats else None

    def answers(self, state: State, action: Tagged) -> bool:
        """Says whether an action is of a kind that answers what is asked."""
        return type(state.top) in self.actions[type(action)].answers

    def check(self, state: State, seat: Seat, action: Tagged) -> None:
        """Judges an action of a seat that is asked; raises `IllegalAction`."""
        if not self.answers(state, action):
            raise self.refuse(state, action)
        self.actions[type(action)].check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Tagged, chance: Chance) -> AnyStep:
        """Carries out a legal action, and all that goes on by itself after it."""
        return self.settle(self.actions[type(action)].apply(state, seat, action, chance), chance)

    def forgone(self, state: State, seat: Seat, action: Tagged) -> Say | None:
        """Says what a legal action gives up though it could still be used."""
        return self.actions[type(action)].forgone(state, seat, action)

    def default(self, state: State, seat: Seat) -> Tagged:
        """Returns the harmless answer of a seat that is asked."""
        return self._asked(state).default(state, seat)

    def settle(self, step: AnyStep, chance: Chance) -> AnyStep:
        """Lets stages go on, and forced answers be given, until a frame on top asks somebody, or none is left."""
        for _ in range(MOST_STAGES):
            go_on = self._goes_on(step.state, chance)
            if go_on is None:
                return step
            step = step.then(go_on)
        raise AssertionError(f"{step.state.top.kind} goes on and on: it puts no ask on the stack and is not taken off")

    def _goes_on(self, state: State, chance: Chance) -> Callable[[Any], AnyStep] | None:
        """Returns what happens by itself; nothing where somebody is asked or the game is over."""
        if not state.frames:
            return None
        frame = self.frames[type(state.top)]
        if isinstance(frame, Stage):
            return partial(_go_on, frame, chance)
        if frame.forced is is_asked:
            return None
        asked = self.decisions(state)
        answer = frame.forced(state, asked[0].seat) if len(asked) == 1 else None
        return None if answer is None else partial(self._give, asked[0].seat, answer, chance)

    def _give(self, seat: Seat, answer: Tagged, chance: Chance, state: State) -> AnyStep:
        return self.actions[type(answer)].apply(state, seat, answer, chance)

    def _asked(self, state: State) -> Ask[Any, Any]:
        frame = self.frames[type(state.top)]
        assert isinstance(frame, Ask), "a stage on top goes on before anybody is asked"
        return frame


def _by_kind(declared: Iterable[K]) -> dict[type[Tagged], K]:
    """Raises `ValueError` for a kind that is declared twice."""
    found: dict[type[Tagged], K] = {}
    for one in declared:
        if one.kind in found:
            raise ValueError(f"{one.kind.__name__} is declared twice")
        found[one.kind] = one
    return found


@derived
def _decisions(state: State, sequence: SequenceOfPlay) -> tuple[Decision, ...]:
    """Found once, for it is looked at before any word is offered."""
    return sequence._asked(state).decisions(state, state.top) if state.frames else ()


@derived
def _asked_now(state: State, sequence: SequenceOfPlay) -> tuple[tuple[Seat, ...], Ask[Any, Any] | None]:
    """Returns the seats that are asked, and by what: found once, for it is looked at for each word."""
    seats = tuple(decision.seat for decision in _decisions(state, sequence))
    return seats, sequence._asked(state) if seats else None


def _go_on(stage: Stage[Any, Any], chance: Chance, state: State) -> AnyStep:
    return stage.go_on(state, state.top, chance)


def top(state: State, kind: type[F]) -> F:
    """Returns the frame on top, which is of that kind."""
    found = state.top
    assert isinstance(found, kind), f"{found.kind} lies on top, not {kind.__name__}"
    return found


def push(state: S, *frames: Tagged) -> S:
    """Puts frames on the stack, named in the order in which their time comes: the first of them on top."""
    return replace(state, frames=(*state.frames, *reversed(frames)))


def pop(state: S) -> S:
    """Takes the top frame off the stack."""
    return replace(state, frames=state.frames[:-1])


def with_top(state: S, frame: Tagged) -> S:
    """Returns the state with another frame in place of the top one."""
    return replace(state, frames=(*state.frames[:-1], frame))
