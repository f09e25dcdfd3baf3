"""A game as one readable text file: for export, import, replay and tests.

::

    longtable record 2
    game tikal
    seats 3
    option exchange_sets on
    rules 1
    came P1 colour 2 word fox
    came P2 colour 0
    came P0 colour 1 word old oak
    begins P2
    commitment 5f0c...
    secret 9a41...
    0 - table !setup [tiles-A 3 1 2 0 5 4] [salt:256 7 ...] / 4f1e... = 0b1c...
    1 P0 player place c4 r0 = 77aa...
    2 P0 player end / 9c3d... = 1b2e...
    end 3 60d1...

Each entry has its number, seat, maker, notation, outcomes in brackets (``kind:bound`` and the numbers), the digest of
the position behind a slash if it is a barrier, and its chain behind an equals sign. Entries that were taken back are
left out, and so is an open draft. Who came to the lobby is told in that order by the seat, with the colour and the
word that was added to the luck; ``begins`` is there where that was settled, ``seats-as-they-came`` where no seats were
drawn, and nothing of it for a game that began in no lobby. The end tells how many entries there are, and the
fingerprint of all that stands above it. There are no names in it.

A record is written in one way only, and in no other way is it read. Those of version 1, which have no end, are read as
they always were: they may be cut off behind any barrier, may be spaced and commented, and a changed option or number
that makes no difference to the game is not noticed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rules.core import history
from rules.core.chance import Outcome, ReplayError
from rules.core.log import TABLE, Entry, Header, Lobby, effective

FIRST_LINE = "longtable record 2"
OLD_FIRST_LINE = "longtable record 1"
EXCERPT = "longtable excerpt 1"
"""Begins what the chats tell of a running game, which cannot be replayed."""
NEEDED = ("game", "seats", "rules", "commitment", "secret")
"""The lines that no head is without."""
_ENTRY = re.compile(
    r"(?P<n>\d{1,7}) (?P<seat>-|P\d{1,2}) (?P<by>[a-z]+) (?P<action>[^\[\]/=]+?)(?P<outcomes>( \[[^\[\]]*\])*)"
    r"( / (?P<digest>[0-9a-f]{32}))? = (?P<chain>[0-9a-f]{32})",
    re.ASCII,
)
_OUTCOME = re.compile(r"([A-Za-z0-9_-]+)(?::(\d{1,9}))?((?: \d{1,9})*)", re.ASCII)


_CAME = re.compile(r"P(\d{1,2}) colour (\d{1,2})(?: word (.+))?", re.ASCII)
AS_THEY_CAME = "seats-as-they-came"


class UnreadableRecord(Exception):
    """The text is no record; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A header and the entries in force."""

    header: Header
    entries: tuple[Entry, ...]


def write(header: Header, log: Iterable[Entry]) -> str:
    """Writes a record of a game up to its last barrier, ending in a line break."""
    entries = effective(log)
    while entries and not entries[-1].barrier:
        entries.pop()
    lines = _lines(header, entries)
    return "\n".join([*lines, end_of(lines)]) + "\n"


def end_of(lines: Sequence[str]) -> str:
    """Returns the line that ends a record: how many entries it has, and the fingerprint of the lines above."""
    count = sum(line[:1].isdigit() for line in lines)
    return f"end {count} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:32]}"


def read(text: str) -> Record:
    """Reads a record; raises `UnreadableRecord`. Whether its moves are legal is judged by `history.replay`."""
    _require_whole_characters(text)
    if text.partition("\n")[0] == FIRST_LINE:
        return _read_sealed(text.split("\n"))
    lines = [line.strip() for line in text.splitlines()]
    if lines[:1] == [EXCERPT]:
        raise UnreadableRecord(1, "this is an excerpt of a running game; compare its chains with the record at the end")
    if not lines or lines[0] != OLD_FIRST_LINE:
        raise UnreadableRecord(1, f'a record begins with "{FIRST_LINE}"')
    return _read_lines(lines)


def _read_sealed(lines: list[str]) -> Record:
    """Reads a record that is written as it must be, up to its end; only comments may follow."""
    end = next((at for at, line in enumerate(lines) if line.startswith("end ")), None)
    if end is None:
        raise UnreadableRecord(len(lines), f'the record is cut off {_where(lines)}: the line "end ..." is missing')
    for number, line in enumerate(lines[end + 1 :], end + 2):
        if line and not line.startswith("#"):
            raise UnreadableRecord(number, "nothing but comments may follow the end")
    record = _read_lines(lines[:end])
    written = _lines(record.header, record.entries)
    for number, (line, right) in enumerate(zip_longest(lines[:end], written, fillvalue=""), start=1):
        if line != right:
            raise UnreadableRecord(number, f"a record is not written like this; it would be: {right[:200]}")
    if lines[end] != end_of(written):
        raise UnreadableRecord(end + 1, _what_was_changed(record))
    return record


def _where(lines: Sequence[str]) -> str:
    """Says after which entry some lines end."""
    numbers = [line.partition(" ")[0] for line in lines if line[:1].isdigit()]
    return f"after entry {numbers[-1]}" if numbers else "before the first entry"


def _what_was_changed(record: Record) -> str:
    """Names the entry that does not fit, in a record that does not fit its end."""
    try:
        history.replay(record.header, record.entries)
        history.verify_draws(record.header, record.entries)
    except ReplayError as error:
        return str(error)
    return "the end does not fit: it was changed, or the head, or what an entry is numbered"


def _read_lines(lines: Sequence[str]) -> Record:
    """Reads the first line, the head and the entries."""
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    came: list[re.Match[str]] = []
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line or line.startswith("#"):
            continue
        if line[0].isdigit():
            entries.append(_read_entry(number, line))
            continue
        key, _, value = line.partition(" ")
        if not entries and key == "came":
            came.append(_read_came(number, value))
            continue
        if entries or key not in (*NEEDED, "option", "begins", AS_THEY_CAME):
            raise UnreadableRecord(number, f'"{key[:40]}" is not expected here')
        into = found
        if key == "option":
            into = options
            key, _, value = value.partition(" ")
        if key in into:
            raise UnreadableRecord(number, f'"{key[:40]}" is said twice')
        into[key] = value
    header = _header(found, options, _lobby(found, came, len(lines)), len(lines))
    return Record(header=header, entries=tuple(entries))


def _read_came(number: int, text: str) -> re.Match[str]:
    match = _CAME.fullmatch(text)
    if match is None:
        raise UnreadableRecord(number, "this is not how somebody came: seat, colour, word")
    return match


def _lobby(found: dict[str, str], came: Sequence[re.Match[str]], last: int) -> Lobby | None:
    """Makes a lobby of those who came to it."""
    if not came:
        return None
    seats = [int(match[1]) for match in came]
    if sorted(seats) != list(range(len(seats))):
        raise UnreadableRecord(last, "those who came do not sit on one seat each")
    begins = found.get("begins")
    if begins is not None and begins not in [f"P{seat}" for seat in seats]:
        raise UnreadableRecord(last, "who begins has not come")
    seating = tuple(sorted(range(len(seats)), key=seats.__getitem__))
    return Lobby(
        words=tuple(match[3] or "" for match in came),
        seating=seating,
        begins=None if begins is None else seats.index(int(begins[1:])),
        drawn=AS_THEY_CAME not in found,
        colours=tuple(int(came[who][2]) for who in seating),
    )


def _require_whole_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UnreadableRecord(1 + text.count("\n", 0, error.start), "a character is broken") from None


def _header(found: dict[str, str], options: dict[str, str], lobby: Lobby | None, last: int) -> Header:
    for key in NEEDED:
        if not found.get(key):
            raise UnreadableRecord(last, f'the line "{key} ..." is missing')
    for key in ("seats", "rules"):
        if not re.fullmatch(r"\d{1,6}", found[key]):
            raise UnreadableRecord(last, f'"{key}" must be a number')
    header = Header(
        game=found["game"],
        seats=int(found["seats"]),
        options=options,
        rules=int(found["rules"]),
        secret=found["secret"],
        lobby=lobby,
    )
    if header.commitment != found["commitment"]:
        raise UnreadableRecord(last, "the secret is not the one that was committed to")
    return header


def head_for_all(header: Header) -> list[str]:
    """Returns the lines that begin the excerpt of a running game: all that is settled, and of the secret nothing."""
    beginning = [f"beginning {header.beginning}"] if header.beginning else []
    return [EXCERPT, *_head(header), *beginning]


def _lines(header: Header, entries: Iterable[Entry]) -> list[str]:
    """Returns the lines of a record above its end."""
    return [FIRST_LINE, *_head(header), f"secret {header.secret}", *(_write_entry(entry) for entry in entries)]


def _head(header: Header) -> list[str]:
    """Returns the lines of a head that are no secret, without the first one."""
    return [
        f"game {header.game}",
        f"seats {header.seats}",
        *(f"option {name} {value}" for name, value in header.options.items()),
        f"rules {header.rules}",
        *_write_lobby(header.lobby),
        f"commitment {header.commitment}",
    ]


def _write_lobby(lobby: Lobby | None) -> Iterable[str]:
    if lobby is None:
        return
    for who, word in enumerate(lobby.words):
        seat = lobby.seating.index(who)
        yield f"came P{seat} colour {lobby.colours[seat]}{' word ' if word else ''}{word}"
    if lobby.begins is not None:
        yield f"begins P{lobby.seating.index(lobby.begins)}"
    if not lobby.drawn:
        yield AS_THEY_CAME


def _write_entry(entry: Entry) -> str:
    seat = "-" if entry.seat == TABLE else f"P{entry.seat}"
    drawn = "".join(f" [{_write_outcome(outcome)}]" for outcome in entry.outcomes)
    digest = f" / {entry.digest}" if entry.barrier else ""
    return f"{entry.n} {seat} {entry.by} {entry.action}{drawn}{digest} = {entry.chain}"


def _write_outcome(outcome: Outcome) -> str:
    kind = f"{outcome.kind}:{outcome.bound}" if outcome.bound else outcome.kind
    return " ".join([kind, *map(str, outcome.values)])


def _read_entry(number: int, line: str) -> Entry:
    match = _ENTRY.fullmatch(line)
    if match is None:
        raise UnreadableRecord(number, "this is not an entry: number, seat, maker, notation, outcomes, digest, chain")
    outcomes = tuple(_read_outcome(number, text) for text in re.findall(r"\[(.*?)\]", match["outcomes"]))
    return Entry(
        n=int(match["n"]),
        seat=TABLE if match["seat"] == "-" else int(match["seat"][1:]),
        by=match["by"],
        action=match["action"],
        outcomes=outcomes,
        barrier=match["digest"] is not None,
        chain=match["chain"],
        digest=match["digest"] or "",
    )


def _read_outcome(number: int, text: str) -> Outcome:
    match = _OUTCOME.fullmatch(text)
    if match is None:
        raise UnreadableRecord(number, f'"[{text[:40]}]" is not a draw: kind, a colon and bound, numbers')
    kind, bound, values = match.groups()
    return Outcome(kind, tuple(map(int, values.split())), int(bound or 0))
