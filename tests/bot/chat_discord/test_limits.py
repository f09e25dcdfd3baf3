"""Discord takes every message, menu, command and completion, at positions from the start to the end of real games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.http import handle_message_parameters

from bench.quiet import Quiet
from bot.app import App
from bot.app.commands import helping, index
from bot.app.play import dashboards, endings, turns
from bot.app.play.tables import load, with_people
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Actor, Command, Message, Place, Post, Press, Reply
from bot.app.speech.reports import Lacks
from bot.app.speech.text import as_plain
from bot.chat_discord import answers, bodies, create_bot, limits, slash, texts
from bot.chat_discord.messenger import LINK
from bot.settings import Settings
from rules.core import history, library, notation, record
from rules.core.match import Match
from storage.rows import SeatRow, TableRow
from tests.bot.app import chat
from tests.bot.app.limits import LEFT_AHEAD
from tests.bot.chat_discord import schemas
from tests.bot.chat_discord.people import draw_nothing

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*/*.txt"))
POSITIONS = 8
"""Of so many positions, evenly from start to end, one is looked at in each record; the records take turns."""
MANY = 20
"""Tables in one channel, more than a message can list."""
TABLE = "limitstb"
NAME = "*_~`|<@everyone>[x](y) **longest* name_"[:40]
"""As long as a name can be, of signs that Discord would take for mark-up."""

OF_EACH_POSITION = ("/board", "/hand", "/score", "/move", "/play", "/legal", "/board after")
OF_A_POSITION = (
    *("/board text", "/log", "/move nonsense", "/mygames", "/board 3", "/log 1", "/orders", "/orders nonsense"),
    *("/tables", "/mydata export", "/move a; b; c", "/undo", "/reset", "/ahead", f"/ahead {LEFT_AHEAD}"),
    *(f"news:{TABLE}", f"text:{TABLE}", f"score:{TABLE}", f"record:{TABLE}", "nonsense", f"again:{TABLE}:x"),
    *(f"log:{TABLE}:from:9", f"log:{TABLE}:before:99", f"news:{TABLE}:0", "tables:0", "mygames:0"),
)
OF_A_GAME = (
    *("/resign", "/close", "/kick", "/pause", "/options", "/start", "/resume", "/join", "/leave", "/invite", "/watch"),
    *(f"/notes {NAME * 50}", "/mydata", "/orders cancel all", "/notes", "/language", "/timezone", "/help", "/help all"),
    *("/help move", "/rules", "/rules nonsense", "/new", "/here", "/settings", "/link", "/mydata delete", "/nonsense"),
    *("/verify", "/luck fox"),
)
"""What is typed, or pressed where it has no slash. What is not of each position is of every third.

