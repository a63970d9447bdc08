"""The rules documents, clause by clause."""

import re
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Final

from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset

CHECKOUT: Final = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""Where the documents lie in a checkout; in a wheel they are in novastate/rules_text."""

ID: Final = r"[A-Z]{2}-[0-9A-Z]+(?:\.[0-9A-Z]+)*[a-z]?"
HEADING: Final = re.compile(r"(#+) +(?:([0-9A-Z]+(?:\.[0-9A-Z]+)*)\.? +)?(.*)")
CLAUSE: Final = re.compile(rf"\*\*({ID})\*\* *(.*)")
ROW: Final = re.compile(rf"\| *\*\*({ID})\*\* *\|(.*)\|")


@dataclass
class Clause:
    """One clause: its id, the headings it stands under, what it says and the table it brings."""

    id: str
    headings: tuple[str, ...]
    """Numbers of the section and the subsection it stands in."""
    text: str
    table: list[str] = field(default_factory=list)
    """Lines of a table that belongs to it."""

    def to_data(self) -> dict[str, object]:
        """Return the clause as plain data."""
        return {"id": self.id, "text": self.text, "table": self.table}


def rules_text(ruleset: Ruleset) -> str:
    """Read the rules document of a game; "" if it has none."""
    if not ruleset.rules_file:
        return ""
    file = CHECKOUT / ruleset.rules_file
    if file.is_file():
        return file.read_text("utf-8")
    return (resources.files("novastate") / "rules_text" / ruleset.rules_file).read_text("utf-8")


def clauses(text: str) -> list[Clause]:
    """List the clauses of a document: bold ids at the start of a line or of a table row.

    >>> [clause.id for clause in clauses("## 1 Aim\\n\\n**MS-1.1** Win.\\n")]
    ['MS-1.1']
    """
    found: list[Clause] = []
    headings: dict[int, str] = {}
    columns: list[str] = []
    for line in text.splitlines():
        heading, clause, row = HEADING.match(line), CLAUSE.match(line), ROW.match(line)
        here = tuple(number for number in headings.values() if number)
        if heading:
            depth = len(heading.group(1))
            headings = {d: number for d, number in headings.items() if d < depth}
            headings[depth] = heading.group(2) or ""
            columns = []
        elif clause:
            found.append(Clause(clause.group(1), here, clause.group(2)))
            columns = []
        elif row:
            found.append(Clause(row.group(1), here, _row_text(columns, _cells(row.group(2)))))
        elif line.startswith("|"):
            if not columns:
                columns = _cells(line.strip("|"))
            if found and found[-1].headings == here and columns[0].lower() != "id":
                found[-1].table.append(line)
    return found


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.split("|")]


def _row_text(columns: list[str], cells: list[str]) -> str:
    """Say a row of a table with an id in the first column: each cell with its column's name."""
    titles = columns[1:] + [""] * len(cells)
    parts = [f"{title}: {cell}" if title else cell for title, cell in zip(titles, cells) if cell]
    return "; ".join(parts)


def look_up(ruleset: Ruleset, wanted: str) -> list[Clause]:
    """Find a clause by its id, or all clauses of a section; raise BadInput if there is none."""
    id = wanted.strip().upper()
    if "-" not in id:
        id = f"{ruleset.prefixes[0]}-{id}"
    every = clauses(rules_text(ruleset))
    for same in (wanted.strip(), id):
        exact = [clause for clause in every if clause.id == same]
        if exact:
            return exact
    inside = [clause for clause in every if clause.id.startswith(id + ".")]
    if inside:
        return inside
    prefix, _, number = id.partition("-")
    if prefix == ruleset.prefixes[0]:
        inside = [clause for clause in every if number in clause.headings]
    if not inside:
        example = every[0].id if every else f"{ruleset.prefixes[0]}-1.1"
        raise BadInput(
            f'There is no clause or section "{wanted}" in the rules of "{ruleset.id}"'
            f" (ids look like {example} or {example.rpartition('.')[0]})."
        )
    return inside


def section(text: str, clause: Clause) -> str:
    """Return the heading a clause stands under, without its hash marks."""
    number = clause.headings[-1] if clause.headings else ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading and number and heading.group(2) == number:
            return f"{number} {heading.group(3)}"
    return ""
