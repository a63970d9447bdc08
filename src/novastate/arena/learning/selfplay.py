"""Games of bots with themselves, and what a learner keeps of them."""

from array import array
from dataclasses import dataclass, field

from novastate.arena.playing import MAX_DECISIONS, bot_chances, seed_of
from novastate.bots.bot import answer
from novastate.bots.evaluators.learned import features_by_seat
from novastate.bots.evaluators.registry import evaluator_for
from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import Chance


@dataclass(frozen=True)
class Lesson:
    """Which games are played to learn from; plain data, so that it can travel."""

    game: str
    seats: int
    seed: int
    bot: str = "greedy"
    """Who plays all seats."""
    stray: float = 0.05
    """How often any legal move is made instead, so that the learner sees more of the game."""
    rate: float = 0.15
    """The share of positions that is kept."""
    options: dict[str, object] = field(default_factory=dict)


def play_lesson(lesson: Lesson, index: int) -> bytes:
    """Play one game and return its samples as 16-bit numbers.

    A sample holds the number of seats, the stage, the winners (a bit for each), and for each seat
    how many features it has and which.
    """
    seed = seed_of(lesson.seed, index)
    position = ruleset(lesson.game).new(lesson.seats, seed, **lesson.options)
    player, evaluator = bot(lesson.bot), evaluator_for(position)
    features = evaluator.features(position)
    assert features is not None
    *chances, luck = bot_chances(seed, lesson.seats + 1)
    kept: list[array[int]] = []
    for _ in range(MAX_DECISIONS):
        if not position.asking:
            break
        seat = position.asking[0]
        if _happens(lesson.rate, luck):
            sample = array("h", [lesson.seats, features.stage(position), 0])
            observer = luck.below(lesson.seats)
            for active in features_by_seat(position, observer, features, evaluator):
                sample.append(len(active))
                sample.extend(active)
            kept.append(sample)
        moves = position.moves(seat)
        if _happens(lesson.stray, luck):
            move = moves[luck.below(len(moves))]
        else:
            move = answer(player, position, seat, chances[seat])
        position.apply(seat, move)
    outcome = position.outcome()
    if outcome is None:
        return b""
    winners = sum(1 << seat for seat in outcome.winners)
    for sample in kept:
        sample[2] = winners
    return b"".join(sample.tobytes() for sample in kept)


def _happens(share: float, luck: Chance) -> bool:
    return luck.below(10000) < share * 10000
