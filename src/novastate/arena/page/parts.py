"""The parts of the report with win rates: by seat, faction, opening and card."""

from collections.abc import Callable, Mapping
from typing import Final

from novastate.arena.cards import Row
from novastate.arena.intervals import wilson
from novastate.arena.page.charts import Dot, dots, outward, tick_step, ticks
from novastate.arena.page.frame import figure, folded, note, section, side_by_side
from novastate.arena.page.tables import Cell, number, share, table, words
from novastate.arena.page.words import Words
from novastate.arena.report import Report

SHOWN: Final = 12
"""Rows of a chart; the table below it has them all."""

WAYS: Final = ("dealt", "razed", "conquered", "raided", "played")
"""Ways to use a card that have a column of their own."""


def rate_dot(
    say: Words, label: str, wins: float, times: float, mark: float | None, colour: int = 0
) -> Dot:
    """Show a win rate."""
    low, high = wilson(wins, times)
    rate = wins / times if times else 0.0
    note = f"{say.range(100 * low, 100 * high)} · {say.figure(times, 0)}×"
    return Dot(label, rate, low, high, say.percent(rate), note, mark, colour)


def rate_chart(say: Words, rows: list[Dot]) -> str:
    """Draw win rates on an axis that holds all their intervals."""
    least = min((row.low for row in rows), default=0.0)
    most = max((row.high for row in rows), default=1.0)
    marks = [row.mark for row in rows if row.mark is not None]
    least, most = min([least, *marks]), max([most, *marks])
    step = max(0.01, tick_step(least, most))
    least, most = outward(least, step), min(1.0, -outward(-most, step))
    return dots(rows, least, most, [(x, f"{100 * x:.0f} %") for x in ticks(least, most, step)])


def seats_part(report: Report, say: Words) -> str:
    """Show win rates by seat and by the order of the first round."""
    games, seats = len(report.finished()), report.plan.seats
    if seats == 1:
        return ""
    by_seat = [
        rate_dot(say, say.say("seat", n=seat), wins, games, 1 / seats)
        for seat, wins in report.wins_by_seat().items()
    ]
    panels = [figure(say.say("seats"), rate_chart(say, by_seat))]
    if report.watched():
        watched = sum(game.facts is not None for game in report.finished())
        by_order = [
            rate_dot(say, say.say("place", n=place), wins, watched, 1 / seats)
            for place, wins in report.wins_by_order().items()
        ]
        panels.append(figure(say.say("order"), rate_chart(say, by_order)))
    return section("seats", say.say("seats"), say.say("seats_note"), side_by_side(*panels))


def factions_part(report: Report, say: Words) -> str:
    """Show win rates by faction."""
    rows = report.factions()
    if not rows:
        return ""
    fair = 1 / report.plan.seats if report.plan.seats > 1 else None
    ordered = sorted(rows, key=lambda name: -rows[name]["wins"] / rows[name]["games"])
    chart = [
        rate_dot(say, say.card(name), rows[name]["wins"], rows[name]["games"], fair)
        for name in ordered
    ]
    heads = [say.say(key) for key in ("faction", "times", "wins", "win_rate", "mean_score")]
    cells = [
        [
            words(say.card(name)),
            number(say, rows[name]["games"]),
            number(say, rows[name]["wins"], 1),
            share(say, rows[name]["wins"] / rows[name]["games"]),
            number(say, rows[name]["mean_score"], 1),
        ]
        for name in ordered
    ]
    return section(
        "factions",
        say.say("factions"),
        say.say("factions_note"),
        rate_chart(say, chart),
        table(say, heads, cells),
    )


def openings_part(report: Report, say: Words) -> str:
    """Show how openings fared."""
    openings, firsts = report.openings(), report.first_cards()
    if not openings:
        return ""
    panels = side_by_side(
        figure(
            say.say("first_deeds"),
            note(say.say("openings_note"))
            + _fortunes(report, say, openings, say.opening, "opening"),
        ),
        figure(
            say.say("first_cards"),
            note(say.say("first_cards_note"))
            + _fortunes(report, say, firsts, say.deed, "first_card"),
        ),
    )
    return section("openings", say.say("openings"), "", panels)


def _fortunes(
    report: Report, say: Words, rows: Mapping[str, Row], name: Callable[[str], str], head: str
) -> str:
    """Show the most frequent rows as a chart, and all of them in a table."""
    fair = 1 / report.plan.seats if report.plan.seats > 1 else None
    most = sorted(list(rows)[:SHOWN], key=lambda key: -rows[key]["win_rate"])
    chart = [rate_dot(say, name(key), rows[key]["wins"], rows[key]["seats"], fair) for key in most]
    heads = [say.say(key) for key in (head, "times", "wins", "win_rate", "mean_score")]
    cells = [
        [
            words(name(key)),
            number(say, row["seats"]),
            number(say, row["wins"], 1),
            share(say, row["win_rate"]),
            number(say, row["mean_score"], 1),
        ]
        for key, row in rows.items()
    ]
    all_rows = folded(say.say("all_rows", n=len(rows)), table(say, heads, cells), say.say("filter"))
    return rate_chart(say, chart) + all_rows


def cards_part(report: Report, say: Words) -> str:
    """Show which cards did best and worst, and all of them in a table."""
    rows = report.cards() if report.watched() else {}
    if not rows:
        return ""
    least = max(5, len(report.finished()) // 20)
    often = [card for card in rows if rows[card]["taken"] >= least]
    bounds = {card: wilson(rows[card]["wins"], rows[card]["taken"]) for card in often}
    best = sorted(often, key=lambda card: -bounds[card][0])[:SHOWN]
    rest = [card for card in often if card not in best]
    worst = sorted(rest, key=lambda card: bounds[card][1])[:SHOWN]
    fair = 1 / report.plan.seats if report.plan.seats > 1 else None
    panels = [
        figure(
            say.say(title),
            rate_chart(
                say,
                [
                    rate_dot(say, say.card(card), rows[card]["wins"], rows[card]["taken"], fair)
                    for card in cards
                ],
            ),
        )
        for title, cards in (("best_cards", best), ("worst_cards", worst))
        if cards
    ]
    ways = [way for way in WAYS if any(way in row for row in rows.values())]
    keys = ("card", "seen", "taken", "taken_share", "win_rate", "interval", "mean_score", *ways)
    inner = table(
        say,
        [say.say(key) for key in keys],
        [_card_cells(say, card, rows[card], ways) for card in rows],
    )
    return section(
        "cards",
        say.say("cards"),
        f"{say.say('cards_note')} {say.say('at_least', n=least)}",
        side_by_side(*panels),
        folded(say.say("all_cards", n=len(rows)), inner, say.say("filter")),
    )


def _card_cells(say: Words, card: str, row: Row, ways: list[str]) -> list[Cell]:
    """Write the row of a card; a way of use shows its win rate and how often it was taken."""
    low, high = wilson(row["wins"], row["taken"])
    cells = [
        words(say.card(card)),
        number(say, row["seen"]),
        number(say, row["taken"]),
        share(say, row["taken_share"]),
        share(say, row["win_rate"], row["taken"]),
        Cell(say.range(100 * low, 100 * high) if row["taken"] else "–", high - low),
        number(say, row["mean_score"], 1) if row["taken"] else Cell("–", -1.0),
    ]
    for way in ways:
        times = row.get(way, 0)
        rate = row.get(f"{way}_wins", 0) / times if times else 0.0
        text = f"{say.percent(rate)} · {times}×" if times else "–"
        cells.append(Cell(text, rate if times else -1.0))
    return cells
