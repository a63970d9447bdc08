"""`novastate simulate`: many games between bots."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.table import Table

from novastate.arena.health.data import health_data
from novastate.arena.report import Report
from novastate.arena.simulate import simulate as play_games
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
    short_help="Let bots play many games.",
    epilog=examples(
        "novastate simulate master --seats 4 --bots random --games 1000 --seed 1 --jobs 2 --json",
        "novastate simulate master --bots greedy,random --games 200",
        "novastate simulate master --seats 1 --bots greedy --option expansion=winter",
    ),
)
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help="Number of seats.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,..",
    help="One bot for all seats, or one for each; different bots move on a seat each game.",
)
@click.option("--games", type=int, default=100, show_default=True, help="Number of games.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Write the record of every game into a folder (slower).",
)
@run_options
@game_options
@lang_option
@json_option
def simulate(
    game: str,
    seats: int,
    bots: str,
    games: int,
    seed: int,
    deals_from: int | None,
    jobs: int,
    cluster: str | None,
    resume: Path | None,
    html: Path | None,
    health: bool,
    records: Path | None,
    settings: tuple[str, ...],
    cards: Path | None,
    lang: str,
    as_json: bool,
) -> int:
    """Let bots play many games of GAME and report; exit code 1 if a game failed."""
    check_page(html)
    with shown_progress(games, resume) as told:
        report = play_games(
            game,
            seats,
            names_in(bots),
            games,
            seed,
            given_options(settings),
            jobs,
            told,
            cards,
            records,
            cluster,
            resume,
            deals_from,
        )
    write_page(html, report, lang)
    if as_json:
        data = report.to_data()
        print_json(data | {"health": health_data(report)} if health else data)
    elif health:
        print_health(report, console())
    else:
        _print(report, console())
    return 1 if report.failed() else 0


def _print(report: Report, out: Console) -> None:
    """Print a report for people."""
    data = report.to_data()
    out.print(
        f"{data['games']} games of {data['game']} with {data['seats']} seats: "
        f"{data['failures']} failures, {data['decisions']} decisions in {data['seconds']} s "
        f"({data['games_per_s']} games/s, {data['decisions_per_s']} decisions/s, "
        f"{data['jobs']} jobs)."
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
    for game in report.failed()[:20]:
        out.print(f"Game {game.index + 1} (seed {game.seed}) failed: {game.error}", markup=False)


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
