"""The course of a finished game: a picture of the scores, and its turning points in words."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.app import App
from bot.app.commands.course import lead_of
from bot.app.play import turns
from render.core import studio
from render.core.course import Course
from render.core.studio import COURSE
from rules.core import library
from rules.core import match as matches
from rules.core.play import RandomPlayer
from tests.bot.app.chat import Chat, labels, playing_at, seat_down
from tests.bot.app.commands.test_rematch import finished


async def test_the_course_of_a_finished_game_is_shown_with_what_turned_it(app: App, chat: Chat) -> None:
    ann, _ = await finished(app, chat, "Ann", "Bob")
    result = next(post.message for post in chat.delivered if "Rematch" in labels(post.message))
    said = await ann.presses("How it went", result)
    assert "how the scores went" in said
    shown = ann.seen[-1]
    assert shown.picture is not None and shown.picture.name == COURSE and "Ann" in shown.alt
    drawn = await app.draw(shown.picture)
    assert drawn.mime == "image/webp" and not drawn.places
    points = [line for line in said.splitlines() if line.startswith("Step ")]
    assert len(points) == len(labels(shown)) and (points or "Nobody gained" in said)
    for label in labels(shown):
        assert f"After {label.lower()}" in await ann.presses(label, shown)
    assert await ann.types("/course") == said


async def test_what_turned_a_game_is_told_by_what_brought_points_and_not_by_what_ended_the_turn(
    app: App, chat: Chat
) -> None:
    people, player = await seat_down(app, chat, "mexica", "Ann", "Bob"), RandomPlayer(Random(1).randrange)
    playing = await playing_at(app)
    async with app.store.write() as tx:
        while not playing.match.over:
            moved = matches.play(playing.match, *player.choose(playing.match))
            playing = await turns.record(tx, playing, moved, playing.table.changed)
    said = await people[1].types("/course")
    assert re.search(r"^Step \d+, turn of (Ann|Bob): (Ann|Bob) \+\d+ · \w+", said, re.MULTILINE)
    assert "`end`" not in said and " end" not in said


def course(*points: tuple[int, ...]) -> Course:
    """Scores after each tenth entry, by seat."""
    return Course(entries=tuple(range(0, 10 * len(points[0]), 10)), points=points, places=(1, 2))


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        (course((0, 5, 9, 12), (0, 5, 6, 7)), ("course-lead-always", {"player": 0})),
        (course((0, 5, 6, 12), (0, 6, 7, 7)), ("course-lead-last", {"other": 1})),
        (course((0, 5, 6, 7, 12), (0, 6, 7, 7, 9)), ("course-lead-since", {"player": 0, "other": 1, "entry": 30})),
        (
            course((0, 2, 3, 8, 9, 9, 30), (0, 1, 2, 3, 3, 11, 12)),
            ("course-lead-last", {"other": 1}),
        ),
        (
            course((0, 2, 3, 8, 9, 20, 30), (0, 1, 2, 3, 11, 12, 12)),
            ("course-lead-mostly", {"player": 0, "steps": 10, "all": 60, "entry": 50}),
        ),
    ],
)
def test_who_was_behind_for_a_moment_is_not_told_to_have_followed(
    scores: Course, told: tuple[str, dict[str, int]]
) -> None:
    assert lead_of(scores, 0) == told


async def test_a_running_game_has_no_course_yet(app: App, chat: Chat) -> None:
    ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.types("/course")
    assert ann.seen[-1].picture is None


def test_the_name_of_the_picture_is_no_games_own() -> None:
    assert all(COURSE not in studio.picture_names(game) for game in library.games())
