"""The features of a player of Nova Era."""

from typing import Final

from novastate.bots.learned.features import REACH, Features, Register, within
from novastate.games.novaera.cards.catalogue import Catalogue
from novastate.games.novaera.codes import PHASES
from novastate.games.novaera.constants import COLOURS, RESOURCES, TRACKS, TYPES
from novastate.games.novaera.rules.dice import colour_of, value_of
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.table import Table
from novastate.kernel.position import Position

POINTS: Final = 40
LEAD: Final = 20
MANY: Final = 9
PIPS: Final = 10


class NovaEraFeatures(Features):
    """Reads points, scoring if it came now, unrest, resources, dice, tableau and hand."""

    def __init__(self, cards: Catalogue) -> None:
        register = Register()
        prospect = register.steps("prospect", 2 * REACH + 1)
        self.points = register.steps("points", POINTS + 1)
        self.lead = register.steps("lead", 2 * LEAD + 1)
        self.time = register.steps("time", 40)
        self.phase = register.steps("phase", len(PHASES))
        self.tempo = register.steps("tempo", 8)
        self.seats = register.steps("seats", 5)
        self.unrest = register.steps("unrest", 20)
        self.resources = register.steps("resource", RESOURCES * (MANY + 1))
        self.dice = register.steps("die", len(COLOURS) * PIPS)
        self.hand_size = register.steps("hand", 10)
        self.number = register.steps("number", TYPES * (MANY + 1))
        self.majority = register.steps("majority", TYPES * 3)
        self.scored = register.steps("scored", 41)
        self.people = register.steps("people", 8)
        self.damaged = register.steps("damaged", 8)
        self.discount = register.steps("discount", RESOURCES * 4)
        self.track = register.steps("track", len(TRACKS) * 12)
        self.safe = register.steps("safe", len(TRACKS) + 3)
        self.past = register.steps("past", 10)
        self.played = register.each("played", cards.ids)
        self.held = register.each("held", cards.ids)
        super().__init__(register.names, prospect)

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
        best = -99
        for rival in range(p.seats):
            if rival != seat:
                best = max(best, p.players[rival].vp)
        asked = len(p.asking) > 0 and p.asking[0] == seat
        now = presence(p, seat) + majorities(p, seat)
        for _, points in objectives(p, seat):
            now += points
        features = [
            self.points + within(me.vp // 2, POINTS),
            self.lead + within((me.vp - best) // 2 + LEAD, 2 * LEAD),
            self.time + within(p.era * 12 + p.round, 39),
            self.phase + p.phase,
            self.tempo + int(me.penalty) + 2 * int(p.first == seat) + 4 * int(asked),
            self.seats + p.seats,
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
