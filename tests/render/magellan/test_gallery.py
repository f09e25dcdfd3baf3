"""The contact sheet of Magellan."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core.palette import LOOKS
from render.core.studio import artist
from render.gallery import draw_gallery
from render.magellan import signs
from rules.magellan import data, fields
from tests.render.magellan.samples import MARKS, SAMPLES


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_card_field_and_ship_is_among_the_components(language: str) -> None:
    words = Words(language)
    captions = [caption for caption, _ in artist("magellan").gallery(words)]
    for explorer in data.EXPLORERS:
        name = words(f"magellan-explorer-{explorer}")
        assert {f"{name} {phase}" for phase in ("I", "II", "III")} <= set(captions)
        assert {f"{name} {side}{number}" for side in "AB" for number in (1, 2, 3)} <= set(captions)
    assert {look.shape for look in LOOKS} <= set(captions)
    assert set(map(str, data.GOLD)) <= set(captions)
    assert all(captions)


def test_every_explorer_has_an_emblem_of_his_own() -> None:
    looks = {signs.device(explorer, 30, (0, 0, 0)).image.tobytes() for explorer in data.EXPLORERS}
    assert len(looks) == len(data.EXPLORERS)


def test_every_effect_has_a_sign_and_a_word() -> None:
    effects = {field.effect for row in fields.FIELDS.values() for field in row} - {fields.NO_EFFECT}
    for effect in effects:
        assert signs.effect(effect, 17).image.getbbox() is not None
        for language in ("en", "cs"):
            assert Words(language).has(f"magellan-picture-effect-{effect}")


def test_the_gallery_draws_the_board_and_the_hand_of_every_sample() -> None:
    sheets = draw_gallery("magellan", Words("en"), {"late": (SAMPLES["own-4"], MARKS)})
    assert [caption for caption, _ in sheets] == ["components", "late", "late-tall", "late-hand", "late-hand-tall"]
