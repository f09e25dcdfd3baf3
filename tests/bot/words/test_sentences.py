"""Every message reads as a sentence, whatever is put in: none, one, two or many, one name or several."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.app.play import posts
from bot.app.speech.language import Words, languages
from bot.app.speech.text import as_plain, compose
from rules.core import history, record
from tests.bot.words.files import messages, wanted
from tests.bot.words.filled import NAMES, PUT_IN, SIZES, Filled, fillings, kind
from tests.records.files import files

WRONG = re.compile(
    r"  |\{|\}| [,;:!?)]| \.(?!\.)|\( |\([:,;·]|\(\)|[,:;]{2}|[:,;(] ?\.(?!\.)|(?<=\w)\.\.(?!\.)|,\)|\*{4}"
    r"|\b(and|or|nebo) ?[.;:)]|^ | $"
)
"""What an empty list, an empty part or a missing word leaves behind."""

WORD = re.compile(r"(?:\*\*)?(?: (?:\*\*)?([^\W\d_][\w-]*))(?: ([^\W\d_][\w-]*))?")
"""The words that follow what is put in."""

UNCOUNTED = {
    language: frozenset(words.split())
    for language, words in {
        "en": "ahead and are at begins by can cannot each ends face for gold here in is leave leaves left less more"
        " must needs new now of on stands stays that there to under waits with won xyz you your",
        "cs": "ab a ani až b do dělí je ji jednou ještě kartami levněji lekce mají můžeš na nejde není odešlo pod"
        " potřebuje se umístění už volání vyložené víc xyz z za zbývají zbývá ze zlata zůstává",
    }.items()
}
"""Words after a number that are the same whatever the number is; all others have to follow it."""

OBLIQUE = {"en": re.compile(r"$^"), "cs": re.compile(r"\b(z|ze|do|od|bez|po) (\*\*)?$")}
"""What goes before a number and makes its noun the same for two and for five."""

ANY_NUMBER = frozenset(("and", "can", "may", "might", "must", "ran", "there", "to", "with"))
"""What English says after one name and after several alike; all else ends in s after one name and only there."""

SINGULAR = re.compile(r"\b(má|nemá|hraje|je tam i)\b")
"""What Czech does not say in a sentence about several."""


def numbers_in(language: str, id: str, filled: Filled) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """Yields each number of things that is said: its name, its size and the words after it, alone and together."""
    for put_in in PUT_IN.finditer(filled.marked):
        if kind(language, id, put_in["name"]) == "number" and (after := WORD.match(filled.marked, put_in.end())):
            first, second = (word and word.lower() for word in after.groups())
            if first not in UNCOUNTED[language] and not OBLIQUE[language].search(filled.marked, 0, put_in.start()):
                yield put_in["name"], filled.sizes[put_in["name"]], (first, f"{first} {second}") if second else (first,)


def as_counted(size: int) -> int:
    """Returns the least number that is said with the same form of a noun, in the language with most of them."""
    return 5 if size == 0 or size > 4 else min(size, 2)


@cache
def forms(language: str) -> Mapping[str, frozenset[int]]:
    """Returns with which numbers nouns are said, as learnt from all messages that have a form for one and for many.

    What a few messages say otherwise than the others is taken for their mistake.
    """
    heard: dict[str, Counter[int]] = defaultdict(Counter)
    for id in messages(language):
        said = defaultdict[str, dict[int, set[tuple[str, ...]]]](lambda: defaultdict(set))
        for filled in fillings(language, id):
            for name, size, words in numbers_in(language, id, filled):
                said[name][as_counted(size)].add(words)
        for by_size in said.values():
            if by_size[1] and by_size[5] and not by_size[1] & by_size[5]:
                heard_here = {(noun, size) for size, found in by_size.items() for words in found for noun in words}
                for noun, size in heard_here:
                    heard[noun][size] += 1
    return {
        noun: frozenset(size for size, times in sizes.items() if 3 * times >= max(sizes.values()))
        for noun, sizes in heard.items()
    }


def misread(language: str, id: str, filled: Filled) -> str:
    """Says what is wrong with a message as it was filled, or nothing."""
    if filled.errors:
        return ", ".join(filled.errors)
    text = as_plain(compose(filled.text))
    if (wrong := WRONG.search(text)) and "-part-" not in id:
        return f"“{wrong.group()}”"
    for _, size, words in numbers_in(language, id, filled):
        for noun in words:
            if as_counted(size) not in forms(language).get(noun, SIZES):
                return f"“{size} {noun}”"
    return misled(language, id, filled)


def misled(language: str, id: str, filled: Filled) -> str:
    """Says where what is said of one name is said of several, or the other way round."""
    for put_in in PUT_IN.finditer(filled.marked):
        if kind(language, id, put_in["name"]) != "people":
            continue
        several = filled.sizes[put_in["name"]] > 1
        after = WORD.match(filled.marked, put_in.end())
        if language == "en" and after and after[1] not in ANY_NUMBER and after[1].endswith("s") == several:
            return f"“{put_in['said']} {after[1]}”"
        if language == "cs" and several:
            sentence = re.split(r"[.!?](?: |$)", filled.marked[: put_in.end()])[-1]
            following = re.split(r"[.!?](?: |$)", filled.marked[put_in.end() :])[0]
            if wrong := SINGULAR.search(sentence + following):
                return f"“{put_in['said']}” and “{wrong.group()}”"
    return ""


def unbending(language: str, id: str) -> set[str]:
    """Returns the words that stand after a number of a message whether it is one or many, and should not."""
    said: dict[tuple[str, int], set[str]] = defaultdict(set)
    for filled in fillings(language, id):
        for name, size, words in numbers_in(language, id, filled):
            said[name, size].add(" ".join(words[-1:]))
    return {words for (name, size), found in said.items() if size == 1 for words in found & said.get((name, 5), set())}


@pytest.mark.parametrize("language", languages())
def test_every_variable_is_known_to_be_a_number_names_a_list_or_a_text(language: str) -> None:
    unknown = {
        (id, name) for id in messages(language) for name in wanted(language, id) if kind(language, id, name) is None
    }
    assert not unknown, "say in KINDS, in filled.py, what is put in for them"


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_well_whatever_is_put_in(language: str) -> None:
    wrong = {
        id: f"{found} in: {filled.text}"
        for id in messages(language)
        for filled in fillings(language, id)
        if (found := misread(language, id, filled))
    }
    assert not wrong, "\n".join(f"{id}: {said}" for id, said in wrong.items())


@pytest.mark.parametrize("language", languages())
def test_a_noun_follows_its_number(language: str) -> None:
    wrong = {id: words for id in messages(language) if (words := unbending(language, id))}
    assert not wrong, "\n".join(f"{id}: {', '.join(words)}" for id, words in wrong.items())


@pytest.mark.parametrize(("game", "file"), files(), ids=lambda part: str(getattr(part, "stem", part)))
def test_all_that_was_told_of_a_recorded_game_reads_well(game: str, file: Path) -> None:
    recorded = record.read(file.read_text(encoding="utf-8"))
    for _, moved in history.retrace(recorded.header, tuple(history.effective(recorded.entries))):
        for language in languages():
            for line in posts.tell(Words(language), game, posts.show(moved.match, moved.events, None), NAMES * 2):
                assert not WRONG.search(as_plain(compose(line))), line
