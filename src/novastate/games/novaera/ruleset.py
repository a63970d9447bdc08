"""Nova Era as a ruleset: its options and how a game begins (sections 3 and 17)."""

from pathlib import Path
from typing import Final, cast

from novastate.games.card_editions import SECOND, Editions
from novastate.games.novaera.cards import load
from novastate.games.novaera.cards.card import CardSet
from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.codes import S_DEAL
from novastate.games.novaera.constants import DECKS, RESOURCES
from novastate.games.novaera.position import PARTS, NovaEraPosition
from novastate.games.novaera.rules.supply import out_of_box
from novastate.games.novaera.settings import Settings
from novastate.games.novaera.table import NOBODY
from novastate.games.novaera.words.book import phrase_book
from novastate.games.novaera.words.card_text import card_json, card_words
from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.phrases import PhraseBook
from novastate.kernel.tables import Table
from novastate.toolkit.game_ruleset import GameRuleset

DICE: Final = 15


class NovaEra(GameRuleset[NovaEraPosition]):
    """Nova Era, for two to four players.

    >>> position = NovaEra().new(seats=2, seed=1, first_player="seat_2")
    >>> position.to_act()
    (1,)
    """

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(PARTS, "Nova Era", 4, (2, 3, 4), ("NV",), "nova_era.md")
        self._folder: Final = folder
        self.editions: Final = Editions(self._read)
        self.catalogue: Final = self.editions[SECOND]
        self.card_set: Final[CardSet] = self.catalogue.card_set

    def _read(self, edition: str) -> Catalogue:
        """Read the cards of an edition, with those of the own folder if there is one."""
        cards = load.shipped(edition)
        return Catalogue(cards if self._folder is None else load.with_folder(cards, self._folder))

    def table(self, seats: int, seed: int, values: dict[str, object]) -> NovaEraPosition:
        """Make an empty table with these options."""
        cards = self.editions.chosen(values)
        return NovaEraPosition(cards, Settings(values, seats), seats, seeded(seed))

    def set_up(self, p: NovaEraPosition) -> None:
        """Lay out the beginning of a game (section 3)."""
        _choose_first(p)
        _fill_box(p)
        _deal_start(p)
        p.push(S_DEAL, NOBODY)

    def check_together(self, values: dict[str, object], seats: int) -> None:
        """Refuse options that do not fit together (NV-17)."""
        dice = cast("list[int]", values["dice_per_colour"])
        if sum(dice) != DICE:
            raise BadInput(f'Option "dice_per_colour" must add up to {DICE} dice, not {sum(dice)}.')
        zone = cast("list[int]", values["unrest_zone"])
        last = cast(int, values["unrest_last"])
        if not zone[0] <= zone[1] < last:
            raise BadInput(
                f'Option "unrest_zone" must lie below the last space of the unrest track ({last}),'
                " first space first."
            )
        supply = str(values["resource_supply"])
        given = cast(int, values["start_resources"]) * seats
        if supply != "unlimited" and given > int(supply):
            raise BadInput(
                f'Option "start_resources" gives out {given} of each kind, but "resource_supply"'
                f" holds {supply}."
            )

    def book(self, names: list[str] | None = None, solo: bool = False) -> PhraseBook:
        """Return the words of this game; players may be called by their names."""
        return phrase_book(self.catalogue, names)

    def sets(self) -> dict[str, int]:
        """Count the cards by deck."""
        return {deck: len(self.catalogue.decks[deck]) for deck in DECKS}

    def cards_data(self, edition: str = "") -> list[dict[str, object]]:
        """Describe every card of an edition with its generated text."""
        cards = self.editions[edition or SECOND].card_set
        return [card_json(card, cards) for card in cards.cards]

    def card_tables(self) -> list[Table]:
        """List every card as it stands in the files."""
        return list(self.card_set.tables.values())

    def card_words(self) -> dict[str, object]:
        """Name resources, colours, columns, kinds, decks and tracks."""
        return card_words()


def _choose_first(p: NovaEraPosition) -> None:
    """Draw the first player, or take the seat of the option (NV-3.1.7)."""
    if p.settings.first_player == "random":
        p.first = p.chance.below(p.seats)
    else:
        p.first = int(p.settings.first_player[-1]) - 1


def _fill_box(p: NovaEraPosition) -> None:
    """Put every card into the box that the game may use (NV-16.1.2, NV-17.1.23)."""
    p.box = list(range(p.cards.total))
    unused: list[int] = []
    if p.settings.eras < 3:
        for deck in ("evo23", "tech3", "pers3"):
            unused += p.cards.decks[deck]
    if p.settings.friendly:
        unused += [card for card in p.box if p.cards.attacks[card] and card not in unused]
    if unused:
        p.removed = sorted(unused)
        p.box = [card for card in p.box if card not in unused]


def _deal_start(p: NovaEraPosition) -> None:
    """Give each player resources and starting technologies (NV-3.1.1, NV-3.1.2)."""
    start = out_of_box(p, "start")
    p.chance.shuffle(start)
    for player in p.players:
        player.resources = [p.settings.start_resources] * RESOURCES
        player.hand = sorted(start.pop() for _ in range(min(p.settings.start_hand, len(start))))
        player.secret = player.hand
    p.buried = sorted(start)
