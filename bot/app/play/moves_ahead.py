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
from rules.core import ahead
from rules.core.ahead import Ahead, If, Line, Tried
from rules.core.contract import Say, Seat
from rules.core.notation import split

IF, AND, NOT, ELSE, FILLING = "if", "and", "not", "else", "filling"
SIGNS = (IF, AND, NOT, ELSE, FILLING)
CONDITIONS = ("free", "up")
"""What a part of a board can be in the games that there are."""
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
        left = read(text)
        ahead.check(playing.match, seat, left)
        return left

    def tell(self, words: Words, playing: Playing, order: Ahead) -> str:
        return words("order-ahead")

    def tell_kept(self, words: Words, playing: Playing, order: Ahead) -> str:
        return words("ahead-kept", lines=tell(words, order))

    def tell_ended(self, words: Words, playing: Playing, seat: Seat, order: Ahead, ended: Say) -> str:
        """Says that they were played, or of each line why it was not."""
        if ended == ahead.PLAYED:
            return words("ahead-played")
        failed = [one for one in ahead.tried(playing.match, seat, order) if not one.legal]
        told = [*tell_tried(words, playing, order, failed)]
        return "\n".join([words("ahead-dropped"), *beginning(told, REASONS)])


def read(text: str) -> Ahead:
    """Reads moves ahead; raises `Trouble` for what is none, but judges neither parts of the board nor moves."""
    lines = [line.strip() for line in _PARTED.split(text) if line.strip()]
    if lines and _sign(lines[-1].split()[0]) == ELSE:
        lines.pop()
    if not 0 < len(lines) <= MOST_LINES or len(text) > LONGEST:
        raise Trouble("ahead-lines", most=MOST_LINES)
    return Ahead(lines=tuple(map(_line, lines)))


def _line(text: str) -> Line:
    asks = _sign(text.split()[0]) == IF
    before, colon, moves = text.partition(":") if asks else ("", "", text)
    if asks != bool(colon) or not moves.replace(";", "").strip():
        raise Trouble("ahead-line", line=text[:80])
    words = [_sign(word) for word in before.lower().replace(",", " ").split()]
    conditions: list[list[str]] = [[]]
    for word in words[1:]:
        if word == AND:
            conditions.append([])
        elif word != FILLING:
            conditions[-1].append(word)
    notations = "; ".join(split(moves))
    return Line(moves=notations, conditions=tuple(_condition(text, one) for one in conditions) if asks else ())


def _condition(line: str, words: list[str]) -> If:
    """Reads a part of the board and what it is, in either order."""
    said = [word for word in words if word != NOT]
    if len(said) != 2 or not set(said) & set(CONDITIONS):
        raise Trouble("ahead-line", line=line[:80])
    part, word = said if said[1] in CONDITIONS else reversed(said)
    return If(part, word, holds=len(said) == len(words))


def _sign(word: str) -> str:
    """Returns what a word stands for in some language, or the word itself."""
    return _signs().get(word.lower().strip(",.:"), word.lower())


@cache
def _signs() -> dict[str, str]:
    """Returns the words of all languages by what they stand for."""
    return {
        word: sign
        for words in map(Words, languages())
        for sign in (*SIGNS, *CONDITIONS)
        for word in words(f"ahead-word-{sign}").split()
    }


def tell(words: Words, left: Ahead) -> str:
    """Says moves ahead in one line, as they could be typed."""
    return " / ".join([*(_told(words, line) for line in left.lines), words("ahead-else")])


def _told(words: Words, line: Line) -> str:
    moves = f"`{literal(line.moves)}`"
    if not line.conditions:
        return moves
    return words("ahead-if", conditions=words.list(_said(words, one) for one in line.conditions), moves=moves)


def _said(words: Words, condition: If) -> str:
    word = words(f"ahead-word-{condition.word}").split()[0]
    return words("ahead-is", part=literal(condition.part), word=word, holds="yes" if condition.holds else "no")


def tell_tried(words: Words, playing: Playing, left: Ahead, tried: Iterable[Tried]) -> Iterator[str]:
    """Says what came of each line that was tried, and why where it cannot be played."""
    for one in tried:
        number = 1 + left.lines.index(one.line)
        if one.unmet is not None:
            unmet = If(one.unmet.part, one.unmet.word, not one.unmet.holds)
            yield words("ahead-unmet", line=number, why=_said(words, unmet))
        elif one.refused is not None:
            notation = f"`{literal(one.refused.notation[:LONGEST_QUOTE])}`"
            reason = why(words, playing.table.game, one.refused.error, playing.names, notation)
            yield words("ahead-refused", line=number, why=reason)
        else:
            yield words("ahead-legal", line=number)
