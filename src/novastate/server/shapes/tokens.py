"""What a card does as a row of tokens (toolkit/tokens.py)."""

from typing import Literal, NotRequired, TypedDict

from novastate.server.shapes.common import Words


class GoodToken(TypedDict):
    """A good; so many of it where it is more than one."""

    kind: Literal["good"]
    good: str
    n: NotRequired[int]


class TypeToken(TypedDict):
    """A type."""

    kind: Literal["type"]
    type: str


class NumberToken(TypedDict):
    """A number that counts no single good."""

    kind: Literal["number"]
    n: int


class WordToken(TypedDict):
    """A word."""

    kind: Literal["word"]
    word: str
    text: Words


class SignToken(TypedDict):
    """What stands between cost and gain, and between parts."""

    kind: Literal["arrow", "comma"]


Token = GoodToken | TypeToken | NumberToken | WordToken | SignToken


class Drawn(TypedDict):
    """An effect in tokens: as the card says it, and as short as tokens can say it."""

    whole: list[Token]
    brief: list[Token]
