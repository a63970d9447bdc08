"""What a trace of Chromium says about the time between two marks: scripting, layout, paint."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

Event = dict[str, Any]
PARTS: Final = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "RunMicrotasks"),
    "layout": ("UpdateLayoutTree", "Layout"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "raster": ("RasterTask",),
}
"""By part: the events of the trace that count to it; raster runs beside the page's own thread."""


class Travel(NamedTuple):
    """Frames that were noted while something moved, and what the trace says of their work."""

    frames: list[float]
    """Milliseconds between one frame and the next."""
    work: dict[str, float]
    """By part: milliseconds of processor time in all."""

    @property
    def rate(self) -> float:
        """Return the frames a second."""
        return 1000 * len(self.frames) / sum(self.frames) if self.frames else 0.0

    def over(self, limit: float) -> float:
        """Return the share of frames that took longer than a limit in milliseconds."""
        return sum(one > limit for one in self.frames) / max(1, len(self.frames))

    def each(self, part: str) -> float:
        """Return the milliseconds of a part for each frame."""
        return self.work[part] / max(1, len(self.frames))


def spans(events: Iterable[Event]) -> list[tuple[float, float]]:
    """Find when something travelled: from each mark `travel` to the next `arrived`."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in ("travel", "arrived"))
    found: list[tuple[float, float]] = []
    start: float | None = None
    for at, name in marks:
        if name == "travel":
            start = at
        elif start is not None:
            found.append((start, at))
            start = None
    return found


def work(events: list[Event]) -> dict[str, float]:
    """Sum up by part, in milliseconds, what was done while something travelled.

    It is processor time, which other work on the machine does not stretch. An event within another
    of the same part counts once; what a script makes the page lay out counts to both.
    """
    during = spans(events)
    sums = dict.fromkeys(PARTS, 0.0)
    for part, names in PARTS.items():
        ends: dict[tuple[int, int], float] = {}
        for event in sorted(_whole(events, names), key=lambda one: one["ts"]):
            start, length = float(event["ts"]), float(event["dur"])
            thread = event["pid"], event["tid"]
            if start < ends.get(thread, 0.0) or not _within(start, during):
                continue
            ends[thread] = start + length
            sums[part] += float(event.get("tdur", length)) / 1000
    return sums


def _whole(events: list[Event], names: tuple[str, ...]) -> Iterable[Event]:
    return (e for e in events if e["name"] in names and e.get("ph") == "X")


def _within(at: float, during: list[tuple[float, float]]) -> bool:
    return any(start <= at <= end for start, end in during)
