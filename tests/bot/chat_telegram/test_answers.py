"""Whoever types or presses anything is answered: nothing is ever met with silence."""

from __future__ import annotations

import pytest

from tests.bot.chat_telegram.limits import Refused
from tests.bot.chat_telegram.server import Chat, Fault, Shown
from tests.bot.chat_telegram.world import Person, World, labels, seat_down
from tests.bot.pressable import all_that_can_be_pressed

KINDS = (
    *("awaited", "not awaited", "awaited, never started", "blocked"),
    *("looks on, never started", "outsider in private"),
)


async def somebody(world: World, kind: str) -> tuple[Person, Chat, Chat]:
    """Seats two players; returns who is of some kind, the group, and where that person writes."""
    people = [world.person("Ann"), world.person("Bob")]
    eve = world.person("Eve", started=kind == "outsider in private")
    group = world.api.add_group(*(person.user for person in (*people, eve)))
    people = await seat_down(world, group, "toy", people)
    (seat,) = (await world.playing()).match.awaited
    match kind:
        case "outsider in private":
            del group.members[eve.user.id]
            return eve, group, eve.private
        case "looks on, never started":
            return eve, group, group
        case "not awaited" | "blocked":
            person = people[1 - seat]
        case _:
            person = people[seat]
    person.user.started = kind in ("awaited", "not awaited")
    return person, group, group


@pytest.mark.parametrize("kind", KINDS)
async def test_no_command_is_met_with_silence(kind: str, world: World) -> None:
    person, _, place = await somebody(world, kind)
    for number, info in enumerate(world.app.guide("en").commands, KINDS.index(kind)):
        before = len(person.private.posts)
        line = f"/{info.name}" + " nonsense" * (number % 2)  # each both ways, if not by each kind
        typed = await person.types(line, place)
        told = len(person.private.posts) > before and person.user.started
        assert told or answers(place, typed), f"{line} is met with silence"


@pytest.mark.parametrize("kind", KINDS)
async def test_no_button_is_dead(kind: str, world: World) -> None:
    person, group, _ = await somebody(world, kind)
    board = next(post for post in group.posts if post.photo)
    table = (await world.tables())[0].id
    for data in (f"file:{table}", *all_that_can_be_pressed(table)):
        before = seen(group, person)
        query = await person.sends(data, board, group)
        answer = query.answered.result()
        assert answer.get("text") or answer.get("url") or seen(group, person) != before, f"{data} is dead"


def seen(group: Chat, person: Person) -> list[tuple[int, str, int]]:
    """Returns all that somebody sees of a group and of the private chat, so that any change shows."""
    return [(post.id, post.text, len(post.earlier)) for chat in (group, person.private) for post in chat.posts]


@pytest.mark.parametrize("kind", ["awaited, never started", "looks on, never started"])
async def test_what_all_may_know_is_told_in_the_group(kind: str, world: World) -> None:
    person, group, _ = await somebody(world, kind)
    for line, told in (("/board", "Before the Frost"), ("/score", "1."), ("/log", "Before the Frost")):
        typed = await person.types(line, group)
        (answer,) = answers(group, typed)
        assert told in answer.text


async def test_what_only_a_member_may_know_is_told_where_it_is(world: World) -> None:
    """Why is told once, and then in a line that notifies nobody."""
    person, group, _ = await somebody(world, "awaited, never started")
    (first,) = answers(group, await person.types("/hand", group))
    assert first.mentions == [str(person.user.id)] and not first.silent
    for line in ("/hand", "/mygames", "/move", "/legal"):
        (other,) = answers(group, await person.types(line, group))
        assert "waits in our private chat" in other.text and other.silent
        assert labels(other) == ["Open our private chat"]


def answers(group: Chat, typed: Shown) -> list[Shown]:
    return [post for post in group.posts if post.reply_to == typed.id]


async def test_who_does_not_sit_at_the_table_is_told_so(world: World) -> None:
    person, group, _ = await somebody(world, "looks on, never started")
    for line in ("/move x", "/hand", "/legal", "/resign"):
        (answer,) = answers(group, await person.types(line, group))
        assert "You do not sit at table" in answer.text


async def test_what_was_suggested_to_somebody_is_for_nobody_else(world: World) -> None:
    person, group, _ = await somebody(world, "awaited")
    other = world.person("Zoe")
    await person.types("/move hoard nonsense")
    suggested = next(button for button in person.last.buttons if button["callback_data"].startswith("again:"))
    query = await other.sends(suggested["callback_data"], group.latest, group)
    assert "for somebody else" in query.answered.result()["text"]


async def test_one_failure_leaves_no_press_without_its_answer(world: World) -> None:
    person, group, _ = await somebody(world, "not awaited")
    world.api.faults.append(Fault(method="answerCallbackQuery", refusal=Refused(502, "Bad Gateway")))
    query = await person.sends("nonsense", group.latest, group)
    assert "does nothing any more" in query.answered.result()["text"]
