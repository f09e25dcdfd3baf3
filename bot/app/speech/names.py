"""Names that people give themselves: taken in, compared, and told apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from unicodedata import category, normalize

from bot.app.speech.language import plain, unmarked

LONGEST_NAME = 40

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that show nothing, such as fillers, the empty Braille cell and what only varies others."""


def clean_name(name: str) -> str:
    """Returns a name in one line of at most 40 characters that show something; empty where nothing is to be seen."""
    told = normalize("NFC", _UNSEEN.sub("", "".join(map(_kept, unmarked(plain(name))))))
    short = " ".join(told.split())[:LONGEST_NAME].strip()
    while short and category(short[0])[0] == "M":  # it would join whatever stands before the name
        short = short[1:].lstrip()
    return short if any(category(sign)[0] in "LNPS" for sign in short) else ""


def likeness(name: str) -> str:
    """Returns what two names have in common that a reader takes for the same."""
    return "".join(normalize("NFKC", name).casefold().split())


def unaccented(name: str) -> str:
    """Returns the letters and digits of a name alone, small and without diacritics, as it may be typed."""
    return "".join(sign for sign in normalize("NFKD", name.casefold()) if sign.isalnum())


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Returns the names of seats in their order; of those that read alike each gets the number of its seat."""
    shown = list(names)
    while True:
        counts = Counter(map(likeness, shown))
        alike = [seat for seat, name in enumerate(shown) if counts[likeness(name)] > 1]
        if not alike:
            return tuple(shown)
        for seat in alike:
            shown[seat] = f"{shown[seat]} ({seat + 1})"


def _kept(sign: str) -> str:
    """Returns a sign that can stand in a name, a space for what ends lines, and nothing for a control."""
    if sign.isprintable():
        return sign
    return "" if category(sign) == "Cf" else " "
