"""`novastate simulate`: many games between bots."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.table import Table

from novastate.arena.report import Report
from novastate.arena.simulate import simulate as play_games
from novastate.cli import running
from novastate.cli.common import examples, names_in, path_option, percent, table


@click.command(
    short_help="Let bots play many games.",
    epilog=examples(
        "novastate simulate master --seats 4 --bots random --games 1000 --seed 1 --jobs 2 --json",
        "novastate simulate master --bots greedy,random --games 200",
        "novastate simulate master --seats 1 --bots greedy --option expansion=winter",
    ),
)
@click.argument("game")
@running.seats_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,..",
    help="One bot for all seats, or one for each; different bots move on a seat each game.",
)
@running.games_option
@running.seed_option
@path_option("--records", "FOLDER", "Write the record of every game into a folder (slower).")
@running.run_options
def simulate(
    game: str,
    seats: int,
    bots: str,
    games: int,
    seed: int,
    records: Path | None,
    asked: running.Asked,
) -> int:
    """Let bots play many games of GAME and report; exit code 1 if a game failed."""
    with asked.playing(games) as run:
        report = play_games(game, seats, names_in(bots), games, seed, records, **run)
    return asked.tell(report, Report.to_data, _print)


def _print(report: Report, out: Console) -> None:
    """Print a report for people."""
    data = report.to_data()
    out.print(
        f"{running.games_played(data)} ({data['games_per_s']} games/s,"
        f" {data['decisions_per_s']} decisions/s, {data['jobs']} jobs)."
    )
    out.print(
        f"A game takes {data['mean_rounds']} rounds and {data['mean_decisions']} decisions"
        f" on average, {data['max_decisions']} decisions at most."
    )
    out.print()
    out.print(_bots_table(report))
    out.print()
    out.print(_counts("Seat", "Wins", report.wins_by_seat()))
    factions = report.factions()
    if factions:
        out.print()
        out.print(_factions_table(factions))
    out.print()
    out.print(_counts("Decided by", "Games", report.end_reasons()))
    if report.watched():
        _print_watched(report, out)
    if report.plan.seats == 1:
        solo = report.solo()
        out.print()
        out.print(f"Solo: {solo['wins']} wins, {solo['losses']} not won.")
        out.print(_counts("Level", "Games", cast("dict[str, int]", solo["levels"])))
    running.print_failures(report, out)


def _print_watched(report: Report, out: Console) -> None:
    """Print what the games say of leaders, cards and how often things happen."""
    out.print()
    out.print(_counts("Place in the first round", "Wins", report.wins_by_order()))
    out.print()
    leaders = table("Leader in", "Games", "Wins", "Share")
    for what, row in report.leaders().items():
        leaders.add_row(what, f"{row['games']}", f"{row['wins']:g}", percent(row["win_rate"]))
    out.print(leaders)
    out.print()
    out.print(_counts("In a game", "Times", report.counts()))
    out.print()
    cards = table("Card", "Seen", "Taken", "Share", "Wins", "Win rate", "Mean score")
    rows = report.cards()
    for card in sorted(rows, key=lambda card: -rows[card]["win_rate"]):
        row = rows[card]
        cards.add_row(
            card,
            f"{row['seen']}",
            f"{row['taken']}",
            percent(row["taken_share"]),
            f"{row['wins']:g}",
            percent(row["win_rate"]),
            f"{row['mean_score']:g}",
        )
    out.print(cards)


def _bots_table(report: Report) -> Table:
    made = table("Bot", "Wins", "Share", "Mean score", "Quartiles", "Least", "Most")
    finished = len(report.finished()) or 1
    scores = report.scores()
    for name, wins in report.wins().items():
        row = scores.get(name, {})
        quartiles = cast("list[float]", row.get("quartiles", []))
        made.add_row(
            name,
            f"{wins:g}",
            f"{100 * wins / finished:.1f} %",
            str(row.get("mean", "")),
            " / ".join(f"{value:g}" for value in quartiles),
            str(row.get("least", "")),
            str(row.get("most", "")),
        )
    return made


def _factions_table(factions: dict[str, dict[str, int | float]]) -> Table:
    made = table("Faction", "Games", "Wins", "Share", "Mean score")
    for name, row in factions.items():
        share = f"{100 * row['wins'] / row['games']:.1f} %"
        made.add_row(name, f"{row['games']}", f"{row['wins']:g}", share, f"{row['mean_score']}")
    return made


def _counts(what: str, many: str, counts: Mapping[str, int | float]) -> Table:
    made = table(what, many)
    for name, count in counts.items():
        made.add_row(name, f"{count:g}")
    return made
