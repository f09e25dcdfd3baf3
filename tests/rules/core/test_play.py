"""Random play: fair to all verbs, repeatable, and never endless."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.core import match, play
from rules.core.contract import Step, Token
from rules.core.library import load
from rules.toy.actions import Hush
from rules.toy.game import Toy

TOY = load("toy")
Tree = dict[tuple[str, ...], tuple[Token, ...]]


def start(seed: str = "play") -> match.Match:
    return match.start(TOY, 3, {}, seed).match


class Offering:
    """A game that offers one tree of words and nothing else."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree

    def tokens(self, state: Any, seat: int, prefix: tuple[str, ...]) -> tuple[Token, ...]:
        return self._tree.get(prefix, ())


def pick(tree: Tree, seed: int) -> str:
    return play.pick(Offering(tree), None, 0, Random(seed).randrange)  # type: ignore[arg-type]


def test_game_is_played_to_its_end() -> None:
    *_, last = play.play_on(start(), Random(1).randrange)
    assert last.match.over


def test_same_luck_plays_the_same_game() -> None:
    one, two = ([moved.entries for moved in play.play_on(start(), Random(7).randrange)] for _ in range(2))
    assert one == two


def test_verbs_are_chosen_alike_however_many_notations_they_begin() -> None:
    many = tuple(Token(f"a{i}", ends=True) for i in range(50))
    tree: Tree = {(): (Token("go"), Token("stop", ends=True)), ("go",): many}
    verbs = Counter(pick(tree, seed).split()[0] for seed in range(400))
    assert 150 < verbs["stop"] < 250


def test_notation_that_may_end_or_go_on_does_both() -> None:
    tree: Tree = {
        (): (Token("bid"),),
        ("bid",): (Token("one", ends=True, goes_on=True),),
        ("bid", "one"): (Token("two", ends=True),),
    }
    assert {pick(tree, seed) for seed in range(20)} == {"bid one", "bid one two"}


@pytest.mark.parametrize("tree", [{}, {(): (Token("bid"),)}])
def test_dead_end_is_told(tree: Tree) -> None:
    with pytest.raises(play.DeadEnd):
        pick(tree, 1)


def test_moves_that_cost_nothing_do_not_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hushing is all that is offered here, and it changes nothing: only the defaults lead on."""
    apply = Toy.apply

    def idle(self: Toy, state: Any, seat: int, action: Any, chance: Any) -> Any:
        return Step(state=state) if isinstance(action, Hush) else apply(self, state, seat, action, chance)

    monkeypatch.setattr(Toy, "tokens", lambda self, state, seat, path: () if path else (Token("hush", ends=True),))
    monkeypatch.setattr(Toy, "check", lambda self, state, seat, action: None)
    monkeypatch.setattr(Toy, "apply", idle)
    entries = [moved.entries[0].action for moved in play.play_on(start(), Random(1).randrange, most_in_a_row=4)]
    assert entries[:5] == ["hush", "hush", "hush", "hush", "end"]
    assert entries.count("end") == 9
