"""Read TOML files of tables; every fault is one sentence with file, line, table and field."""

import difflib
import re
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from novastate.kernel.codec import digest
from novastate.kernel.errors import CardFileError

Folder = Path | Traversable

HEADER: Final = re.compile(r"^\s*\[\s*([^\[\]#]+?)\s*\]\s*(#.*)?$")
ENTRY: Final = re.compile(r"\s*(?:\[\[\s*)?[\"']?([^\s\"'=.\[\]#]+)[\"']?\s*[=.\]]")
AT_LINE: Final = re.compile(r"\s*\(at line (\d+), column \d+\)")
AT_END: Final = re.compile(r"\s*\(at end of document\)")
TWICE: Final = re.compile(r"Cannot declare \('([^']*)',\) twice")


class Table:
    """One table of a file: where it stands and what it says."""

    def __init__(
        self, what: str, file: str, line: int, name: str, fields: dict[str, object]
    ) -> None:
        self.what: Final = what  # "card", "faction", ...: the word used in sentences
        self.file: Final = file
        self.line: Final = line  # of the header; 0: the table was not read from a file
        self.name: Final = name
        self.fields: Final = fields

    def place(self) -> str:
        """Say file and line."""
        return f"{self.file}, line {self.line}" if self.line else self.file

    def fault(self, problem: str) -> CardFileError:
        """Make the error that says `problem` of this table."""
        return CardFileError(f'{self.place()}, {self.what} "{self.name}": {problem}')

    def field_fault(self, field: str, problem: str) -> CardFileError:
        """Make the error that says `problem` of one field."""
        return self.fault(f'field "{field}" {problem}')

    def has(self, field: str) -> bool:
        """Tell whether the field is there."""
        return field in self.fields

    def changed(self, file: str, fields: dict[str, object]) -> "Table":
        """Copy the table with other fields, blamed on `file`."""
        return Table(self.what, file, 0, self.name, fields)

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse fields that are not known."""
        for field in self.fields:
            if field not in known:
                near = difflib.get_close_matches(field, known, 1)
                hint = f'did you mean "{near[0]}"?' if near else listed(known)
                raise self.field_fault(field, f"is unknown ({hint})")

    def value(self, field: str) -> object:
        """Read anything that must be there."""
        if field not in self.fields:
            raise self.field_fault(field, "is missing")
        return self.fields[field]

    def texts(self, field: str) -> tuple[str, ...]:
        """Read a list of texts that must be there."""
        value = self.value(field)
        if not isinstance(value, list) or not value:
            raise self.field_fault(field, f"must be a list of texts, not {shown(value)}")
        for item in value:
            if not isinstance(item, str):
                raise self.field_fault(field, f"must hold texts in quotes, not {shown(item)}")
        return tuple(value)

    def text(self, field: str) -> str:
        """Read a text that must be there."""
        self.value(field)
        return self.text_or(field, "")

    def text_or(self, field: str, default: str) -> str:
        """Read a text, or take the default."""
        if field not in self.fields:
            return default
        value = self.fields[field]
        if not isinstance(value, str):
            raise self.field_fault(field, f"must be a text in quotes, not {shown(value)}")
        return value

    def filled(self, field: str) -> str:
        """Read a text that must be there and must not be empty."""
        value = self.text(field)
        if not value.strip():
            raise self.field_fault(field, "is empty")
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        """Read a whole number from `low` to `high` that must be there."""
        self.value(field)
        return self.whole_or(field, low, high, low)

    def whole_or(self, field: str, low: int, high: int, default: int) -> int:
        """Read a whole number from `low` to `high`, or take the default."""
        if field not in self.fields:
            return default
        value = self.fields[field]
        # A TOML true is an int to Python, but no number to the person who wrote it.
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.field_fault(field, f"must be a whole number, not {shown(value)}")
        if not low <= value <= high:
            raise self.field_fault(field, f"says {value}, which is not from {low} to {high}")
        return value

    def choice(self, field: str, choices: tuple[str, ...]) -> str:
        """Read one of the choices."""
        value = self.text(field)
        if value not in choices:
            raise self.field_fault(field, f'says "{value}", which is none of {", ".join(choices)}')
        return value

    def flag(self, field: str) -> bool:
        """Read true or false; false when the field is not there."""
        value = self.fields.get(field, False)
        if not isinstance(value, bool):
            raise self.field_fault(field, f"must be true or false, not {shown(value)}")
        return value

    def inner(self, field: str) -> dict[str, object]:
        """Read a table inside this one."""
        value = self.fields.get(field)
        if not isinstance(value, dict):
            raise self.field_fault(field, f"must be a table in braces, not {shown(value)}")
        return dict(value)


SHOWN: Final = ("name", "name_de", "icon", "doubt", "origin", "replaces")
"""Fields that say what a card looks like or where it comes from, not what it does."""


def tables_digest(tables: list[Table]) -> str:
    """Hash what tables say, in their order, without what is only shown."""
    return digest(
        [
            [table.name, {name: value for name, value in table.fields.items() if name not in SHOWN}]
            for table in tables
        ]
    )


def listed(words: tuple[str, ...]) -> str:
    """Name what is known."""
    return f"known are {', '.join(words)}"


def shown(value: object) -> str:
    """Show a TOML value in a sentence."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'the text "{value}"'
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "a date or time"


