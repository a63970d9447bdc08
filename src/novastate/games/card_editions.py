"""Editions of the card sets that are ours: a game keeps the one it was begun with.

`cards/` holds today's edition, `cards/first/` those cards of the first one that were different.
"""

from typing import Final

from novastate.kernel.options import CHOICE, Option

NAME: Final = "card_edition"
FIRST: Final = "first"
SECOND: Final = "second"


def card_edition(clause: str, since: int) -> Option:
    """Describe the option; games of rules before `since` are of the first edition."""
    words = {
        "en": "Edition of the cards: the second is balanced anew, the first is as it was",
        "de": "Ausgabe der Karten: die zweite ist neu abgestimmt, die erste wie zuvor",
    }
    return Option(
        NAME,
        CHOICE,
        SECOND,
        clause,
        words,
        (SECOND, FIRST),
        since=since,
        meant=(since, FIRST),
    )
