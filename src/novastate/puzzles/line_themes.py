"""What a puzzle is about, told by the moves of its line."""

from collections.abc import Iterable
from typing import Final

from novastate.puzzles.games.registry import puzzles_of

PAYING: Final = frozenset({"pay", "spend", "give_up", "with", "colour", "die", "over"})
"""Answers about how something is paid for; two that were a real choice make a theme."""
MANY_PAYMENTS: Final = 2
LONG: Final = 10
"""Moves from which on a line is long."""


def themes_of(
    game: str, line: Iterable[str], critical: Iterable[str] = (), last_round: bool = False
) -> tuple[str, ...]:
    """Tell what a line is about; `critical` are those of its moves beside which others fail.

    >>> themes_of("master", ["use pub", "develop church", "pay gun", "use pub"])
    ('engine', 'upgrade')
    """
    verbs = puzzles_of(game).themes
    moves = list(line)
    found = [verbs[verb] for move in moves if (verb := move.split()[0]) in verbs]
    themes = sorted(set(found), key=lambda theme: (-found.count(theme), found.index(theme)))
    paid = sum(1 for move in critical if move.split()[0] in PAYING)
    if paid >= MANY_PAYMENTS:
        themes.append("payment")
    if last_round:
        themes.append("last_round")
    if len(moves) >= LONG:
        themes.append("long")
    return tuple(themes)
