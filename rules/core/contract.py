"""What a game must be able to do: the contract between a rules engine and everything above it.

A game is a set of pure functions over an immutable state. It performs no input or output, reads no clock,
makes no luck of its own and writes no sentence: facts leave it as typed data, words are found for them later.

The three ways in which a player's words can fail are three exceptions::

    GameError
     ├── Unreadable      the text is no notation of this game
     ├── Ambiguous       the text may mean several actions
     └── IllegalAction   the action is understood but breaks a rule

How a game is used, shown with the beginning of one:

>>> from rules.core.chance import SecretChance
>>> from rules.core.library import load
>>> game, chance = load("tikal"), SecretChance("an example")
>>> state = game.setup(2, game.meta.read_options({"starting_player": "0"}), chance)

It says who must decide what, and which words may follow one another in the answer:

>>> [(decision.seat, decision.kind) for decision in game.decisions(state)]
[(0, 'place')]
>>> [token.text for token in game.tokens(state, 0)]
['place']
>>> [token.text for token in game.tokens(state, 0, ("place",))]
['a3', 'b3', 'c4', 'c5']

Text becomes an action, which may be illegal:

>>> game.format(game.parse("PLACE a3  R1", state, 0))
'place a3 r1'
>>> game.check(state, 0, game.parse("end", state, 0))
Traceback (most recent call last):
rules.core.contract.IllegalAction: ('tile-first', {'tile': 'A5'})

A legal one leads to another position and to events; the position before stays as it was:

>>> step = game.apply(state, 0, game.parse("place a3 r1", state, 0), chance)
>>> [event.kind for event in step.events]
['tile-placed', 'treasures-laid']
>>> [decision.kind for position in (state, step.state) for decision in game.decisions(position)]
['place', 'act']

What eyes get is made for them, and what nobody can know can be dealt anew without their noticing:

>>> game.view(state, None) == game.view(game.redeal(state, None, chance), None)
True
>>> [(score.seat, score.points, score.place) for score in game.scores(state, None)]
[(0, 0, 1), (1, 0, 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from rules.core.derived import Deriving

Seat: TypeAlias = int
"""A place at the table, 0 and up in clockwise order. Members and players are not known to the rules."""

Value: TypeAlias = int | str | bool | tuple[int, ...] | tuple[str, ...]
"""What a fact may carry. By convention the name says what a value is: a name ending in ``seat`` or ``seats``
holds seats; a tuple called ``way`` holds spaces one after the other, said ``a5-b4-c4``; a string that the game's
language files have a message ``<game>-<name>-<value>`` for is said by it."""


def kebab(name: str) -> str:
    """Turns ``TilePlaced`` into ``tile-placed``, the form of a tag in logs and message ids."""
    return "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Tagged(msgspec.Struct, frozen=True, tag=kebab):
    """Base of actions, frames and events: an immutable record that names its kind."""

    @property
    def kind(self) -> str:
        """The tag of this kind, for example ``tile-placed``."""
        return str(self.__struct_config__.tag)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Deriving):
    """Base of every game's state: what is remembered between two actions, secrets included.

    Fields are numbers, strings, booleans, tuples, frames and further frozen dataclasses of these.
    """

    rules: int
    """The rules version under which this game was set up; corrected rules ask for it."""
    salt: str
    """Random, drawn at setup and in no view: without it digests would let anybody try out what is hidden."""
    frames: tuple[Any, ...]
    """What is going on, the innermost last; empty when the game is over. See `rules.core.sequence`."""

    @property
    def over(self) -> bool:
        return not self.frames

    @property
    def top(self) -> Any:
        """The innermost frame, which says what the game waits for; None when it is over."""
        return self.frames[-1] if self.frames else None

    @classmethod
    def fingerprinted(cls, form: dict[str, object]) -> dict[str, object]:
        """Returns the form in which a position is fingerprinted, of the one that follows from its fields.

        They are the same unless the shape of the state has changed since games were stored: digests have not.
        """
        return form


class GameError(Exception):
    """Base of what a game answers to a player whose words it cannot carry out."""


class Unreadable(GameError):
    """The text is no notation of this game; ``token`` is the first word that does not fit, or empty at the end."""

    def __init__(self, text: str, token: str = "", expected: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.token = token
        self.expected = tuple(expected)


class Ambiguous(GameError):
    """The text may mean several actions; ``candidates`` are their notations."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(text)
        self.text = text
        self.candidates = tuple(candidates)


