"""What is certainly dominated in Java."""

from __future__ import annotations

from rules.core.contract import Seat, Tagged
from rules.java import cards, festivals, taking
from rules.java.actions import (
    Build,
    EndTurn,
    Enlarge,
    Enter,
    GiveFestival,
    Irrigate,
    Move,
    Pass,
    PlaceLand,
    PlayCards,
    UseToken,
)
from rules.java.prospects import participants
from rules.java.state import Festival, JavaState, Turn, turn_of
from tests.players.dominated import Kind, Moment, best_at_the_end, losing, missing


def missed(moment: Moment) -> Tagged | None:
    """Only of the last seat, as others may take back what is done before them."""
    state: JavaState = moment.state
    others = (player for seat, player in enumerate(state.players) if seat != moment.seat)
    if not isinstance(state.top, Turn) or not all(player.finished for player in others):
        return None
    seat = moment.seat
    return best_at_the_end(
        moment,
        EndTurn(),
        lambda state: not _may_do_more(state, seat),
        token=UseToken(),
    )


def _may_do_more(state: JavaState, seat: Seat) -> bool:
    """Says whether points or a token are left, or a festival, which costs none."""
    given = any(festivals.tokens_give(state, seat, ()))
    return turn_of(state).points > 0 or taking.may_use_token(state, seat) or given


def _is_ending(state: JavaState) -> bool:
    """Says whether the last turns have begun, or begin behind this one."""
    return state.ending or not state.three


def wastes_token(moment: Moment) -> bool:
    """Ends a turn with the point of a token unspent."""
    if moment.action != EndTurn() or _is_ending(moment.state):
        return False
    turn = turn_of(moment.state)
    return turn.tokens > 0 and turn.points >= moment.state.numbers.token_points


def leaves_card(moment: Moment) -> bool:
    state: JavaState = moment.state
    return moment.action == EndTurn() and not _is_ending(state) and any(taking.tokens(state, moment.seat, ()))


def _most(state: JavaState, hand: tuple[str, ...]) -> int:
    return cards.total(cards.playable(hand, state.card), state.card)


def gives_away(moment: Moment) -> bool:
    """Gives a festival in which the cards that everybody knows of another are worth more than all its own."""
    if not isinstance(moment.action, GiveFestival):
        return False
    state: JavaState = moment.state
    at = state.board.index[moment.action.space]
    rivals = (seat for seat in participants(state, at, moment.seat) if seat != moment.seat)
    own = _most(state, state.players[moment.seat].hand)
    return any(_most(state, state.players[seat].known) > own for seat in rivals)


def plays_too_many(moment: Moment) -> bool:
    """Plays several cards where nobody else stands."""
    if not isinstance(moment.action, GiveFestival) or _is_ending(moment.state):
        return False
    at = moment.state.board.index[moment.action.space]
    return len(moment.action.cards) > 1 and participants(moment.state, at, moment.seat) == (moment.seat,)


def plays_in_vain(moment: Moment) -> bool:
    """Plays cards although all of them together would not come up to what another has laid."""
    if not isinstance(moment.action, PlayCards):
        return False
    state: JavaState = moment.state
    festival = state.top
    assert isinstance(festival, Festival)
    laid = [cards.total(one, state.card) for one in festival.laid]
    own = laid.pop(moment.seat) + _most(state, state.players[moment.seat].hand)
    return own < max(laid)


def keeps_last_cards(moment: Moment) -> bool:
    """Passes in a festival that its cards would win, after its last turn and where nobody else can play any more."""
    state: JavaState = moment.state
    festival = state.top
    if moment.action != Pass() or not isinstance(festival, Festival):
        return False
    if any(state.players[seat].hand for seat in festival.active if seat != moment.seat):
        return False
    laid = [cards.total(one, state.card) for one in festival.laid]
    own = laid.pop(moment.seat) + _most(state, state.players[moment.seat].hand)
    return state.players[moment.seat].finished and own > max(laid)


KINDS: dict[str, Kind] = {
    "leaves a village without a palace at the end": missing(Build),
    "leaves a palace small at the end": missing(Enlarge),
    "leaves a festival at the end": missing(GiveFestival),
    "leaves developers at the end where they bring less than elsewhere": missing(Enter, Move),
    "leaves land or water unlaid at the end that would score": missing(PlaceLand, Irrigate),
    "keeps an action token at the end that would score": missing(UseToken),
    "loses points at the end by what it does": losing(EndTurn()),
    "uses an action token for nothing": wastes_token,
    "leaves points for which there is a card": leaves_card,
    "gives a festival that another one surely wins": gives_away,
    "plays several cards where nobody else stands": plays_too_many,
    "plays cards that cannot win": plays_in_vain,
    "keeps cards in its last festival that would win it": keeps_last_cards,
}
