"""Nothing yet."""

from rules.core.contract import Fact
from rules.tikal.state import TikalState

FACTS: tuple[Fact[TikalState], ...] = ()
