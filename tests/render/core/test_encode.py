"""What a chat is sent."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render.core.encode import LIMIT, encode


def noise(width: int, height: int) -> Image.Image:
    return Image.frombytes("RGB", (width, height), Random(1).randbytes(width * height * 3))


def test_it_is_a_jpeg_with_full_colour_resolution() -> None:
    image = Image.open(io.BytesIO(encode(noise(64, 48))))
    assert (image.format, image.mode, image.size) == ("JPEG", "RGB", (64, 48))
    assert image.layer == [(1, 1, 1, 0), (2, 1, 1, 1), (3, 1, 1, 1)]  # type: ignore[attr-defined]


def test_quality_gives_way_until_it_fits() -> None:
    plain, rich = Image.new("RGB", (600, 600), (40, 90, 40)), noise(600, 600)
    assert len(encode(plain)) < 20_000
    assert LIMIT / 2 < len(encode(rich)) <= LIMIT


def test_what_never_fits_is_an_error() -> None:
    with pytest.raises(ValueError, match="bytes"):
        encode(noise(1600, 1600))


def test_too_wide_is_an_error() -> None:
    with pytest.raises(ValueError, match="1601"):
        encode(Image.new("RGB", (1601, 10)))


def test_nothing_but_the_picture_is_inside() -> None:
    image = noise(64, 48)
    exif = Image.Exif()
    exif[0x010E] = "secret"
    image.info.update(comment=b"secret", exif=exif.tobytes(), icc_profile=b"secret", dpi=(300, 300))
    data = encode(image)
    assert b"secret" not in data
    assert set(Image.open(io.BytesIO(data)).info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}
