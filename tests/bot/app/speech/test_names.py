"""Names that people give themselves."""

from __future__ import annotations

import pytest

from bot.app.speech.names import clean_name, told_apart


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee\t", "Ann Lee"),
        ("A" * 99, "A" * 40),
        ("Ann\ue000u-2\ue002Bob\ue001", "AnnBob"),
        ("Žluťoučký kůň 🐎", "Žluťoučký kůň 🐎"),
        ("a\u202eb", "ab"),
        ("Z\u030cofie", "Žofie"),
        ("E\u200dva", "Eva"),
        ("Eva\ufe0f\U000e0041\u3164", "Eva"),
        ("\u0301\u0301 Eva", "Eva"),
        ("Bo\u2028Lee", "Bo Lee"),
    ],
)
def test_what_shows_nothing_is_taken_out_of_a_name(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            " \n",
            "\u200b\u202e",
            "\ud83d",
            "\u3164",
            "\u2800\u2800",
            "\uffa0",
            "\u115f\u1160",
            "\u00ad",
            "\u2066\u2069",
        ),
        *("\u0301\u0302", "\u200d\ufeff", "\u180e", "\U000e0041", "\u034f", "\u2028", "\u00a0\u3000", "\U0001d159"),
    ],
)
def test_a_name_of_nothing_visible_is_none(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ann", "Bob"], ("Ann", "Bob")),
        (["Eva", "Bob", "Eva"], ("Eva (1)", "Bob", "Eva (3)")),
        (["Eva", "eva ", "Ｅｖａ"], ("Eva (1)", "eva  (2)", "Ｅｖａ (3)")),
        (["Eva", "Eva", "Eva (2)"], ("Eva (1)", "Eva (2) (2)", "Eva (2) (3)")),
    ],
)
def test_names_that_read_alike_are_told_apart_by_their_seats(names: list[str], shown: tuple[str, ...]) -> None:
    assert told_apart(names) == shown
