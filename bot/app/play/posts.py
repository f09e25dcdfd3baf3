"""Says what everybody reads and sees of a table: events, questions, pictures, names that call, and the lobby."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Any

import msgspec
from babel.dates import format_timedelta

from bot.app.play import tables
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal, moment, say, say_values
from bot.app.speech.messages import Button, Message, Part, Picture, Text
from bot.app.speech.text import beginning, block, compose
from bot.app.time import clocks, lateness
from render.core import studio
from render.core.palette import LOOKS
from render.core.scene import Marks
from rules.core import codec, lesson, library
from rules.core.chance import commitment
from rules.core.contract import Decision, Score, Seat
from rules.core.match import Match
from storage.rows import SeatRow, TableRow
from storage.store import Transaction

HAND = 700
"""Characters of what a hand is in words, beside its picture and who is awaited."""

SINCE = "since"
"""Stands in a button for what has happened since the member's last turn."""
LONGEST_TITLE = 100
"""Characters that every chat can show as the name of a thread."""


def tell(words: Words, game: str, events: Iterable[Any], names: Sequence[str]) -> list[str]:
    """Says events, a line each; they have been through `Game.show` for the reader."""
    lines = []
    for event in events:
        facts = {name: getattr(event, name) for name in event.__struct_fields__}
        lines.append(words(f"{game}-event-{event.kind}", **say_values(words, game, facts, names)))
    return lines


