"""`novastate backup` and `novastate restore`: a database as one file, and back."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import click

from novastate.cli.common import examples
from novastate.kernel.errors import BadInput
from novastate.server.config import from_environment

database_url = click.option(
    "--database-url",
    metavar="URL",
    help="sqlite:///FILE, or of PostgreSQL; by default that of `novastate serve`.",
)
a_file = click.argument("file", type=click.Path(path_type=Path))


def command(short_help: str, *lines: str) -> Callable[[Callable[..., None]], click.Command]:
    """Declare a command with its examples."""
    return click.command(short_help=short_help, epilog=examples(*lines))


@command(
    "Write a backup of all games.",
    "novastate backup games.db",
    "novastate backup games.db --replace --database-url postgresql://user@127.0.0.1/novastate",
)
@a_file
@database_url
@click.option("--replace", is_flag=True, help="Write over FILE if it is there.")
def backup(file: Path, database_url: str | None, replace: bool) -> None:
    """Write everything the server keeps into FILE, also while the server runs.

    FILE is a SQLite database, whichever engine the server uses.
    """
    from novastate.server.db.backup import back_up

    url = database_url or from_environment().database_url
    rows = asyncio.run(back_up(url, file, replace))
    print(f"{file} holds {_summary(rows)}.")


@command(
    "Put a backup in the place of the games.",
    "novastate restore games.db",
    "novastate restore games.db --yes --database-url postgresql://user@127.0.0.1/novastate",
)
@a_file
@database_url
@click.option("--replace", is_flag=True, help="Delete what a PostgreSQL database holds.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def restore(file: Path, database_url: str | None, replace: bool, yes: bool) -> None:
    """Put what FILE holds in the place of what the server keeps; the server has to be stopped.

    A SQLite file that was there is kept beside it; a PostgreSQL database has to be empty.
    """
    from novastate.server.db import backup

    def sure(where: str) -> None:
        asks = sys.stdin.isatty() and not yes
        if not (yes or (asks and click.confirm(f"Replace {where} by {file}?"))):
            raise BadInput(f"{where} holds games, so nothing was changed: --yes replaces them.")

    url = database_url or from_environment().database_url
    done = asyncio.run(backup.restore(file, url, replace, sure))
    kept = f"; what was there is in {done.kept}" if done.kept else ""
    print(f"{done.where} holds {_summary(done.rows)} now{kept}.")


def _summary(rows: dict[str, int]) -> str:
    """Say how much there is."""
    return f"{rows['tables']} tables with {rows['log']} changes and {rows['chat']} messages"
