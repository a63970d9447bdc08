"""The tally of the old editions: cards of row and hands, sources of points, deeds."""

from typing import Final, cast

from novastate.arena.tally import CardTally, Facts, Openings
from novastate.arena.words.classic import ClassicWords, played
from novastate.games.classic.cards.model import ACTION
from novastate.games.classic.goods import (
    ANY_CONTACT,
    DEFENCE_1,
    DEFENCE_3,
    HELD,
    NAMES,
    RESOURCES,
    VP,
    is_token,
    is_vp,
    kind_of,
)
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.counting import breakdown, total
from novastate.games.classic.rules.supply import purse
from novastate.kernel.events import Event
from novastate.kernel.position import Position

TAKEN: Final[frozenset[str]] = frozenset({"incorporate", "redevelop", "reconstruct", "lead"})
USED: Final[dict[str, str]] = {"deal": "dealt", "conquer": "conquered", "raid": "raided"}
"""The other ways a card can go: as a deal, as spoils, conquered in a rival's state."""

DEEDS: Final[frozenset[str]] = TAKEN | {
    *USED,
    "agree",
    "attach",
    "exchange",
    "pass",
    "use",
    "visit",
}
"""What a player can do on his turn."""

COUNTED: Final[dict[str, str]] = {
    "incorporate": "incorporated",
    "redevelop": "redeveloped",
    "reconstruct": "reconstructed",
    "conquer": "spoils",
    "deal": "deals",
    "lead": "leaders",
    "attach": "attached",
    "use": "activations",
    "visit": "visits",
    "exchange": "exchanges",
    "steal": "steals",
    "attack": "attacks",
    "raid": "conquests",
    "agree": "agreements",
    "break": "breaks",
}
"""Events that are counted, and under which name."""


def _kinds(good: int) -> tuple[str, ...]:
    """Tell what a token counts as: its kind, whatever its range or value, and a sum of kinds."""
    if good < RESOURCES:
        return NAMES[good], "resources"
    if is_token(good):
        kind = kind_of(good)
        name = "universal_contact" if kind == ANY_CONTACT else NAMES[kind][:-1]
        return name, "contacts"
    if good in (DEFENCE_1, DEFENCE_3):
        return ("defence",)
    return ("vp_tokens",) if is_vp(good) else (NAMES[good],)


GAINED: Final[dict[str, tuple[str, ...]]] = {
    NAMES[good]: _kinds(good) for good in (*range(HELD), *range(VP, VP + 5))
}
KINDS: Final[tuple[tuple[str, ...], ...]] = tuple(_kinds(good) for good in range(HELD))


class ClassicTally(CardTally):
    """Watches a game of an old edition."""

    words = ClassicWords()
    counted = COUNTED

    def begin(self, position: Position) -> None:
        """Look at the first row and the hands that were dealt."""
        p = cast(ClassicPosition, position)
        self.first = p.first
        self.openings = Openings(p.seats)
        self.seen.update(p.cards.ids[card] for card in p.row)
        for player in p.players:
            self.seen.update(p.cards.ids[card] for card in player.hand)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count events; note cards that are shown, come into a hand or into play."""
        p = cast(ClassicPosition, position)
        if p.turn <= 1:
            self.first = p.first  # with chosen factions it is drawn only now
        for event in events:
            code = event.code
            self.count(code)
            if code in DEEDS:
                self.openings.add(event.seat, code, str(event.args.get("card", "")))
                self.following.deed(code)
            if code in TAKEN:
                self.taken[str(event.args["card"]), event.seat] = None
            elif code in USED:
                self.ways[USED[code], str(event.args["card"]), event.seat] = None
            elif code == "row":
                self.seen.update(cast("list[str]", event.args["cards"]))
            elif code == "draw" and event.secret is not None:
                self.seen.add(str(event.secret["card"]))
            elif code == "gain":
                self.following.gain(event.args["goods"], GAINED)
        for seat, card in played(p.cards, events):
            self.ways["played", p.cards.ids[card], seat] = None
        self.following.words.update(self.words.told(p, events))
        self.following.look(p.turn, held(p), tuple(total(player) for player in p.players))

    def facts(self, position: Position) -> Facts:
        """Sum up; turns are the rounds of these games."""
        p = cast(ClassicPosition, position)
        outcome = p.outcome()
        more = {}
        if outcome is not None:
            best = p.players[outcome.winners[0]]
            more["winner_locations"] = sum(1 for place in best.state if not place.debris)
        scores = tuple(total(player) for player in p.players)
        return self.summed_up(p.turn, scores, _leaders(p), more)


def held(p: ClassicPosition) -> dict[str, int]:
    """Count the tokens that lie with players, those on their cards included (FS-12.1.5)."""
    counts = dict.fromkeys((kind for kinds in KINDS for kind in kinds), 0)
    points = 0
    for player in p.players:
        for good, n in enumerate(purse(player)):
            if n:
                for kind in KINDS[good]:
                    counts[kind] += n
        points += (player.base_vp + 1) // 2  # changed into tokens of value 2 (FS-14.6)
        for place in player.cards_in_play():
            points += len(place.vp)
            if place.uses and p.cards.kind[place.card] == ACTION:
                first = p.cards.effects[place.card].workers
                counts["worker"] += sum(first + use for use in range(place.uses))
    counts["vp_tokens"] = points
    return counts


def _leaders(p: ClassicPosition) -> dict[str, int]:
    """Tell who alone has most points of each source (FS-14.8)."""
    sources = [breakdown(player) for player in p.players]
    leaders: dict[str, int] = {}
    for source in sources[0]:
        points = [of[source] for of in sources]
        if points.count(max(points)) == 1:
            leaders[source] = points.index(max(points))
    return leaders