class IllegalAction(GameError):
    """The action breaks the rule that ``code`` names; ``params`` are the numbers of the case.

    ``hidden`` says that the refusal depends on what other seats cannot see and is for this seat alone.
    """

    def __init__(self, code: str, *, hidden: bool = False, **params: Value) -> None:
        super().__init__(code, params)
        self.code = code
        self.hidden = hidden
        self.params: dict[str, Value] = params


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A switch of the rules that a table sets before the game; the first value is the default.

    ``begins`` says that it chooses the seat that begins, by its number from 0.
    """

    name: str
    values: tuple[str, ...]
    begins: bool = False

    @property
    def default(self) -> str:
        return self.values[0]

    def values_for(self, seats: int) -> tuple[str, ...]:
        """Returns the values that make sense with so many seats: who begins sits at the table."""
        return tuple(v for v in self.values if not (self.begins and v.isdecimal() and int(v) >= seats))


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta:
    """What a game is called and for how many it is: all that a lobby needs, cheap to import."""

    id: str
    title: str
    seats: tuple[int, ...]
    """The numbers of seats the game can be played with, ascending."""
    rules_version: int
    options: tuple[Option, ...] = ()
    minutes: int = 60
    """How long the game takes at a real table, for the lobby."""
    luck: bool = True
    """Whether anything is ever drawn, the salt aside."""

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Returns a value for every option; raises `IllegalAction` ``unknown-option`` or ``unknown-value``."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise IllegalAction("unknown-option", option=name)
            if value not in known[name].values:
                raise IllegalAction("unknown-value", option=name, value=value)
        return {name: given.get(name, option.default) for name, option in known.items()}


class Say(msgspec.Struct, frozen=True):
    """Something to be said in the reader's language: the id of a message of the game and its arguments.

    The id stands without the game's name; who says it adds ``<game>-<what>-``, for example ``tikal-note-cost``.
    """

    id: str
    args: Mapping[str, Value] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A question that the game waits for: which seat must answer, and what it is about.

    Two decisions of one seat are the same question if and only if they are equal, so ``about`` must tell
    apart what ``kind`` alone does not (the third card's veto from the fourth's). ``share`` is the part of a
    normal turn's time that the answer gets. A change of ``kind`` alone is a step within one and the same turn
    (placing a tile, then acting): who is asked with the same ``about``, and hence the same ``share``, is not called
    again, and may take back what came before. Another ``about`` makes that final, and has a time of its own.
    ``status`` is said above the choices, for example the points left (message ``<game>-status-<id>``).
    ``auction`` names what is bid for, alike in all questions of one auction and in no others: while it goes on the
    board stays as it is but for the bidding, which the words tell, so that no picture need be posted.
    ``stretch`` names a stretch of play in which nothing lies on the board otherwise but what is bid for, alike in all
    its questions and in no others: while it goes on, one post of the table is kept up to date. An auction is one by
    itself.
    """

    seat: Seat
    kind: str
    about: str = ""
    share: float = 1.0
    status: Say | None = field(default=None, compare=False)
    auction: str = field(default="", compare=False)
    stretch: str = field(default="", compare=False)


class Token(msgspec.Struct, frozen=True):
    """One word of a notation, as it may follow a given prefix.

    ``ends`` says that the notation may end after it, and ``goes_on`` that it may also go on where it may end; a word
    after which it cannot end always leads on.
    ``note`` says what choosing it means, its cost for example (message ``<game>-note-<id>``); where that takes long to
    find, it is found when somebody wants to read it. ``seat`` is the seat that the word stands for, which is called by
    its player's name. ``group`` is what tokens have in common, such as a row or a kind (message
    ``<game>-group-<id>``): where there are many, the group is chosen first. ``typed_only`` is a word that is legal and
    never worth a press, as another one leads to the same for less: no panel offers it.
    ``action`` is what the notation that ends here means, as `Game.parse` reads it, where whoever offers the word has it
    at hand: who plays without reading words, such as a search, takes that (`rules.core.notation.actions`).
    ``any_order`` is one of several things of which some are chosen, such as cards of a hand: the notation names them in
    one order, but who presses them may do so in any. ``seldom`` is something that is hardly ever meant by who presses
    the thing that it names, such as to propose that it leaves the game: it is said first, and chosen by what is said.
    ``amount`` is a number of something, such as of points that are bid: who presses it may count it up and down.

    >>> Token("P1", seat=1, ends=True).leads_on, Token("2", ends=True, goes_on=True).leads_on
    (False, True)
    """

    text: str
    ends: bool = False
    note: Say | Callable[[], Say] | None = None
    seat: Seat | None = None
    group: Say | None = None
    typed_only: bool = False
    goes_on: bool = False
    action: Tagged | None = None
    any_order: bool = False
    seldom: bool = False
    amount: bool = False

    @property
    def leads_on(self) -> bool:
        """Whether further words may follow."""
        return self.goes_on or not self.ends

    @property
    def says(self) -> Say | None:
        """The note, found if it was not yet."""
        return self.note() if callable(self.note) else self.note


