"""The data of a Master Set game: places, players and the table they sit at."""

from typing import Final

from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.codes import SETUP
from novastate.games.master.goods import ALL, HELD
from novastate.games.master.settings import Settings
from novastate.kernel.chance import Chance
from novastate.kernel.position import Position, Step
from novastate.kernel.seating import clockwise, rivals

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
        return Place(
            self.card,
            False,
            self.uses + 1,
            self.guest,
            self.shield,
            self.spent,
            self.placed,
            self.stored,
        )

    def with_spent(self, units: Units) -> "Place":
        """Lay activation goods on the card."""
        return Place(
            self.card,
            False,
            self.uses,
            self.guest,
            self.shield,
            self.spent + units,
            self.placed,
            self.stored,
        )

    def with_guest(self) -> "Place":
        """Put a guest worker on the card."""
        return Place(
            self.card, False, self.uses, True, self.shield, self.spent, self.placed, self.stored
        )

    def with_shield(self, shield: bool) -> "Place":
        """Put a shield on the card, or take it off."""
        return Place(
            self.card, False, self.uses, self.guest, shield, self.spent, self.placed, self.stored
        )

    def with_placed(self, units: Units) -> "Place":
        """Change the placed goods."""
        return Place(
            self.card, False, self.uses, self.guest, self.shield, self.spent, units, self.stored
        )

    def with_stored(self, units: Units) -> "Place":
        """Change the stored goods."""
        return Place(
            self.card, False, self.uses, self.guest, self.shield, self.spent, self.placed, units
        )

    def cleared(self) -> "Place":
        """Take off activation goods and guest worker and forget the activations (MS-20.7.5)."""
        return Place(self.card, False, 0, False, self.shield, (), self.placed, self.stored)

    def cleaned(self) -> "Place":
        """Leave what clean-up leaves: placed and stored goods (MS-17.7)."""
        return Place(self.card, self.ruin, 0, False, False, (), self.placed, self.stored)


class Player:
    """One player, or the virtual rival of the solo game."""

    def __init__(
        self,
        faction: int,
        goods: list[int],
        vp: int,
        hand: list[int],
        deals: list[int],
        state: list[Place],
        passed: bool,
        board: int,
        board_goods: Units,
        tally: list[int],
        placed: int,
        drawn: list[int],
    ) -> None:
        self.faction = faction  # -1: none
        self.goods = goods  # the personal supply, placed goods included (MS-2.4.4)
        self.vp = vp
        self.hand = hand  # sorted; connection cards come last
        self.deals = deals  # sorted
        self.state = state
        self.passed = passed
        self.board = board  # bit i: contact action i was used in this round
        self.board_goods = board_goods  # activation goods on the board
        self.tally = tally  # gained in the last production phase, by good (MS-5.2.1)
        self.placed = placed  # how many of the goods are placed goods
        self.drawn = drawn  # cards drawn and not yet kept or discarded (MS-20.9.3)

    def clone(self) -> "Player":
        """Copy the player.

        Shared with the copy are places, which never change, and the lists that the rules replace
        instead of changing them: deals, tally and drawn cards.
        """
        return Player(
            self.faction,
            self.goods.copy(),
            self.vp,
            self.hand.copy(),
            self.deals,
            self.state.copy(),
            self.passed,
            self.board,
            self.board_goods,
            self.tally,
            self.placed,
            self.drawn,
        )

    def loose(self, good: int) -> int:
        """Count the goods of a kind that do not lie on a location."""
        n = self.goods[good]
        if self.placed:
            for place in self.state:
                if place.placed:
                    n -= place.placed.count(good)
        return n


def new_player() -> Player:
    """Make a player who has nothing (MS-3.7)."""
    return Player(NOBODY, [0] * HELD, 0, [], [], [], False, 0, (), [0] * ALL, 0, [])


Theft = tuple[int, int, int, int]
"""A production taken in this phase: taker, his place, owner, the owner's place (MS-16.4)."""


class Table(Position):
    """Everything on and around the table; the rules are functions over it."""

    def __init__(
        self,
        cards: Catalogue,
        settings: Settings,
        seats: int,
        chance: Chance,
        players: list[Player],
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
        self.players = players  # in the solo game the rival sits at 1
        if source is None:
            self.deck: list[int] = []  # the top card is the last
            self.discard: list[int] = []
            self.blue_deck: list[int] = []
            self.red_deck: list[int] = []
            self.open_connections: list[int] = []
            self.connection_discard: list[int] = []
            self.display: list[int] = []
            self.first = 0
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
        self.deck = source.deck.copy()
        self.discard = source.discard.copy()
        self.blue_deck = source.blue_deck
        self.red_deck = source.red_deck
        self.open_connections = source.open_connections
        self.connection_discard = source.connection_discard
        self.display = source.display
        self.first = source.first
        self.round = source.round
        self.phase = source.phase
        self.end_triggered = source.end_triggered
        self.over = source.over
        self.thefts = source.thefts
        self.rival_due = source.rival_due
        self.attacks = source.attacks
        self.attack_pile = source.attack_pile
        self.location_vp = source.location_vp

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a step on top of the agenda."""
        step: Step = (kind, seat, a, b)
        self.agenda.append(step)

    def ask(self, seat: int) -> bool:
        """Ask one seat; the step on top of the agenda is the question."""
        self.asking = [seat]
        return True

    def rivals(self, seat: int) -> list[int]:
        """List the rivals of a player clockwise from his left (MS-2.2.4)."""
        return rivals(len(self.players), seat)

    def clockwise(self) -> list[int]:
        """List the seats clockwise from the first player."""
        return clockwise(self.seats, self.first)
