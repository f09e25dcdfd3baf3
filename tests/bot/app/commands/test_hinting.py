"""Hints: what a search finds, to be played by a press, for who plays alone and for nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.app.panels import hints
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain, compose
from players.core.hints import Hint
from rules.core.notation import Walked
from tests.bot.app.chat import Person, labels, open_app, playing_at, seat_down
from tests.players.positions import position


async def alone(person: Person, chat_lobby: str = "toy practice") -> None:
    await person.types(f"/new {chat_lobby}")
    await person.types("/start")


async def test_hints_name_lines_that_a_press_plays_into_the_draft(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        await alone(ann)
        before = (await playing_at(app)).match
        await ann.types("/play")
        said = await ann.presses("Hint")
        assert "Hints for Ann" in said and "1. " in said
        assert (await playing_at(app)).match == before
        shown = ann.seen[-1]
        assert "Play 1" in labels(shown)
        played = await ann.presses("Play 1")
        match = (await playing_at(app)).match
        assert match.entries > before.entries or "Chosen: " in played
        assert said.splitlines()[2].split()[0] in played, "below what a line brings stand its moves"


async def test_another_line_takes_the_place_of_the_one_that_was_played(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        await alone(ann)
        lines = [line.split("; ") for line in (await ann.types("/hint")).splitlines()[2::2]]
        told = ann.seen[-1]
        for number in (0, 1):
            played = await ann.presses(f"Play {number + 1}", told)
            drafted = [entry.action for entry in (await playing_at(app)).match.draft]
            assert (drafted, f"Chosen: {lines[number][-1]}" in played) in (
                (lines[number], False),
                (lines[number][:-1], True),
            )
        await ann.presses("Undo")
        await ann.presses("Play 2", told)
        assert [entry.action for entry in (await playing_at(app)).match.draft] == drafted, "what was taken back, too"


@pytest.mark.parametrize(
    ("game", "facts", "line", "told"),
    [
        ("caylus", "", "place 5", "place 5 (5 Sawmill · 1$)"),
        ("caylus", "", "pass", "1. nothing gained yet\npass"),
        (
            "tikal",
            "turn = P0; tile = -; points = 9; supply P0 = 3",
            "deploy 1 a5; move 1 a5-a4; uncover a4; deploy 1 a5",
            "1. nothing gained yet\ndeploy 1 a5; move 1 a5-a4; uncover a4; deploy 1 a5",
        ),
    ],
)
def test_a_line_tells_its_moves_in_order_and_what_one_alone_means(game: str, facts: str, line: str, told: str) -> None:
    match, words = position(game, facts), Words("en")
    ctx = SimpleNamespace(words=words, say=words, walked=Walked)
    found = Hint(notations=tuple(line.split("; ")), now=(), later=(), behind=0.0)
    (said,) = hints.tell(ctx, match, match.awaited[0], (found,), ("Ann", "Bob"))  # type: ignore[arg-type]
    assert told in as_plain(compose(said)).replace("\xa0", " ")


async def test_a_hint_of_an_earlier_position_is_not_played(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        await alone(ann)
        await ann.types("/hint")
        old = ann.seen[-1]
        await ann.types("/move bury acorn; end")
        assert "Ask once more" in await ann.presses("Play 1", old)
        assert ann.refused
        await ann.types("/hint")
        hints._found.clear()
        assert "Ask once more" in await ann.presses("Play 1")


async def test_where_another_member_plays_nobody_is_given_hints(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
        for person in (first, second):
            await person.types("/hint")
            assert person.refused
        assert "others play" in await first.types("/hint")
        await first.types("/play")
        assert "Hint" not in labels(first.seen[-1])
        table = (await playing_at(app)).table.id
        await first.presses_data(f"hinted:{table}:0:1:0")
        assert first.refused and not (await playing_at(app)).match.draft


async def test_an_open_seat_is_somebody_elses(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        await alone(Person(app, "Ann"))
        playing = await playing_at(app)
        assert playing.alone
        left = replace(playing.seats[1], member=None)
        assert not replace(playing, seats=(playing.seats[0], left)).alone
        assert replace(playing, seats=(playing.seats[0], replace(left, bot="easy"))).alone


async def test_against_bots_alone_hints_are_given(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=2 bots=1 level=easy")
        await ann.types("/start")
        await app.think()
        while (await playing_at(app)).match.awaited[0] not in (await playing_at(app)).seats_of(1):
            await app.think()
        assert "Hints for Ann" in await ann.types("/hint"), as_plain(ann.seen[-1].text)


async def test_where_the_search_fails_it_is_said(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        await alone(ann)
        searcher = app.running._searcher
        searcher.fails = True  # type: ignore[attr-defined]
        assert "No hint was found" in await ann.types("/hint")


async def test_a_step_of_a_lesson_has_hints_too_and_stays_as_it_is(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
        begun = await ann.types("/learn tikal")
        said = await ann.presses("Hint")
        assert "What a search would play here" in said and "\nplace " in said
        assert begun.splitlines()[-1] in said
        assert "right!" in await ann.types("/learn place c4 r0")
