"""Keyboards of panels fit on a phone in every game, and all that is legal can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest
from telegram import InlineKeyboardButton

from bot.app.panels.choosing import Choosing, PanelState, parts_of, rows, show_choices, steering, tokens_of
from bot.app.panels.labels import Labels
from bot.app.speech import presses
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Button, Choice, Menu, Message, Part
from bot.chat_telegram import keyboards
from bot.chat_telegram.keyboards import MOST, again_of, explain, keyboard
from rules.core.library import games
from rules.core.notation import Menus, Walked
from tests.bot.chat_telegram import limits
from tests.bot.chat_telegram.test_limits import put_on_table, read_part
from tests.bot.chat_telegram.world import Person, World, labels, open_world
from tests.records.files import files

RECORDS = files()
SHOWN = 36
"""Signs that a phone shows of the label of a button that has a row alone."""
NAMES = ("Magdalena", "Bob", "Cyril", "Dana", "Eva", "Filip")
DATA = ("p", "a1b2c3d4", 0, 17)
Rows = list[list[InlineKeyboardButton]]


def message_of(said: Labels, choosing: Choosing, state: PanelState) -> Message:
    """Returns a panel as the application makes it, with all that can stand in one."""
    menus, buttons, _ = show_choices(said, choosing, state, DATA)
    words = said.words
    last = [Button(presses.make(*DATA, what), words(f"button-{what}")) for what in ("undo", "reset")]
    looks = [Button(f"{verb}:a1b2c3d4", words(f"button-{verb}")) for verb in ("board", "hand", "text", "orders")]
    steer = steering(words, choosing, state, DATA)
    return Message(
        (Part("x"),),
        menus=menus,
        buttons=(*rows(buttons), *rows([*steer, *last, *looks])),
        link="https://t.me/c/1/2",
        again="play:a1b2c3d4",
    )


def pages_of(message: Message, words: Words) -> list[Rows]:
    """Returns the keyboard of each page of a message in order, as its own buttons lead from one to the other."""
    found: dict[int, Rows] = {}
    waiting = [0]
    while waiting:
        page = waiting.pop()
        shown = keyboard(message, words, "bot", public=False, page=page)
        assert shown is not None
        limits.check_keyboard(shown.to_dict())
        found[page] = [list(row) for row in shown.inline_keyboard]
        leads = [str(one.callback_data) for row in found[page] for one in row if pressed(one).startswith("page:")]
        waiting += [other for other, _ in map(again_of, leads) if other not in found]
    return [found[page] for page in sorted(found)]


def pressed(button: InlineKeyboardButton) -> str:
    return str(button.callback_data)


def walk(choosing: Choosing, state: PanelState, depth: int) -> Iterator[PanelState]:
    """Yields what may have been chosen, up to some choices: at the beginning all verbs lead on, later the last way."""
    yield state
    offered = choosing.offered(state)
    parts = parts_of(tokens_of(offered))
    if state.part is None and len(parts) < len(offered):
        yield choosing.open(state, max(range(len(parts)), key=lambda number: len(parts[number])))
    verbs = {offer.text.split()[0]: at for at, offer in enumerate(offered)}
    for at in [] if depth == 0 else verbs.values() if not state.chosen else [len(offered) - 1]:
        chosen = choosing.choose(state, at)
        if choosing.goes_on(chosen):
            yield from walk(choosing, PanelState(chosen), depth - 1)


@cache
def panels(game: str) -> list[tuple[Message, list[Rows]]]:
    """Returns panels out of the recorded games of one, each with all its pages, in one language after the other."""
    paths = [path for one, path in RECORDS if one == game and "version" not in path.name]
    found = []
    for number, language in enumerate(languages()):
        match = read_part(paths[-number], 0.3 + 0.4 * number)[1]
        said = Labels(words=Words(language), game=game, names=NAMES, verb="verb")
        choosing = Choosing(Walked(Menus(match.game)), match.state, match.awaited[0])
        messages = [message_of(said, choosing, state) for state in walk(choosing, PanelState(), 2)]
        found += [(message, pages_of(message, said.words)) for message in messages]
    return found


@pytest.mark.parametrize("game", games())
def test_a_keyboard_is_twelve_rows_high_at_most_and_ends_with_what_leads_on(game: str) -> None:
    for message, pages in panels(game):
        last = {
            one.press for row in message.buttons for one in row if one.last or one.press.endswith((":done", ":undo"))
        }
        for page in pages:
            assert len(page) <= MOST
            assert {pressed(one) for one in page[-1]} >= last, [[one.text for one in row] for row in page]


@pytest.mark.parametrize("game", games())
def test_all_that_can_be_chosen_is_on_a_page(game: str) -> None:
    for message, pages in panels(game):
        wanted = {choice.press for menu in message.menus for choice in menu.choices}
        wanted |= {one.press for row in message.buttons for one in row}
        found = {pressed(one) for page in pages for row in page for one in row}
        assert wanted <= found


@pytest.mark.parametrize("game", games())
def test_no_two_buttons_under_one_title_read_alike_on_a_phone(game: str) -> None:
    for _, pages in panels(game):
        for page in pages:
            assert all(len(row) == 1 or sum(len(one.text) for one in row) <= SHOWN for row in page)
            title, seen = "", set[tuple[str, str]]()
            for one in chain(*page):
                title = one.text if pressed(one).startswith("title:") else title
                key = (title, one.text[:SHOWN])
                assert key not in seen, (key, [[one.text for one in row] for row in page])
                seen.add(key)


@pytest.mark.parametrize("game", games())
def test_any_choice_is_one_press_more_at_most(game: str) -> None:
    for _, pages in panels(game):
        for page in pages:
            leads = sum(pressed(one).startswith("page:") for row in page for one in row)
            assert leads in (0, len(pages) - 1)


@pytest.mark.parametrize("game", games())
def test_no_page_has_room_left_for_what_stands_on_the_next_one(game: str) -> None:
    for _, pages in panels(game):
        for page, following in pairwise(pages):
            first, titles = following[0][0], {pressed(row[0]) for row in page}
            begins = pressed(first).startswith("title:") and pressed(first) not in titles
            assert len(page) + 1 + begins > MOST, ([[one.text for one in row] for row in page], first.text)


def test_what_all_labels_say_is_said_once_above_them() -> None:
    shown = ("a5", "b4", "c3", "d2")
    moves = [Choice(f"p:a:0:1:{at}", f"Move a developer · {space}") for at, space in enumerate(shown)]
    leaves = [
        Choice(f"p:a:0:1:{4 + at}", f"Take a developer out · {space} · {at + 1} action point{'s' * bool(at)}")
        for at, space in enumerate(shown)
    ]
    end = Button("p:a:0:1:8", "End the turn", last=True)
    message = Message((Part("x"),), menus=(Menu("Choose", (*moves, *leaves)),), buttons=((end,),), again="play:a")
    found = keyboard(message, Words("en"), "bot", public=False)
    assert found is not None
    assert [[one.text for one in row] for row in found.inline_keyboard] == [
        ["Move a developer"],
        ["a5", "b4", "c3", "d2"],
        ["Take a developer out"],
        ["a5 · 1", "b4 · 2", "c3 · 3", "d2 · 4"],
        ["End the turn"],
    ]
    assert "b4 · 2" in explain(message, Words("en"))[0] and "2 action points" in explain(message, Words("en"))[0]


async def test_another_page_of_a_panel_is_turned_to_in_place_and_what_stands_there_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyboards, "MOST", 4)
    path = next(path for game, path in RECORDS if game == "toy")
    async with open_world(tmp_path) as world:
        ann = world.person("Ann")
        group = world.api.add_group(ann.user)
        await ann.types("/mygames")
        table = await put_on_table(world, group, ann, path, 0.5)
        await ann.types(f"/play @{table}")
        told, text = len(ann.private.posts), ann.panel.text
        other = next(one for one in ann.panel.buttons if one.get("callback_data", "").startswith("page:1"))
        before = set(labels(ann.panel))
        await ann.presses_button(other, ann.panel)
        assert len(ann.private.posts) == told and ann.panel.text == text
        assert set(labels(ann.panel)) != before
        await press_first_choice(ann)
        assert "did nothing" not in ann.panel.text and ann.panel.text != text
        assert world.api.refusals == []


async def press_first_choice(person: Person) -> None:
    choice = next(one for one in person.panel.buttons if one.get("callback_data", "").rpartition(":")[2].isdecimal())
    await person.presses_button(choice, person.panel)


@pytest.mark.parametrize("language", languages())
async def test_no_other_keyboard_is_higher_than_a_phone_shows_either(language: str, world: World) -> None:
    ann = world.person("Ann", language=language)
    group = world.api.add_group(ann.user)
    group.members[ann.user.id] = "creator"
    for line in ("/timezone", "/hours 8-22", "/timezone UTC", "/hours", "/calls", "/picture", "/language", "/help"):
        await ann.types(line)
    for line in ("/new", "/settings", "/tables"):
        await ann.types(line, group)
    for game in games():
        await ann.types(f"/rules {game}")
        await ann.types(f"/new {game}", group)
        await ann.types("/options @" + (await world.tables())[-1].name)
        await ann.types("/colour @" + (await world.tables())[-1].name)
    posts = [*ann.private.posts, *group.posts]
    high = {post.text[:60]: [[one["text"] for one in row] for row in post.keyboard] for post in posts}
    assert {text: rows for text, rows in high.items() if len(rows) > MOST} == {}
