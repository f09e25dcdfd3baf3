"""Whom a command means: accounts decide who gets in and who must go, and no name that anybody can take."""

from __future__ import annotations

import msgspec

from bot.app import App
from bot.app.speech.text import as_plain
from tests.bot.app.chat import (
    Chat,
    Person,
    labels,
    playing_at,
    press_of,
    seat_down,
    table_at,
    wait_for_nobody,
)
from tests.bot.app.outside import Hours


def called(app: App, user: str, name: str, handle: str = "") -> Person:
    """Returns somebody with an account and whatever name."""
    person = Person(app, name)
    person.actor = msgspec.structs.replace(person.actor, user=user, handle=handle)
    return person


def renamed(person: Person, name: str, handle: str = "") -> None:
    person.actor = msgspec.structs.replace(person.actor, name=name, handle=handle)


def lobby_text(chat: Chat) -> str:
    return as_plain(chat.lobby.text)


async def test_nobody_gets_in_by_taking_the_name_of_who_was_invited(app: App) -> None:
    ann, bob, eve = Person(app, "Ann"), Person(app, "Bob"), Person(app, "Eve")
    await ann.types("/new toy invite seats=3")
    assert "Bob may join" in await ann.types("/invite", naming=[bob])
    renamed(eve, "Bob", handle="bob")
    assert "by invitation" in await eve.types("/join")
    assert "joined" in await bob.types("/join")


async def test_a_name_of_somebody_unknown_invites_nobody(app: App) -> None:
    ann, eve = Person(app, "Ann"), Person(app, "Eve")
    await ann.types("/new toy invite")
    assert "Nobody I know here is called “Zoe”" in await ann.types("/invite Zoe")
    renamed(eve, "Zoe")
    assert "by invitation" in await eve.types("/join")


async def test_who_was_removed_does_not_come_back_under_a_name_that_is_invited_later(app: App) -> None:
    ann, eve, zoe = Person(app, "Ann"), Person(app, "Eve"), called(app, "u-zoe", "Zoe", "zoe_99")
    await ann.types("/new toy seats=4")
    await eve.types("/join")
    assert "Eve is removed" in await ann.types("/kick", naming=[eve])
    await ann.types("/invite", naming=[zoe])
    renamed(eve, "Zoe", "zoe_99")
    assert "You were removed" in await eve.types("/join")
    assert "joined" in await zoe.types("/join")
    assert "may join" in await ann.types("/invite", naming=[eve])
    assert "joined" in await eve.types("/join")


async def test_who_was_removed_stays_out_when_forgotten_until_invited(app: App) -> None:
    ann, eve = Person(app, "Ann"), Person(app, "Eve")
    await ann.types("/new toy seats=4")
    await eve.types("/join")
    await ann.types("/kick", naming=[eve])
    await eve.types("/mydata delete")
    await eve.presses("Delete")
    assert "You were removed" in await eve.types("/join")
    assert "may join" in await ann.types("/invite", naming=[eve])
    assert "joined" in await eve.types("/join")


async def test_who_is_forgotten_may_open_and_join_other_tables(app: App) -> None:
    ann, eve = Person(app, "Ann"), Person(app, "Eve")
    await ann.types("/new toy seats=4")
    await eve.types("/join")
    await ann.types("/kick", naming=[eve])
    await eve.types("/mydata delete")
    await eve.presses("Delete")
    await ann.types("/close")
    await ann.presses("End")
    await ann.types("/new toy seats=4")
    assert "joined" in await eve.types("/join")


async def test_of_two_of_the_same_name_the_one_is_removed_who_is_pointed_at(app: App, chat: Chat) -> None:
    ann, good, bad = Person(app, "Ann"), called(app, "u-good", "Eva"), called(app, "u-bad", "eva")
    await ann.types("/new toy seats=3")
    for person in (good, bad):
        await person.types("/join")
    assert "Several are called “Eva”" in await ann.types("/kick Eva")
    assert labels(ann.seen[-1]) == ["Eva (2)", "eva (3)"]
    assert "Ann, Eva (2) and eva (3)" in lobby_text(chat)
    assert "eva (3) is removed" in await ann.presses("eva (3)")
    assert "Ann and Eva" in lobby_text(chat)
    assert "You were removed" in await bad.types("/join")


