"""The data of a game of an old edition: places, players and the table they sit at."""

from typing import Final, cast

from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.model import ACTION, MATCHES_ALL, OPEN
from novastate.games.classic.codes import SETUP
from novastate.games.classic.goods import HELD, NAMES
from novastate.kernel.chance import Chance
from novastate.kernel.position import Step
from novastate.toolkit.game_table import GameTable

NOBODY: Final = -1
NO_DEFENCE: Final = 99
"""Stands for the lowest defence where no location stands."""


class Rules:
    """The figures in which the old editions and their options differ."""

    def __init__(self, options: dict[str, object]) -> None:
        first = str(options["first_player"])
        self.options: Final = options
        self.end_vp: Final = cast(int, options["end_vp"])
        self.hand_limit = 0  # 0: none
        self.start_hand: Final = cast(int, options["start_hand"])
        self.location_places = 3
        self.leader_places = 5
        self.base_slots = 3
        self.trait_slots = 3
        self.visits = 3
        # While a location is redeveloped (FS-8.5.4, FS-19.6).
        self.slots_lost: Final = options["slots_in_redevelopment"] == "lost"
        self.redevelop_vp = 1
        self.produce_on_entry = True
        self.basic_redevelopments = 1  # a turn; 0: no limit
        self.adding = False  # whether ranges of tokens are added up
        self.turn_cap: Final = cast(int, options["turn_cap"])  # 0: none
        self.choose_faction: Final = options["factions"] == "chosen"
        self.first_seat: Final = NOBODY if first == "random" else int(first[-1]) - 1
        self.instants = False  # one-time contacts are played as instants (NE-M.4)
        self.free_at_zero = False  # a distance of 0 needs no means (NE-8.1.8)
        self.return_failed = False  # tokens of a failed attack come back (NE-23.2)
        self.most_defences = 0  # attached to one location; 0: no limit
        self.reconstruct_vp = 1
        self.agreements = 3  # with others, at a time


class Place:
    """A location or leader in play with everything lying on it; never changed, only replaced."""

    def __init__(
        self,
        uid: int,
        card: int,
        uses: int = 0,
        vp: tuple[int, ...] = (),
        stock: tuple[int, ...] = (),
        visitors: int = 0,
        agreements: int = 0,
        attached: tuple[int, ...] = (),
        debris: bool = False,
        improved: bool = False,
    ) -> None:
        self.uid: Final = uid  # grows with every card that enters play
        self.card: Final = card
        self.uses: Final = uses  # activations in this turn
        self.vp: Final = vp  # values of the VP tokens in its places
        self.stock: Final = stock  # goods put there once (FS-15.5)
        self.visitors: Final = visitors  # mask of seats that have visited it in this turn
        self.agreements: Final = agreements  # mask of seats with an agreement (NE-10.3)
        self.attached: Final = attached  # defensive cards (NE-11.2)
        self.debris: Final = debris
        self.improved: Final = improved  # carries an Improvement token (NE-18.4)

    def changed(
        self,
        uses: int = -1,
        vp: tuple[int, ...] | None = None,
        stock: tuple[int, ...] | None = None,
        visitors: int = -1,
        agreements: int = -1,
        attached: tuple[int, ...] | None = None,
        improved: bool | None = None,
    ) -> "Place":
        """Copy the place with something changed."""
        return Place(
            self.uid,
            self.card,
            self.uses if uses < 0 else uses,
            self.vp if vp is None else vp,
            self.stock if stock is None else stock,
            self.visitors if visitors < 0 else visitors,
            self.agreements if agreements < 0 else agreements,
            self.attached if attached is None else attached,
            self.debris,
            self.improved if improved is None else improved,
        )

    def points(self) -> int:
        """Count the VP tokens on the card, an Improvement token included."""
        n = 1 if self.improved else 0
        for value in self.vp:
            n += value
        return n


class Standing:
    """What a player's locations and leader amount to; made anew when one of them changes."""

    def __init__(self, cards: Catalogue, state: list[Place], leader: Place | None) -> None:
        self.state: Final = state
        self.leader: Final = leader
        in_play: list[Place] = []
        open: list[int] = []
        actions: list[int] = []
        types = watched = agreed = 0
        matches_all = False
        weakest = NO_DEFENCE
        for i in range(len(state)):
            place = state[i]
            agreed |= place.agreements
            if place.debris:
                continue
            in_play.append(place)
            card = place.card
            effects = cards.effects[card]
            watched |= effects.watched
            types |= cards.types[card]
            if effects.traits & MATCHES_ALL and cards.types[card]:
                matches_all = True
            kind = cards.kind[card]
            if kind == OPEN:
                open.append(i)
            elif kind == ACTION:
                actions.append(i)
            defence = cards.defence_of(card, place.attached)
            if defence < weakest:
                weakest = defence
        if leader is not None:
            in_play.append(leader)
            watched |= cards.effects[leader.card].watched
        self.in_play: Final = in_play  # the locations that stand, then the leader
        self.open: Final = open  # where locations stand that can be visited
        self.actions: Final = actions  # where locations stand that can be activated
        self.types: Final = types  # mask of the types of all that stand
        self.matches_all: Final = matches_all  # whether one may be replaced by every type
        self.watched: Final = watched  # mask of the events that features watch
        self.agreed: Final = agreed  # mask of the seats that have an agreement here
        self.weakest: Final = weakest  # the lowest effective defence (NE-2.4.6)
        self.debris: Final = len(in_play) - (leader is not None) < len(state)


