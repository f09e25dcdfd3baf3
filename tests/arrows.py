"""A kind of import contract for games and chats whose names nobody has to list: what belongs to one stays with it."""

from __future__ import annotations

import re
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
        for line in check.metadata["wrong"]:
            output.print_error(f"- {line}", bold=False)
        output.new_line()

    def _owner(self, module: str) -> str | None:
        """Returns the name of the part that a module stands in, if it stands in one."""
        patterns = (re.escape(part).replace(r"\*", r"(\w+)") + r"(?=\.|$)" for part in self.parts)
        found = next(filter(None, (re.match(pattern, module) for pattern in patterns)), None)
        return found[1] if found and not _within(module, self.shared) else None


def _within(module: str, packages: list[str]) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)
