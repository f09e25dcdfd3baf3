"""Moves ahead in the chat: played at their owner's turn, or dropped with the reason, and seen by nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.app.play.moves_ahead import read, tell
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain, compose
from rules.core import match as matches
from rules.core.ahead import Ahead, If, Line
from rules.core.match import Match
from tests.bot.app.chat import Chat, Person, labels, open_app, playing_at, seat_down
from tests.bot.app.outside import Hours

GAMES = ("tikal", "java", "mexica", "caylus", "magellan")
NO_CONDITION = {
    "tikal": "if a5 is free",
    "java": "if a5 is not free",
    "mexica": "if g7 is not free and i7 is not free and h6 is not free",
    "caylus": "if inn is not free",
    "magellan": "if cook is up and cook is not up",
}
"""For each game what does not hold as it begins."""


async def in_turn(app: App, people: list[Person]) -> tuple[Person, Person]:
    """Returns who is asked at a table of two or more, and who is asked when that player has done the least."""
    match = (await playing_at(app)).match
    then = least(match)
    return people[match.awaited[0]], people[then.awaited[0]]


def least(match: Match) -> Match:
    return matches.play_default(match, match.awaited[0], "player").match


async def plays(person: Person, text: str) -> None:
    """Plays a turn, and says once more that it ends where points are left."""
    await person.types(f"/move {text}")
    if not text.endswith("end") or (await playing_at(person.app)).match.drafting is None:
        return
    await person.types("/move end")


async def leaves(person: Person, text: str) -> str:
    """Leaves moves ahead, and says that they are meant where they give something up."""
    said = await person.types(f"/ahead {text}")
    return await person.presses("Leave it so") if "Leave it so" in labels(person.seen[-1]) else said


def answer(match: Match, seat: int) -> str:
    """Returns the least that a seat can do when it is asked, as one would type it."""
    return "; ".join(entry.action for entry in matches.play_default(match, seat, "player").entries)


@pytest.mark.parametrize("game", GAMES)
async def test_the_line_that_fits_is_played_when_the_turn_comes(app: App, chat: Chat, game: str) -> None:
    people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
    first, second = await in_turn(app, people)
    match = (await playing_at(app)).match
    moves = answer(least(match), least(match).awaited[0])
    said = await leaves(second, f"{NO_CONDITION[game]}: {moves} / {moves} / else ping me")
    assert "Left for your turn" in said
    assert "Line 1 cannot be played" in said and "Line 2 can be played" in said
    await plays(first, answer(match, match.awaited[0]))
    await app.drain()
    played = (await playing_at(app)).match
    assert people[played.awaited[0]] is not second, "the turn is over"
    assert f"{second.name}, it is your turn" not in "\n".join(chat.said[-1:])
    assert "were played for you" in await second.types("/ahead")


async def test_where_no_line_fits_the_owner_alone_is_called_and_sees_why(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    first, second = await in_turn(app, people)
    await leaves(second, "if a3 is free: place a3 r0; end / place a1 r0; end")
    before = len(chat.said)
    await plays(first, "place a3 r0; end")
    await app.drain()
    assert f"{second.name}, it is your turn" in chat.said[-1] and len(chat.said) == before + 1
    assert "a1" not in chat.said[-1], "what was left is nobody else's business"
    told = await second.types("/play")
    assert "were not played" in told and "Line 1 cannot be played: a3 is not free." in told and "place a1" in told
    assert "were not played" not in await first.types("/log")


async def test_they_wait_through_a_restart_and_end_when_the_game_goes_back(tmp_path: Path) -> None:
    hours = Hours()
    async with open_app(tmp_path, hours) as (app, chat):
        people = await seat_down(app, chat, "tikal", "Ann", "Bob")
        first, second = await in_turn(app, people)
        await plays(first, "place a3 r0; end")
        await plays(second, "place b3 r0; end")
        await leaves(second, "place c4 r0; end")
    async with open_app(tmp_path, hours) as (app, chat):
        names = (await playing_at(app)).names
        people = [Person(app, name) for name in names]
        second = next(person for person in people if person.name == second.name)
        assert "place c4 r0; end" in await second.types("/ahead")
        assert "removed" in await second.presses("Remove")
        assert "no moves" in await second.types("/ahead")


async def test_what_cannot_be_read_is_refused_and_changes_nothing(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    _, second = await in_turn(app, people)
    for line in (
        "if d4 is free",
        "if d4 is blue: end",
        "d4 is free: end",
        "if d4 free and: end",
        " / " * 9,
        "else ping me",
        ";",
    ):
        said = await second.types(f"/ahead {line}")
        assert "I cannot read" in said or "Leave one to 5 lines" in said, line
    for line in ("if z9 is free: end", "fly d4", "if inn is free: end"):
        assert "Nothing was kept" in await second.types(f"/ahead {line}"), line
    assert "You have left no moves" in await second.types("/ahead off")
    assert "d4 is free" in await second.types("/ahead")


async def test_at_ones_own_turn_they_are_played_at_once_or_not_kept(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    first, second = await in_turn(app, people)
    assert "not kept" in await leaves(first, "if a3 is not free: place a3 r0; end")
    assert "You have left no moves" in await first.types("/ahead")
    assert "Played for you" in await leaves(first, "if a3 is free: place a3 r0; end")
    assert people[(await playing_at(app)).match.awaited[0]] is second


async def test_they_are_told_to_their_owner_alone(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    first, second = await in_turn(app, people)
    await leaves(second, "place b3 r0; end")
    assert "b3" not in await first.types("/ahead")
    assert "Remove" not in labels(first.seen[-1])
    assert all("b3 r0" not in said for said in chat.said)


def test_lines_are_read_in_every_language_and_told_again_so_that_they_can_be_typed() -> None:
    left = Ahead(
        lines=(
            Line("place d4 r0; end", (If("d4", "free"), If("d5", "free", holds=False))),
            Line("end"),
        )
    )
    for text in (
        "if d4 is still free and d5 is not free: place d4 r0; end / end / else ping me",
        "IF free d4 and not d5 free: place d4 r0;end\nend",
        "pokud d4 je ještě volné a d5 není volné: place d4 r0; end\nend\njinak mi dej vědět",
    ):
        assert read("tikal", text) == left
    for language in ("en", "cs"):
        assert read("tikal", as_plain(compose(tell(Words(language), "tikal", left)))) == left
    with pytest.raises(Trouble):
        read("tikal", "")


async def test_long_moves_ahead_leave_room_for_the_board_beside_them(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    first, second = await in_turn(app, people)
    await second.types(f"/ahead {' / '.join(['; '.join(['pass'] * 17)] * 5)}")
    assert "Moves left for your next turn" in await second.types("/orders")
    await first.types("/move pass")
    assert "were not played" in await second.types("/play")


async def test_what_is_left_while_something_else_is_asked_waits(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    first, _ = await in_turn(app, people)
    assert "Left for your turn" in await leaves(first, "deploy 1 a5; end")
    assert "deploy 1 a5; end" in await first.types("/ahead")


@pytest.mark.parametrize("by_button", [True, False])
async def test_who_leaves_an_end_that_throws_points_away_is_asked_before_it_is_kept(
    app: App, chat: Chat, by_button: bool
) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    _, second = await in_turn(app, people)
    line = "/ahead place a2 r0; end"
    said = await second.types(line)
    assert "You still have 10 action points that you could use." in said and "Nothing is kept yet" in said
    assert "You have left no moves" in await second.types("/ahead")
    await second.types(line.replace("; end", "; deploy 1 a5; end"))
    kept = (
        await second.presses("Leave it so")
        if by_button
        else await second.types(line.replace("; end", "; deploy 1 a5; end"))
    )
    assert "Left for your turn: place a2 r0; deploy 1 a5; end" in kept


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the actions that have been played somewhere, from now on."""
    found: list[str] = []
    play = matches.play

    def noted(match: Match, seat: int, action: Any, by: str = "player") -> matches.Moved:
        found.append(match.game.format(action))
        return play(match, seat, action, by)

    monkeypatch.setattr(matches, "play", noted)
    return found


