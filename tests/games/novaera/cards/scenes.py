"""Scenes: a table laid around one card, players who answer as told, and what they were told."""

from collections import Counter

from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.events import Event
from tests.games.novaera.cards.facts import Card
from tests.games.novaera.ledger import Books
from tests.games.novaera.nova import asked, offered, refusal

COLOURS = ("green", "red", "yellow", "blue")
FILLERS: dict[str, tuple[str, ...]] = {
    "green": (
        *("irrigation", "pottery", "animal_husbandry", "midwifery", "fertilisers", "festivals"),
        *("canned_food", "bathhouses", "granaries", "agronomy"),
    ),
    "red": (
        *("military_training", "archery", "tributes", "warfare", "tanks", "crossbows"),
        *("gunpowder", "field_artillery"),
    ),
    "yellow": (
        *("fishing", "trade", "taxation", "caravans", "joint_stock", "banking"),
        *("double_entry", "lighthouse"),
    ),
    "blue": (
        *("storytelling", "alphabet", "philosophy", "radio", "optics", "mathematics"),
        *("astronomy", "writing", "theory_of_evolution"),
    ),
    "territory": (
        "river_valleys",
        "urban_development",
        "polar_station",
        "oil_fields",
        "canal_zone",
    ),
    "personality": ("hatshepsut", "yax_kuk_mo", "mansa_musa", "enheduanna", "sappho"),
    "bicolour": ("windmills", "calendar", "abacus", "city_walls", "refrigeration"),
    "evolved": ("knighthood", "selective_breeding", "spice_routes", "epic_poetry", "opera"),
}
"""Cards in play of which only the number matters: they move no unrest and nobody's dice."""
ANY_TRACK = "regression"
"""The marker that is moved where every marker may be."""
SPARE = (
    ("radar", "computers", "global_trade", "arms_industry", "electric_grid", "telegraph")
    + ("railway_lands", "garden_suburbs", "general_staff", "field_hospitals", "sanitation")
    + ("department_stores", "periodic_table", "chartered_companies", "vaccination", "ironclads")
)
"""Cards for display, stock, hands and pasts, where they do nothing."""


class Scene:
    """A table around a card; seat 1 is its owner. Lines are given, then `begin` lets it run."""

    def __init__(self, card: Card, era: int, seats: int = 2) -> None:
        self.card = card
        self.seats = seats
        self.lines = [f"era {era}"]
        self.used = {card.id, *card.obsoletes, card.evolves_into, card.evolves_from}
        self.take = "red"
        self.colour = ""
        self.decline = False
        self.events: list[Event] = []
        self.position: NovaEraPosition | None = None

    # --- laying

    def give(self, *lines: str) -> None:
        """Add given lines."""
        self.lines.extend(lines)

    def spare(self, n: int) -> list[str]:
        """Name cards that lie nowhere yet."""
        found = [id for id in SPARE if id not in self.used][:n]
        assert len(found) == n
        self.used.update(found)
        return found

    def fill(self, seat: int, column: str, n: int, mark: str = "") -> None:
        """Put n cards that do nothing here into a tableau."""
        found = [id for id in FILLERS[column] if id not in self.used][:n]
        assert len(found) == n, f"more cards for {column} are needed"
        self.used.update(found)
        for id in found:
            self.give(f"{seat} tableau {id}{mark}")

    # --- running

    @property
    def table(self) -> NovaEraPosition:
        """Return the position; the scene must have begun."""
        assert self.position is not None
        return self.position

    def begin(self) -> "Scene":
        """Lay the table and run to the first turn or pick."""
        rules = ruleset("novaera")
        position = rules.new(self.seats, 1)
        assert isinstance(position, NovaEraPosition)
        rules.clear(position)
        for line in self.lines:
            rules.arrange(position, line)
        self.position = position
        books = Books(position)
        position.listener = self.events
        rules.settle(position)
        self._answer()
        self.books = books
        self._audit()
        return self

    def do(self, *moves: str, seat: int = 1) -> "Scene":
        """Play moves of a seat, answer what follows, and check the books; only this is kept."""
        self.events.clear()
        for move in moves:
            self.table.play(seat - 1, self.table.parse(seat - 1, move))
            self._answer()
        self._audit()
        return self

    def _audit(self) -> None:
        self.books.read(self.events)
        self.books.check(self.table)

    def _answer(self) -> None:
        """Answer everything but turns and picks."""
        while self.table.to_act() and asked(self.table) not in ("turn", "pick_zone"):
            seat = self.table.to_act()[0]
            move = self._choose(offered(self.table, seat + 1))
            self.table.play(seat, self.table.parse(seat, move))

    def _choose(self, options: list[str]) -> str:
        """Choose as the scene says; all that may be done is done unless it is declined."""
        wanted = [f"take {self.take}", f"colour {self.colour}", "rest"]
        wanted.append("done" if self.decline else f"move {ANY_TRACK}")
        return next((option for option in wanted if option in options), options[0])

    def refused(self, move: str) -> str:
        """Return code and clause of a refusal of seat 1; nothing if the move is possible."""
        found = refusal(self.table, f"1: {move}")
        return "" if found is None else f"{found.code} {found.clause}"

    # --- looking

    def told(self, code: str, seat: int = 1) -> list[Event]:
        """List what was told of a seat under a code."""
        return [event for event in self.events if event.code == code and event.seat == seat - 1]

    def total(self, code: str, seat: int = 1) -> int:
        """Add up the numbers told of a seat under a code."""
        return sum(number(event, "n") for event in self.told(code, seat))

    def unrest(self, seat: int = 1) -> int:
        """Say how far the unrest of a seat moved."""
        return self.total("unrest_up", seat) - self.total("unrest_down", seat)

    def goods(self, code: str) -> Counter[str]:
        """Count what the card gave or took, by kind."""
        counts: Counter[str] = Counter()
        for event in self.told(code):
            if self.card.id in (event.args.get("source"), event.args.get("card")):
                goods = event.args["goods"]
                assert isinstance(goods, dict)
                counts.update(goods)
        return counts

    def scored(self) -> int:
        """Add up the VP of the card."""
        return sum(
            number(event, "n")
            for event in self.told("score")
            if event.args["source"] == self.card.id
        )


def number(event: Event, name: str) -> int:
    """Return a number of an event."""
    n = event.args[name]
    assert isinstance(n, int)
    return n
