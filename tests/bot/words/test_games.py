"""Whatever a game can say has a text, and every text of a game can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from bot.app.commands.rulebook import called_topics
from bot.app.play.moves_ahead import SIGNS
from bot.app.play.moves_ahead import signs as ahead_signs
from bot.app.speech.language import Words, languages
from render.core.scene import WIDE, Marks
from render.core.studio import artist, public_pictures
from rules.core import history, lesson, record
from rules.core import match as matches
from rules.core.library import games, load, meta
from tests.bot.words.asked import Facts, actions, decisions, events, orders, patterns, refusals, sayings, says, strings
from tests.bot.words.files import messages, unsaid, wanted
from tests.brought import verbs_of
from tests.by_game import having
from tests.records.files import files

FIRST = languages()[0]

SAID_IN = ("lacks", "note", "group", "answer", "status", "ended", "forgone", "later")
"""Where a game has something said of which it gives only the id."""

AFTER = ("mark", "beyond")
"""How a note is said where it has little room, or stands behind what is done."""

UNBOUND = re.compile(r"(?P<game>\w+)-(part|token|link|word|number|amount|verb|wish|begun)-[\w-]+")
"""Parts of sentences, and labels of words that only some positions offer: a test of the game itself names them."""


def own(game: str) -> set[str]:
    return {id for id in messages(FIRST) if id.startswith(f"{game}-")}


def told(game: str) -> list[tuple[str, Facts]]:
    """Returns every message that must be there, with the facts that it is told."""
    found = [(f"event-{kind}", facts) for kind, facts in events(game).items()]
    found += [(f"move-{kind}", facts) for kind, facts in actions(game).items()]
    found += [(f"refusal-{code}", facts | {"move"}) for code, facts in refusals(game)]
    found += [(f"order-{kind}", facts) for kind, facts in orders(game).items()]
    found += [(id, frozenset()) for id in bare(game)]
    found += [("tie-break", frozenset({"counts"}))] * met(game)[2]
    return [(f"{game}-{id}", facts) for id, facts in found]


def bare(game: str) -> set[str]:
    """Returns the messages that are told nothing."""
    found = {f"decision-{kind}" for kind in decisions(game)} | {"primer", "topics"}
    for option in meta(game).options:
        spoken = (
            value
            for value in option.values
            if not value.isdigit() or f"{game}-option-{option.name}-{value}" in own(game)
        )
        found |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in spoken)}
    for question in load(game).questions:
        found |= {f"question-{question.name}{part}" for part in ("", "-usage", "-called")}
    listed = messages(FIRST).get(f"{game}-topics")
    topics = [topic.strip() for topic in listed.text.split(",")] if listed else []
    found |= {f"topic-{topic}" for topic in topics} | {f"topic-name-{topic}" for topic in topics}
    found |= {f"show-{picture}" for picture in public_pictures(game)}
    found |= {f"legend-{sign}" for sign in signs(game)}
    steps = {step.name for step in lesson.of_game(game)}
    found |= {f"{what}-{step}" for what in ("lesson", "task") for step in steps} | ({"tips", "aim"} if steps else set())
    verbs, sources, _ = met(game)
    return found | {f"verb-{verb}" for verb in verbs} | {f"source-{source}" for source in sources}


def signs(game: str) -> Iterable[str]:
    """Returns the signs of a game's board that its legend explains."""
    legend = artist(game).legend
    if legend is None:
        return ()
    step = next(step for step in lesson.of_game(game) if step.name == legend.step)
    return legend.find(step.match.view(step.seat), Marks(), WIDE)


@cache
def met(game: str) -> tuple[frozenset[str], frozenset[str], bool]:
    """Returns the verbs of a game, the sources of points and whether something decides among equals.

    What points come from is seen at the ends of the recorded games, of which there are some with each option.
    """
    verbs = verbs_of(game)
    records = [record.read(file.read_text(encoding="utf-8")) for of, file in files() if of == game]
    ends = [matches.scores(history.replay(found.header, found.entries), None) for found in records]
    sources = {name for scores in ends for score in scores for name, _ in score.sources}
    return frozenset(verbs), frozenset(sources), any(score.tie_break is not None for scores in ends for score in scores)


@pytest.mark.parametrize("game", games())
def test_everything_a_game_tells_has_a_text_that_asks_for_no_more(game: str) -> None:
    missing = [unsaid(id, facts) for id, facts in told(game)]
    assert not any(missing), "\n".join(filter(None, missing))


