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


def ranking(
    keys: list[list[int]], breakdowns: list[dict[str, int]], reasons: tuple[str, ...]
) -> Outcome:
    """Rank the seats by their keys: score first, then what breaks ties, the greater the better.

    `reasons` names what each place of a key is called where it decides.

    >>> outcome = ranking([[9, 2], [9, 4]], [{}, {}], ("vp", "tie_goods"))
    >>> outcome.winners, outcome.reason
    ([1], 'tie_goods')
    """
    results = [
        SeatResult(
            seat,
            key[0],
            breakdowns[seat],
            1 + sum(1 for other in keys if other > key),
            [abs(figure) for figure in key[1:]],
        )
        for seat, key in enumerate(keys)
    ]
    winners = [result.seat for result in results if result.rank == 1]
    return Outcome(results, winners, _decided(keys, len(winners), reasons))


def _decided(keys: list[list[int]], winners: int, reasons: tuple[str, ...]) -> str:
    """Name what decided between the winner and the next."""
    if winners > 1:
        return "shared"
    best, second = sorted(keys, reverse=True)[:2]
    return next(reasons[i] for i in range(len(best)) if best[i] != second[i])
