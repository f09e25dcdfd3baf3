"""Keyboards that fit on a phone: buttons side by side, what they share said once, and pages where they are many.

A keyboard is at most `MOST` rows high. What leads on and back, and what ends a turn, is its last row on every page.
Where the labels of choices would need more than `FEW` rows, what begins alike stands under a title, and what all of
them say, such as the unit of a price, is left to a line of the text: `explain`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.leading import table_of
from bot.app.speech.messages import ADD, Button, Choice, Message
from bot.chat_telegram.links import address_of, address_to_add, payload_of
from bot.chat_telegram.markup import shortened

IN_A_ROW = 8
IN_ALL = 100
MOST = 12
"""Rows of a keyboard that a phone shows without scrolling."""
FEW = 6
"""Rows of choices up to which each button says all that it means."""
ROOM = 36
"""Signs for which a row on a phone has room, were all its labels as long as the longest: all are equally wide."""
LABEL = 64
"""Signs of a label; a phone shows fewer."""
HELD = "✓ "
"""Stands before the choice that holds now."""
PAGE = "page"
"""The verb of a button of this chat's own: it turns to another page of the choices."""
TITLE = "title"
"""The verb of a button of this chat's own: it does nothing but say what is chosen below it."""
STEERING = frozenset({"done", "back", "undo", "reset"})
"""What the buttons of a panel say last that lead on or back."""
DOT = " · "
"""Stands between the parts of a label."""
NUMBER = re.compile(r"(?<![\w:])\d+(?![\w:])")
STEM = 3
"""Letters by which two forms of a word are known to be the same, such as singular and plural."""


@dataclass(frozen=True, slots=True)
class Section:
    """Choices that stand together, under a title where they need one."""

    title: str
    labels: tuple[str, ...]
    presses: tuple[str, ...]
    meant: str = ""
    """A label with all that it means, where the labels here were shortened; its place is that of ``shown``."""
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """What a keyboard is made of, from above."""

    sections: tuple[Section, ...]
    further: list[list[InlineKeyboardButton]]
    """What has nothing to do with what is being chosen."""
    last: list[list[InlineKeyboardButton]]
    """What is in view on every page."""


def keyboard(
    message: Message, words: Words, username: str, *, public: bool, page: int = 0
) -> InlineKeyboardMarkup | None:
    """Returns a message's menus and buttons; under a public one, Play leads into the private chat."""
    pages = _pages(_lay_out(message, words, username, public=public), message, words)
    rows = pages[page if page < len(pages) else 0]
    return InlineKeyboardMarkup(rows) if rows else None


def page_of(message: Message, words: Words, press: str) -> int:
    """Returns the page of a message on which what was pressed can be pressed again, or differently; else the first."""
    pages = _pages(_lay_out(message, words, "", public=False), message, words)
    asked = press.rpartition(":")[0]
    for number, page in enumerate(pages if len(pages) > 1 and asked else ()):
        if any(str(button.callback_data).rpartition(":")[0] == asked for row in page for button in row):
            return number
    return 0


def explain(message: Message, words: Words) -> tuple[str, ...]:
    """Says what shortened labels mean, by one example for each kind; nothing where none is shortened."""
    explained = {
        re.sub(r"\d+", "#", one.meant): words("telegram-short", shown=literal(one.shown), meant=literal(one.meant))
        for one in _sections(message, words)
        if one.meant
    }
    return tuple(explained.values())


def is_of(shown: InlineKeyboardMarkup, message: Message) -> bool:
    """Says whether buttons that are shown belong to the choices of a message as it stands now."""
    choices = [choice.press for menu in message.menus for choice in menu.choices]
    own = {press.rpartition(":")[0] for press in (*choices, *(one.press for one in _all(message) if _is_panel(one)))}
    return any(str(button.callback_data).rpartition(":")[0] in own for row in shown.inline_keyboard for button in row)


def again_of(data: str) -> tuple[int, str]:
    """Returns the page that a button turns to, and the press that shows the message with all its choices."""
    _, page, again = data.split(":", 2)
    return presses.number(page), again


