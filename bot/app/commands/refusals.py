"""Says why something was refused: the rule, the numbers, and the nearest that would be legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

from bot.app.panels.choosing import short_button
from bot.app.play.attempts import NotPlayed
from bot.app.play.openness import hides_nothing
from bot.app.play.reasons import why
from bot.app.speech.context import Context, Trouble, WhichTable
from bot.app.speech.language import OPEN, Words, languages, literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.presses import make
from bot.app.speech.text import compose
from rules.core import library, notation
from rules.core.contract import Ambiguous, GameError, IllegalAction, Seat, Unreadable
from rules.core.notation import Tree

LONGEST_QUOTE = 120
"""Characters of a refused notation that are repeated; who wrote more knows the rest."""
MOST_OFFERED = 8
"""Buttons with what would be legal instead."""
FEW = 3
SHORT = 3
"""Letters of a word that keeps its end."""
KNOWN_TO_ALL = frozenset(
    {
        *("not-at-table", "not-your-turn", "not-your-turn-yet", "no-turn-to-end", "not-your-button", "paused"),
        *("no-table-here", "no-such-table", "not-started", "already-started", "game-over", "table-closed"),
        "game-moved-away",
        *("no-such-command", "no-hand", "no-orders", "no-such-question", "unknown-button"),
    }
)
"""Why something cannot be done where that is no secret: it tells of nothing but what everybody at the table sees."""
SUGGESTED = "-"
"""Stands in the id of what waits to be carried out, before the number of a suggestion."""


def trouble(words: Words, error: Trouble) -> Reply:
    """Says why an intent cannot be carried out."""
    return Reply(Message(compose(said(words, error))), refused=True)


def said(words: Words, error: Trouble) -> str:
    """Says what is wrong and what to do."""
    return words(f"trouble-{error.id}", **{name: _said(words, value) for name, value in error.args_.items()})


async def refused(ctx: Context, not_played: NotPlayed, pending: str) -> tuple[Reply, tuple[str, ...]]:
    """Says why a notation was refused: unreadable, ambiguous and illegal are three different answers.

    What could be sent instead is returned too, and offered by buttons, which name it by ``pending`` and a number.
    """
    error, playing = not_played.refused, not_played.playing
    text = f"`{literal(error.notation[:LONGEST_QUOTE])}`"
    said = [why(ctx.words, playing.table.game, error.error, playing.names, text)]
    if isinstance(error.error, Unreadable) and _reads_like_several(ctx.words, playing.table.game, error.notation):
        said.append(ctx.say("refusal-several"))
    close = _close(ctx, not_played)
    if close:
        offers = ctx.words.list(f"`{literal(other)}`" for other in close)
        kind = "candidates" if isinstance(error.error, Ambiguous) else "nearest"
        said.append(ctx.say(f"refusal-{kind}", moves=offers))
    said.append(ctx.say("refusal-nothing-changed", table=literal(playing.table.name)))
    texts = _instead(not_played, close)
    buttons = [
        short_button(make("again", playing.table.id, f"{pending}{SUGGESTED}{number}"), close[number])
        for number in range(len(texts))
    ]
    rows = tuple(tuple(buttons[i : i + 2]) for i in range(0, len(buttons), 2))
    message = Message(compose("\n".join(said)), buttons=rows)
    open_to_all = hides_nothing(playing, not_played.seat)
    return Reply(message, refused=True, aloud=message if open_to_all else None), texts


def _instead(not_played: NotPlayed, close: Sequence[str]) -> tuple[str, ...]:
    """Returns what could be sent in place of what was refused: the same with its refused notation corrected."""
    with suppress(Unreadable):
        notations = notation.split(not_played.text)
        if notations.count(not_played.refused.notation) == 1:
            at = notations.index(not_played.refused.notation)
            texts = ("; ".join((*notations[:at], other, *notations[at + 1 :])) for other in close)
            return tuple(texts)[:MOST_OFFERED]
    return ()


def _close(ctx: Context, not_played: NotPlayed) -> Sequence[str]:
    """Returns the legal notations nearest to the refused one; where none is like it, one for each thing to do.

    Of one that breaks a rule they begin with the same verb, where there is more than one thing to do: what it was to do
    is known, and something else is no help. What is written with a *no* is never answered with what it says no to.
    """
    error = not_played.refused
    match = error.before
    if isinstance(error.error, Ambiguous):
        return error.error.candidates
    if _is_legal_alone(error.error):
        return ()
    tree, seat = ctx.walked(not_played.tree), not_played.seat
    state, wanted = match.state_for(seat), error.notation[:LONGEST_QUOTE]
    if not_played.tree is match.game:
        wanted = notation.in_full(match.game, state, seat, wanted)
    close = [one for one in notation.nearest(tree, state, seat, wanted) if not _denies(wanted, one)]
    if isinstance(error.error, IllegalAction) and len(list(islice(tree.tokens(state, seat, ()), 2))) > 1:
        close = [other for other in close if other.split()[0] == wanted.split()[0]]
    elif not close:
        others = (one for one in _one_of_each_kind(tree, state, seat) if not _denies(wanted, one))
        close = list(islice(others, FEW))
    if not_played.tree is match.game:
        close = [notation.in_full(match.game, state, seat, one) for one in close]
    return close


def _denies(wanted: str, offered: str) -> bool:
    """Says whether a text says no to what a notation does, in any language: ``no veto``, ``don't pass``, ``neveto``."""
    verb, text = offered.lower().split()[0], wanted.lower().replace("’", "'")
    stem = verb if len(verb) <= SHORT else verb[:-1]  # inflected as it may be
    return any(text.startswith(no) and stem in text.removeprefix(no) for no in _denials())


