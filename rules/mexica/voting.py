"""The vote on an open calpulli that nobody believes in, though the test does not see that it is dead."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import clockwise
from rules.core.sequence import pop, push, top, with_top
from rules.mexica import calpulli, halves
from rules.mexica.actions import Agree, Propose, Refuse
from rules.mexica.events import Event, RemovalAnswered, RemovalProposed
from rules.mexica.state import MexicaState, Turn, Vote, round_of, turn_of, with_turn

SHARE = 0.25
"""The part of a turn's time that an answer gets."""


def tokens_propose(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the sizes whose removal may be proposed."""
    if not words and calpulli.can_be_removed(state):
        refused = turn_of(state).refused
        sizes = (size for size in dict.fromkeys(state.display) if size not in refused)
        yield from (Token(str(size), ends=True, note=Say("propose", {"size": size}), seldom=True) for size in sizes)


def check_propose(state: MexicaState, seat: Seat, action: Propose) -> None:
    """Judges a proposal: of a calpulli that is open and was not refused in this turn."""
    if not calpulli.can_be_removed(state):
        raise IllegalAction("no-removal-yet")
    if action.size not in state.display:
        raise IllegalAction("not-open", size=action.size, sizes=state.display)
    if action.size in turn_of(state).refused:
        raise IllegalAction("refused-before", size=action.size)


def apply_propose(state: MexicaState, seat: Seat, action: Propose, chance: Chance) -> Step[MexicaState, Event]:
    """Asks all other seats; the turn goes on when they have answered."""
    _, *others = clockwise(state, seat)
    state = push(state, Vote(seat=seat, size=action.size, seats=tuple(others)))
    return Step(state=state, events=(RemovalProposed(seat=seat, size=action.size),))


def ask(state: MexicaState, vote: Vote) -> tuple[Decision, ...]:
    """Asks all who have not answered, in any order."""
    about = f"{round_of(state)} {vote.seat} {vote.size}"
    status = Say("proposal", {"proposer_seat": vote.seat, "size": vote.size})
    return tuple(Decision(seat=seat, kind="vote", about=about, share=SHARE, status=status) for seat in vote.seats)


def tokens_vote(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers both answers."""
    if not words:
        yield Token("agree", ends=True)
        yield Token("refuse", ends=True)


def apply_agree(state: MexicaState, seat: Seat, action: Agree, chance: Chance) -> Step[MexicaState, Event]:
    """Counts a yes; when nobody is left to be asked, the calpulli leaves the game."""
    vote = top(state, Vote)
    left = tuple(other for other in vote.seats if other != seat)
    answered = RemovalAnswered(seat=seat, size=vote.size, agreed=True)
    if left:
        return Step(state=with_top(state, Vote(seat=vote.seat, size=vote.size, seats=left)), events=(answered,))
    agreed: Step[MexicaState, Event] = Step(state=pop(state), events=(answered,))
    return halves.settled(state, agreed.then(lambda state: calpulli.remove(state, (vote.size,), calpulli.BY_VOTE)))


def apply_refuse(state: MexicaState, seat: Seat, action: Refuse, chance: Chance) -> Step[MexicaState, Event]:
    """Ends the vote: nothing happens, and the size cannot be proposed again in this turn."""
    vote, state = top(state, Vote), pop(state)
    state = with_turn(state, refused=(*top(state, Turn).refused, vote.size))
    return Step(state=state, events=(RemovalAnswered(seat=seat, size=vote.size, agreed=False),))
