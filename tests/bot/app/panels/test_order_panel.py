"""Standing orders: given, changed and cancelled in private, followed at once, and seen by nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.play import orders
from bot.app.speech.text import as_plain
from rules.core import codec
from rules.core import match as matches
from rules.core.contract import Followed, Seat
from rules.core.log import Entry
from rules.toy.game import Toy
from rules.toy.orders import Order, ToyOrders
from rules.toy.state import ToyState
from tests.bot.app.chat import (
    Chat,
    Person,
    labels,
    mentions,
    open_app,
    playing_at,
    press_of,
    seat_down,
)
from tests.bot.app.outside import Hours, KnownLuck


async def log(app: App) -> list[Entry]:
    table = (await playing_at(app)).table.id
    async with app.store.read() as tx:
        return [codec.decode(row.entry, Entry) for row in await tx.matches.entries(table)]


async def automatic(app: App) -> list[str]:
    return [f"P{entry.seat} {entry.action}" for entry in await log(app) if entry.by == "order"]


async def stored(app: App) -> int:
    table = (await playing_at(app)).table.id
    async with app.store.read() as tx:
        return len(await tx.orders.of(table))


def text(person: Person) -> str:
    return as_plain(person.seen[-1].text)


def named(people: list[Person], name: str) -> Person:
    return next(person for person in people if person.name == name)


async def to_the_auction(people: list[Person]) -> None:
    for person in people:
        await person.types("/move end")


async def test_an_order_is_kept_and_listed_and_cancelled(app: App, chat: Chat) -> None:
    _, second, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    assert "You have given none." in await second.types("/orders")
    assert "Order given: Keep quiet, whatever falls." in await second.types("/orders quiet")
    assert "Order given: Bid up to 4 in round 1; then pass." in await second.types("/orders UPTO  4")
    assert "1. Keep quiet, whatever falls.\n2. Bid up to 4 in round 1" in await second.types("/orders")
    assert "1 order is cancelled." in await second.types("/orders cancel 1")
    assert "1. Bid up to 4" in text(second)
    assert "quiet" not in text(second)
    await second.types("/orders cancel all")
    assert "You have given none." in text(second)
    assert await stored(app) == 0


async def test_an_order_about_the_same_takes_the_place_of_the_earlier_one(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await second.types("/orders upto 4")
    answer = await second.types("/orders upto 6")
    assert "1. Bid up to 6 in round 1" in answer
    assert "Bid up to 4" not in answer
    assert await stored(app) == 1


async def test_orders_answer_at_once_and_all_is_told_in_one_post(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    for person in people:
        await person.types("/orders upto 1")
    await people[0].types("/move end")
    await people[1].types("/move end")
    posted = len(chat.posts)
    await people[2].types("/move end")
    moves = await automatic(app)
    assert len(moves) >= 3, "each of them bids or passes"
    assert {move.split()[1] for move in moves} <= {"bid", "pass"}
    assert len(chat.posts) == posted + 1
    assert mentions(chat.last) == [person.actor.user for person in people[:2]], "the third has just moved"
    assert "passes" in chat.said[-1]


async def test_an_order_given_when_one_is_asked_answers_there_and_then(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await to_the_auction(people)
    answer = await people[0].types("/orders upto 3")
    assert "Order given: Bid up to 3" in answer
    assert "Played for you: bid" in answer
    assert (await playing_at(app)).match.awaited == (1,)
    assert mentions(chat.last) == [people[1].actor.user]


async def test_its_owner_is_told_why_an_order_ended_until_he_moves_himself(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="screeches=none")
    await people[1].types("/orders upto 1")
    await to_the_auction(people)
    await people[0].types(f"/move bid {(await playing_at(app)).match.state.players[0].hand[-1]}")
    ended = "Order ended: Bid up to 1 in round 1; then pass. The bid was"
    for line in ("/orders", "/orders"):
        assert ended in await people[1].types(line)
    await people[1].presses_data(press_of(chat.last, "news"))
    assert ended in text(people[1])
    assert ended not in await people[0].types("/orders")
    await people[2].types("/move pass")
    await people[1].types("/play")
    assert ended in text(people[1])
    await people[1].types("/move sleep oak")
    assert "Ended" not in await people[1].types("/orders")
    assert await stored(app) == 0


async def test_what_an_order_played_is_among_the_news_of_its_owner(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[1].types("/orders quiet")
    await people[2].types("/orders quiet")
    await people[0].types("/move shake")
    await people[1].presses_data(press_of(chat.last, "news"))
    assert f"{people[0].name} shakes down" in text(people[1])
    assert f"{people[1].name} keeps quiet." in text(people[1])
    assert (await playing_at(app)).match.awaited == (0,)


async def test_only_its_owner_sees_in_the_log_what_was_automatic_until_the_game_is_over(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    eve = Person(app, "Eve")
    await people[1].types("/orders quiet")
    await people[2].types("/orders quiet")
    await people[0].types("/move shake")
    mark = "(by standing order)"
    kept_quiet = f"{people[1].name} keeps quiet. {mark}"
    assert kept_quiet in await people[1].types("/log")
    assert f"{people[2].name} keeps quiet. {mark}" not in text(people[1])
    for person in (people[0], eve):
        assert mark not in await person.types("/log")
    host = named(people, "Ann")
    await host.types("/close")
    await host.presses("End")
    assert kept_quiet in await eve.types("/log")


async def test_nobody_else_can_tell_an_answer_by_order_from_one_by_hand(tmp_path: Path) -> None:
    """The same game twice: once a seat is answered for by an order, once by hand."""
    seen = []
    for by_order in (True, False):
        async with open_app(tmp_path / str(by_order), Hours()) as (app, chat):
            people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
            table = await name_of_table(app)
            if by_order:
                await people[1].types("/orders quiet")
            await people[0].types("/move shake")
            if not by_order:
                await people[1].types("/move hush")
            await people[2].types("/move hush")
            call, told = chat.said[-1].splitlines()[:4], "\n".join(chat.said).splitlines()
            moves = [line for line in told if " keeps quiet" in line or " shakes " in line or " stores " in line]
            said = ["\n".join([*call, *moves]), *[await people[seat].types("/log") for seat in (0, 2)]]
            for seat, person in enumerate(people):
                said = [line.replace(person.name, f"P{seat}").replace(table, "T") for line in said]
            seen.append((said, labels(chat.last), chat.last.picture))
    one, other = seen
    assert one[:2] == other[:2]
    assert one[2] is not None and other[2] is not None
    assert one[2].view == other[2].view


async def name_of_table(app: App) -> str:
    return (await playing_at(app)).table.name


async def test_an_order_does_not_play_again_what_its_owner_took_back(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid", options="side_half_1=A side_half_2=A")
    await win_a_magellan(app, people)
    winner = people[(await playing_at(app)).match.awaited[0]]
    [paid] = (await playing_at(app)).match.draft
    assert f"Played: {paid.action} (by standing order)." in await winner.types("/play")
    await winner.types("/undo")
    assert (await playing_at(app)).match.draft == ()
    assert "pay" in (await winner.types("/legal"))


async def win_a_magellan(app: App, people: list[Person]) -> None:
    """Plays until somebody with the order to pay has won a Magellan card, for which a card is still to be tucked."""
    for person in people:
        await person.types("/orders pay least")
    for _ in range(300):
        playing = await playing_at(app)
        if playing.match.draft:
            return
        waits = playing.match.state.top
        seat = playing.match.awaited[0]
        first = getattr(waits, "card", "") == "magellan" and getattr(waits, "best", 0) is None
        move = "bid sum 1" if first else matches.play_default(playing.match, seat, "clock").entries[0].action
        await people[seat].types(f"/move {move}")
    raise AssertionError("no Magellan was won")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("/orders upto 0", "A bid must be higher than 0; this is 0."),
        ("/orders upto", "something is missing at the end"),
        ("/orders dance", "dance"),
        ("/orders cancel 1", "You have no standing orders here."),
        ("/orders cancel", "You have no standing orders here."),
    ],
)
async def test_what_is_no_order_is_refused_and_changes_nothing(app: App, chat: Chat, line: str, answer: str) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert answer in await second.types(line)
    assert await stored(app) == 0


async def test_a_wrong_number_is_answered_with_those_there_are(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await second.types("/orders quiet")
    assert "by its number, 1 to 1" in await second.types("/orders cancel 2")
    assert await stored(app) == 1


async def test_an_order_is_taken_in_private_only(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "in private" in await second.types("/orders quiet", private=False)
    assert await stored(app) == 0


async def test_a_game_without_orders_says_so(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    assert await first.types("/orders") == "Tikal has no standing orders."
    assert "Automatic answers" not in labels(chat.last)
    assert await first.completes("/orders ") == ()


async def test_who_only_watches_can_give_no_orders(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob")
    eve = Person(app, "Eve")
    await eve.presses_data(press_of(chat.last, "orders"))
    assert "You do not sit at table" in text(eve)


async def test_orders_wait_while_the_table_is_paused(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await to_the_auction(people)
    host = named(people, "Ann")
    await host.types("/pause")
    assert "your orders wait" in await people[0].types("/orders upto 1")
    assert await automatic(app) == []
    posted = len(chat.posts)
    await host.types("/resume")
    assert await automatic(app) != []
    assert len(chat.posts) == posted + 1
    assert mentions(chat.last) == [people[1].actor.user]


async def test_orders_go_with_their_seat_and_with_the_game(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    for person in people:
        await person.types("/orders quiet")
    await people[1].resigns()
    assert await stored(app) == 2
    dan = Person(app, "Dan")
    await dan.types("/join")
    assert "You have given none." in await dan.types("/orders")
    await people[2].resigns()
    await dan.resigns()
    assert (await playing_at(app)).match.over
    assert await stored(app) == 0


async def test_there_can_be_a_dozen_orders_and_no_more(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    wishes = [f"pass {name}" for name in ("columbus", "pizarro", "magellan", "polo", "gama", "cook")]
    wishes += ["pass unless cook", "pass stuck", "veto never", "pay least"]
    playing = await playing_at(app)
    waiting = people[(playing.match.awaited[0] + 1) % 3]
    for wish in wishes:
        assert "Order given" in await waiting.types(f"/orders {wish}")
    assert await stored(app) == 10
    await waiting.types("/orders upto 9")
    assert f"{len(wishes) + 1}. Bid up to 9" in text(waiting)


async def test_the_panel_leads_to_an_order(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    playing = await playing_at(app)
    waiting = people[(playing.match.awaited[0] + 1) % 3]
    await waiting.presses("Automatic answers", chat.last)
    await waiting.presses("Pass … · on every card except …")
    await waiting.presses("Cook")
    assert "Chosen: pass unless cook" in text(waiting)
    assert "Done gives this order." in text(waiting)
    await waiting.presses("Done")
    assert "Order given: Pass on every card except Cook." in text(waiting)
    await waiting.presses("1. Pass on every card")
    assert "1 order is cancelled." in text(waiting)


async def test_a_button_of_an_earlier_position_does_nothing(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[1].types("/orders")
    old = people[1].seen[-1]
    await people[0].types("/move end")
    await people[1].presses("Always keep quiet", old)
    assert "earlier position" in text(people[1])
    assert await stored(app) == 0
    await people[1].presses("Always keep quiet")
    await people[1].presses("Done")
    assert await stored(app) == 1


async def test_what_is_chosen_outlives_a_restart(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        await people[1].types("/orders")
    async with open_app(tmp_path, chat=chat) as (app, chat):
        second = Person(app, people[1].name)
        second.seen = people[1].seen
        await second.presses("Bid up to … · 2")
        await second.presses("Done")
        assert "Order given: Bid up to 2" in text(second)


async def test_nobody_presses_the_buttons_of_anothers_orders(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[1].types("/orders")
    await people[0].presses("Always keep quiet", people[1].seen[-1])
    assert "is for somebody else" in text(people[0])
    assert await stored(app) == 0


async def test_orders_are_completed_as_they_are_typed(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "quiet" in await second.completes("/orders ")
    assert await second.completes("/orders q") == ("quiet",)
    assert await second.completes("/orders cancel") == ("cancel all",)
    name = await name_of_table(app)
    assert await second.completes(f"/orders @{name} q") == (f"@{name} quiet",)


async def test_an_order_that_peeks_is_not_taken(tmp_path: Path) -> None:
    class Peeking(ToyOrders):
        def follow(self, state: ToyState, seat: Seat, order: Order) -> Followed:
            return Followed(notation=" ".join(state.players[1 - seat].hand))

    class PeekingToy(Toy):
        orders = Peeking()

    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        playing = await playing_at(app)
        peeking = replace(playing, match=replace(playing.match, game=PeekingToy()))
        with pytest.raises(orders.PeekingOrder):
            for _ in range(20):
                orders.OF_GAME.read(peeking, 0, "quiet", KnownLuck())
        assert "Order given" in await people[0].types("/orders quiet")


async def test_the_export_of_a_member_holds_his_orders(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/orders quiet")
    assert "1 standing order" in await people[0].types("/mydata")
    assert "keep-quiet" in await people[0].types("/mydata export")
    assert "keep-quiet" not in await people[1].types("/mydata export")


async def test_in_a_practice_table_orders_are_those_of_the_seat_to_move(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice seats=2")
    await ann.presses("Start", chat.lobby)
    assert "for Ann 1" in await ann.types("/orders quiet")
    await ann.types("/move end")
    assert "You have given none." in await ann.types("/orders")
    assert "for Ann 2" in text(ann)
