"""One word stands for an idea in each language: what the glossary has another word for is not said."""

from __future__ import annotations

import re

import pytest

from tests.bot.words.files import messages

UNSAID: tuple[tuple[str, str, str], ...] = (
    ("en", r"he|she|his|hers?|him|himself|herself", "a player is they, a name or you"),
    ("en", r"who(m|se)?(so)?ever", "it is the player who, anybody, or the player's name"),
    ("en", r"(cheapest|whole|given) way|way leads", "where a figure goes is a path"),
    ("en", r"best bids?", "a bid is the highest, as in all games"),
    ("en", r"be laid|laid (on|in|there)|lays a canal", "tiles and canals are placed"),
    ("en", r"for nothing", "what costs nothing is free"),
    ("en", r"(acts|acting) now", "a player takes actions"),
    ("en", r"who hosts the bot|host of the bot", "a table has a host; the bot is run by people"),
    ("cs", r"log(u|em|y|ů)?|žurnál\w*", "všechny kroky stolu jsou historie"),
    ("cs", r"záznam(?!u serveru|u bota)\w*", "hra jako text je zápis hry, její část je krok"),
    ("cs", r"předpově\w+|prognóz\w+|odhad", "co by se hodnotilo teď, je výhled"),
    ("cs", r"trvalý\w* pokyn\w*", "pokyny jsou stálé"),
    ("cs", r"pramen(y|ů|ech|u)?", "odkud známe pravidla, je zdroj"),
    ("cs", r"políčk\w+ plánu|čtvere\w+", "na plánu jsou pole"),
    ("cs", r"kart\w* zlata", "karty jsou se zlatem"),
    ("cs", r"ve dvou hráčích", "hraje se ve dvou"),
    ("cs", r"postrád\w+", "karta, které se vzdáš, se dá oželet"),
    ("cs", r"sis \w+l|\w+l (jsi|sis)|jsi (už )?\w+(al|il|yl)|by\w* získal", "nic neříká, kdo je muž a kdo žena"),
)
"""By languages, what their messages do not say, as whole words, each with the reason."""


@pytest.mark.parametrize(("language", "unsaid", "reason"), UNSAID, ids=[unsaid for _, unsaid, _ in UNSAID])
def test_an_idea_has_one_word(language: str, unsaid: str, reason: str) -> None:
    found = {
        id: wrong.group() for id, said in messages(language).items()
        if (wrong := re.search(rf"(?<![-/`\w])({unsaid})(?![-\w])", said.text, re.IGNORECASE))
    }  # fmt: skip
    assert not found, reason
