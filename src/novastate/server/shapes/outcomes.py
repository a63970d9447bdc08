"""The end of a game, with its figures by round."""

from typing import NotRequired, TypedDict

from novastate.server.shapes.common import Goods


class Source(TypedDict):
    """A card or something else that paid points."""

    source: str
    vp: int


class Series(TypedDict):
    """Figures by round, for charts."""

    rounds: list[int]
    moves: list[int]
    """The first of each round."""
    vp: list[list[int]]
    goods: list[list[Goods]]
    earned: list[list[Goods]]
    counts: list[dict[str, int]]
    """By player: how often each event happened."""
    paid: NotRequired[list[list[Source]]]
    """By player, the best first; old games were stored without it."""
    eras: NotRequired[list[int]]
    """The era of each round."""
    scored: NotRequired[list[list[dict[str, int]]]]
    """By era and player: points by source."""


class OutcomeWords(TypedDict):
    """The words of the end of a game."""

    reason: str
    breakdown: dict[str, str]
    winners: list[str]
    level: NotRequired[str]
    paid: NotRequired[dict[str, str]]
    rival: NotRequired[str]


class Outcome(TypedDict):
    """The end of a game."""

    scores: list[int]
    breakdown: list[dict[str, int]]
    ranks: list[int]
    ties: list[list[int]]
    winners: list[int]
    reason: str
    unfinished: NotRequired[bool]
    """It ended without a result."""
    rival_vp: NotRequired[int]
    """Solo: what the virtual rival came to."""
    rival_breakdown: NotRequired[dict[str, int]]
    level: NotRequired[str]
    words: OutcomeWords
    series: Series | None
    """None until it is worked out."""
