"""Tables in groups: opening them, options, lists, help, and what their buttons do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.chat_telegram.server import Chat, Shown
from tests.bot.chat_telegram.world import (
    Person,
    World,
    first_of,
    labels,
    lobby_of,
    seat_down,
    steps,
    two_at,
)


@pytest.mark.parametrize("started", [True, False])
async def test_a_table_is_opened_by_a_keyboard(started: bool, world: World) -> None:
    ann = world.person("Ann", started=started)
    group = world.api.add_group(ann.user)
    await ann.types("/new", group)
    asked = group.latest
    assert "Tikal" in labels(asked)
    assert "is open for Tikal" in await ann.presses("Tikal", asked, group)
    await world.delivered()
    assert asked.id not in group.messages
    assert {"Join", "Leave", "Options", "Start"} <= set(labels(lobby_of(group)))


def with_button(person: Person, label: str) -> Shown:
    """Returns the latest private message with a button: an answer and a post may come in either order."""
    return next(post for post in reversed(person.private.posts) if label in labels(post))


async def test_in_private_a_game_is_practised_or_the_bot_taken_to_a_group(world: World) -> None:
    """Nobody else could join a lobby there, so none is opened."""
    ann, bob = world.person("Ann"), world.person("Bob")
    for line in ("/new", "/new tikal", "/new tikal seats=3"):
        await ann.types(line)
        assert await world.tables() == [] and "Nobody could join" in ann.last.text
        assert "Tikal: play all seats" in labels(ann.last)
    offered = ann.last
    await ann.presses("Tikal: play all seats", offered)
    (table,) = await world.tables()
    assert table.practice and table.channel == str(ann.user.id)
    for label in ("Start", "Play"):
        await world.delivered()
        await ann.presses(label, with_button(ann, label))
    assert steps(ann.panel)
    await ann.types("/new")
    taken = next(button for button in ann.last.buttons if "url" in button)
    group = await ann.takes_along(taken["url"], bob)
    await ann.presses("Tikal", group.latest, group)
    await world.delivered()
    await bob.presses("Join", lobby_of(group), group)
    await world.delivered()
    assert "Ann and Bob" in lobby_of(group).text


async def test_a_game_with_others_is_not_brought_into_a_private_chat(world: World) -> None:
    group, _people = await two_at(world)
    ann = next(person for person in _people if person.name == "Ann")
    await ann.types("/here")
    assert "could not follow us" in ann.last.text
    assert (await world.tables())[0].channel == str(group.id)


@pytest.mark.parametrize("type", ["group", "supergroup"])
async def test_only_the_posts_of_a_supergroup_have_addresses(type: str, world: World) -> None:
    """Whatever the group's id looks like."""
    ann = world.person("Ann")
    group = world.api.add_group(ann.user, type=type)
    await ann.types("/new tikal", group)
    await ann.types("/mygames")
    if type == "supergroup":
        assert f"https://t.me/c/{-1_000_000_000_000 - group.id}/{lobby_of(group).id}" in ann.last.text
    else:
        assert "t.me" not in ann.last.text


