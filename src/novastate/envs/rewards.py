"""What a game was worth to each seat."""

from collections.abc import Callable
from typing import Final, cast

from novastate.kernel.errors import BadInput
from novastate.kernel.outcome import Outcome

SOLO: Final[dict[str, float]] = {"solo_win": 1.0, "solo_draw": 0.0, "solo_loss": -1.0}


def by_win(outcome: Outcome) -> list[float]:
    """Give 1 to the only winner and the same loss to all others; they add up to 0.

    Several winners share. Alone, a win is 1, a draw 0 and a loss -1.
    """
    if outcome.reason in SOLO:
        return [SOLO[outcome.reason]]
    seats = len(outcome.results)
    share = seats / len(outcome.winners)
    return [
        ((share if seat in outcome.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)
    ]


def by_margin(outcome: Outcome) -> list[float]:
    """Give the points by which a seat is ahead of its rivals' mean; they add up to 0."""
    scores = [result.score for result in outcome.results]
    if outcome.reason in SOLO:
        return [float(scores[0] - cast(int, outcome.extra["rival_vp"]))]
    total, rivals = sum(scores), len(scores) - 1
    return [score - (total - score) / rivals for score in scores]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "win": by_win,
    "margin": by_margin,
}


def reward_of(name: str) -> Callable[[Outcome], list[float]]:
    """Return a way to reward by its name."""
    if name not in REWARDS:
        raise BadInput(f'There is no reward "{name}" (there are {", ".join(REWARDS)}).')
    return REWARDS[name]
