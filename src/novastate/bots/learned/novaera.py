"""The features of a player of Nova Era."""

from typing import Final

from novastate.bots.learned.features import Features, is_asked, within
from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.codes import PHASES
from novastate.games.novaera.constants import COLOURS, RESOURCES, TRACKS, TYPES
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.table import Table
from novastate.kernel.position import Position

MANY: Final = 9
PIPS: Final = 10


class NovaEraFeatures(Features):
    """Reads points, scoring if it came now, unrest, resources, dice, tableau and hand."""

    point = 2

    def __init__(self, cards: Catalogue) -> None:
        super().__init__(40, "time", 39, len(PHASES), 8, 5)
        self.unrest = self.steps("unrest", 20)
        self.resources = self.steps("resource", RESOURCES * (MANY + 1))
        self.dice = self.steps("die", len(COLOURS) * PIPS)
        self.hand_size = self.steps("hand", 10)
        self.number = self.steps("number", TYPES * (MANY + 1))
        self.majority = self.steps("majority", TYPES * 3)
        self.scored = self.steps("scored", 41)
        self.people = self.steps("people", 8)
        self.damaged = self.steps("damaged", 8)
        self.discount = self.steps("discount", RESOURCES * 4)
        self.track = self.steps("track", len(TRACKS) * 12)
        self.safe = self.steps("safe", len(TRACKS) + 3)
        self.past = self.steps("past", 10)
        self.played = self.each("played", cards.ids)
        self.held = self.each("held", cards.ids)

    def stage(self, position: Position) -> int:
        """Tell the era."""
        assert isinstance(position, Table)
        return within(position.era - 1, 2)

    def active(self, position: Position, seat: int, known: bool) -> list[int]:
        """List the features of a seat."""
        assert isinstance(position, Table)
        p = position
        me = p.players[seat]
        standing = me.standing
        now = presence(p, seat) + majorities(p, seat)
        for _, points in objectives(p, seat):
            now += points
        tempo = int(me.penalty) + 2 * int(p.first == seat) + 4 * int(is_asked(p, seat))
        totals = [player.vp for player in p.players]
        features = self.shared(totals, seat, p.era * 12 + p.round, p.phase, tempo)
        features += [
            self.unrest + within(me.unrest, 19),
            self.hand_size + within(len(me.hand), 9),
            self.scored + within(now, 40),
            self.people + within(standing.personalities, 7),
            self.damaged + within(standing.damaged, 7),
            self.past + within(len(me.past), 9),
        ]
        for kind in range(RESOURCES):
            n = me.resources[kind]
            features.append(self.resources + kind * (MANY + 1) + within(n, MANY))
            if standing.discount[kind]:
                features.append(self.discount + kind * 4 + within(standing.discount[kind], 3))
        for type in range(TYPES):
            mine = standing.number[type]
            features.append(self.number + type * (MANY + 1) + within(mine, MANY))
            most = 0
            for rival in range(p.seats):
                if rival != seat:
                    most = max(most, p.players[rival].standing.number[type])
            place = 0 if mine < most else (1 if mine == most else 2)
            features.append(self.majority + 3 * type + place)
        for die in me.dice:
            features.append(self.dice + colour_of(die) * PIPS + within(value_of(die), PIPS - 1))
        for track in range(len(TRACKS)):
            features.append(self.track + track * 12 + within(p.tracks[track], 11))
            if standing.protects >> track & 1:
                features.append(self.safe + track)
        for placed in me.tableau:
            if not placed.damaged:
                features.append(self.played + placed.card)
        if known:
            for card in me.hand:
                features.append(self.held + card)
        return features
