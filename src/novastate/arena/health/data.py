"""The health of a game as plain data."""

from novastate.arena.health.bands import INSIDE, Finding, bands_for, compare
from novastate.arena.health.measures import Measure, Measures, measures, unused, unused_words
from novastate.arena.report import Report


def measured(report: Report) -> tuple[Measures, list[Finding]]:
    """Measure a run and hold it against the bands of its game."""
    bands = bands_for(report.plan.game, report.plan.seats)
    found = measures(report, bands.box)
    return found, compare(found, bands)


def health_data(report: Report) -> dict[str, object]:
    """Return the health of a run with stable keys."""
    found, findings = measured(report)
    bands = bands_for(report.plan.game, report.plan.seats)
    return {
        "box": dict(bands.box),
        "bands": len(bands.bands),
        "measured": len(findings),
        "inside": sum(1 for finding in findings if finding.verdict == INSIDE),
        "not_inside": [_row(finding) for finding in findings if finding.verdict != INSIDE],
        "unused_cards": unused(report),
        "unused_words": unused_words(report),
        "measures": {name: _figures(measure) for name, measure in found.items()},
    }


def _row(finding: Finding) -> dict[str, object]:
    band = finding.band
    row: dict[str, object] = {
        "measure": finding.name,
        "verdict": finding.verdict,
        **_figures(finding.measure),
        "band": [band.least, band.most],
    }
    if band.sure is not None:
        row["sure"] = list(band.sure)
    return row


def _figures(measure: Measure) -> dict[str, object]:
    figures: dict[str, object] = {"value": round(measure.value, 4), "n": measure.n}
    if measure.interval is not None:
        figures["interval"] = [round(bound, 4) for bound in measure.interval]
    return figures
