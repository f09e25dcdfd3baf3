"""Copies of the database: taken beside a running bot, and put back."""

from __future__ import annotations

import shutil
from pathlib import Path

from storage.errors import AlreadyThere, NewerDatabase
from storage.files import companions, copy, create, plain_refusals, revision, sync_folder, unused
from storage.identity import settle
from storage.lock import hold
from storage.schema import VERSION


def backup(path: Path, dest: Path) -> None:
    """Copies the database to a file that only its owner can read, whether a bot is running on it or not.

    Raises `AlreadyThere` rather than overwrite a file, and `BadFile` if there is no sound database to copy.
    """
    if dest.exists():
        raise AlreadyThere(dest)
    revision(path)
    part = unused(dest, "part")
    with plain_refusals():
        copy(path, part)
        try:
            create(dest)  # fails if the name has been taken meanwhile, which renaming alone would not
            part.replace(dest)
        finally:
            part.unlink(missing_ok=True)
        sync_folder(dest)


def restore(file: Path, path: Path) -> Path | None:
    """Puts a copy of the file in the place of the database and returns where the replaced one is kept, if any.

    The file stays as it is; an older version is migrated at the next start. Raises `InUse` if a bot is running on the
    database, `BadFile` if the file is no sound database or a newer one; then nothing is changed.
    """
    with hold(path):
        found = revision(file)
        if found > VERSION:
            raise NewerDatabase(file, found)
        part = unused(path, "part")
        with plain_refusals():
            copy(file, part)
            try:
                kept = _set_aside(path) if path.exists() or companions(path) else None
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
            settle(path)
            sync_folder(path)
        return kept


def _set_aside(path: Path) -> Path:
    """Copies the database as it is, sound or not, with the log beside it, which would not fit what takes its place."""
    kept = unused(path, "replaced")
    for file in (path, *companions(path)):
        if file.exists():
            twin = kept.with_name(file.name.replace(path.name, kept.name, 1))
            create(twin)
            shutil.copyfile(file, twin)
    for file in companions(path):
        file.unlink()
    return kept
