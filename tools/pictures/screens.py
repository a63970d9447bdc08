"""The windows that the table is laid out for."""

from typing import Final

Size = tuple[int, int]

SCREENS: Final[dict[str, Size]] = {
    "360": (360, 740),
    "390": (390, 844),
    "844": (844, 390),
    "820": (820, 1180),
    "1180": (1180, 820),
    "1280": (1280, 720),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
    "200%": (720, 450),
}
"""By name: width and height. A page enlarged to 200 % has half the window of 1440 × 900."""
