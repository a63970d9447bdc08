"""The bots by name."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from novastate.bots.bot import Bot
from novastate.kernel.errors import BadInput


def _random() -> Bot:
    from novastate.bots.random import RandomBot

    return RandomBot()


def _greedy() -> Bot:
    from novastate.bots.greedy import GreedyBot

    return GreedyBot()


def _easy() -> Bot:
    from novastate.bots.easy import EasyBot

    return EasyBot()


def _level(name: str) -> Bot:
    from novastate.bots.levels import EFFORTS
    from novastate.bots.search.bot import SearchBot

    return SearchBot(name, EFFORTS[name])


MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": _random,
    "easy": _easy,
    "greedy": _greedy,
    "normal": partial(_level, "normal"),
    "hard": partial(_level, "hard"),
    "expert": partial(_level, "expert"),
}

STUDIES: Final = ("search", "untaught")
"""Bots for the laboratory, given as NAME:PLAYOUTS: with the learned value, and without it."""


def names() -> list[str]:
    """List the names of all bots, the weakest first."""
    return list(MAKERS)


def bot(name: str) -> Bot:
    """Make a bot by its name; `search:200` searches 200 playouts a decision.

    >>> bot("random").name, bot("search:200").name
    ('random', 'search:200')
    """
    if name in MAKERS:
        return MAKERS[name]()
    kind, _, playouts = name.partition(":")
    if kind in STUDIES and playouts.isdecimal() and int(playouts):
        return _study(kind, name, int(playouts))
    known = ", ".join([*MAKERS, *(f"{kind}:PLAYOUTS" for kind in STUDIES)])
    raise BadInput(f'There is no bot "{name}" (there are {known}).')


def impatient(name: str, seconds: float) -> Bot:
    """Make a bot that ends a search after some seconds; on a slow machine its answers may vary.

    >>> impatient("expert", 2.0).name
    'expert'
    """
    from novastate.bots.search.bot import SearchBot

    player = bot(name)
    if isinstance(player, SearchBot):
        player.effort = replace(player.effort, seconds=seconds)
    return player


def _study(kind: str, name: str, playouts: int) -> Bot:
    from novastate.bots.search.bot import Effort, SearchBot

    return SearchBot(name, Effort(playouts), learned=kind != "untaught")
