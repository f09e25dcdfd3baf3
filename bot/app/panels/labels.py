"""How what can be chosen is said: each word of a notation, and what some words do, as a sentence of the game.

``move 2 a5 to b5`` is *Move 2 workers from a5 to b5*, and while it is begun, *Move 2 workers from a5 to …*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.app.speech.language import Words, literal, plain, say, say_values
from rules.core.contract import OPEN, AnyGame, GameError, Say, Seat, State, Tagged, Token, Value
from rules.core.facts import seat_text
from rules.core.notation import go_on

ROOM = 64
"""Characters for which every chat has room in a label."""
KEPT = 4096
"""Sentences that are kept: those that can be chosen from in some ten positions."""
BEHIND = ("first", "second")
"""What the words behind a verb are called in messages that say what is begun."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """How words of a tree are said in menus."""

    words: Words
    game: str
    names: Sequence[str]
    verb: str
    """What the first word is in message ids, ``verb`` for a notation: ``<game>-verb-<word>``."""
    read: Callable[[str], Tagged] | None = None
    """Reads a whole line as the action that it means, where that is said in a sentence."""

    def offer(self, line: tuple[str, ...], way: Sequence[Token]) -> str:
        """Says what one press chooses: a token after those that were not asked for, as far as there is room."""
        *before, token = way
        price = _behind(self.price(before[0].text)) if before and not line else ""
        said, link = list[str](), ""
        for one in before:
            name = self._name(line, one, noted=False)
            linked, link = f"{link}{name}", f"{name} " if self._links(one) else ""
            said += [] if link else [linked]
            line = go_on(line, one.text)
        own = [link + self.label(line, token)]
        if before and token.note is None:
            own += [note for note in map(self.note, before) if note]
        priced = [f"{first}{price}" for first in said[:1]]  # where there is no room the notes say what it costs
        texts = [" · ".join((*shown, *own)) for shown in ([*priced, *said[1:]], said, said[:1], [])]
        return plain(next((text for text in texts if len(text) <= ROOM), texts[-1]))

    def label(self, line: tuple[str, ...], token: Token) -> str:
        """Says a token that may follow some words, with what choosing it means."""
        note = self.note(token)
        price = "" if line else _behind(self.price(token.text) or self.each(token.text))
        name = self._name(line, token, noted=bool(note)) + price
        return plain(" · ".join(part for part in (name, note) if part) if name or line else capitalized(note))

    def mark(self, token: Token) -> str:
        """Says what choosing a token costs, in the few signs that have room on a picture; empty without a message."""
        note = token.says
        if note is None or not self.words.has(f"{self.game}-mark-{note.id}"):
            return ""
        return self._say("mark", note)

    def part(self, line: tuple[str, ...], ways: Sequence[Sequence[Token]]) -> str:
        """Says a part of the choices: a single one, or by its group, or by the first and the last one."""
        if len(ways) == 1:
            return self.offer(line, ways[0])
        first, last = ways[0][-1], ways[-1][-1]
        if first.group is not None and first.group == last.group:
            return self._say("group", first.group)
        return " - ".join(plain(self._name(line, token, noted=False)) for token in (first, last))

    def note(self, token: Token) -> str:
        """Says what choosing a token means; nothing for one without a note."""
        note = token.says
        return "" if note is None else self._say("note", note)

    def sentence(self, line: tuple[str, ...], way: Sequence[Token]) -> str:
        """Says what a line comes to by some tokens more: what it does and what that brings or costs, or what it has
        begun."""
        words = line
        for token in way:
            words = go_on(words, token.text)
        return self.whole(words, way[-1]) if way[-1].ends else self._with_note(self.begun(words), way[-1])

    def whole(self, words: tuple[str, ...], last: Token) -> str:
        """Says what a whole line does, and what its last token brings or costs beyond that."""
        action = last.action or self._action(words)
        if action is None:
            return self.begun(words)
        return self._with_note(capitalized(self.action(action, self.meant(words, last))), last)

    def meant(self, words: tuple[str, ...], last: Token) -> str:
        """Says what the last token of a line means beyond the word itself."""
        before = words[: len(words) - len(last.text.split())]
        return self.note(last) or self._name(before, last, noted=False) or " ".join(words[1:])

    def action(self, action: Tagged, meant: str) -> str:
        """Says what an action does; ``meant`` tells a message what only the position knows."""
        return _done(self.words, self.game, tuple(self.names), action, meant)

    def begun(self, words: tuple[str, ...]) -> str:
        """Says what some words have begun, which cannot be played yet; empty for none."""
        if not words:
            return ""
        verb, *behind = words
        said = [self._word(words[:at], at, word) if word != OPEN else "" for at, word in enumerate(words)]
        ids = (f"{self.game}-begun-{verb}-{len(words)}", f"{self.game}-begun-{verb}")
        id = next(filter(self.words.has, ids if behind else ()), None)
        if not behind:
            return plain(said[0] + _behind(self.price(verb)))
        if id is None:
            return plain(" · ".join(filter(None, said)))
        seats = {seat_text(seat): name for seat, name in enumerate(self.names)}
        facts = dict(zip(BEHIND, said[1:], strict=False)) | {
            "all": self.words.list(said[1:]),
            "rest": self.words.list(said[2:]),
            "said": " ".join(said[2:]),
            "open": "yes" if OPEN in words else "no",
            "seat": literal(seats.get(behind[0], "")),
        }
        return plain(self.words(id, **facts))

    def _action(self, words: tuple[str, ...]) -> Tagged | None:
        if self.read is None:
            return None
        try:
            return self.read(" ".join(words))
        except GameError:  # a line that waits for more, such as a building that must be paid with one of two cubes
            return None

    def has_beyond(self, token: Token) -> bool:
        """Says whether a short cut, which is called by its note alone, has another message for what it means."""
        return token.says is not None and self.words.has(f"{self.game}-beyond-{token.says.id}")

    def sentence_end(self, line: tuple[str, ...], token: Token) -> str:
        """Says the words of a short cut behind some words, and what choosing them means."""
        return self._with_note(self._name(line, token, noted=False), token)

    def _with_note(self, said: str, token: Token) -> str:
        """Says behind a sentence of what is done what choosing its last token means beyond that."""
        note = self._beyond(token)
        return said if note.lower() in said.lower() else f"{said} · {note}"

    def _beyond(self, token: Token) -> str:
        id = f"{self.game}-beyond-{token.says.id}" if token.says is not None else ""
        if not id or not self.words.has(id) or token.says is None:
            return self.note(token)
        return self._say("beyond", token.says)

    def _say(self, what: str, said: Say) -> str:
        return _said(self.words, self.game, tuple(self.names), what, said.id, tuple(said.args.items()))

    def verb_of(self, word: str) -> str:
        """Says the first word of a notation, without what it costs."""
        return self._word((), 0, word)

    def price(self, verb: str) -> str:
        """Says what an action costs whatever follows; empty where that depends on it."""
        return self._of_verb("price", verb)

    def each(self, verb: str) -> str:
        """Says what an action costs by what follows: once that is in the label, its own price is."""
        return self._of_verb("each", verb)

    def needs(self, verb: str, lacking: Say | None = None) -> str:
        """Says what an action needs, for a list that keeps its place while it cannot be chosen, or what is ``lacking``
        for it now."""
        return self._of_verb("needs", verb) if lacking is None else self._say("lacks", lacking)

    def _of_verb(self, what: str, verb: str) -> str:
        id = f"{self.game}-{what}-{verb}"
        return self.words(id) if self.words.has(id) else ""

    def _name(self, line: tuple[str, ...], token: Token, *, noted: bool) -> str:
        """Says a token: a seat by its player's name, a short cut by its note alone, others by their words."""
        if token.seat is not None:
            return self.names[token.seat]
        start = line.index(OPEN) if OPEN in line else len(line)
        spoken = [(at, word) for at, word in enumerate(token.text.split(), start) if word != OPEN]
        if noted and len(spoken) > 1:
            return ""
        return " ".join(self._word(line, at, word) for at, word in spoken)

    def _word(self, line: tuple[str, ...], at: int, text: str) -> str:
        """Says a word by its message, or as it stands; of several things in one, ``2+L``, each of them.

        A number may have another meaning with one verb than with the others, or behind a further word; then these
        have a message for it.
        """
        words, game = self.words, self.game
        if at == 0 and words.has(verb := f"{game}-{self.verb}-{text}"):
            return words(verb)
        if "+" in text:
            return words.list(self._word(line, at, part) for part in text.split("+"))
        if line and text.isdecimal():
            for length in (2, 1):
                if words.has(counted := f"{game}-number-{'-'.join(line[:length])}"):
                    return words(counted, number=int(text))
        for id in (f"{game}-token-{line[0]}-{text}" if line else "", f"{game}-token-{text}", f"{game}-link-{text}"):
            if id and words.has(id):
                return words(id)
        called = f"{game}-word-{line[0]}" if line else ""
        return words(called, word=literal(text)) if called and words.has(called) else text

    def _links(self, token: Token) -> bool:
        """Says whether a word belongs to the one behind it, as a preposition does."""
        return self.words.has(f"{self.game}-link-{token.text}")


