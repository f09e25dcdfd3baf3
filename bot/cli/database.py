"""``migrate``, ``backup`` and ``restore``: the database as a whole."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.cli.common import NEW, BadInput, Commands, declare, settings, storage_failures


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
    parser = declare(
        commands,
        "backup",
        "copy the database to a new file",
        _backup,
        more="Works beside a running bot. Keep the copy safe: it holds all that is hidden in running games.",
        example="longtable backup /var/backups/longtable",
    )
    parser.add_argument("dest", metavar="DEST", type=Path, help="a new file, or a folder for a file named by the time")
    parser = declare(
        commands,
        "restore",
        "put a backup in the place of the database",
        _restore,
        more="Stop the bot first. The database that was there is kept beside it under another name.",
        example="longtable restore /var/backups/longtable/longtable-20260131-040000.sqlite",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup")


def _migrate(options: argparse.Namespace) -> int:
    from storage.lock import hold
    from storage.migrate import migrate

    path = settings().database
    with storage_failures(), hold(path):
        done = migrate(path, anew=options.new)
    if not done.before:
        print(f"{path}: made, version {done.after}")
    elif done.before == done.after:
        print(f"{path}: version {done.after}, nothing to do")
    else:
        print(f"{path}: from version {done.before} to {done.after}; the old one is kept as {done.backup}")
    return 0


def _backup(options: argparse.Namespace) -> int:
    from storage.backup import backup

    path, dest = settings().database, options.dest
    if dest.is_dir():
        dest = dest / time.strftime("longtable-%Y%m%d-%H%M%S.sqlite")
    elif not dest.parent.is_dir():
        raise BadInput(f"there is no folder {dest.parent}; make it first")
    with storage_failures():
        backup(path, dest)
    print(f"{path} is copied to {dest}")
    return 0


def _restore(options: argparse.Namespace) -> int:
    from storage.backup import restore

    path = settings().database
    with storage_failures():
        kept = restore(options.file, path)
    print(f"{path} is now what {options.file} is" + (f"; what it was is kept as {kept}" if kept else ""))
    return 0
