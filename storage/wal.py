"""SQLite's log beside a database, read as it was left: whether a killed writer's last commits are all in it.

SQLite reads the log up to the first frame whose checksum does not fit, as the last transaction may be torn, and goes
on with less, whatever stands behind. What was committed is told by two traces. The index beside the log says how many
frames were, and is written only after they are safe; and a transaction that others follow was whole once. So a torn
last transaction is no damage. Where the index is gone, too, it is not noticed that the end of the log is missing, nor
what was done to its last transaction.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

HEADER, FRAME = 32, 24
"""Bytes of the header of a log, and of each frame's."""
_LITTLE, _BIG = 0x377F0682, 0x377F0683
"""What a log begins with, by the order of the bytes that its checksums are made of."""
_INDEX = struct.Struct("=IIIBBHII2I8s2I")
"""The header of the index, which stands there twice."""


class _Frame(NamedTuple):
    is_whole: bool
    """Whether its checksum fits, and those of all before it."""
    commits: bool


def is_damaged(log: Path, index: Path) -> bool:
    """Says whether commits that were in a log once cannot be read from it any more.

    It must be asked before SQLite opens the database, which makes the index anew.
    """
    data, told = _bytes(log), _bytes(index)
    frames = list(_frames(data))
    last = max((at for at, frame in enumerate(frames, 1) if frame.is_whole and frame.commits), default=0)
    behind = frames[last:]
    torn = next((at for at, frame in enumerate(behind) if not frame.is_whole), len(behind))
    followed = any(frame.commits for frame in behind[torn:-1])
    return followed or last < _committed(told, data[16:24])


def _committed(index: bytes, salt: bytes) -> int:
    """Returns how many frames of a log the index knows to be committed; 0 where it is of another log or torn."""
    if len(index) < 2 * _INDEX.size or index[: _INDEX.size] != index[_INDEX.size : 2 * _INDEX.size]:
        return 0
    _, _, _, _, _, _, frames, _, _, _, of, _, _ = _INDEX.unpack_from(index)
    return frames if of == salt else 0


def _frames(data: bytes) -> Iterator[_Frame]:
    """Yields the frames that were written to a log since it began anew; what older ones left behind is passed over."""
    if len(data) < HEADER:
        return
    magic, _, page = struct.unpack_from(">III", data)
    if magic not in (_LITTLE, _BIG) or not page:
        return
    order = "<" if magic == _LITTLE else ">"
    sums = _sums(order, data[:24], (0, 0))
    fits = sums == struct.unpack_from(">II", data, 24)
    for start in range(HEADER, len(data) - FRAME - page + 1, FRAME + page):
        head = data[start : start + FRAME]
        if head[8:16] != data[16:24]:
            continue
        body = data[start + FRAME : start + FRAME + page]
        if fits:
            sums = _sums(order, body, _sums(order, head[:8], sums))
            fits = sums == struct.unpack_from(">II", head, 16)
        yield _Frame(fits, commits=head[4:8] != bytes(4))


def _sums(order: str, data: bytes, before: tuple[int, int]) -> tuple[int, int]:
    """Goes on with the two sums of which a checksum is made."""
    one, two = before
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for first, second in zip(words, words, strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _bytes(path: Path) -> bytes:
    with suppress(OSError):
        return path.read_bytes()
    return b""
