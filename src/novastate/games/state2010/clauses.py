"""The clauses that refusals of the 2010 edition cite."""

from typing import Final

from novastate.games.classic.clauses import Clauses

CLAUSES: Final = Clauses(
    {
        "over": "FS-16.1",
        "turn": "FS-4.3",
        "hand": "FS-8.1.1",
        "means": "FS-8.1.2",
        "match": "FS-9.1",
        "redevelop": "FS-9.2",
        "lead": "FS-10.2",
        "swap": "FS-10.3",
        "command": "FS-10.10",
        "dig": "FS-11.1",
        "use": "FS-12.1.1",
        "twice": "FS-12.1.2",
        "gain": "FS-0.3",
        "visit": "FS-12.2.1",
        "visits": "FS-12.2.4",
        "passed": "FS-13.3",
        "exchange": "FS-12.3.1",
    }
)
