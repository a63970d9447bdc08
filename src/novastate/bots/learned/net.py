"""A small network in plain code: features in, one number for each player out."""

import math
from typing import Final


class Net:
    """Adds up a row of figures for each feature; a hidden layer sees what features mean together.

    The last figure of each row goes straight into the result, the others into the hidden units.
    """

    def __init__(
        self, stages: int, rows: list[list[float]], bias: list[float], out: list[float]
    ) -> None:
        self.stages: Final = stages
        self.rows: Final = rows
        self.bias: Final = bias
        self.out: Final = out

    def score(self, features: list[int], stage: int) -> float:
        """Rate one player by his features.

        >>> Net(1, [[2.0, 0.5], [-3.0, 0.25]], [0.0, 0.0], [10.0]).score([0], 0)
        20.5
        """
        stages = self.stages
        rows = self.rows
        picked = [rows[feature * stages + stage] for feature in features]
        out = self.out
        units = len(out)
        bias = self.bias
        total = bias[units]
        for row in picked:
            total += row[units]
        for j in range(units):
            unit = bias[j]
            for row in picked:
                unit += row[j]
            if unit > 0.0:
                total += out[j] * unit
        return total


def shares(scores: list[float]) -> list[float]:
    """Turn ratings into shares of the win that add up to 1.

    >>> shares([1.0, 1.0])
    [0.5, 0.5]
    """
    most = max(scores)
    powers = [math.exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]
