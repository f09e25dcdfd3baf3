"""What members get of the bots that they play with: one call with all that happened, and nothing else."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import App
from bot.app.play.tables import place_of, stored_log
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain
from render.core import studio
from rules.core import library
from rules.core.log import Entry
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, table_at
from tests.bot.app.outside import Hours
from tests.bot.app.searchers import InPlace
from tests.render.pictures import texts_written
from tests.waiting import until

DAY = 24 * 3600.0


@asynccontextmanager
async def against_bots(
    folder: Path, line: str = "toy seats=3 bots=2", *others: str, clock: Hours | None = None
) -> AsyncIterator[tuple[App, Chat, InPlace, list[Person]]]:
    """A game that Ann has opened, begun with whoever else has joined; bots answer when they are let."""
    searcher = InPlace()
    async with open_app(folder, clock, searcher=searcher) as (app, chat):
        people = [Person(app, name) for name in ("Ann", *others)]
        await people[0].types(f"/new {line}")
        for person in people[1:]:
            await person.presses("Join", chat.lobby)
        await people[0].types("/start")
        yield app, chat, searcher, people


async def settle(app: App) -> None:
    await app.think()
    await app.drain()


async def answer(app: App, people: list[Person]) -> None:
    """Lets the member who is awaited, or the first of them, answer harmlessly, and the bots after that."""
    playing = await playing_at(app)
    seat = next(seat for seat in playing.match.awaited if not playing.is_bot(seat))
    person = next(one for one in people if one.name == playing.names[seat])
    await person.types(f"/move {playing.game.format(playing.game.default(playing.match.state, seat))}")
    await settle(app)


async def play_on(app: App, people: list[Person], times: int = 100) -> None:
    """Lets members answer harmlessly so often, or until the game is over."""
    await settle(app)
    while times and not (await playing_at(app)).match.over:
        await answer(app, people)
        times -= 1


async def awaits_a_bot(app: App) -> bool:
    playing = await playing_at(app)
    return any(map(playing.is_bot, playing.match.awaited))


async def test_a_member_is_called_once_after_the_turns_of_all_bots_and_told_of_each(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, chat, _, people):
        await settle(app)
        before = len(chat.posts)
        match = (await playing_at(app)).match
        await answer(app, people)
        after = (await playing_at(app)).match
        told = list(chat.posts.values())[before:]
        assert [mentions(post.message) for post in told] == [["u-ann"]]
        said = as_plain(told[0].message.text)
        told_of = {name for name in (await playing_at(app)).names if f"{name} " in said.partition("Due in")[2]}
        assert told_of == set((await playing_at(app)).names)
        assert after.entries > match.entries + 2, "the bots have played"
        assert told[0].message.picture is not None


async def test_bots_add_no_post_of_their_own_in_a_whole_game_and_its_end_is_told_at_once(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, chat, _, people):
        await settle(app)
        begun, calls = len(chat.delivered), 0
        while not (await playing_at(app)).match.over:
            await answer(app, people)
            calls += 1
        posted = chat.delivered[begun:]
        assert len(posted) == calls + 1, "a call for each answer, the result after the last, and that in the lobby"
        assert "is over" in as_plain(chat.last.text)
        assert all(users == ["u-ann"] for users in chat.calls())


async def test_members_do_not_wait_for_a_bot_that_thinks_and_are_told_so(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, chat, searcher, [ann]):
        searcher.free.clear()
        while not await awaits_a_bot(app):
            await answer_alone(app, ann)
        assert "Thinking: ◆ Fair bot" in await ann.types("/nudge")
        searcher.free.set()
        await settle(app)
        assert "Ann, it is your turn" in as_plain(chat.last.text)


async def answer_alone(app: App, person: Person) -> None:
    """Lets a member answer, with bots that do not."""
    playing = await playing_at(app)
    (seat,) = playing.match.awaited
    await person.types(f"/move {playing.game.format(playing.game.default(playing.match.state, seat))}")


async def test_what_a_bot_is_asked_survives_the_end_of_the_program_and_is_played_once(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, _, searcher, [ann]):
        searcher.free.clear()
        while not await awaits_a_bot(app):
            await answer_alone(app, ann)
        entries = (await playing_at(app)).match.entries
    waiting = InPlace()
    waiting.free.clear()
    async with open_app(tmp_path, searcher=waiting) as (app, chat):
        await until(lambda: waiting.asked != [])
        assert (await playing_at(app)).match.entries == entries
        waiting.free.set()
        await settle(app)
        assert not await awaits_a_bot(app)
        log = await log_of(app)
        assert [entry.n for entry in log] == list(range(len(log)))
        assert [as_plain(post.message.text)[:4] for post in chat.posts.values() if mentions(post.message)] == ["Ann,"]


async def log_of(app: App) -> list[Entry]:
    async with app.store.read() as tx:
        return await stored_log(tx, (await table_at(app)).id)


async def test_where_the_search_fails_the_harmless_answer_is_given_and_the_host_told_once(
    tmp_path: Path, trouble_is_expected: None
) -> None:
    async with against_bots(tmp_path) as (app, chat, searcher, people):
        searcher.fails = True
        await play_on(app, people)
        assert (await playing_at(app)).match.over
        told = [as_plain(message.text) for user, message in chat.told if user == "u-ann"]
        assert sum("found no answer" in said for said in told) == 1


async def test_what_the_rules_refuse_is_not_played(tmp_path: Path) -> None:
    class Cheat(InPlace):
        async def search(self, game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
            return ("win at once",)

    async with open_app(tmp_path, searcher=Cheat()) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=2 bots=1")
        await ann.types("/start")
        await play_on(app, [ann])
        assert (await playing_at(app)).match.over
        assert any("found no answer" in as_plain(message.text) for _, message in chat.told)


async def test_a_search_is_given_up_when_the_table_changes(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, _, searcher, [ann]):
        searcher.free.clear()
        while not await awaits_a_bot(app):
            await answer_alone(app, ann)
        await until(lambda: searcher.asked != [])
        await ann.resigns()
        await until(lambda: searcher.given_up == 1)
        assert (await playing_at(app)).match.over


async def test_at_a_paused_table_no_bot_plays(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, _, searcher, [ann]):
        searcher.free.clear()
        while not await awaits_a_bot(app):
            await answer_alone(app, ann)
        await ann.types("/pause")
        searcher.free.set()
        entries = (await playing_at(app)).match.entries
        await settle(app)
        assert (await playing_at(app)).match.entries == entries
        await ann.types("/resume")
        await settle(app)
        assert (await playing_at(app)).match.entries > entries


async def test_the_list_of_tables_says_that_a_bot_is_thinking(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, _, searcher, [ann]):
        searcher.free.clear()
        while not await awaits_a_bot(app):
            await answer_alone(app, ann)
        assert "thinking: ◆ Fair bot" in await ann.types("/tables")


async def test_bots_have_no_say_in_votes_and_who_plays_alone_with_them_decides(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as (app, chat, _, people):
        await play_on(app, people, 4)
        posts = len(chat.posts)
        await people[0].types("/vote end")
        assert (await table_at(app)).status == "over"
        assert not any("Agree" in labels(post.message) for post in list(chat.posts.values())[posts:])


async def test_at_a_table_of_members_these_alone_are_asked_for_their_consent(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy seats=4 bots=2", "Bob") as (app, chat, _, [ann, bob]):
        await ann.types("/vote pause")
        assert mentions(chat.last) == ["u-bob"]
        await bob.presses("Agree", chat.last)
        assert (await table_at(app)).paused_at is not None


async def test_a_game_with_a_bot_changes_no_rating_and_is_listed_apart(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy seats=3 bots=1 level=master", "Bob") as (app, _, _, people):
        await play_on(app, people)
        assert (await playing_at(app)).match.over
        for person in people:
            told = await person.types("/stats")
            assert "None yet" in told
            assert "Against bots:\nBefore the Frost: master: 0 of 1 won" in told
        assert "Ann" not in await people[0].types("/ranking toy 3")


async def test_practice_against_bots_is_listed_too(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy practice bots=1 level=easy") as (app, _, _, people):
        await play_on(app, people)
        assert "Before the Frost: easy: " in await people[0].types("/stats")


async def test_a_bot_plays_on_for_who_has_left_until_somebody_takes_the_seat(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy seats=3 late=bot", "Bob", "Cid") as (app, chat, _, people):
        bob = people[1]
        await bob.resigns()
        assert any("Bob resigns. A bot plays on for this seat" in said for said in chat.said)
        assert sorted((await playing_at(app)).names) == ["Ann", "Cid", "◆ Strong bot"]
        await play_on(app, people, 4)
        assert not (await playing_at(app)).match.resigned
        eve = Person(app, "Eve")
        await eve.types("/join")
        assert sorted((await playing_at(app)).names) == ["Ann", "Cid", "Eve"]


async def test_a_bot_plays_on_for_who_is_late_of_two_as_well_and_the_player_may_come_back(tmp_path: Path) -> None:
    hours = Hours()
    async with against_bots(tmp_path, "toy pace=1d late=bot", "Bob", clock=hours) as (app, chat, _, people):
        playing = await playing_at(app)
        late = next(one for one in people if one.name == playing.names[playing.match.awaited[0]])
        hours.at += DAY
        await app.keep_time()
        await settle(app)
        told = [as_plain(message.text) for user, message in chat.told if user == late.actor.user]
        assert "a bot plays on for you" in told[-1]
        other = next(one for one in people if one is not late)
        assert f"{other.name}, it is your turn" in chat.said[-1]
        await late.types("/join")
        assert f"{late.name} is back in the game" in " ".join(chat.said)
        assert sorted((await playing_at(app)).names) == ["Ann", "Bob"]


async def test_the_last_member_who_is_late_is_answered_for_harmlessly_and_bots_do_not_go_on_alone(
    tmp_path: Path,
) -> None:
    hours = Hours()
    async with against_bots(tmp_path, "toy seats=3 bots=2 pace=1d late=bot", clock=hours) as (app, chat, _, [ann]):
        await settle(app)
        hours.at += DAY
        await app.keep_time()
        await app.drain()
        assert any("Ann's time is up: I made only the forced moves" in said for said in chat.said)
        assert "Ann" in (await playing_at(app)).names
        await ann.resigns()
        assert (await table_at(app)).status == "over"


@pytest.mark.parametrize("bots", [1, 2])
async def test_who_resigns_against_bots_ends_the_game(tmp_path: Path, bots: int) -> None:
    async with against_bots(tmp_path, f"toy seats={bots + 1} bots={bots} late=bot") as (app, chat, _, [ann]):
        await ann.resigns()
        assert (await table_at(app)).status == "over"
        assert "Rematch" in labels(chat.last)


@pytest.mark.parametrize("game", ["caylus", "java", "magellan", "mexica", "tikal"])
async def test_the_board_of_a_game_that_was_given_up_awaits_nobody(tmp_path: Path, game: str) -> None:
    least = library.meta(game).seats[0]
    async with against_bots(tmp_path, f"{game} seats={least} bots={least - 1} late=bot") as (app, chat, _, [ann]):
        await ann.resigns()
        picture = chat.last.picture
        assert picture is not None
        with texts_written() as written:
            studio.draw_picture(game, picture.name, bytes(picture.view), bytes(picture.marks), Words("en"))
        ended = {"The game is over: only one player is left", "The game was ended without a result"}
        assert len(ended.intersection(written)) == 1
        names = (await playing_at(app)).names
        assert all(written.count(name) <= 1 for name in names), "on the panel of each, and on no turn line"


async def test_a_rating_is_as_before_where_a_bot_has_stood_in_for_who_left(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy seats=3 late=bot", "Bob", "Cid") as (app, _, _, people):
        for _ in range(12):
            await answer(app, people)
        bob = people[1]
        await bob.resigns()
        await play_on(app, people)
        assert (await playing_at(app)).match.over
        assert "Left 1 game early" in await bob.types("/stats")
        ranking = await people[0].types("/ranking toy 3")
        assert "Ann" in ranking and "Cid" in ranking
        assert "bot" not in ranking.lower()


async def test_a_bot_wins_nothing_by_waiting(tmp_path: Path) -> None:
    hours = Hours()
    async with against_bots(tmp_path, "toy seats=2 bots=1 pace=1d late=nudge", clock=hours) as (app, chat, _, _):
        await settle(app)
        hours.at += DAY
        await app.keep_time()
        await app.drain()
        assert "your time at table" in as_plain(chat.last.text)
        assert "forfeit" not in as_plain(chat.last.text)


async def test_who_resigns_alone_against_a_bot_has_lost_as_the_question_says(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy practice bots=1") as (app, chat, _, people):
        await play_on(app, people, times=5)
        assert "The game ends and your opponent wins" in await people[0].types("/resign")
        await people[0].presses("Resign")
        told = await app.table(people[0].actor, place_of((await playing_at(app)).table))
        assert (
            told is not None
            and "◆ Fair bot wins, as nobody else is left" in told.task
            and "Ann has given up." in told.below
        )
        assert "◆ Fair bot wins. Points did not decide it." in chat.said[-1]
        assert re.search(r"^1\. ◆ Fair bot .: \d+\b", chat.said[-1], re.MULTILINE)
        assert re.search(r"^2\. Ann .: \d+ \(resigned\)", chat.said[-1], re.MULTILINE)


async def test_a_game_against_a_bot_that_is_given_up_at_once_counts_for_nobody_and_has_no_places(
    tmp_path: Path,
) -> None:
    async with against_bots(tmp_path, "toy practice bots=1") as (app, chat, _, [ann]):
        assert "The game ends and counts for nobody" in await ann.types("/resign")
        await ann.presses("Resign")
        assert "It counts for nobody, as not everybody has moved three times." in chat.said[-1]
        assert "wins" not in chat.said[-1]
        assert re.search(r"^Ann .: \d+ \(resigned\)", chat.said[-1], re.MULTILINE)
        assert not re.search(r"^\d\. ", chat.said[-1], re.MULTILINE)
        told = await app.table(ann.actor, place_of((await playing_at(app)).table))
        assert told is not None and told.task == "You have given this game up" and "Nobody has won" in told.below
        assert "wins" not in as_plain(told.text) and "1." not in as_plain(told.text)


@pytest.mark.parametrize("line", ["toy practice seats=3 bots=2", "toy seats=3 bots=2 late=bot", "toy practice seats=3"])
async def test_nobody_has_won_where_nobody_plays_on_but_bots(tmp_path: Path, line: str) -> None:
    async with against_bots(tmp_path, line) as (_, chat, _, [ann]):
        assert "It ends without a winner" in await ann.types("/resign")
        await ann.presses("Resign")
        assert "was ended without a result" in chat.said[-1]
        assert not any("Ann 1 resigns" in said for said in chat.said), "nobody but Ann plays"
        assert not re.search(r"^\d\. ", chat.said[-1], re.MULTILINE), "as all may have the same points, all were first"


async def test_who_resigns_where_a_bot_plays_on_is_told_so_before(tmp_path: Path) -> None:
    async with against_bots(tmp_path, "toy seats=3 late=bot", "Bob", "Cid") as (_, _, _, [ann, *_]):
        assert "a bot plays on for it" in await ann.types("/resign")