# ---------------------------------------------------------------------- what stands where


def _lay_out(message: Message, words: Words, username: str, *, public: bool) -> Layout:
    shown = partial(_shown, username=username, public=public)
    last, *left = _flow(shown(button) for button in _all(message) if _is_last(button)) or [[]]
    rows = [[shown(one) for one in row if not (_is_choice(one) or _is_last(one))] for row in message.buttons]
    if message.again:  # below choices all that does not belong to them takes as few rows as it can
        rows = [[button for row in (*left, *rows) for button in row]]
    further = [row for buttons in rows for row in _flow(buttons)]
    beside = []
    if message.link and not public:
        beside.append(InlineKeyboardButton(words("telegram-back"), url=message.link))
    if message.picture is not None and (table := table_of(message)):
        beside.append(InlineKeyboardButton(words("telegram-file"), callback_data=f"file:{table}"))
    ending = further.pop() if further else []
    further += _flow([*ending, *beside])
    if any(menu.chosen >= 0 for menu in message.menus) and len(further) == 1:
        return Layout(_sections(message, words), [], further)  # what the choices are made for
    return Layout(_sections(message, words), further, [last] if last else [])


def _all(message: Message) -> Iterator[Button]:
    return (button for row in message.buttons for button in row)


def _is_panel(button: Button) -> bool:
    return presses.read(button.press)[0] in ("p", "o", "w")


def _is_last(button: Button) -> bool:
    return button.last or (_is_panel(button) and button.press.rpartition(":")[2] in STEERING)


def _is_choice(button: Button) -> bool:
    what = button.press.rpartition(":")[2].removeprefix(presses.PART)
    return _is_panel(button) and not button.last and what.isdecimal()


def _shown(button: Button, *, username: str, public: bool) -> InlineKeyboardButton:
    """Returns a button, with an address where it leads into the private chat or takes the bot along."""
    label = shortened(button.label, LABEL)
    if button.press == ADD:
        return InlineKeyboardButton(label, url=address_to_add(username))
    payload = payload_of(button.press) if public and button.press.startswith("play:") else None
    if payload is not None:
        return InlineKeyboardButton(label, url=address_of(username, payload))
    return InlineKeyboardButton(label, callback_data=button.press)


# ---------------------------------------------------------------------- what can be chosen


def _sections(message: Message, words: Words) -> tuple[Section, ...]:
    """Returns what can be chosen, with its labels as short as they must be.

    A switch that has two positions is one button, which presses it over.
    """
    sections = []
    alone = [button for button in _all(message) if _is_choice(button)]
    if alone:
        sections.append(_section("", alone))
    for menu in message.menus:
        if menu.chosen >= 0 and len(menu.choices) == 2:
            sections.append(Section("", (menu.title,), (menu.choices[1 - menu.chosen].press,)))
            continue
        titled = len(message.menus) > 1 and menu.title != words("panel-choose")
        sections.append(_section(menu.title if titled else "", menu.choices, menu.chosen))
    if sum(map(_height, sections)) > FEW and not any(menu.chosen >= 0 for menu in message.menus):
        sections = [part for section in sections for part in _parted(section)]
    return tuple(sections)


def _section(title: str, choices: Sequence[Button | Choice], chosen: int = -1) -> Section:
    hints = [f"{DOT}{one.hint}" if isinstance(one, Choice) and one.hint else "" for one in choices]
    labels = [
        f"{HELD * (at == chosen)}{one.label}{hint}" for at, (one, hint) in enumerate(zip(choices, hints, strict=True))
    ]
    return Section(title, tuple(labels), tuple(one.press for one in choices))


def _height(section: Section) -> int:
    return bool(section.title) + len(_flow(_buttons(section)))


def _buttons(section: Section) -> list[InlineKeyboardButton]:
    return [
        InlineKeyboardButton(shortened(label, LABEL), callback_data=press)
        for label, press in zip(section.labels, section.presses, strict=True)
    ]


