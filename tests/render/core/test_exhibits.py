"""Components one by one."""

from __future__ import annotations

from render.core.canvas import Sheet
from render.core.exhibits import exhibits


def test_each_component_is_shown_whole_on_its_ground() -> None:
    small, large = Sheet(20, 20), Sheet(300, 40)
    small.ellipse((0, 0), 8, 8, (200, 0, 0))
    large.ellipse((0, 0), 140, 15, (0, 0, 200))
    found = dict(exhibits([("small", small.sprite()), ("large", large.sprite())], (0, 90, 0)))
    assert list(found) == ["small", "large"]
    for image, colour in zip(found.values(), ((200, 0, 0), (0, 0, 200)), strict=True):
        assert image.getpixel((image.width // 2, image.height // 2)) == colour
        assert image.getpixel((2, 2)) == (0, 90, 0)
    assert found["small"].width < 300 <= found["large"].width
