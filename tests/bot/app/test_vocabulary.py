"""One word for each idea: no two things of the application are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[3]
MODULES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "bot" / "app").rglob("*.py"))}
BOTH_SIDES = {"course", "dashboards", "people", "reach", "reports"}
"""What one room does and another one has the command of, or the task."""
REFUSED = {"active", "phase"}
"""Words for which the glossary has another one."""


def test_no_two_classes_of_the_application_have_one_name() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path, module in MODULES.items():
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_modules_of_two_rooms_are_called_alike_only_where_they_are_two_sides_of_one_thing() -> None:
    names = [path.stem for path in MODULES if path.stem != "__init__"]
    assert {name for name in names if names.count(name) > 1} == BOTH_SIDES


def test_what_is_awaited_is_called_by_no_other_word() -> None:
    named = {
        node.id if isinstance(node, ast.Name) else node.arg
        for module in MODULES.values()
        for node in ast.walk(module)
        if isinstance(node, ast.Name | ast.arg)
    }
    assert named & REFUSED == set()
