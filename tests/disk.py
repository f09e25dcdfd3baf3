"""Lets the databases of tests wait for no disk, which takes longer than all else: nobody pulls the plug on a test."""

from __future__ import annotations

from storage import driver

SHIPPED = driver.SETTINGS
"""What a connection that writes is set to outside of the tests."""


def wait_for_no_disk() -> None:
    """Sees to it in this process; those that a test starts, and may kill, keep what is shipped."""
    driver.SETTINGS = tuple(setting.replace("synchronous = FULL", "synchronous = OFF") for setting in SHIPPED)
