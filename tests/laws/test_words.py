"""Whatever a game can say has a text in every language, with the same facts in it."""

from __future__ import annotations

import pytest

from bot.app.words import Words, languages
from rules.core.library import games, load
from tests.laws.kinds import kinds, refusals
from tests.laws.sayings import messages

EVERY = [(game, language) for game in games() for language in languages()]


def own(game: str, language: str) -> dict[str, frozenset[str]]:
    """Returns the messages of a game with their variables."""
    return {id: variables for id, variables in messages(language).items() if id.startswith(f"{game}-")}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_event_refusal_option_and_question_has_a_text(game: str, language: str) -> None:
    wanted = {f"event-{name}" for what, name in kinds(load(game)) if what == "event"}
    wanted |= {f"refusal-{code}" for code in refusals(load(game))}
    for option in load(game).meta.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    for question in load(game).questions:
        wanted |= {f"question-{question.name}", f"question-{question.name}-usage"}
    assert not {f"{game}-{id}" for id in wanted} - set(own(game, language))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_topic_has_a_name_and_a_text(game: str, language: str) -> None:
    topics = [topic.strip() for topic in Words(language)(f"{game}-topics").split(",")]
    wanted = {f"{game}-topic-{topic}" for topic in topics} | {f"{game}-topic-name-{topic}" for topic in topics}
    found = {id for id in own(game, language) if id.startswith(f"{game}-topic-")}
    assert found == wanted


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_all_languages_have_the_same_messages_with_the_same_facts(game: str, language: str) -> None:
    assert own(game, language) == own(game, languages()[0])
