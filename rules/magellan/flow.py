"""The course of the game: setup, one explorer card after the other, the ends of phases, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias, assert_never

from rules.core.contract import Chance, Decision, Say, Seat
from rules.magellan import data, fields, hands, scoring
from rules.magellan.cards import crowns
from rules.magellan.eligibility import auction_behind, eligible, with_ship
from rules.magellan.events import (
    CardRemoved,
    CardTurnedUp,
    Event,
    FinalDrawBegan,
    GameEnded,
    HandsClosed,
    PhaseBegan,
    PhaseEnded,
    PileCounted,
    ReserveLeft,
    SeatCounted,
    VetoesExpired,
)
from rules.magellan.meta import META
from rules.magellan.state import (
    Auction,
    FinalDraw,
    MagellanState,
    Player,
    Swaps,
    Window,
    Won,
    clockwise,
    field_of,
    stage,
    with_player,
    with_stack,
)

Course: TypeAlias = tuple[MagellanState, tuple[Event, ...]]
"""How far the game has gone on by itself, and what has happened."""

VETO_SHARE = 0.25
"""What part of a turn's time there is for a veto."""


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> MagellanState:
    """Shuffles supply and stacks, draws the start player by lot if that is wanted, and turns up the first card."""
    salt = chance.salt()
    starting = options["start_player"]
    opener = chance.below("start-player", seats) if starting == "random" else int(starting) % seats
    supply = chance.shuffle("supply", data.GOLD * (data.SETS - seats))
    stacks = tuple(chance.shuffle(f"phase-{phase}", _cards_of(phase)) for phase in range(1, data.PHASES + 1))
    state = MagellanState(
        rules=META.rules_version,
        salt=salt,
        sides=(options["side_half_1"], options["side_half_2"]),
        gold_scores=options["pizarro_b_scoring"] == "gold",
        vetoes_stay=options["columbus_veto_scope"] == "game",
        sums_only=options["bid_display"] == "sum",
        players=(Player(),) * seats,
        stacks=stacks,
        supply=supply,
        opener=opener,
    )
    return next_card(state, chance)[0]


def decisions(state: MagellanState) -> tuple[Decision, ...]:
    """Asks whoever may veto, bid, settle what was won, swap or draw."""
    about = f"card {state.turned}"
    match state.waits:
        case None:
            return ()
        case Window(card=card, asked=asked):
            return tuple(
                Decision(
                    seat=seat,
                    kind="veto",
                    about=f"{about} veto",
                    share=VETO_SHARE,
                    status=Say("veto-or-bid" if auction_behind(state, seat) else "veto", {"explorer": card}),
                )
                for seat in asked
            )
        case Auction() as auction:
            about = f"{about} bid {auction.bid} passed {len(auction.passed)}"
            return (Decision(seat=auction.seat, kind="bid", about=about, status=_standing(auction)),)
        case Won() as won:
            return (_settling(state, won),)
        case Swaps(limits=limits, chosen=chosen):
            return tuple(
                Decision(seat=seat, kind="swap", about=f"swap {state.phase}", status=Say("swap", {"limit": limit}))
                for seat, limit in enumerate(limits)
                if limit and chosen[seat] is None
            )
        case FinalDraw(seat=seat):
            total = Say("drawn", {"total": sum(state.drawn)})
            return (Decision(seat=seat, kind="draw", about="pizarro", status=total),)
        case frame:
            assert_never(frame)


def next_card(state: MagellanState, chance: Chance) -> Course:
    """Turns up the next card that anybody can buy; at the end of the stack the phase ends."""
    if not state.stack:
        return end_phase(state, chance)
    card, *left = state.stack
    state = with_stack(replace(state, turned=state.turned + 1, vetoed=min(state.vetoed, len(left))), left)
    turned = CardTurnedUp(explorer=card, phase=state.phase, left=len(left))
    asked = veto_holders(state) if left and with_ship(state, card) else ()
    if asked:
        return replace(state, waits=Window(card=card, asked=asked)), (turned,)
    return then((state, (turned,)), lambda s: begin_auction(s, card, chance))


def veto_holders(state: MagellanState) -> tuple[Seat, ...]:
    """Returns the seats with an unused veto, clockwise from the opener."""
    return tuple(seat for seat in clockwise(state, state.opener) if state.players[seat].vetoes)


def begin_auction(state: MagellanState, card: str, chance: Chance) -> Course:
    """Asks the first eligible seat for a bid; a card that nobody may bid for leaves the game."""
    active = eligible(state, card)
    if not active:
        return remove_card(state, card, False, chance)
    return replace(state, waits=Auction(card=card, seat=active[0], active=active)), ()


def remove_card(state: MagellanState, card: str, asked: bool, chance: Chance) -> Course:
    """Takes an unsold card out of the game and goes on; the opener stays the same."""
    state = replace(state, removed=(*state.removed, card), waits=None)
    return then((state, (CardRemoved(explorer=card, asked=asked),)), lambda s: next_card(s, chance))


