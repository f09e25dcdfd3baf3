"""What a panel offers to choose next, as a message shows it: in menus and on buttons, or on its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.app.panels.choosing import (
    Choosing,
    Data,
    PanelState,
    begun_by,
    chosen_of,
    ending,
    kinds_of,
    line_of,
    picture_of,
    pressed,
    show_choices,
    spots_anew,
    spots_of,
    words_of,
)
from bot.app.panels.labels import Labels
from bot.app.speech.messages import Button, Menu, Message, Spot, SpotKind
from rules.core.contract import AnyGame


@dataclass(frozen=True, kw_only=True)
class Choices:
    """What can be chosen next; nothing where the game is over."""

    line: tuple[str, ...] = ()
    """The words chosen so far."""
    chosen: str = ""
    """What they come to, in words of the game."""
    picture: str = "board"
    """The name of the picture that helps to go on."""
    menus: tuple[Menu, ...] = ()
    buttons: Sequence[Button] = ()
    targets: tuple[str, ...] = ()
    """What is offered, as it is called on a picture."""
    spots: tuple[Spot, ...] = ()
    """What can be pressed on the picture, where pictures are pressed."""
    asked_at: tuple[str, ...] = ()
    """The words behind which that goes on."""
    anew: tuple[Spot, ...] = ()
    """What can be pressed there instead of what has been chosen."""
    start: tuple[str, ...] = ()
    """The words behind which that goes on."""
    begun: Mapping[str, str] = field(default_factory=dict)
    """What words are called that are begun with on the picture."""
    kinds: Mapping[str, SpotKind] = field(default_factory=dict)
    """What the first words are called behind which something is chosen."""

    @property
    def pressed(self) -> tuple[str, ...]:
        """By what names things on the picture are pressed."""
        return pressed((*self.spots, *self.anew))


def choices_of(
    labels: Labels, choosing: Choosing, state: PanelState, data: Data, game: AnyGame, *, on_picture: bool
) -> Choices:
    """Returns what can be chosen next; ``on_picture`` says whether pictures are pressed, ``data`` begins each press."""
    menus, buttons, targets = show_choices(labels, choosing, state, data)
    spots = spots_of(labels, choosing, state) if on_picture else ()
    anew = spots_anew(labels, choosing, state) if on_picture else ()
    return Choices(
        line=line_of(choosing.begun(state)),
        chosen=chosen_of(labels, choosing, state),
        picture=picture_of(labels.game, choosing, state, spots),
        menus=() if spots else menus,
        buttons=ending(buttons) if spots else buttons,
        targets=targets,
        spots=spots,
        asked_at=words_of(choosing.asked_at(state)) if spots else (),
        anew=anew,
        start=words_of(choosing.begun(PanelState())) if anew else (),
        begun=begun_by(labels, (*spots, *anew)),
        kinds=kinds_of(labels, choosing, state, game) if spots else {},
    )


def with_choices(message: Message, choices: Choices) -> Message:
    """Returns a message with all that can be chosen in it, but for the buttons."""
    return msgspec.structs.replace(
        message,
        menus=choices.menus,
        spots=choices.spots,
        line=choices.asked_at,
        anew=choices.anew,
        start=choices.start,
        chosen=choices.chosen,
        notation=" ".join(choices.line),
        begun=choices.begun,
        kinds=choices.kinds,
    )
