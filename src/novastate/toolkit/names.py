"""Names by number: the place of a name in its list is its number."""

from collections.abc import Iterable


def names(said: str) -> tuple[str, ...]:
    """List names in the order of their numbers.

    >>> names("brick gun iron")
    ('brick', 'gun', 'iron')
    """
    return tuple(said.split())


def numbers(said: str) -> dict[str, int]:
    """Find the numbers of names.

    >>> numbers("brick gun iron")
    {'brick': 0, 'gun': 1, 'iron': 2}
    """
    return {name: number for number, name in enumerate(said.split())}


def continued(known: dict[str, int], all_names: Iterable[str]) -> dict[str, int]:
    """Number all names: those that rules ask for have their numbers, the others follow.

    >>> continued({"gain": 0, "lose": 1}, ("lose", "score", "gain"))
    {'gain': 0, 'lose': 1, 'score': 2}
    """
    others = [name for name in all_names if name not in known]
    return known | {name: len(known) + i for i, name in enumerate(others)}
