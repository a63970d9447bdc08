"""An independent book-keeper of 51st State (2010): what every event must change, nothing else.

It knows a position only by its plain data at the start and keeps by events alone where each card
lies and how many goods and points everybody has. Goods in a pool and stock on cards are counted
together, and so are points on the base and on cards: which token moves is no event of its own.
"""

from collections import Counter
from typing import Any

from novastate.games.wasteland.classic.position import ClassicPosition
from novastate.kernel.events import Event
from tests.games.wasteland.state2010.state import RULES

Data = dict[str, Any]

CARDS: dict[str, Data] = {str(card["id"]): card for card in RULES.cards_data()}
DECK = Counter({id: card["copies"] for id, card in CARDS.items() if card["set"] != "factions"})
ALL_CARDS = 94
SLOTS = 3
VISITS = 3
PLACES = 3
USES = 2
TUCKING = ("conquer", "deal")
ENTERING = ("incorporate", "redevelop", "lead", "swap")


def goods_of(player: Data) -> Counter[str]:
    """Count a player's goods, stock on cards included."""
    goods: Counter[str] = Counter(player["pool"])
    for place in in_play(player):
        goods.update(place.get("stock", []))
    return goods


def in_play(player: Data) -> list[Data]:
    """List a player's locations and leader."""
    return [*player["state"], *([player["leader"]] if player["leader"] else [])]


def points_of(player: Data) -> int:
    """Add up a player's VP tokens wherever they lie."""
    return int(player["base_vp"]) + sum(sum(place.get("vp", [])) for place in in_play(player))


def where(data: Data) -> dict[str, Counter[str]]:
    """Count the cards of every place."""
    piles: dict[str, Counter[str]] = {
        name: Counter(data[name]) for name in ("deck", "discard", "row")
    }
    for seat, player in enumerate(data["players"]):
        piles[f"hand {seat}"] = Counter(player["hand"])
        piles[f"tucked {seat}"] = Counter([*player["spoils"], *player["deals"]])
        piles[f"state {seat}"] = Counter(place["card"] for place in player["state"])
        piles[f"leader {seat}"] = Counter([player["leader"]["card"]] if player["leader"] else [])
    return piles


