"""What a healthy game measures, read from `bands.toml`, and what of a run lies outside."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from novastate.arena.health.measures import Measure, Measures, matching
from novastate.arena.intervals import Interval

FILE: Final = Path(__file__).with_name("bands.toml")

INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
UNSURE: Final = "unsure"


class Band(NamedTuple):
    """Where a measure should lie, and if asked its whole 95 % interval."""

    name: str
    """The name of a measure; a star stands for one word of it."""
    least: float
    most: float
    sure: Interval | None = None

    def holds(self, value: float) -> bool:
        """Tell whether a value lies in the band."""
        return self.least <= value <= self.most


@dataclass(frozen=True)
class Bands:
    """What is asked of a game at a number of seats."""

    bands: tuple[Band, ...] = ()
    box: Mapping[str, int] = field(default_factory=dict)
    """How many tokens of a kind the box holds."""


@dataclass(frozen=True)
class Finding:
    """How one measure stands to its band."""

    name: str
    measure: Measure
    band: Band
    verdict: str
    """`inside`, `outside`, or `unsure`: more games could still say otherwise."""


def bands_for(game: str, seats: int) -> Bands:
    """Return the bands of a game; none where nobody has set any.

    >>> bands_for("novaera", 4).box["resources"], bands_for("novaera", 3).bands
    (80, ())
    """
    for part in _file().get(game, []):
        if seats in part["seats"]:
            return Bands(
                tuple(_band(name, row) for name, row in part["bands"].items()), part.get("box", {})
            )
    return Bands()


@cache
def _file() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def _band(name: str, row: dict[str, list[float]]) -> Band:
    least, most = row["band"]
    sure = row.get("sure")
    return Band(name, least, most, None if sure is None else (sure[0], sure[1]))


def compare(found: Measures, bands: Bands) -> list[Finding]:
    """Hold every measure that has a band against it; a band nothing was measured for is left out.

    A deed that was never done was measured all the same: its share is 0.
    """
    findings: list[Finding] = []
    for band in bands.bands:
        fitting = matching(found, band.name)
        if not fitting and band.name.startswith(("deeds.", "gained.")):
            fitting = {band.name: Measure(0.0, 0)}
        for name, measure in fitting.items():
            findings.append(Finding(name, measure, band, verdict(measure, band)))
    return findings


def verdict(measure: Measure, band: Band) -> str:
    """Say whether a measure lies in its band.

    >>> verdict(Measure(0.4, 10, (0.2, 0.6)), Band("seats.1", 0.2, 0.3))
    'unsure'
    >>> verdict(Measure(0.4, 900, (0.37, 0.43)), Band("seats.1", 0.2, 0.3))
    'outside'
    """
    low, high = measure.interval or (measure.value, measure.value)
    if not band.holds(measure.value):
        return UNSURE if low <= band.most and high >= band.least else OUTSIDE
    if band.sure is not None and not (band.sure[0] <= low and high <= band.sure[1]):
        return UNSURE
    return INSIDE
