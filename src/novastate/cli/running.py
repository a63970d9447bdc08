"""What the commands share that play many games: where, how to go on, the report as a page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from novastate.arena.page.document import page
from novastate.arena.report import Report
from novastate.cli.common import error_console, write_text
from novastate.kernel.errors import BadInput

Function = TypeVar("Function", bound=Callable[..., Any])

deals_option = click.option(
    "--deals-from",
    type=int,
    metavar="SEED",
    help="Take this very seed for the first deal, and count up; instead of --seed.",
)
jobs_option = click.option(
    "--jobs",
    type=int,
    default=1,
    show_default=True,
    help="Processes to use; the results do not depend on it.",
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS|local",
    help="Play on a Ray cluster, or on one of this machine's own with --jobs workers.",
)
resume_option = click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep finished games in a journal; the games it holds already are not played again.",
)
html_option = click.option(
    "--html",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the report as a page with charts.",
)
health_option = click.option(
    "--health",
    is_flag=True,
    help="Measure how healthy the game is, and list what lies outside its bands.",
)


def run_options(function: Function) -> Function:
    """Add the options of every command that plays many games."""
    placed = jobs_option(cluster_option(resume_option(html_option(health_option(function)))))
    return deals_option(placed)


def progress_bar(err: Console) -> Progress:
    """Return a progress bar on stderr; it stays away if nobody sits there."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


@contextmanager
def shown_progress(games: int, resume: Path | None) -> Iterator[Callable[[int], None]]:
    """Show how many games are over; when interrupted, say how to go on."""
    done = 0
    err = error_console()

    def told(n: int) -> None:
        nonlocal done
        done = n
        bar.update(task, completed=n)

    try:
        with progress_bar(err) as bar:
            task = bar.add_task(f"{games} games", total=games)
            yield told
    except KeyboardInterrupt:
        err.print(interrupted(done, games, resume), markup=False, soft_wrap=True)
        raise


def interrupted(done: int, games: int, resume: Path | None) -> str:
    """Say what an interrupt leaves, and how to go on."""
    if resume is None:
        return (
            f"Interrupted after {done} of {games} games; nothing is kept."
            " With --resume FILE a run can be interrupted and go on later."
        )
    return (
        f"Interrupted after {done} of {games} games; {resume} keeps them."
        f" The same command with --resume {resume} goes on from there."
    )


def check_page(file: Path | None) -> None:
    """Refuse a page that could not be written, before hours of play."""
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadInput(f"{file} cannot be written: there is no such folder, or it is one itself.")


def write_page(file: Path | None, report: Report, lang: str) -> None:
    """Write the report as a page, if one is wanted."""
    if file is not None:
        write_text(file, page(report, lang))


def table(*columns: str) -> Table:
    """Return a table whose first column is text and whose others are figures."""
    made = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for i, column in enumerate(columns):
        made.add_column(column, justify="left" if i == 0 else "right")
    return made


def percent(share: float) -> str:
    """Write a share.

    >>> percent(0.125)
    '12.5 %'
    """
    return f"{100 * share:.1f} %"
