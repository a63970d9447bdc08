"""An independent book-keeper of Nova Era: what every event must change, and nothing else.

It knows a position only by its plain data at the start of the game and after each deal, and keeps
everything up to date by what is told: resources, VP, unrest, dice, tracks, and where each card is.
"""

from collections import Counter
from typing import Any

from novastate.games.novaera.codes import S_PLACE
from novastate.games.novaera.position import NovaEraPosition
from novastate.games.registry import ruleset
from novastate.kernel.events import Event

Data = dict[str, Any]
Die = tuple[str, int]

ALL_CARDS = 198
DICE = 15
TRACK_OF = {
    "green": "riots",
    "red": "invasion",
    "yellow": "decline",
    "blue": "regression",
    "black": "dark_age",
}
EVOLUTIONS = {2: "evo12", 3: "evo23"}
DECK_OF = {str(card["id"]): str(card["deck"]) for card in ruleset("novaera").cards_data()}
INTO_PLAY = ("develop", "act_enlist", "act_expand")
INTO_HAND = ("research", "recall", "evolve")
INTO_PAST = ("give_up", "farewell")
SPENDING = (
    "develop",
    *[f"act_{a}" for a in ("gain", "enlist", "expand", "repair", "calm", "research")],
)


def read_die(text: str) -> Die:
    """Read `red 4` or `red 4 (black)`."""
    colour, value = text.split()[:2]
    return colour, int(value)


def own_colour(text: str) -> str:
    """Return the colour a die goes back to the bag with: of `red 4 (black)` black."""
    words = text.split()
    return words[2].strip("()") if len(words) > 2 else words[0]


def told_die(value: object) -> Die:
    """Read a die as events tell of it."""
    assert isinstance(value, dict)
    return str(value["colour"]), int(value["value"])


def on_the_way(position: NovaEraPosition) -> list[tuple[int, str]]:
    """List cards that are paid for and about to be placed, with their owners (NV-5.4.4)."""
    return [
        (step[1], position.cards.ids[step[2]]) for step in position.agenda if step[0] == S_PLACE
    ]


def places(data: Data) -> dict[str, str]:
    """Say where each card lies; a card in two places is refused."""
    piles: list[tuple[str, list[str]]] = [
        (name, data[name]) for name in ("people", "stock", "box", "removed", "buried")
    ]
    piles += [("display", column) for column in data["columns"]]
    for seat, player in enumerate(data["players"]):
        piles += [(f"hand {seat}", player["hand"]), (f"past {seat}", player["past"])]
        piles.append((f"play {seat}", [placed["card"] for placed in player["tableau"]]))
    found: dict[str, str] = {}
    for name, cards in piles:
        for card in cards:
            assert card not in found, f"{card} lies in {found[card]} and in {name}"
            found[card] = name
    return found


