"""What a game says, as its players read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.app.play.posts import tell
from bot.app.speech.language import Words, say, say_values
from bot.app.speech.text import as_plain, compose
from rules.core.contract import Say, Tagged

NAMES = ("Anežka", "Bořek", "Cyril")


@dataclass(frozen=True, slots=True)
class Spoken:
    """The sentences of a game, without mark-up."""

    game: str

    def told(self, language: str, *happened: Tagged) -> list[str]:
        """Returns what is told, with the spaces that Czech does not break made common ones."""
        lines = tell(Words(language), self.game, happened, NAMES)
        return [as_plain(compose(line)).replace("\xa0", " ") for line in lines]

    def refused(self, language: str, code: str, **params: Any) -> str:
        words = Words(language)
        return as_plain(compose(words(f"{self.game}-refusal-{code}", **say_values(words, self.game, params, NAMES))))

    def asked(self, language: str, what: str, id: str, **args: Any) -> str:
        return as_plain(compose(say(Words(language), self.game, what, Say(id, args), NAMES)))
