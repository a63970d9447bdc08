"""Positions as plain data: every field, with cards and goods by name."""

from typing import Any

from novastate.games.classic.codes import PHASES
from novastate.games.classic.goods import HELD, NAMES, NUMBERS
from novastate.games.classic.table import NOBODY, Committed, Place, Player, Table
from novastate.kernel.chance import chance_of

Data = dict[str, Any]


def names(p: Table, cards: list[int]) -> list[str]:
    """Name cards."""
    return [p.cards.ids[card] for card in cards]


def goods_table(counts: list[int]) -> dict[str, int]:
    """Write counts by good as a table by name, without the zeros."""
    return {NAMES[good]: n for good, n in enumerate(counts) if n}


def place_data(p: Table, place: Place) -> Data:
    """Describe a card in play; what is not there is left out."""
    data: Data = {"uid": place.uid, "card": p.cards.ids[place.card]}
    if place.uses:
        data["uses"] = place.uses
    if place.vp:
        data["vp"] = list(place.vp)
    if place.stock:
        data["stock"] = [NAMES[good] for good in place.stock]
    if place.visitors:
        data["visitors"] = _seats(place.visitors)
    if place.agreements:
        data["agreements"] = _seats(place.agreements)
    if place.attached:
        data["attached"] = names(p, list(place.attached))
    if place.debris:
        data["debris"] = True
    if place.improved:
        data["improved"] = True
    return data


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def faction_id(p: Table, player: Player) -> str | None:
    """Name a player's faction."""
    return None if player.faction < 0 else p.cards.factions[player.faction].text.id


def player_data(p: Table, player: Player) -> Data:
    """Describe a player."""
    return {
        "faction": faction_id(p, player),
        "pool": goods_table(player.pool),
        "base_vp": player.base_vp,
        "marked": player.marked,
        "hand": names(p, player.hand),
        "spoils": names(p, player.spoils),
        "deals": names(p, player.deals),
        "state": [place_data(p, place) for place in player.state],
        "leader": None if player.leader is None else place_data(p, player.leader),
        "passed": player.passed,
        "fields": player.fields,
        "visits": player.visits,
        "redeveloped": player.redeveloped,
    }


def table_data(p: Table, game: str) -> Data:
    """Describe the whole table."""
    return {
        "game": game,
        "seats": p.seats,
        "options": p.rules.options,
        "chance": p.chance.to_data(),
        "players": [player_data(p, player) for player in p.players],
        "deck": names(p, p.deck),
        "discard": names(p, p.discard),
        "row": names(p, p.row),
        "first": p.first,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "serial": p.serial,
        "queue": [list(reaction) for reaction in p.queue],
        "committed": [_committed_data(one) for one in p.committed],
        "over": p.over,
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
    p.deck = cards("deck")
    p.discard = cards("discard")
    p.row = cards("row")
    p.first = data["first"]
    p.turn = data["turn"]
    p.phase = PHASES.index(data["phase"])
    p.serial = data["serial"]
    p.queue = [(a, b, c) for a, b, c in data["queue"]]
    p.committed = [_committed(one) for one in data["committed"]]
    p.over = data["over"]
    p.agenda = [(a, b, c, d) for a, b, c, d in data["agenda"]]
    p.asking = list(data["asking"])
    p.answers = [list(answers) for answers in data["answers"]]
    p.barriers = data["barriers"]
    p.reveals = data["reveals"]
    for seat, entry in enumerate(data["players"]):
        _fill_player(p, p.players[seat], entry)


def _committed_data(one: Committed) -> list[object]:
    """Write a committed token, with its card only if it lay on one."""
    seat, token, uid = one
    return [seat, NAMES[token]] if uid == NOBODY else [seat, NAMES[token], uid]


def _committed(data: list[Any]) -> Committed:
    return data[0], NUMBERS[data[1]], data[2] if len(data) > 2 else NOBODY


def _fill_player(p: Table, player: Player, data: Data) -> None:
    numbers = p.cards.numbers
    ids = [faction.text.id for faction in p.cards.factions]
    player.faction = -1 if data["faction"] is None else ids.index(data["faction"])
    player.pool = [data["pool"].get(NAMES[good], 0) for good in range(HELD)]
    player.base_vp = data["base_vp"]
    player.marked = data["marked"]
    player.hand = [numbers[id] for id in data["hand"]]
    player.spoils = [numbers[id] for id in data["spoils"]]
    player.deals = [numbers[id] for id in data["deals"]]
    player.state = [place_from_data(p, entry) for entry in data["state"]]
    player.leader = None if data["leader"] is None else place_from_data(p, data["leader"])
    player.passed = data["passed"]
    player.fields = data["fields"]
    player.visits = data["visits"]
    player.redeveloped = data["redeveloped"]
    player.stocked = any(place.stock for place in player.cards_in_play())


def place_from_data(p: Table, data: Data) -> Place:
    """Rebuild a card in play."""
    return Place(
        data["uid"],
        p.cards.numbers[data["card"]],
        data.get("uses", 0),
        tuple(data.get("vp", [])),
        tuple([NUMBERS[good] for good in data.get("stock", [])]),
        _mask(data.get("visitors", [])),
        _mask(data.get("agreements", [])),
        tuple([p.cards.numbers[id] for id in data.get("attached", [])]),
        data.get("debris", False),
        data.get("improved", False),
    )


def _mask(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
