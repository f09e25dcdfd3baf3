"""Nobody sees on Telegram what is for somebody else alone, whatever is pressed, refused or undeliverable."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import telegram

from bot.app.commands import refusals
from bot.app.play import posts
from bot.app.speech.messages import Message, Part, Place, Reply
from bot.app.speech.pictures import Drawing
from bot.chat_telegram import answers, keyboards, markup, screen
from bot.chat_telegram.answers import Answers
from bot.chat_telegram.messenger import TelegramMessenger
from bot.chat_telegram.screen import Screen
from rules.core.play import RandomPlayer
from tests.bot.chat_telegram.eyes import Eyes, SecretOut, press_everything_of_others
from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.world import Person, World, draw_quickly, labels, open_world, seat_down, steps


async def sit_down(world: World, game: str) -> tuple[Chat, list[Person], Person]:
    """Seats three players in a forum, with an outsider looking on; Cid is one who never presses Start."""
    people = [world.person(name, started=name != "Cid") for name in ("Ann", "Bob", "Cid")]
    outsider = world.person("Eve")
    group = world.api.add_group(*(p.user for p in (*people, outsider)), forum=True, topics=True)
    return group, await seat_down(world, group, game, people), outsider


LOOKS = (
    "/hand",
    "/board",
    "/board nuts",
    "/score",
    "/legal",
    "/move buri",
    "/play",
    "/mygames",
    "/notes {secret}",
    "/worth",
)


@pytest.mark.parametrize("game", ["toy", "magellan"])
async def test_nobody_sees_what_is_for_another(game: str, world: World, caplog: pytest.LogCaptureFixture) -> None:
    eyes = Eyes(world, caplog)
    group, people, outsider = await sit_down(world, game)
    thread = next(iter(group.topics))
    luck = Random(7)
    player = RandomPlayer(luck.randrange)
    for _ in range(7):
        match = (await world.playing()).match
        seat, action = player.choose(match)
        where: dict[str, Any] = {} if people[seat].user.started and luck.random() < 0.5 else {"thread": thread}
        await people[seat].types(f"/move {match.game.format(action)}", group if where else None, **where)
        await world.app.list_tables()
        eyes.look()
        for person in (*people, outsider):
            await person.types(luck.choice(LOOKS), group if luck.random() < 0.5 else None)
            eyes.look()
        board = next(post for post in reversed(group.posts) if "Play" in labels(post))
        for label in ("What happened", "Board as text", "Score", "Play"):
            await luck.choice([*people, outsider]).presses(label, board, group)
            eyes.look()
        if luck.random() < 0.4:
            await press_everything_of_others([*people, outsider], board)
            eyes.look()
    assert eyes.secrets and len(set(eyes.secrets.values())) == 4


async def test_a_secret_that_cannot_be_delivered_is_not_shown_to_the_group(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    eyes = Eyes(world, caplog)
    group, people, _ = await sit_down(world, "toy")
    for person in people:
        person.user.started = False
    before = len(group.posts)
    for person in people:
        for line in LOOKS:
            await person.types(line, group)
    eyes.look()
    told = group.posts[before:]
    assert len(told) == len(people) * len(LOOKS), "each is answered"
    assert sum("press the button" in post.text for post in told) == len(people)


async def test_old_buttons_of_others_do_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    eyes = Eyes(world, caplog)
    group, people, outsider = await sit_down(world, "magellan")
    board = group.posts[-1]
    awaited = people[(await world.playing()).match.awaited[0]]
    awaited.user.started = True
    await awaited.presses("Play", board, group)
    old = steps(awaited.panel)
    before = (await world.playing()).match
    for button in old:
        for other in (outsider, *(person for person in people if person is not awaited)):
            query = await other.sends(button["callback_data"], board)
            assert "somebody else" in query.answered.result()["text"]
            eyes.look()
    assert (await world.playing()).match == before


# ---------------------------------------------------------------------- planted leaks

Plant = Callable[[World, Eyes, pytest.MonkeyPatch], None]


def in_a_caption(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(screen, "markup", lambda text, most, to: f"{markup.markup(text, most - 20, to)} {eyes.latest}")


def on_a_button(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = keyboards.shortened
    patch.setattr(keyboards, "shortened", lambda text, most: original(f"{text} {eyes.latest}", most))


def in_a_menu(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = keyboards._buttons

    def leaky(section: keyboards.Section) -> list[telegram.InlineKeyboardButton]:
        return [
            telegram.InlineKeyboardButton(f"{shown.text} {eyes.latest}", callback_data=shown.callback_data)
            for shown in original(section)
        ]

    patch.setattr(keyboards, "_buttons", leaky)


def in_an_error_text(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = refusals.trouble

    def leaky(words: Any, error: Any) -> Reply:
        told = original(words, error)
        assert told.message is not None
        said = msgspec.structs.replace(told.message, text=(*told.message.text, Part(eyes.latest)))
        return msgspec.structs.replace(told, message=said)

    patch.setattr(refusals, "trouble", leaky)


def in_the_list_of_commands(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = Answers.whisper

    async def leaky(self: Answers, user: int, message: Message, words: Any) -> bool:
        await self._bot.set_my_commands([telegram.BotCommand("hand", f"you hold {eyes.latest}")])
        return await original(self, user, message, words)

    patch.setattr(Answers, "whisper", leaky)


def in_callback_data(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = keyboards._shown

    def leaky(button: Any, **how: Any) -> telegram.InlineKeyboardButton:
        shown = original(button, **how)
        return telegram.InlineKeyboardButton(shown.text, callback_data=f"board:{eyes.latest}")

    patch.setattr(keyboards, "_shown", leaky)


def in_an_address(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keyboards, "address_of", lambda name, payload="": f"https://t.me/{name}?start={eyes.latest}")


def in_an_earlier_version(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = Screen.send

    async def leaky(self: Screen, chat: Any, message: Message, words: Any, **how: Any) -> telegram.Message:
        sent = await original(self, chat, message, words, **how)
        if int(chat) < 0 and sent.photo:
            await self._bot.edit_message_caption(chat, sent.message_id, caption=eyes.latest)
            await self._bot.edit_message_caption(chat, sent.message_id, caption="how it stands")
        return sent

    patch.setattr(Screen, "send", leaky)


def in_the_picture(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    async def leaky(picture: Any, *_: Any, **__: Any) -> Drawing:
        return await draw_quickly(msgspec.structs.replace(picture, name=eyes.latest))

    patch.setattr(world.app, "draw", leaky)


def in_a_file_name(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(screen, "_name", lambda drawing: f"{eyes.latest}.png")


def in_the_title_of_a_topic(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = TelegramMessenger.open_thread

    async def leaky(self: TelegramMessenger, place: Place, title: str, key: str, under: str) -> Place:
        return await original(self, place, f"{title} {eyes.latest}", key, under)

    patch.setattr(TelegramMessenger, "open_thread", leaky)


def in_an_alert(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def leaky(message: Message) -> str:
        said.append(markup.headline(message))
        return next((line for line in said if "zz" in line), said[0])

    patch.setattr(answers, "headline", leaky)


def in_the_log(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = Answers.whisper

    async def leaky(self: Answers, user: int, message: Message, words: Any) -> bool:
        logging.getLogger("telegram").info("%s", message.text)
        return await original(self, user, message, words)

    patch.setattr(Answers, "whisper", leaky)


def by_falling_back_to_the_group(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    async def leaky(self: Answers, typed: telegram.Message, user: telegram.User, words: Any) -> None:
        await self._bot.send_message(typed.chat.id, eyes.latest)

    patch.setattr(Answers, "_ask_to_start", leaky)


def by_writing_to_another_one(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = Answers.whisper
    first: list[int] = []

    async def leaky(self: Answers, user: int, message: Message, words: Any) -> bool:
        first.append(user)
        return await original(self, first[0], message, words)

    patch.setattr(Answers, "whisper", leaky)


def with_a_picture_for_one_seat(world: World, eyes: Eyes, patch: pytest.MonkeyPatch) -> None:
    original = posts.picture
    patch.setattr(posts, "picture", lambda playing, words, seat, **how: original(playing, words, 0, **how))


# Telegram knows no alternative texts; its menus are buttons, and what it completes is the list of commands.
LEAKS: tuple[Plant, ...] = (
    in_a_caption,
    on_a_button,
    in_a_menu,
    in_an_error_text,
    in_the_list_of_commands,
    in_callback_data,
    in_an_address,
    in_an_earlier_version,
    in_the_picture,
    in_a_file_name,
    in_the_title_of_a_topic,
    in_an_alert,
    in_the_log,
    by_falling_back_to_the_group,
    by_writing_to_another_one,
    with_a_picture_for_one_seat,
)


async def do_a_bit_of_everything(world: World, eyes: Eyes, plant: Callable[[], None] = lambda: None) -> None:
    """Plays and looks around, so that every way is taken in which something could get out; plants a leak on the way."""
    group, people, outsider = await sit_down(world, "toy")
    for person in people:
        await person.types("/hand", group)
    plant()
    host, guest = (person for person in people if person.user.started)
    await host.types("/new toy seats=2", group)
    table = (await world.tables())[-1]
    await guest.sends(f"join:{table.id}", group.posts[0])
    await host.sends(f"start:{table.id}", group.posts[0])
    await world.delivered()
    board = group.posts[-1]
    for person in (host, guest, outsider):
        await person.types(f"/hand @{table.id}", group)
        await person.types("/move buri", group)
        await person.opens(f"https://t.me/longtable_bot?start=play_{table.id}")
        await person.opens(f"https://t.me/longtable_bot?start=file_{table.id}")
        await person.sends(f"p:{table.id}:7:0:done", board)
    unreachable = next(person for person in people if not person.user.started)
    group.members[host.user.id] = "administrator"
    await host.types("/settings", group)
    for line in ("/hand", "/start"):
        await unreachable.types(line, group)


async def test_without_a_leak_nothing_is_found(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with open_world(tmp_path) as world:
        eyes = Eyes(world, caplog)
        eyes.keep_looking()
        await do_a_bit_of_everything(world, eyes)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_planted_leak_is_found(
    leak: Plant,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    trouble_is_expected: None,
) -> None:
    caplog.set_level(logging.INFO)
    async with open_world(tmp_path) as world:
        eyes = Eyes(world, caplog)
        eyes.keep_looking()
        with pytest.raises(SecretOut):
            await do_a_bit_of_everything(world, eyes, lambda: leak(world, eyes, monkeypatch))
