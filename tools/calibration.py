"""How far the figures of the analysis can be trusted: fitted and measured over games of bots.

python -m tools.calibration play master --games 300 --seed 1 --out samples.json
python -m tools.calibration fit samples.json …   # prints what belongs in tempers.json
python -m tools.calibration check samples.json … # reliability by fifths, as it is today
python -m tools.calibration cross samples.json … # by halves: one fits, the other is measured
python -m tools.calibration jumps master --games 5   # from one move to the next
"""

import argparse
import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from novastate.arena.playing import bot_chances, seed_of
from novastate.bots.analysis import WORLDS, Worlds, chances, chances_after
from novastate.bots.bot import answer
from novastate.bots.calibrated import PLAIN, stage_of, tempered, tempers
from novastate.bots.evaluators.evaluator import won
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import quick
from novastate.kernel.position import Move, Position

OFTEN: Final = 4
"""Positions of a game that are evaluated."""
FIFTHS: Final = 5
GRID: Final = [round(0.3 + 0.05 * step, 2) for step in range(40)]
"""Tempers that are tried."""
FEW: Final = 60
"""Samples of a stage below which those of all stages are taken."""


@dataclass(frozen=True)
class Sample:
    """An evaluated position, and what became of the game."""

    game: str
    seats: int
    stage: int
    playouts: list[list[float]]
    """The shares by world and seat, as they are without a temper."""
    won: list[float]


def played(game: str, seats: int, seed: int, player: str) -> Iterator[tuple[Position, int, Move]]:
    """Play a game of one bot with itself; yield each position before its move, and the last one."""
    position = ruleset(game).new(seats, seed)
    sitting, chances_of = bot(player), bot_chances(seed, seats)
    while position.asking:
        seat = position.asking[0]
        move = answer(sitting, position, seat, chances_of[seat])
        yield position, seat, move
        position.apply(seat, move)
    yield position, -1, -1


def samples_of(game: str, seats: int, seed: int, player: str) -> list[Sample]:
    """Evaluate some positions of a game through the eyes of a seat."""
    moments = [position.clone() for position, _, _ in played(game, seats, seed, player)]
    result, luck = won(moments.pop()), quick(seed)
    found = []
    for _ in range(OFTEN):
        position = moments[luck.below(len(moments))]
        dealt = Worlds(position, luck.below(seats), str(seed), PLAIN)
        playouts = [dealt.playout(number) for number in range(WORLDS)]
        found.append(Sample(game, seats, stage_of(position), playouts, result))
    return found


# --- fitting ------------------------------------------------------------------------------


def predicted(sample: Sample, temper: float) -> list[float]:
    """Return the chances a sample tells at a temper."""
    rows = [tempered(playout, temper) for playout in sample.playouts]
    return [sum(own) / len(rows) for own in zip(*rows)]


def loss(samples: list[Sample], temper: float) -> float:
    """Return how surprising the results are, on average."""
    total = 0.0
    for sample in samples:
        for chance, share in zip(predicted(sample, temper), sample.won):
            total -= share * math.log(max(chance, 1e-4))
            total -= (1 - share) * math.log(max(1 - chance, 1e-4))
    return total / len(samples)


def fitted(samples: list[Sample]) -> dict[str, dict[str, list[float]]]:
    """Find the tempers, by game and seats, one for each stage."""
    found: dict[str, dict[str, list[float]]] = {}
    for game, seats in sorted({(each.game, each.seats) for each in samples}):
        own = [each for each in samples if (each.game, each.seats) == (game, seats)]
        row = []
        for stage in range(3):
            part = [each for each in own if each.stage == stage]
            part = part if len(part) >= FEW else own
            losses = {temper: loss(part, temper) for temper in GRID}
            row.append(min(zip(losses.values(), losses))[1])
        found.setdefault(game, {})[str(seats)] = row
    return found


# --- measuring ----------------------------------------------------------------------------


Fifths = list[list[tuple[float, float]]]
"""By fifth of the chances: what was predicted, and what came true."""


def sorted_in(samples: list[Sample], known: dict[str, dict[str, list[float]]]) -> Fifths:
    """Sort what samples predict with some tempers into fifths."""
    fifths: Fifths = [[] for _ in range(FIFTHS)]
    for sample in samples:
        temper = known.get(sample.game, {}).get(str(sample.seats), [PLAIN] * 3)[sample.stage]
        for chance, share in zip(predicted(sample, temper), sample.won):
            fifths[min(FIFTHS - 1, int(chance * FIFTHS))].append((chance, share))
    return fifths


