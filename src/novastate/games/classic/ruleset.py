"""What the rulesets of the old editions share: beginning, reading back, scenarios, cards."""

from pathlib import Path
from typing import Any, Final, cast

from novastate.games.card_editions import NAME as CARD_EDITION
from novastate.games.card_editions import SECOND
from novastate.games.classic.cards import load
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.effect_words import special_name
from novastate.games.classic.codes import S_DEAL_HANDS, S_FIRST, S_TURN
from novastate.games.classic.edition import Edition
from novastate.games.classic.fields import fill
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules import setup
from novastate.games.classic.rules.gains import STEP_OF
from novastate.games.classic.scenarios import lines
from novastate.games.classic.table import NOBODY, Player
from novastate.games.classic.words.card_json import card_words, set_json
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.position import Position
from novastate.kernel.ruleset import Ruleset
from novastate.kernel.tables import Table

VERSION: Final = 4
"""Of the rules of both old editions; grows when an old record might replay differently."""


class ClassicRuleset(Ruleset):
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
        super().__init__(edition.id, title, VERSION, seats, edition.options, prefixes, rules_file)
        self.edition: Final = edition
        self._folder: Final = folder
        self._catalogues: Final[dict[str, Catalogue]] = {}
        self.catalogue: Final = self.cards_in(SECOND)
        self.card_set: Final = self.catalogue.card_set

    def cards_in(self, card_edition: str) -> Catalogue:
        """Return an edition of the cards, with those of the own folder if there is one."""
        if card_edition not in self._catalogues:
            cards = load.shipped(self.id, card_edition)
            if self._folder is not None:
                cards = load.with_folder(cards, self._folder)
            self._catalogues[card_edition] = Catalogue(cards)
            _check_words(self._catalogues[card_edition], self.edition)
        return self._catalogues[card_edition]

    def cards_of(self, values: dict[str, object]) -> Catalogue:
        """Return the cards that a game with these options uses."""
        return self.cards_in(str(values[CARD_EDITION]))

    def new(self, seats: int, seed: int, **options: object) -> Position:
        """Begin a game (FS-3, NE-3)."""
        values = self.check(seats, seed, options)
        p = self._table(seats, seed, values)
        setup.fill_deck(p)
        p.push(S_TURN, NOBODY)
        p.push(S_DEAL_HANDS, NOBODY)
        p.push(S_FIRST, NOBODY)
        if not p.rules.choose_faction:
            setup.give_factions(p)
        self.edition.machine.run(p)
        return p

    def check(self, seats: int, seed: int, given: dict[str, object]) -> dict[str, object]:
        """Check seats, seed and options, and that the options fit together."""
        values = super().check(seats, seed, given)
        first = str(values["first_player"])
        if first != "random" and int(first[-1]) > seats:
            raise BadInput(f'Option "first_player" cannot be "{first}" with {seats} seats.')
        return values

    def _table(self, seats: int, seed: int, values: dict[str, object]) -> ClassicPosition:
        """Make an empty table with these options."""
        players = [Player() for _ in range(seats)]
        rules = self.edition.rules_of(values)
        cards = self.cards_of(values)
        return ClassicPosition(self.edition, cards, rules, seats, seeded(seed), players)

    def from_data(self, data: dict[str, object]) -> Position:
        """Rebuild a position from its data."""
        seats = cast(int, data["seats"])
        values = self.check(seats, 0, cast("dict[str, object]", data["options"]))
        p = self._table(seats, 0, values)
        fill(p, cast("dict[str, Any]", data))
        return p

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        return self.edition.book(self.catalogue, names)

    def clear(self, position: Position) -> None:
        """Empty the table for a scenario."""
        lines.clear(cast(ClassicPosition, position))

    def arrange(self, position: Position, line: str) -> None:
        """Change a position by one line of a scenario's given block."""
        lines.SCRIPT.arrange(cast(ClassicPosition, position), line)

    def settle(self, position: Position) -> None:
        """Run an arranged position on to its first question."""
        p = cast(ClassicPosition, position)
        lines.settle(p)
        self.edition.machine.run(p)

    def expect(self, position: Position, line: str) -> str:
        """Check one line of a scenario's then block."""
        return lines.SCRIPT.expect(cast(ClassicPosition, position), line)

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
        return set_json(self.cards_in(edition or SECOND).card_set, self.id)

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
