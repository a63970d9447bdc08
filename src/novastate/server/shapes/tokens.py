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


class ArrowToken(TypedDict):
    """What stands between cost and gain."""

    kind: Literal["arrow"]


class CommaToken(TypedDict):
    """What stands between parts."""

    kind: Literal["comma"]


Token = GoodToken | TypeToken | NumberToken | WordToken | ArrowToken | CommaToken


class Drawn(TypedDict):
    """An effect in tokens: as the card says it, and as short as tokens can say it."""

    whole: list[Token]
    brief: list[Token]
