"""Words, numbers of goods and what else all shapes are made of."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

Text40 = Annotated[str, Meta(max_length=40)]
Text24 = Annotated[str, Meta(max_length=24)]

Lang = Literal["en", "de"]
Words = dict[Lang, str]
GoodWords = dict[Lang, list[str]]
"""Singular and plural."""
Labels = dict[str, dict[str, Words]]
"""What things are called where they are shown, by their sort (`good`, `kind`, `type`) and code."""
Goods = dict[str, int]
OptionValue = bool | int | str | list[str] | list[int] | dict[str, Any]
View = dict[str, Any]
"""What a reader sees; a game whose board the page knows has a shape for it in `games`."""


class Holds:
    """Says of a field that is passed on unread what it holds."""

    def __init__(self, shape: object) -> None:
        self.shape: Final = shape