@pytest.mark.parametrize("game", games())
def test_everything_the_rules_have_said_has_a_text_that_asks_for_no_more(game: str) -> None:
    for id, facts in says(game):
        missing = [unsaid(f"{game}-{what}-{id}", facts) for what in SAID_IN]
        assert "" in missing, "one of these is needed:\n" + "\n".join(missing)


@pytest.mark.parametrize("game", games())
def test_what_is_said_of_a_note_elsewhere_asks_for_no_more_than_its_note_is_told(game: str) -> None:
    told = dict[str, list[str]]()
    for id, facts in says(game):
        for said in {f"{game}-{what}-{id}" for what in AFTER} & own(game):
            told.setdefault(said, []).append(unsaid(said, facts))
    assert [missing for missing in told.values() if "" not in missing] == [], "what answers are told is another thing"


@pytest.mark.parametrize("game", games())
def test_pictures_give_their_words_what_they_want_to_know(game: str) -> None:
    told = sayings(f"render.{game}")
    assert told
    for id, facts in told:
        matched = [message for message in messages(FIRST) if re.fullmatch(id.replace("{}", r"[\w-]+"), message)]
        assert matched, id
        assert "{}" in id or wanted(FIRST, id) <= facts, id


@pytest.mark.parametrize("game", games())
def test_no_message_of_a_game_is_superfluous(game: str) -> None:
    used = {id for id, _ in told(game)} | {f"{game}-{what}-{id}" for what in SAID_IN for id, _ in says(game)}
    drawn = "|".join(re.escape(pattern).replace(r"\{\}", r"[\w-]+") for pattern in patterns(f"render.{game}"))
    used |= {id for id in own(game) if re.fullmatch(drawn, id)} | strings(f"render.{game}")
    used |= {f"{game}-{what}-{id}" for what in AFTER for id, _ in says(game) if f"{game}-note-{id}" in own(game)}
    used |= {id.replace("-verb-", f"-{what}-") for id, _ in told(game) for what in ("price", "each", "needs")}
    behind = {re.escape(id).replace(r"\-verb\-", r"\-next\-") for id, _ in told(game)}  # so many words, as a panel asks
    used |= {id for id in own(game) if re.fullmatch(rf"({'|'.join(behind)})-\d", id)}
    used |= {f"{id}-spent" for id, _ in told(game) if f"{game}-decision-" in id}
    used |= {f"{game}-topics-near", f"{game}-signs"}
    used |= {f"{game}-ahead"} if load(game).conditions else set()
    used |= {f"{game}-ahead-word-{one.word}" for one in load(game).conditions}
    names = {name for _, facts in (*told(game), *says(game)) for name in facts}
    singular = "|".join(re.escape(name) for name in names | {name.removesuffix("s") for name in names})
    used |= {id for id in own(game) if re.fullmatch(f"{game}-({singular})-[\\w-]+", id) or UNBOUND.fullmatch(id)}
    assert own(game) - used == set()


@pytest.mark.parametrize("game", games())
def test_parts_of_sentences_are_used(game: str) -> None:
    repeated = {id for said in messages(FIRST).values() for id in said.references}
    assert {id for id in own(game) if id.startswith(f"{game}-part-")} <= repeated


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_words_by_which_a_topic_is_found_belong_to_one_topic_each(game: str, language: str) -> None:
    words = Words(language)
    lines = words(f"{game}-topics-near").splitlines() if words.has(f"{game}-topics-near") else []
    near = {topic: [word.strip() for word in said.split(",")] for topic, said in (line.split(":") for line in lines)}
    assert set(near) <= set(called_topics(words, game))
    for topic, said in near.items():
        assert "" not in said and len(set(said)) == len(said), topic
        assert topic not in said, "a topic is found by its own name"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", having(lambda game: load(game).conditions))
def test_what_moves_ahead_may_ask_is_told_by_the_words_by_which_it_is_typed(game: str, language: str) -> None:
    words, known = Words(language), {f"{game}-ahead-word-{one.word}": one.word for one in load(game).conditions}
    told = set(re.findall(r"`[^` ]+ [^` ]+ ([^` ]+)`", words(f"{game}-ahead")))
    assert told == {words(id).split()[0] for id in known}
    for id, word in known.items():
        assert {ahead_signs(game)[said] for said in words(id).split()} == {word}


@pytest.mark.parametrize("game", having(lambda game: load(game).conditions))
def test_no_word_of_moves_ahead_means_two_things(game: str) -> None:
    ids = [
        *(f"ahead-word-{sign}" for sign in SIGNS),
        *(f"{game}-ahead-word-{one.word}" for one in load(game).conditions),
    ]
    typed = [(word, id) for words in map(Words, languages()) for id in ids for word in words(id).split()]
    assert len({word for word, _ in typed}) == len({*typed})