def crossed(samples: list[Sample]) -> Fifths:
    """Measure each half of the games by what was fitted to the other half: none twice."""
    half = len(samples) // OFTEN // 2 * OFTEN
    halves = (samples[:half], samples[half:])
    found = [sorted_in(own, fitted(other)) for own, other in (halves, halves[::-1])]
    return [one + other for one, other in zip(*found)]


def reliability(fifths: Fifths) -> list[tuple[int, float, float]]:
    """Tell for each fifth of the chances: how many, what was predicted, what came true (in %)."""
    return [
        (len(part), 100 * _mean(each[0] for each in part), 100 * _mean(each[1] for each in part))
        for part in fifths
    ]


def jumps(game: str, seed: int) -> tuple[list[float], list[float]]:
    """List the jumps of a chart, in points: where nothing was revealed, and where something was."""
    calm: list[float] = []
    stirred: list[float] = []
    reader, before, place = 0, 0.0, str(seed)
    position = ruleset(game).new(2, seed)
    for number, (now, seat, move) in enumerate(played(game, 2, seed, "greedy")):
        if number == 0:
            before = chances(now, reader, place)[reader].chance
        if seat < 0:
            break
        position = now.clone()
        position.apply(seat, move)
        if seat == reader and len(now.moves(seat)) > 1:
            after = chances_after(now, seat, move, place)[reader].chance
        else:
            after = chances(position, reader, place)[reader].chance
        (calm if is_calm(now, position, reader) else stirred).append(100 * abs(after - before))
        before = after
    return calm, stirred


def is_calm(before: Position, after: Position, reader: int) -> bool:
    """Tell whether a move revealed nothing: what the reader cannot know is the same as before."""
    if before.reveals != after.reveals or not after.asking:
        return False
    return _hidden(before, reader) == _hidden(after, reader)


def _hidden(position: Position, reader: int) -> list[object]:
    """List how many cards the rivals hold."""
    players = position.view(reader)["players"]
    assert isinstance(players, list)
    return [
        len(each["hand"]) if isinstance(each.get("hand"), list) else each.get("hand")
        for each in players
    ]


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / max(1, len(found))


# --- the command --------------------------------------------------------------------------


def main() -> None:
    """Play, fit, check or measure jumps."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibration", description=__doc__)
    parser.add_argument("what", choices=["play", "fit", "check", "cross", "jumps"])
    parser.add_argument("things", nargs="+", help="a game, or files of samples")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if asked.what == "play":
        _play(asked)
    elif asked.what == "jumps":
        _jumps(asked)
    else:
        texts = [Path(name).read_text("utf-8") for name in asked.things]
        samples = [Sample(**each) for text in texts for each in json.loads(text)]
        if asked.what == "fit":
            print(json.dumps(fitted(samples), indent=1))
        else:
            _check(samples, asked.what == "cross")


def _play(asked: argparse.Namespace) -> None:
    found: list[Sample] = []
    for index in range(asked.games):
        seed = seed_of(asked.seed, index)
        found += samples_of(asked.things[0], asked.seats, seed, asked.bot)
        if index % 20 == 19 or index == asked.games - 1:
            asked.out.write_text(json.dumps([asdict(each) for each in found]), "utf-8")


def _check(samples: list[Sample], cross: bool) -> None:
    for game, seats in sorted({(each.game, each.seats) for each in samples}):
        own = [each for each in samples if (each.game, each.seats) == (game, seats)]
        print(f"{game}, {seats} seats, {len(own) // OFTEN} games")
        fifths = crossed(own) if cross else sorted_in(own, tempers())
        for count, told, real in reliability(fifths):
            print(f"  {count:5d} chances: predicted {told:5.1f} %, real {real:5.1f} %")


def _jumps(asked: argparse.Namespace) -> None:
    for game in asked.things:
        calm: list[float] = []
        stirred: list[float] = []
        for index in range(asked.games):
            quiet, loud = jumps(game, seed_of(asked.seed, index))
            calm += quiet
            stirred += loud
        print(
            f"{game}: {_mean(calm):.2f} points over {len(calm)} moves that revealed nothing, "
            f"{_mean(stirred):.2f} over {len(stirred)} that did"
        )


if __name__ == "__main__":
    main()
