from pathlib import Path
from typing import Any

import pytest
from PIL import Image


def test_the_last_position_is_shown_in_words(run: Any, record: Path) -> None:
    done = run("replay", record)
    assert done.status == 0
    assert "P2" in done.out
    assert run("replay", record, "--names", "Ann,Bob,Cyd").out.count("Cyd") > 0


def test_an_earlier_position_is_another_one(run: Any, record: Path) -> None:
    assert run("replay", record, "--at", "0").out != run("replay", record).out
    assert run("replay", record, "--at", "0").out == run("replay", record, "--at", "0").out


def test_a_seat_sees_its_hand_and_a_spectator_does_not(run: Any, running: Path) -> None:
    assert run("replay", running, "--seat", "0").out != run("replay", running).out


def test_another_language_says_it_otherwise(run: Any, record: Path) -> None:
    assert run("replay", record, "--language", "cs").out != run("replay", record).out


@pytest.mark.parametrize(("name", "format"), [("b.png", "PNG"), ("b.jpg", "JPEG"), ("b.WEBP", "WEBP")])
def test_the_board_is_drawn(name: str, format: str, run: Any, record: Path, tmp_path: Path) -> None:
    done = run("replay", record, "--at", "5", "--image", tmp_path / name)
    assert done.status == 0
    with Image.open(tmp_path / name) as image:
        assert image.format == format
        assert done.out == f"{tmp_path / name}: {image.width} x {image.height}\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--at", "99999"), "there is no entry 99999; the record ends with entry "),
        (("--seat", "3"), "the record has seats 0 to 2"),
        (("--language", "tlh"), "there is no language 'tlh'"),
        (("--image", "board.txt"), "must end in one of: .jpg"),
        (("--names", "Ann,Bob"), "must have 3 names"),
        (("--names", "Ann,,Bob"), "must have 3 names"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: tuple[str, ...], why: str, run: Any, record: Path) -> None:
    done = run("replay", record, *arguments)
    assert (done.status, done.out) == (2, "")
    assert why in done.err


def test_a_file_that_cannot_be_written_is_told(run: Any, record: Path) -> None:
    done = run("replay", record, "--image", "/nowhere/board.png")
    assert done.status == 1
    assert "cannot be written: No such file or directory\n" in done.err


@pytest.mark.parametrize("content", [b"", b"\xff", b"longtable record 1\n", b"longtable record 1\ngame toy\n0 -"])
def test_a_file_that_is_no_record_is_refused(content: bytes, run: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_bytes(content)
    done = run("replay", tmp_path / "bad.txt")
    assert (done.status, done.out) == (2, "")
    assert "bad.txt" in done.err


def test_a_record_that_does_not_replay_is_refused(run: Any, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("game toy", "game tikal"), encoding="utf-8")
    assert "the rules of version 2 are not known here" in run("replay", record).err
    record.write_text(text.replace("game toy", "game chess"), encoding="utf-8")
    assert run("replay", record).status == 2


def test_a_record_too_large_is_not_read(run: Any, tmp_path: Path) -> None:
    with (tmp_path / "huge.txt").open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    assert "too large" in run("replay", tmp_path / "huge.txt").err
