"""Every sign that stands in a picture stands in its legend: what is drawn is walked through, and what is told."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import update_wrapper
from importlib import import_module
from typing import Any

import pytest

from bot.app.speech.language import Words
from render.core.scene import Layout
from render.core.studio import artist
from tests.brought import brought
from tests.by_game import each, having
from tests.render.core.test_legend import explained, spots_of
from tests.render.samples import samples

OF_ALL = {"pieces.mark", "pieces.emblem", "pieces.token", "materials.paper", "materials.plate", "materials.panel"}
"""What speaks for itself in all games: the mark of a seat, paper, a coin; but for the signs on that."""
SIGN = "token."
"""Before the name of a sign on a coin, such as a tick or a cross."""
EXPLAINED = having(lambda game: artist(game).legend)


def told(game: str, name: str) -> Any:
    return brought(f"tests.render.{game}.told", name, "what draws the signs of its board, by the sign of the legend")


def makers(game: str) -> dict[str, list[tuple[Any, str]]]:
    """Returns all that makes sprites or grounds for a game, by module and name, each with where it is called from."""
    found: dict[str, list[tuple[Any, str]]] = {}
    for name, module in sorted(sys.modules.items()):
        if name.startswith((f"render.{game}.", "render.core.")):
            for called, thing in vars(module).items():
                plain = inspect.unwrap(thing) if callable(thing) else None
                if inspect.isfunction(plain) and _paints(thing, plain.__annotations__.get("return"), name):
                    found.setdefault(f"{plain.__module__.split('.')[-1]}.{plain.__name__}", []).append((module, called))
    return found


def _paints(thing: Any, returned: Any, module: str) -> bool:
    """Says whether a function makes a sprite, or a ground of a game: that is kept, too, and may mean something."""
    return returned == "Sprite" or (
        returned == "Image.Image" and hasattr(thing, "cache_clear") and "core" not in module
    )


def drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Returns what makes the sprites and grounds on the board of a game in each of its phases, but for mere parts of
    others."""
    used: set[str] = set()

    def noting(name: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            used.add(name)
            if name == "pieces.token" and args[0]:
                used.add(f"{SIGN}{args[0]}")
            return make(*args, **kwargs)

        return update_wrapper(noted, make)

    for name, places in makers(game).items():
        for module, called in places:
            make = getattr(module, called)
            if module.__name__.startswith(f"render.{game}.") and _forgets(make):
                make.cache_clear()  # what is drawn into a sprite that is kept would not be made again
            if "._" not in name:
                monkeypatch.setattr(module, called, noting(name, make))
    found = samples(game)
    phases = {(getattr(view, "phase", 0), getattr(view, "stage", "")): view for view in found.views.values()}
    for view in (found.views[found.typical[-1]], *phases.values()):
        artist(game).draw("board", view, found.busy, Words("en"))
    return used - OF_ALL


def _forgets(make: Callable[..., Any]) -> bool:
    """Says whether sprites of some kind are kept; a single one, such as a jungle, has no signs on it."""
    return hasattr(make, "cache_clear") and bool(inspect.signature(make).parameters)


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_sign_that_stands_in_a_picture_stands_in_its_legend(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    explained = {name for names in told(game, "TOLD").values() for name in names}
    assert drawn(game, monkeypatch) <= explained | told(game, "PLAIN")
    assert not explained & told(game, "PLAIN")


@pytest.mark.parametrize("game", EXPLAINED)
def test_what_a_sign_is_told_by_stands_in_the_legend_or_the_key_of_its_picture(game: str) -> None:
    key: set[str] = getattr(import_module(f"tests.render.{game}.told"), "KEY", set())
    assert set(told(game, "TOLD")) <= set(spots_of(game, "wide")) | key
    everything = {name for names in told(game, "TOLD").values() for name in names} | told(game, "PLAIN")
    made = {name for name in everything if not name.startswith(SIGN)}
    assert made <= set(makers(game)), "nothing is told of what nobody draws"


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_sentence_of_a_sign_has_a_word_for_each_thing_that_it_tells_of(game: str) -> None:
    """A ring was told of by the sentence of a plus, which had no word about it."""
    said: dict[str, str] = getattr(import_module(f"tests.render.{game}.told"), "SAID", {})
    signs = {name: sign for sign, names in told(game, "TOLD").items() for name in names}
    assert not said or said.keys() == signs.keys()
    for name, word in said.items():
        assert word in Words("en")(f"{game}-legend-{signs[name]}"), name


@pytest.mark.parametrize(("game", "layout"), each(explained))
def test_what_lies_around_a_board_is_told_in_words_by_where_it_is_drawn(game: str, layout: Layout) -> None:
    found, words, shown = samples(game), Words("en"), artist(game)
    assert shown.legend is not None
    sizes: dict[int, tuple[int, int]] = {}  # what is around a board is as large for as many players
    for view in found.views.values():
        signs = {sign for sign, _ in shown.legend.parts(view, found.busy, layout)}
        assert signs <= set(spots_of(game, layout)), "each of them has its sentence"
        seats = len(view.players)
        if seats not in sizes:
            sizes[seats] = shown.draw("board", view, found.busy, words, layout).size
        width, height = sizes[seats]
        lying = shown.lying(game, view, found.busy, words, layout)
        assert len(lying) >= len(signs) + len(shown.told(view, found.busy, words)) / 2
        for corners, said, name in lying:
            assert (said or name) and all(-1 <= x <= width + 1 and -1 <= y <= height + 1 for x, y in corners), said


@pytest.mark.parametrize(("game", "space"), [("tikal", "c4"), ("java", "I14"), ("mexica", "B11"), ("caylus", None)])
def test_of_a_space_that_is_called_by_coordinates_these_are_said_first(game: str, space: str | None) -> None:
    found, words, shown = samples(game), Words("en"), artist(game)
    view = next(iter(found.views.values()))
    told = shown.told(view, found.busy, words)
    lying = {name: said for _, said, name in shown.lying(game, view, found.busy, words, "wide") if name in told}
    first = {name for name, said in lying.items() if said == f"{name} · {told[name]}"}
    assert (space in first) if space else not first
    assert all(lying[name] == told[name] for name in lying.keys() - first)
    assert not any(" " in name for name in first), "an open calpulli is no space"
