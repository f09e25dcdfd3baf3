"""Votes: whoever plays proposes, the others answer, and what they decide is done as if the host had done it."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.app.beside.timekeeper import give_back
from bot.app.play.votes import LIFETIME
from bot.app.speech.reports import Found, Lost
from bot.app.speech.text import as_plain
from rules.core import codec
from storage.rows import VoteRow
from tests.bot.app.beside.test_timekeeper import keeper
from tests.bot.app.chat import (
    Chat,
    Person,
    labels,
    mentions,
    play_least,
    play_rounds,
    playing_at,
    seat_down,
    table_at,
)
from tests.bot.app.commands.test_rewinding import three, vote_of, vote_post
from tests.bot.app.outside import Hours

WEEK = 7 * 24 * 3600.0


def not_host(people: list[Person]) -> list[Person]:
    """Returns the people who do not host the table, which Ann does."""
    return sorted((person for person in people if person.name != "Ann"), key=lambda person: person.name)


def host(people: list[Person]) -> Person:
    return next(person for person in people if person.name == "Ann")


async def agree(people: list[Person], chat: Chat) -> str:
    """Lets people agree to the proposal that was posted last; returns what the last one was told."""
    asked = chat.last
    answers = [await person.presses("Agree", asked) for person in people]
    return answers[-1]


async def test_who_types_yes_or_no_answers_what_is_proposed(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, cid = not_host(people)
    assert "nothing is voted on" in await cid.types("/vote yes")
    assert await cid.completes("/vote ye") == ()
    await bob.types("/vote pause")
    assert "your own proposal" in await bob.types("/vote yes")
    assert await cid.completes("/vote ye") == ("yes",)
    assert "Your answer counts" in await cid.types("/vote yes")
    assert "answered already" in await cid.types("/vote no") and await cid.completes("/vote ye") == ()
    assert "is paused" in await host(people).types("/vote YES")
    await cid.types("/vote resume")
    await bob.types("/vote no")
    assert "Bob declines the proposal" in vote_post(chat)


async def test_players_pause_a_table_and_go_on_without_its_host(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, cid = not_host(people)
    assert "I am asking the others" in await bob.types("/vote pause", private=False)
    assert set(mentions(chat.last)) == {host(people).actor.user, cid.actor.user}
    assert "Bob proposes" in vote_post(chat) and "to pause the game" in vote_post(chat)
    assert "is paused" in await agree([cid, host(people)], chat)
    assert (await table_at(app)).paused_at is not None
    assert "Agreed: Cid and Ann" in vote_post(chat) and "That is agreed" in vote_post(chat)
    assert "is paused already" not in await cid.types("/vote resume")
    assert "goes on" in await agree([bob, host(people)], chat)
    assert (await table_at(app)).paused_at is None
    assert "The table goes on" in chat.said[-1]


async def test_what_was_voted_on_a_pause_the_host_does_not_undo_alone(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    ann, (bob, cid) = host(people), not_host(people)
    await ann.types("/pause")
    await bob.types("/vote resume")
    assert "goes on" in await agree([cid], chat), "who has paused it has no say"
    assert "takes a vote now" in await ann.types("/pause")
    assert (await table_at(app)).paused_at is None
    assert "I am asking" in await ann.presses("Pause")
    await agree([bob, cid], chat)
    assert "until a vote resumes it" in chat.said[-1]
    assert "takes a vote, too" in await ann.types("/resume")
    assert (await table_at(app)).paused_at is not None


async def test_of_two_the_other_goes_on_when_the_host_has_paused(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    ann, bob = host(people), not_host(people)[0]
    await ann.types("/pause")
    assert "goes on" in await bob.types("/vote resume")
    assert "takes a vote now" in await ann.types("/pause")


async def test_the_players_of_a_paused_table_are_asked_each_week_whether_it_goes_on(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await three(app, chat)
    await host(people).types("/pause")
    for long in ("7 days", "2 weeks"):
        before = len(chat.said)
        hours.at += WEEK - 60
        await keeper(app, hours).tick()
        await app.drain()
        assert len(chat.said) == before, "a minute too early"
        hours.at += 60
        await keeper(app, hours).tick()
        await app.drain()
        assert f"has been paused for {long}" in chat.said[-1]
        assert set(mentions(chat.last)) == {person.actor.user for person in people}
    assert "I am asking the others" in await people[0].presses("Go on", chat.last)
    assert "goes on" in await agree(people[1:], chat)
    posts = len(chat.said)
    hours.at += 60 + WEEK
    await keeper(app, hours).tick()
    await app.drain()
    assert not [said for said in chat.said[posts:] if "Shall the game" in said]


async def test_a_game_that_is_ended_while_it_is_paused_is_put_away_and_asks_nobody(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await three(app, chat)
    await host(people).types("/pause")
    await people[0].types("/vote end")
    await agree(people[1:], chat)
    assert (await table_at(app)).status == "over"
    for _ in range(2):
        hours.at += WEEK
        await keeper(app, hours).tick()
        await app.drain()
    assert chat.closed == list(chat.threads.values())
    assert not [said for said in chat.said if "Shall the game go on" in said]


async def test_without_words_it_offers_what_makes_sense(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, _ = not_host(people)
    assert "What do you propose" in await bob.types("/vote")
    assert labels(bob.seen[-1]) == ["Pause", "More time", "Replace a player", "End without result"]
    assert "Whose seat" in await bob.presses("Replace a player")
    assert set(labels(bob.seen[-1])) == {"Ann", "Cid"}
    assert "I am asking" in await bob.presses("Cid")
    await bob.presses("Decline", chat.last)
    await host(people).types("/pause")
    await bob.types("/vote")
    assert "Go on" in labels(bob.seen[-1]) and "More time" not in labels(bob.seen[-1])


async def test_more_time_starts_the_clock_anew(app: App, chat: Chat, hours: Hours) -> None:
    people = await three(app, chat, game="toy pace=1d")
    hours.at += 80000
    await people[1].types("/vote extend")
    assert "has the full time again" in await agree([people[0], people[2]], chat)
    async with app.store.read() as tx:
        (row,) = await tx.awaited.of((await table_at(app)).id)
    assert row.deadline == hours.at + 24 * 3600
    assert f"{people[0].name} may take the full time again" in chat.said[-1]


async def test_where_nobody_is_hurried_there_is_no_more_time(app: App, chat: Chat) -> None:
    people = await three(app, chat, game="toy pace=none")
    assert "nobody is hurried" in await people[0].types("/vote extend")
    assert await vote_of(app) is None


async def test_all_together_end_a_game_without_a_result(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, cid = not_host(people)
    await bob.types("/vote end")
    assert "has been ended" in await agree([cid, host(people)], chat)
    assert (await table_at(app)).status == "over"
    async with app.store.read() as tx:
        assert await tx.results.of_table((await table_at(app)).id) == ()


async def test_who_is_voted_out_has_no_say_loses_the_seat_and_may_not_come_back(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    ann, (bob, cid) = host(people), not_host(people)
    await bob.types("/vote replace Ann")
    assert mentions(chat.last) == [cid.actor.user]
    assert "only the others are asked" in await ann.presses("Agree", chat.last)
    await agree([cid], chat)
    assert "Ann was voted out" in "\n".join(chat.said)
    playing = await playing_at(app)
    assert "Ann" not in playing.names
    assert "removed" in await ann.types("/join")
    async with app.store.read() as tx:
        heir = await tx.members.get(playing.table.host)
    assert heir is not None and heir.name in ("Bob", "Cid"), "the table has a host who plays"
    await Person(app, "Eve").types("/join")
    assert "Eve" in (await playing_at(app)).names


async def test_of_two_nobody_can_be_replaced_by_the_other(app: App, chat: Chat) -> None:
    ann, bob = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "Nobody else" in await ann.types(f"/vote replace {bob.name}")
    assert await vote_of(app) is None


async def test_what_was_declined_is_not_proposed_again_before_play_has_gone_on(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    await people[0].types("/vote pause")
    assert "You decline" in await people[1].presses("Decline", chat.last)
    assert f"{people[1].name} declines the proposal to pause the game" in chat.said[-1]
    assert f"Against: {people[1].name}" in vote_post(chat)
    for person in people:
        assert "was declined" in await person.types("/vote pause")
    await people[2].types("/vote end")
    await people[2].presses("Decline", chat.last)
    assert "declined or withdrawn" in await people[2].types("/vote end")
    assert await vote_of(app) is None
    await people[0].types("/move end")
    assert "I am asking" in await people[0].types("/vote pause")


async def test_going_back_is_not_proposed_again_to_the_same_entry(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end", "/move end")
    await people[0].types("/rewind 1")
    await people[1].presses("Decline", chat.last)
    assert "was declined" in await people[2].types("/rewind 1")
    assert "I am asking" in await people[2].types("/rewind 0")


async def test_where_a_majority_decides_one_against_it_does_not_stop_it(app: App, chat: Chat) -> None:
    people = await three(app, chat, game="toy votes=majority")
    assert "Votes: a majority decides" in as_plain(chat.lobby.text)
    await people[0].types("/vote pause")
    asked = chat.last
    assert "More than half" in vote_post(chat)
    assert "still to answer" in await people[1].presses("Decline", asked)
    assert "is paused" in await people[2].presses("Agree", asked)


async def test_where_a_majority_decides_it_fails_once_there_can_be_none(app: App, chat: Chat) -> None:
    people = await three(app, chat, game="toy votes=majority")
    await people[0].types("/vote pause")
    asked = chat.last
    await people[1].presses("Decline", asked)
    await people[2].presses("Decline", asked)
    assert "has no majority" in chat.said[-1]
    assert (await table_at(app)).paused_at is None


async def test_who_has_not_answered_in_two_days_abstains(app: App, chat: Chat, hours: Hours) -> None:
    people = await three(app, chat, game="toy pace=none")
    await people[0].types("/vote pause")
    hours.at += LIFETIME - 1
    await keeper(app, hours).tick()
    assert (await table_at(app)).paused_at is None
    hours.at += 1
    await keeper(app, hours).tick()
    assert (await table_at(app)).paused_at is not None


@pytest.mark.parametrize(("agreed", "replaced"), [(False, False), (True, True)])
async def test_silence_alone_replaces_nobody(app: App, chat: Chat, hours: Hours, agreed: bool, replaced: bool) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan", options="pace=none")
    await people[0].types(f"/vote replace {people[1].name}")
    if agreed:
        await people[2].presses("Agree", chat.last)
    hours.at += LIFETIME
    await keeper(app, hours).tick()
    await app.drain()
    assert ("was voted out" in "\n".join(chat.said)) == replaced
    assert ("not enough have agreed in time" in "\n".join(chat.said)) != replaced


async def test_the_host_who_decides_alone_ends_the_vote_on_it(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    await not_host(people)[0].types("/vote pause")
    asked = chat.last
    await host(people).types("/pause")
    assert any("as the host has decided" in said for said in chat.said)
    assert "has ended" in await not_host(people)[1].presses("Agree", asked)


async def test_moves_do_not_end_a_vote_that_is_not_on_the_position(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    await people[0].types("/vote end")
    await people[0].types("/move end")
    assert await vote_of(app) is not None
    await people[1].resigns()
    assert await vote_of(app) is None, "other people would be asked now"


async def test_the_others_are_asked_about_who_is_late_where_the_table_wants_it(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await three(app, chat, game="toy pace=1h late=vote")
    hours.at += 3601
    await keeper(app, hours).tick()
    await app.drain()
    late, others = people[0], people[1:]
    assert f"The time of {late.name}" in vote_post(chat) and "another player" in vote_post(chat)
    assert set(mentions(chat.last)) == {person.actor.user for person in others}
    assert "only the others" in await late.presses("Agree", chat.last)
    await agree(others, chat)
    assert late.name not in (await playing_at(app)).names


async def test_who_is_late_and_moves_ends_the_vote_about_it(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1h late=vote")
    hours.at += 3601
    await keeper(app, hours).tick()
    await app.drain()
    assert "end without a result" in vote_post(chat), "of two, there is nobody to go on with"
    await people[0].types("/move end")
    assert await vote_of(app) is None


async def test_nobody_votes_on_who_is_late_alone(app: App, chat: Chat, hours: Hours) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice pace=1h late=vote")
    await ann.presses("Start", chat.lobby)
    hours.at += 3601
    await keeper(app, hours).tick()
    assert await vote_of(app) is None


async def test_what_the_table_asked_in_vain_members_may_still_propose(app: App, chat: Chat, hours: Hours) -> None:
    people = await three(app, chat, game="toy pace=1h late=vote")
    hours.at += 3601
    await keeper(app, hours).tick()
    await app.drain()
    await people[1].presses("Decline", chat.last)
    assert "I am asking" in await people[2].types(f"/vote replace {people[0].name}")


async def test_a_vote_that_was_stored_before_there_were_others_is_one_on_going_back(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end", "/move end")
    table = await table_at(app)
    old = {"stamp": "old", "by": 0, "entry": 1, "number": 1, "undone": 1, "until": 9e9, "agreed": [1]}
    async with app.store.write() as tx:
        await tx.votes.put(VoteRow(table=table.id, until=9e9, vote=codec.encode(old)))
    assert "has gone back" in await people[2].presses_data(f"vote:{table.id}:old:yes")


async def test_the_names_of_who_can_be_replaced_are_completed(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    found = await not_host(people)[0].completes("/vote ")
    assert {"pause", "extend", "end", "replace Ann", "replace Cid"} == set(found)


async def test_only_who_plays_proposes(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    eve = Person(app, "Eve")
    assert "do not sit" in await eve.types("/vote pause")
    table = (await table_at(app)).id
    assert "do not sit" in await eve.presses_data(f"propose:{table}:pause")
    for data in ("replace", "rewind", "replace:7", "nothing"):
        await people[0].presses_data(f"propose:{table}:{data}")
    assert await vote_of(app) is None
    assert "Whose seat" in await people[0].types("/vote replace Nobody")


async def two(app: App, chat: Chat, late: str = "nudge") -> tuple[Person, Person]:
    """Lets two play until it counts, and one of them be waited for; returns that one and the other one, who hosts."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options=f"pace=1d late={late}")
    await play_rounds(app, people, 2)
    while people[(await playing_at(app)).match.awaited[0]] is host(people):
        await play_least(app, people)
    return not_host(people)[0], host(people)


