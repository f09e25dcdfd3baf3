"""What if: a member tries out what they like, for all seats, and nobody else notices."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.app import App
from bot.app.commands.index import COMMANDS
from bot.app.panels import trials
from bot.app.speech.text import as_plain
from storage.rows import TrialRow
from storage.schema import trials as trial_rows
from tests.bot.app.chat import Chat, Person, choices, find, labels, open_app, playing_at, press_of, seat_down


def tried(person: Person) -> str:
    """Returns the line that tells what was tried."""
    lines = as_plain(person.seen[-1].text).splitlines()
    return next((line.removeprefix("Tried: ") for line in lines if line.startswith("Tried: ")), "")


async def position(app: App) -> list[str]:
    """Returns the harmless answers of all who are asked where the only trial has led."""
    async with app.store.read() as tx:
        (row,) = await tx.trials._sql.all(TrialRow, trial_rows)
    match = trials.position(trials.read(row.state)).match
    return [match.game.format(match.game.default(match.state, seat)) for seat in match.awaited]


async def test_the_first_try_is_two_presses_from_the_table_and_only_its_member_sees_it(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    before, posts = (await playing_at(app)).match, len(chat.delivered)
    assert "Nothing of this is played" in await first.presses("What if", chat.last)
    said = await first.presses("Draw a card")
    assert f"Tried: {first.name}: forage" in said
    picture = first.seen[-1].picture
    assert picture is not None
    assert "What if" in msgspec.json.decode(bytes(picture.marks))["table"]
    assert (await playing_at(app)).match == before
    assert (len(chat.delivered), chat.told) == (posts, [])
    second.place = msgspec.structs.replace(second.place, pressed=True)
    await second.types("/whatif")
    assert second.seen[-1].spots and second.seen[-1].task.startswith("What if")
    assert not tried(second)


async def test_all_seats_can_be_tried_and_everything_taken_back_also_what_was_drawn(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    one, other = first.name, second.name
    await first.types("/whatif forage; end; forage")
    assert tried(first) == f"{one}: forage and end · {other}: forage"
    for left in (f"{one}: forage and end", f"{one}: forage", ""):
        await first.presses("Undo")
        assert tried(first) == left
    assert "Undo" not in labels(first.seen[-1])
    await first.types("/whatif end; end")
    assert f"{other}: end" in tried(first)
    await first.presses("From the start")
    assert not tried(first)


async def test_where_several_are_asked_each_can_be_tried(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/whatif")
    while len(match := await position(app)) < 2:
        await people[0].types(f"/whatif {match[0]}")
    (label,) = [label for label in labels(people[0].seen[-1]) if label.startswith("As ")]
    await people[0].presses(label)
    assert f"{label.removeprefix('As ')}: " in as_plain(people[0].seen[-1].text)
    assert label not in labels(people[0].seen[-1])


async def test_what_was_tried_survives_a_restart_until_the_table_goes_on(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await first.types("/whatif forage")
        pressed = press_of(first.seen[-1], "w")
    trials._led_to.cache_clear()
    async with open_app(tmp_path) as (app, _):
        again = Person(app, first.name)
        assert "forage" in await again.types("/whatif")
        await again.presses_data(pressed)
        assert not again.refused
        await again.types("/move forage")
        assert "Tried" not in await again.types("/whatif")


async def test_a_button_of_an_older_panel_does_nothing(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/whatif")
    old = first.seen[-1]
    await first.types("/whatif forage")
    assert "earlier position" in await first.presses("End the turn", old)
    assert first.refused and tried(first).endswith("forage")


async def test_what_cannot_be_played_is_told_with_the_reason(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "xyzzy" in await first.types("/whatif forage; xyzzy")
    assert first.refused and not tried(first)


async def test_the_own_part_becomes_the_draft_and_what_would_be_final_is_asked(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await first.types(f"/whatif bury {card}; forage; end; end")
    said = await first.presses("Take over")
    assert [entry.action for entry in (await playing_at(app)).match.draft] == [f"bury {card}"]
    assert "Chosen: forage" in said
    await first.presses("Reveal")
    assert (await playing_at(app)).match.draft == ()
    await second.types("/whatif")
    assert not tried(second)


async def test_what_the_table_does_not_allow_any_more_is_not_taken_over(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await first.types(f"/whatif bury {card}")
    panel = first.seen[-1]
    for _ in range(3):
        await first.types("/move forage")
    assert "as the table stands" in await first.presses("Take over", panel)
    assert first.refused


async def test_who_is_not_asked_leaves_the_own_part_as_moves_ahead(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await second.types("/whatif end; forage")
    await second.presses("Take over")
    assert "forage" in await second.types("/ahead")


async def test_who_watches_tries_for_all_and_has_nothing_to_take_over(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    wes = Person(app, "Wes")
    await wes.presses("What if", chat.last)
    await wes.types("/whatif end; end")
    assert tried(wes) and "Take over" not in labels(wes.seen[-1])
    table = (await playing_at(app)).table.id
    revision = find(wes.seen[-1], "Undo").press.split(":")[2]
    await wes.presses_data(f"w:{table}:{revision}:take")
    assert wes.refused


async def test_a_press_leads_back_to_the_table_as_it_is(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in (first, second):
        await person.types("/whatif forage")
    assert "you play" in await first.presses("Back to the table")
    assert f"waiting for {first.name}" in await second.presses("Back to the table")


async def test_who_left_the_seat_does_not_see_what_they_tried_with_its_eyes(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[1].types("/whatif")
    old = people[1].seen[-1]
    await people[1].resigns()
    await people[1].presses_data(choices(old)[0].press)
    assert people[1].refused
    picture = people[1].seen[-1].picture
    assert picture is not None
    async with app.store.read() as tx:
        (row,) = await tx.trials._sql.all(TrialRow, trial_rows)
    assert trials.read(row.state).eye is None


def test_it_is_offered_where_others_do_not_listen() -> None:
    assert COMMANDS["whatif"].heard == "in private"


async def test_who_leaves_a_seat_leaves_no_trial_there(app: App, chat: Chat) -> None:
    first, *_ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await first.types("/whatif forage")
    async with app.store.read() as tx:
        assert len(await tx.trials._sql.all(TrialRow, trial_rows)) == 1
    await first.resigns()
    async with app.store.read() as tx:
        assert await tx.trials._sql.all(TrialRow, trial_rows) == ()
