"""The audit says plainly when nothing could be looked up."""

from __future__ import annotations

import pytest

from tests import audit


def test_where_no_service_answers_that_is_said_and_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    def never() -> int:
        raise AssertionError("nothing is to be run")

    assert audit.main(lambda: False, never) != 0
    assert "No advisory service answers" in capsys.readouterr().out


@pytest.mark.parametrize("found", [0, 1])
def test_where_one_answers_it_is_asked_and_what_it_finds_counts(found: int) -> None:
    assert audit.main(lambda: True, lambda: found) == found


def test_all_that_is_installed_is_looked_up() -> None:
    assert audit.CONSTRAINTS.is_file()
