"""The course of the game: setup, one explorer card after the other, the ends of phases, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from rules.core.contract import Chance, Seat, Step
from rules.core.seats import with_player
from rules.core.sequence import pop, push
from rules.magellan import auction, data, events, fields, hands, scoring, veto
from rules.magellan.cards import crowns
from rules.magellan.eligibility import eligible, with_ship
from rules.magellan.events import Event
from rules.magellan.meta import META
from rules.magellan.state import (
    Counting,
    FinalDraw,
    Frame,
    MagellanState,
    Phase,
    Player,
    Swaps,
    Victory,
    field_of,
    with_stack,
)


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> MagellanState:
    """Shuffles supply and stacks, and draws the start player by lot if that is wanted; play begins by itself."""
    numbers = data.NUMBERS[META.rules_version]
    salt = chance.salt()
    starting = options["start_player"]
    opener = chance.below("start-player", seats) if starting == "random" else int(starting) % seats
    supply = chance.shuffle("supply", data.GOLD * (numbers.sets - seats))
    stacks = tuple(chance.shuffle(f"phase-{phase}", _cards_of(numbers, phase)) for phase in range(1, data.PHASES + 1))
    return MagellanState(
        rules=META.rules_version,
        salt=salt,
        frames=stages_from(1),
        sides=(options["side_half_1"], options["side_half_2"]),
        gold_scores=options["pizarro_b_scoring"] == "gold",
        vetoes_stay=options["columbus_veto_scope"] == "game",
        sums_only=options["bid_display"] == "sum",
        players=(Player(reserve=numbers.ships),) * seats,
        stacks=stacks,
        supply=supply,
        opener=opener,
    )


def stages_from(phase: int) -> tuple[Frame, ...]:
    """Returns what the game consists of from a phase on, the first on top."""
    return Victory(), Counting(), *(Phase(number=number) for number in range(data.PHASES, phase - 1, -1))


def next_card(state: MagellanState, phase: Phase, chance: Chance) -> Step[MagellanState, Event]:
    """Begins a phase, turns up its next card, or ends it."""
    if state.phase < phase.number:
        return _begin_phase(state, phase.number)
    return _turn_up(state) if state.stack else _end_phase(state, chance)


def _begin_phase(state: MagellanState, number: int) -> Step[MagellanState, Event]:
    state = replace(state, phase=number, vetoed=0)
    return Step(state=state, events=(events.PhaseBegan(phase=number, cards=len(state.stack)),))


def _turn_up(state: MagellanState) -> Step[MagellanState, Event]:
    """Turns a card up; where somebody can buy it a veto may come first, but not on the last one."""
    card, *left = state.stack
    state = with_stack(replace(state, turned=state.turned + 1, vetoed=min(state.vetoed, len(left))), left)
    asked = veto.holders(state) if left and with_ship(state, card) else ()
    if not asked and not eligible(state, card):
        told = events.CardWithoutBidders(explorer=card, phase=state.phase, left=len(left))
        return replace(auction.unsold(state, card, told), reveals=True)
    turned_up = events.CardTurnedUp(explorer=card, phase=state.phase, left=len(left))
    turned = Step(state=state, events=(turned_up,), reveals=True)
    return turned.then(lambda state: veto.open_window(state, card, asked) if asked else auction.begin(state, card))


def _end_phase(state: MagellanState, chance: Chance) -> Step[MagellanState, Event]:
    """Closes hands, lets vetoes expire, gives everybody their draws, and asks for swaps."""
    told: list[Event] = [events.PhaseEnded(phase=state.phase)]
    if opened := _seats(state, "open"):
        told.append(events.HandsClosed(seats=opened))
    if not state.vetoes_stay and (owners := _seats(state, "vetoes")):
        told.append(events.VetoesExpired(seats=owners))
    if state.phase == 1 and (owners := _seats(state, "reserve")):
        told.append(events.ReserveLeft(seats=owners))
    for seat, player in enumerate(state.players):
        vetoes = player.vetoes if state.vetoes_stay else 0
        state = with_player(state, seat, open=False, vetoes=vetoes, reserve=0)
    ended = Step(state=pop(state), events=tuple(told))
    return ended.then(lambda state: hands.draw(state, draws_due(state), chance)).then(_ask_for_swaps)


def draws_due(state: MagellanState) -> dict[Seat, int]:
    """Returns how many cards each seat draws at the end of the phase: its own and those of its ships' sacks."""
    due = dict.fromkeys(range(len(state.players)), state.numbers.draws[state.phase - 1])
    for ship in state.ships:
        if ship.field == state.phase:
            due[ship.seat] += field_of(state, ship.explorer, ship.field).sacks.value
    return due


