"""All that a member reads while a move is chosen is words of the game, in every language: no bits of a notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from bot.app.panels.choosing import (
    Choosing,
    PanelState,
    begun_by,
    chosen_of,
    parts_of,
    show_choices,
    spots_anew,
    spots_of,
    tokens_of,
)
from bot.app.panels.labels import Labels, labels_of
from bot.app.speech.language import FALLBACK, Words, languages
from rules.core.chance import SecretChance
from rules.core.contract import AnyGame, Seat, State
from rules.core.library import games, load
from rules.core.notation import Menus, Walked
from rules.core.play import pick

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
DEEPEST = 8
"""Choices made one after the other in a panel."""
LOOKED_AT = {"magellan": 0.5, "caylus": 1.0, "toy": 1.0, "mexica": 0.03}
"""Of which part of the positions of a game panels are looked at: more where few things can be chosen."""
USUALLY = 0.06

SPACES = {
    "tikal": "[a-h][1-5]",
    "java": r"[A-O]\d{1,2}",
    "mexica": r"[A-U]\d{1,2}",
    "caylus": "(?!)",
    "magellan": "(?!)",
}
"""What spaces are called, which are words of the board; two of them stand for a tile of two."""
SPACE = r"[A-Za-z]\d{1,2}"
"""The same in a game that is not named there."""
KNOWN = {
    "the signs of the board, which are explained below the panel": r"\d+[$★⚜]",
    "what a festival card shows, behind its words": r"\((M|D|P|MD|DP|MP)\)",
    "treasures and directions as they are typed, behind their words": r"\((m\d|h|v)\)",
    "batches from three on, for which no button has room otherwise": r"\(([FWSCG]{3} ?){3,}\)",
    "a building that is called like another one but for what it gives, as on its tile": r"Farma \([CFS]\)",
    "a tile on display, as on its picture": r"(tile|kartičk[au])\s[A-G]\d",
    "action points, as all Czech sentences call them": r"\d+\sAB",
    "columns and rows": r"(Column|Sloupec|Upright in|Pod sebou:|Row|Řada)\s[A-Za-z](\s(and|a)\s[A-Z])?",
    "numbers and angles": r"\d+°?",
}
"""What stands in labels beside words and is no code, and why."""


def is_code(game: str, text: str) -> bool:
    """Says whether a text has a piece of a notation that only who types understands."""
    space = SPACES.get(game, SPACE)
    if re.fullmatch(f"{space}(-{space})?", text):
        return False
    for known in (f"{space}-{space}", space, *KNOWN.values()):
        text = re.sub(rf"(?<!\w){known}(?!\w)", " ", text)
    has_signs = re.search(r"(?![A-Z][^\W\d_A-Z]+\b)\b\w*[A-Z0-9_]\w*|\?", text)
    return has_signs is not None or re.fullmatch(r"\W*\w\W*", text) is not None


def has_word_of(notation: set[str], text: str) -> bool:
    """Says whether a text in another language than that of the notation has a word of it."""
    return bool(notation & set(re.findall(r"\w+", text)))


class Read(NamedTuple):
    """What a member reads."""

    texts: set[str]
    typed: set[str]
    """The words that he would type for it."""


def read_in(labels: Labels, choosing: Choosing, luck: Random) -> Read:
    """Returns what a member reads who presses what comes along."""
    state, read = PanelState(), Read(set(), set())
    for _ in range(DEEPEST):
        spots = (*spots_of(labels, choosing, state), *spots_anew(labels, choosing, state))
        menus, buttons, _ = show_choices(labels, choosing, state, ("p",))
        read.texts.add(chosen_of(labels, choosing, state))
        read.texts.update(begun_by(labels, spots).values())
        read.texts.update(one.label for one in (*spots, *buttons, *(one for menu in menus for one in menu.choices)))
        read.texts.update(menu.title for menu in menus)
        read.typed.update(word for spot in spots for word in spot.words)
        offered, shown = choosing.offered(state), choosing.shown(state)
        parts = parts_of(tokens_of(offered))
        if state.part is None and len(parts) < len(offered) and luck.random() < 0.5:
            state = choosing.open(state, luck.randrange(len(parts)))
        elif shown:
            chosen = choosing.choose(state, luck.choice(list(shown)))
            state = PanelState(chosen, complete=not choosing.goes_on(chosen))
        else:
            break
    return read


def positions(game: AnyGame, luck: Random) -> Iterator[tuple[State, Seat]]:
    """Yields positions of a game played at random, with other seats and options each time."""
    seats = luck.choice(game.meta.seats)
    options = {option.name: luck.choice(option.values_for(seats)) for option in game.meta.options}
    secret = SecretChance(str(luck.random()))
    state = game.setup(seats, game.meta.read_options(options), secret)
    while asked := [decision.seat for decision in game.decisions(state)]:
        seat = luck.choice(asked)
        yield state, seat
        notation = pick(game, state, seat, luck.randrange)
        state = game.apply(state, seat, game.parse(notation, state, seat), secret).state


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_what_is_read_while_a_move_is_chosen_has_no_codes(name: str, language: str) -> None:
    game, words, luck = load(name), Words(language), Random(f"{name} {language}")
    wrong = set[str]()
    for state, seat in positions(game, luck):
        if luck.random() < LOOKED_AT.get(name, USUALLY):
            choosing = Choosing(Walked(Menus(game)), state, seat)
            read = read_in(labels_of(words, game, NAMES, state, seat), choosing, luck)
            typed = {word for word in read.typed if len(word) > 2 and word.isalpha() and language != FALLBACK}
            wrong |= {text for text in read.texts if text and (is_code(name, text) or has_word_of(typed, text))}
    assert not wrong