async def wait_hours(app: App, hours: Hours, count: float) -> None:
    """Lets time pass in steps, so that whatever is due comes about when it is."""
    end = hours.at + count * 3600.0
    while hours.at < end:
        hours.at = min(end, hours.at + 5 * 3600.0)
        await app.keep_time()
        await app.drain()


@pytest.mark.parametrize("late", ["nudge", "vote"])
async def test_of_two_who_never_moves_loses_after_the_days_that_the_lobby_says(
    app: App, chat: Chat, hours: Hours, late: str
) -> None:
    stalls, waits = await two(app, chat, late)
    assert "can win by forfeit after 14 days" in as_plain(chat.lobby.text)
    assert "nobody can win by forfeit now" in await stalls.types("/vote forfeit")
    assert "may still move" in await waits.types("/vote forfeit")
    await wait_hours(app, hours, 25)
    assert f"{waits.name} can win the game by forfeit" in "\n".join(chat.said[-2:])
    assert f"{waits.name} can win the game by forfeit" in as_plain(chat.told[-1][1].text) or late == "vote"
    assert chat.told[-1][0] == stalls.actor.user
    await wait_hours(app, hours, 12 * 24)
    assert "may still move" in await waits.types("/vote forfeit")
    await wait_hours(app, hours, 25)
    assert "nobody can win by forfeit now" in await stalls.types("/vote forfeit")
    await waits.types("/vote")
    assert "You win" in await waits.presses("Win by forfeit")
    assert (await table_at(app)).status == "over"
    async with app.store.read() as tx:
        results = {row.how: row.place for row in await tx.results.of_table((await table_at(app)).id)}
    assert results == {"played": 1, "left": 2}
    assert "ended as lost by you" in "\n".join(as_plain(m.text) for u, m in chat.told if u == stalls.actor.user)


