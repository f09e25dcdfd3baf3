"""Columbus: before the first bid a veto puts the card turned up to the bottom of the stack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, Decision, Say, Seat, Step, Token
from rules.core.seats import clockwise, with_player
from rules.core.sequence import pop, push, top, with_top
from rules.magellan import auction
from rules.magellan.actions import LetPass, UseVeto
from rules.magellan.eligibility import auction_behind
from rules.magellan.events import CardVetoed, Event, VetoDeclined
from rules.magellan.state import MagellanState, Window, lot, standing, with_stack

SHARE = 0.25
"""What part of a turn's time there is for a veto."""


def holders(state: MagellanState) -> tuple[Seat, ...]:
    """Returns the seats with an unused veto, clockwise from the opener."""
    return tuple(seat for seat in clockwise(state, state.opener) if state.players[seat].vetoes)


def open_window(state: MagellanState, card: str, asked: tuple[Seat, ...]) -> Step[MagellanState, Event]:
    """Asks all who hold a veto, at once."""
    return Step(state=push(state, Window(card=card, asked=asked)))


def ask(state: MagellanState, window: Window) -> tuple[Decision, ...]:
    return tuple(
        Decision(
            seat=seat,
            kind="veto",
            about=f"{lot(state)} veto",
            share=SHARE,
            status=Say("veto-or-bid" if auction_behind(state, seat) else "veto", {"explorer": window.card}),
            auction=lot(state),
            stretch=standing(state),
        )
        for seat in window.asked
    )


def tokens(state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the veto; the seat that alone is still asked and opens the auction may bid or pass as well."""
    if not prefix:
        yield Token("veto", ends=True)
        yield Token("no", ends=True)
    yield from auction.tokens(state, seat, prefix)


def apply_veto(state: MagellanState, seat: Seat, action: UseVeto, chance: Chance) -> Step[MagellanState, Event]:
    """Closes the window; the next card is turned up."""
    card = top(state, Window).card
    state = with_player(state, seat, vetoes=state.players[seat].vetoes - 1)
    state = with_stack(replace(state, vetoed=state.vetoed + 1), (*state.stack, card))
    return Step(state=pop(state), events=(CardVetoed(seat=seat, explorer=card),))


def apply_no(state: MagellanState, seat: Seat, action: LetPass, chance: Chance) -> Step[MagellanState, Event]:
    """Leaves the window to the others that are asked; the last one to decline opens the auction."""
    window = top(state, Window)
    asked = tuple(other for other in window.asked if other != seat)
    declined = Step(state=with_top(state, Window(card=window.card, asked=asked)), events=(VetoDeclined(seat=seat),))
    return declined if asked else declined.then(lambda state: auction.begin(pop(state), window.card))
