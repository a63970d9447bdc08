"""The bots by name."""

from collections.abc import Callable
from typing import Final

from novastate.bots.bot import Bot
from novastate.kernel.errors import BadInput


def _random() -> Bot:
    from novastate.bots.random import RandomBot

    return RandomBot()


def _greedy() -> Bot:
    from novastate.bots.greedy import GreedyBot

    return GreedyBot()


MAKERS: Final[dict[str, Callable[[], Bot]]] = {"random": _random, "greedy": _greedy}


def names() -> list[str]:
    """List the names of all bots."""
    return list(MAKERS)


def bot(name: str) -> Bot:
    """Make a bot by its name.

    >>> bot("random").name
    'random'
    """
    if name not in MAKERS:
        raise BadInput(f'There is no bot "{name}" (there are {", ".join(MAKERS)}).')
    return MAKERS[name]()
