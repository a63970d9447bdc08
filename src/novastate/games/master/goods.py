"""Goods of the 51st State family, as small numbers and as the words used in card files."""

from typing import Final

from novastate.toolkit.names import names

BRICK: Final = 0
GUN: Final = 1
IRON: Final = 2
FUEL: Final = 3
AMMO: Final = 4
WORKER: Final = 5
GREY: Final = 6
RED: Final = 7
BLUE: Final = 8
UNIVERSAL: Final = 9
DEVELOPMENT: Final = 10
SHIELD: Final = 11
CARD: Final = 12
VP: Final = 13

HELD: Final = 12
"""Goods 0 to HELD - 1 lie in a supply; cards and victory points never do (MS-2.1.6)."""

ALL: Final = 14

ANY_RESOURCE: Final = 14
"""Only in costs: any basic resource, or ammo (MS-7.7)."""
OWN_DEAL: Final = 15
"""Only in costs: one of the payer's own deals (MS-7.9)."""

NAMES: Final = names(
    "brick gun iron fuel ammo worker contact_grey contact_red contact_blue contact_universal"
    " development shield card vp any_resource own_deal"
)

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

BASIC: Final[tuple[int, ...]] = (BRICK, GUN, IRON, FUEL)
CONTACTS: Final[tuple[int, ...]] = (GREY, RED, BLUE)
