"""The features of a player of the Master Set."""

from typing import Final

from novastate.bots.learned.features import Features, add_counts, stage_of, tempo_of, within
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.cards.model import GOODS, PRODUCE, TYPES
from novastate.games.master.codes import ACTION, PHASES
from novastate.games.master.goods import ALL, HELD
from novastate.games.master.table import Player, Table
from novastate.kernel.position import Position

MANY: Final = 7


class MasterFeatures(Features):
    """Reads points, tempo, supply, state, deals and hand."""

    def __init__(self, cards: Catalogue) -> None:
        super().__init__(45, "round", 9, len(PHASES), 16, 5)
        self.ended = self.steps("ended", 2)
        self.faction = self.each("faction", [faction.id for faction in cards.factions])
        self.goods = self.steps("good", HELD * (MANY + 1))
        self.hand_size = self.steps("hand", 13)
        self.deal_count = self.steps("deals", 11)
        self.ruins = self.steps("ruins", 8)
        self.standing = self.steps("standing", 16)
        self.types = self.steps("type", len(TYPES) * 5)
        self.income = self.steps("income", ALL * (MANY + 1))
        self.state = self.each("state", cards.ids)
        self.ready = self.each("ready", cards.ids)
        self.held = self.each("held", cards.ids)
        self.shielded = self.steps("shielded", 4)
        self.produced: Final = [_produced(cards, card) for card in range(cards.size)]
        self.board: Final = [list(faction.production) for faction in cards.factions]
        self.type_lists: Final = [
            [t for t in range(len(TYPES)) if cards.types[card] >> t & 1]
            for card in range(cards.size)
        ]

    def stage(self, position: Position) -> int:
        """Tell by the leader's points: opening, middle, end."""
        assert isinstance(position, Table)
        points = [counted(position.players[seat]) for seat in range(position.seats)]
        return stage_of(points, position.settings.end_vp)

    def active(self, position: Position, seat: int, known: bool) -> list[int]:
        """List the features of a seat."""
        assert isinstance(position, Table)
        p = position
        cards = p.cards
        me = p.players[seat]
        seated = p.players[: p.seats]
        tempo = tempo_of(p, seat, p.first, [player.passed for player in seated])
        points = [counted(player) for player in seated]
        features = self.shared(points, seat, p.round, p.phase, tempo)
        features += [
            self.ended + int(p.end_triggered),
            self.hand_size + within(len(me.hand), 12),
            self.deal_count + within(len(me.deals), 10),
        ]
        if me.faction >= 0:
            features.append(self.faction + me.faction)
        if not me.passed:
            add_counts(features, self.goods, me.goods, MANY)
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
        add_counts(features, self.income, income, MANY)
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
