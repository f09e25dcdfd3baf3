"""Moves ahead in words: as a member types them, in any language, and as they are told again.

A line of them is ``if d4 is free and d5 is not free: place d4; end``, or moves alone; lines are parted by breaks or by
``/``, and the last one may be ``else ping me``, which goes without saying.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from bot.app.outside import Luck
from bot.app.play.reasons import why
from bot.app.play.tables import Playing
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words, languages, literal
from bot.app.speech.text import beginning
from rules.core import ahead, library
from rules.core.ahead import Ahead, If, Line, Tried
from rules.core.contract import Say, Seat
from rules.core.notation import split

IF, AND, NOT, ELSE, FILLING = "if", "and", "not", "else", "filling"
SIGNS = (IF, AND, NOT, ELSE, FILLING)
MOST_LINES = 5
LONGEST = 600
"""Characters that are read."""
LONGEST_QUOTE = 60
REASONS = 300
"""Characters of why moves ahead were not played, beside a board."""
_PARTED = re.compile(r"\n|(?:^|\s)/(?:\s|$)")


class MovesAhead:
    """Moves ahead as their owner meets them, see `bot.app.play.orders.Kind`."""

    def read(self, playing: Playing, seat: Seat, text: str, luck: Luck) -> Ahead:
        """Reads moves ahead; raises `Trouble` for what is none, and `Unreadable` for what the game does not know."""
        left = read(playing.table.game, text)
        ahead.check(playing.match, seat, left)
        return left

    def tell(self, words: Words, playing: Playing, order: Ahead) -> str:
        return words("order-ahead")

    def tell_kept(self, words: Words, playing: Playing, order: Ahead) -> str:
        return words("ahead-kept", lines=tell(words, playing.table.game, order))

    def tell_ended(self, words: Words, playing: Playing, seat: Seat, order: Ahead, ended: Say) -> str:
        """Says that they were played, or of each line why it was not."""
        if ended == ahead.PLAYED:
            return words("ahead-played")
        failed = [one for one in ahead.tried(playing.match, seat, order) if not one.legal]
        told = [*tell_tried(words, playing, order, failed)]
        return "\n".join([words("ahead-dropped"), *beginning(told, REASONS)])


def read(game: str, text: str) -> Ahead:
    """Reads moves ahead; raises `Trouble` for what is none, but judges neither parts of the board nor moves."""
    lines = [line.strip() for line in _PARTED.split(text) if line.strip()]
    if lines and _sign(game, lines[-1].split()[0]) == ELSE:
        lines.pop()
    if not 0 < len(lines) <= MOST_LINES or len(text) > LONGEST:
        raise Trouble("ahead-lines", most=MOST_LINES)
    return Ahead(lines=tuple(_line(game, line) for line in lines))


def _line(game: str, text: str) -> Line:
    asks = _sign(game, text.split()[0]) == IF
    before, colon, moves = text.partition(":") if asks else ("", "", text)
    if asks != bool(colon) or not moves.replace(";", "").strip():
        raise Trouble("ahead-line", line=text[:80])
    words = [_sign(game, word) for word in before.lower().replace(",", " ").split()]
    conditions: list[list[str]] = [[]]
    for word in words[1:]:
        if word == AND:
            conditions.append([])
        elif word != FILLING:
            conditions[-1].append(word)
    notations = "; ".join(split(moves))
    return Line(moves=notations, conditions=tuple(_condition(game, text, one) for one in conditions) if asks else ())


def _condition(game: str, line: str, words: list[str]) -> If:
    """Reads a part of the game and what it is, in either order."""
    said, known = [word for word in words if word != NOT], _asked(game)
    if len(said) != 2 or not set(said) & known:
        raise Trouble("ahead-line", line=line[:80])
    part, word = said if said[1] in known else reversed(said)
    return If(part, word, holds=len(said) == len(words))


def _asked(game: str) -> set[str]:
    """Returns what can be asked in a game."""
    return {one.word for one in library.load(game).conditions}


def _sign(game: str, word: str) -> str:
    """Returns what a word stands for in some language, or the word itself."""
    return signs(game).get(word.lower().strip(",.:"), word.lower())


@cache
def signs(game: str) -> dict[str, str]:
    """Returns the words of all languages by what they stand for; those of its conditions are the game's."""
    ids = {sign: f"ahead-word-{sign}" for sign in SIGNS}
    ids |= {word: f"{game}-ahead-word-{word}" for word in _asked(game)}
    return {word: sign for words in map(Words, languages()) for sign, id in ids.items() for word in words(id).split()}


def complete(words: Words, playing: Playing, text: str) -> Iterator[str]:
    """Yields the words that may come next in a condition, where one is being typed: parts, then what they may be."""
    game, state = playing.table.game, playing.match.base
    typed = [_sign(game, word) for word in _PARTED.split(text)[-1].split()]
    if not typed:
        yield words(f"ahead-word-{IF}").split()[0]
    if ":" in text.rpartition("/")[2] or typed[:1] != [IF]:
        return
    begun = typed[len(typed) - [*reversed(typed)].index(AND) :] if AND in typed else typed[1:]
    said = [word for word in begun if word not in (NOT, FILLING)]
    conditions = playing.match.game.conditions
    if not said:
        yield from dict.fromkeys(part for one in conditions for part in one.parts(state))
    elif len(said) == 1:
        yield from (_word(words, game, one.word) for one in conditions if said[0] in one.parts(state))


def tell(words: Words, game: str, left: Ahead) -> str:
    """Says moves ahead in one line, as they could be typed."""
    return " / ".join([*(_told(words, game, line) for line in left.lines), words("ahead-else")])


def _told(words: Words, game: str, line: Line) -> str:
    moves = f"`{literal(line.moves)}`"
    if not line.conditions:
        return moves
    said = words.list(_said(words, game, one) for one in line.conditions)
    return words("ahead-if", conditions=said, moves=moves)


def _word(words: Words, game: str, word: str) -> str:
    return words(f"{game}-ahead-word-{word}").split()[0]


def _said(words: Words, game: str, condition: If) -> str:
    word = _word(words, game, condition.word)
    return words("ahead-is", part=literal(condition.part), word=word, holds="yes" if condition.holds else "no")


def tell_tried(words: Words, playing: Playing, left: Ahead, tried: Iterable[Tried]) -> Iterator[str]:
    """Says what came of each line that was tried, and why where it cannot be played."""
    for one in tried:
        number = 1 + left.lines.index(one.line)
        if one.unmet is not None:
            unmet = If(one.unmet.part, one.unmet.word, not one.unmet.holds)
            yield words("ahead-unmet", line=number, why=_said(words, playing.table.game, unmet))
        elif one.refused is not None:
            notation = f"`{literal(one.refused.notation[:LONGEST_QUOTE])}`"
            reason = why(words, playing.table.game, one.refused.error, playing.names, notation)
            yield words("ahead-refused", line=number, why=reason)
        else:
            yield words("ahead-legal", line=number)
