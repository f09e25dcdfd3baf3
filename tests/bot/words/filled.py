"""Says each message with numbers, names and lists of all sizes, and marks what is put in.

What a variable is shows in what the message chooses by it, else in its name.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any, Literal

from babel import Locale
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.app.speech.language import Words, bundle_of
from tests.bot.words.files import choosing, wanted

Kind = Literal["number", "people", "list", "switch", "text"]

SIZES = (0, 1, 2, 5)
"""Nothing, one, two as Czech counts two to four, and many."""
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve")
THINGS = ("b4", "c5", "d6", "e7", "f8")
MOST = 600
"""Of how many ways to fill one message are tried."""

KINDS: dict[Kind, str] = {
    "number": "ahead amount bailiff before best bid bridges camps canals capacity column copies cost count crowns cubes"
    " daily days deciding deniers developers doubles entry far favours festivals field figures final first free"
    " gained gold guards half hand held hidden irrigation jump last lead least left length level limit longest"
    " loss marker mask masks mine minutes most n near needed needs now number one own page pages parts phase"
    " pile place points price provost rank rating reserve rice right round rounds row sacks saved score second share"
    " shared ships single singles size stack standing step steps strength sum taken temples third three tokens"
    " total treasures turn turns two value vetoes village walk water weekly won workers worth",
    "people": "players",
    "list": "accounts banks batches borders buildings cards changes channels choices close colours columns commands"
    " conditions counts directions entrances entries explorers fields firsts gains games gaps given handed languages"
    " levels lines motifs moves numbers offers others paces palaces permissions places prices rest rotations scores"
    " seconds sections sizes sources spaces squares stones sums tables tiles topics values verbs words",
    "text": "across action all asked became beginning begins border bridge building canal card cause chain choice code"
    " colour command commitment direction does down duty emblem ends explorer figure formula gain game goods holds host"
    " hours known lake late letter letters line map meant motif move name next notation opponent option order other"
    " pace paid palace part permission player question reason rotation said secret section ship shown side"
    " sign since source space square stage start status summary table target task terrain text tile time title topic"
    " tree typed until usage used verb votes waiting wanted way what when who why word zone",
}
"""What a variable of this name is where nothing is chosen by it; ``seat`` at the end is a name, ``seats`` several."""

OTHERWISE: dict[tuple[str, str], Kind] = {
    ("(lobby|dashboard|ranking)-.*", "seats"): "number",
    ("caylus-.*", "place"): "text",
    ("caylus-(event-(favour|trade|tile|residence)|(note|group)-(?!place|building)).*", "price"): "text",
    ("(java|magellan)-(note-pile|picture-discards|text-supply|event-phase-began|answer-stack)", "cards"): "number",
    ("java-text-sources", "palaces"): "number",
    ("tikal-(answer-letter|text-stack)", "tiles"): "number",
    ("caylus-(answer-rival|text-delivered)", "batches"): "number",
    (".*-begun-.*", "first|second"): "text",
    ("magellan-refusal-too-many-cards|.*-part-.*", "count"): "number",
}
"""What a variable is in messages where its name says something else."""

COUNTS = (
    (".*", "count", "seats players cards gaps words buildings numbers batches sums"),
    (".*", "rivals", "rival_seats"),
    ("java-answer-unfit", "count", "spaces"),
    ("java-.*", "first_count", "firsts"),
    ("java-.*", "second_count", "seconds"),
    ("tikal-.*", "temples", "spaces values"),
    ("caylus-.*", "builders", "numbers"),
    ("caylus-.*", "homes", "spaces"),
    ("magellan-.*", "gold", "cards"),
)
"""Numbers that say how long a list beside them is."""

EMPTY = frozenset(
    {
        ("magellan-event-hand-opened", "cards"),
        ("mexica-refusal-not-open", "sizes"),
        ("mexica-refusal-no-calpulli", "sizes"),
    }
)
"""Lists that may be empty where nothing counts them."""

LIMITS: dict[tuple[str, str], tuple[int, ...]] = {
    ("button-ranking-seats|ranking-heading|dashboard-.*", "seats|count"): (2, 5),
    ("java-answer-tied|tikal-answer-tied", "seats"): (2, 5),
    ("java-event-water-unscored", "seats"): (0, 2, 5),
    ("java-event-water-unscored", "count"): (0, 2, 5),
    (
        "java-(event-festival-ended|note-rice|answer-water)|post-(lead|won)|result-(won|removed|given-up|gave-up)",
        "count",
    ): (
        1,
        2,
        5,
    ),
    ("caylus-event-castle-built|magellan-(note-draw-paying|event-(open-)?cards-drawn)", "count"): (1, 2, 5),
    ("magellan-text-drawn", "gold"): (1, 2, 5),
    ("caylus-answer-residences", "count"): (1, 2, 5),
    ("caylus-refusal-too-far|caylus-answer-guild-.*|tikal-refusal-too-many-treasures", "limit"): (3,),
    ("java-refusal-cards-enough|mexica-refusal-tokens-taken|tikal-refusal-dug-enough", "limit"): (2,),
    ("caylus-refusal-too-many-batches", "count"): (2, 5),
    ("learn-list-new", "count"): (14,),
    ("magellan-event-phase-began", "cards"): (6, 18),
    ("mexica-.*", "jump"): (5,),
    ("mexica-answer-(enter-by-jump|on-start-squares)|mexica-event-start-square-scored", "points"): (5,),
    ("mexica-answer-(way-beyond-jump|opponent)", "points"): (6, 8),
    ("mexica-event-district-founded", "points"): (2, 5),
    ("java-answer-may-not-rise|java-refusal-village-too-small", "value"): (2, 6),
    ("java-text-water-score", "score"): (3, 6),
    ("tikal-part-tile|tikal-event-tile-.*|tikal-(note|answer)-tile|tikal-status-tile", "masks"): (0, 2, 4),
    ("lobby-pace-latest", "days"): (7, 28),
    ("link-code", "minutes"): (10,),
    ("trouble-ahead-lines", "most"): (5,),
    ("trouble-host-full", "most"): (20,),
    ("trouble-channel-full", "most"): (500,),
    ("trouble-too-many-orders", "most"): (12,),
    ("trouble-too-often", "most"): (5, 60),
    ("trouble-vacation-.*", "most"): (30,),
    ("trouble-seat-count|trouble-too-few-players", "least|most"): (2, 5),
    ("trouble-hours-few", "daily"): (4,),
    ("trouble-hours-few", "weekly"): (28,),
    ("trouble-(luck-word|note-too-long|too-long)", "longest"): (40,),
}
"""Numbers that the rules or the application allow, where they are not all numbers."""


@cache
def _by_name() -> dict[str, Kind]:
    return {name: kind for kind, names in KINDS.items() for name in names.split()}


@cache
def kind(language: str, id: str, name: str) -> Kind | None:
    """Returns what is put in for a variable of a message, or nothing if neither the message nor its name tells."""
    chosen = choosing(language, id).get(name, frozenset())
    if chosen & {"yes", "no"}:
        return "switch"
    if chosen:
        return "number"
    for (pattern, other), found in OTHERWISE.items():
        if re.fullmatch(other, name) and re.fullmatch(pattern, id):
            return found
    if name.endswith("seats"):
        return "people"
    return "text" if name.endswith("seat") else _by_name().get(name)


OPEN, CLOSE, OF = "\ue010", "\ue011", "\ue012"
PUT_IN = re.compile(f"{OPEN}(?P<name>[^{OF}]+){OF}(?P<said>[^{CLOSE}]*){CLOSE}")


class Marked(FluentInt):
    """A number that shows in the text where it stands."""

    name = ""

    def format(self, locale: Locale) -> str:
        return _mark(self.name, super().format(locale))


@dataclass(frozen=True, slots=True)
class Filled:
    """A message with all that it wants to know."""

    sizes: dict[str, int]
    """Of each variable its number, or the length of its list."""
    marked: str
    errors: tuple[str, ...]

    @property
    def text(self) -> str:
        return PUT_IN.sub(r"\g<said>", self.marked)


@cache
def fillings(language: str, id: str) -> tuple[Filled, ...]:
    """Says a message with all sizes of all that is put in, as they go together."""
    return tuple(_fillings(language, id))


def _fillings(language: str, id: str) -> Iterator[Filled]:
    kinds = {name: kind(language, id, name) or "text" for name in sorted(wanted(language, id))}
    for chosen in _spread([_sizes(id, name, of, kinds) for name, of in kinds.items()]):
        sizes = dict(zip(kinds, chosen, strict=True))
        if _fit(id, {name: size for name, size in sizes.items() if kinds[name] != "text"}):
            args = {name: _value(language, id, name, of, sizes[name]) for name, of in kinds.items()}
            yield _said(language, id, sizes, args)


def _said(language: str, id: str, sizes: dict[str, int], args: dict[str, Any]) -> Filled:
    """Says it past the bundle, which would take the marks off the numbers."""
    bundle = bundle_of(language, id)
    said = ResolverEnvironment(bundle, [], current=CurrentEnvironment(args=args))
    text = bundle.get_message(id).value(said)
    return Filled(sizes, str(text), tuple(map(str, said.errors)))


def _sizes(id: str, name: str, of: Kind, beside: Iterable[str]) -> tuple[int, ...]:
    for (ids, names), sizes in LIMITS.items():
        if re.fullmatch(ids, id) and re.fullmatch(names, name):
            return sizes
    counted = any(number in beside and name == other for number, other in _counted(id))
    match of:
        case "text":
            return (1,)
        case "switch":
            return (0, 1)
        case "number":
            return SIZES
        case _:
            return SIZES if counted or (id, name) in EMPTY else SIZES[1:]


def _fit(id: str, sizes: dict[str, int]) -> bool:
    """Tells whether sizes go together: what counts a list is as large as the list is long."""
    pairs = ((number, name) for number, name in _counted(id) if number in sizes and name in sizes)
    return all(sizes[number] == sizes[name] for number, name in pairs)


@cache
def _counted(id: str) -> list[tuple[str, str]]:
    """Returns the numbers of a message that may count a list beside them, with what that is called."""
    return [(number, name) for ids, number, names in COUNTS if re.fullmatch(ids, id) for name in names.split()]


def _spread(choices: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """Yields all combinations, or where they are too many some of them, always the same."""
    if math.prod(map(len, choices)) <= MOST:
        yield from product(*choices)
        return
    luck = Random(0)
    for _ in range(MOST):
        yield tuple(luck.choice(sizes) for sizes in choices)


def _value(language: str, id: str, name: str, of: Kind, size: int) -> Any:
    match of:
        case "switch":
            return ("no", "yes")[size]
        case "number":
            number = Marked(size)
            number.name = name
            return number
        case "text":
            return NAMES[0] if name.endswith("seat") or name == "player" else "xyz"
        case _:
            words, none = Words(language), f"{id.partition('-')[0]}-{name}-none"
            if not size:
                return words(none) if words.has(none) else ""
            return _mark(name, words.list((NAMES if of == "people" else THINGS)[:size]))


def _mark(name: str, said: str) -> str:
    return f"{OPEN}{name}{OF}{said}{CLOSE}"
