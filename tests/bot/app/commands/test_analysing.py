"""A look back at a finished game: made when somebody asks first, kept, and never for a game that goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app import App
from render.core.course import Course
from render.core.studio import COURSE
from rules.core import codec
from tests.bot.app.chat import Chat, Person, labels, open_app, play_least, playing_at, seat_down
from tests.bot.app.commands.test_rematch import finished
from tests.bot.app.searchers import InPlace


async def looked_back(app: App, person: Person, chat: Chat) -> str:
    result = next(post.message for post in chat.delivered if "Rematch" in labels(post.message))
    assert "being made" in await person.presses("Analysis", result)
    await app.look_all_back()
    return await person.presses("Look again")


async def test_a_game_is_looked_back_at_once_and_what_was_found_is_kept(tmp_path: Path) -> None:
    searcher = InPlace()
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        ann, _ = await finished(app, chat, "Ann", "Bob")
        said = await looked_back(app, ann, chat)
        assert "Ann: " in said and "% of what the best lines found promised" in said
        shown = ann.seen[-1]
        assert shown.picture is not None and shown.picture.name == COURSE
        assert (await app.draw(shown.picture)).mime == "image/webp"
        valued = searcher.valued
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        assert await Person(app, "Bob").types("/analysis") == said
        assert searcher.valued == valued > 0


async def test_words_buttons_and_the_course_count_the_steps_of_a_decisive_turn_alike(app: App, chat: Chat) -> None:
    ann, _ = await finished(app, chat, "Ann", "Bob")
    said = await looked_back(app, ann, chat)
    told = re.findall(r"^(Turn of (?:Ann|Bob), step (\d+)): a better line promised", said, re.MULTILINE)
    assert told and [turn for turn, _ in told] == [label for label in labels(ann.seen[-1]) if label.startswith("Turn ")]
    shown = ann.seen[-1].picture
    assert shown is not None
    assert codec.decode(bytes(shown.view), Course).turning == tuple(int(step) for _, step in told)
    before = int(told[0][1]) - 1
    await ann.presses(told[0][0])
    assert f"After step {before} of" in await ann.presses("Step by step")


async def test_of_a_game_that_was_given_up_no_turn_is_said_to_have_decided_it(app: App, chat: Chat) -> None:
    ann, bob = people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    for _ in range(6):
        await play_least(app, people)
    await bob.types("/resign")
    await bob.presses("Resign")
    await app.drain()
    said = await looked_back(app, ann, chat)
    assert "decided" not in said
    assert ann.seen[-1].picture is None, "no points have ever changed"


async def test_the_decisive_turns_are_stepped_through_with_what_would_have_been_better(app: App, chat: Chat) -> None:
    ann, _ = await finished(app, chat, "Ann", "Bob")
    await looked_back(app, ann, chat)
    turns = [label for label in labels(ann.seen[-1]) if label.startswith("Turn ")]
    assert turns
    for label in turns:
        before = await ann.presses(label)
        assert "the position before the turn" in before and "Better: " in before
        assert " played: " in before and "`" not in before, "told in words of the game"
        assert not any(part.style == "code" for part in ann.seen[-1].text)
        better = await ann.presses("The better line")
        after = ann.seen[-1].picture
        played = await ann.presses("What was played")
        assert "after the better line" in better and "after what was played" in played
        assert after is not None and ann.seen[-1].picture is not None
        assert after.view != ann.seen[-1].picture.view
        await ann.presses("The whole game")


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_game_that_goes_on_is_not_looked_back_at(tmp_path: Path) -> None:
    searcher = InPlace()
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        assert "not over yet" in await ann.types("/analysis")
        table = (await playing_at(app)).table.id
        for button in (f"analysis:{table}", f"analysis:{table}:all", f"analysis:{table}:0:better"):
            assert "not over yet" in await ann.presses_data(button)
        app.running.look_back(table)
        await app.look_all_back()
        assert searcher.valued == 0
        async with app.store.read() as tx:
            assert await tx.analyses.get(table) is None


async def test_a_look_back_that_was_cut_off_is_begun_anew_without_being_asked_for(tmp_path: Path) -> None:
    searcher = InPlace()
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        ann, _ = await finished(app, chat, "Ann", "Bob")
        searcher.free.clear()
        await ann.types("/analysis")
        while not searcher.valued:
            await ann.types("/analysis")
        async with app.store.read() as tx:
            assert len(await tx.analyses.wanted(5)) == 1
    searcher.free.set()
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        await Person(app, "Bob").types("/analysis")
        await app.look_all_back()
        assert "% of what" in await Person(app, "Bob").types("/analysis")


@pytest.mark.usefixtures("trouble_is_expected")
async def test_where_all_searches_fail_it_is_said_and_can_be_asked_for_again(tmp_path: Path) -> None:
    searcher = InPlace()
    async with open_app(tmp_path, searcher=searcher) as (app, chat):
        ann, _ = await finished(app, chat, "Ann", "Bob")
        searcher.fails = True
        await ann.types("/analysis")
        await app.look_all_back()
        assert "could not be made" in await ann.types("/analysis")
        searcher.fails = False
        assert "being made" in await ann.types("/analysis")
        await app.look_all_back()
        assert "% of what" in await ann.types("/analysis")
