"""Typed moves: what is played, what is left over, and a move that was typed as a command."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.app import App
from rules.core import match as matches
from rules.core import notation
from rules.core.contract import Unreadable
from rules.core.library import games, load, meta
from rules.core.play import play_on
from tests.bot.app.chat import Chat, Person, playing_at, seat_down

RUBBISH = ("zz", "99 zz", "end zz", "🙂")


async def practising(person: Person, game: str) -> None:
    await person.types(f"/new {game} practice")
    await person.types("/start")


async def test_moves_can_be_typed_behind_play_too(app: App) -> None:
    ann = Person(app, "Ann")
    await practising(ann, "toy")
    assert "Played: bury acorn" in await ann.types("/play bury acorn")
    assert [entry.action for entry in (await playing_at(app)).match.draft] == ["bury acorn"]


@pytest.mark.parametrize("command", ["play", "move"])
async def test_what_is_left_over_is_named_and_nothing_is_changed(app: App, command: str) -> None:
    ann = Person(app, "Ann")
    await practising(ann, "tikal")
    before = (await playing_at(app)).match
    right = next(notation.legal(before.game, before.state, before.awaited[0]))
    for rubbish in RUBBISH:
        said = await ann.types(f"/{command} {right} {rubbish}")
        assert ann.refused and f"“{rubbish.split()[0]}” does not fit there" in said and "You could play" in said, said
    said = await ann.types(f"/{command} deploy 99 zz")
    assert ann.refused and "Nothing was changed" in said
    assert (await playing_at(app)).match == before


@pytest.mark.parametrize("game", games())
def test_no_game_reads_a_notation_with_a_word_too_many(game: str) -> None:
    match = matches.start(load(game), meta(game).seats[0], meta(game).read_options({}), "typed").match
    verbs = set()
    for moved in islice(play_on(match, Random(2).randrange), 0, 150, 5):
        now = moved.match
        for seat in now.awaited:
            for verb in (token.text for token in now.game.tokens(now.state, seat, ())):
                verbs.add(verb)
                for one in islice(notation.legal(now.game, now.state, seat, (verb,)), 2):
                    for rubbish in RUBBISH:
                        with pytest.raises(Unreadable):
                            now.game.parse(f"{one} {rubbish}", now.state, seat)
    assert verbs


@pytest.mark.parametrize("line", ["/undo zz", "/reset 3", "/hint zz", "/end now", "/score points"])
async def test_a_command_with_more_than_it_takes_changes_nothing_and_says_so(app: App, line: str) -> None:
    ann = Person(app, "Ann")
    await practising(ann, "toy")
    await ann.types("/move forage")
    before = (await playing_at(app)).match
    assert f"I do not understand “{line.split()[1]}” here" in await ann.types(line) and ann.refused
    assert (await playing_at(app)).match == before


@pytest.mark.parametrize("game", games())
async def test_a_move_typed_as_a_command_is_told_how_it_is_typed(app: App, game: str) -> None:
    ann = Person(app, "Ann")
    await practising(ann, game)
    match = (await playing_at(app)).match
    seat, title = match.awaited[0], meta(game).title
    for verb in {token.text for token in match.game.tokens(match.state, seat, ())} - {"end"}:
        if verb == "move":
            continue  # there is a command of that name, which reads what follows as a move
        said = await ann.types(f"/{verb}")
        assert f"/{verb} is a move of {title} and no command" in said and f"Type /play {verb}" in said, said
        played = next(notation.legal(match.game, match.state, seat, (verb,)), verb)
        assert f"/play {played}" in await ann.types(f"/{played}"), "what can be played is told as it was typed"


async def test_a_move_that_cannot_be_made_now_is_told_to_be_one_in_its_own_game_alone(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob")
    for person in (first, second):
        assert "/deploy is a move of Tikal and no command" in await person.types("/deploy 1 a5")
        assert person.refused
    assert "There is no command" in await first.types("/festival")
