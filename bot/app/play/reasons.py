"""Why a notation is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speech.language import Words, literal, say_values
from rules.core.contract import Ambiguous, GameError, IllegalAction, Unreadable


def why(words: Words, game: str, error: GameError, names: Sequence[str], text: str) -> str:
    """Says the reason of a refusal in one or two sentences."""
    match error:
        case Unreadable():
            id = "refusal-unreadable" if error.token else "refusal-unfinished"
            return words(id, move=text, word=literal(error.token[:40]))
        case Ambiguous():
            return words("refusal-ambiguous", move=text)
        case IllegalAction():
            return words("refusal-illegal", move=text, why=rule(words, game, error, names, text))
    raise TypeError(type(error))


def rule(words: Words, game: str, error: IllegalAction, names: Sequence[str], text: str) -> str:
    """Says the rule that a notation breaks."""
    own, general = f"{game}-refusal-{error.code}", f"refusal-{error.code}"
    params = say_values(words, game, error.params, names)
    return words(own if words.has(own) else general, **{"move": text, **params})
