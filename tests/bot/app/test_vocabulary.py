"""One word for each idea: no two things of the application are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from render.core.scene import Marks

ROOT = Path(__file__).parents[3]
BOTH_SIDES = {"dashboards", "people", "reach", "reports"}
"""What one room does and another one has the command of, or the task."""
REFUSED = {"active", "phase"}
"""Words for which the glossary has another one."""
MEANINGS = {"beside", "course", "panels"}
"""Words that mean a room or a command of the application, and so no function of another kind."""


@cache
def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "bot" / "app").rglob("*.py"))}


def test_no_two_classes_of_the_application_have_one_name() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path, module in modules().items():
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_modules_of_two_rooms_are_called_alike_only_where_they_are_two_sides_of_one_thing() -> None:
    names = [path.stem for path in modules() if path.stem != "__init__"]
    assert {name for name in names if names.count(name) > 1} == BOTH_SIDES


def test_what_is_awaited_is_called_by_no_other_word() -> None:
    named = {
        node.id if isinstance(node, ast.Name) else node.arg
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Name | ast.arg)
    }
    assert named & REFUSED == set()
    assert "waiting" not in Marks.__struct_fields__, "tables and posts wait, seats are awaited"


def test_what_has_one_meaning_is_no_function_elsewhere() -> None:
    found = {
        (node.name, path.stem)
        for path, module in modules().items()
        for node in module.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name in MEANINGS
    }
    assert found == {("course", "course")}
