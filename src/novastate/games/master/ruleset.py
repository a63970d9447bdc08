"""The Master Set as a ruleset: its options and how a game begins (sections 3 and 23)."""

from pathlib import Path
from typing import Final, cast

from novastate.games.master import codes
from novastate.games.master.cards import load
from novastate.games.master.cards.card import CardSet
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.position import PARTS, MasterPosition
from novastate.games.master.settings import Settings
from novastate.games.master.words.book import phrase_book
from novastate.games.master.words.card_text import (
    card_json,
    card_words,
    connection_json,
    faction_json,
)
from novastate.kernel.chance import seeded
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.tables import Table
from novastate.toolkit.game_ruleset import GameRuleset

EXPANSION_SETS: Final[dict[str, tuple[str, ...]]] = {
    "new_era": ("base", "new_era"),
    "winter": ("base", "winter"),
    "none": ("base",),
}
SHIPPED: Final[tuple[str, ...]] = ("base", "new_era", "winter", "promo")


class MasterSet(GameRuleset[MasterPosition]):
    """51st State: Master Set, for two to four players and for one.

    >>> position = MasterSet().new(seats=2, seed=1, expansion="winter")
    >>> position.to_act()
    (0, 1)
    """

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(
            PARTS, "51st State: Master Set", 2, (1, 2, 3, 4), ("MS", "SO"), "master_set.md"
        )
        shipped = load.shipped("master")
        self.card_set: Final[CardSet] = (
            shipped if folder is None else load.with_folder(shipped, folder)
        )
        self.catalogue: Final = Catalogue(self.card_set)

    def table(self, seats: int, seed: int, values: dict[str, object]) -> MasterPosition:
        """Make an empty table with these options."""
        overrides = cast("dict[str, dict[str, str]]", values["card_overrides"])
        catalogue = self.catalogue
        if overrides:
            catalogue = Catalogue(load.with_overrides(self.card_set, overrides))
        return MasterPosition(catalogue, Settings(values), seats, seeded(seed))

    def set_up(self, p: MasterPosition) -> None:
        """Lay out the beginning of a game (section 3)."""
        _lay_decks(p, p.settings.options)
        _assign_factions(p)

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        return phrase_book(self.catalogue, names, solo)

    def sets(self) -> dict[str, int]:
        """Count the copies of cards by set, connections and factions."""
        counts: dict[str, int] = {}
        for card in self.card_set.locations:
            counts[card.set] = counts.get(card.set, 0) + card.copies
        counts["connections"] = sum(card.copies for card in self.card_set.connections)
        counts["factions"] = len(self.card_set.factions)
        return counts

    def cards_data(self, edition: str = "") -> list[dict[str, object]]:
        """Describe every card with its generated text."""
        return [
            *(card_json(card) for card in self.card_set.locations),
            *(connection_json(card) for card in self.card_set.connections),
            *(faction_json(faction) for faction in self.card_set.factions),
        ]

    def card_tables(self) -> list[Table]:
        """List every card as it stands in the files."""
        return list(self.card_set.tables.values())

    def card_words(self) -> dict[str, object]:
        """Name goods, kinds and types."""
        return card_words()


def _lay_decks(p: MasterPosition, values: dict[str, object]) -> None:
    """Shuffle the main deck and the two connection decks (MS-3.1 to MS-3.5)."""
    sets = EXPANSION_SETS[str(values["expansion"])]
    for number, card in enumerate(p.cards.locations):
        own = card.set not in SHIPPED  # cards of a player's own folder are always in
        if card.set in sets or own or (card.set == "promo" and values["promos"]):
            p.deck.extend([number] * card.copies)
    for i, connection in enumerate(p.cards.connections):
        deck = p.blue_deck if connection.deck == "blue" else p.red_deck
        deck.extend([p.cards.size + i] * connection.copies)
    for cards in (p.deck, p.blue_deck, p.red_deck):
        p.chance.shuffle(cards)


def _assign_factions(p: MasterPosition) -> None:
    """Hand out boards at random or let them be chosen, then lay out the setup (MS-3.6 to 3.9)."""
    p.push(codes.S_ROUND, -1)
    p.push(codes.S_FIRST, -1)
    p.push(codes.S_KEEP, -1)
    p.push(codes.S_DEAL_HANDS, -1)
    if p.settings.choose_faction:
        start = p.chance.below(p.seats)
        for i in range(p.seats - 1, -1, -1):
            p.push(codes.S_FACTION, (start + i) % p.seats)
    else:
        boards = list(range(len(p.cards.factions)))
        p.chance.shuffle(boards)
        for seat in range(p.seats):
            p.players[seat].faction = boards[seat]
