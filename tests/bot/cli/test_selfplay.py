import json
from pathlib import Path
from typing import Any

import pytest

from rules.core import history, record
from rules.core.library import load


def test_a_game_is_told_in_a_line(run: Any) -> None:
    done = run("selfplay", "toy", "--seats", "3", "--games", "2")
    assert done.status == 0
    one, two = done.out.splitlines()
    assert one.startswith("game 1: ")
    assert two.startswith("game 2: ")
    assert "P2 " in one


def test_json_has_an_object_a_line_with_all_there_is_to_know(run: Any) -> None:
    done = run("selfplay", "toy", "--seats", "2", "--games", "2", "--seed", "9", "--option", "screeches=none", "--json")
    first, second = map(json.loads, done.out.splitlines())
    assert (first["game"], first["seed"], first["number"], first["seats"]) == ("toy", 9, 1, 2)
    assert first["options"] == {"screeches": "none"}
    assert [score["seat"] for score in first["scores"]] == [0, 1]
    for score in first["scores"]:
        assert score["points"] == sum(score["sources"].values())
    assert min(score["place"] for score in first["scores"]) == 1
    assert first["seconds"] >= 0
    assert first["digest"] != second["digest"]


def test_the_same_seed_plays_the_same_games(run: Any) -> None:
    def digests(seed: str) -> list[str]:
        lines = run("selfplay", "toy", "--seed", seed, "--games", "3", "--json").out.splitlines()
        return [json.loads(line)["digest"] for line in lines]

    assert digests("4") == digests("4")
    assert not set(digests("4")) & set(digests("5"))


def test_the_fewest_seats_are_the_default(run: Any) -> None:
    assert json.loads(run("selfplay", "tikal", "--json").out)["seats"] == 2


def test_records_are_written_that_replay_to_the_same_end(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    done = run("selfplay", "toy", "--seed", "7", "--games", "2", "--record", folder, "--json")
    assert sorted(path.name for path in folder.iterdir()) == ["toy-2-7-1.txt", "toy-2-7-2.txt"]
    for line, path in zip(done.out.splitlines(), sorted(folder.iterdir()), strict=True):
        read = record.read(path.read_text(encoding="utf-8"))
        assert history.replay(read.header, read.entries).over
        assert read.entries[-1].digest == json.loads(line)["digest"]
        assert len(read.entries) == json.loads(line)["entries"]
        points = [score["points"] for score in json.loads(line)["scores"]]
        assert path.read_text(encoding="utf-8").endswith(f"\n# scores {' '.join(map(str, points))}\n")


def test_a_record_that_is_there_is_not_overwritten(run: Any, record: Path) -> None:
    before = record.read_bytes()
    done = run("selfplay", "toy", "--seats", "3", "--seed", "3", "--record", record.parent)
    assert done.status == 1
    assert "exists already" in done.err
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess",), "no game is called 'chess'; there are: "),
        (("../toy",), "no game is called"),
        (("toy", "--seats", "5"), "is for 2, 3, 4 seats, not for 5"),
        (("toy", "--option", "wind=east"), "its options are: screeches=one|none"),
        (("toy", "--option", "screeches=9"), "its options are: screeches=one|none"),
        (("toy", "--option", "screeches"), "its options are: screeches=one|none"),
    ],
)
def test_what_the_games_do_not_have_is_refused(arguments: tuple[str, ...], why: str, run: Any) -> None:
    done = run("selfplay", *arguments)
    assert (done.status, done.out) == (2, "")
    assert why in done.err


def test_a_folder_that_is_a_file_is_refused(run: Any, record: Path) -> None:
    done = run("selfplay", "toy", "--record", record)
    assert done.status == 1
    assert "cannot be used as a folder" in done.err


def test_a_dead_end_is_told_and_the_record_up_to_it_is_kept(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load("toy")), "tokens", lambda *_: iter(()))
    done = run("selfplay", "toy", "--record", tmp_path / "records")
    assert done.status == 1
    assert "game 1 of seed 1: a dead end" in done.err
    assert "# scores" not in (tmp_path / "records" / "toy-2-1-1.txt").read_text(encoding="utf-8")
