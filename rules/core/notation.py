"""What the tree of tokens gives to all games: legal notations, completion and "did you mean"."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import chain, islice, tee
from typing import Any, NoReturn, Protocol

from rules.core.contract import OPEN, Ambiguous, AnyGame, Seat, State, Tagged, Token, Unreadable

_NUMBER = re.compile(r"(?<!\S)-?[0-9]{1,18}(?!\S)")
"""A word that is a number, as a bid is."""
_SPACE = re.compile(r"(?<!\w)([a-z])([0-9]{1,2})(?!\w)")
"""A space of a board such as ``d4``, alone or in a way: its column and its row."""

MOST_COMPARED = 3000
"""How many legal notations a misspelt one is compared with; crowded positions have a few hundred."""


class Tree(Protocol):
    """Whatever offers words one after the other: a game's notation, or its standing orders."""

    def tokens(self, state: Any, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]: ...


@dataclass(frozen=True, slots=True)
class Menus:
    """The notations of a game as panels ask for them: by its menus and, where it has none, by its tokens.

    A token may be several words here, one of them open; `go_on` says what a prefix becomes by it.
    """

    game: AnyGame

    def tokens(self, state: Any, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        offered = self.game.menu(state, seat, prefix)
        return pressed(self.game.tokens(state, seat, prefix) if offered is None else offered)


def pressed(offered: Iterable[Token]) -> Iterator[Token]:
    """Leaves out the words that no panel offers."""
    return (token for token in offered if not token.typed_only)


class Walked:
    """A tree of which each prefix is asked for once: what may follow is kept, as far as anybody has looked.

    It is for one intent, which may look at several positions; they are known by identity.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._kept: dict[tuple[int, Seat, tuple[str, ...]], tuple[Any, Iterator[Token]]] = {}

    def tokens(self, state: Any, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Token]:
        key = (id(state), seat, prefix)
        if key not in self._kept:
            (beginning,) = tee(self._tree.tokens(state, seat, prefix), 1)
            self._kept[key] = state, beginning  # as long as the state is held, no other one gets its id
        return copy(self._kept[key][1])


class Reader:
    """The words of a notation in small letters, taken one after the other; what does not fit is `Unreadable`.

    >>> words = Reader("Bury  OAK")
    >>> words.one_of(("bury", "shake")), words.take(), words.left
    ('bury', 'oak', 0)
    """

    def __init__(self, text: str, words: Iterable[str] | None = None) -> None:
        """``words`` are those of the text, where they are not simply parted by blanks."""
        self.text = text
        self._words = tuple(text.lower().split() if words is None else words)
        self._next = 0

    @property
    def left(self) -> int:
        """How many words are left."""
        return len(self._words) - self._next

    def peek(self) -> str:
        """Returns the next word, empty at the end."""
        return self._words[self._next] if self.left else ""

    def take(self, expected: Sequence[str] = ()) -> str:
        """Takes the next word; ``expected`` are words that may stand there."""
        if not self.left:
            raise Unreadable(self.text, "", expected)
        self._next += 1
        return self._words[self._next - 1]

    def one_of(self, known: Collection[str]) -> str:
        """Takes a word that is one of those known."""
        word = self.take(tuple(known))
        return word if word in known else self.refuse(tuple(known))

    def number(self, digits: int = 4) -> int:
        """Takes a number of so many digits at most."""
        word = self.take()
        return int(word) if re.fullmatch(f"[0-9]{{1,{digits}}}", word) else self.refuse()

    def refuse(self, expected: Sequence[str] = ()) -> NoReturn:
        """Raises `Unreadable` for the word taken last."""
        raise Unreadable(self.text, self._words[self._next - 1], expected)

    def finish(self) -> None:
        """Raises `Unreadable` for a word too many."""
        if self.left:
            raise Unreadable(self.text, self.peek())


def split(text: str) -> tuple[str, ...]:
    """Returns the notations of a message, which are separated by semicolons; raises `Unreadable` when there is none.

    A stroke before a notation, as before a command, is none of its signs.
    """
    notations = tuple(" ".join(part.split()).removeprefix("/").lstrip() for part in text.split(";"))
    notations = tuple(notation for notation in notations if notation)
    if not notations:
        raise Unreadable(text)
    return notations


def go_on(prefix: tuple[str, ...], token: str) -> tuple[str, ...]:
    """Returns a prefix with a further token, whose words take the place of the open one where there is one.

    >>> go_on(("move",), "? a5"), go_on(("move", "?", "a5"), "2")
    (('move', '?', 'a5'), ('move', '2', 'a5'))
    """
    at = prefix.index(OPEN) if OPEN in prefix else len(prefix)
    return (*prefix[:at], *token.split(), *prefix[at + 1 :])


def legal(tree: Tree, state: State, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[str]:
    """Yields every notation that the tree offers below a prefix, in its order."""
    before = " ".join((*prefix, ""))
    for token in tree.tokens(state, seat, prefix):
        if token.ends:
            yield before + token.text
        if token.goes_on or not token.ends:  # `leads_on`, asked for hundreds of words
            yield from legal(tree, state, seat, (*prefix, token.text))


def actions(game: AnyGame, state: State, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterator[Tagged]:
    """Yields what `legal` offers as actions, for who plays and reads no words: no note is found for it."""
    for token in game.tokens(state, seat, prefix):
        if token.ends:
            yield token.action or game.parse(" ".join((*prefix, token.text)), state, seat)
        if token.leads_on:
            yield from actions(game, state, seat, (*prefix, token.text))


def branches(
    tree: Tree, state: State, seat: Seat, prefix: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Iterator[str]]]:
    """Yields each prefix that is one word longer, with all notations that begin with it."""
    for token in tree.tokens(state, seat, prefix):
        path = (*prefix, token.text)
        further = legal(tree, state, seat, path) if token.leads_on else ()
        yield path, chain([" ".join(path)] if token.ends else [], further)


def walk(tree: Tree, state: State, seat: Seat, words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Follows words along the tree in any case and returns its own spelling of them, or None off the tree."""
    path: tuple[str, ...] = ()
    for word in words:
        token = _token(tree.tokens(state, seat, path), word)
        if token is None:
            return None
        path = (*path, token.text)
    return path


def offers(game: AnyGame, state: State, seat: Seat, action: Tagged) -> bool:
    """Says whether the tree offers an action, in the spelling of `Game.format` or in another one."""
    words = tuple(game.format(action).split())
    path: tuple[str, ...] = ()
    ends = False
    for word in words:
        token = _token(game.tokens(state, seat, path), word)
        if token is None:
            break
        path, ends = (*path, token.text), token.ends
    if len(path) == len(words) and ends:
        return True
    near = legal(game, state, seat, path)
    rest = legal(game, state, seat, words[:1]) if len(path) > 1 else ()
    return any(game.parse(known, state, seat) == action for known in chain(near, rest))


def complete(tree: Tree, state: State, seat: Seat, text: str, limit: int = 25) -> tuple[str, ...]:
    """Returns up to ``limit`` legal continuations of a notation being typed, whole words at a time.

    Where there is room the shortest continuations are followed by longer ones, so that a few keys lead far.
    """
    words = tuple(text.split())
    last = "" if not words or text[-1].isspace() else words[-1]
    path = walk(tree, state, seat, words[:-1] if last else words)
    if path is None:
        return ()
    found: list[str] = []
    level = [
        ((*path, token.text), token)
        for token in tree.tokens(state, seat, path)
        if token.text.lower().startswith(last.lower())
    ]
    while level and len(found) + len(level) <= limit:
        found.extend(" ".join(way) for way, _ in level)
        going_on = (way for way, token in level if token.leads_on)
        longer = (((*way, token.text), token) for way in going_on for token in tree.tokens(state, seat, way))
        level = list(islice(longer, limit - len(found) + 1))  # one too many is enough to see that there is no room
    if not found:
        found = [" ".join(way) for way, _ in level[:limit]]
    return tuple(found)


def nearest(tree: Tree, state: State, seat: Seat, text: str, count: int = 3) -> tuple[str, ...]:
    """Returns the legal notations most like a text, best first.

    Those that go on with it come before those with other numbers or spaces, and these before all others.
    """
    wanted = " ".join(text.lower().split())
    known = {notation.lower(): notation for notation in islice(legal(tree, state, seat), MOST_COMPARED)}
    apart = {low: away for low in known if (away := _apart(wanted, low)) is not None}
    begun = [low for low in known if low.startswith(f"{wanted} ")]
    close = [
        *begun,
        *sorted(apart, key=apart.__getitem__),
        *difflib.get_close_matches(wanted, known, n=count, cutoff=0.5),
    ]
    if not close:
        verb = wanted.partition(" ")[0]
        close = [low for low in known if low.partition(" ")[0] == verb]
    return tuple(known[low] for low in dict.fromkeys(close))[:count]


def in_full(game: AnyGame, state: State, seat: Seat, text: str) -> str:
    """Returns a notation as the game writes it, or as it stands if it cannot be read."""
    try:
        return game.format(game.parse(text, state, seat))
    except (Unreadable, Ambiguous):
        return text


def _apart(one: str, other: str) -> int | None:
    """Returns by how much notations that are alike but for their numbers and spaces differ, or None for others."""
    if _alike(one) != _alike(other):
        return None
    return sum(abs(a - b) for a, b in zip(_measures(one), _measures(other), strict=True))


def _alike(text: str) -> str:
    return _SPACE.sub("@", _NUMBER.sub("#", text))


def _measures(text: str) -> list[int]:
    """Returns the numbers of a notation, and the columns and rows of its spaces."""
    spaces = [part for column, row in _SPACE.findall(text) for part in (ord(column), int(row))]
    return [*map(int, _NUMBER.findall(text)), *spaces]


def _token(tokens: Iterable[Token], word: str) -> Token | None:
    return next((token for token in tokens if token.text.lower() == word.lower()), None)
