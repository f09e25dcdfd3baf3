"""``replay``: shows the position of a record after any entry, in words or as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.common import BadInput, Commands, Failure, declare, read_record, whole_number, why

if TYPE_CHECKING:
    from render.core.scene import Marks
    from rules.core.log import Entry
    from rules.core.match import Match
    from rules.core.record import Record

FORMATS = (".jpg", ".jpeg", ".png", ".webp")


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "replay",
        "show the position of a record after one of its entries",
        _run,
        example="longtable replay game.txt --at 40 --image board.png",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, as export and selfplay write them")
    parser.add_argument(
        "--at", metavar="N", type=whole_number(0, 9_999_999), help="the number of an entry; default: the last"
    )
    parser.add_argument("--image", metavar="FILE", type=Path, help="draw the board into a .png, .jpg or .webp file")
    parser.add_argument(
        "--seat", metavar="S", type=whole_number(0, 99), help="look with the eyes of this seat; default: a spectator's"
    )
    parser.add_argument("--language", metavar="CODE", default="en", help="the language of the words; default en")
    parser.add_argument("--names", metavar="A,B", default="", help="the players' names; default: P0, P1 and so on")


def _run(options: argparse.Namespace) -> int:
    from bot.app.speech.language import Words, languages, plain
    from render.core.studio import artist

    if options.language not in languages():
        raise BadInput(f"there is no language {options.language!r}; there are: {', '.join(languages())}")
    if options.image is not None and options.image.suffix.lower() not in FORMATS:
        raise BadInput(f"{options.image} must end in one of: {', '.join(FORMATS)}")
    record = read_record(options.record)
    seat = options.seat
    if seat is not None and seat >= record.header.seats:
        raise BadInput(f"there is no seat {seat}; the record has seats 0 to {record.header.seats - 1}")
    match, events = _position(options.record, record, options.at)
    shown = tuple(event for event in (match.game.show(event, seat) for event in events) if event is not None)
    view, marks = match.game.view(match.state, seat), _marks(match, seat, options.names, shown)
    words = Words(options.language)
    if options.image is not None:
        _draw(options.image, artist(record.header.game).draw("board", view, marks, words))
    else:
        print(plain(artist(record.header.game).write(view, marks, words)))
    return 0


def _position(path: Path, record: Record, at: int | None) -> tuple[Match, tuple[object, ...]]:
    """Returns the match after an entry, and what happened in the turn that led to it."""
    from rules.core import history
    from rules.core.chance import ReplayError
    from rules.core.log import effective

    entries = [entry for entry in record.entries if at is None or entry.n <= at]
    last = record.entries[-1].n if record.entries else 0
    if at is not None and at > last:
        raise BadInput(f"there is no entry {at}; the record ends with entry {last}")
    kept: history.Kept = {}
    try:
        match = history.replay(record.header, entries, kept)
        told = list(history.retell(record.header, entries, kept, _last_turn(effective(entries))))
    except (ReplayError, LookupError) as error:
        raise BadInput(f"{path} does not replay: {error}") from None
    return match, tuple(event for _, events in told for event in events)


def _last_turn(entries: list[Entry]) -> int:
    """Returns the place of the first of the entries at the end that one and the same seat made."""
    first = len(entries)
    while first > 0 and entries[first - 1].seat == entries[-1].seat:
        first -= 1
    return first


def _marks(match: Match, seat: int | None, names: str, events: tuple[object, ...]) -> Marks:
    from render.core.scene import Marks

    given = [name.strip() for name in names.split(",")] if names else []
    if names and (len(given) != match.header.seats or not all(given)):
        raise BadInput(f"--names must have {match.header.seats} names with commas between them")
    called = tuple(given) or tuple(f"P{number}" for number in range(match.header.seats))
    return Marks(seat=seat, names=called, awaited=match.awaited, events=events)


def _draw(path: Path, image: object) -> None:
    from PIL import Image

    assert isinstance(image, Image.Image)
    try:
        image.convert("RGB").save(path, quality=92)
    except (OSError, ValueError) as error:
        raise Failure(f"{path} cannot be written: {why(error)}") from None
    print(f"{path}: {image.width} x {image.height}")
