"""The data of a Master Set game: places, players and the table they sit at."""

from typing import Final

from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.codes import SETUP
from novastate.games.master.goods import ALL, HELD
from novastate.games.master.settings import Settings
from novastate.kernel.chance import Chance
from novastate.kernel.seating import rivals
from novastate.toolkit.game_table import GameTable

Units = tuple[int, ...]
"""Goods lying on a card, one entry a unit."""

NOBODY: Final = -1


class Place:
    """A card in a state with everything lying on it; never changed, only replaced."""

    def __init__(
        self,
        card: int,
        ruin: bool = False,
        uses: int = 0,
        guest: bool = False,
        shield: bool = False,
        spent: Units = (),
        placed: Units = (),
        stored: Units = (),
    ) -> None:
        self.card: Final = card
        self.ruin: Final = ruin
        self.uses: Final = uses  # activations in this round
        self.guest: Final = guest
        self.shield: Final = shield
        self.spent: Final = spent  # activation goods (MS-2.4.2)
        self.placed: Final = placed  # placed goods (MS-2.4.4)
        self.stored: Final = stored  # stored goods (MS-2.4.6)

    def used(self) -> "Place":
        """Count one more activation."""
        return self._marked(self.uses + 1, self.guest, self.shield)

    def with_spent(self, units: Units) -> "Place":
        """Lay activation goods on the card."""
        return self._laden(self.spent + units, self.placed, self.stored)

    def with_guest(self) -> "Place":
        """Put a guest worker on the card."""
        return self._marked(self.uses, True, self.shield)

    def with_shield(self, shield: bool) -> "Place":
        """Put a shield on the card, or take it off."""
        return self._marked(self.uses, self.guest, shield)

    def with_placed(self, units: Units) -> "Place":
        """Change the placed goods."""
        return self._laden(self.spent, units, self.stored)

    def with_stored(self, units: Units) -> "Place":
        """Change the stored goods."""
        return self._laden(self.spent, self.placed, units)

    def _marked(self, uses: int, guest: bool, shield: bool) -> "Place":
        return Place(self.card, False, uses, guest, shield, self.spent, self.placed, self.stored)

    def _laden(self, spent: Units, placed: Units, stored: Units) -> "Place":
        return Place(self.card, False, self.uses, self.guest, self.shield, spent, placed, stored)

    def cleared(self) -> "Place":
        """Take off activation goods and guest worker and forget the activations (MS-20.7.5)."""
        return Place(self.card, False, 0, False, self.shield, (), self.placed, self.stored)

    def cleaned(self) -> "Place":
        """Leave what clean-up leaves: placed and stored goods (MS-17.7)."""
        return Place(self.card, self.ruin, 0, False, False, (), self.placed, self.stored)


class Player:
    """One player, or the virtual rival of the solo game."""

    def __init__(self, source: "Player | None" = None) -> None:
        """Begin with nothing (MS-3.7), or as a copy.

        Shared with the copy are places, which never change, and the lists that the rules replace
        instead of changing them: deals, tally and drawn cards.
        """
        if source is None:
            self.faction = NOBODY
            self.goods: list[int] = [0] * HELD  # the supply, placed goods included (MS-2.4.4)
            self.vp = 0
            self.hand: list[int] = []  # sorted; connection cards come last
            self.deals: list[int] = []  # sorted
            self.state: list[Place] = []
            self.passed = False
            self.board = 0  # bit i: contact action i was used in this round
            self.board_goods: Units = ()  # activation goods on the board
            self.tally: list[int] = [0] * ALL  # gained in the last production phase (MS-5.2.1)
            self.placed = 0  # how many of the goods are placed goods
            self.drawn: list[int] = []  # drawn and not yet kept or discarded (MS-20.9.3)
            return
        self.faction = source.faction
        self.goods = source.goods.copy()
        self.vp = source.vp
        self.hand = source.hand.copy()
        self.deals = source.deals
        self.state = source.state.copy()
        self.passed = source.passed
        self.board = source.board
        self.board_goods = source.board_goods
        self.tally = source.tally
        self.placed = source.placed
        self.drawn = source.drawn

    def loose(self, good: int) -> int:
        """Count the goods of a kind that do not lie on a location."""
        n = self.goods[good]
        if self.placed:
            for place in self.state:
                if place.placed:
                    n -= place.placed.count(good)
        return n


Theft = tuple[int, int, int, int]
"""A production taken in this phase: taker, his place, owner, the owner's place (MS-16.4)."""


class Table(GameTable):
    """Everything on and around the table; the rules are functions over it."""

    def __init__(
        self,
        cards: Catalogue,
        settings: Settings,
        seats: int,
        chance: Chance,
        source: "Table | None" = None,
    ) -> None:
        """Lay out an empty table, or a copy of another.

        Small piles, answers and thefts are shared: the rules replace these lists and never change
        one in place. Only agenda, deck and discard pile are changed in place and so copied.
        """
        super().__init__(seats, chance, source)
        self.cards = cards
        self.settings = settings
        self.solo = seats == 1
        if source is None:
            # In the solo game the rival sits at 1.
            self.players = [Player() for _ in range(max(seats, 2))]
            self.deck: list[int] = []  # the top card is the last
            self.discard: list[int] = []
            self.blue_deck: list[int] = []
            self.red_deck: list[int] = []
            self.open_connections: list[int] = []
            self.connection_discard: list[int] = []
            self.display: list[int] = []
            self.round = 0
            self.phase = SETUP
            self.end_triggered = False
            self.over = False
            self.thefts: list[Theft] = []
            self.rival_due = False
            self.attacks = 0
            self.attack_pile: list[int] = []
            self.location_vp: list[int] = []  # of final scoring, by player
            return
        self.players = [Player(player) for player in source.players]
        self.deck = source.deck.copy()
        self.discard = source.discard.copy()
        self.blue_deck = source.blue_deck
        self.red_deck = source.red_deck
        self.open_connections = source.open_connections
        self.connection_discard = source.connection_discard
        self.display = source.display
        self.round = source.round
        self.phase = source.phase
        self.end_triggered = source.end_triggered
        self.over = source.over
        self.thefts = source.thefts
        self.rival_due = source.rival_due
        self.attacks = source.attacks
        self.attack_pile = source.attack_pile
        self.location_vp = source.location_vp

    def ask(self, seat: int) -> bool:
        """Ask one seat; the step on top of the agenda is the question."""
        self.asking = [seat]
        return True

    def rivals(self, seat: int) -> list[int]:
        """List the rivals of a player clockwise from his left (MS-2.2.4)."""
        return rivals(len(self.players), seat)
