"""The two old editions for learners: their answers as texts, and their view as a vector."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from novastate.envs.actions import Details, answers, wording
from novastate.envs.encoding import Encoding, card_names
from novastate.envs.layout import TENTH, Encoder, Vector, View, count_cards, count_goods, write
from novastate.games.classic import codes, notation
from novastate.games.classic.cards.catalogue import Catalogue
from novastate.games.classic.codes import PHASES
from novastate.games.classic.goods import HELD, NAMES, NUMBERS, RESOURCES
from novastate.games.classic.rules.payment import DIGIT
from novastate.games.classic.table import Table
from novastate.kernel.packing import B

MOST_PAID: Final = 6
"""How many resources a payment in the table has."""
MOST_CHOICES: Final = 6
FIELDS: Final = 4
CONTACTS: Final = 3

WORDING: Final = wording(notation.NOTATION)


def place_names(cards: Catalogue) -> list[str]:
    """Name every location as it may stand in a state: `docks`, `docks#2`, ..."""
    return [
        cards.ids[card] + (f"#{n}" if n > 1 else "")
        for card in range(cards.size)
        for n in range(1, cards.copies[card] + 1)
    ]


def _payments() -> Iterator[str]:
    """Write every payment of a few resources (FS-2.1.2)."""
    for counts in product(range(MOST_PAID + 1), repeat=RESOURCES):
        if 0 < sum(counts) <= MOST_PAID:
            packed = sum(n << DIGIT * kind for kind, n in enumerate(counts))
            yield notation.PAYMENT.text(packed)


def texts(p: Table) -> Iterator[str]:
    """Write every answer of the game."""
    locations = p.cards.ids[: p.cards.size]
    details: Details = {
        notation.TUCKED: [f"{way}.{id}" for way in notation.WAYS for id in locations],
        notation.PLACE: place_names(p.cards),
        notation.GOOD: NAMES[:HELD],
        notation.PART: [str(i + 1) for i in range(notation.PARTS)],
        notation.OPTION: [str(i + 1) for i in range(MOST_CHOICES)],
        notation.PAYMENT: _payments(),
    }
    contacts = [codes.CONTACT | kind << B for kind in range(CONTACTS)]
    return answers(p, notation.NOTATION, details, p.seats, dict.fromkeys(contacts, locations))


class ClassicEncoder(Encoder):
    """Writes what a seat sees of one of the old editions."""

    MARKS: Final = ("uses", "vp", "attached", "improved", "places_left")
    """Of locations in play, by card: how much of it."""

    def __init__(self, p: Table) -> None:
        super().__init__(p.seats)
        cards = p.cards
        self.numbers: Final = cards.numbers
        self.total: Final = cards.total
        self.factions: Final = {faction.text.id: i for i, faction in enumerate(cards.factions)}
        self.add_table(PHASES, 4)
        self.add(shootout=8, attacker=self.players, defender=self.players)
        self.add(**dict.fromkeys(("discard", "row", "queue"), self.total + 1))
        for i in range(self.players):
            self._lay_player(i)

    def _lay_player(self, i: int) -> None:
        """Lay out what is seen of one player; of rivals' hands it is the size."""
        self.add_of(
            i,
            figures=13,
            faction=len(self.factions),
            pool=HELD,
            committed=HELD,
            fields=FIELDS,
            hand=1 if i else self.total + 1,
        )
        self.add_of(i, **dict.fromkeys(("spoils", "deals", "state"), self.total + 1))
        self.add_of(i, leader=self.total)
        self.add_of(i, **dict.fromkeys(self.MARKS, self.total))
        # Own cards: by how many; others': by the seat that looks.
        self.add_of(i, **dict.fromkeys(("visited", "agreed"), self.total))
        self.add_of(i, defence=self.total, stock=HELD)

    def fill(self, vector: Vector, view: View, seat: int) -> None:
        """Write a view into a vector of zeros."""
        at = self.at
        figures = (*self.tenths(view, "turn", "deck", "end_vp"), len(view["committed"]) * TENTH)
        self.fill_table(vector, view, seat, figures)
        for zone in ("discard", "row", "queue"):
            count_cards(vector, at[zone], view[zone], self.numbers, self.total)
        shootout = view.get("shootout")
        if shootout is not None:
            self._fill_shootout(vector, shootout, seat)
        for i, other in enumerate(self.order(seat)):
            self._fill_player(vector, i, view["players"][other], seat)
            for owner, token in view["committed"]:
                if owner == other:
                    vector[self.of[i]["committed"] + NUMBERS[token]] += TENTH
            if "defences" in view:
                places = view["players"][other]["state"]
                self._fill_defences(vector, self.of[i], places, view["defences"][other])

    def _fill_shootout(self, vector: Vector, shootout: View, seat: int) -> None:
        """Write the attack that is going on (NE-9.1)."""
        names = ("strength", "attack", "defence", "field", "reserve", "guard")
        figures = (1.0, shootout["by_card"], *(shootout[name] * TENTH for name in names))
        write(vector, self.at["shootout"], figures)
        for role in ("attacker", "defender"):
            self.mark_seats(vector, self.at[role], [shootout[role]], seat)

    def _fill_player(self, vector: Vector, i: int, player: View, seat: int) -> None:
        """Write one player."""
        of = self.of[i]
        standing = [place for place in player["state"] if not place.get("debris")]
        shown = player["breakdown"]
        figures = (
            player["passed"],
            player["marked"] * TENTH,
            player["total"] * TENTH,
            *(shown[name] * TENTH for name in ("locations", "leader", "base", "tokens")),
            player["base_vp"] * TENTH,
            player["visits"] * TENTH,
            player["redeveloped"] * TENTH,
            player["slots"] * TENTH,
            (len(player["state"]) - len(standing)) * TENTH,
            len(player.get("answers", ())) * TENTH,
        )
        write(vector, of["figures"], figures)
        if player["faction"] is not None:
            vector[of["faction"] + self.factions[player["faction"]]] = 1
        count_goods(vector, of["pool"], player["pool"], NUMBERS)
        for field in player["fields_used"]:
            vector[of["fields"] + field] = 1
        size = 0 if i else self.total
        count_cards(vector, of["hand"], player["hand"], self.numbers, size)
        for zone in ("spoils", "deals"):
            count_cards(vector, of[zone], player[zone], self.numbers, self.total)
        cards = [place["card"] for place in standing]
        count_cards(vector, of["state"], cards, self.numbers, self.total)
        for place in standing:
            self._fill_place(vector, of, place)
            self._fill_guests(vector, i, place, seat)
        if player["leader"] is not None:
            vector[of["leader"] + self.numbers[player["leader"]["card"]]] = 1
            self._fill_place(vector, of, player["leader"])

    def _fill_place(self, vector: Vector, of: dict[str, int], place: View) -> None:
        """Write what has been done to a card in play and what lies on it."""
        card = self.numbers[place["card"]]
        vector[of["uses"] + card] += place.get("uses", 0)
        vector[of["vp"] + card] += sum(place.get("vp", ()))
        vector[of["attached"] + card] += len(place.get("attached", ()))
        vector[of["improved"] + card] += bool(place.get("improved"))
        vector[of["places_left"] + card] += place.get("places_left", 0) * TENTH
        if "stock" in place:
            count_goods(vector, of["stock"], place["stock"], NUMBERS)

    def _fill_guests(self, vector: Vector, i: int, place: View, seat: int) -> None:
        """Write who has visited a location and who has an agreement with it."""
        card = self.numbers[place["card"]]
        for mark, key in (("visited", "visitors"), ("agreed", "agreements")):
            seats = place.get(key, ())
            vector[self.of[i][mark] + card] += seat in seats if i else len(seats)

    def _fill_defences(
        self, vector: Vector, of: dict[str, int], places: list[View], defences: list[int | None]
    ) -> None:
        """Write how well locations are defended (NE-9.1)."""
        for place, defence in zip(places, defences):
            if defence is not None:
                vector[of["defence"] + self.numbers[place["card"]]] = defence * TENTH


def encoding(p: Table) -> Encoding:
    """Return how a game just begun is put into numbers."""
    return Encoding(len(p.players), card_names(p.cards), texts(p), WORDING, ClassicEncoder(p))
