"""The features of a player of the Master Set."""

from typing import Final

from novastate.bots.learned.features import REACH, Features, Register, within
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.cards.model import GOODS, PRODUCE, TYPES
from novastate.games.master.codes import ACTION, PHASES
from novastate.games.master.goods import ALL, HELD
from novastate.games.master.table import Player, Table
from novastate.kernel.position import Position

POINTS: Final = 45
LEAD: Final = 20
ROUNDS: Final = 9
MANY: Final = 7


class MasterFeatures(Features):
    """Reads points, tempo, supply, state, deals and hand."""

    def __init__(self, cards: Catalogue) -> None:
        register = Register()
        prospect = register.steps("prospect", 2 * REACH + 1)
        self.points = register.steps("points", POINTS + 1)
        self.lead = register.steps("lead", 2 * LEAD + 1)
        self.round = register.steps("round", ROUNDS + 1)
        self.phase = register.steps("phase", len(PHASES))
        self.tempo = register.steps("tempo", 16)
        self.seats = register.steps("seats", 5)
        self.ended = register.steps("ended", 2)
        self.faction = register.each("faction", [faction.id for faction in cards.factions])
        self.goods = register.steps("good", HELD * (MANY + 1))
        self.hand_size = register.steps("hand", 13)
        self.deal_count = register.steps("deals", 11)
        self.ruins = register.steps("ruins", 8)
        self.standing = register.steps("standing", 16)
        self.types = register.steps("type", len(TYPES) * 5)
        self.income = register.steps("income", ALL * (MANY + 1))
        self.state = register.each("state", cards.ids)
        self.ready = register.each("ready", cards.ids)
        self.held = register.each("held", cards.ids)
        self.shielded = register.steps("shielded", 4)
        super().__init__(register.names, prospect)
        self.produced: Final = [_produced(cards, card) for card in range(cards.size)]
        self.board: Final = [list(faction.production) for faction in cards.factions]
        self.type_lists: Final = [
            [t for t in range(len(TYPES)) if cards.types[card] >> t & 1]
            for card in range(cards.size)
        ]

    def stage(self, position: Position) -> int:
        """Tell by the leader's points: opening, middle, end."""
        assert isinstance(position, Table)
        best = 0
        for seat in range(position.seats):
            points = counted(position.players[seat])
            if points > best:
                best = points
        end = position.settings.end_vp
        return 0 if 3 * best < end else (1 if 4 * best < 3 * end else 2)

    def active(self, position: Position, seat: int, known: bool) -> list[int]:
        """List the features of a seat."""
        assert isinstance(position, Table)
        p = position
        cards = p.cards
        me = p.players[seat]
        points = counted(me)
        best = -99
        waiting = False
        for rival in range(p.seats):
            if rival != seat:
                other = p.players[rival]
                best = max(best, counted(other))
                waiting = waiting or not other.passed
        asked = len(p.asking) > 0 and p.asking[0] == seat
        tempo = int(me.passed) + 2 * int(waiting) + 4 * int(p.first == seat) + 8 * int(asked)
        features = [
            self.points + within(points, POINTS),
            self.lead + within(points - best + LEAD, 2 * LEAD),
            self.round + within(p.round, ROUNDS),
            self.phase + p.phase,
            self.tempo + tempo,
            self.seats + p.seats,
            self.ended + int(p.end_triggered),
            self.hand_size + within(len(me.hand), 12),
            self.deal_count + within(len(me.deals), 10),
        ]
        if me.faction >= 0:
            features.append(self.faction + me.faction)
        if not me.passed:
            for good in range(HELD):
                n = me.goods[good]
                if n:
                    features.append(self.goods + good * (MANY + 1) + within(n, MANY))
        income = [0] * ALL
        types = [0] * len(TYPES)
        ruins = 0
        standing = 0
        shielded = 0
        acting = p.phase == ACTION and not me.passed
        for place in me.state:
            if place.ruin:
                ruins += 1
                continue
            standing += 1
            card = place.card
            features.append(self.state + card)
            if place.shield:
                shielded += 1
            if acting and place.uses < cards.uses[card]:
                features.append(self.ready + card)
            for t in self.type_lists[card]:
                types[t] += 1
            for good, n in self.produced[card]:
                income[good] += n
        for card in me.deals:
            income[cards.deal[card]] += 1
        if me.faction >= 0:
            for good, n in self.board[me.faction]:
                income[good] += n
        for good in range(ALL):
            if income[good]:
                features.append(self.income + good * (MANY + 1) + within(income[good], MANY))
        for t in range(len(TYPES)):
            if types[t]:
                features.append(self.types + t * 5 + within(types[t], 4))
        features.append(self.ruins + within(ruins, 7))
        features.append(self.standing + within(standing, 15))
        if shielded:
            features.append(self.shielded + within(shielded, 3))
        if known:
            for card in me.hand:
                features.append(self.held + card)
        return features


def counted(player: Player) -> int:
    """Count a player's points as if the game ended now (MS-18.2)."""
    points = player.vp
    for place in player.state:
        if not place.ruin:
            points += 1
    return points


def _produced(cards: Catalogue, card: int) -> list[tuple[int, int]]:
    """List what a location gives in every production phase, as far as its card says it plainly."""
    if cards.trigger[card] != PRODUCE or cards.gain[card].op != GOODS:
        return []
    return list(cards.gain[card].goods)
