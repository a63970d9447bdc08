"""The parts of the report about length and scores: how they are spread, and who wins when."""

import statistics
from fractions import Fraction
from typing import Final

from novastate.arena.cards import won
from novastate.arena.page.charts import bin_width, binned, histogram
from novastate.arena.page.frame import figure, note, section, side_by_side
from novastate.arena.page.tables import Cell, number, share, table
from novastate.arena.page.words import Words
from novastate.arena.playing import Played
from novastate.arena.report import Report

LENGTHS: Final = 8
"""Rows of the table of win rates by length, at most."""


def length_part(report: Report, say: Words) -> str:
    """Show how long the games were."""
    finished = report.finished()
    panels = []
    for title, values in (
        (say.say("by_rounds"), [game.rounds for game in finished if game.rounds]),
        (say.say("by_decisions"), [game.decisions for game in finished]),
    ):
        if len(set(values)) > 1:
            panels.append(figure(title, _spread(values, title)))
    if not panels:
        return ""
    rates = figure(say.say("wins_by_length"), _wins_by_length(report, say))
    return section("length", say.say("length"), "", side_by_side(*panels), rates)


def _wins_by_length(report: Report, say: Words) -> str:
    """Show who wins short games and who wins long ones."""
    games, keys = report.finished(), report.keys()
    by_rounds = len({game.rounds for game in games}) > 1
    lengths = {game.index: game.rounds if by_rounds else game.decisions for game in games}
    least, most = min(lengths.values()), max(lengths.values())
    width = bin_width(least, most, LENGTHS)
    rows = []
    for start, n in binned(list(lengths.values()), width, least, most):
        here = [game for game in games if lengths[game.index] // width == start // width]
        if here:
            span = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
            rates = [_rate(say, report, here, key) for key in keys]
            rows.append([Cell(span, start), number(say, n), *rates])
    head = say.say("rounds" if by_rounds else "decisions")
    said = note(say.say("wins_by_length_note"))
    return said + table(say, [head, say.say("games"), *keys], rows)


def _rate(say: Words, report: Report, games: list[Played], key: str) -> Cell:
    """Return the share of the victories of a bot in the games in which it sat."""
    wins, sat = Fraction(0), 0
    for game in games:
        seats = [s for s in range(len(game.bots)) if report.key(game, s) == key]
        sat += bool(seats)
        wins += sum((won(game, seat) for seat in seats), Fraction(0))
    return share(say, float(wins) / sat if sat else 0.0, sat)


def _spread(values: list[int], title: str, colour: int = 0) -> str:
    least, most = min(values), max(values)
    width = bin_width(least, most)
    middle = statistics.median(values)
    return histogram(binned(values, width, least, most), width, len(values), title, colour, middle)


def scores_part(report: Report, say: Words) -> str:
    """Show how often each score was reached, by bot, all on the same axis."""
    keys = report.keys()
    by_key: dict[str, list[int]] = {key: [] for key in keys}
    for game in report.finished():
        for seat, score in enumerate(game.scores):
            by_key[report.key(game, seat)].append(score)
    everything = report.all_scores()
    if not everything:
        return ""
    least, most = min(everything), max(everything)
    width = bin_width(least, most)
    panels = []
    for colour, (key, values) in enumerate(by_key.items()):
        if values:
            bins = binned(values, width, least, most)
            name = f"{key}: {say.say('mean')} {say.figure(statistics.fmean(values))}"
            middle = statistics.median(values)
            chart = histogram(bins, width, len(values), name, colour % 8, middle)
            panels.append(figure(name, chart))
    return section("scores", say.say("scores"), say.say("scores_note"), side_by_side(*panels))