async def test_a_line_is_played_once_when_it_is_left_and_once_when_it_is_followed(
    app: App, chat: Chat, made: list[str]
) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    first, second = await in_turn(app, people)
    made.clear()
    await second.types("/ahead place a2 r0; deploy 10 a5; end")
    assert made.count("place a2 r0") == made.count("deploy 10 a5") == 1, "left"
    await first.types("/move place a3 r0; deploy 10 a5; end")
    assert made.count("place a2 r0") == 2, "followed"
    made.clear()
    await second.types("/ahead place b3 r0; deploy 1 a5; end")
    await second.presses("Leave it so")
    assert made.count("place b3 r0") == 2, "asked about, and meant"


async def test_at_ones_own_turn_a_line_is_tried_on_a_re_deal_and_played(app: App, chat: Chat, made: list[str]) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    first, _ = await in_turn(app, people)
    made.clear()
    assert "Played for you" in await first.types("/ahead place a3 r0; deploy 10 a5; end")
    assert made.count("place a3 r0") == 2


async def test_moves_that_use_all_points_are_left_without_a_question(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    _, second = await in_turn(app, people)
    assert "Left for your turn" in await second.types("/ahead place a2 r0; deploy 10 a5; end")


async def test_the_button_of_an_earlier_question_leaves_nothing(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    _, second = await in_turn(app, people)
    await second.types("/ahead place a2 r0; end")
    asked = second.seen[-1]
    await second.types("/ahead place a2 r0; deploy 1 a5; end")
    assert "out of date" in await second.presses("Leave it so", asked)
    assert "You have left no moves" in await second.types("/ahead")


async def test_conditions_are_completed_by_the_parts_of_the_game_and_what_they_may_be(app: App, chat: Chat) -> None:
    (ann, *_) = await seat_down(app, chat, "tikal", "Ann", "Bob")
    assert await ann.completes("/ahead ") == ("if",)
    assert "if d4" in await ann.completes("/ahead if d")
    assert await ann.completes("/ahead if d4 is gu") == ("if d4 is guarded",)
    assert await ann.completes("/ahead if d4 free and not temple ") == ("if d4 free and not temple up",)
    assert await ann.completes("/ahead if d4 free: place d") == ()
    assert await ann.completes("/ahead if d4 free: end / i") == ("if d4 free: end / if",)


async def test_each_game_asks_by_words_of_its_own(app: App, chat: Chat) -> None:
    (ann, *_) = await seat_down(app, chat, "mexica", "Ann", "Bob")
    assert "g5 is dry" in await ann.types("/ahead")
    assert "I cannot read" not in await ann.types("/ahead if n6 is dry: move n6; end")
    assert "I cannot read" in await ann.types("/ahead if n6 is guarded: move n6; end")
