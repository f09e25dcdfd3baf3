"""What the types must refuse: mypy says so of each line that is told to be ignored, and where it does not, it fails."""

from rules.core.sequence import Act, Ask, SequenceOfPlay, Stage
from rules.java import developers, festivals, flow, notation, palaces, turns
from rules.java.actions import Build, Pass
from rules.java.state import Festival, Turn

SEQUENCE = SequenceOfPlay(
    Act(Build, check=palaces.check_build, apply=palaces.apply_build),
    Act(Build, check=developers.check_move, apply=palaces.apply_build),  # type: ignore[arg-type]
    Act(Build, check=palaces.check_build, apply=festivals.apply_play),  # type: ignore[arg-type]
    Act(Build, read=notation.read_move, check=palaces.check_build, apply=palaces.apply_build),  # type: ignore[arg-type]
    Act(Build, write=notation.write_move, check=palaces.check_build, apply=palaces.apply_build),  # type: ignore[arg-type]
    Stage(Turn, go_on=flow.next_turn),  # type: ignore[arg-type]
    Ask(
        Festival,
        decisions=turns.ask,  # type: ignore[arg-type]
        tokens=festivals.tokens,
        answers=(Pass,),
        default=lambda state, seat: Pass(),
    ),
)
