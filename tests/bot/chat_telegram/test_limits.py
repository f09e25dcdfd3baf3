"""Everything that can be shown at any moment of a game fits into Telegram, which refuses what does not."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from itertools import chain, count, product
from math import gcd
from pathlib import Path

import pytest
import telegram
from PIL import Image

from bot.app.commands import helping, index, questions
from bot.app.outside import Luck
from bot.app.play import endings, turns
from bot.app.play.naming import new_id
from bot.app.play.tables import load, with_people
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Button, Choice, Menu, Message, Part, Place, Press
from bot.app.speech.presses import PART
from bot.chat_telegram import keyboards, links, markup
from bot.chat_telegram.incoming import PLATFORM, actor_of
from bot.chat_telegram.menu import GROUP, MANAGERS, PRIVATE, START, introduce, menu
from rules.core import history, library, record
from rules.core.log import Entry, effective
from rules.core.match import Match
from storage.rows import SeatRow, TableRow
from tests.bot.chat_telegram import limits
from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.world import Person, World, open_world, steps
from tests.records.files import files

RECORDS = [file for _, file in files()]
PLACES = len(RECORDS)
"""A position of each record; those of all together are spread evenly from start to end."""
STEP = next(step for step in (11, 13, 17) if gcd(step, PLACES) == 1)
"""Has no divisor in common with the number of places, so that each is taken once and each game is met everywhere."""
LOOKS = count(1)
AWAY = Place(platform=PLATFORM, channel="1")
MANY = 20
"""Tables in one group, more than a message can list."""
LONG_NAME = "🦜" * 40
"""A name as long as names can be; each of its signs counts twice at Telegram."""


def read_part(path: Path, part: float) -> tuple[Sequence[Entry], Match]:
    """Returns the first entries of a record, with the match that they lead to."""
    read = record.read(path.read_text("utf-8"))
    entries = effective(read.entries)
    log = entries[: 1 + round(part * (len(entries) - 1))]
    return log, history.replay(read.header, log)


async def put_on_table(world: World, group: Chat, person: Person, path: Path, part: float) -> str:
    """Puts a recorded game as it stood after a part of its entries on a practice table, and returns its id."""
    log, match = read_part(path, part)
    async with world.app.store.write() as tx:
        member = await tx.members.by_identity(PLATFORM, str(person.user.id))
        assert member is not None
        table = TableRow(
            id=new_id(Luck()),
            name=f"Position {path.parent.name} {path.stem} {part:.1f}",
            game=match.header.game,
            options=json.dumps(match.header.options),
            status="over" if match.over else "running",
            host=member.id,
            practice=True,
            invite_only=False,
            seats=match.header.seats,
            platform=PLATFORM,
            channel=str(group.id),
            language=languages()[round(part * 10) % len(languages())],
        )
        await tx.tables.add(table)
        for seat in range(match.header.seats):
            await tx.seats.put(SeatRow(table=table.id, seat=seat, member=member.id, colour=seat))
        await turns.adopt(tx, await with_people(tx, table, match), log, 0.0)
    return table.id


async def walk_through_the_panel(person: Person, table: str) -> int:
    """Opens a panel and makes the first and the last choice in turn, until something would become final."""
    await person.types(f"/play @{table}")
    if not steps(person.last):
        return 0
    panel, pressed = person.panel, 0
    for depth in range(5):
        onward = [b for b in steps(panel) if b["text"] not in ("Done", "Hotovo", "Back", "Zpět", "Undo", "Reset")]
        if not onward:
            break
        await person.presses_button(onward[-1 if depth % 2 else 0], panel)
        pressed += 1
    return pressed


async def look_behind_the_buttons(world: World, person: Person, table: str, turn: int) -> None:
    """Makes every third of the first choices of a panel, in all its parts, without showing it, and takes it back."""
    actor = actor_of(telegram.User(person.user.id, person.name, is_bot=False, language_code=person.user.language))

    async def does(data: str) -> dict[str, str]:
        """Presses a button and returns what those of the answer do, by their last word."""
        press = Press(event=f"look {next(LOOKS)}", actor=actor, place=AWAY, data=data, private=True)
        message = (await world.app.press(press)).message
        assert message is not None
        check_message(message)
        pressed = [*chain(*message.buttons), *chain(*(menu.choices for menu in message.menus))]
        return {button.press.rpartition(":")[2]: button.press for button in pressed if button.press.startswith("p:")}

    shown = await does(f"play:{table}")
    while begun := {"back", "undo"} & set(shown):
        shown = await does(shown[begun.pop()])
    for part in ("", *(what for what in shown if what.startswith(PART))):
        shown = await does(shown[part]) if part else shown
        for choice in [what for what in shown if what.isdecimal()][turn % 3 :: 3]:
            behind = await does(shown[choice])
            shown = await does(behind["back" if "back" in behind else "undo"])
            shown = await does(shown[part]) if part else shown
        shown = await does(shown["back"]) if part else shown


def check_message(message: Message) -> None:
    """Raises `Refused` if Telegram would not take a message."""
    keyboard = keyboards.keyboard(message, Words("en"), "longtable_bot", public=False)
    if keyboard is not None:
        limits.check_keyboard(keyboard.to_dict())
    most = limits.CAPTION if message.picture else limits.TEXT
    limits.read_html(markup.markup(message.text, most), most, "text", "HTML")


@pytest.mark.parametrize("language", languages())
async def test_what_is_told_of_every_game_fits(language: str, world: World, nothing_is_cut: None) -> None:
    person = world.person(LONG_NAME, language=language)
    group = world.api.add_group(person.user)
    group.members[person.user.id] = "creator"
    for line in (
        "/help",
        "/help all",
        "/mygames",
        "/tables",
        "/mydata",
        "/link",
        "/language x",
        "/timezone x",
        "/new",
        "/settings",
    ):
        await person.types(line, group if line in ("/new", "/settings") else None)
    for group_of_commands in (*index.GROUPS, helping.QUESTIONS):
        await person.sends(f"help:{helping.EVERYTHING}:{group_of_commands}", person.last)
    for game in library.games():
        await person.types(f"/rules {game}")
        topics = person.last
        for topic in topics.buttons:
            await person.presses_button(topic, topics)
        await person.types(f"/new {game}", group)
        await person.types("/options @" + (await world.tables())[-1].name)
        for _ in range(3):
            if more := [button for button in person.last.buttons if button["callback_data"].startswith("options:")]:
                await person.presses_button(more[0], person.last)
    assert world.api.refusals == []


async def test_the_list_of_many_tables_fits(tmp_path: Path, nothing_is_cut: None) -> None:
    async with open_world(tmp_path, language="cs") as world:
        person = world.person(LONG_NAME, language="cs")
        group = world.api.add_group(person.user)
        for _ in range(MANY):
            await person.types("/new toy practice", group)
            await person.types(f"/start @{(await world.tables())[-1].name}", group)
        await world.delivered()
        await world.app.list_tables()
        assert 2 < group.latest.text.count(LONG_NAME) < MANY, "what there is no room for is counted"
        assert world.api.refusals == []


@pytest.fixture
def nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails where Telegram's limits are kept by leaving out the end of a text or of a button's label."""
    original = markup.shortened

    def complete(text: str, most: int) -> str:
        assert markup.length(text) <= most, f"{text[:100]}… is cut"
        return original(text, most)

    monkeypatch.setattr(markup, "shortened", complete)
    monkeypatch.setattr(keyboards, "shortened", complete)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_every_message_of_a_recorded_game_fits(path: Path, world: World, nothing_is_cut: None) -> None:
    person = world.person(LONG_NAME, language="cs" if len(path.stem) % 2 else "en")
    group = world.api.add_group(person.user)
    await person.types("/mygames")
    turn = RECORDS.index(path)
    table = await put_on_table(world, group, person, path, turn * STEP % PLACES / (PLACES - 1))
    of_game = [name for name, games in questions.asked().items() if path.parent.name in games]
    for line in ("board", "hand", "score", "log", "legal", "move x", "why", *of_game):
        name, _, words = line.partition(" ")
        await person.types(f"/{name} @{table} {words}")
    await person.types(f"/board @{table} text")
    await walk_through_the_panel(person, table)
    await look_behind_the_buttons(world, person, table, turn)
    await person.sends(f"record:{table}", person.last)
    await take_elsewhere(world, table)
    await world.delivered()
    assert world.api.refusals == []
    assert any(post.photo for post in group.posts)


