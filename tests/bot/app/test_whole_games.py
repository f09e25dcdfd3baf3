"""Whole games from lobby to result, typed by three or pressed by as few as can play; every post is looked at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.app import App
from bot.app.play import stretches
from bot.app.play.tables import stored_log
from bot.app.speech.text import as_plain
from rules.core import codec, library
from rules.core.contract import Seat
from rules.core.match import Match, asked_anew, scores
from rules.core.play import RandomPlayer
from tests.bot.app.chat import (
    Chat,
    Person,
    choices,
    is_taken,
    labels,
    mentions,
    open_app,
    playing_at,
    seat_down,
    table_at,
)
from tests.bot.whole_games import EVERY, SEED, whole_games
from tests.postgresql import database

READY = ("Done", "Reveal", "End the turn", "Pass")
"""What ends a turn, so that a game in which much can be done again and again does not last for ever."""
NAMES = ("Ann", "Bob", "Cid", "Dan")


class Watch:
    """Looks, after every step, at what has been posted by it."""

    def __init__(self, app: App, chat: Chat, people: list[Person], match: Match) -> None:
        self.app = app
        self.chat = chat
        self.people = people
        self.match = match
        self.seen = len(chat.posts)

    async def look(self) -> Match:
        """Checks the posts of the last step and returns the match as it stands."""
        before, self.match = self.match, (await playing_at(self.app)).match
        posts = [post for post in list(self.chat.posts.values())[self.seen :] if not post.replaces.startswith("lobby-")]
        self.seen = len(self.chat.posts)
        asked = asked_anew(before, self.match)
        told = 1 if self.match.over or (asked and self.match.base_last != before.base_last) else 0
        assert len(posts) == told, f"{len(posts)} posts after entry {self.match.entries - 1}"
        for post in posts:
            assert not self.match.draft
            picture = post.message.picture
            assert (picture is None) == (not self.match.over and stretches.in_one_auction(before, self.match))
            shown = codec.encode(self.match.game.view(self.match.base, None))
            assert picture is None or bytes(picture.view) == shown
            called = range(len(self.people)) if self.match.over else set(asked) - await self.here(before)
            assert sorted(mentions(post.message)) == sorted(self.people[seat].actor.user for seat in called)
        return self.match

    async def here(self, before: Match) -> set[Seat]:
        """Returns the seats that have acted since a position: they are not called to what they are asked next."""
        async with self.app.store.read() as tx:
            log = await stored_log(tx, (await table_at(self.app)).id)
        return {entry.seat for entry in log if entry.n >= before.entries and entry.by == "player"}


async def sit_down(app: App, chat: Chat, game: str, seats: int) -> Watch:
    people = await seat_down(app, chat, game, *NAMES[:seats])
    return Watch(app, chat, people, (await playing_at(app)).match)


def check_end(watch: Watch) -> None:
    assert watch.match.ended == ""
    over, won, *_ = watch.chat.said[-1].splitlines()
    winners = [watch.people[score.seat].name for score in scores(watch.match, None) if score.place == 1]
    assert "is over" in over
    assert all(name in won for name in winners)


@whole_games("memory by typing")
async def test_typed_from_lobby_to_result(tmp_path: Path, game: str) -> None:
    await type_to_the_end(tmp_path, game)


@pytest.mark.parametrize("game", ["toy", "magellan"])
async def test_typed_from_lobby_to_result_where_a_server_has_it(tmp_path: Path, game: str) -> None:
    with database() as server:
        await type_to_the_end(tmp_path, game, server)


async def type_to_the_end(folder: Path, game: str, server: str = "") -> None:
    luck = Random(SEED)
    async with open_app(folder, database=server) as (app, chat):
        watch, player = await sit_down(app, chat, game, 3), RandomPlayer(luck.randrange)
        while not (match := watch.match).over:
            seat, action = player.choose(match)
            line = f"/move {match.game.format(action)}"
            answer = await watch.people[seat].types(line)
            if match.game.forgone(match.state, seat, action):
                answer = await watch.people[seat].types(line)
            assert is_taken(answer), answer
            if match.drafting == seat and luck.random() < 0.1:
                await watch.people[seat].types("/undo")
            await watch.look()
        check_end(watch)


@whole_games("memory by buttons")
async def test_pressed_from_lobby_to_result(tmp_path: Path, game: str) -> None:
    pressed = await press_to_the_end(tmp_path, game)
    if game == "toy":
        assert {"Draw a card", "Bid", "oak"} <= pressed
    if game == "toy" and not EVERY:  # other luck may leave one of them out, and a game may have nothing to take back
        assert {"Done", "Back", "Undo", "Reset"} <= pressed


async def test_pressed_from_lobby_to_result_where_a_server_has_it(tmp_path: Path) -> None:
    with database() as server:
        assert {"Draw a card", "Bid", "oak"} <= await press_to_the_end(tmp_path, "toy", server)


async def press_to_the_end(folder: Path, game: str, server: str = "") -> set[str]:
    """Plays a whole game by buttons alone; returns the labels of those that were pressed."""
    luck, pressed = Random(SEED), set[str]()
    async with open_app(folder, database=server) as (app, chat):
        watch = await sit_down(app, chat, game, library.meta(game).seats[0])
        while not watch.match.over:
            person = watch.people[luck.choice(watch.match.awaited)]
            await person.presses("Play", chat.last)
            for _ in range(30):
                pressed.add(await press_something(person, luck, hurries=game != "toy"))
                await watch.look()
                if not any(choice.press.startswith("p:") for choice in choices(person.seen[-1])):
                    break
        check_end(watch)
    return pressed


async def press_something(person: Person, luck: Random, *, hurries: bool) -> str:
    """Presses one of the buttons of a panel, often one that leads back or to the end of a turn; returns its label."""
    panel = person.seen[-1]
    offered = [choice for choice in choices(panel) if choice.press.startswith("p:")]
    back = [choice for choice in offered if choice.label in ("Back", "Undo", "Reset")]
    onward = [choice for choice in offered if choice not in back]
    ready = [choice for choice in onward if choice.label.startswith(READY)]
    early = ready if ready and hurries and luck.random() < 0.6 else onward
    chosen = luck.choice(back if back and luck.random() < (0.2 if hurries else 0.5) else early)
    answer = await person.presses_data(chosen.press)
    assert "earlier position" not in answer, f"{chosen.label} of {labels(panel)} under {as_plain(panel.text)}"
    return chosen.label.partition(" · ")[0]
