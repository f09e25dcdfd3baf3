"""Nothing yet."""

from rules.core.contract import Question
from rules.tikal.state import TikalState

QUESTIONS: tuple[Question[TikalState], ...] = ()
