"""Makes bad input out of good input, a little at a time, so that much of it still gets past a parser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

STRANGE = (
    "\x00", "\t", "\n", "\u00a0", "\u200b", "\u202e", "\u0301", "é", "ž", "İ", "ß", "ſ", "K", "½", "²", "٣", "𝟚",
    "–", "—", "🐿", "\ud800",
    "\ue000", "\ue001", "\ue002", "`", "*", "'", '"', "\\", "/", "%", "$", "{", "}", "<", ">", "&",
)  # fmt: skip
"""Signs that somebody who writes a parser does not think of."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -+;:@#=.,_"

Mutation = Callable[[Random, list[str], Sequence[str]], list[str]]
"""Changes the words of a line; further words that may be put in are given."""


def swap_word(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    return [*words[:at], luck.choice(pool), *words[at + 1 :]]


def insert_word(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words) + 1)
    return [*words[:at], luck.choice(pool), *words[at:]]


def drop_word(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    return [*words[:at], *words[at + 1 :]]


def repeat_word(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    return [*words[:at], *[words[at]] * luck.choice((2, 2, 3, 50)), *words[at + 1 :]]


def shuffle_words(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    return luck.sample(words, len(words))


def change_number(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    word = words[at]
    places = [place for place, sign in enumerate(word) if sign.isdigit()]
    if not places:
        return words
    place = luck.choice(places)
    number = luck.choice(("0", "1", "2", "3", "5", "7", "9", "-1", "10", "99", "999999999999", "٣", ""))
    return [*words[:at], word[:place] + number + word[place + 1 :], *words[at + 1 :]]


def change_letter(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    word = words[at] or "x"
    place = luck.randrange(len(word))
    sign = luck.choice(PLAIN) if luck.random() < 0.7 else luck.choice(STRANGE)
    keep = luck.random() < 0.5
    return [*words[:at], word[:place] + sign + word[place + (not keep) :], *words[at + 1 :]]


def change_case(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    return [luck.choice((str.upper, str.lower, str.title, str.swapcase))(word) for word in words]


def shorten_word(luck: Random, words: list[str], pool: Sequence[str]) -> list[str]:
    at = luck.randrange(len(words))
    word = words[at]
    return [*words[:at], word[: luck.randrange(1, len(word) + 1)] if word else word, *words[at + 1 :]]


GENTLE: tuple[Mutation, ...] = (swap_word, change_number, change_case, shuffle_words, repeat_word)
ROUGH: tuple[Mutation, ...] = (insert_word, drop_word, change_letter, shorten_word, swap_word)


def cross(luck: Random, line: str, others: Sequence[str]) -> str:
    """Returns a line with some words of another one that begins with the same word, each in its place."""
    words = line.split(" ")
    kin = [other for other in others if other.split(" ", 1)[0] == words[0]]
    other = luck.choice(kin or [line]).split(" ")
    longer, shorter = (words, other) if len(words) >= len(other) else (other, words)
    return " ".join(luck.choice((word, shorter[at])) if at < len(shorter) else word for at, word in enumerate(longer))


def mutate(luck: Random, line: str, pool: Sequence[str]) -> str:
    """Returns a line changed in one to three places, or with another one of its kind behind it."""
    words = line.split(" ")
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        mutation = luck.choice(GENTLE if luck.random() < 0.65 else ROUGH)
        words = mutation(luck, words, pool) or [""]
    space = luck.choice((" ", " ", " ", "  ", "\u00a0"))
    return space.join(words)
