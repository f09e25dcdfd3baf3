"""What a panel offers to choose next, as a message shows it: in menus and on buttons, or on its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from bot.app.panels.choosing import (
    Choosing,
    Data,
    Offer,
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


def on_picture(
    labels: Labels,
    choosing: Choosing,
    state: PanelState,
    *,
    pressed: bool,
    leads: Callable[[Offer], bool] = lambda offer: False,
) -> Choices:
    """Returns what has been chosen and what can be pressed on the picture next, if pictures are ``pressed`` at all;
    ``leads`` as for `spots_of`."""
    spots = spots_of(labels, choosing, state, leads) if pressed else ()
    anew = spots_anew(labels, choosing, state) if pressed else ()
    return Choices(
        line=line_of(choosing.begun(state)),
        chosen=chosen_of(labels, choosing, state),
        picture=picture_of(labels.game, choosing, state, spots),
        spots=spots,
        asked_at=words_of(choosing.asked_at(state)) if spots else (),
        anew=anew,
        start=words_of(choosing.begun(PanelState())) if anew else (),
        begun=begun_by(labels, (*spots, *anew)),
    )


def choices_of(
    labels: Labels, choosing: Choosing, state: PanelState, data: Data, game: AnyGame, *, pressed: bool
) -> Choices:
    """Returns all that can be chosen next, with the menus and buttons for what is not pressed on the picture.

    ``data`` begins each press.
    """
    found = on_picture(labels, choosing, state, pressed=pressed)
    menus, buttons, targets = show_choices(labels, choosing, state, data)
    if not found.spots:
        return replace(found, menus=menus, buttons=buttons, targets=targets)
    kinds = kinds_of(labels, choosing, state, game)
    return replace(found, buttons=ending(buttons), targets=targets, kinds=kinds)


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
