"""The examples in the docstrings of the core are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import rules.core

MODULES = [f"rules.core.{module.name}" for module in pkgutil.iter_modules(rules.core.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0


def test_the_contract_shows_a_game_being_asked() -> None:
    assert doctest.testmod(importlib.import_module("rules.core.contract")).attempted >= 10
