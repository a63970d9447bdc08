"""Sorted piles of cards; a pile is never changed but replaced, so that copies can share it."""

from bisect import insort


def added(cards: list[int], card: int) -> list[int]:
    """Return a pile with one more card.

    >>> added([1, 5], 3)
    [1, 3, 5]
    """
    more = cards.copy()
    insort(more, card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """Return a pile with one card less.

    >>> without([1, 3, 3], 3)
    [1, 3]
    """
    fewer = cards.copy()
    fewer.remove(card)
    return fewer
