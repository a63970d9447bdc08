"""`novastate bench`: how fast the rules are here."""

from functools import partial
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from novastate.arena.bench import GAMES, ROUNDS, machine
from novastate.arena.bench import bench as measure
from novastate.cli.common import (
    cards_option,
    console,
    error_console,
    examples,
    json_option,
    print_json,
)
from novastate.cli.running import progress_bar
from novastate.games.registry import ruleset, rulesets


@click.command(
    short_help="Measure decisions, games and clones a second.",
    epilog=examples(
        "novastate bench", "novastate bench master --json", "novastate bench --rounds 9"
    ),
)
@click.argument("game", required=False)
@click.option("--rounds", type=int, default=ROUNDS, show_default=True, help="How often to measure.")
@click.option(
    "--games", type=int, default=GAMES, show_default=True, help="Games of each kind in a round."
)
@cards_option
@json_option
def bench(game: str | None, rounds: int, games: int, cards: Path | None, as_json: bool) -> None:
    """Measure decisions, games and clones a second on one core, with random bots."""
    names = [rules.id for rules in rulesets()] if game is None else [ruleset(game).id]
    results: dict[str, dict[str, object]] = {}
    with progress_bar(error_console()) as bar:
        for name in names:
            task = bar.add_task(name, total=rounds)
            report = partial(_advance, bar, task)
            results[name] = measure(name, rounds, games, cards, report)
    if as_json:
        print_json({"machine": machine(), "games": results})
        return
    out = console()
    host = machine()
    out.print(f"{host['processor']}, {host['platform']}, {host['python']}", markup=False)
    for name, result in results.items():
        _print(out, name, result)


def _advance(bar: Progress, task: TaskID, done: int) -> None:
    bar.update(task, completed=done)


def _print(out: Console, name: str, result: dict[str, object]) -> None:
    form = "compiled" if result["compiled"] else "interpreted"
    out.print(f"\n{name}, {form}, one core, median of {result['rounds']} rounds:")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("Seats")
    for column in ("Decisions/s", "Games/s"):
        table.add_column(column, justify="right")
    for seats, row in cast("dict[str, dict[str, float]]", result["by_seats"]).items():
        table.add_row(seats, f"{row['decisions_per_s']:,}", f"{row['games_per_s']:,}")
    out.print(table)
    best = cast("dict[str, float]", result["best"])
    growth = cast("dict[str, float]", result["growth"])
    out.print(f"{result['clones_per_s']:,} clones/s.")
    out.print(
        f"Best round: {best['decisions_per_s']:,} decisions/s, {best['clones_per_s']:,} clones/s."
    )
    out.print(
        f"A decision takes {growth['first_third_us']} µs in the first third of a game"
        f" and {growth['last_third_us']} µs in the last."
    )
