"""Linking accounts by a one-time code: what becomes one, what is refused, what is stored."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from bot.app import App
from bot.app.commands.linking import LIFETIME, TRIES
from bot.app.commands.mine import LONGEST_NOTE
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, Person, choices, find, labels, open_app, press_of, seat_down, table_at
from tests.bot.app.commands.test_rewinding import vote_post
from tests.bot.app.outside import Hours


def elsewhere(app: App, name: str, platform: str = "other") -> Person:
    """Returns somebody as known on another platform."""
    person = Person(app, name)
    person.actor = msgspec.structs.replace(person.actor, platform=platform, user=f"{platform}-{name.lower()}")
    person.place = msgspec.structs.replace(person.place, platform=platform)
    return person


async def code_for(person: Person) -> str:
    await person.types("/link")
    return next(part.text for part in person.seen[-1].text if part.style == "code").removeprefix("/link ")


def bytes_in(folder: Path) -> bytes:
    """Returns all that the database has on the disk."""
    return b"".join(path.read_bytes() for path in folder.glob("longtable.sqlite*"))


async def link(person: Person, other: Person) -> str:
    """Lets somebody join another one, code and question included."""
    await person.types(f"/link {await code_for(other)}")
    return await person.presses("Link for good")


async def test_tables_notes_and_settings_become_one(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    here = next(person for person in people if person.name == "Ann")
    table = (await table_at(app)).name
    await here.types(f"/notes @{table} mind the volcano")
    await here.types("/language cs")
    there = elsewhere(app, "Annie")
    assert "no table" in await there.types("/mygames")
    await there.types("/timezone Europe/Prague")
    await there.types("/picture tall")
    answer = await link(there, here)
    assert "Ann" in answer and "chat" in answer and "other" in answer
    assert table in await there.types("/mygames")
    assert "mind the volcano" in await there.types(f"/notes @{table}")
    async with app.store.read() as tx:
        member = await tx.members.by_identity("other", "other-annie")
        assert member is not None
        assert (member.name, member.language, member.zone) == ("Ann", "cs", "Europe/Prague")
        assert member.layout == "tall"
        assert await tx.members.by_identity(Chat.name, here.actor.user) == member


async def test_who_comes_with_tables_brings_them_along(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    ann = next(person for person in people if person.name == "Ann")
    there = elsewhere(app, "Annie")
    await there.types("/mygames")
    await link(ann, there)
    table = (await table_at(app)).name
    assert table in await there.types("/mygames")
    assert "is paused" in await there.types(f"/pause @{table}"), "of which this one is host, too"


async def test_each_platform_keeps_its_name_and_the_first_gives_the_members(app: App) -> None:
    ann, there = Person(app, "Ann"), elsewhere(app, "Annie")
    await link(there, ann)
    await there.types("/mygames")
    await ann.types("/mygames")
    async with app.store.read() as tx:
        member = await tx.members.by_identity(Chat.name, ann.actor.user)
        assert member is not None and member.name == "Ann"
        assert {account.name for account in await tx.members.identities(member.id)} == {"Ann", "Annie"}


async def test_a_code_counts_once_and_not_for_long(app: App, hours: Hours) -> None:
    ann, bob, cid = Person(app, "Ann"), elsewhere(app, "Bob"), elsewhere(app, "Cid")
    code = await code_for(ann)
    await bob.types(f"/link {code}")
    assert "not valid" in await cid.types(f"/link {code}")
    late = await code_for(ann)
    hours.at += LIFETIME + 1
    assert "not valid" in await cid.types(f"/link {late}")
    assert "does nothing any more" in await bob.presses("Link for good")
    older, newer = await code_for(ann), await code_for(ann)
    assert "not valid" in await cid.types(f"/link {older}")
    assert "Go on only if" in await cid.types(f"/link {newer.upper()}")


async def test_a_code_and_wrong_tries_of_a_clock_that_was_ahead_do_not_last(tmp_path: Path) -> None:
    hours = Hours()
    hours.wrong = 365 * 86400.0
    async with open_app(tmp_path, hours) as (app, _):
        ann, eve = Person(app, "Ann"), elsewhere(app, "Eve")
        code = await code_for(ann)
        for _ in range(TRIES):
            await eve.types("/link aaaaaaaaaa")
        hours.wrong = 0.0
        hours.follow(hours.jumped())
        assert "not valid" in await eve.types(f"/link {code}")


async def test_only_who_was_asked_can_answer(app: App) -> None:
    ann, bob, cid = Person(app, "Ann"), elsewhere(app, "Bob"), elsewhere(app, "Cid")
    await cid.types("/mygames")
    await bob.types(f"/link {await code_for(ann)}")
    asked = press_of(bob.seen[-1], "merge")
    assert "does nothing any more" in await cid.presses_data(asked)
    assert "you are Ann on" in await bob.presses_data(asked)
    assert "does nothing any more" in await bob.presses_data(asked)


async def test_wrong_codes_are_limited_even_for_a_right_one(app: App, hours: Hours) -> None:
    ann, eve = Person(app, "Ann"), elsewhere(app, "Eve")
    for _ in range(TRIES):
        assert "not valid" in await eve.types("/link aaaaaaaaaa")
    assert "Too many wrong codes" in await eve.types(f"/link {await code_for(ann)}")
    hours.at += 3601
    assert "Go on only if" in await eve.types(f"/link {await code_for(ann)}")


async def test_codes_are_neither_given_nor_taken_where_others_read(app: App) -> None:
    ann, bob = Person(app, "Ann"), elsewhere(app, "Bob")
    assert "in private" in await ann.types("/link", private=False)
    code = await code_for(ann)
    assert "in private" in await bob.types(f"/link {code}", private=False)
    assert "your own" in await ann.types(f"/link {code}")


async def test_who_plays_against_himself_is_not_joined(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[1].types(f"/link {await code_for(people[0])}")
    assert "two seats of one game" in as_plain(people[1].seen[-1].text)
    assert labels(people[1].seen[-1]) == []


async def test_no_code_is_stored_in_clear_and_all_is_forgotten_with_the_member(app: App, tmp_path: Path) -> None:
    ann, bob = Person(app, "Ann"), elsewhere(app, "Bob")
    code = await code_for(ann)
    await bob.types("/link aaaaaaaaaa")
    files = bytes_in(tmp_path)
    assert code.encode() not in files and sha256(code.encode()).hexdigest().encode() in files
    await ann.types("/link", event="asked")
    async with app.store.read() as tx:
        assert await tx.events.seen(Chat.name, f"{ann.actor.user} asked") is None, "the answer holds the code"
    for person in (ann, bob):
        await person.types("/mydata delete")
        await person.presses_data(choices(person.seen[-1])[0].press)
    async with app.store.read() as tx:
        for member in (1, 2):
            assert await tx.links.tries(member) == ()
    assert "not valid" in await elsewhere(app, "Cid").types(f"/link {code}")


async def test_two_long_notes_that_become_one_still_fit_into_a_message(app: App, chat: Chat) -> None:
    ann, there = Person(app, "Ann"), elsewhere(app, "Annie")
    await ann.types("/new toy practice")
    await ann.presses("Start", chat.lobby)
    table = (await table_at(app)).name
    await ann.types(f"/notes @{table} " + "a" * LONGEST_NOTE)
    looker = there.in_thread("")
    looker.actor = there.actor
    await looker.types(f"/notes @{table} " + "b" * LONGEST_NOTE)
    await link(there, ann)
    assert "ab" in (await ann.types(f"/notes @{table}")).replace("\n", "")


async def test_a_linked_account_becomes_a_member_of_its_own_again_and_all_stays_with_the_others(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    ann = next(person for person in people if person.name == "Ann")
    table = (await table_at(app)).name
    there = elsewhere(app, "Annie")
    await link(there, ann)
    await there.types(f"/notes @{table} mind the walnuts")
    await there.types("/language cs")
    assert "undo" in await there.completes("/link ")
    assert "u tvých dalších účtů: chat" in await there.types("/link undo")
    await there.types("/language en")
    assert "at no table" in await there.types("/mygames")
    assert "There is no table" in await there.types(f"/notes @{table}")
    assert "You are Annie here. Stored about you: 1 account." in await there.types("/mydata")
    assert "mind the walnuts" in await ann.types("/notes"), "they stay where the seat is"
    assert "linked to no other one" in await there.types("/link undo")
    await link(there, ann)
    assert table in await there.types("/mygames")


async def test_who_gave_the_member_his_name_takes_it_along(app: App) -> None:
    ann, there = Person(app, "Ann"), elsewhere(app, "Annie")
    await link(there, ann)
    assert "separate player, Ann," in await ann.types("/link undo")
    assert "You are Annie here." in await there.types("/mydata")
    assert "You are Ann here." in await ann.types("/mydata")


async def test_an_account_that_is_needed_where_a_game_is_played_stays_linked(app: App, chat: Chat) -> None:
    ann, bob, there = Person(app, "Ann"), Person(app, "Bob"), elsewhere(app, "Annie")
    await ann.types("/new toy seats=2")
    await bob.presses_data(press_of(chat.lobby, "join"))
    table = (await table_at(app)).name
    await link(there, ann)
    assert f"you still play or host on this platform: {table}" in await ann.types("/link undo")
    await ann.types("/start")
    await ann.resigns()
    assert "separate player" in await ann.types("/link undo"), "the game is over"


async def test_a_second_account_on_the_same_platform_can_leave_at_any_time(app: App) -> None:
    ann, second = Person(app, "Ann"), elsewhere(app, "Annie", Chat.name)
    await ann.types("/new toy")
    await link(second, ann)
    assert "separate player, Annie" in await second.types("/link undo")


async def test_linking_is_undone_in_private_only(app: App) -> None:
    ann, there = Person(app, "Ann"), elsewhere(app, "Annie")
    await link(there, ann)
    assert "in private" in await there.types("/link undo", private=False)
    assert "2 accounts" in await there.types("/mydata")


async def test_wrong_codes_are_not_forgiven_by_linking_and_parting(app: App) -> None:
    ann, eve = Person(app, "Ann"), elsewhere(app, "Eve")
    for _ in range(TRIES - 1):
        await eve.types("/link aaaaaaaaaa")
    await link(eve, ann)
    await eve.types("/link undo")
    assert "not valid" in await eve.types("/link aaaaaaaaaa")
    assert "Too many wrong codes" in await eve.types("/link aaaaaaaaaa")
    assert "Too many wrong codes" not in await ann.types("/link aaaaaaaaaa"), "one has one's own from then on"


async def test_who_joins_during_a_vote_has_one_voice_and_the_proposal_stays_their_own(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    ann, bob, cid = sorted(people, key=lambda person: person.name)
    await ann.types("/vote pause")
    asked = chat.last
    await bob.presses("Agree", asked)
    mine, again = elsewhere(app, "Annie"), elsewhere(app, "Bobby")
    await link(ann, mine)
    await link(bob, again)
    assert "answered already" in await again.presses_data(find(asked, "Agree").press)
    assert "your own proposal" in await mine.presses_data(find(asked, "Agree").press)
    assert (await table_at(app)).paused_at is None, "Cid has still to answer"
    assert "is paused" in await cid.presses("Agree", asked)
    assert "Agreed: Bobby and Cid" in vote_post(chat)


async def test_a_proposal_is_withdrawn_by_whichever_account_is_its_owners(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    ann = next(person for person in people if person.name == "Ann")
    await ann.types("/vote pause")
    asked, there = chat.last, elsewhere(app, "Annie")
    await link(ann, there)
    assert "withdrawn your proposal" in await there.presses_data(find(asked, "Decline").press)


async def test_a_vote_that_waits_for_the_morning_comes_after_linking_as_well(
    app: App, chat: Chat, hours: Hours
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="pace=none")
    ann, bob, _ = sorted(people, key=lambda person: person.name)
    await bob.types("/timezone UTC")
    await bob.types("/hours 20-24")
    await ann.types("/vote pause")
    await link(bob, elsewhere(app, "Bobby"))
    assert not chat.told
    hours.at += 7 * 3600.0
    await app.keep_time()
    await app.drain()
    assert "to pause the game" in "\n".join(as_plain(told.text) for user, told in chat.told if user == bob.actor.user)


async def test_a_holiday_stops_the_clocks_of_both_who_become_one(app: App, chat: Chat, hours: Hours) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="pace=1d")
    there = elsewhere(app, "Away")
    await there.types("/vacation 7")
    await link(there, people[0])
    async with app.store.read() as tx:
        (row,) = await tx.awaited.of((await table_at(app)).id)
    assert row.deadline == hours.at + 8 * 24 * 3600.0
    assert "You are away" in await people[0].types("/vacation")
