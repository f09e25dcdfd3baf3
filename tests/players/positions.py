"""Positions set by the facts of a game, as in scenarios, and what a level answers in them."""

from __future__ import annotations

from bot.app.speech.language import Words, say
from bot.app.speech.text import as_plain, compose
from players.core import hints, player
from players.core.library import appraisal
from players.core.seen import see
from rules.core import match as matches
from rules.core import scenario
from rules.core.match import Match


def position(game: str, facts: str, seats: int = 2, **options: str) -> Match:
    """Returns a match in which facts are set as ``turn = P0; points = 4``; a part like ``play P0 end`` is played."""
    parts = [" ".join(part.split()) for part in facts.split(";") if part.strip()]
    header = [f"option {name}: {value}" for name, value in options.items()]
    steps = [part if part.startswith("play ") else f"set {part}" for part in parts]
    read = scenario.parse("\n".join(["title: a position", f"game: {game}", f"seats: {seats}", *header, *steps]))
    going = scenario.begin(read)
    for line in read.steps:
        going.take(line)
    return going.match


def answer(match: Match, level: str = "strong") -> str:
    """Returns what a level answers as the first seat asked, up to where it learns what it does not know yet."""
    return "; ".join(player.answer(match.game, match.state, match.awaited[0], level))


def answered(game: str, facts: str, **options: str) -> str:
    return answer(position(game, facts, **options))


def points_after(match: Match) -> list[int]:
    """Returns the points of all seats once the first one asked has played its answer."""
    seat = match.awaited[0]
    for notation in answer(match).split("; "):
        match = matches.play_text(match, seat, notation).match
    return [score.points for score in match.public_scores]


NAMES = ("Ann", "Bob", "Cyd", "Dan")


def later(match: Match, line: str, language: str = "en") -> list[str]:
    """Returns what hints say may come later of a line of the first seat asked, with the points."""
    seat, game, words, actions, going_on = match.awaited[0], match.game, Words(language), [], match
    for notation in line.split("; "):
        actions.append(game.parse(notation, going_on.state, seat))
        going_on = matches.play_text(going_on, seat, notation).match
    seen = see(game, match.state, seat, 2)
    found = hints.told(appraisal(game.meta.id), seen, actions).later
    sentences = (as_plain(compose(say(words, game.meta.id, "later", said, NAMES))) for said, _ in found)
    return [f"{points:+.0f} {said}".replace("\xa0", " ") for (_, points), said in zip(found, sentences, strict=True)]
