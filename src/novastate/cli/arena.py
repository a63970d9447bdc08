"""`novastate arena`: bots meet in turn and are rated."""

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from novastate.arena.health.data import health_data
from novastate.arena.report import Report
from novastate.arena.simulate import simulate
from novastate.arena.tournament import duels, standings, tournament, tournament_data, whole_legs
from novastate.cli.common import (
    console,
    examples,
    game_options,
    given_options,
    json_option,
    lang_option,
    names_in,
    print_json,
)
from novastate.cli.health import print_health
from novastate.cli.running import (
    check_page,
    percent,
    run_options,
    shown_progress,
    table,
    write_page,
)


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
@click.option("--seats", type=int, default=2, show_default=True, help="Number of seats.")
@click.option("--games", type=int, default=100, show_default=True, help="Number of games.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
@run_options
@game_options
@lang_option
@json_option
def arena(
    game: str,
    bots: str,
    seats: int,
    games: int,
    seed: int,
    deals_from: int | None,
    jobs: int,
    cluster: str | None,
    resume: Path | None,
    html: Path | None,
    health: bool,
    settings: tuple[str, ...],
    cards: Path | None,
    lang: str,
    as_json: bool,
) -> int:
    """Let bots meet in a round robin, on the same deals from all seats, and rate them."""
    check_page(html)
    names, options = names_in(bots), given_options(settings)
    with shown_progress(games, resume) as told:
        if health and len(names) == 1:  # a game is measured by a bot that plays with itself
            report = simulate(
                game,
                seats,
                names,
                games,
                seed,
                options,
                jobs,
                told,
                cards,
                None,
                cluster,
                resume,
                deals_from,
            )
        else:
            report = tournament(
                game,
                seats,
                names,
                games,
                seed,
                options,
                jobs,
                told,
                cards,
                cluster,
                resume,
                deals_from,
            )
    write_page(html, report, lang)
    if as_json:
        data = tournament_data(report) if report.plan.tournament else report.to_data()
        print_json(data | {"health": health_data(report)} if health else data)
    elif health:
        print_health(report, console())
    else:
        _print(report, console())
    return 1 if report.failed() else 0


def _print(report: Report, out: Console) -> None:
    """Print a tournament for people."""
    data = report.to_data()
    out.print(
        f"{data['games']} games of {data['game']} with {data['seats']} seats: "
        f"{data['failures']} failures, {data['decisions']} decisions in {data['seconds']} s "
        f"({data['games_per_s']} games/s, {data['jobs']} jobs)."
    )
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
    for game in report.failed()[:20]:
        out.print(f"Game {game.index + 1} (seed {game.seed}) failed: {game.error}", markup=False)


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
