"""The data of a Nova Era game: cards in play, players and the table they sit at."""

from typing import Final

from novastate.games.novaera.cards.catalogue import USE_BITS, USE_MASK, Catalogue
from novastate.games.novaera.codes import ROLL, SOURCES
from novastate.games.novaera.constants import RESOURCES, TRACKS
from novastate.games.novaera.rules.standing import NO_STANDING, Placed, Standing, standing_of
from novastate.games.novaera.settings import Settings
from novastate.kernel.chance import Chance
from novastate.toolkit.game_table import GameTable

NOBODY: Final = -1

# Where the reserve token lies if not on a card of the display (NV-18.9).
ON_CARD: Final = -1
OUT: Final = -2


class Player:
    """One player's civilization."""

    def __init__(self, source: "Player | None" = None) -> None:
        """Begin with nothing, or as a copy; lists that the rules replace are shared."""
        if source is None:
            self.vp = 0
            self.unrest = 0
            self.resources: list[int] = [0] * RESOURCES
            self.dice: list[int] = []
            self.hand: list[int] = []  # sorted
            self.secret: list[int] = []  # the hand cards no rival has seen (NV-20.1.2), sorted
            self.tableau: list[Placed] = []  # in the order of placing
            self.past: list[int] = []  # the latest last
            self.penalty = False  # taken in this round (NV-6.2.2)
            self.pick_sum = 0
            self.lowered = False  # the lower variant was used in this round (NV-17.1.25)
            self.firsts = 0  # how often first player
            self.sources: list[int] = [0] * len(SOURCES)  # of victory points
            self.standing: Standing = NO_STANDING  # follows from the tableau, see `arranged`
            return
        self.vp = source.vp
        self.unrest = source.unrest
        self.resources = source.resources.copy()
        self.dice = source.dice
        self.hand = source.hand
        self.secret = source.secret
        self.tableau = source.tableau
        self.past = source.past
        self.penalty = source.penalty
        self.pick_sum = source.pick_sum
        self.lowered = source.lowered
        self.firsts = source.firsts
        self.sources = source.sources
        self.standing = source.standing

    def find(self, card: int) -> int:
        """Return where a card lies in the tableau; -1 if it does not."""
        for i, placed in enumerate(self.tableau):
            if placed.card == card:
                return i
        return -1

    def has(self, card: int) -> bool:
        """Tell whether a card lies undamaged in the tableau."""
        at = self.find(card)
        return at >= 0 and not self.tableau[at].damaged


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

        Nearly all lists are shared: the rules replace them and never change one in place. Only
        the agenda is changed in place and so copied.
        """
        super().__init__(seats, chance, source)
        self.cards = cards
        self.settings = settings
        if source is None:
            self.players = [Player() for _ in range(seats)]
            self.era = 1
            self.round = 1
            self.phase = ROLL
            self.bag: list[int] = settings.dice  # how many dice of each colour
            self.zones: list[list[int]] = []  # dice; an empty zone was picked
            self.tracks: list[int] = [0] * len(TRACKS)
            self.columns: list[list[int]] = []  # the bottom card is the last
            self.people: list[int] = []
            self.stock: list[int] = []  # the top card is the last
            self.box: list[int] = []  # decks of later eras and evolutions not yet used, sorted
            self.removed: list[int] = []
            self.buried: list[
                int
            ] = []  # removed unseen: undealt starting cards, stocks of past eras
            self.token = OUT
            self.token_owner = NOBODY
            self.to_produce: list[int] = []  # cards of the producing player still to be resolved
            return
        self.players = [Player(player) for player in source.players]
        self.era = source.era
        self.round = source.round
        self.phase = source.phase
        self.bag = source.bag
        self.zones = source.zones
        self.tracks = source.tracks
        self.columns = source.columns
        self.people = source.people
        self.stock = source.stock
        self.box = source.box
        self.removed = source.removed
        self.buried = source.buried
        self.token = source.token
        self.token_owner = source.token_owner
        self.to_produce = source.to_produce

    def arranged(self, seat: int, tableau: list[Placed]) -> None:
        """Give a seat another tableau, and reckon anew what its permanent effects come to."""
        player = self.players[seat]
        player.tableau = tableau
        player.standing = standing_of(self.cards, tableau)


def uses_of(placed: Placed, effect: int) -> int:
    """Return how often an effect of a card in play has been used (NV-18.5.5)."""
    return placed.uses >> USE_BITS * effect & USE_MASK
