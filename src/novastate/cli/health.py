"""The health of a game for people: what lies outside its band, and everything that was measured."""

from rich.console import Console
from rich.table import Table

from novastate.arena.health.bands import INSIDE, OUTSIDE, Finding, bands_for
from novastate.arena.health.data import measured
from novastate.arena.health.measures import (
    THIRDS,
    Measure,
    Measures,
    is_share,
    matching,
    unused,
    unused_words,
)
from novastate.arena.report import Report
from novastate.cli.common import percent, table


def print_health(report: Report, out: Console) -> None:
    """Print the measures of a run and hold them against the bands."""
    plan = report.plan
    found, findings = measured(report)
    out.print(
        f"{len(report.finished())} games of {plan.game} with {plan.seats} seats,"
        f" {', '.join(dict.fromkeys(plan.bots))}; {round(report.seconds, 1)} s, {report.jobs} jobs."
    )
    out.print()
    _print_findings(report, findings, out)
    for made in (
        _single(found),
        _deeds(found),
        _tokens(report, found),
        _rates(found, "seats", "Seat"),
        _rates(found, "factions", "Faction"),
        _events(found),
        _rates(found, "cards", "Card, its owners"),
    ):
        if made.row_count:
            out.print()
            out.print(made)
    for what, never in (("Cards", unused(report)), ("Effect words", unused_words(report))):
        if never:
            out.print()
            out.print(f"{what} never used: {', '.join(never)}.", markup=False, soft_wrap=True)
    for game in report.failed()[:20]:
        out.print(f"Game {game.index + 1} (seed {game.seed}) failed: {game.error}", markup=False)


def _print_findings(report: Report, findings: list[Finding], out: Console) -> None:
    """Print what does not lie in its band, the worst first."""
    plan = report.plan
    if not findings:
        out.print(f"No bands are set for {plan.game} with {plan.seats} seats.")
        return
    inside = sum(1 for finding in findings if finding.verdict == INSIDE)
    odd = [finding for finding in findings if not finding.band.holds(finding.measure.value)]
    wide = len(findings) - inside - len(odd)
    out.print(
        f"Of {len(findings)} measures {inside} lie in their bands,"
        f" {len(odd)} outside, and {wide} inside, but for a sure answer the games are too few."
    )
    made = table("Not in its band", "Value", "95 %", "n", "Band", "")
    for finding in sorted(odd, key=lambda finding: finding.verdict != OUTSIDE):
        band, measure = finding.band, finding.measure
        asked = f"{_figure(finding.name, band.least)}–{_figure(finding.name, band.most)}"
        value = _figure(finding.name, measure.value)
        made.add_row(
            finding.name, value, _interval(measure), f"{measure.n}", asked, finding.verdict
        )
    if odd:
        out.print(made)


def _figure(name: str, value: float) -> str:
    """Write a figure: shares in percent, others with two places.

    >>> _figure("deeds.gain", 0.04), _figure("score", 45.1234)
    ('4.0 %', '45.12')
    """
    return percent(value) if is_share(name) else f"{round(value, 2):g}"


def _interval(measure: Measure) -> str:
    if measure.interval is None:
        return ""
    return f"{100 * measure.interval[0]:.0f}–{100 * measure.interval[1]:.0f}"


def _single(found: Measures) -> Table:
    """List the measures that stand alone."""
    made = table("Measure", "Value", "95 %", "n")
    for name in found:
        if "." not in name or name.startswith("score."):
            measure = found[name]
            value = _figure(name, measure.value)
            made.add_row(name, value, _interval(measure), f"{measure.n}")
    return made


def _deeds(found: Measures) -> Table:
    """List the share of every deed, in all and by thirds of the game."""
    made = table("Deed", "Share", *THIRDS)
    for name, measure in matching(found, "deeds.*").items():
        parts = [found.get(f"{name}.{third}") for third in THIRDS]
        cells = [percent(part.value) if part is not None else "–" for part in parts]
        made.add_row(name.partition(".")[2], percent(measure.value), *cells)
    return made


def _tokens(report: Report, found: Measures) -> Table:
    """List tokens by kind: most at once, the box, what is left and what is gained."""
    box = bands_for(report.plan.game, report.plan.seats).box
    made = table("Tokens", "Gained", "At once 50 %", "95 %", "100 %", "Box", "Within", "Left over")
    kinds = {name.split(".")[1] for name in (*matching(found, "tokens.*.most"),)}
    kinds |= {name.split(".")[1] for name in matching(found, "gained.*")}
    for kind in sorted(kinds):
        within = found.get(f"tokens.{kind}.within")
        made.add_row(
            kind,
            _cell(found, f"gained.{kind}", "0"),
            *(_cell(found, f"tokens.{kind}.{part}", "") for part in ("half", "p95", "most")),
            f"{box[kind]}" if kind in box else "",
            "" if within is None else percent(within.value),
            _cell(found, f"left.{kind}", ""),
        )
    return made


def _cell(found: Measures, name: str, missing: str) -> str:
    return f"{round(found[name].value, 1):g}" if name in found else missing


def _rates(found: Measures, group: str, head: str) -> Table:
    """List win rates with their intervals, the highest first."""
    made = table(head, "Win rate", "95 %", "n")
    rows = matching(found, f"{group}.*")
    for name in sorted(rows, key=lambda name: -rows[name].value):
        measure = rows[name]
        made.add_row(
            name.partition(".")[2], percent(measure.value), _interval(measure), f"{measure.n}"
        )
    return made


def _events(found: Measures) -> Table:
    """List how often things happen in a game."""
    made = table("In a game", "Times")
    for name, measure in matching(found, "counts.*").items():
        made.add_row(name.partition(".")[2], f"{round(measure.value, 2):g}")
    return made
