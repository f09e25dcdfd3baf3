"""The rules in the chat: a game in two minutes, and then topic by topic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.app.commands import refusals
from bot.app.play import completing, posts, tables
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import FALLBACK, Words, languages
from bot.app.speech.messages import Button, Message, Picture, Reply
from bot.app.speech.names import unaccented
from bot.app.speech.text import compose
from render.core import studio
from render.core.scene import Marks
from rules.core import codec, lesson, library

IN_A_ROW = 4
NAMES = ("Ada", "Bob", "Cyril", "Dana")
"""Who plays where the signs of a board are explained."""
TURNED = "turned"
"""Stands in a button of a page whose place the next one takes."""


async def _complete_topic(ctx: Context, typed: str) -> tuple[str, ...]:
    first = typed.split()[0].lower() if typed.split() else ""
    games = [first] if first in library.games() else list(library.games())
    topics = [f"{game} {topic}" for game in games for topic in called_topics(ctx.words, game)]
    return completing.matching(typed, "", (*library.games(), *topics))


@declared.command(
    "rules",
    who="everybody",
    heard="aloud",
    does="looks",
    args=(
        Arg(name="game", values=library.games, label=lambda words, game: library.meta(game).title),
        Arg(name="topic", completes=_complete_topic),
    ),
    whole=_complete_topic,
)
async def rules(ctx: Context, line: str) -> Reply:
    """Tells the rules of a game by topic; without a topic in two minutes."""
    found = await _game_and_topic(ctx, line)
    if found is None:
        return refusals.which_game(ctx, lambda game: presses.make("rules", game, ""))
    game, called = found
    topic = _topic(game, called)
    if called and not topic:
        topics = ", ".join(called_topics(ctx.words, game))
        said = ctx.say("rules-no-topic", game=library.meta(game).title, topic=called[:40], topics=topics)
        return Reply(Message(compose(said), buttons=_contents(ctx.words, game, topics_of(game))))
    return Reply(_page(ctx.words, game, topic) if topic else _primer(ctx.words, game))


@declared.button("rules", who="everybody", heard="aloud", does="looks", linked=True)
async def press_rules(ctx: Context, game: str = "", topic: str = "", turned: str = "") -> Reply:
    """Opens a page of the rules, or turns to it from another one; asks of which game where none is named."""
    reply = await rules(ctx, f"{game} {topic}")
    return msgspec.structs.replace(reply, replace=bool(turned), refused=reply.refused and bool(game))


def _primer(words: Words, game: str) -> Message:
    """Returns the first page: the game in two minutes, and what there is to read on."""
    said = words("rules-primer", game=library.meta(game).title)
    text = "\n".join([said, words(f"{game}-primer"), words("rules-topics")])
    first, *others = topics_of(game)
    leads = (*_leads(words, game, first), *posts.learn_button(game, words))
    picture = _legend(words, game)
    alt = studio.describe(game, picture.name, picture.view, picture.marks, words) if picture is not None else ""
    return Message(compose(text), picture=picture, alt=alt, buttons=(leads, *_contents(words, game, others)))


def _legend(words: Words, game: str) -> Picture | None:
    """Returns the board after a step of the lesson with its signs explained, where the game has that."""
    shown = studio.explained(game)
    if shown is None:
        return None
    step = next(step for step in lesson.of_game(game) if step.name == shown.step)
    moved = lesson.answer(step, step.task)
    marks = Marks(names=NAMES[: moved.match.header.seats], waiting=moved.match.awaited, events=moved.events)
    return Picture(
        game=game,
        name=studio.LEGEND,
        language=words.language,
        view=msgspec.Raw(codec.encode(moved.match.view(step.seat))),
        marks=msgspec.Raw(codec.encode(marks)),
    )


def _page(words: Words, game: str, topic: str) -> Message:
    """Returns the page of a topic, which leads on to the next one and back to the first page."""
    topics = topics_of(game)
    following = topics[topics.index(topic) + 1 :]
    title = words("rules-topic", game=library.meta(game).title, topic=words(f"{game}-topic-name-{topic}"))
    contents = _turn(game, "", words("button-contents"))
    leads = (*_leads(words, game, *following[:1]), contents)
    return Message(compose("\n".join([title, words(f"{game}-topic-{topic}")])), buttons=(leads,))


def _leads(words: Words, game: str, *following: str) -> tuple[Button, ...]:
    """Returns the button that leads on, if there is a further topic."""
    said = [(topic, words("button-next-topic", topic=words(f"{game}-topic-name-{topic}"))) for topic in following]
    return tuple(_turn(game, topic, label, "main") for topic, label in said)


def _contents(words: Words, game: str, topics: Sequence[str]) -> tuple[tuple[Button, ...], ...]:
    """Returns a button for each topic."""
    buttons = [_turn(game, topic, words(f"{game}-topic-name-{topic}")) for topic in topics]
    return tuple(tuple(buttons[at : at + IN_A_ROW]) for at in range(0, len(buttons), IN_A_ROW))


def _turn(game: str, topic: str, label: str, style: Literal["plain", "main"] = "plain") -> Button:
    """Returns a button that turns from one page to another."""
    return Button(presses.make("rules", game, topic, TURNED), label, style)


def topics_of(game: str) -> tuple[str, ...]:
    """Returns the topics of a game's rules in the order of the rulebook, by their ids."""
    return called_topics(Words(FALLBACK), game)


def called_topics(words: Words, game: str) -> tuple[str, ...]:
    """Returns what the topics are called in a language, in the same order."""
    return tuple(topic.strip() for topic in words(f"{game}-topics").split(","))


def _topic(game: str, called: str) -> str:
    """Returns the id of the topic that is called so in any language, with or without diacritics; else nothing."""
    ids = topics_of(game)
    pairs = (pair for language in languages() for pair in zip(called_topics(Words(language), game), ids, strict=True))
    return next((id for name, id in pairs if unaccented(name) == unaccented(called)), "")


async def _game_and_topic(ctx: Context, line: str) -> tuple[str, str] | None:
    """Returns the game whose rules are asked for, and the topic; None where several games may be meant."""
    first, _, rest = line.strip().lower().partition(" ")
    if first in library.games():
        return first, rest.strip()
    try:
        table, rest = await tables.find(ctx, line, tables.ALL)
    except Trouble:
        games = library.games()
        return (games[0], line.strip().lower()) if len(games) == 1 else None
    return table.game, rest.lower()
