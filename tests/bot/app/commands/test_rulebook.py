"""The rules in the chat: in two minutes, and by topic."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.app import App
from bot.app.commands import rulebook
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Press
from bot.app.speech.names import unaccented
from rules.core import library
from tests.bot.app.chat import Chat, Person, find, labels, seat_down


async def test_rules_begin_with_the_game_in_two_minutes_and_lead_to_each_topic(app: App) -> None:
    ann = Person(app, "Ann")
    told = await ann.types("/rules tikal")
    assert "Tikal in two minutes" in told and "the leader counts as three workers" in told
    titles = [Words("en")(f"tikal-topic-name-{topic}") for topic in rulebook.topics_of("tikal")]
    assert labels(ann.seen[-1]) == [f"Next: {titles[0]}", "Learn to play", *titles[1:]]
    for button in [button for row in ann.seen[-1].buttons for button in row if button.label != "Learn to play"]:
        assert f"Tikal: {button.label.removeprefix('Next: ')}" in await ann.presses_data(button.press)


async def test_the_first_page_shows_the_board_with_its_signs_explained(app: App) -> None:
    ann = Person(app, "Ann", "cs")
    await ann.types("/rules tikal")
    page = ann.seen[-1]
    assert page.picture is not None and page.picture.name == "legend"
    assert page.alt.startswith("1. Co stojí každou figurku krok přes hranici")
    drawing = await app.draw(page.picture)
    width, height = Image.open(BytesIO(drawing.data)).size
    assert height > width, "the signs are explained below the board"
    assert not drawing.places


async def test_all_topics_are_read_one_after_the_other_by_next(app: App) -> None:
    ann = Person(app, "Ann")
    told = [await ann.types("/rules tikal")]
    while "Next: " in labels(ann.seen[-1])[0]:
        told.append(await ann.presses("Next: "))
    titles = [f"Tikal: {Words('en')(f'tikal-topic-name-{topic}')}" for topic in rulebook.topics_of("tikal")]
    assert [page.split("\n")[0] for page in told] == ["Tikal in two minutes", *titles]
    assert labels(ann.seen[-1]) == ["All topics"]
    assert "Tikal in two minutes" in await ann.presses("All topics")


async def test_a_page_takes_the_place_of_the_page_before_and_of_nothing_else(app: App) -> None:
    ann = Person(app, "Ann")
    for line, label, replaces in (
        ("/help", "Rules", False),
        ("/rules", "Tikal", False),
        ("/rules tikal", "Next", True),
    ):
        await ann.types(line)
        press = find(ann.seen[-1], label).press
        reply = await app.press(Press(event=label, actor=ann.actor, place=ann.place, data=press, private=True))
        assert reply.replace is replaces


async def test_a_topic_is_told_by_its_name_in_any_language(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    assert "no topic “dragons”" in await ann.types("/rules tikal dragons")
    assert "Which game" in await ann.types("/rules")
    assert "in two minutes" in await ann.presses("Tikal")
    await seat_down(app, chat, "toy", "Ann", "Bob")
    for called in ("foraging", "toy sbírání", "sbirani", "Sbírání"):
        assert "Three action points" in await ann.types(f"/rules {called}")
    await ann.types("/language cs")
    assert "za dvě minuty" in await ann.types("/pravidla toy")
    assert "Sbírání" in labels(ann.seen[-1])


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("tikal guard", "Guards and majority"),
        ("tikal volcano", "Placing tiles"),
        ("tikal score", "Scoring rounds"),
        ("tikal tribe", "Deploying and moving"),
        ("tikal výprava", "Deploying and moving"),
        ("tikal sopky", "Placing tiles"),
        ("tikal hlidac", "Guards and majority"),
        ("java festival", "Festivals"),
        ("java how does water work", "Irrigation"),
        ("java slavnost", "Festivals"),
        ("mexica jump", "Moving the figure"),
        ("mexica skok", "Moving the figure"),
        ("mexica height", "Buildings"),
        ("mexica výška", "Buildings"),
        ("mexica founding", "Districts and founding"),
        ("mexica calpulli", "Districts and founding"),
        ("mexica what about ties", "Ends of the halves"),
        ("mexica movement", "Moving the figure"),
        ("caylus gold", "Goal and signs"),
        ("caylus správce", "Provost and bailiff"),
        ("magellan karta", "Goal and components"),
        ("caylus bailiff", "Provost and bailiff"),
        ("caylus favor", "Royal favours"),
        ("magellan sacks", "Marco Polo: the swap"),
    ],
)
async def test_a_near_word_leads_to_the_topic_in_either_language(asked: str, topic: str, app: App) -> None:
    assert (await Person(app, "Ann").types(f"/rules {asked}")).splitlines()[0].endswith(f": {topic}")


async def test_a_topic_is_kept_while_it_is_asked_of_which_game(app: App) -> None:
    ann = Person(app, "Ann")
    assert "Which game" in await ann.types("/rules score")
    assert "Tikal: Scoring rounds" in await ann.presses("Tikal")
    assert "Tikal: Placing tiles" in await ann.types("/rules volcano"), "only one game has any"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", library.games())
def test_two_minutes_are_enough_to_read_a_game_in_short(game: str, language: str) -> None:
    assert 40 <= len(Words(language)(f"{game}-primer").split()) <= 140


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("java", "the others have one more turn each"),  # who places the last tile has none
        ("magellan", "After phases 1 and 2 everybody draws two cards, and after each phase one for each sack"),
        ("magellan", "Most explorers have an effect"),  # Pizarro has none
        ("mexica", "A figure on a start square brings 5 both times"),
    ],
)
def test_two_minutes_tell_what_holds_in_every_game(game: str, told: str) -> None:
    assert told in Words("en")(f"{game}-primer")


async def test_every_topic_of_every_game_fits_in_every_language(app: App) -> None:
    for language in languages():
        ann = Person(app, "Ann", language)
        for game in library.games():
            for topic in rulebook.topics_of(game):
                assert await ann.types(f"/rules {game} {topic}")


@pytest.mark.parametrize("game", library.games())
def test_topics_are_called_by_one_word_each_that_means_no_other_in_any_language(game: str) -> None:
    ids = rulebook.topics_of(game)
    spoken = [rulebook.called_topics(Words(language), game) for language in languages()]
    meant = {unaccented(name): id for names in spoken for name, id in zip(names, ids, strict=True)}
    for names in spoken:
        assert [meant[unaccented(name)] for name in names] == list(ids)
        assert not any(" " in name for name in names)
