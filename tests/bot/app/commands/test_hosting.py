"""What ends or interrupts play: resigning, and the powers of a host."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper, give_back
from bot.app.play.tables import place_of
from bot.app.speech.reports import Gone, Left
from bot.app.speech.text import as_plain
from bot.app.time.clocks import DAY
from rules.core import codec
from rules.core import match as matches
from tests.bot.app.chat import (
    Chat,
    Person,
    labels,
    mentions,
    place_somewhere,
    play_least,
    play_rounds,
    playing_at,
    press_of,
    seat_down,
    table_at,
    wait_for_nobody,
)
from tests.bot.app.outside import Hours


def named(people: list[Person], name: str) -> Person:
    return next(person for person in people if person.name == name)


async def test_resigning_is_asked_for_once_more_and_ends_a_game_of_two(app: App, chat: Chat) -> None:
    first, second = people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await play_rounds(app, people, 2)
    assert "The game ends and your opponent wins" in await first.types("/resign")
    assert not (await playing_at(app)).match.over
    question = first.seen[-1]
    await first.presses("Resign")
    assert f"{first.name} resigns." in chat.said[-3]
    assert "only one player is left" in chat.said[-1]
    assert f"{second.name} wins" in chat.said[-1]
    assert f"1. {second.name}" in chat.said[-1]
    assert re.search(rf"{first.name} .: \d+ \(resigned\)", chat.said[-1])
    assert "is over" in await first.presses("Resign", question)


async def test_a_draft_is_taken_back_before_its_player_resigns(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    before = (await playing_at(app)).match.state
    await place_somewhere(first)
    await first.resigns()
    match = (await playing_at(app)).match
    assert match.ended == "resigned"
    assert match.state == before
    assert "places" not in chat.said[-1]


async def test_with_three_the_seat_passes_its_turns_until_somebody_takes_it_over(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    one, two, three = people
    assert "only forced moves are played for it" in await two.types("/resign")
    await two.presses("Resign")
    assert "Only forced moves are played for this seat" in chat.said[-1]
    await one.types("/move forage")
    await one.types("/move end")
    assert chat.calls()[-1] == [three.actor.user]
    assert f"Open seat of {two.name} ends the turn." in chat.said[-1]
    eve = Person(app, "Eve")
    assert "You have taken over a seat" in await eve.types("/join")
    assert f"Eve joins the game and takes over: Open seat of {two.name}." in chat.said[-1]
    await three.types("/move end")
    assert chat.calls()[-1] == [one.actor.user], "the auction begins with the first seat"
    await one.types("/move pass")
    assert chat.calls()[-1] == [eve.actor.user]
    assert "Sent: pass" in await eve.types("/move pass")
    assert "do not sit" in await two.types("/move pass")


async def test_what_an_absent_seat_did_is_told_to_who_moved_before_it_too(app: App, chat: Chat) -> None:
    one, two, three = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await two.resigns()
    await one.types("/move end")
    await three.types("/move end")
    assert chat.calls()[-1] == [one.actor.user]
    missed = await one.presses("What happened", chat.last)
    assert f"Open seat of {two.name} ends the turn" in missed and f"{one.name} ends the turn" not in missed


async def test_when_only_one_of_three_is_left_the_game_is_over(app: App, chat: Chat) -> None:
    one, two, three = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    for person in (one, two):
        await person.resigns()
    assert (await playing_at(app)).match.ended == "resigned"
    last = next(said for said in chat.said if f"{two.name} resigns." in said)
    assert "Only forced moves are played" not in last
    assert f"\n{three.name}" in chat.said[-1], "it counts for nobody, so nobody has a place"


async def test_whoever_is_awaited_and_resigns_hands_the_turn_on(app: App, chat: Chat) -> None:
    one, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await one.resigns()
    assert chat.calls()[-1] == [two.actor.user]
    assert f"Open seat of {one.name} ends the turn" in chat.said[-1]


async def test_the_draft_of_another_survives_a_resignation_and_stays_unseen(app: App, chat: Chat) -> None:
    one, two, _ = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")
    await place_somewhere(one)
    draft = [entry.action for entry in (await playing_at(app)).match.draft]
    await two.resigns()
    match = (await playing_at(app)).match
    assert [entry.action for entry in match.draft] == draft
    assert not any("places" in said for said in chat.said)
    assert "Sent: end" in await one.ends()


async def test_who_gives_up_a_practice_table_ends_it(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice seats=3")
    await ann.types("/start")
    shown = len(chat.shown)
    await ann.resigns()
    assert (await table_at(app)).status == "over"
    assert "was ended without a result" in chat.said[-1]
    assert len(chat.shown) == shown + 1, "and the lobby is edited"


async def test_an_onlooker_cannot_resign(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/resign")
    eve = Person(app, "Eve")
    assert "do not sit" in await eve.types("/resign")
    assert "do not sit" in await eve.presses("Resign", first.seen[-1])
    assert not (await playing_at(app)).match.over


@pytest.mark.parametrize("line", ["/pause", "/resume", "/close", "/kick Ann", "/kick"])
async def test_only_the_host_and_who_manages_the_place_have_power(app: App, chat: Chat, line: str) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    posts = len(chat.posts)
    assert "Only the host" in await Person(app, "Bob").types(line)
    assert "Only the host" in await Person(app, "Eve").types(line)
    assert len(chat.posts) == posts
    chief = Person(app, "Chief", manager=True)
    assert "Only the host" not in await chief.types(line)


async def test_no_move_is_taken_while_a_table_is_paused(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    first = people[0]
    await first.types("/play")
    panel = first.seen[-1]
    await named(people, "Ann").types("/pause")
    assert "is paused" in chat.said[-1]
    assert mentions(chat.last) == []
    before = matches.dump((await playing_at(app)).match)
    for line in ("/move end", "/play", "/undo", "/reset", "/move"):
        assert "is paused" in await first.types(line)
    assert "is paused" in await first.presses("End the turn", panel)
    assert "is paused" in await first.presses("Play", list(chat.posts.values())[-2].message)
    assert matches.dump((await playing_at(app)).match) == before
    assert "paused already" in await named(people, "Ann").types("/pause")
    assert "Round 1" in await first.types("/board text"), "looking is allowed"


async def test_resuming_calls_who_is_awaited_and_tells_nothing_of_a_draft(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    opening = chat.said[-1].split("\n")[2]
    assert "Place the tile" in opening
    notation = await place_somewhere(people[0])
    ann = named(people, "Ann")
    await ann.types("/pause")
    await ann.types("/resume")
    assert "The table goes on" in chat.said[-1]
    assert chat.calls()[-1] == [people[0].actor.user]
    assert opening in chat.said[-1], "everybody sees a tile that is still to be placed"
    assert notation.split()[1] not in chat.said[-1]
    picture = chat.last.picture
    assert picture is not None
    match = (await playing_at(app)).match
    assert bytes(picture.view) == codec.encode(match.game.view(match.base, None))
    assert "not paused" in await ann.types("/resume")
    assert "Sent: end" in await people[0].ends()


async def test_a_resumed_table_tells_what_is_left_of_the_time(app: App, chat: Chat, hours: Hours) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=3d")
    assert "Due in 3 days" in chat.said[-1]
    ann = Person(app, "Ann")
    hours.at += 86400
    await ann.types("/pause")
    hours.at += 30 * 86400
    lists = [await Person(app, name).types("/mygames") for name in ("Ann", "Bob")]
    assert any("Time left: 2 days" in said for said in lists)
    await ann.types("/resume")
    assert "Due in 2 days" in chat.said[-1]


async def test_the_host_ends_a_game_without_a_winner(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move forage")
    ann = named(people, "Ann")
    assert "There will be no winner" in await ann.types("/close")
    assert "Only the host" in await named(people, "Bob").presses("End the table", ann.seen[-1])
    await ann.presses("End the table")
    assert "was ended without a result" in chat.said[-1]
    match = (await playing_at(app)).match
    assert match.ended == "abandoned"
    assert match.header.secret in chat.said[-1]
    assert "is over" in await ann.presses("End the table", ann.seen[-2])


async def test_end_typed_as_a_command_ends_the_turn_and_never_the_table(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    awaited = (await playing_at(app)).match.awaited
    await people[0].types("/end")
    playing = await playing_at(app)
    assert playing.match.awaited != awaited and not playing.match.over
    for person in (people[0], Person(app, "Eve")):
        answer = await person.types("/end")
        assert "/end ends your turn" in answer and "/close" in answer
    assert (await playing_at(app)).match == playing.match


async def test_end_typed_at_a_lobby_says_how_the_table_is_ended(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    assert "with /close" in await ann.types("/end")
    assert (await table_at(app)).status == "lobby"


async def test_the_host_ends_a_lobby(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    await ann.types("/close")
    await ann.presses("End the table")
    assert (await table_at(app)).status == "closed"
    assert labels(chat.lobby) == []


async def late(app: App, chat: Chat, hours: Hours, *names: str) -> tuple[Person, Person]:
    """Returns the host of a table and somebody else, for whom it has waited too long."""
    people = await seat_down(app, chat, "toy", *names, options="pace=1d late=nudge")
    if people[0].name == names[0]:
        await people[0].types("/move end")
    await wait_for_nobody(app, hours)
    return named(people, names[0]), people[(await playing_at(app)).match.awaited[0]]


async def test_a_player_who_is_removed_for_being_late_leaves_an_open_seat(app: App, chat: Chat, hours: Hours) -> None:
    ann, slow = await late(app, chat, hours, "Ann", "Bob", "Cid")
    assert "Who is to leave" in await ann.types("/kick")
    assert "Nobody called “Zoe”" in await ann.types("/kick Zoe")
    seat = (await playing_at(app)).names.index(slow.name)
    assert f"{slow.name} is removed" in await ann.types(f"/kick {slow.name.lower()}")
    assert any("removed by the host for being late. Only forced moves" in said for said in chat.said[-2:])
    assert (await playing_at(app)).names[seat] == f"Open seat of {slow.name}"
    assert "do not sit" in await slow.types("/move end")
    assert f"Open seat of {slow.name}" in await ann.types("/score")


async def test_a_game_of_two_that_a_removal_ended_says_so(app: App, chat: Chat, hours: Hours) -> None:
    ann, slow = await late(app, chat, hours, "Ann", "Bob")
    await ann.types(f"/kick {slow.name}")
    place = place_of((await playing_at(app)).table)
    shown = [await app.table(person.actor, place) for person in (ann, slow)]
    assert [one.task for one in shown if one] == [
        f"{slow.name} was removed, which has stopped this game",
        "You were removed, which has stopped this game",
    ]


async def test_a_host_removes_nobody_who_is_not_late_and_is_led_to_a_vote(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="pace=1d late=nudge")
    ann, bob = named(people, "Ann"), named(people, "Bob")
    seats = (await playing_at(app)).seats
    hours.at += 1.5 * 24 * 3600
    await Timekeeper(app.store, hours, lambda: None).tick()
    for other in ("Bob", "Cid"):
        assert f"{other} has not been late for a day" in await ann.types(f"/kick {other}")
    assert "Nobody called “Ann”" in await ann.types("/kick Ann"), "who goes resigns"
    assert (await playing_at(app)).seats == seats
    assert "I am asking" in await ann.presses("Replace", ann.seen[-2])
    assert "Cid" in chat.said[-1] and "Bob" in chat.said[-1]
    assert await bob.types("/score")


@pytest.mark.parametrize("stopped", ["paused_at", "still"])
async def test_nobody_is_removed_for_time_in_which_the_table_stood_still(
    app: App, chat: Chat, hours: Hours, stopped: str
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="pace=none")
    if people[0].name == "Ann":
        await people[0].types("/move end")
    playing = await playing_at(app)
    slow = playing.names[playing.match.awaited[0]]
    async with app.store.write() as tx:
        await tx.tables.update(replace(playing.table, **{stopped: hours.at}))
    hours.at += 30 * 24 * 3600
    assert "has not been late" in await named(people, "Ann").types(f"/kick {slow}")
    async with app.store.write() as tx:
        await tx.tables.update(playing.table)
    assert "is removed" in await named(people, "Ann").types(f"/kick {slow}")


async def test_of_two_who_is_removed_has_not_lost_and_the_host_has_not_won(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d late=nudge")
    await play_rounds(app, people, 2)
    ann, bob = named(people, "Ann"), named(people, "Bob")
    while people[(await playing_at(app)).match.awaited[0]] is ann:
        await play_least(app, people)
    await wait_for_nobody(app, hours)
    await ann.types("/kick Bob")
    assert any("ends the game without a result" in said for said in chat.said[-3:])
    assert "wins" not in chat.said[-1] and (await playing_at(app)).match.over
    for person in (ann, bob):
        assert "None yet" in await person.types("/stats")


async def test_who_gives_up_the_seat_is_no_host_any_more(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    ann = named(people, "Ann")
    await ann.resigns()
    for line in ("/close", "/pause", "/kick Bob"):
        assert "Only the host" in await ann.types(line)
    heir = [await named(people, name).types("/pause") for name in ("Bob", "Cid")]
    assert ["Only the host" in said for said in heir].count(False) == 1
    await ann.types("/join")
    assert "Only the host" in await ann.types("/resume")


async def test_who_may_lose_a_game_cannot_end_it_alone(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    ann, bob = named(people, "Ann"), named(people, "Bob")
    await ann.types("/close")
    early = ann.seen[-1]
    await play_rounds(app, people, 2)
    assert "only if the others agree" in await ann.types("/close")
    asked = ann.seen[-1]
    assert "only if the others agree" in await ann.presses("End the table", early), "a button of before"
    assert "really want to resign" in await ann.presses("Resign", asked)
    assert "I am asking" in await ann.presses("End without result", asked)
    assert not (await playing_at(app)).match.over
    await bob.presses("Agree", chat.last)
    assert (await playing_at(app)).match.ended == "abandoned"


async def test_who_manages_the_place_and_does_not_play_ends_a_game(app: App, chat: Chat) -> None:
    await play_rounds(app, await seat_down(app, chat, "toy", "Ann", "Bob"), 2)
    chief = Person(app, "Chief", manager=True)
    await chief.types("/close")
    await chief.presses("End the table")
    assert (await playing_at(app)).match.ended == "abandoned"


async def test_a_guest_is_removed_from_a_lobby_but_its_host_is_not(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy")
    await bob.presses_data(press_of(chat.lobby, "join"))
    assert "Bob is removed" in await ann.types("/kick Bob")
    assert len((await bob.types("/mygames")).split("\n")) == 1
    assert "Nobody called “Ann”" in await ann.types("/kick Ann")
    assert labels(ann.seen[-1]) == []


async def test_whoever_is_removed_from_a_lobby_comes_back_by_invitation_only(app: App, chat: Chat) -> None:
    ann, bob, cid = Person(app, "Ann"), Person(app, "Bob"), Person(app, "Cid")
    await ann.types("/new toy seats=3")
    await bob.presses_data(press_of(chat.lobby, "join"))
    for _ in range(2):
        await ann.types("/kick Bob")
        refused = await bob.presses_data(press_of(chat.lobby, "join"))
        assert "You were removed from table" in refused
        assert len((await bob.types("/mygames")).split("\n")) == 1
        assert "Bob may join" in await ann.types("/invite Bob")
        assert "You have joined table" in await bob.presses_data(press_of(chat.lobby, "join"))
    assert "You have joined table" in await cid.presses_data(press_of(chat.lobby, "join"))


async def test_whoever_is_removed_from_a_game_takes_no_seat_there_under_another_name(
    app: App, chat: Chat, hours: Hours
) -> None:
    ann, bob = await late(app, chat, hours, "Ann", "Bob", "Cid")
    await ann.types(f"/kick {bob.name}")
    hours.at += 1
    bob.actor = type(bob.actor)(platform="chat", user=bob.actor.user, name="Robert")
    assert "You were removed from table" in await bob.types("/join")
    await ann.types("/invite", naming=[bob])
    await bob.types("/join")
    assert "Robert" in (await playing_at(app)).names


async def test_an_invitation_to_another_name_of_his_does_not_bring_back_who_was_removed_later(
    app: App, chat: Chat
) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    bob.actor = type(bob.actor)(platform="chat", user=bob.actor.user, name="Bob", handle="bobby_99")
    await ann.types("/new toy invite")
    await ann.types("/invite", naming=[bob])
    assert "You have joined" in await bob.presses_data(press_of(chat.lobby, "join"))
    await ann.types("/kick Bob")
    assert "You were removed from table" in await bob.presses_data(press_of(chat.lobby, "join"))
    await ann.types("/invite @bobby_99")
    assert "You have joined" in await bob.presses_data(press_of(chat.lobby, "join"))


async def test_a_host_who_has_left_his_own_game_may_take_a_seat_again(app: App, chat: Chat) -> None:
    ann = named(await seat_down(app, chat, "toy", "Ann", "Bob", "Cid"), "Ann")
    await ann.resigns()
    assert "Ann" not in (await playing_at(app)).names
    await ann.types("/join")
    assert "Ann" in (await playing_at(app)).names


async def test_who_is_gone_is_told_and_his_seat_opened_and_hosting_handed_on(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    post = list(chat.posts)[-1]
    await app.note(Gone(platform="chat", user="u-eve", post=post))
    await app.note(Gone(platform="chat", user="u-ann", post="no such post"))
    assert people[0].name in chat.said[-1], "nothing has happened"
    await app.note(Gone(platform="chat", user="u-ann", post=post))
    await app.drain()
    assert any("Ann is not here any more" in said for said in chat.said)
    playing = await playing_at(app)
    assert [row.member for row in playing.seats].count(None) == 1
    heir = await named(people, "Bob").types("/pause"), await named(people, "Cid").types("/pause")
    assert ["Only the host" in said for said in heir].count(False) == 1
    posts = len(chat.posts)
    await app.note(Gone(platform="chat", user="u-ann", post=post))
    await app.drain()
    assert len(chat.posts) == posts, "noticed once"


async def test_who_has_left_a_channel_leaves_all_his_seats_there(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    ann = named(people, "Ann")
    await ann.types("/new toy")
    await ann.in_thread("", "attic").types("/new toy")
    await app.note(Left(place=ann.place, user="u-nobody"))
    assert not any("not here any more" in said for said in chat.said)
    await app.note(Left(place=ann.place, user=ann.actor.user))
    await app.drain()
    async with app.store.read() as tx:
        found = await tx.tables.everywhere(("lobby", "running", "closed"))
    assert [(table.channel, table.status) for table in found] == [
        ("hall", "running"),
        ("hall", "closed"),
        ("attic", "lobby"),
    ]
    assert [row.member for row in (await playing_at(app, found[0].id)).seats].count(None) == 1


async def test_who_is_gone_leaves_the_lobby(app: App, chat: Chat) -> None:
    await Person(app, "Ann").types("/new toy seats=2")
    await Person(app, "Bob").presses_data(press_of(chat.lobby, "join"))
    full = next(key for key, post in chat.posts.items() if mentions(post.message))
    await app.note(Gone(platform="chat", user="u-ann", post=full))
    await app.drain()
    assert "hosted by Bob" in as_plain(chat.lobby.text)


async def test_a_practice_table_ends_when_its_player_is_gone(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice seats=3")
    await ann.types("/start")
    await app.note(Gone(platform="chat", user="u-ann", post=list(chat.posts)[-1]))
    await app.drain()
    assert (await table_at(app)).status == "over"


async def test_a_host_brings_his_table_to_another_channel(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    name = (await playing_at(app)).table.name
    bob, ann = (named(people, who).in_thread("", "attic") for who in ("Bob", "Ann"))
    assert "Only the host" in await bob.types(f"/here @{name}")
    assert "goes on here" in await ann.types(f"/here @{name}")
    post = list(chat.posts.values())[-1]
    assert (post.place.channel, post.place.thread) == ("attic", "thread-2")
    assert mentions(post.message) == [people[0].actor.user]
    assert "The game goes on in this channel" in chat.said[-1]


async def test_time_that_was_given_back_makes_nobody_late_enough_to_be_removed(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", options="pace=none")
    ann = next(person for person in people if person.name == "Ann")
    if people[0] is ann:
        await play_least(app, people)
    late = people[(await playing_at(app)).match.awaited[0]].name
    hours.at += DAY
    await ann.types("/pause")
    hours.at += 8 * DAY
    await ann.types("/resume")
    async with app.store.write() as tx:
        await give_back(tx, hours.at, hours.at + 8 * DAY)
    hours.at += 8 * DAY
    assert "You can propose it" in await ann.types(f"/kick {late}")
    hours.at += 13 * DAY
    assert f"{late} is removed" in await ann.types(f"/kick {late}")


async def test_a_game_is_brought_to_no_channel_that_somebody_who_plays_cannot_see(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    name = (await playing_at(app)).table.name
    ann, bob, cid = (named(people, who) for who in ("Ann", "Bob", "Cid"))
    ann, before = ann.in_thread("", "attic"), len(chat.delivered)
    chat.hidden_from["attic"] = frozenset({bob.actor.user, cid.actor.user})
    refused = await ann.types(f"/here @{name}")
    assert "Who could not: Bob and Cid." in refused or "Who could not: Cid and Bob." in refused
    await app.drain()
    assert (await table_at(app)).channel == "hall" and len(chat.delivered) == before
    chat.hidden_from["hall"] = frozenset({cid.actor.user})  # who does not see it there loses nothing
    refused = await ann.types(f"/here @{name}")
    assert "Who could not: Bob." in refused
    chat.hidden_from["attic"] = frozenset({ann.actor.user, cid.actor.user})
    assert "goes on here" in await ann.types(f"/here @{name}")


async def test_a_game_is_brought_where_nobody_tells_who_sees_it(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    bob = named(people, "Bob")
    chat.hidden_from["attic"] = frozenset({bob.actor.user})
    chat.answers = False
    assert "goes on here" in await named(people, "Ann").in_thread("", "attic").types("/here")
