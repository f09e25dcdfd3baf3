"""Kinds of import contracts for games and chats whose names nobody has to list.

What belongs to one stays with it; and of what is shared it knows no more than it needs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class Apart(Contract):
    """What stands in a part is imported by the part of the same name and by ``importers`` alone.

    In ``parts`` a ``*`` stands for the name: ``rules.*`` and ``render.*`` belong together where that is the same.
    What is ``shared`` is no part, although its name looks like one. Looking at each import by itself is enough: every
    roundabout way into a part ends with an import of something in it.
    """

    type_name = "apart"

    parts: Any = fields.ListField(subfield=fields.StringField())
    shared: Any = fields.ListField(subfield=fields.StringField())
    importers: Any = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        wrong = [
            f"{importer} -> {imported}"
            for imported in sorted(graph.modules)
            if (owner := self._owner(imported)) is not None
            for importer in sorted(graph.find_modules_that_directly_import(imported))
            if self._owner(importer) != owner and not _within(importer, self.importers)
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        _print_wrong(check)

    def _owner(self, module: str) -> str | None:
        """Returns the name of the part that a module stands in, if it stands in one."""
        found = _first_match(module, self.parts)
        return found[1] if found and not _within(module, self.shared) else None


class Narrow(Contract):
    """Of what is ``guarded`` the modules of ``importers`` import by themselves what is ``allowed`` alone.

    In ``importers`` a ``*`` stands for a name, and in ``guarded`` and ``allowed`` for the same one. A package is
    guarded with all that is in it, and allowed so; what an importer stands in itself is not guarded from it.
    """

    type_name = "narrow"

    importers: Any = fields.ListField(subfield=fields.StringField())
    but: Any = fields.ListField(subfield=fields.StringField(), required=False, default=[])
    guarded: Any = fields.ListField(subfield=fields.StringField())
    allowed: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        wrong = [
            f"{importer} -> {imported}"
            for importer in sorted(graph.modules)
            if (own := self._own(importer)) is not None
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not _within(imported, [own.package])
            and _within(imported, own.named(self.guarded))
            and not _within(imported, own.named(self.allowed))
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        _print_wrong(check)

    def _own(self, module: str) -> _Own | None:
        """Returns the package of an importer that a module stands in, if it stands in one."""
        if _within(module, self.but):
            return None
        found = _first_match(module, self.importers)
        return _Own(found[0], found[1]) if found is not None else None


@dataclass(frozen=True)
class _Own:
    """A package that imports, and the name for which the ``*`` stands in it."""

    package: str
    name: str

    def named(self, packages: list[str]) -> list[str]:
        return [package.replace("*", self.name) for package in packages]


def _first_match(module: str, patterns: list[str]) -> re.Match[str] | None:
    """Returns how a module stands in the first of some packages, each with a ``*`` for a name."""
    found = (re.match(re.escape(pattern).replace(r"\*", r"(\w+)") + r"(?=\.|$)", module) for pattern in patterns)
    return next(filter(None, found), None)


def _print_wrong(check: ContractCheck) -> None:
    for line in check.metadata["wrong"]:
        output.print_error(f"- {line}", bold=False)
    output.new_line()


def _within(module: str, packages: list[str]) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)