def labels_of(words: Words, game: AnyGame, names: Sequence[str], state: State, seat: Seat) -> Labels:
    """Returns how the notations of a game are said in a position."""

    def read(text: str) -> Tagged:
        action: Tagged = game.parse(text, state, seat)
        return action

    return Labels(words=words, game=game.meta.id, names=names, verb="verb", read=read)


@lru_cache(maxsize=KEPT)
def _said(
    words: Words, game: str, names: tuple[str, ...], what: str, id: str, args: tuple[tuple[str, Value], ...]
) -> str:
    """Says something of a game: of many choices the same, and of most of them again after each press."""
    return plain(say(words, game, what, Say(id, dict(args)), names))


@lru_cache(maxsize=KEPT)
def _done(words: Words, game: str, names: tuple[str, ...], action: Tagged, meant: str) -> str:
    """Says what an action does, which is offered after each press again."""
    facts = say_values(words, game, dict(_facts(action)), names)
    return plain(words(f"{game}-move-{action.kind}", **facts, meant=meant))


def _behind(price: str) -> str:
    return f" ({price})" if price else ""


def capitalized(text: str) -> str:
    """Returns a text that begins a line."""
    return text[:1].upper() + text[1:]


def _facts(action: Tagged) -> Iterator[tuple[str, Any]]:
    """Yields what an action is made of; of a way also where it begins and ends, and of numbered things such as cards
    how many they are, and what they are worth in all."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        yield name, value
        if name == "way":
            yield "start", value[0]
            yield "target", value[-1]
        if name == "cards":
            yield "count", len(value)
            yield "total", sum(card for card in value if isinstance(card, int))
