"""Whoever has seen a hand of a game sees no other one of it, in whatever way seats change hands.

What somebody has seen is what `/hand` has answered: its picture is compared with the view of every seat.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.app import App
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.speech.messages import Message
from bot.app.speech.reports import Left
from bot.app.time.clocks import DAY
from render.core.palette import LOOKS
from rules.core import codec
from rules.core.match import scores
from tests.bot.app.chat import Chat, Person, choices, labels, open_app, playing_at, press_of, seat_down
from tests.bot.app.outside import Hours, KnownLuck

HIDDEN = ("toy", "java", "magellan")
"""The games in which seats hold what others do not see."""
STEPS, SEED = int(os.environ.get("SEATS_STEPS", "6")), int(os.environ.get("SEATS_SEED", "3"))


class Various(KnownLuck):
    """Deals hands of which no two are alike, in all these games."""

    def secret(self) -> str:
        return f"{3:064x}"


class Community:
    """People at a game with hidden hands who come and go in every way there is, and what each account has seen."""

    def __init__(self, app: App, chat: Chat, hours: Hours, game: str, seed: int) -> None:
        self.app, self.chat, self.hours, self.game, self.luck = app, chat, hours, game, Random(seed)
        self.people = [Person(app, name) for name in ("Ann", "Bob", "Cid", "Dan", "Eve")]
        self.people.append(_elsewhere(app, "Fay"))
        self.seen: dict[str, set[int]] = {}
        """By account."""
        self.keeper = Timekeeper(app.store, hours, lambda: None)
        self.done: list[str] = []

    async def begin(self) -> None:
        """Opens a game for four, and plays until everybody holds something of their own."""
        self.seen = {person.actor.user: set() for person in self.people}
        ann, *others = self.people[:4]
        await ann.types(f"/new {self.game} seats=4 pace=1d late=open votes=majority")
        for other in others:
            await other.presses_data(press_of(self.chat.lobby, "join"))
        await ann.presses_data(press_of(self.chat.lobby, "start"))

    async def step(self) -> None:
        """Lets somebody do something, and looks with everybody's eyes."""
        deeds = (self.resigns, self.is_voted_out, self.is_kicked, self.is_late, self.leaves, self.joins)
        others = (self.links, self.links, self.unlinks, self.is_forgotten, self.is_invited, self.joins)
        for deed in (self.luck.choice(deeds), self.luck.choice(others), self.joins):
            person = self.luck.choice(self.people)
            self.done.append(f"{person.name} {deed.__name__}")
            await deed(person)
        if (await playing_at(self.app)).match.over:
            await self.begin()
        await self.look()

    async def resigns(self, person: Person) -> None:
        await person.types("/resign")
        await _press(person, person.seen[-1], "resign")

    async def joins(self, person: Person) -> None:
        await person.types(f"/join @{(await playing_at(self.app)).table.name}")
        offered = [one.press for one in choices(person.seen[-1]) if one.press.startswith("join:")]
        for press in self.luck.sample(offered, len(offered)):
            await person.presses_data(press)

    async def is_voted_out(self, person: Person) -> None:
        table = (await playing_at(self.app)).table
        for other in self.people:
            await other.types(f"/vote @{table.name} replace {person.name}")
        for other in self.people:
            for post in list(self.chat.shown.values())[-5:]:
                await _press(other, post, "vote")

    async def is_kicked(self, person: Person) -> None:
        await self.people[0].types(f"/kick {person.name}")

    async def is_invited(self, person: Person) -> None:
        await self.people[0].types("/invite", naming=[person])

    async def is_late(self, person: Person) -> None:
        self.hours.at += 1.5 * DAY
        while await self.keeper.tick() <= SHORTEST_WAIT:
            pass
        await self.app.drain()

    async def leaves(self, person: Person) -> None:
        await self.app.note(Left(place=person.place, user=person.actor.user))
        await self.app.drain()

    async def links(self, person: Person) -> None:
        other = self.luck.choice([one for one in self.people if one is not person])
        await other.types("/link")
        code = [part.text for part in other.seen[-1].text if part.style == "code"]
        await person.types(f"/link {code[0].removeprefix('/link ')}" if code else "/link")
        await _press(person, person.seen[-1], "merge")

    async def unlinks(self, person: Person) -> None:
        await person.types("/link undo")

    async def is_forgotten(self, person: Person) -> None:
        await person.types("/mydata delete")
        await _press(person, person.seen[-1], "forget")

    async def look(self) -> None:
        """Notes what each account is shown now, and asserts that none has ever seen two hands."""
        playing = await playing_at(self.app)
        views = [codec.encode(playing.match.view(seat)) for seat in range(playing.match.header.seats)]
        for person in self.people:
            await person.types(f"/hand @{playing.table.name}")
            picture = person.seen[-1].picture
            if picture is not None and views.count(bytes(picture.view)) == 1:  # else two hands are alike
                self.seen[person.actor.user].add(views.index(bytes(picture.view)))
            assert len(self.seen[person.actor.user]) < 2, f"{person.name} has seen two hands: {self.done}"


