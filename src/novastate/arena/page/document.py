"""The report as one page that needs nothing else: no request leaves it."""

from html import escape
from pathlib import Path
from typing import Final, cast

from novastate import __version__
from novastate.arena.intervals import wilson
from novastate.arena.page.frame import figure, note, section, side_by_side
from novastate.arena.page.health import health_part
from novastate.arena.page.parts import (
    cards_part,
    factions_part,
    openings_part,
    rate_chart,
    rate_dot,
    seats_part,
)
from novastate.arena.page.spreads import length_part, scores_part
from novastate.arena.page.standings import bots_parts
from novastate.arena.page.tables import Cell, number, share, table, words
from novastate.arena.page.words import Words
from novastate.arena.report import Report
from novastate.arena.tournament import whole_legs
from novastate.kernel.game import option_text

HERE: Final = Path(__file__).parent
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page(report: Report, lang: str) -> str:
    """Write a report as a page."""
    say = Words(report.plan, lang)
    kind = say.say("tournament" if report.plan.tournament else "simulation")
    title = f"{kind}: {say.rules.title}"
    parts = [
        *bots_parts(report, say),
        seats_part(report, say),
        factions_part(report, say),
        openings_part(report, say),
        cards_part(report, say),
        scores_part(report, say),
        length_part(report, say),
        health_part(report, say),
        _ends_part(report, say),
        _failed_part(report, say),
        _method_part(report, say),
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_file('report.css')}</style></head><body>"
        f"{_head(report, say, title)}<main>{_tiles(report, say)}{''.join(parts)}</main>"
        f"<footer>{escape(_version(say))}</footer><script>{_file('report.js')}</script>"
        "</body></html>\n"
    )


def _file(name: str) -> str:
    return (HERE / name).read_text("utf-8")


def _version(say: Words) -> str:
    return say.say("version", version=__version__, rules=say.rules.version)


def _head(report: Report, say: Words, title: str) -> str:
    """Write what was played."""
    plan = report.plan
    bots = ", ".join(dict.fromkeys(plan.bots))
    line = say.say("subtitle", games=say.figure(len(report.played), 0), seats=plan.seats, bots=bots)
    options = ", ".join(f"{name}={option_text(value)}" for name, value in plan.options.items())
    seed = f"{say.say('seed')} {plan.seed}"
    if plan.deals_from is not None:
        seed = f"{say.say('deals_from')} {plan.deals_from}"
    facts = f"{seed} · {say.say('options')}: {options or say.say('default')}"
    return (
        f'<header><h1>{escape(title)}</h1><p class="lead">{escape(line)}</p>'
        f"<p>{escape(facts)}</p></header>"
    )


def _tiles(report: Report, say: Words) -> str:
    """Write the most important figures large."""
    data = report.to_data()
    scores = report.all_scores()
    mean = sum(scores) / len(scores) if scores else 0.0
    tiles = [
        (say.figure(len(report.played), 0), "games", ""),
        (say.figure(cast(float, data["mean_rounds"])), "rounds", "per_game"),
        (say.figure(cast(float, data["mean_decisions"]), 0), "decisions", "per_game"),
        (say.figure(mean), "score", "mean"),
        (say.figure(cast(float, data["games_per_s"])), "speed", ""),
    ]
    if report.failed():
        tiles.insert(1, (say.figure(len(report.failed()), 0), "failures", ""))
    if report.plan.seats > 1:
        tiles.insert(-1, (say.figure(cast(float, data["mean_lead"])), "lead", "of_best"))
    inner = "".join(
        f"<div><b>{escape(value)}</b><span>{escape(say.say(name))}</span>"
        f"<i>{escape(say.say(note)) if note else ''}</i></div>"
        for value, name, note in tiles
    )
    return f'<div class="tiles">{inner}</div>'


def _ends_part(report: Report, say: Words) -> str:
    """Show what decided the games, who led in what, and how often things happened."""
    games = len(report.finished()) or 1
    reasons = [
        [words(say.phrase(f"reason_{reason}")), number(say, n), share(say, n / games)]
        for reason, n in report.end_reasons().items()
    ]
    heads = [say.say("what"), say.say("games"), "%"]
    left, right = [figure(say.say("reasons"), table(say, heads, reasons))], []
    if report.plan.seats == 1:
        left.append(figure(say.say("solo"), _solo(report, say)))
    if report.watched():
        fair = 1 / report.plan.seats if report.plan.seats > 1 else None
        led = [
            rate_dot(say, say.thing(what), row["wins"], row["games"], fair)
            for what, row in report.leaders().items()
        ]
        if led:
            left.append(
                figure(say.say("leaders"), note(say.say("leaders_note")) + rate_chart(say, led))
            )
        counts = [
            [words(say.thing(name)), number(say, n, 2)] for name, n in report.counts().items()
        ]
        heads = [say.say("what"), say.say("often")]
        right.append(
            figure(say.say("counts"), note(say.say("counts_note")) + table(say, heads, counts))
        )
    columns = [f"<div>{''.join(column)}</div>" for column in (left, right) if column]
    return section("ends", say.say("ends"), "", side_by_side(*columns))


def _solo(report: Report, say: Words) -> str:
    """Show wins and levels of the solo game."""
    solo = report.solo()
    won = cast(int, solo["wins"])
    games = won + cast(int, solo["losses"])
    levels = cast("dict[str, int]", solo["levels"])
    cells: list[list[Cell]] = []
    for level, n in levels.items():
        low, high = wilson(n, games)
        interval = Cell(say.range(100 * low, 100 * high), low)
        name = say.phrase(f"level_{level}")
        cells.append([words(name), number(say, n), share(say, n / games), interval])
    heads = [say.say("level"), say.say("games"), "%", say.say("interval")]
    chart = rate_chart(say, [rate_dot(say, say.say("wins"), won, games, None)])
    return chart + table(say, heads, cells)


def _failed_part(report: Report, say: Words) -> str:
    """List games that failed."""
    lines = [
        say.say("failed_line", n=game.index + 1, seed=game.seed, message=game.error)
        for game in report.failed()[:50]
    ]
    inner = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return section("failed", say.say("failed"), "", f"<ul>{inner}</ul>") if lines else ""


def _method_part(report: Report, say: Words) -> str:
    """Say how the figures are made."""
    keys = ["method_rates"]
    if len(set(report.plan.bots)) > 1:
        keys.append("method_ratings")
    lines = [say.say(key) for key in keys]
    if report.plan.tournament:
        lines.append(say.say("method_deals"))
        whole = whole_legs(report)
        if whole != len(report.played):
            lines.append(say.say("method_unbalanced", n=whole))
    inner = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return section("method", say.say("method"), "", inner)
