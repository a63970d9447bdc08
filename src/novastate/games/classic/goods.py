"""Goods of the two old editions, as small numbers and as the words used in card files."""

from typing import Final

SCRAP: Final = 0
WEAPONS: Final = 1
FUEL: Final = 2
MATERIAL: Final = 3
UNIVERSAL: Final = 4
WORKER: Final = 5
REDEVELOPMENT: Final = 6

# Contact tokens have a kind and a range from 1 to 5 (FS-2.1.7, NE-2.1.5).
CONQUEST: Final = 7
NEGOTIATION: Final = 12
INCORPORATION: Final = 17
ANY_CONTACT: Final = 22
RANGES: Final = 5
DEFENCE_1: Final = 27
DEFENCE_3: Final = 28

HELD: Final = 29
"""Goods 0 to HELD - 1 lie in a pool; cards and victory points never do."""

CARD: Final = 29
VP: Final = 30
"""A token of value 1; tokens of higher values follow (FS-2.1.10, NE-2.1.9)."""
ALL: Final = 35

# Only in costs.
ANY_RESOURCE: Final = 35
OWN_DEAL: Final = 36
OWN_SPOILS: Final = 37

BASIC: Final[tuple[int, ...]] = (SCRAP, WEAPONS, FUEL, MATERIAL)
RESOURCES: Final = 5
"""The basic resources and the universal one come first (FS-2.1.1, FS-2.1.2)."""

CONTACTS: Final[tuple[int, ...]] = (CONQUEST, NEGOTIATION, INCORPORATION)
"""The first token of each kind of contact, in the order of the kinds."""
CONTACT_NAMES: Final[tuple[str, ...]] = ("conquest", "negotiation", "incorporation")


def _tokens(name: str) -> list[str]:
    return [f"{name}{range}" for range in (1, 2, 3, 4, 5)]


NAMES: Final[tuple[str, ...]] = (
    *["scrap", "weapons", "fuel", "material", "universal", "worker", "redevelopment"],
    *_tokens("conquest"),
    *_tokens("negotiation"),
    *_tokens("incorporation"),
    *_tokens("contact"),
    "defence1",
    "defence3",
    "card",
    *_tokens("vp"),
    "any_resource",
    "own_deal",
    "own_spoils",
)

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def token(kind: int, range: int) -> int:
    """Return the token of a kind of contact (CONQUEST, ...) with a range.

    >>> NAMES[token(NEGOTIATION, 3)]
    'negotiation3'
    """
    return kind + range - 1


def range_of(token: int) -> int:
    """Return the range of a contact token.

    >>> range_of(NUMBERS["contact2"])
    2
    """
    return (token - CONQUEST) % RANGES + 1


def kind_of(token: int) -> int:
    """Return the kind of a contact token: CONQUEST, ..., ANY_CONTACT."""
    return token - (token - CONQUEST) % RANGES


def is_token(good: int) -> bool:
    """Tell whether a good is a contact token."""
    return CONQUEST <= good < DEFENCE_1


def is_vp(good: int) -> bool:
    """Tell whether a good is a VP token."""
    return VP <= good < ALL


def value_of(good: int) -> int:
    """Return the value of a VP token."""
    return good - VP + 1
