"""The clauses that refusals of The New Era cite."""

from typing import Final

from novastate.games.classic.clauses import Clauses

CLAUSES: Final = Clauses(
    {
        "over": "NE-20.1",
        "turn": "NE-4.3",
        "hand": "NE-8.1.9",
        "means": "NE-8.1.4",
        "match": "NE-12.2",
        "redevelop": "NE-12.1",
        "lead": "NE-M.6",
        "swap": "NE-M.6",
        "command": "NE-M.6",
        "dig": "NE-15.1",
        "use": "NE-16.1.1",
        "twice": "NE-16.1.2",
        "gain": "NE-0.3",
        "visit": "NE-16.2.1",
        "visits": "NE-16.2.3",
        "passed": "NE-17.2",
        "exchange": "NE-16.3.1",
    }
)