def _ask_for_swaps(state: MagellanState) -> Step[MagellanState, Event]:
    """Asks all at once who may swap, if there is anybody."""
    limits = swap_limits(state)
    swaps = Swaps(limits=limits, chosen=(None,) * len(limits))
    return Step(state=push(state, swaps) if any(limits) else state)


def swap_limits(state: MagellanState) -> tuple[int, ...]:
    """Returns how many cards each seat may swap for its ships that arrived in this phase; its hand is the most."""
    allowed: Counter[Seat] = Counter()
    for ship in state.ships:
        field = field_of(state, ship.explorer, ship.field)
        if ship.field == state.phase and field.effect == fields.SWAP:
            allowed[ship.seat] += field.amount
    return tuple(min(allowed[seat], len(player.hand)) for seat, player in enumerate(state.players))


def count(state: MagellanState, counting: Counting, chance: Chance) -> Step[MagellanState, Event]:
    """Counts ships, piles and hands, all face up; Pizarro's draw comes last of all."""
    state = replace(pop(state), counted=True)
    told: tuple[Event, ...] = (*_piles_counted(state), *_seats_counted(state))
    counted = Step(state=state, events=told, reveals=True)
    last = scoring.last_ship(state)
    return counted.then(lambda state: _begin_final_draw(state, last.seat, chance)) if last else counted


def _piles_counted(state: MagellanState) -> list[events.PileCounted]:
    found = []
    for ship in state.ships:
        if ship.pile:
            pile = tuple(tucked.card for tucked in ship.pile)
            points = scoring.ship_points(state, ship, pile)
            counted = events.PileCounted(
                seat=ship.seat, field=ship.field, cards=pile, crowns=crowns(state.numbers, pile), points=points
            )
            found.append(counted)
    return found


def _seats_counted(state: MagellanState) -> list[events.SeatCounted]:
    found = []
    for score in scoring.scores(state, None):
        hand, of_hand = state.players[score.seat].hand, dict(score.sources)[scoring.HAND]
        counted = events.SeatCounted(
            seat=score.seat,
            cards=hand,
            gold=sum(hand),
            ships=score.points - of_hand,
            hand=of_hand,
            points=score.points,
        )
        found.append(counted)
    return found


def _begin_final_draw(state: MagellanState, seat: Seat, chance: Chance) -> Step[MagellanState, Event]:
    pack = chance.shuffle("pack", state.numbers.pack)
    return Step(state=push(state, FinalDraw(seat=seat, pack=pack)), events=(events.FinalDrawBegan(seat=seat),))


def finish(state: MagellanState, victory: Victory, chance: Chance) -> Step[MagellanState, Event]:
    """Ends the game: the most points win, then the most gold in hand."""
    found = scoring.scores(state, None)
    points = max(score.points for score in found)
    equals = [score for score in found if score.points == points]
    winners = tuple(score.seat for score in equals if score.place == 1)
    gold = scoring.gold_in_hand(state, winners[0]) if len(winners) < len(equals) else 0
    return Step(state=pop(state), events=(events.GameEnded(winner_seats=winners, points=points, gold=gold),))


def _seats(state: MagellanState, name: str) -> tuple[Seat, ...]:
    """Returns the seats that have something: ships in reserve, vetoes, an open hand."""
    return tuple(seat for seat, player in enumerate(state.players) if getattr(player, name))


def _cards_of(numbers: data.Numbers, phase: int) -> list[str]:
    return [explorer for explorer in data.EXPLORERS for _ in range(numbers.cards[phase - 1])]
