"""A ruleset: one game's identity, options and way to begin."""

from typing import Final

from novastate.kernel.chance import MOST
from novastate.kernel.errors import BadInput
from novastate.kernel.options import Option, check_options, with_meant
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.tables import Table, tables_digest


class Ruleset:
    """One game: immutable; makes positions and tells what it offers."""

    def __init__(
        self,
        id: str,
        title: str,
        version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        prefixes: tuple[str, ...],
        rules_file: str,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.version: Final = version  # grows when an old record might replay differently
        self.seats: Final = seats
        self.options: Final = options
        self.prefixes: Final = prefixes  # of the clause ids
        self.rules_file: Final = rules_file
        self._cards_digest = ""

    def pass_word(self) -> str:
        """Return the word of the move with which players pass; "" if nobody does."""
        return ""

    def new(self, seats: int, seed: int, **options: object) -> Position:
        """Begin a game."""
        raise NotImplementedError

    def meant(self, given: dict[str, object], version: int) -> dict[str, object]:
        """Complete the options of a game of older rules by what it meant without saying so."""
        return with_meant(self.options, given, version)

    def from_data(self, data: dict[str, object]) -> Position:
        """Rebuild a position from its data."""
        raise NotImplementedError

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        raise NotImplementedError

    def sets(self) -> dict[str, int]:
        """Count the copies of cards by set, and what else there is."""
        return {}

    def cards_data(self, edition: str = "") -> list[dict[str, object]]:
        """Describe every card of an edition, or today's, with its text, as plain data."""
        return []

    def card_tables(self) -> list[Table]:
        """List every card as it stands in the files."""
        return []

    def cards_digest(self) -> str:
        """Return a hash of what the cards do; names and pictures do not count."""
        if not self._cards_digest:
            self._cards_digest = tables_digest(self.card_tables())
        return self._cards_digest

    def card_words(self) -> dict[str, object]:
        """Name what cards speak of, by language, as plain data."""
        return {}

    def clear(self, position: Position) -> None:
        """Empty the table for a scenario: nobody has anything and nothing is pending."""
        raise NotImplementedError

    def arrange(self, position: Position, line: str) -> None:
        """Change a position by one line of a scenario's given block."""
        raise NotImplementedError

    def settle(self, position: Position) -> None:
        """Run an arranged position on to its first question."""
        raise NotImplementedError

    def expect(self, position: Position, line: str) -> str:
        """Check one line of a scenario's then block; return a sentence if it does not hold."""
        raise NotImplementedError

    def check(self, seats: int, seed: int, given: dict[str, object]) -> dict[str, object]:
        """Check seats, seed and options; return a value for every option."""
        if seats not in self.seats:
            raise BadInput(
                f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}."
            )
        if not 0 <= seed < MOST:
            raise BadInput(f"The seed must be a whole number from 0 to 2^256 - 1, not {seed}.")
        return check_options(self.options, given)
