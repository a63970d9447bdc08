"""Positions as plain data: every field, with cards and goods by name."""

from typing import Any, cast

from novastate.games.master.codes import PHASES
from novastate.games.master.goods import ALL, HELD, NAMES, NUMBERS
from novastate.games.master.table import Place, Player, Table, Units
from novastate.kernel.chance import chance_of

Data = dict[str, Any]


def units_data(units: Units) -> list[str]:
    """Name goods lying on a card."""
    return [NAMES[good] for good in units]


def place_data(p: Table, place: Place) -> Data:
    """Describe a place; what is not there is left out."""
    data: Data = {"card": p.cards.ids[place.card]}
    if place.ruin:
        data["ruin"] = True
    if place.uses:
        data["uses"] = place.uses
    if place.guest:
        data["guest"] = True
    if place.shield:
        data["shield"] = True
    for name, units in (("spent", place.spent), ("placed", place.placed), ("stored", place.stored)):
        if units:
            data[name] = units_data(units)
    return data


def goods_table(counts: list[int]) -> dict[str, int]:
    """Write counts by good as a table by name, without the zeros."""
    return {NAMES[good]: n for good, n in enumerate(counts) if n}


def names(p: Table, cards: list[int]) -> list[str]:
    """Name cards."""
    return [p.cards.ids[card] for card in cards]


def player_data(p: Table, player: Player) -> Data:
    """Describe a player."""
    return {
        "faction": None if player.faction < 0 else p.cards.factions[player.faction].id,
        "goods": goods_table(player.goods),
        "vp": player.vp,
        "hand": names(p, player.hand),
        "deals": names(p, player.deals),
        "state": [place_data(p, place) for place in player.state],
        "passed": player.passed,
        "board": player.board,
        "board_goods": units_data(player.board_goods),
        "tally": goods_table(player.tally),
        "drawn": names(p, player.drawn),
    }


def table_data(p: Table) -> Data:
    """Describe the whole table."""
    return {
        "game": "master",
        "seats": p.seats,
        "options": p.settings.options,
        "chance": p.chance.to_data(),
        "players": [player_data(p, player) for player in p.players],
        "deck": names(p, p.deck),
        "discard": names(p, p.discard),
        "blue_deck": names(p, p.blue_deck),
        "red_deck": names(p, p.red_deck),
        "open_connections": names(p, p.open_connections),
        "connection_discard": names(p, p.connection_discard),
        "display": names(p, p.display),
        "first": p.first,
        "round": p.round,
        "phase": PHASES[p.phase],
        "end_triggered": p.end_triggered,
        "over": p.over,
        "thefts": [list(theft) for theft in p.thefts],
        "rival_due": p.rival_due,
        "attacks": p.attacks,
        "attack_pile": names(p, p.attack_pile),
        "location_vp": p.location_vp,
        "agenda": [list(step) for step in p.agenda],
        "asking": p.asking,
        "answers": p.answers,
        "barriers": p.barriers,
        "reveals": p.reveals,
    }


def fill(p: Table, data: Data) -> None:
    """Fill a fresh table from its data."""
    numbers = p.cards.numbers

    def cards(name: str) -> list[int]:
        return [numbers[id] for id in data[name]]

    p.chance = chance_of(data["chance"])
    p.players = [_player(p, entry) for entry in data["players"]]
    p.deck = cards("deck")
    p.discard = cards("discard")
    p.blue_deck = cards("blue_deck")
    p.red_deck = cards("red_deck")
    p.open_connections = cards("open_connections")
    p.connection_discard = cards("connection_discard")
    p.display = cards("display")
    p.first = data["first"]
    p.round = data["round"]
    p.phase = PHASES.index(data["phase"])
    p.end_triggered = data["end_triggered"]
    p.over = data["over"]
    p.thefts = [(a, b, c, d) for a, b, c, d in data["thefts"]]
    p.rival_due = data["rival_due"]
    p.attacks = data["attacks"]
    p.attack_pile = cards("attack_pile")
    p.location_vp = list(data["location_vp"])
    p.agenda = [(a, b, c, d) for a, b, c, d in data["agenda"]]
    p.asking = list(data["asking"])
    p.answers = [list(answers) for answers in data["answers"]]
    p.barriers = data["barriers"]
    p.reveals = data["reveals"]


def _units(entries: list[str]) -> Units:
    return tuple([NUMBERS[good] for good in entries])


def _counts(table: dict[str, int], size: int) -> list[int]:
    counts = [0] * size
    for name, n in table.items():
        counts[NUMBERS[name]] = n
    return counts


def place_from_data(p: Table, data: Data) -> Place:
    """Rebuild a place."""
    return Place(
        p.cards.numbers[data["card"]],
        cast(bool, data.get("ruin", False)),
        cast(int, data.get("uses", 0)),
        cast(bool, data.get("guest", False)),
        cast(bool, data.get("shield", False)),
        _units(data.get("spent", [])),
        _units(data.get("placed", [])),
        _units(data.get("stored", [])),
    )


def _player(p: Table, data: Data) -> Player:
    ids = [faction.id for faction in p.cards.factions]
    faction = data["faction"]
    numbers = p.cards.numbers
    state = [place_from_data(p, entry) for entry in data["state"]]
    return Player(
        -1 if faction is None else ids.index(faction),
        _counts(data["goods"], HELD),
        data["vp"],
        [numbers[id] for id in data["hand"]],
        [numbers[id] for id in data["deals"]],
        state,
        data["passed"],
        data["board"],
        _units(data["board_goods"]),
        _counts(data["tally"], ALL),
        sum(len(place.placed) for place in state),
        [numbers[id] for id in data["drawn"]],
    )
