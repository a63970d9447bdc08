"""The Master Set for learners: its answers as texts, and its view as a vector."""

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final

from novastate.envs.actions import Details, answers, wording
from novastate.envs.encoding import Encoding, card_names
from novastate.envs.layout import TENTH, Encoder, Vector, View, count_cards, count_goods, write
from novastate.games.master import codes
from novastate.games.master.cards.catalogue import Catalogue
from novastate.games.master.cards.model import PLACE as PLACES_GOODS
from novastate.games.master.cards.model import STORE
from novastate.games.master.codes import BOARD_ACTIONS, PHASES
from novastate.games.master.goods import ALL, ANY_RESOURCE, BASIC, CONTACTS, HELD, NAMES, NUMBERS
from novastate.games.master.notation import (
    LOOT,
    NOTATION,
    OPTION,
    PAYMENT,
    PLACE,
    RIVAL_DEAL,
    RIVAL_PLACE,
    STORED,
    amounts_text,
)
from novastate.games.master.rules.payment import wild_for
from novastate.games.master.table import Table

OF_LOCATIONS: Final = (
    codes.BUILD,
    codes.DEVELOP,
    codes.DEAL,
    codes.RAZE,
    codes.CALL,
    codes.PAY_DEAL,
)
OF_CONNECTIONS: Final = (codes.TAKE, codes.PLAY)
MOST_UNITS: Final[dict[int, int]] = {ANY_RESOURCE: 3, **dict.fromkeys(CONTACTS, 7)}
"""How many units of one good a payment in the table has; 4 where nothing is said."""

WORDING: Final = wording(NOTATION, payments_in_any_order=True)


def place_names(cards: Catalogue) -> list[str]:
    """Name every location as it may stand in a state: `school`, `school#2`, ..."""
    return [
        card.id + (f"#{n}" if n > 1 else "")
        for card in cards.locations
        for n in range(1, card.copies + 1)
    ]


def _placing(cards: Catalogue) -> Iterator[tuple[int, str]]:
    """Find goods that can lie on locations as their owner's (MS-2.4.4)."""
    for card, bonus in zip(cards.locations, cards.bonus):
        if bonus is not None and bonus.op == PLACES_GOODS:
            for n in range(1, card.copies + 1):
                name = card.id + (f"#{n}" if n > 1 else "")
                yield from ((good, f"{NAMES[good]}@{name}") for good, _ in bonus.goods)


def _payments(cards: Catalogue) -> Iterator[str]:
    """Write every payment: goods of the supply or of locations, wild ones among them (MS-7)."""
    placed = list(_placing(cards))
    for good in (*range(HELD), ANY_RESOURCE):
        kinds = {*(BASIC if good == ANY_RESOURCE else (good,)), wild_for(good)} - {-1}
        words = [NAMES[kind] for kind in sorted(kinds)]
        words += [word for kind, word in placed if kind in kinds]
        if len(words) == 1:
            continue  # never a choice
        for n in range(1, MOST_UNITS.get(good, 4) + 1):
            for units in combinations_with_replacement(sorted(words), n):
                yield " ".join(units)


def _stores(cards: Catalogue) -> Iterator[str]:
    """Write everything that can be stored (MS-17.2)."""
    for i, card in enumerate(cards.locations):
        if cards.trigger[i] != STORE:
            continue
        for n in range(1, card.copies + 1):
            name = card.id + (f"#{n}" if n > 1 else "")
            for slot, holds in enumerate(cards.gain[i].slots):
                at = f"{name}/{slot + 1}" if slot else name
                for good in holds.goods:
                    yield f"{NAMES[good]}@{at}"
                    yield f"all {NAMES[good]}@{at}"


def texts(p: Table) -> Iterator[str]:
    """Write every answer of the game."""
    cards = p.cards
    places, locations = place_names(cards), cards.ids[: cards.size]
    players = len(p.players)
    details: Details = {
        PLACE: places,
        RIVAL_PLACE: [f"+{i}.{place}" for i in range(players) for place in places],
        RIVAL_DEAL: [f"+{i}.{id}" for i in range(1, players) for id in locations],
        LOOT.thing: [*NAMES[:HELD], *(word for _, word in _placing(cards))],
        OPTION: [amounts_text(option) for gain in cards.gain for option in gain.options],
        STORED: _stores(cards),
        PAYMENT: _payments(cards),
    }
    narrowed: dict[int, Iterable[str]] = {codes.HIRE: NAMES[:ALL]}
    narrowed.update(dict.fromkeys(OF_LOCATIONS, locations))
    narrowed.update(dict.fromkeys(OF_CONNECTIONS, cards.ids[cards.size :]))
    return answers(p, NOTATION, details, players, narrowed)


