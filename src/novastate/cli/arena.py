"""`novastate arena`: bots meet in turn and are rated."""

import click
from rich.console import Console
from rich.table import Table

from novastate.arena.report import Report
from novastate.arena.simulate import simulate
from novastate.arena.tournament import duels, standings, tournament, tournament_data, whole_legs
from novastate.cli import running
from novastate.cli.common import examples, names_in, percent, table


@click.command(
    short_help="Rate bots by a tournament.",
    epilog=examples(
        "novastate arena master --bots greedy,random --games 200 --jobs 2",
        "novastate arena novaera --bots greedy,random --seats 4 --games 60 --html report.html",
        "novastate arena newera --bots greedy,random --seats 5 --games 1000 --resume run.journal",
        "novastate arena novaera --bots greedy --seats 4 --games 200 --jobs 2 --health",
    ),
)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,..", help="The bots that take part.")
@running.seats_option
@running.games_option
@running.seed_option
@running.run_options
def arena(game: str, bots: str, seats: int, games: int, seed: int, asked: running.Asked) -> int:
    """Let bots meet in a round robin, on the same deals from all seats, and rate them."""
    names = names_in(bots)
    with asked.playing(games) as run:
        if asked.health and len(names) == 1:  # a game is measured by a bot that plays with itself
            report = simulate(game, seats, names, games, seed, **run)
        else:
            report = tournament(game, seats, names, games, seed, **run)
    to_data = tournament_data if report.plan.tournament else Report.to_data
    return asked.tell(report, to_data, _print)


def _print(report: Report, out: Console) -> None:
    """Print a tournament for people."""
    data = report.to_data()
    out.print(f"{running.games_played(data)} ({data['games_per_s']} games/s, {data['jobs']} jobs).")
    whole = whole_legs(report)
    if whole != len(report.played):
        out.print(f"Seats and opponents are balanced after {whole} games, so not yet.")
    out.print()
    out.print(_ratings_table(report))
    out.print()
    out.print(_duels_table(report))
    out.print()
    seats = table("Seat", "Wins")
    for seat, wins in report.wins_by_seat().items():
        seats.add_row(seat, f"{wins:g}")
    out.print(seats)
    running.print_failures(report, out)


def _ratings_table(report: Report) -> Table:
    """Show rating and win rate with their 95 % intervals, and milliseconds a decision."""
    made = table("Bot", "Rating", "±", "Games", "Win rate", "95 %", "Fair", "Score", "ms")
    scores = report.scores()
    for name, row in standings(report).items():
        low, high = row.interval
        made.add_row(
            name,
            f"{row.rating.points:.0f}",
            f"{row.rating.interval[1] - row.rating.points:.0f}",
            f"{row.games}",
            percent(row.rate),
            f"{100 * low:.0f}–{100 * high:.0f}",
            percent(row.fair),
            f"{scores[name]['mean']:.1f}" if name in scores else "",
            f"{row.ms:.2f}",
        )
    return made


def _duels_table(report: Report) -> Table:
    """Show how often the bot of a row was placed before the bot of a column."""
    bots = list(standings(report))
    made = table("Ahead of", *bots)
    found = duels(report)
    for one in bots:
        cells = []
        for other in bots:
            duel = found.get((one, other))
            if duel is None:
                cells.append("")
            else:
                low, high = duel.interval
                cells.append(f"{percent(duel.rate)} ({100 * low:.0f}–{100 * high:.0f})")
        made.add_row(one, *cells)
    return made
