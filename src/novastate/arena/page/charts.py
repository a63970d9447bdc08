"""Charts as inline SVG. Across, everything is in percent, so a chart fits a phone and a wall."""

from html import escape
from math import ceil, floor
from typing import Final, NamedTuple

Bins = list[tuple[int, int]]
"""The first value of each bin, and how many fell into it."""

ROOMY: Final = 4
"""So many values are written at an axis; of more, every other one."""


class Dot(NamedTuple):
    """A figure with its interval, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    text: str
    note: str
    mark: float | None = None
    """Where a line stands for comparison."""
    colour: int = 0


def dots(rows: list[Dot], least: float, most: float, ticks: list[tuple[float, str]]) -> str:
    """Draw a figure with its interval on each row, above a common axis."""
    scale = 100 / ((most - least) or 1)

    def at(value: float) -> str:
        return f"{min(100.0, max(0.0, scale * (value - least))):.2f}%"

    lines = [f'<line class="grid" x1="{at(x)}" x2="{at(x)}" y1="0" y2="100%"/>' for x, _ in ticks]
    grid = "".join(lines)
    made = []
    for row in rows:
        mark = "" if row.mark is None else _upright("mark", at(row.mark))
        made.append(
            f'<div class="dot c{row.colour}"><span class="label">{escape(row.label)}</span>'
            f'<svg class="track" aria-hidden="true">{grid}{mark}'
            f'<line class="reach" x1="{at(row.low)}" x2="{at(row.high)}" y1="50%" y2="50%"/>'
            f'<circle cx="{at(row.value)}" cy="50%" r="5"/></svg>'
            f'<span class="figure"><b>{escape(row.text)}</b> <i>{escape(row.note)}</i></span></div>'
        )
    written = ticks if len(ticks) <= ROOMY else ticks[::2]
    axis = "".join(
        f'<text x="{at(x)}" y="12" text-anchor="{_anchor(x, least, most)}">{escape(text)}</text>'
        for x, text in written
    )
    made.append(f'<div class="dot axis"><svg class="track" aria-hidden="true">{axis}</svg></div>')
    return f'<div class="dots">{"".join(made)}</div>'


def _upright(kind: str, x: str) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="100%"/>'


def _anchor(x: float, least: float, most: float) -> str:
    """Keep the texts at both ends of an axis within the chart."""
    place = (x - least) / ((most - least) or 1)
    return "start" if place < 0.04 else "end" if place > 0.96 else "middle"


def histogram(
    bins: Bins, width: int, total: int, name: str, colour: int = 0, mark: float | None = None
) -> str:
    """Draw how often values fall into bins; heights are shares of the total."""
    if not bins:
        return ""
    highest = max(n for _, n in bins)
    step = 100 / len(bins)
    every = max(1, -(-len(bins) // 8))
    bars, texts = [], []
    for i, (start, n) in enumerate(bins):
        high = 100 * n / (highest or 1)
        span = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        part = 100 * n / (total or 1)
        bars.append(
            f'<rect x="{i * step + step * 0.08:.2f}%" width="{step * 0.84:.2f}%"'
            f' y="{100 - high:.2f}%" height="{high:.2f}%" rx="2">'
            f"<title>{span}: {n} ({part:.1f} %)</title></rect>"
        )
        if i % every == 0:
            texts.append(
                f'<text x="{(i + 0.5) * step:.2f}%" y="12" text-anchor="middle">{start}</text>'
            )
    line = ""
    if mark is not None:
        place = 100 * (mark - bins[0][0] + 0.5) / (len(bins) * width)
        line = _upright("mark", f"{min(100.0, max(0.0, place)):.2f}%")
    return (
        f'<div class="histogram c{colour}" style="max-width:{4 * len(bins)}rem" role="img"'
        f' aria-label="{escape(name, quote=True)}">'
        f'<svg class="bars">{"".join(bars)}{line}</svg>'
        f'<svg class="axis" aria-hidden="true">{"".join(texts)}</svg></div>'
    )


def binned(values: list[int], width: int, least: int, most: int) -> Bins:
    """Count values in bins of a width, empty ones too.

    >>> binned([3, 4, 9], 5, 3, 9)
    [(0, 2), (5, 1)]
    """
    first, last = least // width, most // width
    counts = [0] * (last - first + 1)
    for value in values:
        counts[value // width - first] += 1
    return [((first + i) * width, n) for i, n in enumerate(counts)]


def bin_width(least: int, most: int, wanted: int = 24) -> int:
    """Choose a round width that gives at most so many bins.

    >>> bin_width(0, 20), bin_width(100, 900)
    (1, 50)
    """
    for factor in (1, 10, 100, 1000, 10000):
        for unit in (1, 2, 5):
            if (most - least) // (unit * factor) < wanted:
                return unit * factor
    return most - least + 1


def ticks(least: float, most: float, step: float) -> list[float]:
    """List round values of an axis.

    >>> ticks(0.12, 0.48, 0.1)
    [0.2, 0.3, 0.4]
    """
    first, last = ceil(least / step - 1e-9), floor(most / step + 1e-9)
    return [round(i * step, 6) for i in range(first, last + 1)]


def outward(value: float, step: float) -> float:
    """Move the lower end of an axis down to a round value.

    >>> outward(0.37, 0.1), outward(0.3, 0.1)
    (0.3, 0.3)
    """
    return round(step * floor(value / step + 1e-9), 9)


def tick_step(least: float, most: float, wanted: int = 3) -> float:
    """Choose a round distance of the values of an axis."""
    reach = (most - least) or 1.0
    for power in range(-4, 6):
        for unit in (1, 2, 5):
            if reach / (unit * 10.0**power) <= wanted:
                return float(unit * 10.0**power)
    return float(reach)
