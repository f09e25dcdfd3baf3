"""What a chat is sent."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.core import encode
from render.core.encode import Format


def noise(width: int, height: int) -> Image.Image:
    return Image.frombytes("RGB", (width, height), Random(1).randbytes(width * height * 3))


def test_it_is_webp_unless_a_chat_takes_jpeg_alone() -> None:
    for format, name in ((encode.WEBP, "WEBP"), (encode.JPEG, "JPEG")):
        image = Image.open(io.BytesIO(encode.encode(noise(64, 48), format)))
        assert (image.format, image.mode, image.size) == (name, "RGB", (64, 48))


@pytest.mark.parametrize(("width", "kept"), [(1500, False), (1242, True)])
def test_a_thumbnail_has_all_of_a_board_that_is_as_broad_as_its_picture(width: int, kept: bool) -> None:
    """Beside other boards there are the players, who are left out."""
    image = Image.new("RGB", (width, 1241))
    image.paste("white", (width * 9 // 10, 0, width, 1241))
    assert (encode.thumbnail(image).getbbox() is not None) == kept


@pytest.mark.parametrize("format", [encode.WEBP, encode.JPEG])
def test_quality_gives_way_until_it_fits(format: Format) -> None:
    rich = noise(300, 300)
    wanted = len(encode.encode(rich, format))
    fitting = len(encode.encode(rich, format, wanted - 1))
    assert fitting < wanted
    assert encode.encode(rich, format, fitting) == encode.encode(rich, format, wanted - 1)


def test_no_quality_in_which_an_image_fits_is_left_out() -> None:
    """Those that cannot fit are not tried, as each try of a board takes time; what comes is what trying all brings."""
    for image in (noise(300, 300), noise(300, 300).filter(ImageFilter.GaussianBlur(2))):
        all_tried = [len(encode._saved(image, encode.WEBP, quality)) for quality in encode._QUALITIES[encode.WEBP]]
        for most in range(all_tried[-1], all_tried[0], 997):
            assert len(encode.encode(image, limit=most)) == next(size for size in all_tried if size <= most)


def test_what_fitted_last_is_tried_first_and_brings_the_same_as_trying_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowded board fitted in no first try, and each took longer than drawing it."""
    tried: list[int] = []
    saved = encode._saved

    def noted(image: Image.Image, format: Format, quality: int) -> bytes:
        tried.append(quality)
        return saved(image, format, quality)

    monkeypatch.setattr(encode, "_saved", noted)
    rich, calm = noise(300, 300), noise(300, 300).filter(ImageFilter.GaussianBlur(2))
    limit = len(saved(rich, encode.WEBP, 56))
    found, tries = [], []
    for image in (rich, rich, calm, calm, rich):
        tried.clear()
        found.append(encode.encode(image, limit=limit))
        tries.append(len(tried))
    best = {
        id(image): next(
            data
            for quality in encode._QUALITIES[encode.WEBP]
            if len(data := saved(image, encode.WEBP, quality)) <= limit
        )
        for image in (rich, calm)
    }
    assert found == [best[id(image)] for image in (rich, rich, calm, calm, rich)]
    assert tries[1] == 1 and tries[3] == 1


def test_what_fits_at_no_quality_gets_the_last() -> None:
    rich = noise(300, 300)
    assert len(encode.encode(rich, limit=1)) < len(encode.encode(rich))


def test_a_photo_that_is_too_rich_is_made_smaller() -> None:
    rich = noise(1500, 400)
    fitting = len(encode.encode(rich, encode.JPEG, 1))
    assert Image.open(io.BytesIO(encode.encode(rich, encode.JPEG, fitting))).size == (1200, 320)
    assert Image.open(io.BytesIO(encode.encode(rich, encode.WEBP, fitting))).size == rich.size


def laid_on(before: Image.Image, changes: encode.Changes) -> Image.Image:
    """Returns a picture with what has changed laid on it, as a page does it."""
    both = before.copy()
    sheet = Image.open(io.BytesIO(changes.data))
    for x, y, width, height, left, top in changes.patches:
        assert x + width <= before.width and y + height <= before.height
        both.paste(sheet.crop((left, top, left + width, top + height)), (x, y))
    return both


def test_changes_laid_on_the_picture_before_make_the_new_one() -> None:
    before = noise(400, 301).filter(ImageFilter.GaussianBlur(2))
    image = before.copy()
    for box in ((33, 290, 61, 301), (0, 0, 200, 9), (385, 9, 400, 200), (150, 150, 151, 151)):
        image.paste("navy", box)
    changes = encode.encode_changes(image, before)
    assert changes is not None and len(changes.data) < len(encode.encode(image))
    both, whole = laid_on(before, changes), Image.open(io.BytesIO(encode.encode(image)))
    wrong, usual = (ImageStat.Stat(ImageChops.difference(one, image)).mean for one in (both, whole.convert("RGB")))
    assert max(wrong) < max(usual), "no worse than a whole one"
    assert sum(patch.width * patch.height for patch in changes.patches) < 0.1 * 400 * 301, "nothing that is framed"
    untouched = (208, 16, 384, 301)
    assert both.crop(untouched).tobytes() == before.crop(untouched).tobytes()


