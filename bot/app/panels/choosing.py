"""Choosing from a tree of tokens, one word at a time: what the panels for moves and for standing orders share.

What has been chosen lies in the store, never in the message: a panel can be opened again anywhere, at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from bot.app.speech import presses
from bot.app.speech.language import Words, plain, say
from bot.app.speech.messages import Button, Choice, Menu
from rules.core.contract import Seat, Token
from rules.core.notation import Tree

PAGE = 25
"""Choices that every chat can show in one menu."""
FEW = 8
"""Up to so many choices are buttons, more are a menu."""


class PanelState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has chosen so far."""

    chosen: tuple[str, ...] = ()
    """Tokens of the line being put together."""
    page: int = 0
    complete: bool = False
    """Whether the line is complete and waits for Done."""
    stamp: str = ""
    """The position that it was chosen in, where the panel outlives a change of position."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """A walk of one seat along a tree."""

    tree: Tree
    state: Any
    seat: Seat

    def tokens(self, chosen: tuple[str, ...]) -> Iterable[Token]:
        return self.tree.tokens(self.state, self.seat, chosen)

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

    def back(self, state: PanelState) -> PanelState:
        """Drops the last real choice, together with the tokens that followed from it."""
        chosen = now = self.begun(state)
        while chosen and len(self.follow(chosen)) >= len(now):
            chosen = chosen[:-1]
        return msgspec.structs.replace(state, chosen=chosen, page=0, complete=False)

    def offered(self, state: PanelState) -> list[Token]:
        return [] if state.complete else list(self.tokens(self.begun(state)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """How words of a tree are said in menus."""

    words: Words
    game: str
    names: Sequence[str]
    verb: str
    """What the first word is in message ids, ``verb`` for a notation: ``<game>-verb-<word>``."""

    def label(self, chosen: tuple[str, ...], token: Token) -> str:
        """Says a token that may follow others, with what choosing it means."""
        id = f"{self.game}-{self.verb}-{token.text}"
        name = self.words(id) if not chosen and self.words.has(id) else self._named(chosen, token.text)
        note = say(self.words, self.game, "note", token.note, self.names) if token.note else ""
        return plain(f"{name} · {note}" if note else name)

    def _named(self, chosen: tuple[str, ...], text: str) -> str:
        """Says a token: a seat by its player's name, a word by its message, anything else as it stands.

        A number may have another meaning with one verb than with the others; then that verb has a message for it.
        """
        words, game = self.words, self.game
        if text[:1] == "P" and text[1:].isdigit() and int(text[1:]) < len(self.names):
            return self.names[int(text[1:])]
        if chosen and text.isdecimal() and words.has(counted := f"{game}-number-{chosen[0]}"):
            return words(counted, number=int(text))
        id = f"{game}-token-{text}"
        return words(id) if words.has(id) else text


def show_choices(
    labels: Labels, offered: Sequence[Token], chosen: tuple[str, ...], page: int, data: Sequence[object]
) -> tuple[tuple[Menu, ...], list[Button]]:
    """Returns what is offered on a page, as a menu or, where there are few, as buttons; ``data`` begins each press."""
    page = min(page, max(0, len(offered) - 1) // PAGE)
    shown = list(enumerate(offered))[page * PAGE : (page + 1) * PAGE]
    found = [(presses.make(*map(str, data), index), labels.label(chosen, token)) for index, token in shown]
    if len(offered) <= FEW:
        return (), [Button(press, label) for press, label in found]
    return (_menu(labels.words, found, page, len(offered)),), []


def steering(words: Words, choosing: Choosing, state: PanelState, data: Sequence[object], count: int) -> list[Button]:
    """Returns the buttons that lead on and back, as far as each can do something now."""
    buttons = []
    if choosing.may_end(state.chosen):
        buttons.append(button(words, data, "done", "main"))
    if count > PAGE:
        pages = (count + PAGE - 1) // PAGE
        onward = state.page + 1 < pages
        buttons.append(button(words, data, "next") if onward else button(words, data, "first"))
    if state.chosen and choosing.back(state).chosen != state.chosen:
        buttons.append(button(words, data, "back"))
    return buttons


def button(words: Words, data: Sequence[object], what: str, style: str = "plain") -> Button:
    """Returns a button of a panel that is called by what it does."""
    return Button(presses.make(*map(str, data), what), words(f"button-{what}"), style)  # type: ignore[arg-type]


def rows(buttons: Sequence[Button], width: int = 4) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[i : i + width]) for i in range(0, len(buttons), width))


def _menu(words: Words, choices: Sequence[tuple[str, str]], page: int, count: int) -> Menu:
    pages = (count + PAGE - 1) // PAGE
    title = words("panel-choose-page", page=page + 1, pages=pages) if pages > 1 else words("panel-choose")
    return Menu(title, tuple(Choice(press, label) for press, label in choices))
