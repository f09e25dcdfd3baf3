"""Choosing from a tree of tokens, one after the other: what the panels for moves and for standing orders share.

What has been chosen lies in the store, never in the message: a panel can be opened again anywhere, at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from typing import Any

import msgspec

from bot.app.speech import presses
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words, plain, say
from bot.app.speech.messages import Button, Choice, Menu
from rules.core.contract import OPEN, Seat, Token
from rules.core.notation import Tree, go_on

MOST = 25
"""Choices that every chat can show in one menu."""
FEW = 8
"""Up to so many choices are buttons, more are a menu."""
PART = "g"
"""Stands before the number of a part of the choices in a press."""


class PanelState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has chosen so far."""

    chosen: tuple[str, ...] = ()
    """Tokens of the line being put together, in the order of choosing; one may stand for several words."""
    part: int | None = None
    """Which part of the choices is looked at, where they are too many for one menu."""
    complete: bool = False
    """Whether the line is complete and waits for Done."""
    stamp: str = ""
    """The position that it was chosen in, where the panel outlives a change of position."""


def line_of(chosen: Sequence[str]) -> tuple[str, ...]:
    """Returns the words that tokens make when they are chosen one after the other."""
    return reduce(go_on, chosen, ())


@dataclass(frozen=True, slots=True)
class Choosing:
    """A walk of one seat along a tree."""

    tree: Tree
    state: Any
    seat: Seat

    def tokens(self, chosen: tuple[str, ...]) -> Iterable[Token]:
        return self.tree.tokens(self.state, self.seat, line_of(chosen))

    def goes_on(self, chosen: tuple[str, ...]) -> bool:
        """Says whether anything may follow."""
        return any(True for _ in self.tokens(chosen))

    def may_end(self, chosen: tuple[str, ...]) -> bool:
        """Says whether the tokens chosen so far are a whole line."""
        return bool(chosen) and any(token.text == chosen[-1] and token.ends for token in self.tokens(chosen[:-1]))

    def follow(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """Adds the tokens that leave no choice: while there is only one, and the line may not end before it."""
        while not self.may_end(chosen):
            further = list(islice(self.tokens(chosen), 2))
            if len(further) != 1:
                break
            chosen = (*chosen, further[0].text)
        return chosen

    def begun(self, state: PanelState) -> tuple[str, ...]:
        """Returns the tokens chosen so far; at the beginning those that leave no choice, up to the last one."""
        if state.chosen:
            return state.chosen
        chosen = self.follow(())
        return chosen[:-1] if self.may_end(chosen) else chosen

    def choose(self, state: PanelState, index: int) -> tuple[str, ...]:
        """Returns the tokens chosen so far with one of those offered; raises `Trouble` for one that is not there."""
        offered = self.offered(state)
        if not 0 <= index < len(offered):
            raise Trouble("no-such-choice")
        return self.follow((*self.begun(state), offered[index].text))

    def open(self, state: PanelState, part: int) -> PanelState:
        """Looks at a part of the choices; raises `Trouble` for one that is not there."""
        if not 0 <= part < len(parts_of(self.offered(state))):
            raise Trouble("no-such-choice")
        return msgspec.structs.replace(state, part=part)

    def back(self, state: PanelState) -> PanelState:
        """Looks at all parts again, or drops the last real choice with the tokens that followed from it."""
        if state.part is not None:
            return msgspec.structs.replace(state, part=None)
        chosen = now = self.begun(state)
        while chosen and len(self.follow(chosen)) >= len(now):
            chosen = chosen[:-1]
        return msgspec.structs.replace(state, chosen=chosen, complete=False)

    def offered(self, state: PanelState) -> list[Token]:
        return [] if state.complete else list(self.tokens(self.begun(state)))


def parts_of(offered: Sequence[Token]) -> list[tuple[int, ...]]:
    """Parts choices that are too many for one menu, so that one of its parts is chosen first and then one in it.

    Tokens of one group are a part, and one without a group is a part alone; where that does not fit, as with numbers
    that nobody has grouped, they are parted as they come.
    """
    if len(offered) <= MOST:
        return [(at,) for at in range(len(offered))]
    groups: dict[object, list[int]] = {}
    for at, token in enumerate(offered):
        group = token.group
        groups.setdefault(at if group is None else (group.id, *group.args.items()), []).append(at)
    if max(len(groups), *map(len, groups.values())) <= MOST:
        return [tuple(group) for group in groups.values()]
    return [tuple(range(len(offered)))[at : at + MOST] for at in range(0, len(offered), MOST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """How words of a tree are said in menus."""

    words: Words
    game: str
    names: Sequence[str]
    verb: str
    """What the first word is in message ids, ``verb`` for a notation: ``<game>-verb-<word>``."""

    def label(self, line: tuple[str, ...], token: Token) -> str:
        """Says a token that may follow some words, with what choosing it means."""
        note = say(self.words, self.game, "note", token.note, self.names) if token.note else ""
        name = self._name(line, token, noted=bool(note))
        return plain(" · ".join(part for part in (name, note) if part))

    def part(self, line: tuple[str, ...], tokens: Sequence[Token]) -> str:
        """Says a part of the choices: a single token, or by its group, or by the first and the last one."""
        if len(tokens) == 1:
            return self.label(line, tokens[0])
        group = tokens[0].group
        if group is not None and group == tokens[-1].group:
            return plain(say(self.words, self.game, "group", group, self.names))
        return " - ".join(plain(self._name(line, token, noted=False)) for token in (tokens[0], tokens[-1]))

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
        """Says a word by its message, or as it stands.

        A number may have another meaning with one verb than with the others; then that verb has a message for it.
        """
        words, game = self.words, self.game
        if at == 0 and words.has(verb := f"{game}-{self.verb}-{text}"):
            return words(verb)
        if line and text.isdecimal() and words.has(counted := f"{game}-number-{line[0]}"):
            return words(counted, number=int(text))
        id = f"{game}-token-{text}"
        return words(id) if words.has(id) else text


def show_choices(
    labels: Labels, choosing: Choosing, state: PanelState, data: Sequence[object]
) -> tuple[tuple[Menu, ...], list[Button]]:
    """Returns what is offered, as a menu or, where it is little, as buttons; ``data`` begins each press.

    Where it is too much for one menu its parts are offered first.
    """
    offered, line = choosing.offered(state), line_of(choosing.begun(state))
    parts, title = parts_of(offered), labels.words("panel-choose")
    if state.part is not None and state.part < len(parts):
        title = labels.part(line, [offered[at] for at in parts[state.part]])
        parts = [(at,) for at in parts[state.part]]
    found = [
        (
            presses.make(*map(str, data), part[0] if len(part) == 1 else f"{PART}{number}"),
            labels.part(line, [offered[at] for at in part]),
        )
        for number, part in enumerate(parts)
    ]
    if len(found) <= FEW:
        return (), [Button(press, label) for press, label in found]
    return (Menu(title, tuple(Choice(press, label) for press, label in found)),), []


def targets(offered: Iterable[Token]) -> tuple[str, ...]:
    """Returns what the offered tokens are called on a picture: a space whose number is asked later is that space."""
    return tuple(" ".join(word for word in token.text.split() if word != OPEN) for token in offered)


def steering(words: Words, choosing: Choosing, state: PanelState, data: Sequence[object]) -> list[Button]:
    """Returns the buttons that lead on and back, as far as each can do something now."""
    buttons = []
    if choosing.may_end(state.chosen):
        buttons.append(button(words, data, "done", "main"))
    if state.part is not None or (state.chosen and choosing.back(state).chosen != state.chosen):
        buttons.append(button(words, data, "back"))
    return buttons


def button(words: Words, data: Sequence[object], what: str, style: str = "plain") -> Button:
    """Returns a button of a panel that is called by what it does."""
    return Button(presses.make(*map(str, data), what), words(f"button-{what}"), style)  # type: ignore[arg-type]


def rows(buttons: Sequence[Button], width: int = 4) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[i : i + width]) for i in range(0, len(buttons), width))
