"""`novastate user`: what the host can do for the accounts of a server."""

import asyncio
from datetime import UTC, datetime

import click
from rich.table import Table

from novastate.cli.common import console, examples, json_option, print_json
from novastate.server.config import from_environment

database_option = click.option(
    "--database-url",
    "url",
    metavar="URL",
    default=lambda: from_environment().database_url,
    help="sqlite:///FILE, or of PostgreSQL; by default a file under your data folder.",
)


@click.group(
    short_help="List, reset or delete accounts of a server.",
    epilog=examples("novastate user list", "novastate user reset Ann", "novastate user delete Ann"),
)
def user() -> None:
    """Look after the accounts of a server, also while it runs."""


@user.command(name="list", epilog=examples("novastate user list --json"))
@database_option
@json_option
def list_(url: str, as_json: bool) -> None:
    """List the accounts: name, when made, when last seen, number of games."""
    from novastate.server import users  # only here: other commands begin without a database

    found = asyncio.run(users.listed(url))
    if as_json:
        print_json({"accounts": [vars(account) for account in found]})
        return
    table = Table("name", "made", "seen", "games", box=None, padding=(0, 2, 0, 0))
    for account in found:
        table.add_row(account.name, _day(account.made), _day(account.seen), str(account.games))
    console().print(table)


@user.command(epilog=examples("novastate user reset Ann"))
@click.argument("name")
@database_option
@json_option
def reset(name: str, url: str, as_json: bool) -> None:
    """Give an account a new random password, print it once, and end all its sessions."""
    from novastate.server import users

    called, password = asyncio.run(users.reset(url, name))
    if as_json:
        print_json({"name": called, "password": password})
        return
    print(f"The new password of {called} is {password}")
    print("It is shown only here. All sessions of the account have ended.")


@user.command(epilog=examples("novastate user delete Ann", "novastate user delete Ann --yes"))
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@json_option
def delete(name: str, yes: bool, url: str, as_json: bool) -> None:
    """Delete an account and end its sessions; its games stay, without the name."""
    from novastate.server import users

    called = asyncio.run(users.called(url, name))
    if not yes:
        click.confirm(f"Delete the account {called} for good?", abort=True, err=True)
    asyncio.run(users.remove(url, name))
    if as_json:
        print_json({"deleted": called})
        return
    print(f"The account {called} is deleted; its games are kept without the name.")


def _day(seconds: float | None) -> str:
    return "-" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"
