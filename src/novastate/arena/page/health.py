"""The part of the report that holds a game against the bands of a healthy one."""

from novastate.arena.health.bands import Finding
from novastate.arena.health.data import measured
from novastate.arena.health.measures import is_share
from novastate.arena.page.frame import section
from novastate.arena.page.tables import Cell, table, words
from novastate.arena.page.words import Words
from novastate.arena.report import Report


def health_part(report: Report, say: Words) -> str:
    """Show what was measured; bands are meant for a bot that plays with itself."""
    if len(set(report.plan.bots)) > 1 or not report.finished():
        return ""
    _, findings = measured(report)
    if not findings:
        return ""
    heads = [say.say(key) for key in ("measure", "value", "interval", "games", "band", "verdict")]
    rows = [_row(say, finding) for finding in findings]
    return section("health", say.say("health"), say.say("health_note"), table(say, heads, rows))


def _row(say: Words, finding: Finding) -> list[Cell]:
    """Write a measure, its band and how they stand to each other."""
    name, measure, band = finding.name, finding.measure, finding.band
    low, high = measure.interval or (measure.value, measure.value)
    interval = say.range(100 * low, 100 * high) if measure.interval is not None else "–"
    return [
        words(name),
        Cell(_figure(say, name, measure.value), round(measure.value, 6)),
        Cell(interval, low),
        Cell(say.figure(measure.n, 0), measure.n),
        words(f"{_figure(say, name, band.least)} – {_figure(say, name, band.most)}"),
        words(say.say(finding.verdict)),
    ]


def _figure(say: Words, name: str, value: float) -> str:
    return say.percent(value) if is_share(name) else say.figure(value, 2)