def _elsewhere(app: App, name: str) -> Person:
    person = Person(app, name)
    person.actor = msgspec.structs.replace(person.actor, platform="other", user=f"o-{name.lower()}")
    return person


async def _press(person: Person, message: Message, verb: str) -> None:
    """Presses the first button that does something, if there is one."""
    for press in [one.press for one in choices(message) if one.press.partition(":")[0] == verb][:1]:
        await person.presses_data(press)


@pytest.mark.parametrize("game", HIDDEN)
async def test_nobody_ever_sees_a_second_hand_of_one_game(tmp_path: Path, game: str) -> None:
    async with open_app(tmp_path, hours := Hours(), luck=Various()) as (app, chat):
        community = Community(app, chat, hours, game, SEED)
        await community.begin()
        for _ in range(STEPS):
            await community.step()


async def give_up(person: Person) -> None:
    await person.resigns()


async def test_who_gave_up_a_seat_comes_back_to_it_and_not_to_the_first_open_one(app: App, chat: Chat) -> None:
    one, two, _, four = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(two)
    await give_up(four)
    assert "You have taken over a seat" in await four.types("/join")
    assert (await playing_at(app)).names[3] == four.name
    await give_up(one)
    assert "You have taken over a seat" in await two.types("/join")
    assert (await playing_at(app)).names[1] == two.name


async def test_who_takes_over_one_of_several_seats_chooses_which(app: App, chat: Chat) -> None:
    one, two, three, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await give_up(two)
    eve, fay = Person(app, "Eve"), Person(app, "Fay")
    points = {score.seat: score.points for score in scores((await playing_at(app)).match, None)}
    assert "Which one" in await eve.types("/join")
    assert [label.partition(" ")[2] for label in labels(eve.seen[-1])] == [
        f"Open seat of {person.name}: {points[seat]}" for seat, person in enumerate((one, two))
    ]
    assert "Eve" not in (await playing_at(app)).names
    assert {one.name, two.name} == set(await fay.completes("/join "))
    assert "no open seat is called" in await fay.types(f"/join {three.name}")
    assert "You have taken over a seat" in await eve.presses(labels(eve.seen[-1])[1])
    assert (await playing_at(app)).names[1] == "Eve"
    assert "You have taken over a seat" in await fay.types("/join"), "there is but one left"
    assert (await playing_at(app)).names[0] == "Fay"


@pytest.mark.parametrize("how", ["P1", "name", "colour"])
async def test_a_seat_is_named_by_its_mark_its_colour_or_who_had_it(app: App, chat: Chat, how: str) -> None:
    one, two, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await give_up(two)
    colour = LOOKS[(await playing_at(app)).colours[1]].name
    await Person(app, "Eve").types(f"/join {how.replace('name', two.name).replace('colour', colour)}")
    assert (await playing_at(app)).names[1] == "Eve"


async def test_who_has_held_a_seat_names_no_other_one(app: App, chat: Chat) -> None:
    one, two, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await give_up(two)
    table = (await playing_at(app)).table.id
    await two.presses_data(f"join:{table}:P0")
    names = (await playing_at(app)).names
    assert (names[0], names[1]) == (f"Open seat of {one.name}", two.name)


async def test_whose_seat_somebody_else_has_is_given_no_other_one(app: App, chat: Chat) -> None:
    one, two, _, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await Person(app, "Eve").types("/join")
    await give_up(two)
    assert "somebody else has your seat" in await one.types("/join")
    assert "You have taken over a seat" in await Person(app, "Fay").types("/join"), "who has seen no hand may"


async def test_an_account_that_parts_from_its_member_is_given_no_second_hand(app: App, chat: Chat) -> None:
    one, two, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    alias = _elsewhere(app, "Alias")
    await link(alias, one)
    await alias.types("/link undo")
    await give_up(two)
    table = (await playing_at(app)).table.name
    assert "somebody else has your seat" in await alias.types(f"/join @{table}")


async def test_who_was_forgotten_is_given_no_second_hand(app: App, chat: Chat) -> None:
    one, two, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await one.types("/mydata delete")
    await one.presses("Delete")
    await Person(app, "Eve").types("/join")
    await give_up(two)
    assert "somebody else has your seat" in await one.types("/join")


async def test_accounts_that_have_seen_two_hands_of_a_game_are_not_joined_while_it_goes_on(
    app: App, chat: Chat
) -> None:
    one, two, three, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", "Dan")
    await give_up(one)
    await give_up(two)
    await two.types("/link")
    code = next(part.text for part in two.seen[-1].text if part.style == "code").removeprefix("/link ")
    assert "two seats of one game" in await one.types(f"/link {code}")
    await give_up(three)
    assert (await playing_at(app)).match.over
    await link(one, two)
    assert "2 accounts" in await one.types("/mydata")


async def link(person: Person, other: Person) -> None:
    """Lets somebody join another one."""
    await other.types("/link")
    code = next(part.text for part in other.seen[-1].text if part.style == "code").removeprefix("/link ")
    await person.types(f"/link {code}")
    await person.presses("Link for good")
