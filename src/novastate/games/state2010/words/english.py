"""What is said at a table of 51st State (2010), in English."""

from typing import Final

from novastate.games.classic.words import english as shared

SEAT: Final = shared.SEAT

ENGLISH: Final[dict[str, str]] = {
    **shared.ENGLISH,
    "deal": "{seat} makes a deal with {card}.",
    "do_negotiate": "Deal with {card}, distance {distance}: {gives} every turn",
    "do_by_contact": "Your contact card",
    "way_material": "building material",
    "source_deal": "deal",
}
