"""Colours: chosen in the lobby by who comes first, the rest given out with the seats, shown alike everywhere."""

from __future__ import annotations

import msgspec
import pytest

from bot.app import App
from bot.app.play.lobby import give_out
from bot.app.speech.text import as_plain
from render.core.palette import LOOKS
from render.core.scene import Marks
from storage.rows import SeatRow
from tests.bot.app.chat import Chat, Person, labels, playing_at, seat_down
from tests.bot.app.commands.test_opening import lobby_text


async def in_lobby(person: Person, chat: Chat, *others: Person, game: str = "tikal") -> None:
    await person.types(f"/new {game}")
    for other in others:
        await other.presses("Join", chat.lobby)


async def test_a_colour_is_chosen_by_a_button_or_by_its_name_and_shown_to_all(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await in_lobby(ann, chat, bob)
    assert "Your colour" in await ann.presses("Colour", chat.lobby)
    assert labels(ann.seen[-1]) == ["● orange", "■ blue", "▲ yellow", "◆ pink", "No preference"]
    assert ": ▲ yellow." in await ann.presses("▲ yellow")
    assert "Players: Ann ▲ and Bob (" in lobby_text(chat)
    assert ": ■ blue." in await bob.types("/colour BLUE")
    assert "Taken: ▲ yellow (Ann)." in as_plain(bob.seen[-1].text)
    assert "Players: Ann ▲ and Bob ■ (" in lobby_text(chat)
    assert ": any." in await bob.presses("No preference")
    assert "Players: Ann ▲ and Bob (" in lobby_text(chat)


async def test_of_two_who_want_the_same_colour_the_first_has_it_and_the_other_is_told(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await in_lobby(ann, chat, bob)
    for person in (ann, bob):
        await person.presses("Colour", chat.lobby)
    await bob.presses("◆ pink")
    assert "Bob has ◆ pink already" in await ann.presses("◆ pink")
    assert "Bob has ◆ pink already" in await ann.types("/colour pink")
    assert "Players: Ann and Bob ◆ (" in lobby_text(chat)
    assert ": ◆ pink." in await bob.presses("◆ pink", bob.seen[-2]), "one's own is no conflict"
    await bob.types("/leave")
    assert ": ◆ pink." in await ann.types("/colour pink"), "who leaves leaves it"


async def test_seats_that_have_chosen_none_get_what_is_left() -> None:
    assert give_out([None, None]) == [0, 1]
    assert give_out([None, 0, None]) == [1, 0, 2]
    assert give_out([5, None, 1, None]) == [5, 0, 1, 2]


async def test_colours_go_with_their_members_into_the_game(app: App, chat: Chat) -> None:
    people = [Person(app, name) for name in ("Ann", "Bob", "Cid")]
    await in_lobby(people[0], chat, *people[1:])
    await people[1].types("/colour pink")
    await people[2].types("/colour orange")
    await people[0].types("/start")
    playing = await playing_at(app)
    worn = dict(zip(playing.names, playing.colours, strict=True))
    assert worn == {"Ann": 1, "Bob": 3, "Cid": 0}
    assert all(f"{name} {LOOKS[colour].mark}" in lobby_text(chat) for name, colour in worn.items())
    assert "There is no table here where that can be done" in await people[0].types("/colour blue")
    assert "has begun already" in await people[0].presses("Colour", chat.posts[next(iter(chat.posts))].message)


async def test_pictures_text_and_hand_show_the_chosen_colours(app: App, chat: Chat) -> None:
    ann, bob, cid = (Person(app, name) for name in ("Ann", "Bob", "Cid"))
    await in_lobby(ann, chat, bob, cid, game="magellan")
    await ann.types("/colour white")
    await bob.types("/colour black")
    await ann.types("/start")
    playing = await playing_at(app)
    marks = [LOOKS[colour].mark for colour in playing.colours]
    picture = chat.last.picture
    assert picture is not None
    assert msgspec.json.decode(bytes(picture.marks), type=Marks).colours == playing.colours
    text = await ann.types("/board text")
    assert all(f"{mark}P{seat} {playing.names[seat]}" in text for seat, mark in enumerate(marks))
    assert not any(f"{look.mark}P" in text for look in LOOKS if look.mark not in marks)
    await ann.types("/hand")
    hand = ann.seen[-1].picture
    assert hand is not None
    assert msgspec.json.decode(bytes(hand.marks), type=Marks).colours == playing.colours


async def test_who_takes_over_a_seat_takes_its_colour(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    before = (await playing_at(app)).colours
    await people[1].resigns()
    await Person(app, "Eve").types("/join")
    playing = await playing_at(app)
    assert (playing.names[1], playing.colours) == ("Eve", before)


@pytest.mark.parametrize(
    ("line", "told"),
    [("/colour mauve", "There are: orange, blue, yellow and pink, or any"), ("/colour white", "There are: orange")],
)
async def test_a_colour_that_the_game_has_not_is_refused_with_those_it_has(
    app: App, chat: Chat, line: str, told: str
) -> None:
    ann = Person(app, "Ann")
    await in_lobby(ann, chat)
    assert told in await ann.types(line)
    assert "do not sit" in await Person(app, "Eve").types("/colour blue")
    assert "Players: Ann (" in lobby_text(chat)
    assert await ann.completes("/colour ") == ("orange", "blue", "yellow", "pink", "any")
    assert await ann.completes("/colour p") == ("pink",)


async def test_colours_are_named_in_the_language_of_who_chooses(app: App, chat: Chat) -> None:
    eva = Person(app, "Eva", language="cs")
    await in_lobby(eva, chat)
    assert "▲ žlutá" in await eva.types("/colour žlutá")
    assert "libovolná" in await eva.types("/colour libovolná")
    assert "▲ žlutá" in await eva.types("/colour yellow"), "the name of the notation counts everywhere"


async def test_at_a_practice_table_there_is_nothing_to_choose(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    assert "Colour" not in labels(chat.lobby)
    assert "nothing to choose" in await ann.types("/colour blue")
    await ann.presses("Start", chat.lobby)
    assert (await playing_at(app)).colours == (0, 1)


async def test_the_colour_of_a_seat_is_kept_with_it(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await in_lobby(ann, chat, bob)
    await bob.types("/colour blue")
    await ann.types("/leave")
    async with app.store.read() as tx:
        (table,) = await tx.tables.in_place(Chat.name, "hall")
        (row,) = await tx.seats.of(table.id)
    assert row == SeatRow(table=table.id, seat=0, member=row.member, colour=1)