@cache
def _denials() -> tuple[str, ...]:
    """Returns the words of all languages that say no."""
    return tuple(no for words in map(Words, languages()) for no in words("words-of-no").split())


def _reads_like_several(words: Words, game: str, notation: str) -> bool:
    """Says whether another verb follows the first one, as where the sign between two notations is forgotten."""
    following = notation.lower().replace(",", " ").split()[1:]
    return any(words.has(f"{game}-verb-{word}") for word in following)


def _one_of_each_kind(tree: Tree, state: Any, seat: Seat) -> Iterator[str]:
    for verb in tree.tokens(state, seat, ()):
        yield verb.text if verb.ends else next(notation.legal(tree, state, seat, (verb.text,)))


def _is_legal_alone(error: GameError) -> bool:
    return isinstance(error, IllegalAction) and error.code == "must-be-last"


def which_table(words: Words, error: WhichTable, pending: str) -> Reply:
    """Asks which table is meant; the answer's button carries out what was asked."""
    buttons = [
        Button(make("again", table.id, pending), f"{table.name} · {library.meta(table.game).title}")
        for table in error.tables[:20]
    ]
    rows = tuple(tuple(buttons[i : i + 4]) for i in range(0, len(buttons), 4))
    return Reply(Message(compose(words("which-table")), buttons=rows), refused=True)


def which_game(ctx: Context, press: Callable[[str], str], asking: str = "which-game") -> Reply:
    """Asks by a message which game is meant; a button goes on with it, in the place where it is pressed."""
    buttons = [Button(press(game), library.meta(game).title) for game in library.games()]
    rows = tuple(tuple(buttons[i : i + 4]) for i in range(0, min(len(buttons), 20), 4))
    return Reply(Message(compose(ctx.say(asking)), buttons=rows), refused=True)


def _said(words: Words, value: object) -> object:
    """Makes an argument fit for a message: names stand for themselves, unless what made the text has marked them."""
    if isinstance(value, tuple):
        return words.list(literal(name) for name in value)
    return literal(value) if isinstance(value, str) and OPEN not in value else value
