"""Nobody sees what is hidden: a game of three players under the eyes of an outsider, and leaks planted on purpose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app.panels.choosing import Choosing, Offer
from bot.app.play import attempts, calls, posts, tables, turns, votes
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.messages import Button
from rules.core import match as matches
from rules.core.contract import Token
from rules.core.match import Match
from tests.bot.app.chat import Person, is_taken, open_app, playing_at, seat_down, table_at
from tests.bot.app.eyes import SECRET_WORDS, Eyes, SecretOut
from tests.bot.app.outside import Hours
from tests.bot.app.searchers import InPlace

SCRIPT = """
    0 bury
    0 /undo
    0 bury
    0 /play
    1 /verify
    0 forage
    0 end
    1 shake
    0 screech
    1 bury
    1 end
    2 end
    2 /orders upto 1
    2 /orders quiet
    0 bid one
    1 bid all
    0 pass
    2 sleep oak
    0 sleep pine
    1 sleep oak
    1 forage
"""
"""A round of the toy and a little of the next: who, and what. What is buried is the best card of a hand."""


GOING_BACK = """
    0 bury
    0 end
    1 bury
    0 /rewind 0
    1 agrees
    2 agrees
    0 forage
    1 /vote end
    2 agrees
"""
"""Two cards are buried, one for good and one in a draft, and the table goes back to before either."""


async def step(people: list[Person], seat: int, what: str, match: Match) -> None:
    if what == "agrees":
        app = people[seat].app
        async with app.store.read() as tx:
            vote = await votes.of(tx, (await table_at(app)).id)
        assert vote is not None
        assert await people[seat].presses_data(presses.make("vote", (await table_at(app)).id, vote.stamp, "yes"))
        return
    if what.startswith("/"):
        assert await people[seat].types(what)
        return
    hand = match.state.players[seat].hand
    what = {"bury": f"bury {hand[-1:]}", "bid one": f"bid {hand[:1]}", "bid all": f"bid {hand}"}.get(what, what)
    what = what.translate(str.maketrans("", "", "(),'"))
    answer = await people[seat].types(f"/move {what}")
    assert is_taken(answer), answer


def check_log(caplog: pytest.LogCaptureFixture, match: Match) -> None:
    logged = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    for secret in (match.header.secret, match.base.salt, *SECRET_WORDS):
        if secret in logged:
            raise SecretOut(f"the log of the bot holds {secret}")


async def play_under_watch(folder: Path, caplog: pytest.LogCaptureFixture, script: str) -> None:
    """Plays the script with a look at everything everybody sees after every step; raises `SecretOut`."""
    caplog.set_level(logging.DEBUG)
    async with open_app(folder, Hours()) as (app, chat):
        chat.lists = True
        people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
        eyes = Eyes(app, chat, people)
        for line in script.strip().split("\n"):
            seat, _, what = line.strip().partition(" ")
            match = (await playing_at(app)).match
            await step(people, int(seat), what, match)
            await app.list_tables()
            check_log(caplog, match)
            await eyes.look()


async def test_nobody_sees_what_he_must_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await play_under_watch(tmp_path, caplog, SCRIPT)


async def test_nobody_sees_what_he_must_not_when_the_table_goes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await play_under_watch(tmp_path, caplog, GOING_BACK)


async def test_nobody_sees_what_a_bot_holds_buries_or_thinks(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    searcher = InPlace()
    searcher.level, searcher.singly = "fair", True
    searcher.free.clear()
    async with open_app(tmp_path, Hours(), searcher=searcher) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=3 bots=2")
        await ann.types("/start")
        people = [ann if name == "Ann" else Person(app, name) for name in (await playing_at(app)).names]
        eyes = Eyes(app, chat, people)
        for _ in range(12):
            match = (await playing_at(app)).match
            if (seat := people.index(ann)) in match.awaited:
                await ann.types(f"/move {match.game.format(match.game.default(match.state, seat))}")
            else:
                searcher.free.set()
                while (await playing_at(app)).match.entries == match.entries:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.005)
            await app.drain()
            check_log(caplog, match)
            await eyes.look()
        buried = (await playing_at(app)).match.state.players
        assert any(player.buried for player in buried), "there is something to be hidden"


Plant = Callable[[pytest.MonkeyPatch], None]


def events_are_told_as_they_are(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(posts, "show", lambda match, events, seat: tuple(events))


def onlookers_see_with_the_eyes_of_the_first_seat(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Match, "view", lambda match, seat: match.game.view(match.state_for(seat), seat or 0))


def everybody_looks_with_the_eyes_of_the_first_seat(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Playing, "eye_of", lambda playing, member: 0)


def everybody_moves_for_whoever_is_awaited(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Playing, "seat_to_move", lambda playing, member: playing.match.awaited[0])


def everybody_sees_drafts(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Match, "state_for", lambda match, seat: match.state)


def the_score_is_told_as_its_owner_knows_it(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(matches, "scores", lambda match, seat: match.game.scores(match.state, match.awaited[0]))


def moves_are_logged(plant: pytest.MonkeyPatch) -> None:
    play = attempts.play_each

    def logged(*args: Any) -> Any:
        logging.getLogger("bot.app").debug("playing %s", args[2])
        return play(*args)

    plant.setattr(attempts, "play_each", logged)


def the_secret_of_all_luck_is_logged(plant: pytest.MonkeyPatch) -> None:
    restored = tables.restored

    async def logged(*args: Any) -> Match:
        match = await restored(*args)
        logging.getLogger("rules").info("restored %s", match.header)
        return match

    plant.setattr(tables, "restored", logged)


def a_button_of_a_post_tells_the_hand(plant: pytest.MonkeyPatch) -> None:
    async def leaky(tx: Any, playing: Playing, *args: Any, **more: Any) -> Any:
        message = await original(tx, playing, *args, **more)
        hand = playing.match.state.players[0].hand
        first, *others = message.buttons
        leak = Button(presses.make("hand", *hand), "Hand")
        return type(message)(message.text, message.picture, message.alt, ((*first[1:], leak), *others))

    original = calls.hand_over
    plant.setattr(calls, "hand_over", leaky)


def a_post_tells_the_notation(plant: pytest.MonkeyPatch) -> None:
    original = turns.record

    async def leaky(tx: Any, playing: Playing, moved: Any, now: float, opening: str = "") -> Any:
        return await original(
            tx, playing, moved, now, "; ".join(entry.action for entry in (*playing.match.draft, *moved.entries))
        )

    plant.setattr(turns, "record", leaky)


def an_onlooker_may_press_the_buttons_of_a_panel(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Playing, "seats_of", lambda playing, member: tuple(range(3)))


def a_panel_offers_the_cards_of_all(plant: pytest.MonkeyPatch) -> None:
    offered = Choosing.offered

    def leaky(choosing: Choosing, state: Any) -> Any:
        own = offered(choosing, state)
        hands = [card for player in choosing.state.players for card in player.hand]
        return [*own, *(Offer(Token(card)) for card in hands)] if own else own

    plant.setattr(Choosing, "offered", leaky)


@pytest.mark.parametrize(
    "plant",
    [
        events_are_told_as_they_are,
        onlookers_see_with_the_eyes_of_the_first_seat,
        everybody_looks_with_the_eyes_of_the_first_seat,
        everybody_moves_for_whoever_is_awaited,
        everybody_sees_drafts,
        the_score_is_told_as_its_owner_knows_it,
        moves_are_logged,
        the_secret_of_all_luck_is_logged,
        a_button_of_a_post_tells_the_hand,
        a_post_tells_the_notation,
        an_onlooker_may_press_the_buttons_of_a_panel,
        a_panel_offers_the_cards_of_all,
    ],
)
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    plant: Plant,
    trouble_is_expected: None,
) -> None:
    plant(monkeypatch)
    with pytest.raises(SecretOut):
        await play_under_watch(tmp_path, caplog, "0 bury\n0 end")
