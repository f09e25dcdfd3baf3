"""Why a thing on a board cannot be chosen: what the rules say to the notation that it would have come to.

That is found from what can be chosen: the thing takes the place of another one that is named alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from bot.app.panels.choosing import SAYS_SO, Choosing, PanelState, line_of, words_of
from bot.app.play import reasons
from bot.app.speech.language import Words, plain
from rules.core.contract import AnyGame, GameError, IllegalAction
from rules.core.sequence import verbs, verbs_asked

MOST = 40
"""Notations that a thing may come to; behind so many it is what comes first that counts."""


class Meant(NamedTuple):
    """What a thing would have come to."""

    notation: str
    beside: str
    """What else it names that nobody has chosen; empty where that is nothing."""


class _Replaced(NamedTuple):
    at: int
    word: str
    beside: str = ""


def why_not(
    words: Words,
    names: Sequence[str],
    choosing: Choosing,
    state: PanelState,
    begun: tuple[str, ...],
    thing: str,
    game: AnyGame,
) -> str:
    """Says why a thing cannot be chosen behind some words, and where it does not go without saying what it would be
    chosen for; empty where no rule says it."""
    refused = _refused(game, choosing, state, begun, thing)
    if refused is None:
        return ""
    notation, error = refused
    said = plain(reasons.rule(words, game.meta.id, error, names, thing))
    verb = notation.split()[0]
    if begun or state.chosen or error.code == "not-now" or _verbs(choosing) <= {verb}:
        return said
    return plain(words("refusal-illegal", move=words(f"{game.meta.id}-verb-{verb}"), why=said))


def why_not_yet(words: Words, names: Sequence[str], choosing: Choosing, state: PanelState, game: AnyGame) -> str:
    """Says why what has been gathered, such as cards for a bid, cannot be played; empty where no rule says it."""
    if not choosing.is_gathering(state.chosen) or choosing.is_whole(state):
        return ""
    notation = " ".join(line_of(choosing.begun(state)))
    error = _error(game, choosing, notation)
    return "" if error is None else plain(reasons.rule(words, game.meta.id, error, names, notation))


def refusal(
    game: AnyGame, choosing: Choosing, state: PanelState, begun: tuple[str, ...], thing: str
) -> IllegalAction | None:
    """Returns what the rules say to a thing that is chosen behind some words; None where they have nothing to say, or
    where it is not clear what that would be, as with several things to do."""
    refused = _refused(game, choosing, state, begun, thing)
    return None if refused is None else refused[1]


def _refused(
    game: AnyGame, choosing: Choosing, state: PanelState, begun: tuple[str, ...], thing: str
) -> tuple[str, IllegalAction] | None:
    """Returns what the rules refuse of what a thing would come to, and with what."""
    if " " in thing:  # it says itself what it would come to
        alone = None if begun else _error(game, choosing, thing)
        return None if alone is None else (thing, alone)
    meant = _of_one_verb(islice(_meant(choosing, state, begun, thing), MOST))
    if not meant and choosing.is_gathering(state.chosen):  # nothing may be added to what is gathered
        meant = [Meant(" ".join(line_of((*choosing.begun(state), thing))), "")]
    for one in meant:
        error = _error(game, choosing, one.notation)
        if error is not None and _is_of(error, thing, one.beside):
            return one.notation, error
    if (alone := _error(game, choosing, thing)) is not None:  # such as one's mark, by which one passes
        return thing, alone
    return None if begun or meant else _unlike_all(game, choosing, thing)


def _unlike_all(game: AnyGame, choosing: Choosing, thing: str) -> tuple[str, IllegalAction] | None:
    """Returns what the rules refuse of a thing where nothing like it can be chosen: what the only verb would do with it
    that answers what is asked, such as a bid; else, or where that is not offered, what the game waits for instead."""
    asked = [verb for verb in verbs_asked(game, choosing.state) if verb not in SAYS_SO]
    offered = _verbs(choosing).intersection(asked)
    errors = _errors(game, choosing, asked, thing)
    if not errors or (len(errors) == 1 and offered and not offered.intersection(errors)):
        errors = _errors(game, choosing, [verb for verb in verbs(game) if verb not in asked], thing)
    if not errors:
        return None
    verb, error = next(iter(errors.items()))
    clear = error.code == "not-now" or (len(errors) == 1 and _is_of(error, thing, ""))
    return (f"{verb} {thing}", error) if clear else None


def _errors(game: AnyGame, choosing: Choosing, some: Sequence[str], thing: str) -> dict[str, IllegalAction]:
    """Returns what the rules say to a thing by verbs, those of them that they refuse."""
    found = ((verb, _error(game, choosing, f"{verb} {thing}")) for verb in some)
    return {verb: error for verb, error in found if error is not None}


def _verbs(choosing: Choosing) -> set[str]:
    """Returns with what a notation can begin now, but for what gives something up."""
    tokens = choosing.tree.tokens(choosing.state, choosing.seat, ())
    return {token.text.split()[0] for token in tokens if token.text not in SAYS_SO}


def _of_one_verb(meant: Iterable[Meant]) -> list[Meant]:
    """Returns notations if all have one verb, else none."""
    found: list[Meant] = []
    for one in meant:
        if found and found[0].notation.split()[0] != one.notation.split()[0]:
            return []
        found.append(one)
    return found


def _error(game: AnyGame, choosing: Choosing, notation: str) -> IllegalAction | None:
    try:
        game.check(choosing.state, choosing.seat, game.parse(notation, choosing.state, choosing.seat))
    except IllegalAction as error:
        return error
    except GameError:
        return None
    return None


def _is_of(error: IllegalAction, thing: str, beside: str) -> bool:
    """Says whether a refusal is of a thing, or of none, such as the points that are left; not of one beside it."""
    named = {value.lower() for value in _texts(error.params.values())}
    places = {value for value in named if _kind(value) == _kind(thing)}
    return beside.lower() not in named and (thing.lower() in places or not places)


def _texts(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple | list):
            yield from _texts(value)


def _meant(choosing: Choosing, state: PanelState, begun: tuple[str, ...], thing: str) -> Iterator[Meant]:
    """Yields notations that go on from some words with a thing, one for all that differ by that alone."""
    head, seen = choosing.asked_at(state), set[tuple[str, ...]]()
    for way in choosing.ways(state):
        texts = (*head, *(token.text for token in way))
        replaced = _replaced(words_of(texts), begun, thing)
        if replaced is None and words_of(texts)[: len(begun)] == begun and texts not in seen:
            seen.add(texts)
            texts = _whole(choosing, texts)
            replaced = _replaced(words_of(texts), begun, thing)
        if replaced is None or (before := words_of(texts)[: replaced.at]) in seen:
            continue
        seen.add(before)
        yield Meant(" ".join(line_of(_with(_whole(choosing, texts), replaced))), replaced.beside)


def _replaced(words: tuple[str, ...], begun: tuple[str, ...], thing: str) -> _Replaced | None:
    """Finds the first word behind those begun with in whose place a thing can stand; of a word that names two places,
    ``B5-C5``, it is one, and the other one may be begun with. What has a name of its own, such as an inn, is like
    nothing else and stands behind the verb."""
    count = len(begun)
    if words[:count] == begun:
        for at in range(count, len(words)):
            if _kind(words[at]) == _kind(thing):
                return _Replaced(at, thing)
            first, _, second = words[at].partition("-")
            if _kind(first) == _kind(second) == _kind(thing):
                return _Replaced(at, f"{thing}-{second}", second)
        if _kind(thing) == thing.lower() and len(words) > max(count, 1):
            return _Replaced(max(count, 1), thing)
    elif 0 < count <= len(words) and words[: count - 1] == begun[:-1] and begun[-1] in words[count - 1].split("-"):
        return _Replaced(count - 1, f"{begun[-1]}-{thing}")
    return None


def _with(texts: tuple[str, ...], replaced: _Replaced) -> tuple[str, ...]:
    """Returns tokens of which one word is another one."""
    words = list(words_of(texts))
    words[replaced.at] = replaced.word
    left = iter(words)
    return tuple(" ".join(islice(left, len(text.split()))) for text in texts)


def _whole(choosing: Choosing, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Returns tokens with the first ones that may follow, up to where the notation may end."""
    while not choosing.may_end(texts):
        further = next(iter(choosing.tree.tokens(choosing.state, choosing.seat, line_of(texts))), None)
        if further is None:
            break
        texts = (*texts, further.text)
    return texts


def _kind(word: str) -> str:
    """Returns what a word is like: a space of a board, a number, or nothing but itself."""
    if re.fullmatch(r"[a-z][0-9]{1,2}", word.lower()):
        return "space"
    return "number" if word.isdecimal() else word.lower()
