"""From the lobby to the result on Telegram, by typing alone and by keyboards alone; updates come both ways."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

from bot.app.play import openness
from rules.core import library
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.bot.app.chat import is_taken
from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.tally import tally
from tests.bot.chat_telegram.world import Person, World, labels, lobby_of, open_world, steps
from tests.bot.counts import check_counts, hand_overs
from tests.bot.whole_games import PICTURES, SEED, whole_games


def in_a_group(world: World, *names: str) -> tuple[Chat, list[Person]]:
    people = [world.person(name) for name in names]
    return world.api.add_group(*(person.user for person in people)), people


async def sit_down_by_typing(world: World, group: Chat, game: str, people: list[Person]) -> list[Person]:
    """Returns the people in the order of their seats."""
    host, *others = people
    await host.types(f"/new {game} seats={len(people)}", group)
    for other in others:
        await other.types("/join", group)
    await host.types("/start", group)
    return await in_order(world, people)


async def sit_down_by_keyboards(world: World, group: Chat, game: str, people: list[Person]) -> list[Person]:
    """Returns the people in the order of their seats."""
    host, *others = people
    await host.types("/new", group)
    await host.presses(library.meta(game).title, group.latest, group)
    await host.presses("Options", lobby_of(group), group)
    await choose_seats(host, len(people))
    for other in others:
        await other.presses("Join", lobby_of(group), group)
    await world.delivered()
    assert f"({len(people)} of {len(people)};" in lobby_of(group).text
    await host.presses("Start", lobby_of(group), group)
    return await in_order(world, people)


async def choose_seats(host: Person, count: int) -> None:
    """Presses a number of seats; of two numbers, the button of the one that holds switches to the other."""
    shown = labels(host.last)
    if f"{count} seats" in shown:
        await host.presses(f"{count} seats")
    elif f"Seats: {count}" not in shown and f"✓ {count} seats" not in shown:
        await host.presses("Seats: ")


async def in_order(world: World, people: list[Person]) -> list[Person]:
    await world.delivered()
    names = (await world.playing()).names
    return [next(person for person in people if person.name == name) for name in names]


@whole_games("Telegram by typing")
async def test_by_typing_alone(game: str, tmp_path: Path) -> None:
    async with open_world(tmp_path, webhook=game == "toy") as world:
        group, people = in_a_group(world, "Ann", "Bob", "Cid")
        people = await sit_down_by_typing(world, group, game, people)
        luck, started = Random(SEED), len(world.api.calls)
        player = RandomPlayer(luck.randrange)
        while not (playing := await world.playing()).match.over:
            seat, line = choose_a_turn(player, playing.match)
            secret = openness.tells_secret(playing, seat, line)
            told = len(people[seat].private.posts)
            await people[seat].types(f"/move {line}", None if secret or luck.random() < 0.5 else group)
            answer = next(post for post in people[seat].private.posts[told:] if "It is your turn." not in post.text)
            if "Done" in labels(answer):
                await people[seat].presses("Done", answer)
            assert is_taken(answer.text), answer.text
        await world.delivered()
        check_counts(
            "Telegram by typing", game, tally(world.api, group, started, await hand_overs(world.app, playing.table.id))
        )
        assert "is over" in group.latest.text
        assert world.api.refusals == []


@whole_games("Telegram by buttons")
async def test_by_keyboards_alone(game: str, tmp_path: Path) -> None:
    async with open_world(tmp_path, webhook=game != "toy", pictures=PICTURES) as world:
        group, people = in_a_group(world, *("Ann", "Bob", "Cid")[: max(2, library.meta(game).seats[0])])
        people = await sit_down_by_keyboards(world, group, game, people)
        started = len(world.api.calls)
        await press_to_the_end(world, group, people)
        await world.delivered()
        check_counts(
            "Telegram by buttons",
            game,
            tally(world.api, group, started, await hand_overs(world.app, (await world.playing()).table.id)),
        )
        assert "is over" in group.latest.text
        for chat in world.api.chats.values():
            for shown in chat.messages.values():
                assert all(one != other for one, other in pairwise(shown.uploads)), "a picture that stays is sent once"
        assert world.api.refusals == []


def choose_a_turn(player: RandomPlayer, match: Match) -> tuple[Seat, str]:
    """Chooses what a seat does up to the next barrier, as one line that can be typed."""
    seat, action = player.choose(match)
    moved = matches.play(match, seat, action)
    notations = [match.game.format(action)]
    while not moved.barrier and seat in moved.match.awaited and len(notations) < 12:
        seat, action = player.choose(moved.match)
        notations.append(match.game.format(action))
        moved = matches.play(moved.match, seat, action)
    return seat, "; ".join(notations)


async def press_to_the_end(world: World, group: Chat, people: list[Person]) -> None:
    """Plays a whole game by the keyboards of panels, which the Play button under the board opens."""
    luck = Random(SEED)
    while not (match := (await world.playing()).match).over:
        person = people[luck.choice(match.awaited)]
        await world.delivered()
        await person.presses("Play", group.latest, group)
        panel = person.panel
        for _ in range(40):
            before = len(person.private.posts)
            offered = steps(panel)
            back = [button for button in offered if button["text"] in ("Back", "Undo", "Reset")]
            onward = [button for button in offered if button not in back]
            quick = [button for button in onward if button["text"].startswith(("Done", "End", "Pass"))]
            chosen = luck.choice(back if back and luck.random() < 0.1 else quick or onward)
            alert = await person.presses_button(chosen, panel)
            assert not alert, (alert, labels(panel))
            if not steps(panel):
                break
            assert len(person.private.posts) == before, "a panel is edited in place"
