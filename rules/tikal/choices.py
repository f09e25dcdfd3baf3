"""What several chapters offer in the same way: spaces, groups of figures, and where these start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.contract import OPEN, Say, Seat, Token
from rules.tikal import data
from rules.tikal.figures import group_text
from rules.tikal.state import TikalState


def space_token(name: str, *, ends: bool = False, note: Say | None = None, text: str = "") -> Token:
    """Offers a space, or a text about one; where there are many, its column is chosen first."""
    return Token(text or name, ends=ends, note=note, group=Say("column", {"column": name[0]}))


def group_tokens(groups: Mapping[str, int], cost: int) -> Iterator[Token]:
    """Offers groups of figures, each with what it costs."""
    for group, size in groups.items():
        yield Token(group, note=Say("cost", {"points": size * cost}))


def start_tokens(state: TikalState, seat: Seat, groups: Mapping[str, Mapping[str, int]]) -> Iterator[Token]:
    """Offers the spaces where groups may start, before it is asked which, and all figures of a space at once."""
    for start, formed in groups.items():
        if not formed:
            continue
        yield space_token(start, text=f"{OPEN} {start}")
        space = state.spaces[data.INDEX[start]]
        workers, leader = space.workers[seat], seat in space.leaders
        everybody = group_text(workers, leader)
        if everybody in formed and len(formed) > 1:
            note = Say("all", {"space": start, "workers": workers, "leader": leader})
            yield space_token(start, text=f"{everybody} {start}", note=note)