async def test_whoever_opens_a_table_reads_in_its_options_who_can_lose_by_not_moving(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy seats=2 pace=2d late=nudge")
    assert "the one who waits can win by forfeit after 15 days" in await ann.types("/options")


@pytest.mark.usefixtures("trouble_is_expected")
@pytest.mark.parametrize("kept_off", ["asleep", "away", "paused", "unreached", "down"])
async def test_nobody_loses_by_forfeit_for_days_on_which_there_was_no_playing(
    app: App, chat: Chat, hours: Hours, kept_off: str
) -> None:
    stalls, waits = await two(app, chat)
    await wait_hours(app, hours, 30)
    match kept_off:
        case "asleep":
            await stalls.types("/timezone UTC")
            await stalls.types("/hours 8-12")
            await wait_hours(app, hours, 11 * 24)
        case "away":
            await stalls.types("/vacation 20")
            await wait_hours(app, hours, 19 * 24)
            assert "may still move" in await waits.types("/vote forfeit")
            await wait_hours(app, hours, 12 * 24)
        case "paused":
            await waits.types("/pause")
            await wait_hours(app, hours, 5 * 24)
            assert "paused" in await waits.types("/vote forfeit")
            await wait_hours(app, hours, 15 * 24)
            await waits.types("/resume")
            await wait_hours(app, hours, 11 * 24)
        case "unreached":
            chat.barred.add("hall")
            await app.note(Lost(platform=Chat.name, channel="hall"))
            await wait_hours(app, hours, 20 * 24)
            assert "cannot win by forfeit" in await waits.types("/vote forfeit")
            chat.barred.clear()
            await app.note(Found(platform=Chat.name, channel="hall"))
            await wait_hours(app, hours, 11 * 24)
        case "down":
            async with app.store.write() as tx:
                await give_back(tx, hours.at, hours.at + 20 * 24 * 3600.0)
            hours.at += 20 * 24 * 3600.0
            await wait_hours(app, hours, 11 * 24)
    assert "may still move" in await waits.types("/vote forfeit")
    await wait_hours(app, hours, 3 * 24)
    assert "You win" in await waits.types("/vote forfeit"), "in the end it is enough"


async def test_who_is_away_just_then_is_not_made_to_lose(app: App, chat: Chat, hours: Hours) -> None:
    stalls, waits = await two(app, chat)
    await wait_hours(app, hours, 15 * 24)
    await stalls.types("/vacation 3")
    assert "is away" in await waits.types("/vote forfeit")


async def test_a_game_that_does_not_count_yet_nobody_wins_by_forfeit(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d late=nudge")
    await wait_hours(app, hours, 15 * 24)
    assert "not everybody has moved three times" in await people[1].types("/vote forfeit")
    assert (await table_at(app)).status == "running"


@pytest.mark.parametrize("options", ["pace=1d late=bot", "pace=none", "pace=1d late=vote seats=3"])
async def test_elsewhere_nobody_wins_by_forfeit(app: App, chat: Chat, hours: Hours, options: str) -> None:
    names = ("Ann", "Bob", "Cid") if "seats=3" in options else ("Ann", "Bob")
    people = await seat_down(app, chat, "toy", *names, options=options)
    awaited = (await playing_at(app)).match.awaited
    waits = next(person for seat, person in enumerate(people) if seat not in awaited)
    assert "nobody can win by forfeit now" in await waits.types("/vote forfeit")
    assert "can lose the game" not in as_plain(chat.lobby.text) or len(people) == 3
    await waits.types("/vote")
    assert "Win by forfeit" not in labels(waits.seen[-1])


async def test_whom_a_vote_is_about_hears_in_private_that_it_is_open_and_how_it_ended(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, cid = not_host(people)
    await bob.types("/vote replace Cid")
    told = [as_plain(message.text) for user, message in chat.told if user == cid.actor.user]
    assert "Bob has proposed to open the seat of Cid to another player" in told[-1]
    await host(people).presses("Decline", chat.last)
    told = [as_plain(message.text) for user, message in chat.told if user == cid.actor.user]
    assert "nothing has come of the proposal to open the seat of Cid" in told[-1]


async def test_who_leaves_the_seat_that_a_vote_is_about_is_told_no_more_of_it(app: App, chat: Chat) -> None:
    bob, cid = not_host(await three(app, chat))
    await bob.types("/vote replace Cid")
    told = len(chat.told)
    await cid.resigns()
    assert "as a player has left" in "\n".join(chat.said)
    assert [as_plain(message.text) for user, message in chat.told[told:] if user == cid.actor.user] == []


async def test_who_is_late_hears_in_private_of_the_vote_and_in_the_night_without_a_sound(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await three(app, chat, game="toy pace=1h late=vote")
    late, *others = people
    hours.at += 3601
    await keeper(app, hours).tick()
    await app.drain()
    ((user, told),) = [one for one in chat.told if "your time is up" in as_plain(one[1].text)]
    assert user == late.actor.user and "to open the seat" in as_plain(told.text)
    await late.types("/timezone Etc/GMT+12")
    await late.types("/hours 12-16")
    loud = len(chat.loud)
    await others[0].presses("Decline", chat.last)
    assert "nothing has come" in as_plain(chat.told[-1][1].text) and chat.told[-1][0] == late.actor.user
    assert len(chat.loud) == loud


async def test_who_is_late_where_nothing_but_a_call_comes_of_it_is_told_in_private(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await three(app, chat, game="toy pace=1h late=nudge")
    hours.at += 3601
    await keeper(app, hours).tick()
    await app.drain()
    assert chat.told[-1][0] == people[0].actor.user
    assert "your time is up. The table waits for you" in as_plain(chat.told[-1][1].text)
    assert labels(chat.told[-1][1]) == ["Board as picture"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("late", ["nudge", "vote"])
async def test_whose_time_is_up_is_called_once_by_the_post_and_told_the_rest_without_a_sound(
    app: App, chat: Chat, hours: Hours, late: str, seats: int
) -> None:
    stalls, *_ = await seat_down(app, chat, "toy", *("Ann", "Bob", "Cid")[:seats], options=f"pace=1d late={late}")
    await wait_hours(app, hours, 23)
    loud, before = len(chat.loud), len(chat.posts)
    await wait_hours(app, hours, 2)
    assert sum(mentions(post.message).count(stalls.actor.user) for post in list(chat.posts.values())[before:]) == 1
    assert chat.told[-1][0] == stalls.actor.user
    assert chat.loud[loud:] == []


async def test_who_loses_by_forfeit_is_called_by_the_result_alone(app: App, chat: Chat, hours: Hours) -> None:
    stalls, waits = await two(app, chat)
    await wait_hours(app, hours, 15 * 24)
    loud, before = len(chat.loud), len(chat.posts)
    assert "You win" in await waits.types("/vote forfeit")
    assert sum(mentions(post.message).count(stalls.actor.user) for post in list(chat.posts.values())[before:]) == 1
    assert "ended as lost by you" in as_plain(chat.told[-1][1].text)
    assert chat.loud[loud:] == []


async def test_a_vote_that_ends_as_a_player_leaves_says_so(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    bob, cid = not_host(people)
    await bob.types("/vote pause")
    await cid.resigns()
    assert "the proposal to pause the game is void, as a player has left" in vote_post(chat)
