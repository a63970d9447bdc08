"""Where each edition says what: the clauses that refusals cite."""

from typing import Final

Clauses = dict[str, str]
"""The clauses of an edition by what they rule."""

RULINGS: Final[dict[str, str]] = {
    "over": "FS-16.1 NE-20.1",
    "turn": "FS-4.3 NE-4.3",
    "hand": "FS-8.1.1 NE-8.1.9",
    "means": "FS-8.1.2 NE-8.1.4",
    "match": "FS-9.1 NE-12.2",
    "redevelop": "FS-9.2 NE-12.1",
    "lead": "FS-10.2 NE-M.6",
    "swap": "FS-10.3 NE-M.6",
    "command": "FS-10.10 NE-M.6",
    "dig": "FS-11.1 NE-15.1",
    "use": "FS-12.1.1 NE-16.1.1",
    "twice": "FS-12.1.2 NE-16.1.2",
    "gain": "FS-0.3 NE-0.3",
    "visit": "FS-12.2.1 NE-16.2.1",
    "visits": "FS-12.2.4 NE-16.2.3",
    "passed": "FS-13.3 NE-17.2",
    "exchange": "FS-12.3.1 NE-16.3.1",
}
"""What is ruled, and the clause of each edition."""


def clauses_of(prefix: str) -> Clauses:
    """Return the clauses of the edition whose clauses have a prefix."""
    return {
        ruling: clause
        for ruling, clauses in RULINGS.items()
        for clause in clauses.split()
        if clause.startswith(prefix + "-")
    }
