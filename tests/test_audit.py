"""The audit says plainly when nothing could be looked up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import audit

NAMED = '{"dependencies": [{"name": "pillow", "version": "9.0.0", "vulns": [{"id": "one"}]}], "fixes": []}'
NONE_NAMED = '{"dependencies": [{"name": "pillow", "version": "9.0.0", "vulns": []}], "fixes": []}'


@pytest.mark.parametrize("printed", ["", "no connection", "{}", NONE_NAMED])
def test_where_no_service_names_what_is_known_to_be_weak_that_is_no_success(
    printed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Path] = []

    def ask(file: Path) -> tuple[int, str]:
        asked.append(file)
        return 0, printed

    assert audit.judge(ask, tmp_path) != 0
    assert audit.CONSTRAINTS not in asked
    assert "No advisory service answers" in capsys.readouterr().out


@pytest.mark.parametrize("code", [0, 1])
def test_where_one_does_the_dependencies_are_looked_up_and_what_is_found_counts(code: int, tmp_path: Path) -> None:
    assert audit.judge(lambda file: (code, "{}") if file == audit.CONSTRAINTS else (1, NAMED), tmp_path) == code
    assert audit.CONSTRAINTS.is_file()
