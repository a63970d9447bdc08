"""Chance: the same everywhere, uniform, and part of the position."""

from collections import Counter

import pytest

from novastate.kernel.chance import CHOSEN, KeyedChance, chance_of, commitment, forked, seeded

KEY = 2**128 + 51
"""A seed that is a key."""


def test_known_numbers_never_change() -> None:
    """Records of old games rest on these numbers."""
    chance = seeded(1)
    assert [chance.below(1000) for _ in range(6)] == KNOWN


KNOWN = [104, 749, 570, 136, 128, 87]


def test_known_numbers_of_a_key_never_change() -> None:
    """Records of games between people rest on these numbers."""
    chance = seeded(KEY)
    assert [chance.below(1000) for _ in range(6)] == KEYED


KEYED = [711, 396, 804, 59, 607, 197]


def test_chosen_seeds_are_quick_and_keys_are_keyed() -> None:
    assert not isinstance(seeded(CHOSEN - 1), KeyedChance)
    assert isinstance(seeded(CHOSEN), KeyedChance)
    assert seeded(CHOSEN).word() != seeded(CHOSEN + 1).word()


@pytest.mark.parametrize("seed", [7, KEY])
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_a_copy_goes_on_with_the_same_numbers(seed: int, drawn: int) -> None:
    chance = seeded(seed)
    for _ in range(drawn):
        chance.word()
    copy, read = chance.clone(), chance_of(chance.to_data())
    numbers = [chance.word() for _ in range(40)]
    assert [copy.word() for _ in range(40)] == numbers
    assert [read.word() for _ in range(40)] == numbers


def test_a_fork_is_quick_and_goes_its_own_way() -> None:
    chance = seeded(KEY)
    fork = forked(chance)
    assert [fork.word() for _ in range(5)] != [chance.word() for _ in range(5)]
    assert not isinstance(fork, KeyedChance)


def test_a_seed_is_bound_by_its_hash() -> None:
    """W2: anybody can check it with any tool: the SHA-256 of the digits."""
    assert commitment(0) == "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
    assert commitment(KEY) != commitment(KEY + 1)


@pytest.mark.parametrize("seed", [42, KEY])
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 12])
def test_all_numbers_are_equally_likely(n: int, seed: int) -> None:
    """MS-19.5: chi-square over 12,000 draws stays under a bound passed once in a million."""
    chance = seeded(seed)
    counts = Counter(chance.below(n) for _ in range(12_000))
    expected = 12_000 / n
    chi = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi < 50
    assert set(counts) == set(range(n))


@pytest.mark.parametrize("seed", [5, KEY])
def test_every_order_of_a_shuffle_is_equally_likely(seed: int) -> None:
    """MS-19.5: all 24 orders of four cards appear about equally often."""
    chance = seeded(seed)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    chi = sum((n - 500) ** 2 / 500 for n in orders.values())
    assert len(orders) == 24
    assert chi < 75


def test_neighbouring_seeds_differ() -> None:
    firsts = [seeded(seed).word() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    ones = sum(bin(seeded(seed).word() ^ seeded(seed + 1).word()).count("1") for seed in range(500))
    assert 14 < ones / 500 < 18


def test_large_seeds_count_whole() -> None:
    assert seeded(1).word() != seeded(1 + 2**32).word()
