"""Read the options of a game from its file: kind, default and bounds, clause and words."""

from importlib.resources import files
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.options import (
    CARDS,
    CHOICE,
    EXPERT,
    LENGTH,
    LIST,
    NUMBER,
    NUMBERS,
    START,
    SWITCH,
    TABLE,
    Option,
)
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.tables import Table, read_tables

FILE: Final = "options.toml"
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    SWITCH: ("default",),
    CHOICE: ("choices",),
    NUMBER: ("default", "least", "most"),
    LIST: ("choices",),
    TABLE: (),
    NUMBERS: ("default", "least", "most", "length"),
}
"""What an option says by its kind; besides, all may have these."""
ANY: Final = ("kind", "clause", "group", "since", "meant", *LANGUAGES)
GROUPS: Final = (LENGTH, CARDS, START, EXPERT)
LARGE: Final = 1_000_000
"""More than any number of an option."""


def read_options(package: str, *shared: str) -> tuple[Option, ...]:
    """Read the options of a package; what one leaves unsaid there stands in a shared package."""
    said: dict[str, dict[str, object]] = {}
    for each in shared:
        for table in _tables(each):
            said[table.name] = table.fields
    options: list[Option] = []
    for table in _tables(package):
        fields = {**said.get(table.name, {}), **table.fields}
        options.append(make_option(Table("option", table.file, table.line, table.name, fields)))
    return tuple(options)


def _tables(package: str) -> list[Table]:
    return read_tables(files(package) / FILE, "option", f"{package.replace('.', '/')}/{FILE}")


def make_option(table: Table) -> Option:
    """Make an option of its table; the first choice is the default, of a list their order."""
    kind = table.choice("kind", tuple(FIELDS))
    has = FIELDS[kind]
    table.only((*ANY, *has))
    choices = table.texts("choices") if "choices" in has else ()
    default: object = {}
    if "default" in has:
        default = table.value("default")
    elif choices:
        default = list(choices) if kind == LIST else choices[0]
    option = Option(
        table.name,
        kind,
        default,
        table.filled("clause"),
        {lang: table.filled(lang) for lang in LANGUAGES},
        choices,
        table.whole("least", 0, LARGE) if "least" in has else 0,
        table.whole("most", 0, LARGE) if "most" in has else 0,
        table.whole_or("length", 1, LARGE, 0),
        table.whole_or("since", 1, LARGE, 1),
        table.choice("group", GROUPS) if table.has("group") else EXPERT,
        _meant(table) if table.has("meant") else None,
    )
    _check(table, "default", option, option.default)
    if option.meant is not None:
        _check(table, "meant", option, option.meant[1])
    return option


def _meant(table: Table) -> tuple[int, object]:
    """Read what games of rules before a version had without saying so."""
    meant = table.changed(table.place(), table.inner("meant"))
    meant.only(("before", "value"))
    return meant.whole("before", 1, LARGE), meant.value("value")


def _check(table: Table, field: str, option: Option, value: object) -> None:
    """Refuse a value that is not what the option makes of it."""
    try:
        same = option.check(value) == value
    except BadInput as error:
        raise table.field_fault(field, f"does not fit: {error}") from None
    if not same:
        raise table.field_fault(field, f"does not fit: write it without quotes, not {value!r}")
