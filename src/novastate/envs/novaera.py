"""Nova Era for learners: its answers as texts, and its view as a vector."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from novastate.envs.actions import Details, answers, wording
from novastate.envs.encoding import Encoding, card_names
from novastate.envs.layout import TENTH, Encoder, Vector, View, count_cards, count_goods, write
from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.codes import PHASES, SOURCES
from novastate.games.novaera.constants import (
    COLOURS,
    COLUMNS,
    PROTECTIONS,
    RESOURCES,
    TRACKS,
    TYPES,
)
from novastate.games.novaera.notation import ABILITY_OF, DIE, NOTATION, PAYMENT, ZONE
from novastate.games.novaera.rules.dice import die, die_text, with_colour
from novastate.games.novaera.rules.payment import DIGIT
from novastate.games.novaera.table import Table

MOST_PAID: Final = 10
"""How many resources a payment in the table has."""

KIND_NUMBERS: Final = {colour: i for i, colour in enumerate(COLOURS)}

WORDING: Final = wording(NOTATION)


def zones(p: Table) -> int:
    """Count the zones of dice: one more than there are players (NV-3.1.4)."""
    return p.seats + 1


def _payments() -> Iterator[str]:
    """Write every payment of a few resources (NV-5.2.7)."""
    yield PAYMENT.text(0)
    for counts in product(range(MOST_PAID + 1), repeat=RESOURCES):
        if 0 < sum(counts) <= MOST_PAID:
            packed = sum(n << DIGIT * kind for kind, n in enumerate(counts))
            yield PAYMENT.text(packed)


def _dice(p: Table) -> Iterator[str]:
    """Write every die as it may lie with a player (NV-2.2.2, NV-18.8.11)."""
    values = range(p.settings.lowest, p.settings.highest + 1)
    for base, shown, value in product(range(len(COLOURS)), range(len(COLOURS)), values):
        yield die_text(with_colour(die(base, value), shown))


def _abilities(p: Table) -> Iterator[str]:
    """Write every ability; of several on a card the later ones have their number."""
    for card, id in enumerate(p.cards.ids):
        for i, effect in enumerate(p.cards.by_trigger[card][ABILITY]):
            yield f"{id}#{effect + 1}" if i else id


def texts(p: Table) -> Iterator[str]:
    """Write every answer of the game."""
    details: Details = {
        ABILITY_OF: _abilities(p),
        ZONE: [str(i + 1) for i in range(zones(p))],
        DIE: _dice(p),
        PAYMENT: _payments(),
    }
    return answers(p, NOTATION, details, p.seats, {})


class NovaEraEncoder(Encoder):
    """Writes what a seat sees of Nova Era."""

    def __init__(self, p: Table) -> None:
        super().__init__(p.seats)
        cards = p.cards
        self.numbers: Final = cards.numbers
        self.total: Final = cards.total
        self.lowest: Final = p.settings.lowest
        self.faces: Final = p.settings.highest - p.settings.lowest + 1
        dice = len(COLOURS) * self.faces
        self.add_table(PHASES, 8)
        self.add(bag=len(COLOURS), tracks=2 * len(TRACKS))
        for i in range(zones(p)):
            self.add(**{f"zone {i + 1}": dice})
        self.add(
            **dict.fromkeys(
                ("display", "available", "affordable", "people", "removed", "to_produce"),
                self.total + 1,
            )
        )
        self.add(token=self.total, token_owner=self.players)
        for i in range(self.players):
            self._lay_player(i, dice)

    def _lay_player(self, i: int, dice: int) -> None:
        """Lay out what is seen of one player; of rivals' hands it is the size and what is known."""
        self.add_of(
            i,
            figures=11,
            resources=len(COLOURS),
            numbers=TYPES,
            most=TYPES,
            protected=len(PROTECTIONS),
            sources=len(SOURCES),
            dice=dice,
            hand=1 if i else self.total + 1,
        )
        self.add_of(i, **dict.fromkeys(("known", "past", "tableau"), self.total + 1))
        self.add_of(i, **dict.fromkeys(("damaged", "left"), self.total))

    def fill(self, vector: Vector, view: View, seat: int) -> None:
        """Write a view into a vector of zeros."""
        at = self.at
        token = view["token"] == "home", view["token"] == "out"
        counts = self.tenths(view, "era", "round", "round_of_game", "stock", "buried", "box")
        figures = (*counts, *token)
        self.fill_table(vector, view, seat, figures)
        count_goods(vector, at["bag"], view["bag"], KIND_NUMBERS)
        for i, name in enumerate(TRACKS):
            track = view["tracks"][name]
            left = track["last"] - track["at"]
            write(vector, at["tracks"] + 2 * i, (track["at"] * TENTH, left * TENTH))
        for i, zone in enumerate(view["zones"]):
            self._count_dice(vector, at[f"zone {i + 1}"], zone)
        self._fill_display(vector, view, seat)
        for zone in ("people", "removed", "to_produce"):
            count_cards(vector, at[zone], view[zone], self.numbers, self.total)
        for i, other in enumerate(self.order(seat)):
            self._fill_player(vector, i, view["players"][other])

    def _fill_display(self, vector: Vector, view: View, seat: int) -> None:
        """Write the columns, and which of their cards the seat may take and could pay."""
        entries = [entry for column in view["columns"] for entry in column]
        chosen = {
            "display": [entry["card"] for entry in entries],
            "available": [entry["card"] for entry in entries if seat in entry["available"]],
            "affordable": [entry["card"] for entry in entries if seat in entry["affordable"]],
        }
        for zone, cards in chosen.items():
            count_cards(vector, self.at[zone], cards, self.numbers, self.total)
        if view["token"] in self.numbers:
            vector[self.at["token"] + self.numbers[view["token"]]] = 1
        if view["token_owner"] is not None:
            self.mark_seats(vector, self.at["token_owner"], [view["token_owner"]], seat)

    def _count_dice(self, vector: Vector, at: int, dice: list[View]) -> None:
        """Count dice by colour and value."""
        for one in dice:
            row = KIND_NUMBERS[one["colour"]] * self.faces
            vector[at + row + one["value"] - self.lowest] += 1

    def _fill_player(self, vector: Vector, i: int, player: View) -> None:
        """Write one player."""
        of = self.of[i]
        scored = player["if_scored_now"]
        figures = (
            player["vp"] * TENTH,
            player["unrest"] * TENTH,
            player["in_zone"],
            player["penalty"],
            player["pick_sum"] * TENTH,
            player["pick_limit"] * TENTH,
            player["lowered"],
            player["firsts"] * TENTH,
            scored["total"] * TENTH,
            len(player["dice"]) * TENTH,
            len(player.get("answers", ())) * TENTH,
        )
        write(vector, of["figures"], figures)
        count_goods(vector, of["resources"], player["resources"], KIND_NUMBERS)
        for type in range(TYPES):
            vector[of["numbers"] + type] = player["numbers"][COLUMNS[type]] * TENTH
            vector[of["most"] + type] = COLUMNS[type] in player["most"]
        for name in player["protected"]:
            vector[of["protected"] + PROTECTIONS.index(name)] = 1
        for source, name in enumerate(SOURCES):
            vector[of["sources"] + source] = player["sources"][name] * TENTH
        self._count_dice(vector, of["dice"], player["dice"])
        size = 0 if i else self.total
        count_cards(vector, of["hand"], player["hand"], self.numbers, size)
        for zone in ("known", "past"):
            count_cards(vector, of[zone], player[zone], self.numbers, self.total)
        cards = [placed["card"] for placed in player["tableau"]]
        count_cards(vector, of["tableau"], cards, self.numbers, self.total)
        for placed in player["tableau"]:
            card = self.numbers[placed["card"]]
            vector[of["damaged"] + card] += placed["damaged"]
            vector[of["left"] + card] += sum(placed.get("left", {}).values())


def encoding(p: Table) -> Encoding:
    """Return how a game just begun is put into numbers."""
    return Encoding(len(p.players), card_names(p.cards), texts(p), WORDING, NovaEraEncoder(p))
