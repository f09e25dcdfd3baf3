"""The guided panel: a turn by buttons and menus."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.app import App
from bot.app.speech.text import as_plain
from rules.caylus import data as caylus_data
from rules.core import codec
from rules.core import match as matches
from rules.core.match import Match
from rules.core.notation import pressed
from rules.core.seats import with_player
from rules.tikal import data
from rules.tikal.state import TikalState, printed_on
from storage.rows import MatchRow, PanelRow
from tests.bot.app.chat import (
    Chat,
    Person,
    choices,
    find,
    labels,
    open_app,
    place_somewhere,
    playing_at,
    press_of,
    seat_down,
)
from tests.rules.caylus import positions as caylus
from tests.rules.magellan import positions as magellan


def text(person: Person) -> str:
    return as_plain(person.seen[-1].text)


async def panel_row(app: App, seat: int = 0) -> PanelRow:
    playing = await playing_at(app)
    async with app.store.read() as tx:
        row = await tx.panels.get(playing.table.id, seat)
    assert row is not None
    return row


async def set_position(app: App, state: object) -> None:
    """Puts a position under a running game, as if it had been reached."""
    playing = await playing_at(app)
    match = replace(playing.match, base=state, state=state)
    async with app.store.write() as tx:
        row = MatchRow(table=playing.table.id, snapshot=matches.dump(match), entries=match.entries)
        await tx.matches.update(row, expected=match.entries)


def nut(card: str) -> str:
    """Returns what a card of the toy is called on a button."""
    return {"hazel": "hazelnut"}.get(card, card)


async def to_bid(app: App, chat: Chat) -> tuple[Person, str]:
    """Sits two down at the toy and goes on to its auction; returns the first, who is asked, and a card of theirs."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in people:
        await person.types("/move end")
    return people[0], (await playing_at(app)).match.state.players[0].hand[0]


def check_public(person: Person, match: Match) -> None:
    """Looks that somebody has been shown the board as everybody sees it."""
    picture = person.seen[-1].picture
    assert picture is not None
    assert (picture.name, bytes(picture.view)) == ("board", codec.encode(match.game.view(match.base, None)))


