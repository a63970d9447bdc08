"""Random games of The New Era as tests walk through them, with their books."""

from collections import Counter
from typing import cast

from novastate.games.classic.position import ClassicPosition
from tests.games.classic import ledger as classic_ledger
from tests.games.classic.ledger import Data
from tests.games.newera.box import RULES

OWN = ("locations", "contacts")
CARDS: dict[str, dict[str, Data]] = {
    edition: {str(card["id"]): card for card in RULES.cards_data(edition)}
    for edition in ("first", "second")
}
ALONE = {
    edition: Counter({id: card["copies"] for id, card in cards.items() if card["set"] in OWN})
    for edition, cards in CARDS.items()
}
MERGED = {
    edition: Counter(
        {id: card["copies"] for id, card in cards.items() if card["set"] != "factions"}
    )
    for edition, cards in CARDS.items()
}

KINDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("plain", {}),
    ("merged", {"merged": True}),
    (
        "strict",
        {
            "card_edition": "first",
            "factions": "chosen",
            "first_player": "seat_2",
            "distance_zero": "one_contact",
            "failed_attack": "returned",
            "end_vp": 25,
        },
    ),
    (
        "meagre",
        {"redevelopment_vp": 1, "reconstruction_vp": 0, "start_hand": 6, "turn_cap": 9},
    ),
    (
        "merged_limits",
        {
            "merged": True,
            "card_edition": "first",
            "hand_limit": 7,
            "max_defences_per_location": 1,
            "start_hand": 5,
            "end_vp": 40,
            "turn_cap": 12,
        },
    ),
)
"""Kinds of games: the plain ones, and others that switch every rule of section 23.

Of those alone and of the merged ones, some play the first edition of the cards (NE-23.5).
"""
OPTIONS = dict(KINDS)


def start(seats: int, seed: int, **options: object) -> ClassicPosition:
    """Begin a game."""
    return cast(ClassicPosition, RULES.new(seats, seed, **options))


def edition_of(position: ClassicPosition) -> str:
    """Return the edition of the cards that a game is played with (NE-23.5)."""
    return str(position.rules.options["card_edition"])


def books_of(position: ClassicPosition) -> classic_ledger.Books:
    """Open the books of a game."""
    return classic_ledger.Books(position, CARDS[edition_of(position)])


def check_table(position: ClassicPosition) -> None:
    """Check what must hold in every position (NE-C.1, NE-M.2)."""
    merged = position.rules.options["merged"]
    edition = edition_of(position)
    deck = (MERGED if merged else ALONE)[edition]
    assert deck.total() == (194 if merged else 100)
    classic_ledger.check_table(position, CARDS[edition], deck)
