"""``newgame``: writes the skeleton of a new game, which runs and passes all checks, to be made into one's own."""

from __future__ import annotations

import argparse
import keyword
import re
from itertools import groupby
from pathlib import Path

from bot.cli.common import BadInput, Commands, Failure, declare, read_text

SKELETON = "skeleton"
FORM = re.compile("[a-z][a-z0-9]{1,19}")


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "newgame",
        "write the skeleton of a new game into the sources",
        _run,
        more="It runs and passes all checks as it stands; docs/adding_a_game.md leads on from there.",
        example="longtable newgame nim",
    )
    parser.add_argument(
        "id", metavar="ID", help="what the game is called in code and commands: small letters and digits"
    )


def _run(options: argparse.Namespace) -> int:
    import rules

    root = Path(rules.__path__[0]).parent
    if why := _wrong(options.id, root):
        raise BadInput(f"{options.id!r} cannot be the id of a game: {why}")
    template = root / "tests" / SKELETON
    written = dict(_files(template, options.id))
    if not written:
        raise BadInput(f"newgame needs the sources of Longtable; there is no {template}")
    if shadowed := sorted({str(module) for target in written if (module := _shadowed(root, target))}):
        raise BadInput(f"{options.id!r} cannot be the id of a game: {', '.join(shadowed)} is called so")
    if there := [str(target) for target in written if (root / target).exists()]:
        raise BadInput(f"nothing was written, for this is there already: {', '.join(there)}")
    for target, text in written.items():
        _write(root / target, text)
        print(target)
    print(f"\nNow: longtable selfplay {options.id}; make check; make run. Then make it your own: docs/adding_a_game.md")
    return 0


def _wrong(id: str, root: Path) -> str:
    """Says what keeps a game from being called so, or nothing."""
    if not FORM.fullmatch(id):
        return "it must be 2 to 20 small letters and digits, a letter first"
    if keyword.iskeyword(id) or id in ("core", SKELETON, "toy"):
        return "that name is taken"
    files = (file for file in root.glob("bot/words/*/*.ftl") if not file.name.startswith(id))
    said = sorted({file.name for file in files if re.search(f"^{id}-", read_text(file), re.MULTILINE)})
    return f"messages of {', '.join(said)} begin so" if said else ""


def _shadowed(root: Path, target: Path) -> Path | None:
    """Returns the module that could not be imported any more beside the folder of a file."""
    module = target.parent.with_suffix(".py")
    return module if (root / module).exists() else None


def _files(template: Path, id: str) -> list[tuple[Path, str]]:
    """Returns the files of the new game, each by its place in the sources."""
    files = [file for file in sorted(template.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    return [(Path(_named(str(file.relative_to(template)), id)), _text(file, id)) for file in files]


def _text(file: Path, id: str) -> str:
    text = _named(read_text(file), id)
    return _with_sorted_imports(text) if file.suffix == ".py" else text


def _named(text: str, id: str) -> str:
    return text.replace(SKELETON, id).replace(SKELETON.capitalize(), id.capitalize())


def _with_sorted_imports(text: str) -> str:
    """Sorts each run of imports anew: another name has another place among them."""
    runs = groupby(text.split("\n"), key=lambda line: line.startswith("from "))
    return "\n".join(
        line for is_import, run in runs for line in (sorted(run, key=lambda one: one.split()[1]) if is_import else run)
    )


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}") from None
