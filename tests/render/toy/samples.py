"""What random play shows of the toy is enough; but what is chosen in its notation is a thing on a picture."""

from __future__ import annotations

import re

MERE_WORD = re.compile("bury")
"""A panel may ask for the card first."""
