"""What the types must refuse: mypy says so of each line that is told to be ignored, and where it does not, it fails."""

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage
from rules.java import actions, developers, festivals, flow, notation, palaces, state, turns
from rules.java.actions import Build
from rules.magellan import auction
from rules.magellan import notation as magellan
from rules.magellan.actions import BidCards
from rules.tikal import deployment, movement
from rules.tikal.actions import Deploy
from rules.tikal.turns import acting

TURN = (state.Turn,)

SEQUENCE = SequenceOfPlay(
    Act(Build, answers=TURN, check=palaces.check_build, apply=palaces.apply_build),
    Act(Build, answers=TURN, check=developers.check_move, apply=palaces.apply_build),  # type: ignore[arg-type]
    Act(Build, answers=TURN, check=palaces.check_build, apply=festivals.apply_play),  # type: ignore[arg-type]
    Act(Build, answers=TURN, read=notation.read_move, check=palaces.check_build, apply=palaces.apply_build),  # type: ignore[arg-type]
    Act(Build, answers=TURN, write=notation.write_move, check=palaces.check_build, apply=palaces.apply_build),  # type: ignore[arg-type]
    Act(Deploy, answers=TURN, check=acting(deployment.check_deploy), apply=deployment.apply_deploy),
    Act(Deploy, answers=TURN, check=acting(movement.check), apply=deployment.apply_deploy),  # type: ignore[arg-type]
    Act(BidCards, answers=TURN, read=magellan.read_sum, check=auction.check_cards, apply=auction.apply_cards),  # type: ignore[arg-type]
    Stage(state.Turn, go_on=flow.next_turn),  # type: ignore[arg-type]
    Ask(
        state.Festival,
        decisions=turns.ask,  # type: ignore[arg-type]
        tokens=festivals.tokens,
        default=lambda state, seat: actions.Pass(),
    ),
)
