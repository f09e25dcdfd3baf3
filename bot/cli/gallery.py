"""``gallery``: draws every component and sample boards, to be looked at by whoever draws."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.cli.common import BadInput, Commands, declare, load_game, make_folder, progress

if TYPE_CHECKING:
    from PIL.Image import Image

    from render.core.scene import Marks
    from rules.core.contract import AnyGame
    from rules.core.match import Match

Moment: TypeAlias = "tuple[Match, tuple[Any, ...]]"
"""A match after an entry, and what happened by that."""

MOMENTS = {"start": 0.0, "early": 0.25, "middle": 0.5, "late": 0.75, "end": 1.0}
"""Parts of a random game after which a board is drawn."""
NAMES = ("Ann", "Boris", "Cyd", "Dora", "Emil", "Fay")
WIDTHS = (550, 400)
"""Widths at which chats show a picture, beside its own."""


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "gallery",
        "draw all components and sample boards of the games",
        _run,
        example="longtable gallery gallery",
    )
    parser.add_argument("folder", metavar="DIR", type=Path, help="the folder to draw into; pictures in it are replaced")
    parser.add_argument("--game", metavar="GAME", help="the id of a game; default: all")
    parser.add_argument("--language", metavar="CODE", default="en", help="the language of the pictures; default en")


def _run(options: argparse.Namespace) -> int:
    from bot.app.speech.language import languages
    from rules.core import library

    if options.language not in languages():
        raise BadInput(f"there is no language {options.language!r}; there are: {', '.join(languages())}")
    names = (options.game,) if options.game is not None else library.games()
    for game in progress([load_game(name) for name in names], "games"):
        folder = make_folder(options.folder / game.meta.id)
        print(f"{folder}: {draw(game, folder, options.language, MOMENTS)} pictures")
    return 0


def draw(game: AnyGame, folder: Path, language: str, moments: Mapping[str, float]) -> int:
    """Draws the components of a game and the boards of moments into a folder; returns how many pictures there are."""
    from bot.app.speech.language import Words
    from render.gallery import draw_gallery

    pictures = draw_gallery(game.meta.id, Words(language), _samples(game, moments))
    for caption, image in pictures:
        _save(image, folder / f"{caption}.png")
        for width in WIDTHS if caption != "components" else ():
            small = image.resize((width, round(image.height * width / image.width)))
            _save(small, folder / f"{caption}-{width}.png")
    return len(pictures)


def _save(image: Image, path: Path) -> None:
    """Writes a picture fast rather than small: packing it well takes longer than drawing it."""
    image.save(path, compress_level=1)


def _samples(game: AnyGame, moments: Mapping[str, float]) -> dict[str, tuple[Any, Marks]]:
    """Returns moments of random games with each number of seats, and with each value of each option."""
    found = {}
    for seats in game.meta.seats:
        played = moments_of(game, seats, {})
        for moment, part in moments.items():
            found[f"{seats}-seats-{moment}"] = _sample(*at(played, part))
    for option in game.meta.options:
        for value in option.values[1:]:
            found[f"{option.name}-{value}"] = _sample(
                *at(moments_of(game, game.meta.seats[-1], {option.name: value}), 0.5)
            )
    return found


def moments_of(game: AnyGame, seats: int, options: Mapping[str, str]) -> list[Moment]:
    """Plays a random game and returns its moments from setup to the end."""
    from rules.core import match as matches
    from rules.core import play

    played: list[Moment] = [(matches.start(game, seats, options, "gallery").match, ())]
    for moved in play.play_on(played[0][0], Random(seats).randrange):
        played.append((moved.match, moved.events))
    return played


def at(played: Sequence[Moment], part: float) -> Moment:
    """Returns where a game stood after a part of its entries."""
    return played[round(part * (len(played) - 1))]


def _sample(match: Match, events: tuple[Any, ...]) -> tuple[Any, Marks]:
    """Returns the view of the seat that is to move, with marks."""
    from render.core.scene import Marks

    seat = match.awaited[0] if match.awaited else None
    shown = tuple(event for event in (match.game.show(event, seat) for event in events) if event is not None)
    names = NAMES[: match.header.seats]
    return match.view(seat), Marks(seat=seat, names=names, awaited=match.awaited, table="Gallery", events=shown)
