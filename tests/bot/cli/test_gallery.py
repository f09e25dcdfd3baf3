from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli import gallery
from rules.core.library import load


@pytest.mark.long
def test_components_and_boards_are_drawn(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOMENTS", {"start": 0.0, "end": 1.0})
    done = run("gallery", tmp_path / "gallery", "--game", "toy")
    assert done.status == 0
    names = {path.stem for path in (tmp_path / "gallery" / "toy").iterdir()}
    assert "components" in names
    for seats in (2, 3, 4):
        for moment in ("start", "end"):
            assert {f"{seats}-seats-{moment}{kind}" for kind in ("", "-tall", "-hand", "-nuts-tall-400")} <= names
    assert "screeches-none" in names
    with Image.open(tmp_path / "gallery" / "toy" / "2-seats-end-400.png") as small:
        assert small.width == 400


def test_drawing_again_replaces_the_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "2-seats-start.png").write_text("drawn before", encoding="utf-8")
    monkeypatch.setattr(gallery, "WIDTHS", ())
    assert gallery.draw(load("toy"), tmp_path, "cs", {"start": 0.0}) == len(list(tmp_path.iterdir()))
    with Image.open(tmp_path / "2-seats-start.png") as drawn:
        assert drawn.width > 1000


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(("--game", "chess"), 2), (("--language", "tlh"), 2)],
)
def test_what_there_is_not_is_refused(arguments: tuple[str, ...], status: int, run: Any, tmp_path: Path) -> None:
    assert run("gallery", tmp_path / "gallery", *arguments).status == status
    assert not (tmp_path / "gallery").exists()


def test_a_folder_that_cannot_be_made_is_told(run: Any) -> None:
    done = run("gallery", "/proc/nowhere", "--game", "toy")
    assert done.status == 1
    assert "cannot be used as a folder" in done.err
