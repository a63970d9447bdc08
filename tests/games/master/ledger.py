"""An independent book-keeper: what every event must change, and what nothing may change."""

from collections import Counter

from novastate.games.master.goods import NAMES
from novastate.games.master.position import MasterPosition
from novastate.kernel.events import Event

HAND_CHANGES = {
    "pick": 1,
    "take_connection": 1,
    "discard": -1,
    "build": -1,
    "develop": -1,
    "develop_ruin": -1,
    "deal": -1,
    "raze": -1,
    "play_connection": -1,
}
GOODS_CHANGES = {"gain": 1, "pay": -1, "lose": -1, "return_stored": 1, "store": -1, "place": 1}


def cards_by_zone(position: MasterPosition) -> Counter[str]:
    """Count every card wherever it lies; a card in two zones or in none shows up here."""
    piles = [
        position.deck,
        position.discard,
        position.display,
        position.attack_pile,
        position.blue_deck,
        position.red_deck,
        position.open_connections,
        position.connection_discard,
    ]
    for player in position.players:
        piles += [player.hand, player.deals, player.drawn]
        piles.append([place.card for place in player.state])
    return Counter(position.cards.ids[card] for pile in piles for card in pile)


class Books:
    """The goods, points and hand sizes of all players, kept up to date by events alone."""

    def __init__(self, position: MasterPosition) -> None:
        self.goods: list[Counter[str]] = []
        self.hands: list[int] = []
        for player in position.players:
            goods = Counter({NAMES[good]: n for good, n in enumerate(player.goods) if n})
            goods["vp"] = player.vp
            self.goods.append(goods)
            self.hands.append(len(player.hand) + len(player.drawn))

    def read(self, events: list[Event]) -> None:
        """Enter what happened."""
        for event in events:
            self._enter(event)

    def _enter(self, event: Event) -> None:
        seat = event.seat
        goods = event.args.get("goods")
        if event.code in GOODS_CHANGES:
            assert isinstance(goods, dict)
            for good, n in goods.items():
                assert n > 0 or event.args.get("source") == "locations"
                if good != "card":
                    self.goods[seat][good] += GOODS_CHANGES[event.code] * n
        elif event.code == "steal":
            rival = event.args["rival"]
            assert isinstance(goods, dict)
            assert isinstance(rival, int)
            for good, n in goods.items():
                self.goods[seat][good] += n
                self.goods[rival][good] -= n
        elif event.code == "shield":
            self.goods[seat]["shield"] -= 1
        elif event.code == "draw":
            drawn = event.args["n"]
            assert isinstance(drawn, int)
            self.hands[seat] += drawn
        elif event.code in HAND_CHANGES:
            self.hands[seat] += HAND_CHANGES[event.code]

    def check(self, position: MasterPosition) -> None:
        """Compare the books with the table."""
        for seat, player in enumerate(position.players):
            found = Counter({NAMES[good]: n for good, n in enumerate(player.goods) if n})
            if player.vp:
                found["vp"] = player.vp
            assert +self.goods[seat] == found, f"goods of seat {seat + 1}"
            assert self.hands[seat] == len(player.hand) + len(player.drawn), "hand size"


def check_table(position: MasterPosition) -> None:
    """Check what must hold in every position."""
    for player in position.players:
        assert min(player.goods) >= 0
        assert player.vp >= 0
        assert player.hand == sorted(player.hand)
        assert player.deals == sorted(player.deals)
        placed = Counter(good for place in player.state for good in place.placed)
        assert sum(placed.values()) == player.placed
        for good, n in placed.items():
            assert n <= player.goods[good], "placed goods are part of the supply"
        for place in player.state:
            if place.ruin:
                assert (place.uses, place.guest, place.shield) == (0, False, False)
                assert (place.spent, place.placed, place.stored) == ((), (), ())
            assert place.uses <= position.cards.uses[place.card]
            assert not (place.shield and position.cards.printed_shield[place.card])
