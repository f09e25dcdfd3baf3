"""Playing: one post for each hand-over, drafts that nobody else sees, and what is told to whom."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.play import endings
from bot.app.speech import presses
from bot.app.speech.text import as_plain
from rules.core import codec, library
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match
from tests.bot.app.chat import Chat, Person, labels, open_app, place_somewhere, playing_at, seat_down
from tests.bot.app.faults import fault


async def stored_log(app: App) -> list[Entry]:
    playing = await playing_at(app)
    async with app.store.read() as tx:
        return [codec.decode(row.entry, Entry) for row in await tx.matches.entries(playing.table.id)]


def position(match: Match) -> bytes:
    """Returns all that play can go on from."""
    return matches.dump(match)


async def test_nothing_is_posted_until_the_turn_is_handed_over(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob")
    before = len(chat.posts)
    await place_somewhere(first)
    await first.types("/move deploy 2 a5")
    await first.types("/move deploy L a5")
    assert len(chat.posts) == before
    await first.ends()
    assert len(chat.posts) == before + 1
    assert chat.calls()[-1] == [second.actor.user]
    assert "deploys 2 workers" in chat.said[-1]


async def test_several_notations_in_one_message_are_one_post(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = len(chat.posts)
    assert "Sent: end (table " in await first.types("/move end")
    assert len(chat.posts) == before + 1


async def test_several_notations_are_carried_out_all_or_none(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    place = await place_somewhere(first)
    before = position((await playing_at(app)).match)
    answer = await first.types("/move deploy 1 a5; uncover a5; end")
    assert "uncover a5" in answer
    assert "Nothing was changed" in answer
    assert position((await playing_at(app)).match) == before
    assert [entry.action for entry in await stored_log(app)][1:] == [place]


async def test_a_reveal_must_be_the_last_of_a_message(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = position((await playing_at(app)).match)
    answer = await first.types("/move forage; end")
    assert "must be the last" in answer
    assert "You could play" not in answer, "it is legal, at another place"
    assert position((await playing_at(app)).match) == before
    assert "draws" not in answer


async def test_those_who_are_asked_together_are_called_together_and_only_they(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    users = [person.actor.user for person in people]
    await people[0].types("/move shake")
    assert chat.calls()[-1] == users[1:]
    calls = len(chat.calls())
    await people[1].types("/move hush")
    assert len(chat.calls()) == calls, "who is still asked is not called again"
    await people[2].types("/move hush")
    assert chat.calls()[-1] == users[:1]
    assert "keeps quiet" in chat.said[-1]
    assert "in the larder" in chat.said[-1]


async def test_whoever_ends_a_round_and_begins_the_next_is_told_how_it_ended(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("end", "end", "pass", "pass"):
        playing = await playing_at(app)
        last = people[playing.match.awaited[0]]
        await last.types(f"/move {line}")
    other = next(person for person in people if person != last)
    assert chat.calls()[-1] == [other.actor.user], "the night is for both, and who has passed last is there already"
    await people[0].types("/move sleep oak")
    await people[1].types("/move sleep beech")
    assert f"{people[1].name}, it is your turn" in chat.said[-1], "the second round begins with the second seat"
    assert f"{people[0].name} sleeps in the oak" in chat.said[-1]
    assert "Round 2" in chat.said[-1]


async def test_a_sealed_answer_is_told_when_all_have_answered(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("end", "end", "pass", "pass"):
        playing = await playing_at(app)
        await people[playing.match.awaited[0]].types(f"/move {line}")
    posts = len(chat.posts)
    assert "Sent: sleep oak" in await people[0].types("/move sleep oak")
    assert len(chat.posts) == posts
    for line in ("/log", "/board text", "/score", "/left acorn"):
        assert "oak" not in await people[1].types(line)
    assert "has chosen a tree" in await people[1].types("/log")


async def test_the_answer_to_a_move_tells_what_only_its_player_may_know(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    drawn = (await playing_at(app)).match.state.deck[0]
    answer = await first.types("/move forage")
    word = {"hazel": "hazelnut"}.get(drawn, drawn)
    assert f"{first.name} draws: {word}." in answer
    await first.types("/move end")
    assert word not in chat.said[-1]
    assert f"draws: {word}" not in await second.types("/log")


async def test_a_draft_is_taken_back_step_by_step_or_at_once(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob")
    before = (await playing_at(app)).match
    await place_somewhere(first)
    placed = (await playing_at(app)).match
    await first.types("/move deploy 1 a5; deploy 1 a5")
    await first.types("/undo")
    await first.types("/undo")
    assert (await playing_at(app)).match.state == placed.state
    await first.types("/move deploy 3 a5")
    assert "taken back" in await first.types("/reset")
    assert (await playing_at(app)).match.state == before.state
    assert "nothing you could take back" in await first.types("/undo")
    assert "not your turn" in await second.types("/undo")


async def test_nothing_is_taken_back_across_a_reveal(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    hand = (await playing_at(app)).match.state.players[0].hand
    await first.types(f"/move bury {hand[0]}")
    assert "Sent: forage" in await first.types("/move forage")
    assert "nothing you could take back" in await first.types("/undo")
    assert "buries" in await Person(app, "Eve").types("/log"), "a reveal makes all before it final"


async def test_a_reveal_in_mid_turn_calls_nobody(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = len(chat.posts)
    await first.types("/move forage")
    assert len(chat.posts) == before


async def test_whose_turn_it_is_not_is_told_whose_it_is(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert f"{first.name} must move" in await second.types("/move end")
    assert "do not sit" in await Person(app, "Eve").types("/move end")


@pytest.mark.parametrize("typed", ["bury {card}", "end; bury {card}", "BU {card}", "bury {other}"])
async def test_a_secret_typed_where_others_see_it_is_not_carried_out(app: App, chat: Chat, typed: str) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    playing = await playing_at(app)
    hand = playing.match.state.players[0].hand
    other = next(card for card in ("walnut", "acorn", "hazel") if card not in hand or card != hand[0])
    before, said = position(playing.match), len(chat.posts)
    answer = await first.types(f"/move {typed.format(card=hand[0], other=other)}", private=False)
    assert "in private" in answer
    assert not any(card in answer for card in ("walnut", "acorn", "hazel")), "not even what would be legal"
    assert position((await playing_at(app)).match) == before
    assert len(chat.posts) == said


async def test_what_is_no_secret_may_be_typed_before_everybody(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "Sent: end" in await first.types("/move end", private=False)


async def test_the_result_opens_the_secret_and_places_the_players(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    while not (playing := await playing_at(app)).match.over:
        seat = playing.match.awaited[0]
        await people[seat].types(f"/move {playing.game.format(playing.game.default(playing.match.state, seat))}")
    *_, lobby, result = chat.said
    assert playing.match.header.secret in result
    assert "Winner" in result
    assert "1. " in result
    assert "is over" in lobby
    assert labels(chat.last) == [
        "Rematch",
        "How it went",
        "Analysis",
        "Replay",
        "Record",
        "The nuts",
        "What happened",
        "Board as text",
        "Score",
    ]
    assert all(playing.match.header.secret not in said for said in chat.said[:-1])
    for person in people:
        assert "is over" in await person.in_thread("thread-1").types("/move end")
        assert "at no table" in await person.types("/mygames")


async def test_a_game_without_luck_speaks_of_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy = library.load("toy")
    without = replace(toy.meta, luck=False)
    monkeypatch.setattr(type(toy), "meta", without)
    monkeypatch.setattr(library, "meta", lambda game: without)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        await people[0].types("/move end")
        await people[1].types("/rewind 0")
        while not (playing := await playing_at(app)).match.over:
            seat = playing.match.awaited[0]
            await people[seat].types(f"/move {playing.game.format(playing.game.default(playing.match.state, seat))}")
        assert "The game begins: " in "".join(chat.said) and "step would be undone" in "".join(chat.said)
        said = "".join(chat.said)
        assert [word for word in ("luck", "ecret", "drawn", playing.match.header.commitment) if word in said] == []


async def test_at_a_practice_table_one_member_plays_all_the_seats(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice seats=3")
    await ann.types("/start")
    moves = 0
    while not (playing := await playing_at(app)).match.over:
        seat = playing.match.awaited[0]
        assert f"you play Ann {seat + 1}" in await ann.types("/play")
        answer = await ann.types(f"/move {playing.game.format(playing.game.default(playing.match.state, seat))}")
        assert "Sent" in answer
        moves += 1
    assert moves == 3 * 9
    assert all(users == ["u-ann"] for users in chat.calls()), "she is called once, whatever seats are asked"
    assert "1. Ann 1" in chat.said[-1]


async def test_a_member_reads_his_language_and_the_table_speaks_its_own(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in (first, second):
        assert "česky" in await person.types("/language cs")
    assert "Odesláno" in await first.types("/move end")
    assert "it is your turn" in chat.said[-1]
    assert "Play" in labels(chat.last)
    await second.types("/play")
    assert "Plán slovy" in labels(second.seen[-1])
    assert "nejsi na řadě" in await first.types("/move end")


async def test_the_table_of_an_installation_in_czech_speaks_czech(tmp_path: Path) -> None:
    async with open_app(tmp_path, language="cs") as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        assert "tahu" in chat.said[-1]
        assert "Sent: end" in await first.types("/move end"), "the members' clients speak English"


async def test_play_goes_on_in_the_middle_of_a_draft_after_a_restart(tmp_path: Path) -> None:
    chat = Chat()
    async with open_app(tmp_path, chat=chat) as (app, _):
        first, second = await seat_down(app, chat, "tikal", "Ann", "Bob")
        place = await place_somewhere(first)
        await first.types("/move deploy 2 a5")
        said = len(chat.posts)
    async with open_app(tmp_path, chat=chat) as (app, _):
        first, second = (Person(app, person.name) for person in (first, second))
        assert f"place the tile on {place.split()[1]} and deploy 2 workers to a5" in await first.types("/play")
        assert "2 workers" not in await second.types("/log")
        await first.types("/undo")
        assert "Sent: end" in await first.ends()
        assert len(chat.posts) == said + 1
        assert "2 workers" not in chat.said[-1], "it was taken back"
        assert chat.calls()[-1] == [second.actor.user]


async def test_of_two_moves_at_once_one_wins_and_the_other_is_told(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    answers = await asyncio.gather(first.types("/move end"), first.types("/move end"))
    assert sorted("Sent" in answer for answer in answers) == [False, True]
    assert any("not your turn" in answer for answer in answers)


async def test_a_stale_write_is_our_fault_and_changes_nothing(app: App, chat: Chat, trouble_is_expected: None) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = position((await playing_at(app)).match)
    async with fault(app.settings.file, "AFTER INSERT ON entries", "UPDATE matches SET entries = entries + 1"):
        answer = await first.types("/move end")
    assert "on our side" in answer
    assert "Traceback" not in answer
    assert position((await playing_at(app)).match) == before


async def test_no_old_button_plays_or_shows_anything_of_a_game_that_was_taken_elsewhere(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    playing = await playing_at(app)
    async with app.store.write() as tx:
        await endings.move_away(tx, playing, app.clock.now())
    await app.drain()
    assert any("goes on there" in as_plain(post.message.text) for post in chat.posts.values())
    for verb in ("play", "board", "score", "record", "resign"):
        assert "was taken elsewhere" in await first.presses_data(presses.make(verb, playing.table.id))
    async with app.store.read() as tx:
        assert await tx.awaited.next_deadline() is None