OPEN = "?"
"""Stands in a panel for a word of the notation that is asked later than those behind it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """The points of a seat with a breakdown by source; ``place`` counts from 1 and is shared by equals.

    A source that is missing is not known of the seat. Places follow from those that are known of all seats, as
    `rules.core.seats.ranked` finds them.
    """

    seat: Seat
    points: int
    place: int
    sources: tuple[tuple[str, int], ...] = ()
    tie_break: int | None = None
    """What decides among equals, the greater the better; None where nothing does."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Tagged)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
OrderT = TypeVar("OrderT", bound=Tagged)
E = TypeVar("E", bound=Tagged)
E_co = TypeVar("E_co", bound=Tagged, covariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
T = TypeVar("T")


class Chance(Protocol):
    """The only source of luck. Each draw has a kind, a short name such as ``tiles-A``, under which it is recorded."""

    def shuffle(self, kind: str, items: Sequence[T]) -> tuple[T, ...]:
        """Returns the items in a random order."""

    def below(self, kind: str, bound: int) -> int:
        """Returns a number of 0 to ``bound`` - 1, each as likely as the others."""

    def salt(self) -> str:
        """Returns 32 random hexadecimal digits, for `State.salt`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Generic[S, E_co]):
    """What an action leads to: the new state and what happened, in order.

    ``reveals`` says that the acting seat learnt by it what it could not know before, although no luck was
    needed (the top of a deck shuffled at setup): the action cannot be taken back.
    """

    state: S
    events: tuple[E_co, ...] = ()
    reveals: bool = False

    def then(self, go_on: Callable[[S], Step[S, E]]) -> Step[S, E_co | E]:
        """Goes on from the new state; what happens there is told after what has happened so far."""
        later = go_on(self.state)
        return Step(state=later.state, events=(*self.events, *later.events), reveals=self.reveals or later.reveals)


def no_words(state: object, seat: Seat | None, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers nothing: the tokens of a question that takes no words."""
    return iter(())


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Generic[S]):
    """A question of the game's own that a seat may ask at any time, as ``/<name> words``.

    ``tokens`` offers its words as `Game.tokens` does (no words at all: it yields nothing for the empty prefix);
    ``answer`` returns lines ``<game>-answer-<id>`` or raises `Unreadable` or `IllegalAction`; to a question that
    takes no words none are handed (`ask` sees to it).
    ``private``: the answer depends on what others cannot see and is for the asking seat alone.
    """

    name: str
    answer: Callable[[S, Seat | None, tuple[str, ...]], tuple[Say, ...]]
    tokens: Callable[[S, Seat | None, tuple[str, ...]], Iterable[Token]] = no_words
    private: bool = False

    def ask(self, state: S, seat: Seat | None, words: tuple[str, ...] = ()) -> tuple[Say, ...]:
        """Answers it; raises what ``answer`` does, and `Unreadable` for words where none are taken."""
        if words and self.tokens is no_words:
            raise Unreadable(" ".join(words), words[0])
        return self.answer(state, seat, words)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact(Generic[S]):
    """A named part of a position, for scenarios: read to compare, written to set the position up.

    ``args`` are the words after the name (``figures a4 P0``: name ``figures``, args ``a4 P0``), the value is text.
    All raise `ValueError` with a plain sentence when a word makes no sense; ``write`` is None for what follows
    from other facts and can only be read. ``judge`` looks at a value that is expected and raises when the fact cannot
    have it in any position. What is set ``last`` is made from the rest of the position: of several facts set in a row
    it is the last, wherever its line stands.
    """

    name: str
    usage: str
    read: Callable[[S, tuple[str, ...]], str]
    judge: Callable[[S, str], object]
    write: Callable[[S, tuple[str, ...], str], S] | None = None
    last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition(Generic[S]):
    """What moves ahead may ask of a part of the game, as ``d4 is free``: of what everybody sees, never of a secret.

    ``word`` is its name in notations; message ``<game>-ahead-word-<word>`` says by which words it is typed, the first
    of which it is told by. ``parts`` are those of which it may be asked, in lower case and as they are called in every
    language; ``holds`` says of one of them whether it is so, for the seat whose moves they are.
    """

    word: str
    parts: Callable[[S], tuple[str, ...]]
    holds: Callable[[S, Seat, str], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """What a standing order says in a position: the answer for its seat, why it stops applying, or both in one."""

    notation: str = ""
    """What is played for the seat that is asked; empty where the order answers nothing."""
    ended: Say | None = None
    """Why the order stops applying, after its answer if it has one (message ``<game>-ended-<id>``)."""
    late: bool = False
    """Whether the answer is only for the case that its seat does not answer in time, instead of the harmless one."""


class Orders(Protocol[S_contra, OrderT]):
    """The standing orders of a game: what a seat leaves behind to be answered in its place, told to nobody else.

    An order is a tagged record of what was wished, bound to what it is about (this card, this phase). All is judged
    from what its seat may know, so a re-deal for that seat changes nothing here.
    """

    @property
    def type(self) -> Any:
        """The union of the orders, for the codec. Each is said by message ``<game>-order-<kind>`` with its fields."""

    def tokens(self, state: S_contra, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        """Yields the words that may follow a prefix, as `Game.tokens` does, whether the seat is asked or not."""

    def read(self, text: str, state: S_contra, seat: Seat) -> OrderT:
        """Reads an order, in any case and with any spacing; raises `Unreadable` or `IllegalAction`."""

    def subject(self, order: OrderT) -> str:
        """Says what an order is about: a seat has one for each subject, and a later one takes its place."""

    def follow(self, state: S_contra, seat: Seat, order: OrderT) -> Followed | None:
        """Says what an order answers now and whether it has had its day; None where it has nothing to say."""


class Game(Protocol[S, A, E, V_co]):
    """A game. One object without data of its own; every method is a pure function of its arguments."""

    @property
    def meta(self) -> Meta: ...

    @property
    def state_type(self) -> type[S]: ...

    @property
    def action_type(self) -> Any:
        """The union of the game's actions, for the codec."""

    @property
    def event_type(self) -> Any:
        """The union of the game's events, for the codec."""

    @property
    def view_type(self) -> type[V_co]: ...

    @property
    def questions(self) -> tuple[Question[S], ...]: ...

    @property
    def facts(self) -> tuple[Fact[S], ...]:
        """The vocabulary of the game's scenarios."""

    @property
    def orders(self) -> Orders[S, Any] | None:
        """The standing orders that seats may give, or None where the game has none."""

    @property
    def conditions(self) -> tuple[Condition[S], ...]:
        """What moves ahead may ask of the board, see `rules.core.ahead`."""

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Returns the position before the first decision; ``options`` has a value for every option."""

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Says who must decide what, at most one decision a seat; empty means that the game is over."""

    def tokens(self, state: S, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        """Yields the words that may follow a prefix, lazily and in a stable order.

        Every offered word has a legal completion, so a walk along offered words never ends in a dead end.
        Where an action is a way of several steps it may offer single steps and targets instead of every path.
        """

    def menu(self, state: S, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
        """Yields what a panel offers after a prefix instead of `tokens`, or returns None: the same.

        Here a token may be a short cut that stands for several words (``3 a5 to``), and one of these may be left
        open with `OPEN`, to be asked next (``? a5``: the origin before the number). A prefix with an open word asks
        for that word, whose place it then takes; without one it is a prefix as `tokens` knows them. A short cut is
        called by its note alone.
        """

    def parse(self, text: str, state: S, seat: Seat) -> A:
        """Reads one notation, in any case and with any spacing; raises `Unreadable` or `Ambiguous`.

        It need not be legal: `check` judges that.
        """

    def format(self, action: A) -> str:
        """Returns the one notation of an action that logs and records hold; `parse` reads it back."""

    def steps(self, action: A) -> tuple[A, ...]:
        """Returns the single steps that an action stands for, each of which must be legal in turn; most are one."""

    def answers(self, state: S, action: A) -> bool:
        """Says whether an action, legal or not, is of a kind that answers what is asked now."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Judges an action of a seat that is asked; raises `IllegalAction` with the first rule it breaks."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Carries out a legal action. What the rules then settle by themselves, for all to see, happens too."""

    def default(self, state: S, seat: Seat) -> A:
        """Returns the harmless answer for a seat that is asked and does not answer."""

    def forgone(self, state: S, seat: Seat, action: A) -> Say | None:
        """Says what a legal action would give up though it could still be used (message ``<game>-forgone-<id>``).

        Action points at the end of a turn, for example: who is about to play that is asked for confirmation once.
        """

    def secret(self, state: S, action: A) -> bool:
        """Says whether the notation itself tells what other seats will not see and must be typed in private."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Returns what a seat, or a spectator (None), may see; secrets are absent, not masked."""

    def show(self, event: E, seat: Seat | None) -> E | None:
        """Returns what a seat may learn of an event: the event, a poorer copy, or nothing."""

    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Deals anew all that a seat cannot know, the salt included; what it knows stays as it is."""

    def scores(self, state: S, seat: Seat | None) -> tuple[Score, ...]:
        """Returns the scores in the order of seats, as a seat may know them; all of them once the game is over."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types do not matter here: matches, laws and tables handle all games alike."""
