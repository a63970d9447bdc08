"""The final count line by line: what each part of a player's points is for."""

from typing import Final

from novastate.kernel.phrases import Phrase


class Part:
    """One line of a count: its points, and the things they are for.

    What never scores is listed too, so that nobody looks for it; such a line `scores` not.
    """

    def __init__(
        self,
        name: str,
        points: int,
        cards: list[tuple[str, int]] | None = None,
        types: list[str] | None = None,
        amount: int = 0,
        scores: bool = True,
    ) -> None:
        self.name: Final = name
        self.points: Final = points
        self.cards: Final[list[tuple[str, int]]] = [] if cards is None else cards
        """Cards by id, each with its own points."""
        self.types: Final[list[str]] = [] if types is None else types
        self.amount: Final = amount
        """How many things there are, where they are not named."""
        self.scores: Final = scores

    def to_data(self) -> dict[str, object]:
        """Return the line as plain data; what it has not is left out."""
        data: dict[str, object] = {"part": self.name, "points": self.points, "scores": self.scores}
        if self.cards:
            data["cards"] = [{"card": card, "points": n} for card, n in self.cards]
        if self.types:
            data["types"] = self.types
        if self.amount:
            data["amount"] = self.amount
        return data


class Count:
    """The lines of every player, a virtual rival too, in the order they are counted."""

    def __init__(self, over: bool, why: Phrase, players: list[list[Part]]) -> None:
        self.over: Final = over
        """Whether the game has ended; otherwise the count is as if it ended now."""
        self.why: Final = why
        """Why it is counted."""
        self.players: Final = players

    def totals(self) -> list[int]:
        """Return the sum of each player's lines.

        >>> Count(True, Phrase("over"), [[Part("play", 25), Part("locations", 5)]]).totals()
        [30]
        """
        return [sum(part.points for part in parts) for parts in self.players]


def nothing_for(name: str, cards: list[str], amount: int = 0) -> list[Part]:
    """Return the line of things that never score; no line where there are none."""
    if not cards and not amount:
        return []
    return [Part(name, 0, [(card, 0) for card in cards], None, amount, False)]