async def test_whom_a_picker_names_is_removed_from_a_game_whatever_they_are_called(app: App, hours: Hours) -> None:
    people = [called(app, f"u-{number}", "Eva") for number in range(3)]
    await people[0].types("/new toy pace=1d late=nudge")
    for person in people[1:]:
        await person.types("/join")
    await people[0].types("/start")
    assert sorted((await playing_at(app)).names) == ["Eva (1)", "Eva (2)", "Eva (3)"]
    while (playing := await playing_at(app)).seats[playing.match.awaited[0]].member != 3:
        await people[(playing.seats[playing.match.awaited[0]].member or 0) - 1].types("/move end")
    seats = playing.seats
    await wait_for_nobody(app, hours)
    await people[0].types("/kick", naming=[people[2]])
    gone = [before.member for before, now in zip(seats, (await playing_at(app)).seats, strict=True) if before != now]
    assert gone == [3]


async def test_kick_without_a_name_offers_who_sits_there(app: App, chat: Chat) -> None:
    ann, bob, cid = (Person(app, name) for name in ("Ann", "Bob", "Cid"))
    await ann.types("/new toy")
    for person in (bob, cid):
        await person.presses_data(press_of(chat.lobby, "join"))
    assert "Who is to leave" in await ann.types("/kick")
    assert sorted(labels(ann.seen[-1])) == ["Bob", "Cid"]
    asked = ann.seen[-1]
    assert "Only the host" in await bob.presses("Cid", asked)
    assert "Bob is removed" in await ann.presses("Bob", asked)
    assert "Bob is removed" not in await ann.presses("Bob", asked)


async def test_invite_without_a_name_offers_who_is_known_in_the_place_and_nobody_from_elsewhere(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    ann = next(person for person in people if person.name == "Ann")
    zoe = Person(app, "Zoe").in_thread("", channel="yard")
    await zoe.types("/new toy")
    await ann.types("/new toy invite")
    table = await table_at(app)
    assert "Whom?" in await ann.types(f"/invite @{table.name}")
    assert labels(ann.seen[-1]) == ["Bob"]
    assert "Bob may join" in await ann.presses("Bob")
    assert "Nobody I know" in await ann.types(f"/invite @{table.name} Zoe")
    assert await ann.completes(f"/invite @{table.name} ") == (f"@{table.name} Bob",)
    assert "may join" not in await ann.presses_data(f"invite:{table.id}:u-zoe")


async def test_a_typed_name_that_two_bear_asks_which_is_meant(app: App) -> None:
    ann, eva = Person(app, "Ann"), called(app, "u-1", "Eva", "eva_one")
    other = called(app, "u-2", "Eva")
    await ann.types("/new toy")
    for person in (eva, other):
        await person.types("/join")
    await ann.types("/close")
    await ann.presses("End")
    await ann.types("/new toy invite")
    assert "Several are called “eva”" in await ann.types("/invite eva")
    assert labels(ann.seen[-1]) == ["Eva (@eva_one)", "Eva (u-2)"]
    await ann.presses("Eva (u-2)")
    assert "by invitation" in await eva.types("/join")
    assert "joined" in await other.types("/join")


async def test_a_name_that_shows_nothing_has_a_stand_in(app: App, chat: Chat) -> None:
    filler, braille = called(app, "u-1", "\u3164"), called(app, "u-2", "\u2800\u200b", "brl_user")
    await filler.types("/new toy seats=2")
    await braille.types("/join")
    assert "Member 1 and brl_user" in lobby_text(chat)
    renamed(filler, "Eva\u202e")
    await filler.types("/start")
    assert "Eva" in (await playing_at(app)).names


async def test_one_person_is_named_at_a_time(app: App) -> None:
    ann, bob, cid = (Person(app, name) for name in ("Ann", "Bob", "Cid"))
    await ann.types("/new toy invite")
    assert "One person at a time" in await ann.types("/invite", naming=[bob, cid])
    assert "by invitation" in await bob.types("/join")
