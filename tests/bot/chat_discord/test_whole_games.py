"""Whole games from lobby to result, by slash commands alone and by the panel alone."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random

from PIL import Image

from bot.app import App
from rules.core import library
from rules.core.contract import GameError
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.bot.app.chat import is_taken
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import (
    Person,
    boards,
    can_press,
    playing_at,
    pressables,
    seat_down,
    server,
    table_at,
)
from tests.bot.chat_discord.tally import tally
from tests.bot.chat_discord.world import Posted
from tests.bot.counts import check_counts, hand_overs
from tests.bot.whole_games import PICTURES, SEED, whole_games

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eva", "Fay")


async def sit_down(world: Discord, app: App, game: str, *, typed: bool = False) -> list[Person]:
    """Lets as few people as can play a game sit down to it."""
    fewest = library.meta(game).seats[0]
    return await seat_down(world, app, game, *(Person(world, name) for name in NAMES[:fewest]), typed=typed)


def check_end(world: Discord, app: App) -> None:
    post = boards(world)[-1]
    assert "is over" in post.now.text
    (thread,) = world.threads()
    assert post.channel == thread.id
    assert not thread.archived, "it is put away a day later"


@whole_games("Discord by typing")
async def test_by_slash_commands_alone(tmp_path: Path, game: str) -> None:
    luck = Random(SEED)
    async with server(tmp_path) as (world, app):
        people = await sit_down(world, app, game, typed=True)
        match, player = (await playing_at(app)).match, RandomPlayer(luck.randrange)
        known = frozenset(world.messages)
        while not match.over:
            seat, notation = choose(match, player, luck)
            answer = await people[seat].types(f"/move {notation}")
            if match.game.forgone(match.state, seat, match.game.parse(notation, match.state, seat)):
                answer = await people[seat].types(f"/move {notation}")
            assert is_taken(answer), answer
            match = (await playing_at(app)).match
        await app.drain()
        check_counts("Discord by typing", game, tally(world, known, await hand_overs(app, (await table_at(app)).id)))
        check_end(world, app)


def choose(match: Match, player: RandomPlayer, luck: Random) -> tuple[int, str]:
    """Chooses at random, but often the shortest way to the end of a turn, as whole games are long."""
    seat = luck.choice(match.awaited)
    for notation in ("end", "pass"):
        with suppress(GameError):
            match.game.check(match.state, seat, match.game.parse(notation, match.state, seat))
            if luck.random() < 0.75:
                return seat, notation
    seat, action = player.choose(match)
    return seat, match.game.format(action)


@whole_games("Discord by buttons")
async def test_by_the_panel_alone(tmp_path: Path, game: str) -> None:
    world = await press_to_the_end(tmp_path, game)
    if PICTURES:
        check_pictures(boards(world))
    for posted in world.messages.values():
        assert all(one != other for one, other in pairwise(posted.uploads)), "a picture that stays is not sent again"
    assert all(file["description"] for post in boards(world) for file in post.now.files)


async def test_the_pictures_of_a_turn_tell_nothing_of_where_they_come_from(tmp_path: Path) -> None:
    async with server(tmp_path, draws=True) as (world, app):
        people = await sit_down(world, app, "toy")
        person = people[(await playing_at(app)).match.awaited[0]]
        await person.presses("Play", boards(world)[-1])
        check_pictures([*boards(world), person.answer])


def check_pictures(posts: Sequence[Posted]) -> None:
    pictures = [Image.open(BytesIO(data)) for post in posts for data in post.now.data]
    assert len(pictures) >= len(posts)
    for picture in pictures:
        assert picture.format in ("JPEG", "WEBP")
        assert not {"comment", "exif", "xmp"} & set(picture.info)


async def press_to_the_end(folder: Path, game: str) -> Discord:
    luck = Random(SEED)
    async with server(folder, draws=PICTURES) as (world, app):
        people = await sit_down(world, app, game)
        match = (await playing_at(app)).match
        known = frozenset(world.messages)
        while not match.over:
            await app.drain()
            person = people[luck.choice(match.awaited)]
            await person.presses("Play", boards(world)[-1])
            for _ in range(40):
                await press_something(person, luck)
                if not can_press(person.answer, "p"):
                    break
            match = (await playing_at(app)).match
        await app.drain()
        check_counts("Discord by buttons", game, tally(world, known, await hand_overs(app, (await table_at(app)).id)))
        check_end(world, app)
    return world


async def press_something(person: Person, luck: Random) -> None:
    """Presses one of the buttons of a panel, now and then one that leads back."""
    offered = [one for one in pressables(person.answer) if (one[2] or one[1]).startswith("p:")]
    back = [one for one in offered if one[0] in ("Back", "Undo", "Reset")]
    onward = [one for one in offered if one not in back]
    early = onward[-1:] if luck.random() < 0.75 else onward
    _, custom_id, value = luck.choice(back if back and luck.random() < 0.05 else early)
    said = await person.presses_data(person.answer, custom_id, value)
    assert "earlier position" not in said, said