async def test_the_panel_leads_through_the_words_of_a_notation(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    hand = (await playing_at(app)).match.state.players[0].hand
    card = hand[0]
    await first.presses("Play", chat.last)
    assert "you play" in text(first)
    assert "3 points are left" in text(first)
    assert labels(first.seen[-1])[: 3 + len(set(hand))] == [
        "Draw a card · 1 point",
        *(f"Bury a card · {nut(held)} · 1 point" for held in sorted(set(hand), key=hand.index)),
        "Shake a card down · 2 points",
        "End the turn",
    ]
    await first.presses(f"Bury a card · {nut(card)}")
    assert f"Played: bury {card}" in text(first)
    assert "2 points are left" in text(first)
    assert [entry.action for entry in (await playing_at(app)).match.draft] == [f"bury {card}"]


async def test_the_picture_of_a_panel_shows_what_others_did_until_its_player_begins(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/move end")

    def told() -> bool:
        picture = second.seen[-1].picture
        assert picture is not None
        return bool(msgspec.json.decode(bytes(picture.marks))["events"])

    await second.types("/play")
    assert told()
    card = (await playing_at(app)).match.state.players[1].hand[0]
    await second.presses(f"Bury a card · {nut(card)} · 1 point")
    assert not told()
    await second.presses("Undo")
    assert told()


async def test_a_panel_has_a_picture_of_what_its_player_sees(app: App, chat: Chat) -> None:
    first, card = await to_bid(app, chat)
    await first.types("/play")
    picture = first.seen[-1].picture
    match = (await playing_at(app)).match
    assert picture is not None
    assert bytes(picture.view) == codec.encode(match.view(0))
    assert b'"events":[{' in bytes(picture.marks)
    await first.presses(f"Bid · {nut(card)}")
    picture = first.seen[-1].picture
    assert picture is not None
    assert f'"chosen":["bid","{card}"]'.encode() in bytes(picture.marks)
    assert b'"targets":[' in bytes(picture.marks)
    assert b'"events":[]' in bytes(picture.marks), "of a choice that has begun, too"


async def test_the_panel_shows_the_picture_in_which_the_choice_is_seen_from_its_beginning(app: App, chat: Chat) -> None:
    first, card = await to_bid(app, chat)
    shown = []
    for words in (("Play", chat.last), (f"Bid · {nut(card)}",), ("Back",), ("Pass",)):
        await first.presses(*words)
        message = first.seen[-1]
        assert message.picture is not None
        shown.append((message.picture.name, message.alt == "What only you may see."))
    assert shown == [*[("hand", True)] * 3, ("board", False)], "passing takes no card"


async def test_the_catalogue_is_shown_at_once_to_who_builds_and_the_board_for_the_place(app: App, chat: Chat) -> None:
    residences = (
        f"{fact} {space} = {value}"
        for space in (10, 11)
        for fact, value in (("building", "residence"), ("owner", "P0"))
    )
    lines = ("building 9 = architect", "workers 9 = P0", "goods P0 = 3F 1G", "provost = 9", *residences, "phase = 5")
    first, _ = await seat_down(app, chat, "caylus", "Ann", "Bob")
    await set_position(app, caylus.position(*lines))
    await first.types("/play")
    shown = [first.seen[-1]]
    await first.presses("Granary")
    shown.append(first.seen[-1])
    assert [message.picture and message.picture.name for message in shown] == ["buildings", "board"]
    assert [message.alt == "The buildings" for message in shown] == [True, False]
    assert b'"targets":["10","11"]' in bytes(shown[1].picture.marks if shown[1].picture else b"")


async def test_a_worker_is_placed_by_two_presses_however_long_the_road_is(app: App, chat: Chat) -> None:
    craft = [id for id in caylus_data.NUMBERS[1].supply if caylus_data.COLOURS[id] in caylus_data.CRAFT]
    tiles = (f"building {number} = {id}" for number, id in zip((*range(9, 16), *range(19, 29)), craft, strict=True))
    first, _ = await seat_down(app, chat, "caylus", "Ann", "Bob")
    await set_position(app, caylus.position("order = P0 P1", *tiles, "phase = 2"))
    await first.types("/play")
    assert [(menu.title, len(menu.choices)) for menu in first.seen[-1].menus] == [
        ("Choose", 22),
        ("Further along the road …", 10),
    ]
    await first.presses("Alchemist on 28")
    await first.presses("Done")
    assert (await playing_at(app)).match.state.spaces[27].worker == 0


async def test_the_own_hand_is_one_press_away_from_post_and_panel(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.presses("Play", chat.last)
    await first.presses("My hand")
    await second.presses("My hand", chat.last)
    match = (await playing_at(app)).match
    for seat, person in enumerate((first, second)):
        picture = person.seen[-1].picture
        assert picture is not None
        assert (picture.name, bytes(picture.view)) == ("hand", codec.encode(match.view(seat)))
    watcher = Person(app, "Eve")
    assert "You do not sit" in await watcher.presses("My hand", chat.last)
    check_public(watcher, match)


async def test_a_game_without_hands_has_no_button_for_one(app: App, chat: Chat) -> None:
    await seat_down(app, chat, "tikal", "Ann", "Bob")
    assert "My hand" not in labels(chat.last)


@pytest.mark.parametrize(("label", "action"), [("Draw a card", "forage"), ("End the turn", "end")])
async def test_what_makes_all_final_is_shown_first_and_sent_by_done(
    app: App, chat: Chat, label: str, action: str
) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = (await playing_at(app)).match
    await first.types("/play")
    await first.presses(label)
    assert f"Chosen: {action}" in text(first)
    assert {"forage": "Reveal shows", "end": "nothing up to here can be undone"}[action] in text(first)
    assert (await playing_at(app)).match == before
    await first.presses({"forage": "Reveal", "end": "Done"}[action])
    assert f"Sent: {action}" in text(first)
    assert (await playing_at(app)).match.entries == before.entries + 1


async def test_the_panel_of_tikal_says_that_taking_a_treasure_is_final(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    state: TikalState = (await playing_at(app)).match.state
    await set_position(app, with_a_treasure_to_take(state))
    await first.types("/play")
    await first.presses("Recover")
    assert "Reveal shows the result" in text(first)
    posts = len(chat.posts)
    await first.presses("Reveal")
    assert "Sent: recover b4" in text(first)
    assert "you play" in text(first), "the turn goes on"
    assert len(chat.posts) == posts
    assert "nothing you could take back" in await first.types("/undo")


def with_a_treasure_to_take(state: TikalState) -> TikalState:
    """Returns the position after the tile was placed, with two workers and a treasure on one space."""
    at = data.INDEX["b4"]
    tile, masks = next((tile, masks) for tile in data.TILES.values() if (masks := printed_on(state, tile.id)[2]))
    space = replace(state.spaces[at], tile=tile.id, workers=(3, 0), treasures=state.pile[:masks])
    spaces = (*state.spaces[:at], space, *state.spaces[at + 1 :])
    turn = msgspec.structs.replace(state.top, tile="")
    return replace(state, spaces=spaces, pile=state.pile[masks:], frames=(*state.frames[:-1], turn))


async def test_words_that_leave_no_choice_are_chosen_by_the_panel(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await first.types("/play")
    assert "Chosen: place – Place the tile" in text(first), "there is nothing else to do at first"
    assert "Back" not in labels(first.seen[-1])


async def test_where_only_one_notation_is_legal_at_all_it_can_be_chosen(app: App, chat: Chat) -> None:
    first, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    position = magellan.position("hand P0 = 4 9", "stack = pizarro pizarro", "card = magellan")
    await set_position(app, magellan.play(position, "bid 9; pass; pass; pay 9")[0])
    await first.types("/play")
    await first.presses("card 4")
    await first.presses("Done")
    assert "Sent: tuck 4" in text(first)


async def test_a_payment_begins_with_the_cards_of_the_bid_and_pressing_a_card_pays_with_it(
    app: App, chat: Chat
) -> None:
    first, *_ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    position = magellan.position("hand P0 = 3 4 5 9", "stack = pizarro pizarro", "card = magellan")
    await set_position(app, magellan.play(position, "bid 3 4; pass; pass")[0])
    await first.types("/play")
    assert "Chosen: pay" in text(first) and "Done" in labels(first.seen[-1])
    before = ["card 3 · with 4 more", "card 4 · with 3 more", "card 5 · with 2 more", "card 9 · 1 crown"]
    assert choosable(first) == before, "no card is tucked before the payment"
    await first.presses("card 3")
    assert "Chosen: pay 3" in text(first) and "Done" not in labels(first.seen[-1])
    await first.presses("Back")
    assert "Chosen: pay 3" not in text(first) and "Back" not in labels(first.seen[-1])
    await first.presses("Done")
    assert [entry.action for entry in (await playing_at(app)).match.draft] == ["pay 3 4"]
    assert "tuck" in text(first)


async def test_too_many_choices_are_parted_and_every_one_is_two_presses_away(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await set_position(app, with_many_explored((await playing_at(app)).match.state))
    await first.types("/play")
    await first.presses("Move")
    offered: list[str] = []
    for label in choosable(first):
        await first.presses(label)
        offered += choosable(first)
        await first.presses("Back")
    match = (await playing_at(app)).match
    starts = [token.text for token in pressed(match.game.tokens(match.state, 0, ("move", "1")))]
    assert sorted(label.partition(" · ")[0] for label in offered) == sorted(starts)
    assert len(starts) > 25
    await first.presses(choosable(first)[-1])
    await first.presses(offered[-1])
    assert f"Played: move 1 worker from {offered[-1]} to " in text(first)


def choosable(person: Person) -> list[str]:
    """Returns the labels of what may be chosen next in somebody's panel."""
    offered = [choice for choice in choices(person.seen[-1]) if choice.press.startswith("p:")]
    return [choice.label for choice in offered if choice.label not in ("Back", "Done", "Undo", "Reset")]


async def test_a_card_may_be_pressed_before_it_is_said_what_to_do_with_it(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await first.types("/play")
    await first.presses({"hazel": "hazelnut"}.get(card, card))
    assert f"Played: bury {card}" in text(first)


async def test_a_short_cut_stands_for_several_words_and_is_taken_back_as_a_whole(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in people:
        await person.types("/move end")
    hand = " ".join((await playing_at(app)).match.state.players[0].hand)
    first = people[0]
    await first.types("/play")
    await first.presses("Bid the whole hand")
    assert f"Chosen: bid {hand}" in text(first)
    await first.presses("Back")
    assert "Chosen" not in text(first)
    await first.presses("Bid the whole hand")
    await first.presses("Done")
    assert f"Sent: bid {hand}" in text(first)


def with_many_explored(state: TikalState, workers: int = 1) -> TikalState:
    """Returns a position with one worker of the first seat, or so many, on each of thirty spaces."""
    tiles = [tile.id for tile in data.TILES.values() if tile.terrain == "jungle"] * 4
    spaces = tuple(
        replace(space, tile=space.tile or tiles.pop(), workers=(workers, 0)) if at < 32 else space
        for at, space in enumerate(state.spaces)
    )
    turn = msgspec.structs.replace(state.top, tile="")
    return replace(state, spaces=spaces, frames=(*state.frames[:-1], turn))


async def test_back_drops_the_last_choice_with_what_followed_from_it(app: App, chat: Chat) -> None:
    first, card = await to_bid(app, chat)
    entries = (await playing_at(app)).match.entries
    await first.types("/play")
    await first.presses(f"Bid · {nut(card)}")
    await first.presses("Back")
    assert "Chosen" not in text(first)
    await first.presses("Pass")
    await first.presses("Back")
    assert "Pass" in labels(first.seen[-1])
    assert (await playing_at(app)).match.entries == entries


async def test_undo_and_reset_take_the_draft_back(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    hand = (await playing_at(app)).match.state.players[0].hand
    await first.types("/play")
    assert not {"Undo", "Reset"} & set(labels(first.seen[-1]))
    await first.types(f"/move bury {hand[0]}; bury {hand[1]}")
    await first.presses("Undo")
    assert len((await playing_at(app)).match.draft) == 1
    await first.types(f"/move bury {hand[1]}")
    await first.presses("Reset")
    assert (await playing_at(app)).match.draft == ()


async def test_cards_are_chosen_one_by_one_and_sent_by_done(app: App, chat: Chat) -> None:
    first, card = await to_bid(app, chat)
    hand = (await playing_at(app)).match.state.players[0].hand
    await first.types("/play")
    assert "Done" not in labels(first.seen[-1])
    await first.presses(f"Bid · {nut(card)}")
    await first.presses(nut(hand[1]))
    await first.presses("Done")
    assert f"Sent: bid {' '.join(hand[:2])}" in text(first)


async def test_done_sends_nothing_that_is_not_complete(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    undone = find(first.seen[-1], "End the turn").press.rpartition(":")[0] + ":done"
    assert "nothing to send" in await first.presses_data(undone)
    assert (await playing_at(app)).match.entries == 1


async def test_the_button_of_an_older_panel_does_nothing_and_shows_how_it_stands(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    old = first.seen[-1]
    await first.presses("Draw a card", old)
    for choice in choices(old):
        if choice.press.startswith("p:"):
            said = "the first tap counted" if choice == find(old, "Draw a card") else "earlier position"
            assert said in await first.presses_data(choice.press)
            assert "Chosen: forage" in text(first)
    assert (await playing_at(app)).match.entries == 1


async def test_a_typed_move_makes_the_buttons_of_an_open_panel_old(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    panel = first.seen[-1]
    await first.types("/move forage")
    entries = (await playing_at(app)).match.entries
    assert "earlier position" in await first.presses("End the turn", panel)
    assert (await playing_at(app)).match.entries == entries


async def test_the_buttons_of_a_turn_that_is_over_do_nothing(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    await first.presses("End the turn")
    done = find(first.seen[-1], "Done").press
    await first.presses_data(done)
    posts, entries = len(chat.posts), (await playing_at(app)).match.entries
    assert "the first tap counted" in await first.presses_data(done)
    assert "earlier position" in await first.presses_data(done.replace(":done", ":back"))
    assert (len(chat.posts), (await playing_at(app)).match.entries) == (posts, entries)


async def test_a_second_tap_on_reveal_is_told_that_the_first_counted_and_goes_on_from_there(
    app: App, chat: Chat
) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    await first.presses("Draw a card")
    reveal = find(first.seen[-1], "Reveal").press
    await first.presses_data(reveal)
    entries = (await playing_at(app)).match.entries
    assert "the first tap counted" in await first.presses_data(reveal)
    assert "2 points are left" in text(first)
    await first.presses("End the turn")
    assert "earlier position" in await first.presses_data(reveal), "much later it is just an old button"
    assert (await playing_at(app)).match.entries == entries


async def test_somebody_elses_buttons_do_nothing(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    eve = Person(app, "Eve")
    await first.types("/play")
    revision = (await panel_row(app)).revision
    for choice in choices(first.seen[-1]):
        if choice.press.startswith("p:"):
            for other in (second, eve):
                assert "for somebody else" in await other.presses_data(choice.press)
                assert other.seen[-1].picture is not None
            check_public(eve, (await playing_at(app)).match)
    assert (await panel_row(app)).revision == revision
    assert (await playing_at(app)).match.entries == 1


async def test_a_panel_survives_a_restart(tmp_path: Path) -> None:
    chat = Chat()
    async with open_app(tmp_path, chat=chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await first.types("/play")
        await first.presses("Draw a card")
        panel = first.seen[-1]
    async with open_app(tmp_path, chat=chat) as (app, _):
        first = Person(app, first.name)
        assert "Sent: forage" in await first.presses_data(find(panel, "Reveal").press)


async def test_the_panels_of_those_who_answer_together_do_not_disturb_each_other(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[0].types("/move shake")
    await people[1].types("/play")
    await people[2].types("/play")
    await people[1].presses("Hush")
    await people[1].presses("Done")
    await people[2].presses("Screech")
    assert "Chosen: screech" in text(people[2])
    await people[2].presses("Done")
    assert "Sent: screech" in text(people[2])


async def test_who_is_not_asked_gets_no_panel(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "not your turn" in await second.presses("Play", chat.last)
    assert "do not sit" in await Person(app, "Eve").presses("Play", chat.last)


async def test_the_panel_offers_the_board_as_text(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/play")
    panel = first.seen[-1]
    assert "Round 1 of 3" in await first.presses_data(press_of(panel, "text"))
    await first.presses("Draw a card", panel)
    assert "Chosen: forage" in text(first), "looking at the text makes no button old"


async def test_after_a_turn_the_next_table_that_waits_is_offered(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    older = (await playing_at(app)).table.name
    await first.types("/new toy practice")
    await first.presses("Start", chat.lobby)
    newer = (await playing_at(app)).table.name
    assert (await first.types(f"/move @{older} shake")).startswith("Sent")
    assert labels(first.seen[-1]) == [f"Next: Before the Frost · {newer}"]
    await first.presses(f"Next: Before the Frost · {newer}")
    assert f"Table {newer}, you play" in text(first)


async def test_how_a_notation_was_understood_is_said_where_it_is_not_what_was_typed(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "f is understood as forage." in await first.types("/move f")
    assert "understood" not in await first.types("/move  FORAGE")


async def test_a_number_that_was_read_as_a_sum_is_said_to_be_one(app: App, chat: Chat) -> None:
    first, second, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    state = (await playing_at(app)).match.state
    await set_position(app, with_player(state, state.top.seat, hand=(3, 4, 9)))
    said = await first.types("/move bid 7")
    assert "Sent: bid sum 7 (table " in said
    assert "bid 7 is understood as bid sum 7." in said
    assert "understood" not in await second.types("/move bid 9,3")


async def test_the_end_of_a_drafted_turn_goes_out_at_once(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await place_somewhere(first)
    await first.types("/move deploy 10 a5")
    answer = await first.presses("End the turn")
    assert answer.startswith("Sent: end"), answer


@pytest.mark.parametrize("typed", [True, False])
async def test_points_that_could_do_something_are_asked_about_once(app: App, chat: Chat, typed: bool) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await place_somewhere(first)
    await first.types("/move deploy 3 a5; end" if typed else "/move deploy 3 a5")
    if not typed:
        await first.presses("End the turn")
    assert "You still have 7 action points that you could use." in text(first)
    assert "nothing up to here can be undone" in text(first)
    assert len((await playing_at(app)).match.draft) == 2, "what stood before it is played"
    posts = len(chat.posts)
    answer = await (first.types("/move end") if typed else first.presses("Done"))
    assert answer.startswith("Sent: end"), answer
    assert len(chat.posts) == posts + 1


async def test_who_goes_on_after_the_question_is_asked_anew(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await place_somewhere(first)
    for answer in (await first.types("/move end"), await first.types("/move deploy 3 a5; end")):
        assert "that you could use" in answer
    assert (await playing_at(app)).match.draft


async def test_a_line_that_is_refused_is_refused_before_anything_is_asked(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    place = await place_somewhere(first)
    before = (await playing_at(app)).match
    assert "Nothing was changed" in await first.types("/move deploy 30 a5; end")
    assert "Nothing was changed" in await first.types(f"/move end; {place}")
    assert (await playing_at(app)).match == before