class Books:
    """What everybody has, kept up to date by events alone."""

    def __init__(self, position: NovaEraPosition) -> None:
        data: Data = position.to_data()
        options: Data = data["options"]
        faces: list[int] = options["faces"]
        self.lowest = min(faces)
        self.unrest_last: int = options["unrest_last"]
        last: int = options["disaster_last"]
        self.lasts = dict.fromkeys(TRACK_OF.values(), last)
        self.lasts["dark_age"] = options["dark_age_last"]
        self.dark_age_once = options["dark_age_lasts"] == "once"
        self.tracks: dict[str, int] = dict(data["tracks"])
        self.zones = [[read_die(die) for die in zone] for zone in data["zones"]]
        self.columns: list[list[str]] = data["columns"]
        self.where = places(data)
        self.damaged = self._lying(data)
        self.players: list[Data] = [
            {
                "resources": Counter(player["resources"]),
                "vp": player["vp"],
                "given": player["vp"] - sum(player["sources"].values()),  # by a scenario
                "unrest": player["unrest"],
                "dice": [read_die(die) for die in player["dice"]],
            }
            for player in data["players"]
        ]
        self.dealt = False
        self.evolutions = ""

    def read(self, events: list[Event]) -> None:
        """Enter what happened."""
        for event in events:
            if self.evolutions and event.code != "evolve":
                self._unclaimed()
            self._resources(event)
            self._unrest(event)
            self._dice(event)
            self._tracks(event)
            self._cards(event)
        if self.evolutions:
            self._unclaimed()

    def _unclaimed(self) -> None:
        """Take the evolutions nobody got out of the game (NV-11.1.8)."""
        for card, place in self.where.items():
            if place == "box" and DECK_OF[card] == self.evolutions:
                self.where[card] = "removed"
        self.evolutions = ""

    def _resources(self, event: Event) -> None:
        goods = event.args.get("goods")
        if event.code in ("gain", "lose", "steal", "develop"):
            assert isinstance(goods, dict)
            assert all(n > 0 for n in goods.values())
            mine: Counter[str] = self.players[event.seat]["resources"]
            if event.code in ("gain", "steal"):
                mine.update(goods)
            else:
                mine.subtract(goods)
            if event.code == "steal":
                rival = event.args["rival"]
                assert isinstance(rival, int)
                self.players[rival]["resources"].subtract(goods)
        elif event.code == "score":
            n = event.args["n"]
            assert isinstance(n, int)
            assert n > 0, "NV-1.1.3"
            self.players[event.seat]["vp"] += n
            assert self.players[event.seat]["vp"] == event.args["vp"]

    def _unrest(self, event: Event) -> None:
        if event.code in ("unrest_up", "unrest_down"):
            player = self.players[event.seat]
            n = event.args["n"]
            assert isinstance(n, int)
            assert n > 0, "NV-6.1.4"
            unrest = player["unrest"] + (n if event.code == "unrest_up" else -n)
            player["unrest"] = event.args["unrest"]
            capped = min(self.unrest_last, unrest)
            # A protection from civil war stops the marker one space before the last.
            assert player["unrest"] in (capped, min(self.unrest_last - 1, capped))
        elif event.code == "civil_war":
            assert self.players[event.seat]["unrest"] == self.unrest_last
        elif event.code == "civil_war_over":
            self.players[event.seat]["unrest"] = 0

    def _dice(self, event: Event) -> None:
        if event.code == "roll":
            zones = event.args["zones"]
            assert isinstance(zones, list)
            self.zones = [[told_die(die) for die in zone] for zone in zones]
            return
        if event.seat < 0:
            return
        dice: list[Die] = self.players[event.seat]["dice"]
        if event.code == "pick":
            taken = event.args["dice"]
            assert isinstance(taken, list)
            assert not dice
            dice.extend(told_die(die) for die in taken)
            self.zones.remove(list(dice))
            assert sum(value for _, value in dice) == event.args["n"]
        elif event.code in SPENDING or event.code == "dark_loss":
            dice.remove(told_die(event.args["die"]))
        elif event.code == "change_die":
            dice[dice.index(told_die(event.args["die"]))] = told_die(event.args["to"])
        elif event.code == "draw_die":
            dice.append(told_die(event.args["die"]))
        if event.code in ("penalty", "dark_loss"):
            dice[:] = [(colour, max(self.lowest, value - 1)) for colour, value in dice]

    def _tracks(self, event: Event) -> None:
        track = str(event.args.get("track"))
        if event.code in ("track_up", "track_down"):
            before = self.tracks[track]
            n = event.args["n"]
            assert isinstance(n, int)
            assert n >= 0
            self.tracks[track] += n if event.code == "track_up" else -n
            assert self.tracks[track] == event.args["at"]
            assert 0 <= self.tracks[track] <= self.lasts[track], "NV-2.3.4"
            if event.seat < 0:
                self._advanced(track, before)
        elif event.code == "disaster":
            assert self.tracks[track] == self.lasts[track], "NV-4.6.1"
            self.tracks[track] = 0
        elif event.code == "dark_age":
            assert self.tracks["dark_age"] == self.lasts["dark_age"], "NV-4.4.1"
            if self.dark_age_once:
                self.tracks["dark_age"] = 0
        elif event.code == "deal":
            self.tracks["dark_age"] = 0  # NV-14.1.5

    def _advanced(self, track: str, before: int) -> None:
        """Check a marker against the zone left over (NV-4.3.1)."""
        (left,) = self.zones
        total = sum(value for colour, value in left if TRACK_OF[colour] == track)
        assert total > 0
        assert self.tracks[track] == min(self.lasts[track], before + total)

    def _cards(self, event: Event) -> None:
        card = str(event.args.get("card"))
        old = str(event.args.get("old"))
        if event.code in INTO_PLAY:
            assert self.where[card] in (f"hand {event.seat}", "display", "people")
            self._move(card, f"play {event.seat}")
        elif event.code in INTO_HAND:
            came = {"research": "display", "recall": f"past {event.seat}", "evolve": "box"}
            assert self.where[card] == came[event.code]
            self._move(card, f"hand {event.seat}")
        elif event.code in INTO_PAST:
            self._move(card, f"past {event.seat}")
        elif event.code in ("upgrade", "obsolete"):
            assert (event.code == "obsolete") or old not in self.damaged, "NV-10.2.4"
            self._move(old, f"past {event.seat}")
        elif event.code == "obsolete_hand":
            assert self.where[old] == f"hand {event.seat}"
            self._move(old, "removed")
        elif event.code == "draw":
            assert event.secret is not None
            cards = event.secret["cards"]
            assert isinstance(cards, list)
            assert len(cards) == event.args["count"]
            for drawn in cards:
                assert self.where[drawn] == "stock"
                self._move(drawn, f"hand {event.seat}")
        elif event.code == "damage":
            assert card not in self.damaged, "NV-9.1.3"
            assert self.where[card] == f"play {event.seat}"
            self.damaged.add(card)
        elif event.code == "repair":
            self.damaged.remove(card)
        elif event.code == "sink":
            for column in self.columns:
                if card in column:
                    column.append(column.pop(column.index(card)))
        elif event.code == "new_era":
            era = event.args["era"]
            assert isinstance(era, int)
            self._end_era(era)
        elif event.code == "deal":
            self.dealt = True

    def _move(self, card: str, place: str) -> None:
        """Move a card; what leaves play loses its marks (NV-9.1.6)."""
        for column in self.columns:
            if card in column:
                column.remove(card)
        self.damaged.discard(card)
        self.where[card] = place

    def _end_era(self, era: int) -> None:
        """Take displays and stock out of the game (NV-14.1.2)."""
        gone = {"display": "removed", "people": "removed", "stock": "buried"}
        self.where = {card: gone.get(place, place) for card, place in self.where.items()}
        self.columns = []
        self.evolutions = EVOLUTIONS[era]

    def check(self, position: NovaEraPosition) -> None:
        """Compare the books with the table."""
        data: Data = position.to_data()
        found = places(data)
        for owner, card in on_the_way(position):
            assert card not in found
            found[card] = f"play {owner}"
        if self.dealt:
            self._see_deal(data, found)
        assert found == self.where
        assert len(found) == ALL_CARDS
        assert data["columns"] == self.columns
        assert self._lying(data) == self.damaged
        tracks = dict(self.tracks)
        if data["phase"] == "disasters" and data["tracks"] != tracks:
            # The struck players are still choosing: the marker goes back after that (NV-8.1.4).
            (struck,) = [name for name in tracks if tracks[name] != data["tracks"][name]]
            tracks[struck] = self.lasts[struck]
        assert data["tracks"] == tracks
        for mine, player in zip(self.players, data["players"], strict=True):
            assert +mine["resources"] == Counter(player["resources"])
            assert mine["vp"] == player["vp"]
            assert mine["vp"] == mine["given"] + sum(player["sources"].values())
            assert mine["unrest"] == player["unrest"]
            assert sorted(mine["dice"]) == sorted(read_die(die) for die in player["dice"])

    def _see_deal(self, data: Data, found: dict[str, str]) -> None:
        """Look at a new display once: a deal shows it, no event lists it (NV-14.1.6)."""
        self.dealt = False
        self.columns = data["columns"]
        for card, place in found.items():
            if self.where[card] == "box":
                assert place in ("box", "display", "people", "stock", "removed")
                self.where[card] = place

    def _lying(self, data: Data) -> set[str]:
        return {
            placed["card"]
            for player in data["players"]
            for placed in player["tableau"]
            if placed.get("damaged")
        }


def check_table(position: NovaEraPosition) -> None:
    """Check what must hold in every position."""
    data: Data = position.to_data()
    options: Data = data["options"]
    pools = [*data["zones"], *[player["dice"] for player in data["players"]]]
    colours = Counter(own_colour(die) for pool in pools for die in pool) + Counter(data["bag"])
    assert colours == +Counter(dict(zip(TRACK_OF, options["dice_per_colour"], strict=True)))
    assert sum(colours.values()) == DICE
    assert all(min(options["faces"]) <= read_die(die)[1] for pool in pools for die in pool)
    assert all(read_die(die)[1] <= max(options["faces"]) for pool in pools for die in pool)
    for player in data["players"]:
        assert all(n > 0 for n in player["resources"].values())
        assert set(player["secret"]) <= set(player["hand"])
        assert 0 <= player["unrest"] <= options["unrest_last"]
    if options["resource_supply"] == "20":
        held: Counter[str] = Counter()
        for player in data["players"]:
            held.update(player["resources"])
        assert all(n <= 20 for n in held.values()), "NV-17.1.14"
    assert all(len(stack) == 1 for stack in data["answers"] if stack)
