"""Hints: what a search finds, to be played by a press, for who plays alone and for nobody else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import App
from bot.app.panels import hints
from bot.app.speech.context import Context
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain, compose
from players.core.hints import Hint
from players.core.hints import hints as hints_for
from rules.core.contract import Say
from rules.core.library import load
from rules.core.match import Match
from rules.core.notation import Walked
from tests.bot.app.chat import Chat, Person, labels, playing_at, seat_down
from tests.players.core.test_player import positions
from tests.players.positions import position


async def alone(person: Person, chat_lobby: str = "toy practice") -> None:
    await person.types(f"/new {chat_lobby}")
    await person.types("/start")


async def test_hints_name_lines_that_a_press_plays_into_the_draft(app: App) -> None:
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


async def test_another_line_takes_the_place_of_the_one_that_was_played(app: App) -> None:
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


def told(game: str, facts: str, *lines: Hint, language: str = "en") -> list[str]:
    """Returns what a hint says of each of some lines, without their notations."""
    return told_at(position(game, facts), lines, language)


def told_at(match: Match, lines: Sequence[Hint], language: str) -> list[str]:
    words, names, game = Words(language), ("Ann", "Bob", "Cyd"), match.game.meta.id
    ctx: Context = SimpleNamespace(words=words, say=words, walked=Walked)  # type: ignore[assignment]
    said = hints.phrases(ctx, match, match.awaited[0], lines, names)
    found = hints.tell(ctx, game, lines, said, names)
    return [as_plain(compose(one)).replace("\xa0", " ").splitlines()[0] for one in found]


def hint(line: str, *now: tuple[str, int], **more: Any) -> Hint:
    return Hint(notations=tuple(line.split("; ")), now=now, **{"later": (), "expected": 0.0, "counted": 0.0} | more)


TURN = "turn = P0; tile = -; points = 9; supply P0 = 3"


def test_a_line_begins_with_what_it_does_in_words() -> None:
    assert told("caylus", "", hint("place 5")) == ["1. Place a worker: Sawmill on 5 · 1$ · about 0 points: nothing now"]
    assert told("caylus", "", hint("place 5"), language="cs") == [
        "1. Nasadit pracovníka: Pila na 5 · 1$ · asi 0 bodů: hned nic"
    ]
    line = hint("deploy 1 a5; move 1 a5-a4; uncover a4; deploy 1 a5; end")
    assert told("tikal", TURN, line) == [
        "1. Deploy 1 worker to a5; move 1 worker from a5 to a4; uncover a level at a4; deploy 1 worker to a5"
        " · about 0 points: nothing now"
    ]


def test_a_long_line_tells_its_first_moves_and_one_that_begins_like_another_what_it_does_after_that() -> None:
    same = "deploy 1 a5; move 1 a5-a4; uncover a4"
    begins = "Deploy 1 worker to a5; move 1 worker from a5 to a4; uncover a level at a4"
    lines = hint(f"{same}; move 1 a4-a5; move 1 a5-b5; end"), hint(f"{same}; end")
    assert told("tikal", TURN, *lines) == [
        f"1. {begins}; move 1 worker from a4 to a5; and 1 more move · about 0 points: nothing now",
        f"2. {begins} · about 0 points: nothing now",
    ]
    longer = f"{same}; move 1 a4-a5"
    assert told("tikal", TURN, hint(f"{longer}; move 1 a5-b5"), hint(f"{longer}; move 1 a5-a4"), hint(longer)) == [
        f"1. {begins}; move 1 worker from a4 to a5; and 1 more move · about 0 points: nothing now",
        "2. Begins like line 1, then move 1 worker from a5 to a4 · about 0 points: nothing now",
        "3. Begins like line 1, then nothing more · about 0 points: nothing now",
    ]


def test_lines_that_differ_by_how_a_tile_lies_alone_are_told_apart() -> None:
    first, second = told("tikal", "turn = P0; tile = B1", hint("place c4 r0"), hint("place c4 r1"))
    assert "(not turned · stones to b4 (2))" in first and "(turned by 60° · stones to " in second


TEMPLE = Say("temple-contested", {"space": "a4", "value": 6, "rival_seats": (1,)})


def test_the_points_of_lines_are_sums_that_fall_from_the_first_line_on() -> None:
    first, second, third = told(
        "tikal",
        TURN,
        hint("uncover a4", ("temples", 4), later=((TEMPLE, 4.6),), expected=6.2),
        hint("deploy 1 a5", later=((TEMPLE, 13.1),), expected=13.1, rest=-5.2),
        hint("pass", ("temples", 7), expected=2.0, counted=-3.4, rest=1.2, thought_on=True),
    )
    assert first.endswith(
        "about +10 points: +4 now (temples), +6 later"
        " · later: +5 temple a4, worth 6, where Bob may catch up with you; +1 all the rest"
    )
    assert second.endswith(
        "about +8 points: nothing now, +13 later (temple a4, worth 6, where Bob may catch up with you),"
        " −5 as others gain more than after line 1"
    )
    assert third.endswith(
        "about +7 points: +7 now (temples), +2 later, −3 that you could expect anyway,"
        " +1 as it leaves you better off afterwards than line 1"
    )


@pytest.mark.parametrize("game", ["tikal", "java", "mexica", "caylus", "magellan"])
def test_the_figures_of_a_hint_that_is_found_add_up(game: str) -> None:
    match = positions(load(game), 3, "sums", 3)[1]
    found = hints_for(match.game, match.state, match.awaited[0])
    for language in ("en", "cs"):
        summed = [figures(line) for line in told_at(match, found, language)]
        assert all(total == sum(parts) for total, *parts in summed), summed
        assert summed == sorted(summed, key=lambda figures: -figures[0])


def figures(line: str) -> list[int]:
    """Returns the points that a line is said to bring in all, and of what they are made up."""
    said = re.search(r" · (?:about|asi) (?P<summed>[^·]*)", line)
    assert said, line
    summed = re.sub(r"\(.*?\)|line 1|č. 1", "", said["summed"])
    return [int(figure.replace("−", "-")) for figure in re.findall(r"[+−]?\d+", summed)]


async def test_a_hint_of_an_earlier_position_is_not_played(app: App) -> None:
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


async def test_where_another_member_plays_nobody_is_given_hints(app: App, chat: Chat) -> None:
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


async def test_an_open_seat_is_somebody_elses(app: App) -> None:
    await alone(Person(app, "Ann"))
    playing = await playing_at(app)
    assert playing.alone
    left = replace(playing.seats[1], member=None)
    assert not replace(playing, seats=(playing.seats[0], left)).alone
    assert replace(playing, seats=(playing.seats[0], replace(left, bot="easy"))).alone


async def test_against_bots_alone_hints_are_given(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy seats=2 bots=1 level=easy")
    await ann.types("/start")
    await app.think()
    while (await playing_at(app)).match.awaited[0] not in (await playing_at(app)).seats_of(1):
        await app.think()
    assert "Hints for Ann" in await ann.types("/hint"), as_plain(ann.seen[-1].text)


async def test_where_the_search_fails_it_is_said(app: App) -> None:
    ann = Person(app, "Ann")
    await alone(ann)
    searcher = app.running._searcher
    searcher.fails = True  # type: ignore[attr-defined]
    assert "No hint was found" in await ann.types("/hint")


async def test_a_step_of_a_lesson_has_hints_too_and_stays_as_it_is(app: App) -> None:
    ann = Person(app, "Ann")
    begun = await ann.types("/learn tikal")
    said = await ann.presses("Hint")
    assert "What a search would play here" in said and "\nplace " in said
    assert begun.splitlines()[-1] in said
    assert "right!" in await ann.types("/learn place c4 r0")
