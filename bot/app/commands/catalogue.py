"""All commands as they are told and understood: in every language, with the questions of all games."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bot.app.commands import (
    questions,
)
from bot.app.speech import declared
from bot.app.speech.declared import Arg, CommandKind
from bot.app.speech.language import Words, languages
from bot.app.speech.names import unaccented
from rules.core import library


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandInfo:
    """What a chat tells of a command."""

    name: str
    usage: str
    """The words that follow the name, as a hint."""
    summary: str
    called: str
    """Its name in the language of the rest, for a chat that can show that; it is understood by ``name`` everywhere."""
    private: bool = False
    """Whether it is for where nobody listens: its words or its answer may hold what others must not see."""
    managers: bool = False
    """Whether it is for those who manage the place."""
    group: declared.Group = ""
    grouped: str = ""
    """Its name behind that of its group."""
    args: tuple[Arg, ...] = ()
    """What may follow the name, for a chat that shows a field for each."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """The commands that every game has, as the help groups them, and those that nobody is offered."""

    groups: Mapping[str, tuple[CommandKind, ...]]
    notations: Mapping[str, CommandKind]
    """What is typed as a command although it is a move."""
    commands: Mapping[str, CommandKind]
    """The commands of all groups by their names."""

    def of_line(self, name: str) -> CommandKind | None:
        """Returns the command of a name in any language: one that every game has, or a question of a game's own."""
        name = self.declared_name(name)
        return self.commands.get(name) or self.notations.get(name) or questions.of_name(name)

    def declared_name(self, name: str) -> str:
        """Returns the name of the command that is called so in any language, with or without its diacritics."""
        own = name.lower()
        if own in self.commands or own in self.notations or questions.of_name(own) is not None:
            return own  # the words of all languages are read only where they are needed, which takes a while
        return _names(self, library.games()).get(unaccented(name), own)

    def meant(self, asked: str) -> tuple[str, ...]:
        """Returns the commands whose names stand among some words or, of a single word, are spelt nearly so."""
        names = _names(self, library.games())
        typed = [unaccented(word) for word in asked.split()]
        if len(typed) == 1:
            return tuple(dict.fromkeys(names[other] for other in difflib.get_close_matches(typed[0], names, n=3)))
        return tuple(dict.fromkeys(names[word] for word in typed if word in names))

    def infos(self, words: Words) -> tuple[CommandInfo, ...]:
        """Returns all commands with the questions of the games, in the order of the help."""
        own = [
            _info(one, words(f"usage-{name}"), words(f"command-{name}"), words(f"called-{one.in_group or name}"))
            for name, one in self.commands.items()
        ]
        asked = [
            question(words, games[0], name) for name, games in questions.asked().items() if name not in self.commands
        ]
        return (*own, *asked)

    def usages(self, words: Words) -> dict[str, str]:
        """Returns how commands and the questions of all games are typed, each with the name of the command."""
        asked = _questions(words, library.games())
        return {usage(info).removeprefix("/"): info.name for info in (*self.infos(words), *asked)}


@cache
def _names(catalogue: Catalogue, games: tuple[str, ...]) -> Mapping[str, str]:
    """Returns the names of the commands by what they and the questions of these games are called in all languages.

    What is called otherwise behind the name of its group is understood by both names.
    """
    spoken = [Words(language) for language in languages()]
    called = {unaccented(words(f"called-{name}")): name for words in spoken for name in catalogue.commands}
    called |= {
        unaccented(info.called): info.name
        for words in spoken
        for info in (*catalogue.infos(words), *_questions(words, games))
    }
    return called | {name: name for name in called.values()} | {name: name for name in catalogue.notations}


def _questions(words: Words, games: Iterable[str]) -> list[CommandInfo]:
    """Tells of the questions of games, of each as every one of them asks it."""
    return [question(words, game, one.name) for game in games for one in library.load(game).questions]


def question(words: Words, game: str, name: str) -> CommandInfo:
    """Tells of a question of a game's own."""
    id, one = f"{game}-question-{name}", questions.of_name(name)
    assert one is not None, "the game has it"
    usage = words(f"{id}-usage") if words.has(f"{id}-usage") else ""
    return _info(one, usage, words(id), words(f"{id}-called"))


def _info(command: CommandKind, usage: str, summary: str, called: str) -> CommandInfo:
    return CommandInfo(
        name=command.name,
        usage=usage,
        summary=summary,
        called=called,
        private=command.heard == "in private",
        managers=command.who == "managers",
        group=command.group,
        grouped=command.in_group or command.name,
        args=command.args,
    )


def usage(info: CommandInfo) -> str:
    """Says how a command is typed."""
    return f"/{info.name} {info.usage}".strip()
