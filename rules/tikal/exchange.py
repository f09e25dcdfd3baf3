"""Exchanging treasures: the opponent cannot refuse, but nobody's pair or triple is ever divided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rules.core.contract import Chance, IllegalAction, Seat, Step, Token
from rules.core.seats import clockwise, with_player
from rules.tikal.actions import Exchange
from rules.tikal.events import Event, TreasuresExchanged
from rules.tikal.points import check_points, spend
from rules.tikal.state import TikalState, turn_of

Motifs = tuple[str, ...]


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the opponent, then what is given and what is taken, treasure by treasure in the order of motifs."""
    opponents = {f"P{opponent}": opponent for opponent in clockwise(state, seat)[1:]}
    match words:
        case ():
            for word, opponent in opponents.items():
                if next(_exchanges(state, seat, opponent), None):
                    yield Token(word, seat=opponent)
        case (word, *chosen) if word in opponents:
            at = len(chosen)
            exchanges = (("give", *given, "take", *taken) for given, taken in _exchanges(state, seat, opponents[word]))
            begun = [words for words in exchanges if list(words[:at]) == chosen and len(words) > at]
            offered = {words[at]: len(words) == at + 1 for words in begun}
            yield from (Token(word, ends=offered[word]) for word in sorted(offered))


def check(state: TikalState, seat: Seat, action: Exchange) -> None:
    """Judges an exchange: as many for as many, no set divided on either side, no motif on both."""
    if action.opponent_seat == seat or action.opponent_seat >= len(state.players):
        raise IllegalAction("not-an-opponent", opponent=f"P{action.opponent_seat}")
    if len(action.given) != len(action.taken):
        raise IllegalAction("unequal-exchange", given=len(action.given), taken=len(action.taken))
    _check_whole(state, seat, action.given)
    _check_whole(state, action.opponent_seat, action.taken)
    for motif in action.given:
        if motif in action.taken:
            raise IllegalAction("motif-on-both-sides", motif=motif)
    if not state.exchange_sets and len(action.given) > 1:
        raise IllegalAction("one-treasure-only", treasures=len(action.given))
    limit = state.numbers.exchanged
    if len(action.given) > limit:
        raise IllegalAction("too-many-treasures", treasures=len(action.given), limit=limit)
    check_points(state, state.numbers.exchange * len(action.taken))


def apply(state: TikalState, seat: Seat, action: Exchange, chance: Chance) -> Step[TikalState, Event]:
    """Lets the treasures change hands."""
    own = Counter(state.players[seat].treasures) - Counter(action.given) + Counter(action.taken)
    other = Counter(state.players[action.opponent_seat].treasures) - Counter(action.taken) + Counter(action.given)
    state = with_player(state, seat, treasures=tuple(sorted(own.elements())))
    state = with_player(state, action.opponent_seat, treasures=tuple(sorted(other.elements())))
    done = TreasuresExchanged(seat=seat, other_seat=action.opponent_seat, given=action.given, taken=action.taken)
    return Step(state=spend(state, state.numbers.exchange * len(action.taken)), events=(done,))


def _exchanges(state: TikalState, seat: Seat, opponent: Seat) -> Iterator[tuple[Motifs, Motifs]]:
    """Yields every legal exchange with an opponent as what is given and what is taken."""
    numbers = state.numbers
    most = min(turn_of(state).points // numbers.exchange, numbers.exchanged if state.exchange_sets else 1)
    taken = _bundles(state.players[opponent].treasures, most)
    for given in _bundles(state.players[seat].treasures, most):
        yield from ((given, wanted) for wanted in taken if len(wanted) == len(given) and not set(wanted) & set(given))


def _bundles(owned: Motifs, most: int) -> list[Motifs]:
    """Returns every choice of at most so many treasures that divides no set, each sorted by motif."""
    sets = Counter(owned)
    chosen = (motifs for count in range(1, most + 1) for motifs in combinations(sorted(sets), count))
    bundles = (tuple(motif for motif in motifs for _ in range(sets[motif])) for motifs in chosen)
    return sorted(bundle for bundle in bundles if len(bundle) <= most)


def _check_whole(state: TikalState, owner: Seat, motifs: Motifs) -> None:
    owned = Counter(state.players[owner].treasures)
    for motif, copies in Counter(motifs).items():
        if copies > owned[motif]:
            raise IllegalAction("not-owned", motif=motif, needs=copies, copies=owned[motif], owner_seat=owner)
        if copies < owned[motif]:
            raise IllegalAction("set-divided", motif=motif, needs=copies, copies=owned[motif], owner_seat=owner)
