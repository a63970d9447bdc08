"""Whose turn it is: work is done by who waits for it, and nobody gets more than his share."""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

WISH: Final = 0
PEOPLE: Final = 1
WATCHED: Final = 2
STUDIES: Final = 3
UNWATCHED: Final = 4
"""Ranks of work: a person's wish; bots at a table where a person waits, or watches; reviews of
whole games; bots at a table that nobody looks at."""
CLASSES: Final[dict[int, int]] = {WISH: 0, PEOPLE: 0, WATCHED: 1, STUDIES: 2, UNWATCHED: 3}
"""Ranks of one class share: many wishes from one address hold up nobody else's table."""

PASSED_OVER: Final = 16
"""Turns that others may have before even the last class has one."""
GUESS: Final = 1.0
"""Seconds that work is taken to need until it is done."""
KEPT: Final = 5_000
"""Names of which is known how much they had, before those with nothing to remember go."""


@dataclass
class Claim:
    """What work waits with: its rank, which may change meanwhile, and for whose table it is."""

    rank: Callable[[], int]
    address: str = ""
    table: str = ""


class Shares:
    """How many seconds each name has had; one that was away is given nothing afterwards."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._floor = 0.0
        """What the name had that was served last: nobody counts as having had less."""

    def level(self, name: str) -> float:
        """Return how much a name counts as having had: the least is next."""
        return max(self._had.get(name, 0.0), self._floor)

    def serve(self, name: str, seconds: float) -> None:
        """Let a name have some time."""
        self._floor = self.level(name)
        self._had[name] = self._floor + seconds
        if len(self._had) > KEPT:
            self._had = {one: had for one, had in self._had.items() if had > self._floor}

    def correct(self, name: str, seconds: float) -> None:
        """Add what a name had more than was thought, or less."""
        self._had[name] = self.level(name) + seconds


@dataclass
class Turn:
    """Work that waits, and is called up by its future."""

    claim: Claim
    number: int
    called: asyncio.Future[None]
    rank: int = WISH
    began: float = 0.0


@dataclass
class Accounts:
    """What addresses had in one class, and the tables of each."""

    addresses: Shares = field(default_factory=Shares)
    tables: dict[str, Shares] = field(default_factory=dict)

    def of(self, address: str) -> Shares:
        """Return the shares of an address's tables."""
        if address not in self.tables and len(self.tables) > KEPT:
            self.tables.clear()
        return self.tables.setdefault(address, Shares())


class Turns:
    """Work that waits for a process: by class, then fair by address; of it wishes before bots."""

    def __init__(self) -> None:
        self._waiting: list[Turn] = []
        self._accounts: dict[int, Accounts] = {}
        self._passed: dict[int, int] = {}
        """How often each class that waits was passed over."""
        self._numbers = itertools.count()

    def add(self, claim: Claim) -> Turn:
        """Let work wait."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turn = Turn(claim, next(self._numbers), called)
        self._waiting.append(turn)
        return turn

    def next(self) -> Turn | None:
        """Take out whose turn it is; who does not wait any longer is forgotten."""
        self._waiting = [turn for turn in self._waiting if not turn.called.done()]
        if not self._waiting:
            return None
        for turn in self._waiting:
            turn.rank = turn.claim.rank()
        chosen = self._next_class()
        found = min((t for t in self._waiting if CLASSES[t.rank] == chosen), key=self._order)
        self._waiting.remove(found)
        self.begin(found)
        return found

    def begin(self, turn: Turn) -> None:
        """Note that work begins; what it needs is not known yet."""
        accounts, claim = self._account(turn), turn.claim
        accounts.addresses.serve(claim.address, GUESS)
        accounts.of(claim.address).serve(claim.table, GUESS)

    def done(self, turn: Turn, seconds: float) -> None:
        """Note how long work took."""
        accounts, claim = self._account(turn), turn.claim
        accounts.addresses.correct(claim.address, seconds - GUESS)
        accounts.of(claim.address).correct(claim.table, seconds - GUESS)

    def _next_class(self) -> int:
        """Return the first class that waits, or one that was passed over too often."""
        classes = sorted({CLASSES[turn.rank] for turn in self._waiting})
        passed = {one: self._passed.get(one, 0) for one in classes}
        chosen = max(classes, key=lambda one: (passed[one] >= PASSED_OVER, -one))
        self._passed = {one: n + (one > chosen) for one, n in passed.items() if one != chosen}
        return chosen

    def _order(self, turn: Turn) -> tuple[float, int, float, int]:
        accounts, claim = self._account(turn), turn.claim
        address = accounts.addresses.level(claim.address)
        return address, turn.rank, accounts.of(claim.address).level(claim.table), turn.number

    def _account(self, turn: Turn) -> Accounts:
        return self._accounts.setdefault(CLASSES[turn.rank], Accounts())
