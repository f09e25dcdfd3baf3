"""One word stands for an idea in each language: what the glossary has another word for is not said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bot.words.asked import strings
from tests.bot.words.files import files, in_file, messages

UNSAID: tuple[tuple[str, str, str], ...] = (
    ("en", r"he|she|his|hers?|him|himself|herself", "a player is they, a name or you"),
    ("en", r"who(m|se)?(so)?ever", "it is the player who, anybody, or the player's name"),
    ("en", r"(cheapest|whole|given) way|way leads", "where a figure goes is a path"),
    ("en", r"best bids?", "a bid is the highest, as in all games"),
    ("en", r"be laid|laid (on|in|there)|lays a canal", "tiles and canals are placed"),
    ("en", r"for nothing", "what costs nothing is free"),
    ("en", r"(acts|acting) now", "a player takes actions"),
    ("en", r"who hosts the bot|host of the bot", "a table has a host; the bot is run by people"),
    ("en", r"[\w']+, ([\w']+, )*[\w']+, (and|or) [\w']+( [\w']+)?(?=[.;:)])", "a list is a, b and c"),
    ("en", r"only a sum|beyond it:|turns it on", "what can be done is said, not hinted at"),
    ("en", r"(left to right|up and down) \(", "letters that are typed stand in notations alone"),
    ("cs", r"log(u|em|y|ů)?|žurnál\w*", "všechny kroky stolu jsou historie"),
    ("cs", r"záznam(?!u serveru|u bota)\w*", "hra jako text je zápis hry, její část je krok"),
    ("cs", r"předpově\w+|prognóz\w+|odhad", "co by se hodnotilo teď, je výhled"),
    ("cs", r"trvalý\w* pokyn\w*", "pokyny jsou stálé"),
    ("cs", r"pramen(y|ů|ech|u)?", "odkud známe pravidla, je zdroj"),
    ("cs", r"políčk\w+ plánu|čtvere\w+", "na plánu jsou pole"),
    ("cs", r"kar(et|t\w*) zlata", "karty jsou se zlatem"),
    ("cs", r"desk(a|y|u|ou|ce|ách|ami)|map(a|y|u|ou|ě)", "hraje se na plánu"),
    ("cs", r"stál\w+ příkaz\w*|příkaz\w*, kter\w+ máš", "stálé jsou pokyny, příkaz je `/new`"),
    ("cs", r"predem", "tahy se nechávají předem"),
    ("cs", r"správc\w+ (tohoto )?(bota|místa)|zakladatel\w*", "stůl má hostitele, server správce, bot provozovatele"),
    ("cs", r"tempo|tempa", "kolik smí tah trvat, je čas na tah"),
    ("cs", r"variant(a|y|u|ou|ám|ách|ami)", "co se dá zvolit, je volba"),
    ("cs", r"zavolání\w*|zvonění", "na tah přichází volání"),
    ("cs", r"přid\w+ se|se (\w+ )?přid\w+", "ke stolu se přisedá"),
    ("cs", r"mobil\w*", "je to telefon"),
    ("cs", r"příhoz\w*|přihazov\w+|aukc\w+", "v dražbě se nabízí, příhoz je nabídka"),
    ("cs", r"džungl\w+|výprav\w+", "v Tikalu vede expedice do pralesa"),
    ("cs", r"úrov\w+", "chrámy i území mají patra"),
    ("cs", r"svát(ek|k\w+)|oslav\w+", "v Javě se pořádají slavnosti"),
    ("cs", r"zavlaž\w+|uzavřen\w+ vod\w+", "zakládají se vodní plochy a voda je obklopená"),
    ("cs", r"z?většu\w+ palác\w*|zvětšit palác\w*", "palác se rozšiřuje"),
    ("cs", r"stavitel\w*|dělní\w+", "v Javě jsou figurky, v Caylusu pracovníci"),
    ("cs", r"přivád\w+|přivést", "figurky i pracovníci se nasazují"),
    ("cs", r"čtvr(ť|ti|tí|tích|těmi)", "město v Mexice má okrsky"),
    ("cs", r"sko(k|ku|č\w*)", "figurka se v Mexice přesouvá kamkoli"),
    ("cs", r"úsek\w*", "hrad v Caylusu má sekce"),
    ("cs", r"ve dvou hráčích", "hraje se ve dvou"),
    ("cs", r"postrád\w+", "karta, které se vzdáš, se dá oželet"),
    ("cs", r"sis \w+l|\w+l (jsi|sis)|jsi (už )?\w+(al|il|yl)|by\w* získal", "nic neříká, kdo je muž a kdo žena"),
)
"""By languages, what their messages do not say, as whole words, each with the reason."""

PLAYERS_WORDS = "-topics-near"
"""How the messages end that list what players may call a thing, which is more than what it is called."""

ALSO_CZECH = {"text", "test", "role", "bot"}
"""Words that are typed in English and are Czech as well."""

WITHOUT_MARKS = {"discord-arg-hours-about", "discord-arg-days-about", "discord-arg-code-about"}
"""What Discord shows of a field as it stands, where nothing can be marked as code."""


@pytest.mark.parametrize(("language", "unsaid", "reason"), UNSAID, ids=[unsaid for _, unsaid, _ in UNSAID])
def test_an_idea_has_one_word(language: str, unsaid: str, reason: str) -> None:
    found = {
        id: wrong.group() for id, said in messages(language).items()
        if not id.endswith(PLAYERS_WORDS) and (wrong := re.search(rf"(?<![-/`\w])({unsaid})(?![-\w])", said.text, re.I))
    }  # fmt: skip
    assert not found, reason


def czech_terms() -> list[tuple[str, str]]:
    """Returns the Czech terms of the page on words, each with the words that are not said for it."""
    page = (Path(__file__).parents[3] / "docs" / "words.md").read_text(encoding="utf-8").partition("## Czech terms")[2]
    return [(term, others) for _, term, others in re.findall(r"^\| (\w.*?) \| (.+?) \| (.*?) ?\|$", page, re.M)[1:]]


@pytest.mark.parametrize(("term", "others"), czech_terms())
def test_czech_terms_are_those_of_the_page(term: str, others: str) -> None:
    told = " ".join(said.text for said in messages("cs").values()).casefold()
    assert all(word in told for word in term.split(", "))
    patterns = [unsaid for language, unsaid, _ in UNSAID if language == "cs"]
    assert all(any(re.fullmatch(one, other) for one in patterns) for other in filter(None, others.split(", ")))


def test_the_page_has_czech_terms() -> None:
    assert len(czech_terms()) > 30


def test_a_dash_in_czech_is_longer_than_a_hyphen() -> None:
    lines = [line for file in files("cs") for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if " - " in line] == []


def test_no_word_that_is_typed_in_english_stands_in_a_czech_sentence_as_if_it_were_czech() -> None:
    usages = " ".join(said.text for id, said in messages("en").items() if id.startswith("usage-"))
    typed = "|".join(sorted(set(re.findall(r"\b[a-z]{3,}\b", usages)) - ALSO_CZECH))
    assert "practice" in typed
    found = {
        id: wrong for id, said in messages("cs").items()
        if "usage" not in id and id not in WITHOUT_MARKS
        and (wrong := re.findall(rf"(?<![-\w])(?:{typed})(?![-\w])", re.sub(r"`[^`]*`", "", said.text)))
    }  # fmt: skip
    assert not found


def test_in_english_a_relative_has_something_to_refer_to() -> None:
    bare = re.compile(
        r"(?:^|[.;:] |\b(?:and|but|by) )who (?:wins|leads|passes|comes|goes|has|says|is|was|does|plays)\b[^.;?\n]*[.;]",
        re.IGNORECASE | re.MULTILINE,
    )
    found = {id: bound.group() for id, said in messages("en").items() if (bound := bare.search(said.text))}
    assert found == {}, "the winner chooses, not: who wins chooses"


def test_the_command_line_and_the_web_table_call_who_runs_the_bot_the_operator() -> None:
    said = strings("bot.cli") | strings("bot.chat_web") | {said.text for said in in_file("en", "web.ftl").values()}
    hosts = re.compile(r"\b[Hh]ost('s)? (own|alone|lets|can|has given)\b|\b(for|tell|ask) the host\b|of the host\b")
    assert [text for text in said if hosts.search(text)] == [], "a host is the member who opened a table"