async def take_elsewhere(world: World, id: str) -> None:
    """Closes a table, unless it is over, as one whose game goes on elsewhere."""
    async with world.app.store.write() as tx:
        table = await tx.tables.get(id)
        assert table is not None
        if table.status == "running":
            await endings.move_away(tx, await load(tx, table), 0.0)


# ---------------------------------------------------------------------- the limits one by one


async def test_ten_commands_are_offered_in_each_language_and_kind_of_chat(world: World) -> None:
    await introduce(world.app, world.application.bot)
    scopes = {"all_private_chats": PRIVATE, "all_group_chats": GROUP, "all_chat_administrators": MANAGERS}
    for language, (scope, names) in product(languages(), scopes.items()):
        offered = world.api.commands[scope, "" if language == "en" else language]
        assert [command["command"] for command in offered] == list(names)
    private = {info.name for info in world.app.guide("en").commands if info.private}
    assert not private & {*GROUP, *MANAGERS}, "what is for nobody else is not offered where all listen"
    assert set(GROUP) < set(MANAGERS), "who manages a group sees no list but their own"
    assert max(len(PRIVATE), len(GROUP)) <= 10 and len(MANAGERS) <= 14
    assert START not in PRIVATE


async def test_what_the_bot_says_of_itself_is_set_where_it_has_changed(world: World) -> None:
    for changed in (True, False):
        world.api.calls.clear()
        await introduce(world.app, world.application.bot)
        methods = {method for _, method, _ in world.api.calls}
        assert ({"setMyDescription", "setMyShortDescription", "setMyProfilePhoto"} <= methods) is changed
    assert len(set(world.api.about.values())) == 2 * len(languages())
    width, height = Image.open(io.BytesIO(world.api.picture)).size
    assert width == height and Image.open(io.BytesIO(world.api.picture)).format == "JPEG"
    assert world.api.refusals == []


