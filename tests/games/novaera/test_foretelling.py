"""W3: nobody who sees the dice and cards of a game can work out what comes next.

The attack: every bit of a xorshift generator is linear in its 128 bits of state, and a public draw
below an even number shows the lowest bit of a word. So each such draw is an equation; with enough
of them the state, and with it every later die and deck, follows by elimination.
"""

from dataclasses import dataclass, field

from novastate.bots.registry import bot
from novastate.games.registry import ruleset
from novastate.kernel.chance import CHOSEN, Chance, QuickChance, quick, seeded

BITS = 128
WORD = 32


@dataclass
class Draw:
    """One word of a generator, as far as everybody at the table has seen it."""

    number: int
    low: int
    """Its lowest bit."""


class Watched(Chance):
    """A generator whose draws below even numbers are noted: dice, and cards that are shown."""

    def __init__(self, inner: Chance, seen: list[Draw]) -> None:
        self.inner = inner
        self.seen = seen
        self.words = 0

    def word(self) -> int:
        self.words += 1
        return self.inner.word()

    def below(self, n: int) -> int:
        drawn = super().below(n)
        if n % 2 == 0:
            self.seen.append(Draw(self.words, drawn % 2))
        return drawn

    def clone(self) -> "Watched":
        copy = Watched(self.inner.clone(), [])  # what search tries is not seen by anybody
        copy.words = self.words
        return copy

    def to_data(self) -> list[object]:
        return self.inner.to_data()


def draws_of_a_game(seed: int) -> list[Draw]:
    """Play Nova Era with four seats and return what of the generator was shown."""
    rules = ruleset("novaera")
    position = rules.new(4, seed)
    seen: list[Draw] = []
    position.chance = Watched(position.chance, seen)
    player, chance = bot("random"), quick(1)
    while position.to_act():
        seat = position.to_act()[0]
        position.apply(seat, player.choose(position, seat, chance))
    return seen


Mask = int
"""Which bits of the state are added up."""


class Symbolic:
    """A xorshift generator whose state is unknown: every bit is a sum of bits of the state."""

    def __init__(self) -> None:
        bits = [1 << i for i in range(BITS)]
        self.words: list[list[Mask]] = [bits[i : i + WORD] for i in range(0, BITS, WORD)]

    def word(self) -> list[Mask]:
        a, d = self.words[0], self.words[3]
        t = _added(a, _left(a, 11))
        self.words = [*self.words[1:], _added(_added(d, _right(d, 19)), _added(t, _right(t, 8)))]
        return self.words[3]


def _added(one: list[Mask], other: list[Mask]) -> list[Mask]:
    return [a ^ b for a, b in zip(one, other)]


def _left(word: list[Mask], by: int) -> list[Mask]:
    return [0] * by + word[:-by]


def _right(word: list[Mask], by: int) -> list[Mask]:
    return word[by:] + [0] * by


@dataclass
class Equations:
    """A linear system over two elements, brought to steps as it grows."""

    rows: dict[int, tuple[Mask, int]] = field(default_factory=dict)

    def reduced(self, mask: Mask, value: int) -> tuple[Mask, int]:
        while mask and (top := mask.bit_length()) in self.rows:
            row, known = self.rows[top]
            mask, value = mask ^ row, value ^ known
        return mask, value

    def add(self, mask: Mask, value: int) -> bool:
        """Take an equation; False if it contradicts those before."""
        mask, value = self.reduced(mask, value)
        if mask:
            self.rows[mask.bit_length()] = (mask, value)
        return bool(mask) or value == 0


def attacked(draws: list[Draw]) -> tuple[int, int]:
    """Count the later draws that the earlier ones foretell, and those foretold wrongly."""
    generator, equations, made = Symbolic(), Equations(), 0
    right = wrong = 0
    for draw in draws:
        low: Mask = 0
        while made < draw.number:
            low = generator.word()[0]
            made += 1
        mask, value = equations.reduced(low, 0)
        if mask == 0:  # it follows from what was seen before
            right += value == draw.low
            wrong += value != draw.low
        else:
            equations.add(low, draw.low)
    return right, wrong


def test_the_attack_foretells_the_quick_generator() -> None:
    """W3: so the attack is a real one: every later draw is known."""
    foretold, wrong = attacked(draws_of_a_game(51))
    assert foretold > 50
    assert wrong == 0


def test_the_attack_learns_nothing_of_a_keyed_game() -> None:
    """W3: what it foretells is right as often as a coin."""
    right = wrong = 0
    for seed in range(CHOSEN, CHOSEN + 4):
        foretold, missed = attacked(draws_of_a_game(seed))
        right, wrong = right + foretold, wrong + missed
    assert right + wrong > 200
    # Five standard deviations of as many tosses of a coin.
    assert abs(right - wrong) < 5 * (right + wrong) ** 0.5


def test_even_every_bit_of_every_word_would_not_do() -> None:
    """W3: no state of a xorshift generator fits sixteen whole words of a keyed one."""

    def fits(source: Chance) -> bool:
        generator, equations = Symbolic(), Equations()
        for _ in range(16):
            word = source.word()
            for bit, mask in enumerate(generator.word()):
                if not equations.add(mask, word >> bit & 1):
                    return False
        return True

    assert fits(QuickChance(1, 2, 3, 5))
    assert not fits(seeded(2**128))