def toml_files(folder: Folder) -> list[Folder]:
    """List the *.toml files of a folder by name; a folder without any is an error."""
    name = str(folder)
    try:
        if not folder.is_dir():
            raise CardFileError(f"{name} is not a folder of card files")
        found: list[Folder] = [item for item in folder.iterdir() if item.name.endswith(".toml")]
    except OSError as error:
        raise CardFileError(f"{name} cannot be read: {error.strerror}") from error
    if not found:
        raise CardFileError(f"{name} holds no card file (a name that ends in .toml)")
    return sorted(found, key=_file_name)


def _file_name(file: Folder) -> str:
    return file.name


def read_tables(file: Folder, what: str, called: str = "") -> list[Table]:
    """Read all tables of a file, in the order in which they are written.

    Sentences name the file as it is called where its name alone says too little.
    """
    called = called or file.name
    text = _read(file, called)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardFileError(_toml_sentence(called, what, text, str(error))) from error
    lines = _lines(text)
    tables: list[Table] = []
    for name, value in content.items():
        line = lines.get(name, 1)
        if not isinstance(value, dict):
            raise CardFileError(
                f'{called}, line {line}: "{name}" is {shown(value)}, '
                f"but a {what} is a table that begins with [{name}]"
            )
        tables.append(Table(what, called, line, name, value))
    return tables


def _read(file: Folder, called: str) -> str:
    """Read a file's text."""
    try:
        return file.read_bytes().decode("utf-8")
    except OSError as error:
        raise CardFileError(f"{called} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CardFileError(f"{called} is not UTF-8 text (byte {error.start + 1})") from error


def _toml_sentence(file: str, what: str, text: str, message: str) -> str:
    """Turn the TOML reader's message into our sentence."""
    found = AT_LINE.search(message)
    line = int(found.group(1)) if found else len(text.splitlines())
    twice = TWICE.search(message)
    if twice:
        return f'{file}, line {line}, {what} "{twice.group(1)}": this table is written twice'
    problem = AT_END.sub("", AT_LINE.sub("", message))
    return f"{file}, line {line}: this is not TOML ({problem})"


def _lines(text: str) -> dict[str, int]:
    """Find the lines where tables begin (the TOML reader gives none).

    >>> lines = _lines("# cards\\n[depot.cost]\\nbrick = 1\\n[depot]\\n[shop.cost]")
    >>> lines["depot"], lines["shop"]
    (4, 5)
    """
    headers: dict[str, int] = {}
    others: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        if header:
            key = header.group(1).strip("\"'")
            headers.setdefault(key, number)
            others.setdefault(key.partition(".")[0], number)
        else:
            entry = ENTRY.match(line)
            if entry:
                others.setdefault(entry.group(1), number)
    return others | headers