async def test_every_command_can_be_described(world: World) -> None:
    for language in languages():
        names = tuple(info.name for info in world.app.guide(language).commands)
        limits.check_commands([command.to_dict() for command in menu(world.app, language, names)])


def test_a_text_is_cut_where_telegram_would_refuse_it() -> None:
    text = (Part("a" * 1000), Part("🦜" * 30, "bold"), Part("rest"))
    shown, _ = limits.read_html(markup.markup(text, markup.CAPTION), limits.CAPTION, "caption", "HTML")
    assert shown.endswith("…")
    assert limits.length(shown) in (limits.CAPTION, limits.CAPTION - 1)


def test_a_command_can_be_tapped_and_says_in_a_group_for_which_bot() -> None:
    text = (Part("Write "), Part("/new", "code"), Part(" or "), Part("/move end", "code"))
    assert markup.markup(text, 100) == "Write /new or <code>/move end</code>"
    assert markup.markup(text, 100, "longtable_bot") == "Write /new@longtable_bot or <code>/move end</code>"
    assert markup.markup(text, 20, "longtable_bot").endswith("…"), "what stands behind the name counts, too"


def test_a_switch_of_two_is_one_button_and_of_more_shows_which_holds() -> None:
    two = Menu("Screeches: none", (Choice("opt:a:0:0", "none"), Choice("opt:a:0:1", "some")), 0)
    more = Menu("Seats: 3", tuple(Choice(f"opt:a:seats:{n}", f"{n} seats") for n in (2, 3, 4)), 1)
    found = keyboards.keyboard(Message((Part("x"),), menus=(two, more)), Words("en"), "bot", public=False)
    assert found is not None
    buttons = [(button.text, button.callback_data) for row in found.inline_keyboard for button in row]
    assert buttons[0] == ("Screeches: none", "opt:a:0:1")
    assert [text for text, _ in buttons[1:]] == ["Seats: 3", "2 seats", "✓ 3 seats", "4 seats"]


def test_signs_of_html_in_names_are_signs() -> None:
    text = (Part("<b>&", "mention", "77"), Part(" & <i>"), Part("</code>", "code"))
    assert limits.read_html(markup.markup(text, 100), 100, "text", "HTML") == ("<b>& & <i></code>", ["77"])


def test_a_long_menu_keeps_within_rows_and_keyboard() -> None:
    menus = tuple(
        Menu(f"menu {m}", tuple(Choice(f"c:{m}:{n}", f"choice {n} of many") for n in range(25))) for m in range(5)
    )
    buttons = ((Button("done", "Done", "main"), Button("text:abc", "Text")),)
    found = keyboards.keyboard(Message((Part("x"),), menus=menus, buttons=buttons), Words("en"), "bot", public=False)
    assert found is not None
    told = found.to_dict()
    limits.check_keyboard(told)
    assert told["inline_keyboard"][-1][0]["text"] == "Done"


def test_two_short_buttons_share_a_row_and_a_long_one_has_it_alone() -> None:
    told = [
        ["Move for 1 point", "Move for 2 points", "Take an action token (1 point)", "End the turn"],
        ["Undo", "Reset", "My hand", "Board as text"],
    ]
    buttons = tuple(tuple(Button(f"text:{label}", label) for label in row) for row in told)
    message = Message((Part("x"),), buttons=buttons, link="https://t.me/c/1/2")
    found = keyboards.keyboard(message, Words("en"), "bot", public=False)
    assert found is not None
    assert [[button.text for button in row] for row in found.inline_keyboard] == [
        ["Move for 1 point", "Move for 2 points"],
        ["Take an action token (1 point)"],
        ["End the turn"],
        ["Undo", "Reset", "My hand"],
        ["Board as text", "Back to the group"],
    ]


@pytest.mark.parametrize(
    "press", ["play:abc", "text:abc", "news:a1b2", "board:abc:nuts", "rules:tikal:end-of-game", "options:x1"]
)
def test_a_deep_link_comes_back_as_the_button_it_stands_for(press: str) -> None:
    payload = links.payload_of(press)
    assert payload is not None
    assert links.press_of(payload) == press


@pytest.mark.parametrize(
    "press", ["resign:abc", "end:abc", "forget", "start:abc", "p:abc:0:1:done", "play:" + "x" * 70]
)
def test_what_changes_something_or_is_too_long_has_no_deep_link(press: str) -> None:
    assert links.payload_of(press) is None
    assert links.press_of(press.replace(":", "_")) is None
