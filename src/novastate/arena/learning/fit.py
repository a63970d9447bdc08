"""Fits a network to samples of games: which features have winners? Runs on a GPU where CuPy is."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy

from novastate.bots.learned.net import Net

xp: Any
try:
    xp = import_module("cupy")  # the same calls on a GPU
except ImportError:
    xp = numpy


DECAY = (5e-4, 2e-3)
"""How strongly the row of a feature, and what a stage adds to it, are drawn to nothing."""
HIDDEN_DECAY = (5e-3, 1e-2)
"""The same with hidden units, which else learn the games by heart."""
RATE, HIDDEN_RATE = 0.01, 0.004
"""How large the steps are at the beginning, without and with hidden units."""


@dataclass
class Samples:
    """Samples with the same number of seats: features (padded with -1), stage, share of the win."""

    features: Any
    stage: Any
    won: Any


def read_samples(data: bytes) -> dict[int, Samples]:
    """Read what `play_lesson` wrote, sorted by the number of seats."""
    numbers = numpy.frombuffer(data, dtype="<i2")
    found: dict[int, list[tuple[list[Any], int, int]]] = {}
    at = 0
    while at < len(numbers):
        seats, stage, winners = (int(n) for n in numbers[at : at + 3])
        at += 3
        features = []
        for _ in range(seats):
            size = int(numbers[at])
            features.append(numbers[at + 1 : at + 1 + size])
            at += 1 + size
        found.setdefault(seats, []).append((features, stage, winners))
    return {seats: _packed(seats, rows) for seats, rows in found.items()}


def _packed(seats: int, rows: list[tuple[list[Any], int, int]]) -> Samples:
    """Lay samples side by side in arrays."""
    widest = max(len(features) for row in rows for features in row[0])
    packed = numpy.full((len(rows), seats, widest), -1, dtype=numpy.int16)
    won = numpy.zeros((len(rows), seats), dtype=numpy.float32)
    for i, (features, _, winners) in enumerate(rows):
        for seat in range(seats):
            packed[i, seat, : len(features[seat])] = features[seat]
            won[i, seat] = winners >> seat & 1
    won /= won.sum(axis=1, keepdims=True)
    stage = numpy.array([row[1] for row in rows], dtype=numpy.int16)
    return Samples(packed, stage, won)


class Fitter:
    """A network while it learns: a common row for each feature, and what each stage adds to it."""

    def __init__(self, features: int, stages: int, units: int, seed: int = 1) -> None:
        self.features, self.stages, self.units = features, stages, units
        self.decay = HIDDEN_DECAY if units else DECAY
        self.rate = HIDDEN_RATE if units else RATE
        draw = numpy.random.default_rng(seed)
        width = units + 1
        common = draw.normal(0, 0.08, (features, width)).astype("float32")
        common[:, units] = 0
        self.weights = {
            "common": xp.asarray(common),
            "apart": xp.zeros((features * stages, width), dtype="float32"),
            "bias": xp.zeros(width, dtype="float32"),
            "out": xp.asarray(draw.normal(0, 0.3, units).astype("float32")),
        }
        self.mean = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self.square = {name: xp.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def rows(self) -> Any:
        """Return the row of each feature in each stage."""
        return xp.repeat(self.weights["common"], self.stages, axis=0) + self.weights["apart"]

    def step(self, features: Any, stage: Any, won: Any, rate: float) -> float:
        """Learn from a batch (rate 0: only evaluate it); return the mean loss."""
        w = self.weights
        held, scores, hidden = self._forward(features, stage)
        share = xp.exp(scores - scores.max(axis=1, keepdims=True))
        share /= share.sum(axis=1, keepdims=True)
        loss = -(won * xp.log(share + 1e-9)).sum(axis=1).mean()
        if rate:
            size, seats = won.shape
            slope = ((share - won) / size).reshape(size * seats).astype("float32")
            live = hidden > 0
            inner = slope[:, None] * w["out"][None, :] * live
            both = xp.concatenate([inner, slope[:, None]], axis=1)
            rows = held.T @ both
            self._update(
                {
                    "common": rows.reshape(self.features, self.stages, -1).sum(axis=1),
                    "apart": rows,
                    "bias": both.sum(axis=0),
                    "out": (hidden * live * slope[:, None]).sum(axis=0),
                },
                rate,
            )
        return float(loss)

    def _forward(self, features: Any, stage: Any) -> tuple[Any, Any, Any]:
        size, seats, _ = features.shape
        columns = self.features * self.stages
        place = features.astype("int64") * self.stages + stage[:, None, None]
        line = xp.arange(size * seats).reshape(size, seats, 1)
        flat = (line * columns + place)[features >= 0]
        held = xp.bincount(flat, minlength=size * seats * columns)
        held = held.reshape(size * seats, columns).astype("float32")
        sums = held @ self.rows() + self.weights["bias"]
        hidden = sums[:, : self.units]
        scores = sums[:, self.units] + xp.maximum(hidden, 0) @ self.weights["out"]
        return held, scores.reshape(size, seats), hidden

    def _update(self, slopes: dict[str, Any], rate: float) -> None:
        """Make a step of Adam; what a stage adds is kept small."""
        self.steps += 1
        for name, slope in slopes.items():
            value = self.weights[name]
            decay = {"common": self.decay[0], "apart": self.decay[1]}.get(name, 0.0)
            slope = slope + decay * value
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope * slope
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            value -= rate * mean / (xp.sqrt(square) + 1e-8)

    def net(self) -> Net:
        """Return the network as plain numbers."""
        rows, bias, out = self.rows(), self.weights["bias"], self.weights["out"]
        return Net(self.stages, rows.tolist(), bias.tolist(), out.tolist())


def fit(
    samples: list[Samples], fitter: Fitter, epochs: int = 4, batch: int = 1024, seed: int = 1
) -> tuple[float, float]:
    """Fit; return the loss on what was learned from and on a twentieth kept apart."""
    draw = numpy.random.default_rng(seed)
    packs = []
    for pack in samples:
        # What is kept apart comes from other games: samples of one game are much alike.
        kept_apart = max(1, len(pack.stage) // 20)
        order = numpy.arange(len(pack.stage))
        packs.append((pack, draw.permutation(order[kept_apart:]), order[:kept_apart]))
    learned = 0.0
    turns = [
        (i, start) for i, (_, order, _) in enumerate(packs) for start in range(0, len(order), batch)
    ]
    for epoch in range(epochs):
        pace = fitter.rate * (1 - epoch / epochs) ** 1.5
        losses = []
        for turn in draw.permutation(len(turns)):
            i, start = turns[turn]
            pack, order, _ = packs[i]
            losses.append(fitter.step(*_batch(pack, order[start : start + batch]), pace))
        learned = float(numpy.mean(losses))
        for _, order, _ in packs:
            draw.shuffle(order)
    kept = [
        (fitter.step(*_batch(pack, apart[s : s + batch]), 0.0), len(apart[s : s + batch]))
        for pack, _, apart in packs
        for s in range(0, len(apart), batch)
    ]
    return learned, sum(loss * n for loss, n in kept) / sum(n for _, n in kept)


def _batch(pack: Samples, chosen: Any) -> tuple[Any, Any, Any]:
    return (
        xp.asarray(pack.features[chosen]),
        xp.asarray(pack.stage[chosen]),
        xp.asarray(pack.won[chosen]),
    )
