"""Positions as plain data: every field, with cards, colours and dice by name."""

from typing import Any

from novastate.games.novaera.codes import PHASES, SOURCES
from novastate.games.novaera.constants import COLOURS, COLUMNS, RESOURCES, TRACKS
from novastate.games.novaera.rules.dice import base_of, colour_of, value_of
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.table import NOBODY, ON_CARD, OUT, Player, Table
from novastate.kernel.chance import chance_of

Data = dict[str, Any]


def die_text(die: int) -> str:
    """Write a die as `red 4`, or `red 4 (black)` while it counts as another colour than its own.

    >>> die_text(4 | 1 << 4 | 1 << 7)
    'red 4'
    """
    text = f"{COLOURS[colour_of(die)]} {value_of(die)}"
    return text if base_of(die) == colour_of(die) else f"{text} ({COLOURS[base_of(die)]})"


def read_die(text: str) -> int:
    """Read a die as `die_text` writes it."""
    colour, value, *base = text.split()
    own = base[0].strip("()") if base else colour
    return int(value) | COLOURS.index(colour) << 4 | COLOURS.index(own) << 7


def names(p: Table, cards: list[int]) -> list[str]:
    """Name cards."""
    return [p.cards.ids[card] for card in cards]


def placed_data(p: Table, placed: Placed) -> Data:
    """Describe a card in play; what is not so is left out."""
    data: Data = {"card": p.cards.ids[placed.card], "column": COLUMNS[placed.column]}
    if placed.damaged:
        data["damaged"] = True
    if placed.uses:
        data["uses"] = placed.uses
    return data


def player_data(p: Table, player: Player) -> Data:
    """Describe a player."""
    return {
        "vp": player.vp,
        "unrest": player.unrest,
        "resources": resources_data(player.resources),
        "dice": [die_text(die) for die in player.dice],
        "hand": names(p, player.hand),
        "secret": names(p, player.secret),
        "tableau": [placed_data(p, placed) for placed in player.tableau],
        "past": names(p, player.past),
        "penalty": player.penalty,
        "pick_sum": player.pick_sum,
        "lowered": player.lowered,
        "firsts": player.firsts,
        "sources": {name: player.sources[i] for i, name in enumerate(SOURCES)},
    }


def token_text(p: Table) -> str:
    """Say where the reserve token lies: a card of the display, `home` or `out`."""
    if p.token >= 0:
        return p.cards.ids[p.token]
    return "home" if p.token == ON_CARD else "out"


def table_data(p: Table) -> Data:
    """Describe the whole table."""
    return {
        "game": "novaera",
        "seats": p.seats,
        "options": p.settings.options,
        "chance": p.chance.to_data(),
        "players": [player_data(p, player) for player in p.players],
        "era": p.era,
        "round": p.round,
        "phase": PHASES[p.phase],
        "first": p.first,
        "bag": {colour: p.bag[i] for i, colour in enumerate(COLOURS)},
        "zones": [[die_text(die) for die in zone] for zone in p.zones],
        "tracks": {name: p.tracks[i] for i, name in enumerate(TRACKS)},
        "columns": [names(p, column) for column in p.columns],
        "people": names(p, p.people),
        "stock": names(p, p.stock),
        "box": names(p, p.box),
        "removed": names(p, p.removed),
        "buried": names(p, p.buried),
        "token": token_text(p),
        "token_owner": p.token_owner,
        "to_produce": names(p, p.to_produce),
        "agenda": [list(step) for step in p.agenda],
        "asking": p.asking,
        "answers": p.answers,
        "barriers": p.barriers,
        "reveals": p.reveals,
    }


def fill(p: Table, data: Data) -> None:
    """Fill a fresh table from its data."""
    numbers = p.cards.numbers

    def cards(ids: list[str]) -> list[int]:
        return [numbers[id] for id in ids]

    p.chance = chance_of(data["chance"])
    p.era = data["era"]
    p.round = data["round"]
    p.phase = PHASES.index(data["phase"])
    p.first = data["first"]
    p.bag = [data["bag"][colour] for colour in COLOURS]
    p.zones = [[read_die(die) for die in zone] for zone in data["zones"]]
    p.tracks = [data["tracks"][name] for name in TRACKS]
    p.columns = [cards(column) for column in data["columns"]]
    p.people = cards(data["people"])
    p.stock = cards(data["stock"])
    p.box = sorted(cards(data["box"]))
    p.removed = cards(data["removed"])
    p.buried = cards(data["buried"])
    token = data["token"]
    p.token = OUT if token == "out" else ON_CARD if token == "home" else numbers[token]
    p.token_owner = data.get("token_owner", NOBODY)
    p.to_produce = cards(data["to_produce"])
    p.agenda = [(a, b, c, d) for a, b, c, d in data["agenda"]]
    p.asking = list(data["asking"])
    p.answers = [list(answers) for answers in data["answers"]]
    p.barriers = data["barriers"]
    p.reveals = data["reveals"]
    for seat, entry in enumerate(data["players"]):
        _fill_player(p, seat, entry)


def _fill_player(p: Table, seat: int, data: Data) -> None:
    numbers = p.cards.numbers
    player = p.players[seat]
    player.vp = data["vp"]
    player.unrest = data["unrest"]
    player.resources = [data["resources"].get(COLOURS[kind], 0) for kind in range(RESOURCES)]
    player.dice = [read_die(die) for die in data["dice"]]
    player.hand = [numbers[id] for id in data["hand"]]
    player.secret = [numbers[id] for id in data["secret"]]
    player.past = [numbers[id] for id in data["past"]]
    player.penalty = data["penalty"]
    player.pick_sum = data["pick_sum"]
    player.lowered = data["lowered"]
    player.firsts = data["firsts"]
    player.sources = [data["sources"][name] for name in SOURCES]
    p.arranged(
        seat,
        [
            Placed(
                numbers[entry["card"]],
                COLUMNS.index(entry["column"]),
                entry.get("damaged", False),
                entry.get("uses", 0),
            )
            for entry in data["tableau"]
        ],
    )
