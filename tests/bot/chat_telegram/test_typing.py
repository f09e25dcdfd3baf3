"""What is typed in a group or in private: moves, talk, and what is refused."""

from __future__ import annotations

import pytest

from rules.core import match as matches
from rules.core import notation
from tests.bot.app.chat import is_taken
from tests.bot.chat_telegram.world import (
    World,
    first_of,
    labels,
    legal,
    seat_down,
    two_at,
)


async def test_a_reply_to_a_board_is_for_its_table(world: World) -> None:
    group, people = await two_at(world)
    older, board = (await world.tables())[0], group.latest
    await seat_down(world, group, "tikal", people)
    newer = (await world.tables())[1]
    playing = await world.playing(older.name)
    person = next(p for p in people if p.name == playing.names[playing.match.awaited[0]])
    line = playing.game.format(playing.game.default(playing.match.state, playing.match.awaited[0]))
    await person.types(f"/move {line}", group, reply_to=board.id)
    assert (await world.playing(older.name)).match.entries > playing.match.entries
    assert (await world.playing(newer.name)).match.entries == 1


async def test_a_plain_answer_to_a_board_is_a_move_at_its_table(world: World) -> None:
    """Of who is awaited there, if it reads as one; all else is talk."""
    group, people = await two_at(world)
    board, before = group.latest, (await world.playing()).match.entries
    first = await first_of(world, people)
    other = next(person for person in people if person is not first)
    said = len(group.posts), len(first.private.posts), len(other.private.posts)
    for person, text in ((other, await legal(world)), (first, "nice board"), (first, "what a move!")):
        await person.types(text, group, reply_to=board.id)
    assert (await world.playing()).match.entries == before
    assert said == (len(group.posts), len(first.private.posts), len(other.private.posts))
    await first.types(await legal(world), group, reply_to=board.id)
    assert (await world.playing()).match.entries > before


async def test_talk_in_a_group_is_left_alone(world: World) -> None:
    group, people = await two_at(world)
    said = len(group.posts), [len(person.private.posts) for person in people]
    await people[0].types("nice move!", group, reply_to=group.latest.id)
    await people[0].types("/move@other_bot end", group)
    await people[0].types("/dance", group)
    assert said == (len(group.posts), [len(person.private.posts) for person in people])
    await people[0].types("/dance@longtable_bot", group)
    said_to = people[0].private if people[0].user.started else group
    assert "no command /dance" in said_to.posts[-1].text


async def test_commands_are_understood_by_their_czech_names(world: World) -> None:
    group, people = await two_at(world)
    await people[0].types("/nápověda", group)
    asked_in_private = people[0].private.posts[-1].text if people[0].user.started else group.posts[-1].text
    assert "/new" in asked_in_private


async def test_who_never_pressed_start_plays_by_typing(world: World) -> None:
    """Where nothing is hidden the answer is in the group; about all else it is told once to press Start."""
    group, people = await two_at(world)
    bob = next(person for person in people if person.name == "Bob")
    while await first_of(world, people) is not bob:
        await (await first_of(world, people)).types(f"/move {await legal(world)}")
        await world.delivered()
    line = await legal(world)
    await bob.types(f"/move {line}x", group)
    refusal = group.latest
    assert "Nothing was changed" in refusal.text and line in labels(refusal)
    await bob.presses(line, refusal, group)
    assert refusal.text.startswith("Accepted"), refusal.text
    assert not refusal.keyboard
    await bob.types("/score", group)
    assert "1. " in group.latest.text, "what all may know is told to all"
    for _ in range(2):
        await bob.types("/mygames", group)
    asked = [post for post in group.posts if "press the button" in post.text]
    assert len(asked) == 1 and asked[0].mentions == [str(bob.user.id)]
    await bob.presses_button(asked[0].buttons[0], asked[0])
    assert "Here I can write to you alone" in bob.last.text


async def test_a_turn_typed_in_the_group_is_answered_there_to_its_end(world: World) -> None:
    """What all have read is no secret; what was drafted in private is, and so is whatever depends on it."""
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = False
    for _ in range(3):
        await person.types("/move nonsense", group)
        assert "I cannot read" in group.latest.text
        await person.types(f"/move {await for_a_draft(world)}", group)
        assert group.latest.text.startswith("Accepted")
    await person.types("/move nonsense", group)
    await person.presses_button(group.latest.buttons[0], group.latest, group)
    await person.types("/move nonsense", group)
    assert "I cannot read" in group.latest.text, "the button that was pressed could be read by all, too"
    person.user.started = True
    await person.types(f"/move {await for_a_draft(world)}")
    person.user.started = False
    await person.types("/move nonsense", group)
    assert "press the button" in group.latest.text


async def for_a_draft(world: World) -> str:
    """Returns a move after which whoever is awaited goes on and may still take it back."""
    match = (await world.playing()).match
    (seat,) = match.awaited
    lines = notation.legal(match.game, match.state, seat)
    return next(
        line for line in lines if not matches.play(match, seat, match.game.parse(line, match.state, seat)).barrier
    )


async def test_notation_that_tells_a_secret_is_not_taken_in_a_group(world: World) -> None:
    group, people = await two_at(world, "toy")
    person = await first_of(world, people)
    person.user.started = True
    entries = (await world.playing()).match.entries
    match = (await world.playing()).match
    hand = match.state.players[match.awaited[0]].hand
    said = len(group.posts)
    await person.types(f"/move bury {hand[0]}", group)
    assert "send it to me in private" in person.last.text
    assert (await world.playing()).match.entries == entries
    assert len(group.posts) == said


async def test_the_private_chat_takes_moves_without_a_command(world: World) -> None:
    _group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    await person.types(await legal(world))
    assert is_taken(person.last.text)


async def test_a_refused_move_offers_what_would_be_legal_as_buttons(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    line = await legal(world)
    await person.types(f"/move {line}x", group)
    assert line in labels(person.last), "the answer to what was typed in the group comes in private"
    await person.presses(line)
    assert is_taken(person.last.text)


async def test_answering_a_panel_names_its_table(world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    await person.presses("Play", group.latest, group)
    panel = person.panel
    await seat_down(world, group, "tikal", [person, *(p for p in people if p is not person)])
    older = (await world.playing((await world.tables())[0].name)).match
    line = str(older.game.format(older.game.default(older.state, older.awaited[0])))
    await person.types(line, reply_to=panel.id)
    tables = await world.tables()
    assert (await world.playing(tables[0].name)).match.entries > older.entries


@pytest.mark.parametrize("where", ["group", "private chat"])
async def test_a_refusal_says_why_and_offers_what_is_legal(where: str, world: World) -> None:
    group, people = await two_at(world)
    person = await first_of(world, people)
    person.user.started = True
    line, before = await legal(world), (await world.playing()).match.entries
    for wrong, why in (
        (f"{line}x", "I cannot read"),
        (line.rpartition(" ")[0], "can mean several moves"),
        ("end", "must be placed"),
    ):
        await person.types(f"/move {wrong}", group if where == "group" else None)
        refusal = person.last
        assert why in refusal.text
        assert f"Nothing was changed at table {(await world.tables())[0].name}." in refusal.text
        assert refusal.buttons
        assert (await world.playing()).match.entries == before
    await person.presses_button(refusal.buttons[0], refusal)
    assert is_taken(person.last.text)
    assert (await world.playing()).match.entries > before