def _parted(section: Section) -> Iterator[Section]:
    """Yields a section in parts, those of what begins alike under that, where it makes them less high.

    First comes the part of what stands under no title of its own.
    """
    alone, titled = list[int](), list[Section]()
    for group in _alike(section.labels).values():
        whole = _shorter(_part_of(section, group, ""))
        part = _shorter(_part_of(section, group, _beginning([section.labels[at] for at in group])))
        if len(group) > 1 and _height(part) < _height(whole) + (len(group) > 2):
            titled.append(part)
        else:
            alone += group
    if alone:
        yield _shorter(_part_of(section, sorted(alone), ""))
    yield from titled


def _part_of(section: Section, places: Sequence[int], head: str) -> Section:
    """Returns a part of a section, under what all of its labels begin with; long labels come last."""
    title = DOT.join(part for part in (section.title, head.strip(DOT)) if part)
    labels = {at: section.labels[at].removeprefix(head) for at in places}
    order = sorted(places, key=lambda at: bool(head) and len(labels[at]) > ROOM // 3)
    return Section(title, tuple(labels[at] for at in order), tuple(section.presses[at] for at in order))


def _alike(labels: Sequence[str]) -> dict[str, list[int]]:
    """Returns the places of labels by what they begin with: a part of them or, of the others, a word."""
    heads = [label.partition(DOT)[0] if DOT in label else "" for label in labels]
    firsts = [label.split()[0] for label in labels]
    groups: dict[str, list[int]] = {}
    for at, (head, first) in enumerate(zip(heads, firsts, strict=True)):
        if head and heads.count(head) > 1 and not NUMBER.fullmatch(head):
            key = head
        elif first.isalpha() and len(first) > 2 and firsts.count(first) > 2:
            key = f"{first} …"
        else:
            key = labels[at]
        groups.setdefault(key, []).append(at)
    return groups


def _beginning(labels: Sequence[str]) -> str:
    """Returns the words with which all of some labels begin and behind which each goes on."""
    words = [re.findall(r"\S+\s*", label) for label in labels]
    together = zip(*(one[:-1] for one in words), strict=False)
    return "".join(alike[0] for alike in takewhile(lambda alike: len(set(alike)) == 1, together))


def _shorter(section: Section) -> Section:
    """Leaves out of labels what all of them say at the same place, where they can still be told from one another.

    What the labels begin with is left as it is where no title says what it is; a label of one part, such as that of a
    row of spaces, says nothing at the place of another.
    """
    rows = [label.split(DOT) for label in section.labels]
    for column in range(0 if section.title else 1, max(map(len, rows))):
        says = [row for row in rows if len(row) > max(1, column)] if column else rows
        short = _shared([row[column] for row in says], whole=column > 0)
        if short is None or any(1 < len(row) <= column for row in rows):
            continue
        left = dict(zip(map(tuple, says), short, strict=True))
        tried = [[*row[:column], left[tuple(row)], *row[column + 1 :]] if tuple(row) in left else row for row in rows]
        if len(set(map(_joined, tried))) == len(tried):
            rows = tried
    labels = tuple(map(_joined, rows))
    changed = [at for at, label in enumerate(labels) if label != section.labels[at]]
    if not changed:
        return section
    told = max(changed, key=lambda at: len(section.labels[at]))
    meant = DOT.join(part for part in (section.title, section.labels[told]) if part)
    return replace(section, labels=labels, shown=labels[told], meant=meant)


def _joined(row: Sequence[str]) -> str:
    return DOT.join(filter(None, row))


def _shared(said: Sequence[str], *, whole: bool) -> list[str] | None:
    """Returns texts of one kind without what they share; None where that is nothing, or not the kind."""
    if len(said) < 2:
        return None
    if whole and len(said) > 2 and len(set(said)) == 1:
        return [""] * len(said)
    counted = [text for text in said if NUMBER.search(text) and "(" not in text]
    if len(counted) > 1 and all(_same(counted[0], text) for text in counted):
        return [", ".join(NUMBER.findall(text)) if text in counted else text for text in said]
    begins = _beginning(said) if whole and len(said) > 2 else ""
    return [text.removeprefix(begins) for text in said] if begins and not NUMBER.search(begins) else None


def _same(one: str, other: str) -> bool:
    """Says whether two texts say the same of other numbers."""
    words, others = ([_stem(word) for word in text.split()] for text in (one, other))
    return words == others and any(len(word) > 1 for word in words)


def _stem(word: str) -> str:
    return "0" if NUMBER.fullmatch(word.strip(",.()")) else word[:STEM].lower()


# ---------------------------------------------------------------------- rows and pages


def _flow(buttons: Iterable[InlineKeyboardButton]) -> list[list[InlineKeyboardButton]]:
    """Puts buttons side by side as long as a phone can show their labels; all in a row are equally wide."""
    rows: list[list[InlineKeyboardButton]] = [[]]
    for button in buttons:
        row = [*rows[-1], button]
        if rows[-1] and (len(row) > IN_A_ROW or len(row) * max(len(each.text) for each in row) > ROOM):
            rows.append([button])
        else:
            rows[-1] = row
    return [row for row in rows if row]


def _pages(layout: Layout, message: Message, words: Words) -> list[list[list[InlineKeyboardButton]]]:
    """Returns the rows of each page; there is one alone where all fit, or where no press would show them again."""
    blocks = [_rows(section, number) for number, section in enumerate(layout.sections)]
    rows = [row for block in (*blocks, layout.further, layout.last) for row in block]
    if len(rows) <= MOST or not message.again:
        return [_at_most(rows, IN_ALL)]
    room = MOST - len(layout.last) - 1
    filled = list(_filled([*blocks, layout.further], room))
    return [
        [*page, *_flow(_leads(number, filled, message.again, words)), *layout.last]
        for number, page in enumerate(filled)
    ]


def _at_most(rows: Sequence[list[InlineKeyboardButton]], most: int) -> list[list[InlineKeyboardButton]]:
    """Returns the rows that a keyboard can hold, the last ones in any case: they lead on."""
    kept: list[list[InlineKeyboardButton]] = []
    for row in reversed(rows):
        most -= len(row)
        if most < 0:
            break
        kept.insert(0, row)
    return kept


def _rows(section: Section, number: int) -> list[list[InlineKeyboardButton]]:
    title = InlineKeyboardButton(shortened(section.title, LABEL), callback_data=f"{TITLE}:{number}")
    return [*([[title]] if section.title else []), *_flow(_buttons(section))]


def _filled(
    blocks: Sequence[list[list[InlineKeyboardButton]]], room: int
) -> Iterator[list[list[InlineKeyboardButton]]]:
    """Yields pages of so many rows, as much on each as fits; what is parted keeps its title."""
    page: list[list[InlineKeyboardButton]] = []
    for block in blocks:
        title = [block[0]] if block and _is_title(block[0]) else []
        for number, row in enumerate(block):
            if len(page) + bool(title and not number) >= room:  # no title stands alone at the end
                yield page
                page = [*title] if number else []
            page.append(row)
    if page:
        yield page


def _is_title(row: Sequence[InlineKeyboardButton]) -> bool:
    return str(row[0].callback_data).startswith(f"{TITLE}:")


def _leads(
    number: int, pages: Sequence[list[list[InlineKeyboardButton]]], again: str, words: Words
) -> Iterator[InlineKeyboardButton]:
    """Yields a button for each other page: all are one press away, called by the title with which a page begins."""
    for other, page in enumerate(pages):
        if other != number:
            title = f"{DOT}{page[0][0].text}" if _is_title(page[0]) else ""
            label = words("telegram-page", page=other + 1, pages=len(pages))
            named = f"{label}{title}"
            fits = len(named) * (len(pages) - 1) <= ROOM
            yield InlineKeyboardButton(named if fits else label, callback_data=f"{PAGE}:{other}:{again}")