def end_phase(state: MagellanState, chance: Chance) -> Course:
    """Closes hands, lets vetoes expire, gives everybody his draws, and asks for swaps."""
    ended: list[Event] = [PhaseEnded(phase=state.phase)]
    if opened := _seats(state, "open"):
        ended.append(HandsClosed(seats=opened))
    if state.vetoes_stay is False and (holders := _seats(state, "vetoes")):
        ended.append(VetoesExpired(seats=holders))
    if state.phase == 1 and (owners := _seats(state, "reserve")):
        ended.append(ReserveLeft(seats=owners))
    for seat, player in enumerate(state.players):
        vetoes = player.vetoes if state.vetoes_stay else 0
        state = with_player(state, seat, open=False, vetoes=vetoes, reserve=0)
    course = then((replace(state, waits=None), tuple(ended)), lambda s: hands.draw(s, draws_due(s), chance))
    limits = swap_limits(course[0])
    if any(limits):
        waits = Swaps(limits=limits, chosen=(None,) * len(limits))
        return replace(course[0], waits=waits), course[1]
    return then(course, lambda s: next_phase(s, chance))


def draws_due(state: MagellanState) -> dict[Seat, int]:
    """Returns how many cards each seat draws at the end of the phase: its own and those of its ships' sacks."""
    due = dict.fromkeys(range(len(state.players)), data.DRAWS[state.phase - 1])
    for ship in state.ships:
        if ship.field == state.phase:
            due[ship.seat] += field_of(state, ship.explorer, ship.field).sacks.value
    return due


def swap_limits(state: MagellanState) -> tuple[int, ...]:
    """Returns how many cards each seat may swap for its ships that arrived in this phase; its hand is the most."""
    allowed: Counter[Seat] = Counter()
    for ship in state.ships:
        field = field_of(state, ship.explorer, ship.field)
        if ship.field == state.phase and field.effect == fields.SWAP:
            allowed[ship.seat] += field.amount
    return tuple(min(allowed[seat], len(player.hand)) for seat, player in enumerate(state.players))


def next_phase(state: MagellanState, chance: Chance) -> Course:
    if state.phase == data.PHASES:
        return _count(state, chance)
    state = replace(state, phase=state.phase + 1, vetoed=0, waits=None)
    began = PhaseBegan(phase=state.phase, cards=len(state.stack))
    return then((state, (began,)), lambda s: next_card(s, chance))


def finish(state: MagellanState) -> Course:
    """Ends the game: the most points win, then the most gold in hand."""
    state = replace(state, waits=None)
    found = scoring.scores(state, None)
    points = max(score.points for score in found)
    equals = [score for score in found if score.points == points]
    winners = tuple(score.seat for score in equals if score.place == 1)
    gold = scoring.gold_in_hand(state, winners[0]) if len(winners) < len(equals) else 0
    return state, (GameEnded(winner_seats=winners, points=points, gold=gold),)


def then(course: Course, go_on: Callable[[MagellanState], Course]) -> Course:
    state, events = course
    later, more = go_on(state)
    return later, (*events, *more)


def _count(state: MagellanState, chance: Chance) -> Course:
    """Counts ships, piles and hands; Pizarro's draw comes last of all."""
    state = replace(state, counted=True, waits=None)
    events: list[Event] = []
    for ship in state.ships:
        if ship.pile:
            pile = tuple(tucked.card for tucked in ship.pile)
            points = scoring.ship_points(state, ship, pile)
            counted = PileCounted(seat=ship.seat, field=ship.field, cards=pile, crowns=crowns(pile), points=points)
            events.append(counted)
    for score in scoring.scores(state, None):
        hand = state.players[score.seat].hand
        of_hand = dict(score.sources)[scoring.HAND]
        events.append(
            SeatCounted(
                seat=score.seat,
                cards=hand,
                gold=sum(hand),
                ships=score.points - of_hand,
                hand=of_hand,
                points=score.points,
            )
        )
    last = scoring.last_ship(state)
    if last is None:
        return then((state, tuple(events)), finish)
    pack = chance.shuffle("pack", data.GOLD * data.SETS)
    began = FinalDrawBegan(seat=last.seat)
    return replace(state, waits=FinalDraw(seat=last.seat, pack=pack)), (*events, began)


def _settling(state: MagellanState, won: Won) -> Decision:
    """Asks the winner for one choice after the other, all within one turn."""
    seat, about = won.seat, f"card {state.turned} won"
    status = Say("won", {"explorer": won.card, "bid": won.bid})
    match stage(state):
        case "pay":
            return Decision(seat=seat, kind="pay", about=about, status=status)
        case "ship":
            return Decision(seat=seat, kind="ship", about=about, status=status)
        case "half":
            return Decision(seat=seat, kind="half", about=about, status=status)
        case _:
            return Decision(seat=seat, kind="tuck", about=about, status=status)


def _standing(auction: Auction) -> Say:
    if auction.best is None:
        return Say("no-bid", {"explorer": auction.card, "bid": auction.bid})
    return Say("best-bid", {"explorer": auction.card, "best_seat": auction.best, "bid": auction.bid})


def _seats(state: MagellanState, name: str) -> tuple[Seat, ...]:
    """Returns the seats that have something: ships in reserve, vetoes, an open hand."""
    return tuple(seat for seat, player in enumerate(state.players) if getattr(player, name))


def _cards_of(phase: int) -> list[str]:
    return [explorer for explorer in data.EXPLORERS for _ in range(data.CARDS[phase - 1])]
