"""What is said at a table of 51st State (2010), in German."""

from typing import Final

from novastate.games.classic.words import german as shared

SEAT: Final = shared.SEAT

GERMAN: Final[dict[str, str]] = {
    **shared.GERMAN,
    "deal": "{seat} schließt einen Deal mit {card}.",
    "do_negotiate": "Deal mit {card}, Entfernung {distance}: jeden Zug {gives}",
    "do_by_contact": "Deine Kontaktkarte",
    "way_material": "Baumaterial",
    "source_deal": "Deal",
}
