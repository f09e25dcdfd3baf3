"""Nobody sees on Discord what is hidden from them: three players and an outsider, and leaks planted on purpose."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image

from bot.app.port import Completed
from bot.app.speech.messages import Button, Choice, Command, Menu, Message, Part, Post, Reply, Typing
from bot.app.speech.pictures import Drawing
from bot.chat_discord import answers, bodies
from bot.chat_discord.messenger import DiscordMessenger
from rules.core import codec
from tests.bot.app import test_secrecy
from tests.bot.app.chat import is_taken
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, boards, can_press, playing_at, seat_down, server
from tests.bot.chat_discord.watch import SECRETS, MarkedApp, SecretOut, Watch
from tests.bot.chat_discord.world import Posted

SCRIPT = test_secrecy.SCRIPT
SHORT = "0 bury\n0 /play\n0 end"
WORD = SECRETS["Ann"]


async def play_under_watch(folder: Path, caplog: pytest.LogCaptureFixture, script: str) -> None:
    """Plays a script with a look at everything everybody can see after every step; raises `SecretOut`.

    In the end everybody presses every button that anybody has ever had.
    """
    async with server(folder, make=MarkedApp) as (world, app):
        watch, eve = Watch(world, caplog), Person(world, "Eve")
        people = await seat_down(world, app, "toy", *(Person(world, name) for name in ("Ann", "Bob", "Cid")))
        everybody, old = [*people, eve], {person.name: list[tuple[str, str]]() for person in (*people, eve)}
        seen = 0
        for number, line in enumerate(script.strip().split("\n")):
            seat, _, what = line.strip().partition(" ")
            await step(people[int(seat)], what, (await playing_at(app)).match.state.players[int(seat)].hand)
            await app.drain()
            await app.list_tables()
            watch.look()
            acting, other = people[int(seat)], everybody[number % len(everybody)]
            for person in dict.fromkeys((acting, other, eve)):
                await pry(world, person, old, acting)
            await app.drain()
            watch.look()
            check_pictures(posts := world.posts(), seen, (await playing_at(app)).match)
            seen = len(posts)
        before = (await playing_at(app)).match
        for person in everybody:
            await press_everything(world, person, old)
            watch.look()
        assert (await playing_at(app)).match == before


async def step(person: Person, what: str, hand: tuple[str, ...]) -> None:
    if what.startswith("/"):
        assert await person.types(what)
        return
    what = {"bury": f"bury {hand[-1:]}", "bid one": f"bid {hand[:1]}", "bid all": f"bid {hand}"}.get(what, what)
    answer = await person.types(f"/move {what.translate(str.maketrans('', '', '(),'))}".replace("'", ""))
    assert is_taken(answer), answer


async def pry(world: Discord, person: Person, old: dict[str, list[tuple[str, str]]], acting: Person) -> None:
    """Lets somebody look at all there is, and press what belongs to whoever has acted."""
    board = boards(world)[-1]
    await person.types("/hand")
    await person.completes("/move b")
    await person.completes("/log ", "entry")
    await person.presses("What happened", board)
    for custom_id, value in old[acting.name][-1:] if person is not acting else ():
        await person.presses_data(board, custom_id, value)
    await person.presses("Play", board)
    old[person.name] += [press for press in can_press(person.answer, "p") if press not in old[person.name]]


async def press_everything(world: Discord, person: Person, old: dict[str, list[tuple[str, str]]]) -> None:
    """Presses once each all that has ever been under a post, and what others had in their panels, a choice of each."""
    board = boards(world)[-1]
    posted = {
        component["custom_id"]: ""
        for post in world.posts()
        for version in post.versions
        for component in version.components
    }
    panels = [press for name, presses in old.items() if name != person.name for press in presses]
    alike = {re.sub(r":\d+$", "", value or custom_id): (custom_id, value) for custom_id, value in panels}
    for custom_id, value in (*posted.items(), *alike.values()):
        await person.presses_data(board, custom_id, value)


def check_pictures(posts: list[Posted], seen: int, match: Any) -> None:
    """Looks into the new pictures: what is shown to everybody is drawn from what everybody may know."""
    public = codec.encode(match.game.view(match.base, None))
    own = [codec.encode(match.view(seat)) for seat in range(3)]
    for post in posts[seen:]:
        for data in post.now.data:
            if any(view in data for view in own if view != public):
                raise SecretOut("a picture for everybody shows a hand")


async def test_nobody_sees_what_he_must_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await play_under_watch(tmp_path, caplog, SCRIPT)


# ---------------------------------------------------------------------- leaks, one for each channel

Plant = Callable[[pytest.MonkeyPatch], None]
Ways = tuple[tuple[str, str], ...]


def in_posts(plant: pytest.MonkeyPatch, change: Callable[[Message], Message]) -> None:
    """Lets every post be changed before it is delivered."""
    deliver = DiscordMessenger.deliver

    async def leaky(self: DiscordMessenger, post: Post) -> str:
        return await deliver(self, msgspec.structs.replace(post, message=change(post.message)))

    plant.setattr(DiscordMessenger, "deliver", leaky)


def a_caption(plant: pytest.MonkeyPatch) -> None:
    in_posts(plant, lambda message: msgspec.structs.replace(message, text=(*message.text, Part(WORD))))


def an_alternative_text(plant: pytest.MonkeyPatch) -> None:
    in_posts(plant, lambda message: msgspec.structs.replace(message, alt=f"{message.alt} {WORD}"))


def the_label_of_a_button(plant: pytest.MonkeyPatch) -> None:
    in_posts(plant, lambda message: msgspec.structs.replace(message, buttons=(*message.buttons, (Button("x", WORD),))))


def the_label_of_a_choice(plant: pytest.MonkeyPatch) -> None:
    in_posts(plant, lambda message: msgspec.structs.replace(message, menus=(Menu("?", (Choice("x", WORD),)),)))


def the_custom_id_of_a_button(plant: pytest.MonkeyPatch) -> None:
    in_posts(plant, lambda message: msgspec.structs.replace(message, buttons=(*message.buttons, (Button(WORD, "x"),))))


def the_value_of_a_choice_for_its_owner_alone(plant: pytest.MonkeyPatch) -> None:
    select = bodies._select

    def leaky(menu: Menu, row: int) -> Any:
        return select(Menu(menu.title, (*menu.choices[:24], Choice(WORD, "x"))), row)

    plant.setattr(bodies, "_select", leaky)
    in_posts(plant, lambda message: msgspec.structs.replace(message, menus=(Menu("?", (Choice("y", "y"),)),)))


def a_completion(plant: pytest.MonkeyPatch) -> None:
    in_completions(plant, lambda ways: (*ways[:20], (WORD, "")))


def what_a_completion_stands_for(plant: pytest.MonkeyPatch) -> None:
    in_completions(plant, lambda ways: tuple((way, WORD) for way, _ in ways))


def in_completions(plant: pytest.MonkeyPatch, change: Callable[[Ways], Ways]) -> None:
    """Lets all that a field offers be changed."""
    complete = MarkedApp.complete

    async def leaky(self: MarkedApp, typing: Typing) -> Completed:
        return Completed(ways=change((await complete(self, typing)).ways))

    plant.setattr(MarkedApp, "complete", leaky)


def an_earlier_version_of_an_edited_message(plant: pytest.MonkeyPatch) -> None:
    deliver = DiscordMessenger.deliver

    async def leaky(self: DiscordMessenger, post: Post) -> str:
        hasty = msgspec.structs.replace(post.message, text=(Part(WORD),))
        reference = await deliver(self, msgspec.structs.replace(post, message=hasty))
        return await deliver(self, msgspec.structs.replace(post, replaces=reference))

    plant.setattr(DiscordMessenger, "deliver", leaky)


def the_metadata_of_a_picture(plant: pytest.MonkeyPatch) -> None:
    async def leaky(*_: Any) -> Drawing:
        data = BytesIO()
        Image.new("RGB", (8, 8)).save(data, "JPEG", comment=WORD)
        return Drawing(data.getvalue(), "image/jpeg")

    plant.setattr(bodies, "_drawn", leaky)


def an_error_text(plant: pytest.MonkeyPatch) -> None:
    press = MarkedApp.press

    async def leaky(self: MarkedApp, press_: Any) -> Reply:
        reply = await press(self, press_)
        assert reply.message is not None
        return msgspec.structs.replace(
            reply, message=msgspec.structs.replace(reply.message, text=(Part(f"Not yours: {WORD}"),))
        )

    plant.setattr(MarkedApp, "press", leaky)


def a_file_name(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(bodies, "ENDINGS", {"image/jpeg": "jpg"})
    file = discord.File

    def leaky(data: Any, *, filename: str, description: str) -> discord.File:
        return file(data, filename=f"{WORD}.jpg", description=description)

    plant.setattr(bodies.discord, "File", leaky)


def the_title_of_a_thread(plant: pytest.MonkeyPatch) -> None:
    open_thread = DiscordMessenger._open

    async def leaky(self: DiscordMessenger, message: Any, title: str, key: str) -> bool:
        return await open_thread(self, message, f"{title[:80]} {WORD}", key)

    plant.setattr(DiscordMessenger, "_open", leaky)


def the_log(plant: pytest.MonkeyPatch) -> None:
    send = answers._send

    async def leaky(app: Any, interaction: Any, reply: Reply, mentions: Any) -> None:
        logging.getLogger("bot.chat_discord").debug("answering %s", reply.message)
        await send(app, interaction, reply, mentions)

    plant.setattr(answers, "_send", leaky)


def a_first_acknowledgement_that_is_public(plant: pytest.MonkeyPatch) -> None:
    async def leaky(interaction: Any) -> bool:
        await interaction.response.defer(ephemeral=False, thinking=True)
        return True

    plant.setattr(answers, "_acknowledge", leaky)
    plant.setattr(Person, "_take", lambda self, original: original.now.text)


def a_follow_up_that_is_public(plant: pytest.MonkeyPatch) -> None:
    async def leaky(app: Any, interaction: Any, reply: Reply, mentions: Any) -> None:
        assert reply.message is not None
        await interaction.edit_original_response(**(await bodies.body(reply.message, app.draw, mentions)).to_edit())
        await interaction.followup.send(**(await bodies.body(reply.message, app.draw, mentions)).to_send())

    plant.setattr(answers, "_send", leaky)
    plant.setattr(Person, "_take", lambda self, original: setattr(self, "last", original) or original.now.text)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (a_caption, "the text"),
        (an_alternative_text, "the description of a picture"),
        (the_label_of_a_button, "the label of a button"),
        (the_label_of_a_choice, "the label of a choice"),
        (the_custom_id_of_a_button, "a custom id"),
        (the_value_of_a_choice_for_its_owner_alone, "the value of a choice"),
        (a_completion, "a completion"),
        (what_a_completion_stands_for, "a completion"),
        (an_earlier_version_of_an_edited_message, "the text of an earlier version"),
        (the_metadata_of_a_picture, "a picture"),
        (an_error_text, "the text"),
        (a_file_name, "a file name"),
        (the_title_of_a_thread, "the title of a thread"),
        (the_log, "the log"),
        (a_first_acknowledgement_that_is_public, "the text"),
        (a_follow_up_that_is_public, "the text"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    plant: Plant,
    found: str,
    trouble_is_expected: None,
) -> None:
    plant(monkeypatch)
    with pytest.raises(SecretOut, match=rf"^(\w+ sees in )?{found}( of an earlier version)?: {WORD}$"):
        await play_under_watch(tmp_path, caplog, SHORT)


# ---------------------------------------------------------------------- where an answer cannot be delivered


async def never_answered(world: Discord, caplog: pytest.LogCaptureFixture, person: Person) -> None:
    """Lets somebody ask for a secret, and waits until the bot has given up showing it."""
    caplog.clear()
    asking = asyncio.create_task(person.types("/hand"))
    await world.until(lambda: "an answer could not be shown" in caplog.text)
    asking.cancel()


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (403, 50007), (400, 50035)])
async def test_an_answer_that_cannot_be_delivered_is_shown_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble_is_expected: None, status: int, code: int
) -> None:
    async with server(tmp_path, make=MarkedApp) as (world, app):
        watch = Watch(world, caplog)
        people = await seat_down(world, app, "toy", *(Person(world, name) for name in ("Ann", "Bob", "Cid")))
        for person in people:
            person.user.closed = True
            world.fail("PATCH", "/webhooks/.*", status, code=code)
            world.fail("POST", "/webhooks/.*", status, code=code)
            shown = len(world.messages)
            await never_answered(world, caplog, person)
            watch.look()
            assert not any(
                text for m in list(world.messages.values())[shown:] for _, text in (*m.now.told, *m.now.hidden)
            )


async def test_a_token_that_expires_before_the_answer_shows_it_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble_is_expected: None
) -> None:
    wait = [0.0]

    class SlowApp(MarkedApp):
        async def command(self, command: Command) -> Reply:
            reply = await super().command(command)
            world.offset += wait[0]
            return reply

    async with server(tmp_path, make=SlowApp) as (world, app):
        watch = Watch(world, caplog)
        (first, *_) = await seat_down(world, app, "toy", *(Person(world, name) for name in ("Ann", "Bob", "Cid")))
        wait[0] = 16 * 60.0
        await never_answered(world, caplog, first)
        watch.look()
        assert "token" not in caplog.text.replace("token of", "")