class Books:
    """What everybody has, kept up to date by events alone."""

    def __init__(self, position: ClassicPosition) -> None:
        data: Data = position.to_data()
        self.piles = where(data)
        self.goods = [goods_of(player) for player in data["players"]]
        self.points = [points_of(player) for player in data["players"]]

    def read(self, events: list[Event]) -> None:
        """Enter what happened."""
        for event in events:
            self._goods(event)
            self._points(event)
            self._cards(event)

    def _goods(self, event: Event) -> None:
        args = event.args
        told = args.get("goods")
        goods: Counter[str] = Counter(told if isinstance(told, dict) else {})
        assert all(n > 0 for n in goods.values())
        if event.code == "gain":
            held = {good: n for good, n in goods.items() if good != "card" and good[:2] != "vp"}
            self.goods[event.seat].update(held)
        elif event.code in ("pay", "token", "lose"):
            self._less(event.seat, goods)
        elif event.code == "use":
            self._less(event.seat, Counter(worker=self._number(args.get("workers", 0))))
        elif event.code == "exchange":
            assert sum(goods.values()) == 1
            self._less(event.seat, Counter(worker=2))
        elif event.code == "visit":
            self._less(event.seat, Counter(worker=1))
            self.goods[self._number(args["rival"])].update(worker=1)
        elif event.code == "steal":
            assert sum(goods.values()) == 1
            self._less(self._number(args["rival"]), goods)
            self.goods[event.seat].update(goods)
        elif event.code in ENTERING:
            effects = CARDS[str(args["card"])]["effects"]
            self.goods[event.seat].update(effects.get("stock", []))

    def _less(self, seat: int, goods: Counter[str]) -> None:
        self.goods[seat].subtract(goods)
        assert min(self.goods[seat].values()) >= 0, "nobody pays what he has not"

    def _number(self, value: object) -> int:
        assert isinstance(value, int)
        return value

    def _points(self, event: Event) -> None:
        if event.code == "gain":
            told = event.args["goods"]
            assert isinstance(told, dict)
            for good, n in told.items():
                if good[:2] == "vp":
                    self.points[event.seat] += int(good[2:]) * n
        elif event.code in ("redevelop", "swap"):
            self.points[event.seat] += 1  # FS-9.11, FS-10.5
        elif event.code == "count":
            assert event.args["totals"] == [self.total(seat) for seat in range(len(self.points))]

    def total(self, seat: int) -> int:
        """Count a player's points by FS-14.8."""
        cards = self.piles[f"state {seat}"] + self.piles[f"leader {seat}"]
        return cards.total() + self.points[seat]

    def _cards(self, event: Event) -> None:
        card, seat = str(event.args.get("card")), event.seat
        if event.code == "row":
            cards = event.args["cards"]
            assert isinstance(cards, list)
            for shown in cards:
                self._move(shown, "deck", "row")
        elif event.code == "pick":
            self._move(card, "row", f"hand {seat}")
        elif event.code == "leftover":
            self._move(card, "row", "discard")
        elif event.code == "draw":
            assert event.secret is not None
            self._move(str(event.secret["card"]), "deck", f"hand {seat}")
        elif event.code == "reshuffle":
            assert not +self.piles["deck"], "FS-11.5"
            assert event.args["n"] == self.piles["discard"].total()
            self.piles["deck"], self.piles["discard"] = self.piles["discard"], Counter()
        elif event.code == "discard":
            self._move(card, f"hand {seat}", "discard")
        elif event.code in ("cash", "drop"):
            self._move(card, f"tucked {seat}", "discard")
        elif event.code in TUCKING:
            self._move(card, f"hand {seat}", f"tucked {seat}")
        elif event.code in ("incorporate", "redevelop"):
            if event.code == "redevelop":
                self._move(str(event.args["over"]), f"state {seat}", "discard")
            self._move(card, f"hand {seat}", f"state {seat}")
        elif event.code in ("lead", "swap"):
            for old in list(+self.piles[f"leader {seat}"]):
                assert event.code == "swap"
                self._move(old, f"leader {seat}", "discard")
            self._move(card, f"hand {seat}", f"leader {seat}")

    def _move(self, card: str, source: str, target: str) -> None:
        assert self.piles[source][card] > 0, f"{card} does not lie in {source}"
        self.piles[source][card] -= 1
        self.piles[target][card] += 1

    def check(self, position: ClassicPosition) -> None:
        """Compare the books with the table."""
        data: Data = position.to_data()
        found = where(data)
        for name, pile in self.piles.items():
            assert +pile == found[name], name
        for seat, player in enumerate(data["players"]):
            assert +self.goods[seat] == goods_of(player)
            assert self.points[seat] == points_of(player)


def check_table(position: ClassicPosition) -> None:
    """Check what must hold in every position."""
    data: Data = position.to_data()
    options: Data = data["options"]
    cards: Counter[str] = Counter()
    for pile in where(data).values():
        cards.update(pile)
    assert cards == DECK
    assert cards.total() == ALL_CARDS, "FS-2.2.2"
    seats = position.to_act()
    asked = position.question(seats[0]).code if seats else ""
    limit = 99 if options["hand_limit"] == "none" else int(options["hand_limit"])
    factions = [player["faction"] for player in data["players"] if player["faction"]]
    assert len(set(factions)) == len(factions), "FS-3.2"
    for player in data["players"]:
        assert all(n > 0 for n in player["pool"].values())
        assert len(player["hand"]) <= limit or asked == "hand_limit_discard", "FS-11.2"
        trait = sum(
            min(options["slots_of_trait"], CARDS[place["card"]]["effects"].get("slots", 0))
            for place in player["state"]
        )
        tucked = len(player["spoils"]) + len(player["deals"])
        assert tucked <= SLOTS + trait or asked == "slot_overflow", "FS-8.5.3"
        assert player["visits"] <= VISITS, "FS-12.2.4"
        for place in player["state"]:
            assert CARDS[place["card"]]["set"] == "locations"
            assert len(place.get("vp", [])) <= PLACES, "FS-14.2"
            assert place.get("uses", 0) <= USES, "FS-12.1.2"
        if player["leader"]:
            assert CARDS[player["leader"]["card"]]["set"] == "leaders"
            assert len(player["leader"].get("vp", [])) <= int(options["leader_vp_places"])
