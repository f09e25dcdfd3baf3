"""Type: what can be written, how names are cut."""

from __future__ import annotations

import pytest

from render.core import fonts


@pytest.mark.parametrize("weight", [fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD, fonts.BLACK])
def test_figures_are_equally_wide(weight: str) -> None:
    face = fonts.font(36, weight)
    assert len({face.getlength(figure) for figure in "0123456789"}) == 1


def test_no_font_is_smaller_than_can_be_read() -> None:
    assert fonts.font(22).size == 22
    with pytest.raises(ValueError, match="21"):
        fonts.font(21)


@pytest.mark.parametrize("name", ["Anna", "Ďáblíček Žofie", "Ελένη", "Володимир", "O’Brien-99"])
def test_czech_greek_and_cyrillic_names_can_be_written(name: str) -> None:
    assert fonts.writable(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("王小明", "WangXiaoMing"),
        ("김민준", "GimMinJun"),
        ("さくら", "Sakura"),
        ("عمر", "Mr"),
        ("สมชาย ใจดี", "Smchay Aichdi"),
        ("अनिता शर्मा", "Anita Srma"),
        ("გიორგი", "Giorgi"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Li 李 Wei", "Li Li Wei"),
        ("Zoe\u0301", "Zoé"),
    ],
)
def test_other_scripts_are_written_in_latin_letters(name: str, shown: str) -> None:
    assert fonts.writable(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Anna 🦜", "Anna"), ("🔥 Žofie 🔥 Nová ❤\ufe0f", "Žofie Nová"), ("✨李✨", "Li"), ("🐉Žofie", "Žofie")],
)
def test_pictures_are_left_out_of_a_name(name: str, shown: str) -> None:
    assert fonts.writable(name) == shown


@pytest.mark.parametrize(("name", "shown"), [("🦜", "Parrot"), ("👩🏽\u200d🚀", "Woman Rocket"), ("🔥🔥", "Fire Fire")])
def test_a_name_of_nothing_but_pictures_becomes_what_they_show(name: str, shown: str) -> None:
    assert fonts.writable(name) == shown


@pytest.mark.parametrize("name", ["", "  ", "\ue0ff", "\u200d"])
def test_a_name_without_anything_to_see_is_empty(name: str) -> None:
    assert fonts.writable(name) == ""


@pytest.mark.parametrize("name", ["王小明 עמי عمر", "さくら🦜", "สมชาย ใจดี", "(╯°□°)╯ ǆ ⓐ ①"])
def test_all_that_comes_of_a_name_can_be_written(name: str) -> None:
    face, nothing = fonts.font(30), bytes(fonts.font(30).getmask("\ue0ff"))
    assert all(bytes(face.getmask(char)) != nothing for char in fonts.writable(name) if char != " ")


def test_a_name_that_fits_is_left_alone() -> None:
    face = fonts.font(30)
    assert fonts.shorten("Anna", face.getlength("Anna"), face) == "Anna"


@pytest.mark.parametrize("width", range(30, 300, 37))
def test_a_long_name_is_cut_by_measuring(width: int) -> None:
    face, name = fonts.font(30), "Wolfgang Wilhelm Iiiiiiii"
    short = fonts.shorten(name, width, face)
    assert short.endswith("…")
    assert name.startswith(short.removesuffix("…"))
    assert face.getlength(short) <= width
    longer = name[: len(short)].rstrip() + "…"
    assert face.getlength(longer) > width


def test_text_is_made_smaller_before_it_is_cut() -> None:
    assert fonts.fit("Wolfgang", 1000, (40, 30))[1].size == 40
    wide = fonts.font(40).getlength("Wolfgang")
    text, face = fonts.fit("Wolfgang", wide - 5, (40, 30))
    assert (text, face.size) == ("Wolfgang", 30)
    text, face = fonts.fit("Wolfgang", wide / 2, (40, 30))
    assert text.endswith("…")
    assert face.size == 30