async def test_what_holds_in_a_group_is_set_there_by_its_managers(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    group = world.api.add_group(ann.user, bob.user)
    group.members[ann.user.id] = "creator"
    await ann.types("/settings", group)
    menu = group.latest
    await ann.presses("Language: English", menu, group)
    assert "Language: Czech" in labels(menu), "one tap, and the other one holds"
    assert group.latest is menu, "it is edited in place"
    assert "Only those who manage" in await bob.presses("Who may open a table", menu, group), "Bob is none"
    await bob.types("/new tikal", group)
    await world.delivered()
    assert "hostitel: Bob" in group.latest.text


async def test_options_are_chosen_in_the_private_chat(world: World) -> None:
    ann = world.person("Ann", started=False)
    group = world.api.add_group(ann.user)
    await ann.types("/new tikal", group)
    await world.delivered()
    await ann.presses("Options", lobby_of(group), group)
    options = ann.last
    assert await ann.presses("Seats", options) == "Seats: 4"
    await ann.presses("2 seats", options)
    await world.delivered()
    assert "(1 of 2" in lobby_of(group).text
    assert ann.last is options, "the menu is edited in place"


async def test_what_is_done_is_told_in_passing_and_what_is_refused_stays(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob")
    group = world.api.add_group(ann.user, bob.user)
    await ann.types("/new tikal seats=2", group)
    await world.delivered()
    lobby, table = lobby_of(group), (await world.tables())[0].id
    for person, loud in ((bob, False), (bob, True)):
        answer = (await person.sends(f"join:{table}", lobby, group)).answered.result()
        assert answer["text"] and bool(answer.get("show_alert")) is loud


async def test_what_a_board_tells_is_told_in_private(world: World) -> None:
    group, people = await two_at(world)
    posts = len(group.posts)
    for label in ("What happened", "Board as text", "Score"):
        before = len(people[0].private.posts)
        alert = await people[0].presses(label, group.latest, group)
        assert alert or len(people[0].private.posts) > before
    assert len(group.posts) == posts


async def test_czech_is_spoken_to_who_speaks_it(world: World) -> None:
    eva = world.person("Eva", language="cs")
    await eva.types("/mygames")
    assert "stolu" in eva.last.text or "stůl" in eva.last.text


async def test_a_panel_of_before_is_told_so_and_shows_how_it_stands(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    await person.presses("Play", group.latest, group)
    old, other = steps(person.panel)[:2]
    await person.presses_button(old, person.panel)
    posts = len(person.private.posts)
    assert "earlier position" in await person.presses_button(other, person.panel)
    assert len(person.private.posts) == posts
    assert "earlier position" in person.panel.text


async def test_a_button_that_is_too_old_to_be_shown_again_is_answered(world: World) -> None:
    """Of very old messages Telegram tells no more than where they stand."""
    group, people = await two_at(world)
    person = await first_of(world, people)
    await person.presses("Play", group.latest, group)
    board, panel = group.latest, person.panel
    original = world.api._message

    def inaccessible(chat: Chat, message: Shown, date: float | None = None) -> dict[str, Any]:
        old = message.id in (board.id, panel.id)
        told = {"message_id": message.id, "chat": chat.json, "date": 0}
        return told if old else original(chat, message, date)

    world.api._message = inaccessible  # type: ignore[method-assign]
    before = panel.text
    await person.presses_button(steps(panel)[0], panel)
    assert panel.text != before and person.panel is panel, "it is edited in place all the same"
    for label in ("What happened", "Board as text", "Score"):
        posts = len(person.private.posts)
        alert = await person.presses(label, board, group)
        assert alert or len(person.private.posts) > posts
    assert (await person.sends("title:0", panel)).answered.done()


def lists(group: Chat) -> list[Shown]:
    """Returns the posts that list the tables of a group."""
    return [post for post in group.posts if post.text.startswith("The tables here")]


@pytest.mark.parametrize("may_pin", [True, False])
async def test_a_group_has_one_list_of_its_tables_pinned_in_silence_where_that_is_allowed(
    may_pin: bool, world: World
) -> None:
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people))
    group.may_pin = may_pin
    await seat_down(world, group, "toy", people)
    board = group.latest
    await world.app.list_tables()
    (shown,) = lists(group)
    assert (shown.mentions, group.pinned) == ([], [shown.id] if may_pin else [])
    assert f"/{board.id}" in shown.text, "the address of the latest board"
    await people[0].types("/new tikal", group)
    await world.delivered()
    await world.app.list_tables()
    assert lists(group) == [shown] and "Tikal" in shown.text
    del group.messages[shown.id]
    await people[1].types("/new mexica", group)
    await world.delivered()
    await world.app.list_tables()
    (anew,) = lists(group)
    assert anew.id != shown.id and "Mexica" in anew.text


async def test_a_private_chat_has_no_list_of_tables(world: World) -> None:
    ann = world.person("Ann")
    await ann.types("/new toy practice")
    await world.delivered()
    await world.app.list_tables()
    assert lists(ann.private) == []


async def test_the_help_is_short_in_a_group_and_what_is_long_is_told_in_private(world: World) -> None:
    ann, bob = world.person("Ann"), world.person("Bob", started=False)
    group = world.api.add_group(ann.user, bob.user)
    await bob.types("/help", group)
    short = group.latest
    assert len(short.text.splitlines()) == 4
    for person in (ann, bob):
        await person.presses("All commands", short, group)
        assert "/timezone" in person.last.text
    assert group.latest is short, "the long answers are nowhere else"
    assert bob.user.started, "who had not pressed Start was led there"


async def test_a_game_is_not_brought_to_a_group_in_which_somebody_who_plays_is_not(world: World) -> None:
    group, (ann, bob) = await two_at(world, "toy")
    ann, bob = sorted((ann, bob), key=lambda person: person.name)
    other = world.api.add_group(ann.user, title="Others")
    line = f"/here @{(await world.tables())[0].name}"
    await ann.types(line, other)
    assert "Who could not: Bob." in (other.posts or [ann.last])[-1].text
    await world.delivered()
    assert (await world.tables())[0].channel == str(group.id)
    other.tells_members = False  # then nobody can tell
    await ann.types(line, other)
    assert (await world.tables())[0].channel == str(other.id)
