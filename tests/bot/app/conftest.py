"""Every test of the application also fails when something went wrong behind the scenes."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

EXPECTED = "trouble_is_expected"


@pytest.fixture
def trouble_is_expected() -> None:
    """Lets a test provoke what is logged as a warning or an error."""


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test during which our own code logged a warning or an error: a missing word, a caught exception."""
    yield
    if EXPECTED in request.fixturenames:
        return
    ours = ("bot.", "rules.", "storage.", "render.")
    logged = [*caplog.get_records("setup"), *caplog.get_records("call")]
    bad = [record for record in logged if record.name.startswith(ours) and record.levelno >= logging.WARNING]
    assert not bad, [record.getMessage() for record in bad]
