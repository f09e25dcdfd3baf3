"""What the managers of a place have set for the tables there."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot.app import App
from bot.app.commands import house
from bot.app.speech.messages import Place
from bot.app.speech.reports import Roles
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, Person, choices, labels, playing_at, press_of, seat_down, table_at


def manager(app: App) -> Person:
    return Person(app, "Chief", manager=True)


def on_server(person: Person) -> Person:
    """Lets somebody write in a channel of a server, where there are roles and other channels."""
    person.place = Place(platform=Chat.name, channel="hall", server="hall")
    return person


async def set_to(app: App, *labels: str) -> Person:
    """Lets a manager press what bears these labels in the settings."""
    chief = manager(app)
    await chief.types("/settings")
    for label in labels:
        await chief.presses(label)
    return chief


@pytest.mark.parametrize("line", ["/settings", "/settings role=7"])
async def test_only_managers_see_and_change_the_settings(app: App, line: str) -> None:
    chief, ann = await set_to(app), Person(app, "Ann")
    assert "Only those who manage this place" in await ann.types(line)
    for choice in choices(chief.seen[-1]):
        assert "Only those who manage this place" in await ann.presses_data(choice.press)


async def test_the_language_of_tables_opened_there(app: App, chat: Chat) -> None:
    await set_to(app, "Czech")
    await Person(app, "Ann").types("/new toy")
    assert (await table_at(app)).language == "cs"
    assert "Ann" in chat.said[-1] and "hosted by" not in chat.said[-1]


async def test_only_so_many_tables_at_once(app: App, chat: Chat) -> None:
    await set_to(app, "2 tables")
    ann = Person(app, "Ann")
    for _ in range(2):
        assert "is open" in await ann.types("/new toy")
    posts = len(chat.posts)
    assert "Only 2 tables may be open here at a time" in await ann.types("/new toy")
    assert len(chat.posts) == posts
    await ann.presses_data(press_of(chat.lobby, "leave"))
    assert "is open" in await ann.types("/new toy"), "a lobby that was closed does not count"


async def test_only_managers_open_tables_where_that_is_set(app: App) -> None:
    chief = await set_to(app, "managers")
    assert "only managers may open tables" in await Person(app, "Ann").types("/new toy")
    assert "is open" in await chief.types("/new toy")


async def test_the_members_of_a_role_may_open_tables_until_the_role_is_gone(app: App) -> None:
    chief = on_server(manager(app))
    await chief.types("/settings role=7")
    assert "members of a role" in chief.seen[-1].menus[2].title
    with_it, without = on_server(Person(app, "Ann", roles=("7", "8"))), on_server(Person(app, "Bob", roles=("8",)))
    assert "is open" in await with_it.types("/new toy")
    assert "members of a certain role" in await without.types("/new toy")
    await app.note(Roles(platform=Chat.name, server="hall", known=frozenset({"7", "8"})))
    assert "is open" in await with_it.types("/new toy")
    await app.note(Roles(platform=Chat.name, server="hall", known=frozenset({"8"})))
    assert "only managers" in await with_it.types("/new toy")
    assert "is open" in await chief.types("/new toy")


@pytest.mark.parametrize("words", ["7", "role=", "role=a b", f"role={'9' * 40}", "colour=red"])
async def test_bad_words_change_nothing(app: App, words: str) -> None:
    assert "After /settings" in await on_server(manager(app)).types(f"/settings {words}")
    assert "is open" in await Person(app, "Ann").types("/new toy")


async def test_tables_only_in_chosen_channels_of_a_server(app: App) -> None:
    chief = manager(app)
    chief.place = Place(platform=Chat.name, channel="games", server="s")
    await chief.types("/settings")
    await chief.presses("Allow tables here")
    ann = Person(app, "Ann")
    ann.place = Place(platform=Chat.name, channel="chatter", server="s")
    assert "No tables are opened in this channel" in await ann.types("/new toy")
    ann.place = msgspec.structs.replace(ann.place, channel="games")
    assert "is open" in await ann.types("/new toy")
    await chief.presses("Allow them everywhere")
    ann.place = msgspec.structs.replace(ann.place, channel="chatter")
    assert "is open" in await ann.types("/new toy")
    ann.place = msgspec.structs.replace(ann.place, server="elsewhere")
    assert "is open" in await ann.types("/new toy"), "another server is another house"


@pytest.mark.parametrize("data", ["house:most:4", "house:language:tlh", "house:who:eve", "house:tables:x", "house:a"])
async def test_a_choice_that_was_never_offered_is_refused(app: App, data: str) -> None:
    said = await (await set_to(app)).presses_data(data)
    assert "not there any more" in said or "does nothing any more" in said


async def test_who_manages_one_place_has_no_power_over_tables_elsewhere(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    chief = manager(app)
    chief.place = Place(platform=Chat.name, channel="cellar")
    table = (await playing_at(app)).table
    assert "Only the host" in await chief.presses_data(f"end:{table.id}")
    assert (await table_at(app)).status == "running"


async def test_a_table_chosen_among_several_elsewhere_lends_no_power(app: App, chat: Chat) -> None:
    bob = Person(app, "Bob", manager=True)
    for _ in range(2):
        await Person(app, "Ann").types("/new toy")
        await Person(app, "Bob").presses_data(press_of(chat.lobby, "join"))
    bob.place = Place(platform=Chat.name, channel="cellar")
    assert "Which table" in await bob.types("/close")
    assert "Only the host" in await bob.presses_data(choices(bob.seen[-1])[0].press)


async def test_where_there_are_no_roles_and_channels_none_are_spoken_of(app: App) -> None:
    chief = manager(app)
    said = await chief.types("/settings")
    assert "role" not in said and "channel" not in said
    assert not any("Allow" in label for label in labels(chief.seen[-1]))
    assert "nothing is written after" in await chief.types("/settings role=7")


async def test_in_private_the_settings_lead_to_the_group(app: App) -> None:
    ann = Person(app, "Ann")
    ann.place = Place(platform=Chat.name, channel="ann", alone=True)
    assert "write /settings there" in await ann.types("/settings")


async def open_more(app: App, more: int) -> None:
    """Opens tables just like the first one."""
    async with app.store.write() as tx:
        [first] = await tx.tables.everywhere()
        for number in range(more):
            await tx.tables.add(replace(first, id=f"more{number}", name=f"More {number}"))


async def count(app: App) -> int:
    async with app.store.read() as tx:
        return len(await tx.tables.everywhere())


async def test_nobody_opens_tables_without_end(app: App) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy")
    await open_more(app, house.MOST_OF_HOST - 1)
    for place in (ann, ann.in_thread("", "elsewhere")):
        told = await place.types("/new toy")
        assert "You are the host of 20 open tables" in told and "/mygames" in told
    assert await count(app) == house.MOST_OF_HOST
    assert "is open" in await bob.types("/new toy"), "others open theirs"
    async with app.store.write() as tx:
        ended = await tx.tables.get("more0")
        assert ended is not None
        await tx.tables.update(replace(ended, status="over"))
    assert "is open" in await ann.types("/new toy"), "a game that is over does not count"


async def test_a_channel_takes_no_tables_without_end(app: App) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy")
    await open_more(app, house.MOST_OF_CHANNEL - 1)
    assert "500 tables are open here" in await bob.types("/new toy")
    assert await count(app) == house.MOST_OF_CHANNEL
    assert "is open" in await bob.in_thread("", "elsewhere").types("/new toy")


async def test_a_button_that_switches_says_what_holds_here_and_turns_it_over(app: App) -> None:
    chief = Person(app, "Ann", manager=True)
    await chief.types("/settings")
    for now, then in (
        ("Votes: all must agree", "Votes: a majority decides"),
        ("List of tables: in a post", "List of tables: none"),
        ("Open seats: announced", "Open seats: not announced"),
    ):
        await chief.presses(now)
        assert then in labels(chief.seen[-1]) and now not in labels(chief.seen[-1])
        await chief.presses(then)
        assert now in labels(chief.seen[-1])


async def test_the_options_of_a_lobby_say_how_its_votes_are_decided(app: App, chat: Chat) -> None:
    host = Person(app, "Ann")
    await host.types("/new toy")
    await host.types("/options")
    await host.presses("Votes: all must agree")
    assert "Votes: a majority decides" in labels(host.seen[-1])
    assert "Votes: a majority decides" in as_plain(chat.lobby.text)
