"""``migrate``, ``convert``, ``backup``, ``copy`` and ``restore``: the database as a whole."""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path

from bot.cli.common import (
    NEW,
    BadInput,
    Commands,
    declare,
    make_folder,
    progress,
    settings,
    storage_failures,
    whole_number,
)

NAMED = "longtable-%Y%m%d-%H%M%S"
"""What a copy in a folder is called: by the time, so that names are in order."""
COPY = re.compile(r"longtable-\d{8}-\d{6}")


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "migrate",
        "bring the database to this version, after a backup",
        _migrate,
        more="The bot does this by itself when it starts. A database that is not there yet is made.",
        example="longtable migrate",
    )
    parser.add_argument("--new", action="store_true", help=NEW)
    declare(
        commands,
        "convert",
        "bring a database of Longtable 0.1.0 over, after a backup",
        _convert,
        more="Stop the bot first. A database that was brought over already stays as it is.",
        example="longtable convert",
    )
    parser = declare(
        commands,
        "backup",
        "copy the database to a new file",
        _backup,
        more=(
            "Works beside a running bot. Keep the copy safe: it holds all that is hidden in running games. A folder "
            "that is not there yet is made."
        ),
        example="longtable backup /var/backups/longtable --keep 14",
    )
    parser.add_argument(
        "dest",
        metavar="DEST",
        type=Path,
        help="a new file, which ends with .sqlite (.dump on PostgreSQL), or a folder for one named by the time",
    )
    parser.add_argument(
        "--keep", metavar="N", type=whole_number(1, 10_000), help="delete all but the newest N copies in the folder"
    )
    parser = declare(
        commands,
        "copy",
        "copy everything from one database into another one, which is empty",
        _copy,
        more=(
            "Stop the bot first. Each is a file of SQLite's, or postgresql:// and the rest of an address. Links, posts "
            "that wait and deadlines go on from there, once LONGTABLE_DATABASE names it."
        ),
        example="longtable copy data/longtable.sqlite postgresql:///longtable?host=/var/run/postgresql",
    )
    parser.add_argument("source", metavar="SOURCE", help="the database that is copied; it stays as it is")
    parser.add_argument("target", metavar="TARGET", help="the empty database that it is copied into")
    parser = declare(
        commands,
        "restore",
        "put a backup in the place of the database",
        _restore,
        more=(
            "Stop the bot first. The database that was there is kept beside it under another name; on PostgreSQL one "
            "that is empty is filled."
        ),
        example="longtable restore /var/backups/longtable/longtable-20260131-040000.sqlite",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup")


def _copy(options: argparse.Namespace) -> int:
    from storage.copying import STEPS, copy_between

    with storage_failures():
        steps = progress(copy_between(options.source, options.target), "tables", STEPS)
        rows = sum(count for _, count in steps)
    print(f"{rows} rows are copied")
    return 0


def _migrate(options: argparse.Namespace) -> int:
    from storage.databases import at

    with storage_failures(), (path := at(settings().stored)).join((), {}):
        done = path.migrate(anew=options.new)
    if not done.before:
        print(f"{path}: made, version {done.after}")
    elif done.before == done.after:
        print(f"{path}: version {done.after}, nothing to do")
    else:
        kept = f"; the old one is kept as {done.backup}" if done.backup is not None else ""
        print(f"{path}: from version {done.before} to {done.after}{kept}")
    return 0


def _convert(_: argparse.Namespace) -> int:
    from storage.convert import convert
    from storage.lock import hold

    path = settings().file
    with storage_failures(), hold(path):
        done = convert(path)
    if done is None:
        print(f"{path}: not of Longtable 0.1.0 any more, nothing to do")
        return 0
    print(f"{path}: brought over from Longtable 0.1.0 with {done.tables} tables and {done.members} members")
    if done.unknown:
        print(f"left behind, as nothing reads it: {', '.join(done.unknown)}")
    print(f"as it was it is kept as {done.kept}")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from storage.databases import at

    with storage_failures():
        path = at(settings().stored)
    suffix, dest = path.suffix(), options.dest
    alone = dest.suffix == suffix and not dest.is_dir()
    if alone and options.keep is not None:
        raise BadInput(f"--keep needs a folder, and {dest} is a file")
    if not dest.parent.is_dir():
        raise BadInput(f"there is no folder {dest.parent}; make it first")
    copy = dest if alone else make_folder(dest, mode=0o700) / time.strftime(f"{NAMED}{suffix}")
    with storage_failures():
        path.backup(copy)
    print(f"{path} is copied to {copy}")
    for old in _older(dest, suffix, options.keep) if options.keep is not None else ():
        old.unlink(missing_ok=True)
        print(f"{old} is deleted")
    return 0


def _older(folder: Path, suffix: str, keep: int) -> list[Path]:
    """Returns the copies in a folder, by their names, that are not among the newest."""
    copies = sorted(file for file in folder.iterdir() if COPY.fullmatch(file.stem) and file.suffix == suffix)
    return copies[:-keep]


def _restore(options: argparse.Namespace) -> int:
    from storage.databases import at

    with storage_failures():
        path = at(settings().stored)
        kept = path.restore(options.file)
    print(f"{path} is now what {options.file} is" + (f"; what it was is kept as {kept}" if kept else ""))
    return 0
