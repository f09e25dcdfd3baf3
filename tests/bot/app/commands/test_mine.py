"""What belongs to a member, and is told to nobody else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from bot.app import App
from bot.app.speech.messages import Message, Press
from bot.app.speech.text import LONG, as_plain
from render.core.scene import LAYOUTS
from storage.rows import AwaitedRow, SeatRow
from tests.bot.app.chat import Chat, Person, find, labels, open_app, playing_at, press_of, seat_down, table_at
from tests.bot.app.outside import Hours


async def test_the_tables_of_a_member_are_listed_those_that_wait_longest_first(
    app: App, chat: Chat, hours: Hours
) -> None:
    ann = Person(app, "Ann")
    assert "at no table" in await ann.types("/mygames")
    assert labels(ann.seen[-1]) == ["New table", "Play against a bot", "Practice", "Learn to play"]
    names = []
    for line in ("/new toy practice pace=7d", "/new toy practice", "/new toy practice", "/new tikal"):
        hours.at += 3600
        await ann.types(line)
        names.append((await table_at(app)).name)
        if "practice" in line:
            await ann.presses("Start", chat.lobby)
    lines = (await ann.types("/mygames")).split("\n")
    assert [next(name for name in names if name in line) for line in lines] == names, "a deadline is most urgent"
    assert "3 hours" in lines[0]
    assert "Due in 7 days" in lines[0]
    assert "2 hours" in lines[1]
    assert "waiting for players" in lines[3]
    assert labels(ann.seen[-1]) == [f"Play {name}" for name in names[:3]]
    await ann.presses(f"Play {names[1]}")
    assert f"Table {names[1]}, you play" in as_plain(ann.seen[-1].text)


async def test_nothing_is_told_to_wait_for_0_seconds(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    await ann.presses("Start", chat.lobby)
    assert "is waiting for you." in await ann.types("/mygames")


async def test_tables_everywhere_are_listed(app: App) -> None:
    ann = Person(app, "Ann")
    yard = ann.in_thread("", channel="yard")
    await yard.types("/new toy")
    assert "Before the Frost" in await ann.types("/mygames")
    assert "at no table" in await Person(app, "Bob").types("/mygames")


async def test_a_long_list_is_told_page_by_page(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    table = await table_at(app)
    async with app.store.write() as tx:
        for n in range(100):
            await tx.tables.add(replace(table, id=f"many{n}", name=f"Cedar {n}", status="running"))
            await tx.seats.put(SeatRow(table=f"many{n}", seat=0, member=table.host, colour=0))
            await tx.awaited.set(f"many{n}", [AwaitedRow(table=f"many{n}", seat=0, since=float(n))])
    said = [await ann.types("/mygames")]
    assert labels(ann.seen[-1]) == [*(f"Play Cedar {n}" for n in range(16)), "Next ▶"]
    while "Next ▶" in labels(ann.seen[-1]):
        said.append(await ann.presses("Next ▶"))
    assert all("\n".join(said).count(f"table Cedar {n} ") == 1 for n in range(100))
    assert labels(ann.seen[-1])[-1] == "◀ Before"
    assert "Cedar 0 " in await ann.types("/mygames")


async def test_a_watched_table_is_listed_until_it_is_watched_no_more(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    eve = Person(app, "Eve")
    assert "in your list now" in await eve.types("/watch")
    assert "you watch" in await eve.types("/mygames")
    assert "no longer" in await eve.types("/watch")
    assert "at no table" in await eve.types("/mygames")


async def test_who_watches_their_own_table_is_told_that_it_is_listed_anyway(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "anyway" in await first.types("/watch")
    assert "you watch" not in await first.types("/mygames")


async def test_a_member_sees_what_they_have_chosen_and_changes_it_by_one_press_in_place(app: App) -> None:
    ann = Person(app, "Ann")
    assert "have not chosen" in await ann.types("/calls")
    assert labels(ann.seen[-1]) == ["In private", "In the group", "Once a day", "Also when I am next"]
    await ann.types("/calls daily")
    assert "Once a day I tell you" in await ann.types("/calls")
    for label, marked in (
        ("In the group", ["✓ In the group"]),
        ("Also when I am next", ["✓ In the group", "✓ Also when I am next"]),
        ("✓ Also when I am next", ["✓ In the group"]),
    ):
        press = Press(event=label, actor=ann.actor, place=ann.place, data=find(ann.seen[-1], label).press, private=True)
        reply = await app.press(press)
        assert reply.replace and reply.message is not None
        ann.seen.append(reply.message)
        assert [one for one in labels(reply.message) if one.startswith("✓")] == marked
    await ann.types("/picture")
    assert "tall pictures" in await ann.presses("Tall") and "✓ Tall" in labels(ann.seen[-1])
    assert "English" in await ann.types("/language") and labels(ann.seen[-1]) == ["✓ English", "čeština"]
    assert "česky" in await ann.presses("čeština") and labels(ann.seen[-1]) == ["English", "✓ čeština"]


async def test_notes_are_shown_to_their_writer_alone(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "no notes" in await first.types("/notes")
    await first.types("/notes  watch **out** for `walnuts`\nand Bob")
    assert "watch **out** for `walnuts`\nand Bob" in await first.types("/notes")
    for other in (second, Person(app, "Eve")):
        assert "no notes" in await other.types("/notes")
    replaced = await first.types("/notes new")
    assert "The earlier ones are gone" in replaced and "walnuts" in replaced, "nothing is lost by mistake"
    assert "walnuts" not in await first.types("/notes")
    assert "gone" not in await first.types("/notes new")
    assert "2,000 characters; these have 2,001" in await first.types("/notes " + "x" * 2001)
    assert "new" in await first.types("/notes")


async def test_the_language_is_chosen_for_private_answers(app: App) -> None:
    ann, eva = Person(app, "Ann"), Person(app, "Eva", language="cs-CZ")
    assert "žádného stolu nesedíš" in await eva.types("/mygames"), "the language of her client"
    await eva.types("/language en")
    assert "at no table" in await eva.types("/mygames")
    await ann.types("/language CS")
    assert "žádného stolu nesedíš" in await ann.types("/mygames")
    assert "en, cs" in await ann.types("/language tlh")
    assert "žádného stolu nesedíš" in await ann.types("/mygames")


async def test_the_layout_of_pictures_is_chosen_and_else_suits_the_place(app: App) -> None:
    ann, eva = Person(app, "Ann"), Person(app, "Eva", language="cs-CZ")

    async def layouts(person: Person) -> list[str]:
        user = (person.actor.platform, person.actor.user)
        chosen = (await app.chosen(*user)).layout
        return [chosen or otherwise for otherwise in LAYOUTS]

    assert "/picture tall" in await ann.types("/picture round")
    assert await layouts(ann) == ["wide", "tall"]
    assert "tall pictures" in await ann.types("/picture Tall")
    assert "na výšku" in await eva.types("/picture tall")
    assert await layouts(ann) == await layouts(eva) == ["tall", "tall"]
    await ann.types("/picture wide")
    assert await layouts(ann) == ["wide", "wide"]
    assert '"layout": "wide"' in await ann.types("/mydata export")


async def test_the_time_zone_is_chosen(tmp_path: Path) -> None:
    async with open_app(tmp_path, Hours(1_700_000_000.0)) as (app, _):
        ann = Person(app, "Ann")
        assert "Where are you?" in await ann.types("/timezone")
        assert "23:13" in await ann.types("/timezone Europe/Prague")
        assert "Europe/Prague now; it is 23:13" in await ann.types("/timezone")
        for wrong in ("Mars", "../../etc/passwd", "/etc/passwd", "Europe", "x" * 300, "a\0b", "Europe/Prague/.."):
            assert "do not know the time zone" in await ann.types(f"/timezone {wrong}")


async def test_a_member_sees_all_that_is_stored_of_him_part_by_part(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/notes " + "walnuts! " * 200)
    other = (await table_at(app)).name
    await first.types("/new toy practice")
    await first.types(f"/notes @{(await table_at(app)).name} " + "acorns! " * 200)
    summary = await first.types("/mydata")
    assert "Stored about you" in summary
    written = await first.types("/mydata export")
    assert len(written) == LONG
    while labels(first.seen[-1]):
        written += await first.presses("Go on")
    stored = json.loads(written)
    assert stored["member"]["name"] == first.name
    assert {seat["name"] for seat in stored["seats"]} >= {other}
    assert len(stored["notes"]) == 2
    assert "walnuts" not in await second.types("/mydata export")
    assert "export or delete" in await first.types("/mydata everything")


async def test_no_export_holds_the_secret_of_a_running_game_or_anybodys_cards(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    match = (await playing_at(app)).match
    await people[0].types(f"/move bury {match.state.players[0].hand[0]}")
    for person in people:
        written = await person.types("/mydata export")
        assert match.header.secret not in written
        assert match.state.salt not in written
        assert not any(card in written for card in ("hazel", "acorn", "walnut"))


async def test_invitations_and_removals_are_among_what_is_stored_of_a_member_and_are_deleted_with_it(
    app: App, chat: Chat
) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    bob.actor = type(bob.actor)(platform=Chat.name, user=bob.actor.user, name="Bob", handle="Bobby")
    await ann.types("/new toy")
    table = (await table_at(app)).id
    await bob.presses_data(press_of(chat.lobby, "join"))
    await ann.types("/kick Bob")
    for person in (bob, Person(app, "Cid")):
        await ann.types("/invite", naming=[person])
    assert "1 invitation and 1 removal" in await bob.types("/mydata")
    stored = json.loads(await bob.types("/mydata export"))
    assert [(row["table"], row["user"]) for row in stored["invitations"]] == [(table, bob.actor.user)]
    assert [row["handle"] for row in stored["identities"]] == ["bobby"]
    assert [row["table"] for row in stored["removals"]] == [table]
    await bob.types("/mydata delete")
    await bob.presses("Delete my data")
    stored = json.loads(await bob.types("/mydata export"))
    assert stored["invitations"] == [] == stored["removals"]
    assert "1 invitation" in await Person(app, "Cid").types("/mydata")


async def test_who_sits_at_no_table_any_more_can_be_forgotten(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    table = (await table_at(app)).name
    await first.types("/notes secret plans")
    assert "for good" in await first.types("/mydata delete")
    question = first.seen[-1]
    assert f"still sit at {table}" in await first.presses("Delete my data", question)
    await first.resigns()
    assert "is deleted" in await first.presses("Delete my data", question)
    score = await second.types("/score")
    assert first.name not in score
    assert "Former player P0" in score
    assert "no notes" in await first.types("/notes"), "who comes back is somebody new"


async def test_a_changed_name_is_noticed(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    renamed = Person(app, "Zora")
    renamed.actor = type(renamed.actor)(platform=Chat.name, user=first.actor.user, name="Zora")
    await renamed.types("/move end")
    assert "Zora ends the turn" in chat.said[-1]
    assert find(chat.last, "Play")
    assert second.name in chat.said[-1]


async def test_a_member_is_called_in_private_unless_he_has_chosen_the_group(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    table = (await table_at(app)).id

    async def called(person: Person) -> Message | None:
        return await app.called(Chat.name, person.actor.user, table)

    panel = await called(first)
    assert panel is not None and "It is your turn." in as_plain(panel.text) and panel.link
    assert await called(second) is None, "it is not the second one's turn"
    assert await called(Person(app, "Eve")) is None
    assert await app.awaited(Chat.name, table) == {first.actor.user}
    assert "in the group alone" in await first.types("/calls group")
    assert await called(first) is None
    assert "in private" in await first.types("/calls private")
    assert await called(first) is not None
    assert "/calls daily" in await first.types("/calls sometimes")
    for person in (first, second):  # one of them is the host
        await person.types("/pause")
    assert await called(first) is None