class MasterEncoder(Encoder):
    """Writes what a seat sees of the Master Set."""

    SHARED: Final = ("discard", "open_connections", "connection_discard", "display", "attack_pile")
    ON_PLACES: Final = ("uses", "guest", "shield")
    LYING: Final = ("spent", "placed", "stored")

    def __init__(self, p: Table) -> None:
        super().__init__(len(p.players))
        self.numbers: Final = p.cards.numbers
        self.total: Final = p.cards.total
        self.factions: Final = {faction.id: i for i, faction in enumerate(p.cards.factions)}
        self.add_table(PHASES, 8)
        self.add(**dict.fromkeys(self.SHARED, self.total + 1))
        for i in range(self.players):
            self._lay_player(i)

    def _lay_player(self, i: int) -> None:
        """Lay out what is seen of one player; of rivals' hands it is the size."""
        self.add_of(
            i,
            figures=5,
            faction=len(self.factions),
            goods=HELD,
            tally=ALL,
            board=len(BOARD_ACTIONS),
            board_goods=ALL,
        )
        self.add_of(i, **dict.fromkeys(("hand", "drawn"), 1 if i else self.total + 1))
        self.add_of(i, **dict.fromkeys(("deals", "state"), self.total + 1))
        self.add_of(i, **dict.fromkeys(self.ON_PLACES, self.total))
        self.add_of(i, **dict.fromkeys(self.LYING, ALL))

    def fill(self, vector: Vector, view: View, seat: int) -> None:
        """Write a view into a vector of zeros."""
        at = self.at
        figures = (
            view["round"] * TENTH,
            view["end_triggered"],
            view["rival_due"],
            view["attacks"] * TENTH,
            view["deck"] * TENTH,
            view["blue_deck"] * TENTH,
            view["red_deck"] * TENTH,
            len(view["thefts"]) * TENTH,
        )
        self.fill_table(vector, view, seat, figures)
        for zone in self.SHARED:
            count_cards(vector, at[zone], view[zone], self.numbers, self.total)
        for i, other in enumerate(self.order(seat)):
            self._fill_player(vector, i, view["players"][other])

    def _fill_player(self, vector: Vector, i: int, player: View) -> None:
        """Write one player."""
        of = self.of[i]
        state = player["state"]
        standing = [place["card"] for place in state if not place.get("ruin")]
        figures = (
            player["vp"] * TENTH,
            player["passed"],
            (len(state) - len(standing)) * TENTH,
            len(state) * TENTH,
            len(player.get("answers", ())) * TENTH,
        )
        write(vector, of["figures"], figures)
        if player["faction"] is not None:
            vector[of["faction"] + self.factions[player["faction"]]] = 1
        for kind in ("goods", "tally", "board_goods"):
            count_goods(vector, of[kind], player[kind], NUMBERS)
        for action in player["board_used"]:
            vector[of["board"] + BOARD_ACTIONS.index(action)] = 1
        for zone in ("hand", "drawn"):
            size = 0 if i else self.total
            count_cards(vector, of[zone], player[zone], self.numbers, size)
        count_cards(vector, of["deals"], player["deals"], self.numbers, self.total)
        count_cards(vector, of["state"], standing, self.numbers, self.total)
        for place in state:
            self._fill_place(vector, of, place)

    def _fill_place(self, vector: Vector, of: dict[str, int], place: View) -> None:
        """Write what has been done to a location and what lies on it."""
        card = self.numbers[place["card"]]
        for mark in self.ON_PLACES:
            if mark in place:
                vector[of[mark] + card] += place[mark]
        for lying in self.LYING:
            if lying in place:
                count_goods(vector, of[lying], place[lying], NUMBERS)


def encoding(p: Table) -> Encoding:
    """Return how a game just begun is put into numbers."""
    return Encoding(len(p.players), card_names(p.cards), texts(p), WORDING, MasterEncoder(p))
