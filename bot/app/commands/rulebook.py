"""The rules in the chat: a game in two minutes, and then topic by topic."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from functools import cache
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
SHORTEST = 4
"""Letters of a word by which a topic can be found where it is none of its names."""
ALIKE = 0.8
"""How alike two words are of which one may be the other, out of 1."""
TELLING = 3
"""A word of which more than this part of the topics speak tells nothing of one."""
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
    game, called = await _game_and_topic(ctx, line)
    if game is None:
        found = near(called)
        if len({game for game, _ in found}) != 1:
            near_by = dict(found)
            return refusals.which_game(ctx, lambda game: presses.make("rules", game, near_by.get(game, "")))
        game, called = found[0]
    topic = topic_of(game, called)
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
    picture = legend(words, game)
    alt = studio.describe(game, picture.name, picture.view, picture.marks, words) if picture is not None else ""
    contents = _contents(words, game, others)
    again = presses.make("rules", game, "", TURNED)
    return Message(compose(text), picture=picture, alt=alt, buttons=(leads, *contents), again=again)


def legend(words: Words, game: str) -> Picture | None:
    """Returns the board after a step of the lesson with its signs explained, where the game has that."""
    shown = studio.explained(game)
    if shown is None:
        return None
    step = next(step for step in lesson.of_game(game) if step.name == shown.step)
    moved = lesson.answer(step, step.task)
    marks = Marks(names=NAMES[: moved.match.header.seats], awaited=moved.match.awaited, events=moved.events)
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


def topic_of(game: str, called: str) -> str:
    """Returns the id of the topic that is meant: by its name, by a word that belongs to it, or by what it tells.

    Names and words count in any language, with or without diacritics; nothing where no topic comes near.
    """
    names = _names(game)
    asked = [unaccented(word) for word in re.findall(r"\w+", called)]
    return _close(names, [unaccented(called), *asked]) or _telling(game, asked)


def near(called: str) -> list[tuple[str, str]]:
    """Returns the games that have a topic with a word that somebody asks by, each with its topic."""
    asked = [unaccented(word) for word in re.findall(r"\w+", called)]
    found = [(game, _close(_names(game), [unaccented(called), *asked])) for game in library.games()] if asked else []
    return [(game, topic) for game, topic in found if topic]


async def at_hand(ctx: Context, asked: str) -> Message | None:
    """Returns what the rules of the game at hand say of what somebody asks in their own words, if they do."""
    game, called = await _game_and_topic(ctx, asked)
    topic = topic_of(game, called) if game is not None else ""
    return _page(ctx.words, game, topic) if game is not None and topic else None


def buttons(words: Words, asked: str) -> tuple[tuple[Button, ...], ...]:
    """Returns buttons that open what the rules of each game say of what somebody asks."""
    found = [
        Button(
            presses.make("rules", game, topic),
            f"{library.meta(game).title}: {words(f'{game}-topic-name-{topic}')}",
        )
        for game, topic in near(asked)
    ]
    return tuple(tuple(found[at : at + 2]) for at in range(0, len(found), 2))


def _close(names: Mapping[str, str], asked: Sequence[str]) -> str:
    """Returns the topic of the first word that is one of these names, or that is but for a slip or an ending."""
    exact = [names[word] for word in asked if word in names]
    long = [word for word in asked if len(word) >= SHORTEST]
    close = [names[found] for word in long for found in difflib.get_close_matches(word, names, 1, ALIKE)]
    return next(iter([*exact, *close]), "")


@cache
def _names(game: str) -> Mapping[str, str]:
    """Returns the topics of a game by their names and by the words that belong to them, in all languages."""
    names, own = dict[str, str](), dict[str, str]()
    for words in map(Words, languages()):
        called = dict(zip(called_topics(words, game), topics_of(game), strict=True))
        near = words(f"{game}-topics-near") if words.has(f"{game}-topics-near") else ""
        for name, others in (line.split(":") for line in near.splitlines()):
            names = {unaccented(other): called[name.strip()] for other in others.split(",")} | names
        own |= {unaccented(name): id for name, id in called.items()}
    return names | own


def _telling(game: str, asked: Sequence[str]) -> str:
    """Returns the topic that speaks most of the first word of which only few topics speak at all."""
    for word in asked:
        told = {id: text.count(word[: max(SHORTEST, len(word) - 2)]) for id, text in _texts(game).items()}
        telling = [id for id, times in told.items() if times]
        if len(word) >= SHORTEST and telling and len(telling) <= len(told) // TELLING:
            return max(telling, key=lambda id: told[id])
    return ""


@cache
def _texts(game: str) -> Mapping[str, str]:
    """Returns what each topic of a game says, in all languages."""
    spoken = tuple(map(Words, languages()))
    return {id: " ".join(unaccented(words(f"{game}-topic-{id}")) for words in spoken) for id in topics_of(game)}


async def _game_and_topic(ctx: Context, line: str) -> tuple[str | None, str]:
    """Returns the game whose rules are asked for, and the topic; no game where several may be meant."""
    first, _, rest = line.strip().lower().partition(" ")
    if first in library.games():
        return first, rest.strip()
    try:
        table, rest = await tables.find(ctx, line, tables.ALL)
    except Trouble:
        games = library.games()
        return games[0] if len(games) == 1 else None, line.strip().lower()
    return table.game, rest.lower()
