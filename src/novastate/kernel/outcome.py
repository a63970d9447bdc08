"""How a game ended."""

from typing import Final


class SeatResult:
    """One seat's result: total, where it comes from, rank (1 is best), tie-break figures."""

    def __init__(
        self, seat: int, score: int, breakdown: dict[str, int], rank: int, ties: list[int]
    ) -> None:
        self.seat: Final = seat
        self.score: Final = score
        self.breakdown: Final = breakdown
        self.rank: Final = rank
        self.ties: Final = ties


class Outcome:
    """The end of a game: results by seat, winners, the reason, and a level where there is one."""

    def __init__(
        self,
        results: list[SeatResult],
        winners: list[int],
        reason: str,
        extra: dict[str, object] | None = None,
    ) -> None:
        self.results: Final = results
        self.winners: Final = winners
        self.reason: Final = reason
        self.extra: Final[dict[str, object]] = {} if extra is None else extra

    def to_data(self) -> dict[str, object]:
        """Return the outcome as plain data."""
        return {
            "scores": [result.score for result in self.results],
            "breakdown": [result.breakdown for result in self.results],
            "ranks": [result.rank for result in self.results],
            "ties": [result.ties for result in self.results],
            "winners": self.winners,
            "reason": self.reason,
            **self.extra,
        }