def test_patches_lie_apart_in_what_is_sent() -> None:
    before = Image.new("RGB", (640, 480), "olive")
    image = before.copy()
    for at in range(12):
        image.paste("navy", (at * 50, at * 38, at * 50 + 3 + 4 * at, at * 38 + 9))
    changes = encode.encode_changes(image, before)
    assert changes is not None
    sheet = Image.new("L", Image.open(io.BytesIO(changes.data)).size)
    for _, _, width, height, left, top in changes.patches:
        place = (left - encode.RIM, top - encode.RIM, left + width + encode.RIM, top + height + encode.RIM)
        assert sheet.crop(place).getextrema() == (0, 0) and place[2] <= sheet.width and place[3] <= sheet.height
        sheet.paste(255, place)
    assert max(ImageStat.Stat(ImageChops.difference(laid_on(before, changes), image)).mean) < 1


def test_changes_that_can_hardly_be_seen_are_changes() -> None:
    before = Image.new("RGB", (80, 80), (10, 10, 10))
    image = before.copy()
    image.putpixel((40, 40), (10, 10, 11))
    changes = encode.encode_changes(image, before)
    assert changes is not None
    assert [patch[:4] for patch in changes.patches] == [(40, 40, 8, 8)]
    same = encode.encode_changes(before, before)
    assert same is not None and len(same.patches) == 1


def test_half_of_a_picture_that_has_changed_is_sent_without_the_other_half() -> None:
    before = noise(400, 304)
    image = before.copy()
    image.paste(noise(200, 304).rotate(180), (200, 0))
    changes = encode.encode_changes(image, before)
    assert changes is not None and [patch[:4] for patch in changes.patches] == [(200, 0, 200, 304)]


def test_a_picture_of_another_size_and_one_that_has_changed_much_are_sent_whole() -> None:
    before = Image.new("RGB", (400, 300), "olive")
    assert encode.encode_changes(Image.new("RGB", (400, 308), "olive"), before) is None
    assert encode.encode_changes(noise(400, 300), before) is None


def test_a_preview_has_so_many_pixels_and_the_same_shape() -> None:
    wide, tall = encode.preview(Image.new("RGB", (1500, 1200))), encode.preview(Image.new("RGB", (1200, 1600)))
    assert wide.size == (600, 480)
    assert tall.width * tall.height == pytest.approx(encode.PREVIEW, rel=0.01)
    assert encode.preview(wide.crop((0, 0, 400, 400))).size == (400, 400)


def test_too_wide_is_an_error() -> None:
    with pytest.raises(ValueError, match="2001"):
        encode.encode(Image.new("RGB", (2001, 10)))


def test_nothing_but_the_picture_is_inside() -> None:
    image = noise(64, 48)
    exif = Image.Exif()
    exif[0x010E] = "secret"
    image.info.update(comment=b"secret", exif=exif.tobytes(), icc_profile=b"secret", dpi=(300, 300))
    for format in (encode.WEBP, encode.JPEG):
        data = encode.encode(image, format)
        assert b"secret" not in data
        told = {"jfif", "jfif_version", "jfif_unit", "jfif_density", "progressive", "progression"}
        assert set(Image.open(io.BytesIO(data)).info) <= told | {"loop", "timestamp", "duration", "background"}


@pytest.mark.parametrize("format", [encode.WEBP, encode.GIF])
def test_a_moving_picture_shows_all_its_pictures_the_last_one_longest(format: Format) -> None:
    colours = ("olive", "navy", "teal", "maroon", "gray")
    image = Image.open(
        io.BytesIO(encode.encode_moving([Image.new("RGB", (64, 48), colour) for colour in colours], format))
    )
    shown = []
    for frame in range(getattr(image, "n_frames", 1)):
        image.seek(frame)
        image.load()
        shown.append(image.info["duration"])
    assert shown == [encode.SHOWN] * 4 + [encode.SHOWN_LAST] and image.info["loop"] == 0


def test_of_a_moving_picture_that_is_too_large_some_are_left_out_but_not_the_first_and_last() -> None:
    frames = [Image.new("RGB", (64, 48), "navy"), *(noise(64, 48) for _ in range(7)), Image.new("RGB", (64, 48), "red")]
    whole = encode.encode_moving(frames, encode.GIF)
    less = Image.open(io.BytesIO(encode.encode_moving(frames, encode.GIF, len(whole) - 1)))
    assert 2 <= getattr(less, "n_frames", 1) < 9
    assert max(less.convert("RGB").getpixel((5, 5))) < 140, "the first is navy"
    less.seek(getattr(less, "n_frames", 1) - 1)
    assert less.convert("RGB").getpixel((5, 5))[0] > 200, "the last is red"
