"""Piles of cards, or of dice; a pile is never changed but replaced, so that copies share it."""

from bisect import insort


def added(cards: list[int], card: int) -> list[int]:
    """Return a sorted pile with one more card.

    >>> added([1, 5], 3)
    [1, 3, 5]
    """
    more = cards.copy()
    insort(more, card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """Return a pile without the first of a kind, which must be there.

    >>> without([1, 3, 3], 3)
    [1, 3]
    """
    fewer = cards.copy()
    fewer.remove(card)
    return fewer


def removed(before: list[int], after: list[int]) -> list[int]:
    """List the cards that a pile has lost, copies counted.

    >>> removed([1, 3, 3, 5], [3, 5, 7])
    [1, 3]
    """
    left = after.copy()
    gone: list[int] = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            gone.append(card)
    return gone
