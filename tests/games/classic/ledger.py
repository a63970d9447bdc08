"""An independent book-keeper of the old editions: what every event must change, nothing else.

It knows a position only by its plain data at the start and keeps by events alone where each card
lies and how many goods and points everybody has. Goods in a pool and stock on cards are counted
together, and so are points on the base and on cards: which token moves is no event of its own.
"""

from collections import Counter
from typing import Any

from novastate.games.classic.position import ClassicPosition
from novastate.kernel.events import Event

Data = dict[str, Any]

TUCKING = ("conquer", "deal")
ENTERING = ("incorporate", "redevelop", "reconstruct", "lead", "swap")
LOSING = ("pay", "token", "lose", "commit")
SLOTS = 3
VISITS = 3
AGREEMENTS = 3
PLACES = 3
LEADER_PLACES = 5
USES = 2


def goods_of(player: Data) -> Counter[str]:
    """Count a player's goods, stock on cards included."""
    goods: Counter[str] = Counter(player["pool"])
    for place in in_play(player):
        goods.update(place.get("stock", []))
    return goods


def standing(player: Data) -> list[Data]:
    """List a player's locations, without debris."""
    return [place for place in player["state"] if "debris" not in place]


def in_play(player: Data) -> list[Data]:
    """List a player's locations and leader."""
    return [*standing(player), *([player["leader"]] if player["leader"] else [])]


def points_of(player: Data) -> int:
    """Add up a player's VP tokens wherever they lie."""
    on_cards = sum(sum(place.get("vp", [])) + place.get("improved", 0) for place in in_play(player))
    return int(player["base_vp"] + on_cards)


def where(data: Data) -> dict[str, Counter[str]]:
    """Count the cards of every place."""
    piles: dict[str, Counter[str]] = {
        name: Counter(data[name]) for name in ("deck", "discard", "row")
    }
    for seat, player in enumerate(data["players"]):
        piles[f"hand {seat}"] = Counter(player["hand"])
        piles[f"tucked {seat}"] = Counter([*player["spoils"], *player["deals"]])
        piles[f"state {seat}"] = Counter(place["card"] for place in standing(player))
        ruins = [place["card"] for place in player["state"] if "debris" in place]
        piles[f"debris {seat}"] = Counter(ruins)
        attached = [card for place in player["state"] for card in place.get("attached", [])]
        piles[f"attached {seat}"] = Counter(attached)
        piles[f"leader {seat}"] = Counter([player["leader"]["card"]] if player["leader"] else [])
    return piles


class Books:
    """What everybody has, kept up to date by events alone."""

    def __init__(self, position: ClassicPosition, cards: dict[str, Data]) -> None:
        data: Data = position.to_data()
        self.cards = cards
        self.deeds = {
            "redevelop": int(data["options"].get("redevelopment_vp", 1)),
            "reconstruct": int(data["options"].get("reconstruction_vp", 1)),
            "swap": 1,
            "improve": 1,
        }
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
        if event.code in ("gain", "take_back"):
            held = {good: n for good, n in goods.items() if good != "card" and good[:2] != "vp"}
            self.goods[event.seat].update(held)
        elif event.code in LOSING:
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
            effects = self.cards[str(args["card"])]["effects"]
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
        elif event.code in self.deeds:
            self.points[event.seat] += self.deeds[event.code]
        elif event.code == "count":
            assert event.args["totals"] == [self.total(seat) for seat in range(len(self.points))]

    def total(self, seat: int) -> int:
        """Count a player's points: his locations, his leader, and his tokens."""
        cards = self.piles[f"state {seat}"] + self.piles[f"leader {seat}"]
        return cards.total() + self.points[seat]

    def _cards(self, event: Event) -> None:
        card, over, seat = str(event.args.get("card")), str(event.args.get("over")), event.seat
        hand, state, discard = f"hand {seat}", f"state {seat}", "discard"
        if event.code == "row":
            cards = event.args["cards"]
            assert isinstance(cards, list)
            for shown in cards:
                self._move(shown, "deck", "row")
        elif event.code == "draw":
            assert event.secret is not None
            self._move(str(event.secret["card"]), "deck", hand)
        elif event.code == "reshuffle":
            assert not +self.piles["deck"], "only an empty deck is filled again"
            assert event.args["n"] == self.piles[discard].total()
            self.piles["deck"], self.piles[discard] = self.piles[discard], Counter()
        elif event.code in ("redevelop", "reconstruct"):
            self._move(over, state if event.code == "redevelop" else f"debris {seat}", discard)
            self._move(card, hand, state)
        elif event.code in ("lead", "swap"):
            for old in list(+self.piles[f"leader {seat}"]):
                assert event.code == "swap"
                self._move(old, f"leader {seat}", discard)
            self._move(card, hand, f"leader {seat}")
        else:
            path = {
                "pick": ("row", hand),
                "leftover": ("row", discard),
                "discard": (hand, discard),
                "cash": (f"tucked {seat}", discard),
                "drop": (f"tucked {seat}", discard),
                "conquer": (hand, f"tucked {seat}"),
                "deal": (hand, f"tucked {seat}"),
                "incorporate": (hand, state),
                "attach": (hand, f"attached {seat}"),
                "detach": (f"attached {seat}", discard),
                "debris": (state, f"debris {seat}"),
            }.get(event.code)
            if path is not None:
                self._move(card, *path)

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


def check_table(position: ClassicPosition, cards: dict[str, Data], deck: Counter[str]) -> None:
    """Check what must hold in every position; `deck` is what the game is played with."""
    data: Data = position.to_data()
    options: Data = data["options"]
    found: Counter[str] = Counter()
    for pile in where(data).values():
        found.update(pile)
    assert found == deck, "no card is lost and none comes from outside"
    asked = position.edition.decision(position)[0] if position.to_act() else ""
    factions = [player["faction"] for player in data["players"] if player["faction"]]
    assert len(set(factions)) == len(factions)
    limit = str(options["hand_limit"])
    for seat, player in enumerate(data["players"]):
        assert all(n > 0 for n in player["pool"].values())
        if limit not in ("none", "0"):
            assert len(player["hand"]) <= int(limit) or asked == "hand_limit_discard"
        trait = sum(
            min(options.get("slots_of_trait", 3), cards[place["card"]]["effects"].get("slots", 0))
            for place in standing(player)
        )
        tucked = len(player["spoils"]) + len(player["deals"])
        assert tucked <= SLOTS + trait or asked == "slot_overflow"
        assert player["visits"] <= VISITS
        for place in player["state"]:
            _check_place(place, seat, cards)
        if player["leader"]:
            assert cards[player["leader"]["card"]]["kind"] == "leader"
            most = int(options.get("leader_vp_places", LEADER_PLACES))
            assert len(player["leader"].get("vp", [])) <= most
    for seat in range(len(data["players"])):
        states = [place for player in data["players"] for place in player["state"]]
        assert sum(seat in place.get("agreements", []) for place in states) <= AGREEMENTS


def _check_place(place: Data, owner: int, cards: dict[str, Data]) -> None:
    """Check what lies on a location."""
    assert "distance" in cards[place["card"]], "only locations lie in a state"
    if "debris" in place:
        assert set(place) == {"uid", "card", "debris"}, "nothing lies on debris"
        return
    assert len(place.get("vp", [])) <= PLACES
    assert place.get("uses", 0) <= USES
    assert owner not in [*place.get("agreements", []), *place.get("visitors", [])]
    assert not (place.get("agreements") and cards[place["card"]]["defends"])
    assert all(cards[card]["defends"] for card in place.get("attached", []))