class Player:
    """One player."""

    def __init__(self, source: "Player | None" = None) -> None:
        """Begin with nothing, or as a copy; lists that the rules replace are shared."""
        if source is None:
            self.faction = NOBODY
            self.pool: list[int] = [0] * HELD
            self.base_vp = 0
            self.marked = 0  # the mark on the VP track
            self.hand: list[int] = []  # sorted
            self.spoils: list[int] = []  # sorted
            self.deals: list[int] = []  # sorted
            self.state: list[Place] = []  # in the order of entering
            self.leader: Place | None = None
            self.passed = False
            self.fields = 0  # mask of contact cards or fields used in this turn
            self.visits = 0  # made in this turn
            self.redeveloped = 0  # basic redevelopments of this turn
            self.stocked = False  # whether goods lie on own cards
            self._standing: Standing | None = None
            return
        self.faction = source.faction
        self.pool = source.pool.copy()
        self.base_vp = source.base_vp
        self.marked = source.marked
        self.hand = source.hand
        self.spoils = source.spoils
        self.deals = source.deals
        self.state = source.state
        self.leader = source.leader
        self.passed = source.passed
        self.fields = source.fields
        self.visits = source.visits
        self.redeveloped = source.redeveloped
        self.stocked = source.stocked
        self._standing = source._standing

    def find(self, uid: int) -> int:
        """Return where a place lies in the state; -1 if it does not."""
        for i, place in enumerate(self.state):
            if place.uid == uid:
                return i
        return -1

    def in_play(self, uid: int) -> Place | None:
        """Return a location or the leader by its uid; None if it is not in play."""
        if self.leader is not None and self.leader.uid == uid:
            return self.leader
        at = self.find(uid)
        return self.state[at] if at >= 0 else None

    def cards_in_play(self) -> list[Place]:
        """List the locations that stand, then the leader."""
        places = [place for place in self.state if not place.debris]
        if self.leader is not None:
            places.append(self.leader)
        return places

    def standing(self, cards: Catalogue) -> Standing:
        """Return what the cards in play amount to."""
        known = self._standing
        if known is None or known.state is not self.state or known.leader is not self.leader:
            known = Standing(cards, self.state, self.leader)
            self._standing = known
        return known


Committed = tuple[int, int, int]
"""A token committed in a shootout: seat, token, and the uid of the card it lay on or NOBODY."""

Reaction = tuple[int, int, int]
"""A reaction that waits: seat, uid of the card, and which of its features."""


class Table(GameTable):
    """Everything on and around the table; the rules are functions over it."""

    def __init__(
        self,
        cards: Catalogue,
        rules: Rules,
        seats: int,
        chance: Chance,
        source: "Table | None" = None,
    ) -> None:
        """Lay out an empty table, or a copy of another; lists that are replaced are shared."""
        super().__init__(seats, chance, source)
        self.cards = cards
        self.rules = rules
        if source is None:
            self.players = [Player() for _ in range(seats)]
            self.deck: list[int] = []  # the top card is the last
            self.discard: list[int] = []
            self.row: list[int] = []  # the lookout row
            self.turn = 0
            self.phase = SETUP
            self.serial = 0  # the next uid
            self.queue: list[Reaction] = []
            self.committed: list[Committed] = []
            self.over = False
            return
        self.players = [Player(player) for player in source.players]
        self.deck = source.deck.copy()
        self.discard = source.discard.copy()
        self.row = source.row
        self.turn = source.turn
        self.phase = source.phase
        self.serial = source.serial
        self.queue = source.queue
        self.committed = source.committed
        self.over = source.over

    def offers(self, step: Step) -> bool:
        """Tell whether a step that asks a seat would offer it anything."""
        raise NotImplementedError

    def clause(self, ruling: str) -> str:
        """Return where the rules of the edition say something."""
        raise NotImplementedError

    def replace(self, seat: int, place: Place) -> None:
        """Put a changed place where it was."""
        player = self.players[seat]
        if player.leader is not None and player.leader.uid == place.uid:
            player.leader = place
            return
        at = player.find(place.uid)
        player.state = [*player.state[:at], place, *player.state[at + 1 :]]

    def tell_card(
        self, code: str, seat: int, card: int, over: int = NOBODY, rival: int = NOBODY
    ) -> None:
        """Tell what happened with a card: put over another, or done to a rival."""
        if self.listener is not None:
            args: dict[str, object] = {"card": self.cards.ids[card]}
            if over != NOBODY:
                args["over"] = self.cards.ids[over]
            if rival != NOBODY:
                args["rival"] = rival
            self.tell(code, seat, args)

    def tell_good(self, code: str, seat: int, good: int, n: int = 1) -> None:
        """Tell what happened with goods of one kind."""
        if self.listener is not None:
            self.tell(code, seat, {"goods": {NAMES[good]: n}})


def kinds(cards: list[int]) -> list[int]:
    """List the cards of a sorted pile, equal ones once: the pile itself where none are equal.

    >>> kinds([2, 2, 5, 7, 7, 7])
    [2, 5, 7]
    """
    if not _has_copies(cards):
        return cards
    found: list[int] = []
    last = NOBODY
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def _has_copies(cards: list[int]) -> bool:
    """Tell whether a sorted pile holds a card twice."""
    last = NOBODY
    for card in cards:
        if card == last:
            return True
        last = card
    return False
