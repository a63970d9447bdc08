"""The tally of the Master Set: cards built, dealt and razed, openings, how often things happen."""

from typing import Final, cast

from novastate.arena.tally import CardTally, Facts, Openings
from novastate.arena.words.master import MasterWords
from novastate.games.master.goods import HELD, NAMES, SHIELD, WORKER
from novastate.games.master.position import MasterPosition
from novastate.kernel.events import Event
from novastate.kernel.position import Position

BUILT: Final[frozenset[str]] = frozenset({"build", "develop", "develop_ruin"})
USED: Final[dict[str, str]] = {"deal": "dealt", "raze": "razed", "raid": "raided"}
"""The other ways a card can go: as a deal, razed from the hand, razed in a rival's state."""

DEEDS: Final[dict[str, str]] = {
    "build": "build",
    "develop": "develop",
    "develop_ruin": "develop",
    "deal": "deal",
    "raze": "raze",
    "raid": "raid",
    "use": "use",
    "visit": "visit",
    "board": "board",
    "hire": "hire",
    "take_connection": "take_connection",
    "play_connection": "play_connection",
    "shield": "shield",
    "pass": "pass",
}
"""What a player can do on his turn, by event."""

COUNTED: Final[dict[str, str]] = {
    "build": "built",
    "develop": "developed",
    "develop_ruin": "developed_ruins",
    "deal": "deals",
    "raze": "razed",
    "raid": "raids",
    "use": "activations",
    "visit": "visits",
    "board": "contact_actions",
    "hire": "hires",
    "take_connection": "connections_taken",
    "reshuffle": "reshuffles",
    "attack_hit": "attacks_that_hit",
}
"""Events that are counted, and under which name."""

GAINED: Final[dict[str, tuple[str, ...]]] = {
    name: (name, "contacts") if name.startswith("contact_") else (name,) for name in NAMES
}
"""What a good counts as: itself, and contacts all together."""


class MasterTally(CardTally):
    """Watches a game of the Master Set."""

    words = MasterWords()
    counted = COUNTED

    def begin(self, position: Position) -> None:
        """Look at the hands that were dealt."""
        p = cast(MasterPosition, position)
        self.openings = Openings(p.seats)
        for player in p.players:
            self.seen.update(p.cards.ids[card] for card in (*player.hand, *player.drawn))
        self.seen.update(p.cards.ids[card] for card in p.display)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count events; note cards that are shown, come into a hand or go somewhere."""
        p = cast(MasterPosition, position)
        if p.round <= 1:
            self.first = p.first  # drawn only when all have chosen their cards (MS-3.9)
        for event in events:
            code, args = event.code, event.args
            self.count(code)
            if code == "display":
                self.seen.update(cast("list[str]", args["cards"]))
            elif code == "draw" and event.secret is not None:
                self.seen.update(cast("list[str]", event.secret["cards"]))
            elif code in DEEDS and 0 <= event.seat < p.seats:
                self._deed(code, event.seat, str(args.get("card", "")))
            elif code == "gain" and event.seat < p.seats:
                self.following.gain(args["goods"], GAINED)
        self.following.words.update(self.words.told(p, events))
        scores = tuple(player.vp for player in p.players[: p.seats])
        self.following.look(p.round, held(p), scores)

    def _deed(self, code: str, seat: int, card: str) -> None:
        """Note what a player did on his turn, and with which card."""
        self.openings.add(seat, DEEDS[code], card)
        self.following.deed(DEEDS[code])
        if code in BUILT:
            self.taken[card, seat] = None
        elif code in USED:
            self.ways[USED[code], card, seat] = None

    def facts(self, position: Position) -> Facts:
        """Sum up; a seat leads in locations or deals if it alone has most."""
        p = cast(MasterPosition, position)
        seats = p.players[: p.seats]
        leaders = leading(
            {
                "locations": [sum(not place.ruin for place in player.state) for player in seats],
                "deals": [len(player.deals) for player in seats],
            }
        )
        return self.summed_up(p.round, tuple(player.vp for player in seats), leaders)


def held(p: MasterPosition) -> dict[str, int]:
    """Count the tokens that lie with players, those on their cards and boards included."""
    counts = [0] * HELD
    for player in p.players[: p.seats]:
        for good, n in enumerate(player.goods):
            counts[good] += n
        for good in player.board_goods:
            counts[good] += 1
        for place in player.state:
            counts[SHIELD] += place.shield
            counts[WORKER] += place.guest
            for good in (*place.spent, *place.stored):
                counts[good] += 1
    table = {NAMES[good]: counts[good] for good in range(HELD)}
    contacts = sum(n for name, n in table.items() if name.startswith("contact_"))
    return table | {"contacts": contacts}


def leading(numbers: dict[str, list[int]]) -> dict[str, int]:
    """Tell who alone has most of each thing; what nobody leads in is left out.

    >>> leading({"deals": [1, 3], "locations": [2, 2]})
    {'deals': 1}
    """
    return {
        what: values.index(max(values))
        for what, values in numbers.items()
        if len(values) > 1 and values.count(max(values)) == 1
    }
