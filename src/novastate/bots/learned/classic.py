"""The features of a player of an old edition."""

from typing import Final

from novastate.bots.learned.features import Features, add_counts, stage_of, tempo_of, within
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.cards.model import ACTION
from novastate.games.classic.codes import ACTIONS, PHASES
from novastate.games.classic.goods import ALL, HELD
from novastate.games.classic.rules.counting import total
from novastate.games.classic.rules.slots import slots, tucked
from novastate.games.classic.table import Table
from novastate.kernel.position import Position

MANY: Final = 5


class ClassicFeatures(Features):
    """Reads points, tempo, pool, state, slots, contacts and hand."""

    def __init__(self, cards: Catalogue) -> None:
        super().__init__(45, "turn", 12, len(PHASES), 16, 6)
        self.faction = self.each("faction", [faction.text.id for faction in cards.factions])
        self.goods = self.steps("good", HELD * (MANY + 1))
        self.hand_size = self.steps("hand", 13)
        self.fields = self.steps("fields", 64)
        self.free = self.steps("free", 7)
        self.standing = self.steps("standing", 16)
        self.debris = self.steps("debris", 6)
        self.on_cards = self.steps("on_cards", 16)
        self.agreed = self.steps("agreed", 6)
        self.attached = self.steps("attached", 5)
        self.income = self.steps("income", ALL * (MANY + 1))
        self.state = self.each("state", cards.ids)
        self.ready = self.each("ready", cards.ids)
        self.spoils = self.each("spoils", cards.ids)
        self.held = self.each("held", cards.ids)

    def stage(self, position: Position) -> int:
        """Tell by the leader's points: opening, middle, end."""
        assert isinstance(position, Table)
        return stage_of([total(player) for player in position.players], position.rules.end_vp)

    def active(self, position: Position, seat: int, known: bool) -> list[int]:
        """List the features of a seat."""
        assert isinstance(position, Table)
        p = position
        cards = p.cards
        me = p.players[seat]
        points = [total(player) for player in p.players]
        tempo = tempo_of(p, seat, p.first, [player.passed for player in p.players])
        features = self.shared(points, seat, p.turn, p.phase, tempo)
        features += [
            self.hand_size + within(len(me.hand), 12),
            self.free + within(slots(p, me) - tucked(me), 6),
        ]
        if me.faction >= 0:
            features.append(self.faction + me.faction)
        acting = p.phase <= ACTIONS and not me.passed
        if acting:
            features.append(self.fields + (me.fields & 63))
            add_counts(features, self.goods, me.pool, MANY)
        self._in_play(p, seat, acting, features)
        for card in me.spoils:
            features.append(self.spoils + card)
        income = [0] * ALL
        for card in me.deals:
            for good in cards.deal[card]:
                income[good] += 1
        add_counts(features, self.income, income, MANY)
        if known:
            for card in me.hand:
                features.append(self.held + card)
        return features

    def _in_play(self, p: Table, seat: int, acting: bool, features: list[int]) -> None:
        """Add the features of what stands in the state."""
        cards = p.cards
        me = p.players[seat]
        debris = 0
        standing = 0
        on_cards = 0
        attached = 0
        for place in me.state:
            if place.debris:
                debris += 1
                continue
            standing += 1
            card = place.card
            on_cards += place.points()
            attached += len(place.attached)
            features.append(self.state + card)
            if acting and not place.uses and cards.kind[card] == ACTION:
                features.append(self.ready + card)
        agreed = 0
        for rival in range(p.seats):
            if rival != seat:
                for place in p.players[rival].state:
                    agreed += place.agreements >> seat & 1
        if me.leader is not None:
            features.append(self.state + me.leader.card)
            on_cards += me.leader.points()
        features.append(self.standing + within(standing, 15))
        features.append(self.on_cards + within(on_cards, 15))
        if debris:
            features.append(self.debris + within(debris, 5))
        if agreed:
            features.append(self.agreed + within(agreed, 5))
        if attached:
            features.append(self.attached + within(attached, 4))