def show(match: Match, events: Iterable[Any], seat: Seat | None) -> tuple[Any, ...]:
    """Returns what a seat may learn of events."""
    shown = (match.game.show(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)


def decode_events(match: Match, data: bytes | None) -> tuple[Any, ...]:
    return tuple(codec.decode(data, list[match.game.event_type])) if data else ()  # type: ignore[name-defined]


def status(words: Words, game: str, decision: Decision, names: Sequence[str]) -> str:
    """Says what a seat must decide, with the numbers that matter."""
    id = f"{game}-decision-{decision.kind}"
    spent = f"{id}-spent"
    asked = words(spent if points_left(decision) == 0 and words.has(spent) else id)
    return f"{asked} {say(words, game, 'status', decision.status, names)}" if decision.status else asked


def past(table: TableRow) -> str:
    """Returns what a button says that shows a table as it was after the member's last turn."""
    return presses.make("at", table.id, SINCE, "board")


def points_left(decision: Decision) -> int | None:
    """Returns how many action points a seat has left that must decide something; None where it has none to spend."""
    points = decision.status.args.get("points") if decision.status is not None else None
    return points if isinstance(points, int) else None


def picture(
    playing: Playing,
    words: Words,
    seat: Seat | None,
    *,
    name: str = "board",
    events: tuple[Any, ...] = (),
    chosen: tuple[str, ...] = (),
    targets: tuple[str, ...] = (),
    pressed: tuple[str, ...] = (),
    clock: str = "",
    preview: bool = False,
    tells_awaited: bool = True,
) -> Picture:
    """Returns a picture of what a seat sees (None: what everybody sees), with marks on top.

    ``tells_awaited`` says whether it shows who is awaited, which it must not where it stays while others are.
    """
    ended = words(f"picture-ended-{playing.match.ended}") if playing.match.ended else ""
    marks = msgspec.structs.replace(
        _marks(playing, seat), clock=clock, ended=ended, events=events, chosen=chosen, targets=targets, pressed=pressed
    )
    if not tells_awaited:
        marks = msgspec.structs.replace(marks, awaited=(), clock="")
    return Picture(
        game=playing.table.game,
        name=name,
        language=words.language,
        view=msgspec.Raw(codec.encode(playing.match.view(seat))),
        marks=msgspec.Raw(codec.encode(marks)),
        preview=preview,
    )


def board_in_text(playing: Playing, words: Words, seat: Seat | None) -> Text:
    """Returns the board in words as a seat sees it (None: as everybody sees it)."""
    view, marks = playing.match.view(seat), _marks(playing, seat)
    return block(studio.write_text(playing.table.game, codec.encode(view), codec.encode(marks), words))


def hand_in_text(playing: Playing, words: Words, seat: Seat) -> Text:
    """Returns what a seat alone sees, in words that fit beside its picture."""
    game, marks = playing.table.game, codec.encode(_marks(playing, seat))
    name = studio.private_picture(game)
    assert name is not None, "the game has one"
    said = studio.describe(game, name, codec.encode(playing.match.view(seat)), marks, words)
    return (Part("\n".join(beginning(said.split("\n"), HAND))),) if said else ()


def _marks(playing: Playing, seat: Seat | None) -> Marks:
    return Marks(
        seat=seat, names=playing.names, colours=playing.colours, awaited=playing.match.awaited, table=playing.table.name
    )


def duration(words: Words, seconds: float) -> str:
    """Says a length of time, about: ``2 days``; never none at all."""
    return str(format_timedelta(timedelta(seconds=max(1, round(seconds))), threshold=1.5, locale=words.language))


def due(words: Words, at: float, now: float) -> str:
    """Says when a time is up: ``in 2 days``."""
    return words("post-due", when=when(words, at, now))


def when(words: Words, at: float, now: float) -> str:
    """Says when a moment is, as seen from another one: ``in 2 days``."""
    away = timedelta(seconds=round(at - now))
    said = format_timedelta(away, threshold=1.5, add_direction=True, locale=words.language)
    return moment(at, str(said))


def thread_title(playing: Playing) -> str:
    """Returns what a table's thread is called: after its game, the table and who plays."""
    title, table = library.meta(playing.table.game).title, playing.table.name
    names = playing.names[:1] if playing.table.practice else playing.names
    players = ", ".join(name.removesuffix(" 1") if playing.table.practice else name for name in names)
    called = f"{title} · {table} · {players}"
    return called if len(called) <= LONGEST_TITLE else f"{called[: LONGEST_TITLE - 1].rstrip()}…"


def learn_button(game: str, words: Words) -> tuple[Button, ...]:
    """Returns the button that leads to the lesson of a game, where it has one."""
    return (Button(presses.make("learn", game), words("button-learn")),) if game in lesson.taught() else ()


def bots_button(table: TableRow, words: Words) -> tuple[Button, ...]:
    """Returns the button that leads to the bots in a lobby."""
    return (Button(presses.make("bots", table.id), words("button-bots")),)


def rules_button(game: str, words: Words) -> Button:
    """Returns the button that leads to a game in two minutes."""
    return Button(presses.make("rules", game, ""), words("button-rules"))


def orders_button(table: TableRow, words: Words) -> Button:
    """Returns the button that leads to the standing orders."""
    return Button(presses.make("orders", table.id), words("button-orders"))


def alt_text(playing: Playing, words: Words, name: str = "board") -> str:
    """Describes a picture in a sentence, the board with the score."""
    if name == studio.private_picture(playing.table.game):
        return words("hand-picture")
    if name != "board":
        return words(f"{playing.table.game}-show-{name}")
    scores = words.list(f"{playing.names[s.seat]} {s.points}" for s in playing.match.public_scores)
    title = library.meta(playing.table.game).title
    return words("post-picture", game=title, table=playing.table.name, scores=scores)


def tie_break(words: Words, playing: Playing, scores: Sequence[Score]) -> str:
    """Says what decides between seats with equal points; empty where none have, or nothing decides."""
    equal = [one for one in scores if sum(other.points == one.points for other in scores) > 1]
    counts = [
        words("score-source", source=literal(playing.names[score.seat]), points=score.tie_break)
        for score in equal
        if score.tie_break is not None
    ]
    return words(f"{playing.table.game}-tie-break", counts=words.list(counts)) if counts else ""


def hand_button(table: TableRow, words: Words) -> tuple[Button, ...]:
    """Returns the button that shows what a seat alone may see, while there is something of that kind."""
    if table.status != "running" or studio.private_picture(table.game) is None:
        return ()
    return (Button(presses.make("hand", table.id), words("button-hand")),)


def picture_buttons(table: TableRow, words: Words) -> tuple[Button, ...]:
    """Returns the buttons that show the game's further pictures for everybody."""
    return tuple(
        Button(presses.make("board", table.id, name), words(f"{table.game}-show-{name}"))
        for name in studio.public_pictures(table.game)
    )


def table_buttons(table: TableRow, words: Words, *, play: bool) -> tuple[tuple[Button, ...], ...]:
    """Returns the buttons under a board; standing orders can be given by who is not asked yet, too."""
    first = (Button(presses.make("play", table.id), words("button-play"), "main"),) if play else ()
    ordered = table.status == "running" and library.load(table.game).orders is not None
    tries = (Button(presses.make("whatif", table.id), words("button-whatif")),) if table.status == "running" else ()
    own = (*first, *hand_button(table, words), *((orders_button(table, words),) if ordered else ()), *tries)
    looks = (
        *picture_buttons(table, words),
        Button(presses.make("news", table.id), words("button-news")),
        Button(presses.make("text", table.id), words("button-text")),
        Button(presses.make("score", table.id), words("button-score")),
    )
    return (own, looks) if len(own) > 1 else ((*own, *looks),)


async def lobby(
    tx: Transaction,
    table: TableRow,
    seats: Sequence[SeatRow],
    options: dict[str, str],
    pace: str,
    *,
    opening: str = "",
    result: str = "",
) -> Message:
    """Writes a lobby: the game, who sits there, what is chosen, and the buttons; of a finished game how it ended."""
    words, meta = Words(table.language), library.meta(table.game)
    host = await tx.members.get(table.host)
    shown = await _sitting(tx, table)
    sitting = [(row, name) for row, name in zip(seats, shown, strict=True) if row.member is not None or row.bot]
    called: dict[int | None, str] = {row.member: name for row, name in sitting if not row.bot}
    players = dict.fromkeys(f"{literal(name)}{_colour(row, table)}" for row, name in sitting)
    host_called = literal(called.get(table.host) or (host.name if host else "?"))
    entry = "practice" if table.practice else "invite" if table.invite_only else "open"
    kind = entry if table.status == "lobby" else table.status
    lines = [
        *([opening] if opening else []),
        words("lobby-title", game=meta.title, table=literal(table.name), host=host_called),
        result or words(f"lobby-{kind}"),
        words(
            "lobby-seats" if kind in ("open", "invite") else "lobby-players",
            players=words.list(players) if players else words("lobby-nobody"),
            taken=len(sitting),
            seats=table.seats,
            least=meta.seats[0],
        ),
        *(words("lobby-option", option=option, value=value) for option, value in _chosen(words, table, options, pace)),
        *_lobby_luck(words, table, seats, called),
    ]
    return Message(compose("\n".join(lines)), buttons=_lobby_buttons(table, words))


def _chosen(words: Words, table: TableRow, options: Mapping[str, str], pace: str) -> Iterator[tuple[str, str]]:
    """Yields what is chosen for a table, each with what it is called: its pace always, the rest where it is unusual."""
    yield words("lobby-pace"), _pace(words, table, pace)
    if table.pace:
        yield words("lobby-late"), late(words, table)
    if table.votes == "majority" and not table.practice:
        yield words("lobby-votes"), words("votes-majority")
    defaults = {option.name: option.default for option in library.meta(table.game).options}
    for name, value in options.items():
        if value != defaults.get(name):
            yield words(f"{table.game}-option-{name}"), option_value(words, table.game, name, value)


def _pace(words: Words, table: TableRow, pace: str) -> str:
    """Says how much time a turn has, awake and on the calendar."""
    given = table.bank or table.pace
    said = words(f"pace-{pace}")
    days = clocks.latest(clocks.PLAIN, 0.0, given) / clocks.DAY
    return words("lobby-pace-latest", pace=said, days=round(days)) if given and not table.practice else said


def late(words: Words, table: TableRow) -> str:
    """Says what comes of being late, and for how long one of two players may keep the other one waiting."""
    said = words(f"late-{table.late}")
    if not lateness.may_forfeit(table):
        return said
    return f"{said}; {words('late-forfeit', days=round(lateness.longest(table) / clocks.DAY))}"


def _lobby_luck(
    words: Words, table: TableRow, seats: Sequence[SeatRow], names: Mapping[int | None, str]
) -> Iterable[str]:
    """Says what the luck will come from, once that is settled: a secret by its fingerprint, and the words so far."""
    if not table.secret or not library.meta(table.game).luck or table.practice:
        return
    yield words("lobby-luck", commitment=commitment(table.secret))
    given = [
        words("lobby-luck-word", player=literal(names[row.member]), word=literal(row.word))
        for row in seats
        if row.word and row.member in names
    ]
    if given:
        yield words("lobby-luck-words", words=words.list(given))


async def _sitting(tx: Transaction, table: TableRow) -> tuple[str, ...]:
    """Returns what those are called who sit at a table; who has several seats of a practice table, without a number."""
    _, names = await tables.seated(tx, table)
    if not table.practice:
        return names
    own = await tx.seats.named(table.id)
    return tuple(name if row.bot else plain or "?" for (row, plain), name in zip(own, names, strict=True))


def _colour(seat: SeatRow, table: TableRow) -> str:
    """Returns the mark of a seat's colour, if it has one and is not one of several of the same member."""
    return "" if seat.colour is None or table.practice else f" {LOOKS[seat.colour].mark}"


def option_value(words: Words, game: str, name: str, value: str) -> str:
    """Says the value of an option; a value that speaks for itself, such as a number, needs no message."""
    id = f"{game}-option-{name}-{value}"
    return words(id) if words.has(id) else value


def _lobby_buttons(table: TableRow, words: Words) -> tuple[tuple[Button, ...], ...]:
    if table.status != "lobby":
        return ()
    sit = (
        Button(presses.make("join", table.id), words("button-join"), "main"),
        Button(presses.make("leave", table.id), words("button-leave")),
        Button(presses.make("colours", table.id), words("button-colour")),
    )
    arrange = (
        Button(presses.make("options", table.id), words("button-options")),
        *bots_button(table, words),
        Button(presses.make("start", table.id), words("button-start"), "main" if table.practice else "plain"),
        *learn_button(table.game, words),
        rules_button(table.game, words),
    )
    return (arrange,) if table.practice else (sit, arrange)
