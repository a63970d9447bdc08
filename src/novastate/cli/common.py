"""What the commands share: options, reading files, printing."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import LANGUAGES

Function = TypeVar("Function", bound=Callable[..., Any])


def default_language() -> str:
    """Take the language from the environment: German if LANG says so, else English."""
    return "de" if os.environ.get("LANG", "").lower().startswith("de") else "en"


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=default_language,
    help="Language of texts; by default as LANG says.",
)

json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
)


def path_option(name: str, metavar: str, help: str) -> Callable[[Function], Function]:
    """Make an option that takes a path."""
    return click.option(name, type=click.Path(path_type=Path), metavar=metavar, help=help)


cards_option = path_option("--cards", "FOLDER", "Add the cards of a folder of your own.")

settings_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game; may be repeated.",
)


def game_options(function: Function) -> Function:
    """Add the options of every command that makes a game: --option and --cards."""
    return settings_option(cards_option(function))


def examples(*lines: str) -> str:
    """Write the examples that close a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def given_options(settings: tuple[str, ...]) -> dict[str, object]:
    """Read `name=value` settings.

    >>> given_options(("expansion=winter", "promos=on"))
    {'expansion': 'winter', 'promos': 'on'}
    """
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise BadInput(f'An option is written name=value, not "{setting}".')
        if name.strip() in options:
            raise BadInput(f'The option "{name.strip()}" is given twice.')
        options[name.strip()] = value.strip()
    return options


def names_in(text: str) -> list[str]:
    """Split a list of names.

    >>> names_in("greedy, random")
    ['greedy', 'random']
    """
    return [name.strip() for name in text.split(",")]


def read_text(file: Path) -> str:
    """Read a text file; raise BadInput with a sentence if that cannot be done."""
    try:
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{file} is not UTF-8 text (byte {error.start + 1}).") from None
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror or error}.") from None


def write_text(file: Path, text: str) -> None:
    """Write a text file; raise BadInput with a sentence if that cannot be done."""
    try:
        file.write_bytes(text.encode())
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror or error}.") from None


def print_json(data: dict[str, object]) -> None:
    """Print one JSON object."""
    unicode = "utf" in (getattr(sys.stdout, "encoding", "") or "").lower()
    print(json.dumps(data, indent=2, ensure_ascii=not unicode))


def console() -> Console:
    """Return a console for what a person reads."""
    return Console(highlight=False, soft_wrap=False)


def error_console() -> Console:
    """Return a console for progress and notes."""
    return Console(stderr=True, highlight=False)


def print_indented(out: Console, text: str, by: int = 2) -> None:
    """Print a text with its lines moved to the right, and nothing after them."""
    for line in Text(text).wrap(out, out.width - by):
        line.rstrip()
        out.print(Text(" " * by).append_text(line), soft_wrap=True)


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
