"""What one pair of eyes can learn of a position: whatever of it a re-deal changes is a secret that got out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from rules.core import codec
from rules.core.contract import AnyGame, IllegalAction, Question, Say, Seat
from rules.core.notation import Tree
from rules.core.play import DeadEnd

MOST_PATHS = 300
"""How much of a tree is compared."""
MOST_WORDS = 12
"""Out of how many words those of a question are chosen."""

Eye: TypeAlias = Seat | None
"""A seat, or None for somebody who only watches."""


def eyes(game: AnyGame, state: Any) -> tuple[Eye, ...]:
    return (None, *(score.seat for score in game.scores(state, None)))


def known(game: AnyGame, state: Any, eye: Eye, seed: int) -> dict[str, Any]:
    """Returns all that a position tells to an eye; the seed chooses which questions are asked."""
    decisions = game.decisions(state)
    found: dict[str, Any] = {
        "view": codec.encode(game.view(state, eye)),
        "decisions": what_is_asked(game, state),
        "scores": game.scores(state, eye),
        "answers": answers(game, state, eye, seed),
    }
    if any(decision.seat == eye for decision in decisions):
        assert eye is not None
        found["tokens"] = list(islice(tree(game, state, eye), MOST_PATHS))
        found["default"] = game.format(game.default(state, eye))
    return found


def what_is_asked(game: AnyGame, state: Any) -> list[tuple[Any, ...]]:
    """Returns who is asked what, and what is said to that: posts tell all of it to everybody."""
    return [(d.seat, d.kind, d.about, d.share, d.status) for d in game.decisions(state)]


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Tells the first thing that differs, or nothing."""
    return next((f"{name}: {one[name]!r} is now {other[name]!r}" for name in one if one[name] != other[name]), "")


class Untold(Exception):
    """A word is followed by others though it does not say that it leads on."""

    def __init__(self, path: tuple[str, ...]) -> None:
        super().__init__(" ".join(path))
        self.path = path


def tree(
    of: Tree, state: Any, seat: Seat, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], bool, Say | None]]:
    """Yields every path of the tree, whether it may end there, and its note.

    Raises `DeadEnd` where it must not end, and `Untold` where it must.
    """
    for token in of.tokens(state, seat, path):
        longer = (*path, token.text)
        yield longer, token.ends, token.says
        below = tree(of, state, seat, longer)
        first = next(below, None)
        if first is not None:
            if not token.leads_on:
                raise Untold(longer)
            yield first
            yield from below
        elif not token.ends:
            raise DeadEnd(longer)


def answers(game: AnyGame, state: Any, eye: Eye, seed: int) -> list[tuple[str, Any]]:
    """Asks each question once: a seat hears its own answers, everybody else the public ones that any seat gets."""
    luck = Random(seed)
    found: list[tuple[str, Any]] = []
    for question in game.questions:
        asker = luck.choice(eyes(game, state)) if eye is None and not question.private else eye
        found += _ask(question, state, asker, luck)
    return found


def _ask(question: Question[Any], state: Any, asker: Eye, luck: Random) -> Iterator[tuple[str, Any]]:
    """Puts a question together at random and asks it; yields what was offered on the way, and the answer."""
    words: tuple[str, ...] = ()
    while tokens := list(islice(question.tokens(state, asker, words), MOST_WORDS)):
        yield "tokens", tokens
        token = luck.choice(tokens)
        words = (*words, token.text)
        if token.ends and luck.random() < 0.5:
            break
    try:
        yield "answer", question.ask(state, asker, words)
    except IllegalAction as error:
        yield "refusal", error.code
