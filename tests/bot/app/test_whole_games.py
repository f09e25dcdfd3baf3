"""Whole games from lobby to result: one typed, one pressed, with a look at every post on the way."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.app import App
from bot.app.play import turns
from bot.app.speech.text import as_plain
from rules.core import codec
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.bot.app.chat import Chat, Person, choices, labels, mentions, open_app, playing_at, seat_down

SEED = 21


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
        posts = list(self.chat.posts.values())[self.seen :]
        self.seen = len(self.chat.posts)
        asked = turns.asked_anew(before, self.match)
        told = 1 if self.match.over or (asked and self.match.base_last != before.base_last) else 0
        assert len(posts) == told, f"{len(posts)} posts after entry {self.match.entries - 1}"
        for post in posts:
            assert not self.match.draft
            picture = post.message.picture
            assert picture is not None
            assert bytes(picture.view) == codec.encode(self.match.game.view(self.match.base, None))
            assert mentions(post.message) == [self.people[seat].actor.user for seat in asked]
        return self.match


async def test_three_play_tikal_by_typing_from_lobby_to_result(tmp_path: Path) -> None:
    luck = Random(SEED)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid")
        match = (await playing_at(app)).match
        watch, player = Watch(app, chat, people, match), RandomPlayer(luck.randrange)
        steps = 0
        while not match.over:
            seat, action = player.choose(match)
            answer = await people[seat].types(f"/move {match.game.format(action)}")
            assert answer.startswith(("Played", "Sent")), answer
            if match.drafting == seat and luck.random() < 0.1:
                await people[seat].types("/undo")
            match = await watch.look()
            steps += 1
        assert steps > 100
        assert match.ended == ""
        assert "is over" in chat.said[-1]
        assert f"{people[0].name}: " in chat.said[-1]


async def test_two_play_the_toy_by_buttons_from_lobby_to_result(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        pressed = await press_to_the_end(app, chat, "toy", "Ann", "Bob")
        assert {"Done", "Back", "Undo", "Reset", "Draw a card", "Bid", "hazelnut", "oak"} <= pressed


async def test_three_play_magellan_by_buttons_from_lobby_to_result(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        await press_to_the_end(app, chat, "magellan", "Ann", "Bob", "Cid")


async def press_to_the_end(app: App, chat: Chat, game: str, *names: str) -> set[str]:
    """Plays a whole game by panels alone, looking at every post; returns the labels of what was pressed."""
    luck = Random(SEED)
    people = await seat_down(app, chat, game, *names)
    watch = Watch(app, chat, people, (await playing_at(app)).match)
    pressed: set[str] = set()
    while not watch.match.over:
        person = people[luck.choice(watch.match.awaited)]
        await person.presses("Play", chat.last)
        for _ in range(30):
            pressed.add(await press_something(person, luck))
            await watch.look()
            if not any(choice.press.startswith("p:") for choice in choices(person.seen[-1])):
                break
    assert watch.match.ended == ""
    assert "is over" in chat.said[-1]
    return pressed


async def press_something(person: Person, luck: Random) -> str:
    """Presses one of the buttons of a panel, now and then one that leads back; returns its label."""
    panel = person.seen[-1]
    offered = [choice for choice in choices(panel) if choice.press.startswith("p:")]
    back = [choice for choice in offered if choice.label in ("Back", "Undo", "Reset")]
    onward = [choice for choice in offered if choice not in back]
    chosen = luck.choice(back if back and luck.random() < 0.35 else onward)
    answer = await person.presses_data(chosen.press)
    assert "earlier position" not in answer, f"{chosen.label} of {labels(panel)} under {as_plain(panel.text)}"
    return chosen.label.partition(" · ")[0]
