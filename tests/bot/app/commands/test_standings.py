"""Statistics and rankings: what is kept of a game that is over, and who sees it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.speech.text import as_plain
from bot.app.time.clocks import DAY
from bot.settings import Settings
from storage.rows import ResultRow
from tests.bot.app.chat import (
    Chat,
    Person,
    labels,
    play_least,
    play_rounds,
    playing_at,
    seat_down,
    table_at,
    wait_for_nobody,
)
from tests.bot.app.commands.test_rematch import finished, play_to_the_end
from tests.bot.app.outside import Hours


async def results(app: App, table: str = "") -> dict[str, ResultRow]:
    """Returns the results of a table by name of member."""
    async with app.store.read() as tx:
        rows = await tx.results.of_table((await table_at(app, table)).id)
        names = await tx.members.several([row.member for row in rows])
    return {names[row.member].name: row for row in rows}


async def counted(app: App) -> set[str]:
    """Returns for which members the latest game counts."""
    return {name for name, row in (await results(app)).items() if row.ended is not None}


async def resigns(person: Person) -> None:
    await person.resigns()


async def test_a_finished_game_counts_for_all_who_played(app: App, chat: Chat) -> None:
    people = await finished(app, chat, "Ann", "Bob", "Cid")
    kept = await results(app)
    assert set(kept) == {"Ann", "Bob", "Cid"} and all(row.how == "played" for row in kept.values())
    winner = next(person for person in people if kept[person.name].place == 1)
    assert "1 game, 1 won, average place 1," in await winner.types("/stats")
    said = (await winner.types("/ranking toy")).splitlines()
    assert "with 3 players" in said[0] and said[1].startswith(f"1. {winner.name}: ") and len(said) == 4


async def test_a_practice_game_and_one_that_was_ended_for_all_count_for_nothing(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    await ann.presses("Start", chat.lobby)
    await play_to_the_end(app, [ann] * 4)
    assert await counted(app) == set()
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await resigns(people[2])
    host = next(person for person in people if person.name == "Ann")
    if people[2].name != "Ann":
        assert set(await results(app)) == {people[2].name}
    await host.types("/close")
    await host.presses("End")
    assert await counted(app) == set()
    assert "None yet" in await ann.types("/stats")


async def test_who_resigns_is_last_also_in_a_game_that_ends_by_it(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await play_rounds(app, people, 2)
    await resigns(people[0])
    assert "counts for nobody" not in chat.said[-1]
    kept = await results(app)
    assert kept[people[0].name].how == "left" and kept[people[1].name].how == "played"
    assert all(row.ended is not None for row in kept.values())
    assert "Left 1 game early." in await people[0].types("/stats")
    assert (await people[0].types("/ranking toy")).splitlines()[1].startswith(f"1. {people[1].name}")


@pytest.mark.parametrize("moves", [0, 1, 3])
async def test_who_leaves_at_once_moves_no_rating_and_nobody_has_won(app: App, chat: Chat, moves: int) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for _ in range(moves):
        await play_least(app, people)
    assert "counts for nobody" in await people[0].types("/resign")
    await people[0].presses("Resign")
    for said in (chat.said[-1], as_plain(chat.lobby.text)):
        assert "counts for nobody, as not everybody has moved three times" in said and "wins" not in said
    assert "Nobody has finished" in await people[1].types("/ranking toy 2")
    assert "None yet" in await people[1].types("/stats")


async def test_a_seat_that_its_player_never_played_makes_the_game_count_for_nobody(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d late=default")
    keeper = Timekeeper(app.store, hours, lambda: None)
    while not (playing := await playing_at(app)).match.over:
        if playing.match.awaited[0] == 0:
            await play_least(app, people)
        else:
            hours.at += DAY + 1
            await keeper.tick()
    await app.drain()
    assert "counts for nobody" in chat.said[-1]
    assert "None yet" in await people[0].types("/stats")


async def test_who_votes_out_a_player_who_is_not_late_has_no_result_either(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await play_rounds(app, people, 2)
    await people[0].types(f"/vote replace {people[1].name}")
    assert f"{people[1].name} is not late, so the game would count for nobody" in chat.said[-1]
    await people[2].presses("Agree", chat.last)
    await resigns(people[2])
    assert "counts for nobody, as a player was voted out" in chat.said[-1]
    assert await counted(app) == set()


async def test_who_is_voted_out_for_being_late_is_last(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="pace=1d late=nudge")
    await play_rounds(app, people, 2)
    slow = people[(await playing_at(app)).match.awaited[0]]
    proposing, agreeing = (person for person in people if person is not slow)
    await wait_for_nobody(app, hours)
    await proposing.types(f"/vote replace {slow.name}")
    assert "not late" not in chat.said[-1]
    await agreeing.presses("Agree", chat.last)
    await resigns(agreeing)
    kept = await results(app)
    assert {name: row.how for name, row in kept.items()} == {
        slow.name: "left",
        agreeing.name: "left",
        proposing.name: "played",
    }


async def test_a_seat_that_was_taken_over_counts_as_that_and_who_comes_back_has_played(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    dan = Person(app, "Dan")
    left = people[1]
    await resigns(left)
    await dan.types("/join")
    people[1] = dan
    await play_to_the_end(app, people)
    kept = await results(app)
    assert (kept[left.name].how, kept[left.name].place, kept["Dan"].how) == ("left", 3, "joined")
    people = await seat_down(app, chat, "toy", "Eva", "Flo", "Gil")
    await resigns(people[1])
    await people[1].types("/join")
    await play_to_the_end(app, people)
    assert {row.how for row in (await results(app)).values()} == {"played"}


async def test_who_wants_to_be_left_out_is_not_listed_and_tells_nobody(app: App, chat: Chat) -> None:
    ann, bob = sorted(await finished(app, chat, "Ann", "Bob"), key=lambda person: person.name)
    assert "1 game" in await bob.types("/stats Ann")
    await ann.types("/stats")
    assert "left out" in await ann.presses("Leave me out")
    assert "does not share" in await bob.types("/stats Ann") and "Ann" not in await bob.types("/ranking toy 2")
    assert "1 game" in await ann.types("/stats"), "what is theirs they see"
    await ann.presses("List me again")
    assert "Ann" in await bob.types("/ranking toy")


async def test_a_ranking_is_of_one_place_and_one_number_of_seats(app: App, chat: Chat) -> None:
    people = await finished(app, chat, "Ann", "Bob")
    await finished(app, chat, "Ann", "Bob", "Cid")
    ann = people[0]
    assert "with 2 players" in await ann.types("/ranking toy 2") and "Cid" not in await ann.types("/ranking toy 2")
    assert "with 3 players" in await ann.presses("3 players")
    elsewhere = ann.in_thread("", "attic")
    assert "Nobody has finished" in await elsewhere.types("/ranking toy 2")
    assert "2 games" in await elsewhere.types("/stats"), "the own statistics are of everywhere"


async def test_a_ranking_is_written_as_a_table(app: App, chat: Chat) -> None:
    (ann, _) = await finished(app, chat, "Ann", "Bob")
    await ann.types("/ranking toy")
    lines = (await ann.presses("As a table")).splitlines()
    assert lines[0] == "place,name,rating,games,won" and len(lines) == 3 and lines[1].startswith("1,")
    assert (await ann.presses_data("rankcsv:toy:many")).splitlines() == lines[:1], "a button that somebody made up"


async def test_what_is_asked_for_wrongly_is_answered_with_what_to_do(app: App) -> None:
    ann = Person(app, "Ann")
    assert "Which game?" in await ann.types("/ranking") and "Tikal" in labels(ann.seen[-1])
    assert "`/ranking`" in await ann.types("/ranking chess") or "The games:" in await ann.types("/ranking chess")
    assert "9" not in await ann.types("/ranking toy 9")
    assert "nobody called Zoe" in await ann.types("/stats Zoe")
    assert "Nobody has finished" in await ann.types("/ranking toy")


async def test_who_is_left_out_has_been_played_against(app: App, chat: Chat) -> None:
    ann, bob = await finished(app, chat, "Ann", "Bob")
    before = await bob.types("/ranking toy")
    await ann.types("/stats")
    await ann.presses("Leave me out")
    after = await bob.types("/ranking toy")
    [mine] = [line for line in before.splitlines() if bob.name in line]
    assert mine.split(": ")[1] in after


async def test_games_of_before_the_ratings_are_counted_in_their_order(
    app: App, chat: Chat, hours: Hours, tmp_path: Path
) -> None:
    for other in ("Bob", "Cid", "Bob"):
        (ann, _) = sorted(await finished(app, chat, "Ann", other), key=lambda person: person.name)
        hours.at += 60
    counted = await ann.types("/ranking toy")
    with closing(sqlite3.connect(Settings(data=tmp_path).file)) as database:
        database.executescript("DELETE FROM ratings; UPDATE results SET rated = 0;")
    await finished(app, chat, "Dan", "Eva")
    assert "Nobody has finished" in await ann.types("/ranking toy"), "older games come first"
    await Timekeeper(app.store, hours, lambda: None).tick()
    after = (await ann.types("/ranking toy")).splitlines()
    for line in counted.splitlines()[1:]:
        assert any(line.split(". ", 1)[1] == other.split(". ", 1)[1] for other in after[1:])
    assert len(after) == 6


async def test_who_is_forgotten_is_in_no_ranking(app: App, chat: Chat) -> None:
    ann, bob = await finished(app, chat, "Ann", "Bob")
    assert "result" in await ann.types("/mydata")
    await ann.types("/mydata delete")
    await ann.presses("Delete")
    assert set(await results(app)) == {bob.name}
    assert ann.name not in await bob.types("/ranking toy")


async def test_no_name_is_a_formula_in_the_table_of_a_ranking(app: App, chat: Chat) -> None:
    (_, bob) = await finished(app, chat, '=HYPERLINK("x")', "Bob")
    await bob.types("/ranking toy")
    assert ""","'=HYPERLINK(""x"")",""" in await bob.presses("As a table")
