"""The tally of Nova Era: cards of display and hands, leaders by type, how often things happen."""

from typing import Final, cast

from novastate.arena.tally import CardTally, Facts, Openings
from novastate.arena.words.novaera import NovaEraWords
from novastate.games.novaera.constants import COLOURS, COLUMNS, RESOURCES, TYPES
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.novaera.rules.quantities import has_most
from novastate.kernel.events import Event
from novastate.kernel.position import Position

DEEDS: Final[dict[str, str]] = {
    "develop": "develop",
    "act_enlist": "enlist",
    "act_expand": "expand",
    "act_gain": "gain",
    "act_repair": "repair",
    "act_calm": "calm",
    "act_research": "research",
}
"""What a die can be spent on, by event."""

COUNTED: Final[dict[str, str]] = {
    "disaster": "disasters",
    "dark_age": "dark_rounds",
    "civil_war": "civil_wars",
    "develop": "developed",
    "act_enlist": "enlisted",
    "act_expand": "expanded",
    "act_gain": "gained",
    "act_repair": "repaired",
    "act_calm": "calmed",
    "act_research": "researched",
    "evolve": "evolutions",
    "upgrade": "upgrades",
    "penalty": "penalties",
}
"""Events that are counted, and under which name."""

GAINED: Final[dict[str, tuple[str, ...]]] = {
    COLOURS[kind]: (COLOURS[kind], "resources") for kind in range(RESOURCES)
}
"""What a resource counts as: its colour, and all of them together."""


class NovaEraTally(CardTally):
    """Watches a game of Nova Era."""

    words = NovaEraWords()
    counted = COUNTED

    def __init__(self) -> None:
        super().__init__()
        self.scored = 0

    def begin(self, position: Position) -> None:
        """Look at the first display and the hands that were dealt."""
        p = cast(NovaEraPosition, position)
        self.first = p.first
        self.openings = Openings(p.seats)
        self._display(p)
        for player in p.players:
            self.seen.update(p.cards.ids[card] for card in player.hand)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count events; note cards that are shown, come into a hand or into play."""
        p = cast(NovaEraPosition, position)
        for event in events:
            code = event.code
            self.count(code)
            if code in DEEDS:
                card = str(event.args.get("card", ""))
                self.openings.add(event.seat, DEEDS[code], card)
                self.following.deed(DEEDS[code])
            if code in self.words.enters:
                self.taken[str(event.args["card"]), event.seat] = None
            elif code == "evolve":
                self.seen.add(str(event.args["card"]))
            elif code == "draw" and event.secret is not None:
                self.seen.update(cast("list[str]", event.secret["cards"]))
            elif code == "deal":
                self._display(p)
                self._score(p, p.era - 1)
            elif code == "gain":
                self.following.gain(event.args["goods"], GAINED)
        self.following.words.update(self.words.told(p, events))
        self.following.look(rounds_of(p), held(p), tuple(player.vp for player in p.players))

    def _display(self, p: NovaEraPosition) -> None:
        """Note what lies open to all."""
        for pile in (*p.columns, p.people):
            self.seen.update(p.cards.ids[card] for card in pile)

    def _score(self, p: NovaEraPosition, era: int) -> None:
        """Note what an era has brought all players together."""
        total = sum(player.vp for player in p.players)
        self.counts[f"vp_era_{era}"] = total - self.scored
        self.scored = total

    def facts(self, position: Position) -> Facts:
        """Sum up; a type leads whoever alone has most of it (NV-2.6.3)."""
        p = cast(NovaEraPosition, position)
        self._score(p, p.era)
        leaders = {
            COLUMNS[type]: seat
            for type in range(TYPES)
            for seat in range(p.seats)
            if has_most(p, seat, type)
        }
        return self.summed_up(rounds_of(p), tuple(player.vp for player in p.players), leaders)


def rounds_of(p: NovaEraPosition) -> int:
    """Count the rounds of the whole game up to now."""
    return (p.era - 1) * p.settings.rounds + p.round


def held(p: NovaEraPosition) -> dict[str, int]:
    """Count the resources all players have, by colour and together."""
    counts = [sum(player.resources[kind] for player in p.players) for kind in range(RESOURCES)]
    return {COLOURS[kind]: counts[kind] for kind in range(RESOURCES)} | {"resources": sum(counts)}
