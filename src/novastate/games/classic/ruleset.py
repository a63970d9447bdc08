"""What the rulesets of the old editions share: beginning, reading back, scenarios, cards."""

from pathlib import Path
from typing import Final

from novastate.games.card_editions import SECOND, Editions
from novastate.games.classic.cards import load
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.effect_words import special_name
from novastate.games.classic.codes import S_DEAL_HANDS, S_FIRST, S_TURN
from novastate.games.classic.edition import Edition
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules import setup
from novastate.games.classic.rules.gains import STEP_OF
from novastate.games.classic.table import NOBODY
from novastate.games.classic.words.card_json import card_words, set_json
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.tables import Table
from novastate.toolkit.game_ruleset import GameRuleset

VERSION: Final = 4
"""Of the rules of both old editions; grows when an old record might replay differently."""


class ClassicRuleset(GameRuleset[ClassicPosition]):
    """A ruleset of one of the old editions."""

    def __init__(
        self,
        edition: Edition,
        title: str,
        seats: tuple[int, ...],
        prefixes: tuple[str, ...],
        rules_file: str,
        folder: Path | None,
    ) -> None:
        super().__init__(edition, title, VERSION, seats, prefixes, rules_file)
        self.edition: Final = edition
        self._folder: Final = folder
        self.editions: Final = Editions(self._read)
        self.catalogue: Final = self.editions[SECOND]
        self.card_set: Final = self.catalogue.card_set

    def _read(self, card_edition: str) -> Catalogue:
        """Read an edition of the cards, with those of the own folder if there is one."""
        cards = load.shipped(self.id, card_edition)
        if self._folder is not None:
            cards = load.with_folder(cards, self._folder)
        catalogue = Catalogue(cards)
        _check_words(catalogue, self.edition)
        return catalogue

    def cards_of(self, values: dict[str, object]) -> Catalogue:
        """Return the cards that a game with these options uses."""
        return self.editions.chosen(values)

    def table(self, seats: int, seed: int, values: dict[str, object]) -> ClassicPosition:
        """Make an empty table with these options."""
        rules, cards = self.edition.rules_of(values), self.cards_of(values)
        return ClassicPosition(self.edition, cards, rules, seats, seeded(seed))

    def set_up(self, p: ClassicPosition) -> None:
        """Lay out the beginning of a game (FS-3, NE-3)."""
        setup.fill_deck(p)
        p.push(S_TURN, NOBODY)
        p.push(S_DEAL_HANDS, NOBODY)
        p.push(S_FIRST, NOBODY)
        if not p.rules.choose_faction:
            setup.give_factions(p)

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        return self.edition.book(self.catalogue, names)

    def sets(self) -> dict[str, int]:
        """Count the copies of cards by kind, the permanent contacts and the factions."""
        cards = self.card_set
        return {
            "locations": sum(card.copies for card in cards.locations),
            "contacts": sum(card.copies for card in cards.contacts),
            "leaders": sum(card.copies for card in cards.leaders),
            "permanent_contacts": sum(len(faction.fields) for faction in cards.factions),
            "factions": len(cards.factions),
        }

    def cards_data(self, edition: str = "") -> list[dict[str, object]]:
        """Describe every card of an edition with its generated text."""
        return set_json(self.editions[edition or SECOND].card_set, self.id)

    def card_tables(self) -> list[Table]:
        """List every card as it stands in the files."""
        return list(self.card_set.tables.values())

    def card_words(self) -> dict[str, object]:
        """Name goods, types, kinds and contacts."""
        return card_words(self.id)


def _check_words(cards: Catalogue, edition: Edition) -> None:
    """Refuse cards that give what only another edition knows."""
    for id, effects in zip(cards.ids, cards.effects):
        for gain in (effects.gain, *[feature.gain for feature in effects.features]):
            if gain.special and STEP_OF[gain.special] not in edition.machine.decisions:
                word = special_name(gain)
                raise BadInput(f'The card "{id}" gives "{word}", which this edition has not.')