So each game has all of it, as its records are more; what follows from another line is in its third.
"""
EVENTS = count(1)


@cache
def mentions() -> dict[str, str]:
    """Returns what stands for each named command, as long as it can be."""
    return {
        info.name: f"</{info.name}:{10**18 + n}> (vrátit-vše)"
        for n, info in enumerate(index.CATALOGUE.infos(Words("en")))
    }


class Checked(Quiet):
    """A messenger that looks whether Discord would take what it is given."""

    async def deliver(self, post: Post) -> str:
        await check(post.message)
        return f"1/2/{next(EVENTS)}"

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        assert 0 < len(title) <= limits.THREAD_NAME
        return Place(platform="discord", channel=place.channel, thread="3")

    async def rename_thread(self, place: Place, title: str) -> None:
        assert 0 < len(title) <= limits.THREAD_NAME

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        await check(message)

    def link(self, reference: str) -> str:
        return f"https://discord.com/channels/{reference}"


async def check(message: Message) -> None:
    """Raises `Refused` where Discord would not take a message, and fails where a part of its text would be lost."""
    body = await bodies.body(message, draw_nothing, mentions())
    given = body.to_edit()
    with handle_message_parameters(**given) as params:
        written = params.multipart[0]["value"] if params.multipart else json.dumps(params.payload)
        files = {part["name"]: part["value"].read() for part in (params.multipart or [])[1:]}
        schemas.check_message(schemas.read(written, schemas.MessageIn), files)
    assert not [name for name in mentions() if f"`/{name}" in written], "a command is named that nobody can click on"
    if body.embeds:
        assert sum(len(embed.description or "") for embed in body.embeds) == sum(
            map(len, texts.pages(message.fuller or message.text, limits.EMBED, mentions()))
        ), "a part of the text is lost"


class Somebody:
    """A person at a table; what is answered is checked."""

    def __init__(self, app: App, user: str, language: str, *, manager: bool = False) -> None:
        self.app = app
        self.actor = Actor(platform="discord", user=user, name=NAME, language=language, manager=manager)
        self.place = Place(platform="discord", channel="1", thread="3", server="9")
        self.last = Message(())

    async def types(self, line: str) -> None:
        name, _, words = line.removeprefix("/").partition(" ")
        event = f"e{next(EVENTS)}"
        await self._take(
            await self.app.command(
                Command(event=event, actor=self.actor, place=self.place, name=name, line=words, private=True)
            )
        )

    async def presses(self, data: str) -> None:
        event = f"e{next(EVENTS)}"
        press = Press(event=event, actor=self.actor, place=self.place, data=data, private=True)
        await self._take(await self.app.press(press))

    async def completes(self, line: str, arg: str = "") -> list[str]:
        name, _, words = line.removeprefix("/").partition(" ")
        interaction: Any = SimpleNamespace(
            client=SimpleNamespace(typed=slash.typed(self.app)),
            user=SimpleNamespace(id=self.actor.user, display_name=NAME),
            locale=discord.Locale.czech if self.actor.language == "cs" else discord.Locale.american_english,
            permissions=discord.Permissions.none(),
            guild_id=9,
            guild=None,
            channel=None,
            channel_id=1,
        )
        choices = [choice.to_dict() for choice in await answers.complete(self.app, interaction, name, arg, "", words)]
        callback = {"type": 8, "data": {"choices": choices}}
        schemas.read(json.dumps(callback), schemas.Callback)
        return [choice["value"] for choice in choices]

    async def _take(self, reply: Reply) -> None:
        assert reply.message is not None
        self.last = reply.message
        await check(reply.message)

    @property
    def choices(self) -> list[str]:
        """Returns the numbered choices of the panel that was shown last."""
        offered = [choice.press for choice in chat.choices(self.last)]
        return [press for press in offered if press.startswith(("p:", "o:")) and press[-1].isdigit()]


@asynccontextmanager
async def app_at(folder: Path) -> AsyncIterator[App]:
    app = App(Settings(data=folder, send_retry_seconds=0.01))
    chat._prepare(app.settings)
    app.attach("discord", Checked())
    await app.start()
    try:
        yield app
    finally:
        await app.stop()


async def adopt(app: App, match: Match, entries: Any, language: str) -> None:
    """Stores a position of a recorded game as a table on Discord, with a member on each seat."""
    async with app.store.write() as tx:
        members = [await tx.members.add(NAME, "discord", str(100 + seat), 0.0) for seat in range(match.header.seats)]
        table = TableRow(
            id=TABLE,
            name="Marble 12",
            game=match.header.game,
            options=json.dumps(match.header.options),
            status="over" if match.over else "running",
            host=members[0].id,
            practice=False,
            invite_only=False,
            seats=match.header.seats,
            platform="discord",
            channel="1",
            language=language,
            pace=86400,
        )
        await tx.tables.add(table)
        for seat, member in enumerate(members):
            await tx.seats.put(SeatRow(table=TABLE, seat=seat, member=member.id, colour=seat))
        await turns.adopt(tx, await with_people(tx, table, match), entries, app.clock.now())
    await app.drain()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_everything_fits_from_the_start_to_the_end_of_a_game(tmp_path: Path, path: Path) -> None:
    played, turn = read(path), RECORDS.index(path)
    entries = played.entries[: max(1, round(turn % POSITIONS / (POSITIONS - 1) * len(played.entries)))]
    language = languages()[(turn + turn // POSITIONS) % len(languages())]
    async with app_at(tmp_path) as app:
        match = history.replay(played.header, entries)
        await adopt(app, match, entries, language)
        await complete_for_every_seat(app, match)
        person = Somebody(app, str(100 + (match.awaited or (0,))[0]), language)
        for line in OF_A_GAME[turn % 3 :: 3]:
            await person.types(line)
        for group in (*index.GROUPS, helping.QUESTIONS):
            await person.presses(f"help:{helping.EVERYTHING}:{group}")
        await look_at_everything(person, library.load(match.header.game).questions, turn)
        if not match.over:
            await go_through_the_panel(person)
            await go_through_the_orders(person)
            await complete_everything(person)
            await take_elsewhere(app)


async def take_elsewhere(app: App) -> None:
    """Closes the table as one whose game goes on elsewhere, and looks at what is posted then."""
    async with app.store.write() as tx:
        table = await tx.tables.get(TABLE)
        assert table is not None
        await endings.move_away(tx, await load(tx, table), app.clock.now())
    await app.drain()
    async with app.store.read() as tx:
        assert await tx.outbox.pending_count() == 0


def read(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="utf-8"))


async def look_at_everything(person: Somebody, questions: Sequence[Any], turn: int) -> None:
    for line in (*OF_EACH_POSITION, *OF_A_POSITION[turn % 3 :: 3]):
        await (person.types if line.startswith("/") else person.presses)(line)
    for question in questions[turn % 2 :: 2]:
        await person.types(f"/{question.name}")
        for words in (await person.completes(f"/{question.name} "))[:2]:
            await person.types(f"/{question.name} {words}")
    await person.completes(f"/{('log', 'rewind')[turn % 2]} ", "entry")  # each with what it was


async def go_through_the_panel(person: Somebody) -> None:
    """Goes down the tree of tokens along its first, its middle and its last branch, and takes back what was played."""
    for share in (0.0, 0.5, 0.99):
        await person.presses(f"play:{TABLE}")
        if share and not person.choices:
            break  # the last branch but one was the end of the turn
        assert person.choices
        for _ in range(12):
            if not (choices := person.choices):
                break
            await person.presses(choices[int(share * len(choices))])
        while back := [c.press for c in chat.choices(person.last) if c.press.endswith(":back")]:
            await person.presses(back[0])
        await person.types("/reset")


async def go_through_the_orders(person: Somebody) -> None:
    """Gives a standing order, where the game has them, by the last choice each time."""
    await person.presses(f"orders:{TABLE}")
    for _ in range(6):
        if not (choices := person.choices):
            break
        await person.presses(choices[-1])


async def complete_everything(person: Somebody) -> None:
    lines = ["/move ", "/legal ", "/orders ", "/new ", "/new tikal ", "/rules ", "/board ", "/language ", "/mydata "]
    for line in lines:
        for words in (await person.completes(line))[::8]:
            name = line.split()[0]
            further = await person.completes(f"{name} {words} ")
            assert all(len(value) <= limits.CHOICE for value in further)
            await person.completes(f"{name} {words.ljust(97)}; ")


async def complete_for_every_seat(app: App, match: Match) -> None:
    """Looks that each seat that is asked, and no other, is offered the beginnings of all that it may play."""
    for seat in range(match.header.seats):
        offered = await Somebody(app, str(100 + seat), "en").completes("/move ")
        begun = notation.complete(match.game, match.state, seat, "", limits.CHOICES) if seat in match.awaited else ()
        assert offered == (list(begun) or [answers.HINT])
        assert bool(begun) == (seat in match.awaited)


@pytest.mark.parametrize("game", library.games())
@pytest.mark.parametrize("language", languages())
async def test_lobby_options_rules_and_settings_fit(tmp_path: Path, game: str, language: str) -> None:
    async with app_at(tmp_path) as app:
        host = Somebody(app, "7", language, manager=True)
        await host.types(f"/new {game}")
        await host.types("/settings")
        await host.types("/options")
        for choice in [choice.press for choice in chat.choices(host.last)]:
            await host.presses(choice)
        for topic in [c.press for c in chat.choices(await told(host, f"/rules {game}"))]:
            await host.presses(topic)


@pytest.mark.parametrize("language", languages())
async def test_what_greets_a_server_and_what_tells_of_lacking_permissions_fits(tmp_path: Path, language: str) -> None:
    async with app_at(tmp_path) as app:
        await check(app.guide(language).greeting)
        host = Somebody(app, "7", language, manager=True)
        await host.types("/new tikal")
        async with app.store.read() as tx:
            (table,) = await tx.tables.everywhere(("lobby",))
        for permission in ("create_public_threads", "attach_files", "embed_links"):
            await app.note(Lacks(platform="discord", post=f"lobby-{table.id}", permission=permission))
        await app.drain()
        async with app.store.read() as tx:
            assert await tx.outbox.pending_count() == 0


async def test_the_list_of_many_tables_fits(tmp_path: Path) -> None:
    async with app_at(tmp_path) as app:
        host = Somebody(app, "7", "cs")
        for _ in range(MANY):
            await host.types("/new toy practice")
            async with app.store.read() as tx:
                (table,) = await tx.tables.everywhere(("lobby",))
            await host.types(f"/start @{table.name}")
        await app.drain()
        async with app.store.read() as tx:
            listed = await dashboards.write(tx, "discord", "1", Words("cs"), lambda table: LINK + "1" * 59)
        await check(listed)
        assert 2 < as_plain(listed.text).count("\n") < MANY, "what there is no room for is counted"


async def told(person: Somebody, line: str) -> Message:
    await person.types(line)
    return person.last


async def test_a_bot_declares_no_more_than_discord_takes(tmp_path: Path) -> None:
    app = App(Settings(data=tmp_path))
    bot: Any = create_bot(app)
    translator = slash.Translator()
    declared = [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    read = [schemas.read(json.dumps(one), schemas.CommandIn) for one in declared]
    schemas.check_commands(read)
    below = sum(len([o for o in command.options if o.type == 1]) or 1 for command in read if command.type == 1)
    assert below == len([info for info in app.guide("en").commands if info.group != "ask"])


async def test_a_member_finds_twelve_commands_at_the_top_and_the_others_by_what_they_are_about(tmp_path: Path) -> None:
    bot: Any = create_bot(App(Settings(data=tmp_path)))
    commands = {one.name: one for one in bot.tree.get_commands() if not isinstance(one, app_commands.ContextMenu)}
    groups = {name for name, one in commands.items() if isinstance(one, app_commands.Group)}
    assert sorted(groups) == ["longtable", "my", "table", "turn"]
    assert sorted(commands.keys() - groups) == ["ask", "board", "hand", "learn", "move", "mygames", "new", "rules"]
    assert len(commands) <= 12
    below = {one.name for one in commands["my"].commands}
    assert below >= {"help", "stats", "language", "notes", "hours", "calls", "pings", "picture", "timezone"}
    assert below >= {"vacation", "link", "data"}, "what other bots have, too"
