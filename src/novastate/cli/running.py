"""What the commands share that play many games: where, how to go on, the report as a page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from novastate.arena.health.data import health_data
from novastate.arena.page.document import page
from novastate.arena.report import Report
from novastate.arena.simulate import Run
from novastate.cli import common
from novastate.cli.health import print_health
from novastate.kernel.errors import BadInput

seats_option = click.option(
    "--seats", type=int, default=2, show_default=True, help="Number of seats."
)
games_option = click.option(
    "--games", type=int, default=100, show_default=True, help="Number of games."
)
seed_option = click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
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
resume_option = common.path_option(
    "--resume",
    "FILE",
    "Keep finished games in a journal; the games it holds already are not played again.",
)
html_option = common.path_option("--html", "FILE", "Write the report as a page with charts.")
health_option = click.option(
    "--health",
    is_flag=True,
    help="Measure how healthy the game is, and list what lies outside its bands.",
)


ASKED_BY: Final = (
    deals_option,
    jobs_option,
    cluster_option,
    resume_option,
    html_option,
    health_option,
    common.game_options,
    common.lang_option,
    common.json_option,
)


@dataclass(frozen=True)
class Asked:
    """What was asked of a run of many games: how they are played, and how they are told."""

    deals_from: int | None
    jobs: int
    cluster: str | None
    resume: Path | None
    html: Path | None
    health: bool
    settings: tuple[str, ...]
    cards: Path | None
    lang: str
    as_json: bool

    @contextmanager
    def playing(self, games: int) -> Iterator[Run]:
        """Hand over how to play, and show how many games are over."""
        check_page(self.html)
        with shown_progress(games, self.resume) as told:
            yield Run(
                options=common.given_options(self.settings),
                cards=self.cards,
                deals_from=self.deals_from,
                jobs=self.jobs,
                cluster=self.cluster,
                journal=self.resume,
                on_progress=told,
            )

    def tell(
        self,
        report: Report,
        to_data: Callable[[Report], dict[str, object]],
        print_for_people: Callable[[Report, Console], None],
    ) -> int:
        """Write and print what came out as it was wanted; return the exit code."""
        if self.html is not None:
            common.write_text(self.html, page(report, self.lang))
        if self.as_json:
            data = to_data(report)
            common.print_json(data | {"health": health_data(report)} if self.health else data)
        elif self.health:
            print_health(report, common.console())
        else:
            print_for_people(report, common.console())
        return 1 if report.failed() else 0


def run_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options of every command that plays many games; it gets them as one `Asked`."""

    @wraps(function)
    def command(**given: Any) -> int:
        asked = Asked(**{each.name: given.pop(each.name) for each in fields(Asked)})
        return function(asked=asked, **given)

    for option in reversed(ASKED_BY):
        command = option(command)
    return command


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
    err = common.error_console()

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


def games_played(data: dict[str, object]) -> str:
    """Say in half a sentence what was played, by the data of a report."""
    return (
        f"{data['games']} games of {data['game']} with {data['seats']} seats: "
        f"{data['failures']} failures, {data['decisions']} decisions in {data['seconds']} s"
    )


def print_failures(report: Report, out: Console) -> None:
    """Print which games failed, and why."""
    for game in report.failed()[:20]:
        out.print(f"Game {game.index + 1} (seed {game.seed}) failed: {game.error}", markup=False)
