"""Which table a command is about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.app import App
from bot.app.play.tables import MOST_OFFERED
from storage.rows import TableRow
from tests.bot.app.chat import Chat, Person, choices, labels, open_app, playing_at, press_of, seat_down, table_at


async def two_games(app: App, chat: Chat) -> tuple[list[Person], TableRow, TableRow]:
    """Lets Ann and Bob play two games in one channel; returns them in the order of the first one's seats."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    one = (await playing_at(app)).table
    await seat_down(app, chat, "toy", "Ann", "Bob")
    return people, one, (await playing_at(app)).table


async def entries(app: App, table: TableRow) -> int:
    return (await playing_at(app, table.id)).match.entries


async def first_of(app: App, table: TableRow, people: list[Person]) -> Person:
    """Returns who is awaited at a table."""
    playing = await playing_at(app, table.id)
    return next(person for person in people if person.name == playing.names[playing.match.awaited[0]])


async def test_a_table_is_named_by_its_name_or_code_in_any_case(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    for named in (one.name.upper(), one.id, one.name):
        assert f"at table {one.name}" in await people[0].types(f"/board @{named}")
    assert f"at table {two.name}" in await people[0].types(f"/score @{two.name}")
    assert "no table called “Nowhere”" in await people[0].types("/board @Nowhere")


async def test_a_table_may_be_named_without_the_sign_before_its_name(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    for table in (one, two):
        assert f"at table {table.name}" in await people[0].types(f"/board {table.name.lower()}")
        person = await first_of(app, table, people)
        await person.types(f"/move {table.name} end")
        assert await entries(app, table) == 2
    eve = Person(app, "Eve")
    assert f"Table {one.name} is in your list" in await eve.types(f"/watch {one.name}")
    assert f"notes on table {two.name}" in await people[0].types(f"/notes @{two.name} {one.name} comes first")
    assert f"{one.name} comes first" in await people[0].types(f"/notes @{two.name}")


async def test_the_thread_decides(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    for table in (one, two):
        person = await first_of(app, table, people)
        await person.in_thread(table.thread).types("/move end")
        assert await entries(app, table) == 2


async def test_the_answered_post_decides_however_old_it_is(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    old = next(key for key, post in chat.posts.items() if post.place.thread == one.thread)
    person = await first_of(app, one, people)
    await person.types("/move end", about=old)
    assert (await entries(app, one), await entries(app, two)) == (2, 1)
    person = await first_of(app, one, people)
    await person.types("/move end", about=old)
    assert (await entries(app, one), await entries(app, two)) == (3, 1)


async def test_in_the_thread_of_a_game_that_is_over_no_other_game_goes_on(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    ann = next(person for person in people if person.name == "Ann")
    await ann.types(f"/close @{one.name}")
    await ann.presses("End the table")
    person = await first_of(app, two, people)
    assert "is over" in await person.in_thread(one.thread).types("/move end")
    assert await entries(app, two) == 1
    assert "begun already" in await ann.in_thread(two.thread).types("/start")


async def test_the_only_table_where_the_member_is_awaited_is_meant(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    person = await first_of(app, one, people)
    if await first_of(app, two, people) is person:
        await person.types(f"/move @{two.name} end")
    await person.types("/move end")
    assert await entries(app, one) == 2


async def test_the_table_where_the_member_is_awaited_is_meant_wherever_he_writes(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    table = (await playing_at(app)).table
    yard = Person(app, "Eve").in_thread("", channel="yard")
    await yard.types("/new toy practice seats=2")
    await yard.types("/start")
    await first.in_thread("", channel="yard").types("/move end")
    assert await entries(app, table) == 2
    await Person(app, first.name).in_thread("", channel="private").types("/board")
    assert "Before the Frost" in await first.in_thread("", channel="private").types("/board")


async def test_where_he_is_awaited_at_several_he_is_asked_and_only_his_answer_counts(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    for _ in range(2):
        await ann.types("/new toy practice seats=2")
        await ann.presses("Start", chat.lobby)
    assert await ann.types("/move end") == "Which table do you mean?"
    asked = ann.seen[-1]
    assert len(labels(asked)) == 2
    first, second = choices(asked)
    assert "is for somebody else" in await bob.presses_data(first.press)
    assert "Sent: end" in await ann.presses_data(first.press)
    for choice in (first, second):
        assert "first tap counted" in await ann.presses_data(choice.press), "a move is made once"
    assert sum([await entries(app, table) for table in await all_tables(app)]) == 3


async def all_tables(app: App) -> list[TableRow]:
    async with app.store.read() as tx:
        return list(await tx.tables.in_place("chat", "hall"))


async def test_a_question_may_be_asked_of_one_table_after_the_other(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for _ in range(2):
        await ann.types("/new toy practice seats=2")
        await ann.presses("Start", chat.lobby)
    await ann.types("/board text")
    asked = ann.seen[-1]
    for choice in choices(asked):
        assert "Round 1 of 3" in await ann.presses_data(choice.press)


async def test_the_question_which_table_survives_a_restart(tmp_path: Path) -> None:
    chat = Chat()
    async with open_app(tmp_path, chat=chat) as (app, _):
        ann = Person(app, "Ann")
        for _ in range(2):
            await ann.types("/new toy practice seats=2")
            await ann.presses("Start", chat.lobby)
        await ann.types("/move end")
        asked = ann.seen[-1]
    async with open_app(tmp_path, chat=chat) as (app, _):
        assert "Sent: end" in await Person(app, "Ann").presses_data(choices(asked)[0].press)


async def test_a_secret_typed_before_all_stays_refused_when_its_table_is_named_in_private(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for _ in range(2):
        await ann.types("/new toy practice seats=2")
        await ann.presses("Start", chat.lobby)
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await ann.types(f"/move bury {card}", private=False)
    for choice in choices(ann.seen[-1]):
        assert "in private" in await ann.presses_data(choice.press)
        assert (await playing_at(app)).match.entries == 1


async def test_finished_games_do_not_make_a_command_ambiguous(app: App, chat: Chat) -> None:
    people, one, two = await two_games(app, chat)
    ann = next(person for person in people if person.name == "Ann")
    await ann.types(f"/close @{one.name}")
    await ann.presses("End the table")
    for person in (*people, Person(app, "Eve")):
        assert f"at table {two.name}" in await person.types("/board")


async def test_who_wants_to_join_means_a_table_with_a_free_seat(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await Person(app, "Eve").types("/new toy seats=3")
    for person in people:
        assert "You have joined" in await person.types("/join")


async def test_who_manages_a_table_means_his_own(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    one = (await playing_at(app)).table
    await seat_down(app, chat, "toy", "Eve", "Bob")
    assert f"Table {one.name} is paused" in await Person(app, "Ann").types("/pause")


async def test_where_there_is_no_table_a_new_one_is_proposed(app: App) -> None:
    for line in ("/board", "/move end", "/join", "/start", "/log", "/kick Bob"):
        assert "/new" in await Person(app, "Ann").types(line)


async def test_a_person_named_with_an_at_sign_is_not_taken_for_a_table(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    await Person(app, "Cid").presses_data(press_of(chat.lobby, "join"))
    assert "Your notes" in await ann.types("/notes @Bob never bids")
    assert "@Bob never bids" in await ann.types("/notes")
    assert "Cid is removed" in await ann.types("/kick @Cid")


async def test_of_many_tables_the_latest_are_offered_and_none_is_missed_by_its_name(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    one = (await playing_at(app)).table
    async with app.store.write() as tx:
        for number in range(2 * MOST_OFFERED):
            crowd = replace(one, id=f"t{number}", name=f"Oak-{1000 + number}", thread="", changed=float(number))
            await tx.tables.add(replace(crowd, status=("running", "over")[number % 2]))
    eve = Person(app, "Eve")
    assert await eve.types("/score") == "Which table do you mean?"
    assert len(choices(eve.seen[-1])) == MOST_OFFERED
    assert choices(eve.seen[-1])[0].label.startswith(one.name)
    assert "has not begun" in await eve.types("/score @oak-1000"), "it has no game"
    ann = Person(app, "Ann")
    assert f"at table {one.name}" in await ann.types("/score"), "the own one is meant"
    assert "are taken" in await eve.types(f"/join @{one.name}")
    await Person(app, "Dan").types("/new toy")
    assert (await table_at(app)).name in await eve.types("/join")
