"""The parts of the report that compare bots: ratings, and bot against bot."""

from html import escape

from novastate.arena.page.charts import Dot, dots, outward, tick_step, ticks
from novastate.arena.page.frame import section
from novastate.arena.page.parts import rate_chart, rate_dot
from novastate.arena.page.tables import Cell, number, share, table, words
from novastate.arena.page.words import Words
from novastate.arena.report import Report
from novastate.arena.tournament import Duel, Standing, duels, standings


def bots_parts(report: Report, say: Words) -> list[str]:
    """Rate the bots and compare each with each; one bot alone is compared by seats."""
    if len(set(report.plan.bots)) == 1 or not report.finished():
        return []
    found = standings(report)
    colours = {name: i % 8 for i, name in enumerate(report.keys())}
    return [
        _ratings(report, say, found, colours),
        _wins(say, found, colours),
        _duels(report, say, list(found)),
    ]


def _ratings(
    report: Report, say: Words, found: dict[str, Standing], colours: dict[str, int]
) -> str:
    """Show the ratings as a chart and as a table."""
    rows = []
    for name, row in found.items():
        low, high = row.rating.interval
        text, note = f"{row.rating.points:.0f}", say.range(low, high)
        rows.append(Dot(name, row.rating.points, low, high, text, note, None, colours[name]))
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    step = tick_step(least, most)
    least, most = outward(least, step), -outward(-most, step)
    axis = [(x, f"{x:.0f}") for x in ticks(least, most, step)]
    scores = report.scores()
    keys = ("bot", "rating", "interval", "games", "wins", "win_rate", "fair", "mean_score", "ms")
    cells = [
        [
            words(name),
            Cell(f"{row.rating.points:.0f}", row.rating.points),
            Cell(say.range(*row.rating.interval), row.rating.interval[0]),
            number(say, row.games),
            number(say, row.wins, 1),
            share(say, row.rate),
            share(say, row.fair),
            number(say, float(str(scores[name]["mean"])), 1) if name in scores else Cell("–", -1.0),
            number(say, row.ms, 2),
        ]
        for name, row in found.items()
    ]
    return section(
        "ratings",
        say.say("ratings"),
        say.say("ratings_note"),
        dots(rows, least, most, axis),
        table(say, [say.say(key) for key in keys], cells),
    )


def _wins(say: Words, found: dict[str, Standing], colours: dict[str, int]) -> str:
    """Show the share of victories of each bot."""
    rows = [
        rate_dot(say, name, row.wins, row.games, row.fair, colours[name])
        for name, row in found.items()
    ]
    return section("bots", say.say("bots"), say.say("bots_note"), rate_chart(say, rows))


def _duels(report: Report, say: Words, bots: list[str]) -> str:
    """Show how often each bot was placed before each other."""
    found = duels(report)
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in bots)
    rows = "".join(
        f'<tr><th scope="row">{escape(one)}</th>'
        f"{''.join(_duel(say, found.get((one, other))) for other in bots)}</tr>"
        for one in bots
    )
    return section(
        "duels",
        say.say("duels"),
        say.say("duels_note"),
        '<div class="scroll" tabindex="0"><table class="duels"><thead><tr>'
        f"<th>{escape(say.say('ahead'))}</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>",
    )


def _duel(say: Words, duel: Duel | None) -> str:
    """Write a cell: the further from a half, the stronger its colour."""
    if duel is None:
        return '<td class="none">·</td>'
    kind = "win" if duel.rate >= 0.5 else "loss"
    strength = 10 + 80 * abs(duel.rate - 0.5)
    low, high = duel.interval
    return (
        f'<td class="{kind}" style="--w:{strength:.0f}%"><b>{say.percent(duel.rate)}</b>'
        f"<i>{say.range(100 * low, 100 * high)} · {duel.games}×</i></td>"
    )
