"""What a reader may see (FS-22, NE-25): zones with declared visibility and public facts."""

from typing import Final

from novastate.games.classic.codes import PHASES
from novastate.games.classic.data import faction_id, goods_table, names, place_data
from novastate.games.classic.goods import NAMES
from novastate.games.classic.rules.counting import breakdown, total
from novastate.games.classic.rules.slots import slots
from novastate.games.classic.rules.supply import places_left
from novastate.games.classic.rules.working import workers_for
from novastate.games.classic.table import Place, Player, Table
from novastate.kernel.zones import COUNTED, OWNER, PRIVATE, PUBLIC, Zone, seen

ZONES: Final[tuple[Zone, ...]] = (
    Zone("deck", COUNTED, False),
    Zone("discard", PUBLIC, False),
    Zone("row", PUBLIC, False),
    Zone("hand", OWNER, True),
    Zone("spoils", PUBLIC, True),
    Zone("deals", PUBLIC, True),
    Zone("answers", PRIVATE, True),
)

HIDDEN: Final[tuple[str, ...]] = ("chance", "agenda", "barriers", "reveals", "listener", "serial")
"""Fields of a position that no reader sees; everything else is a zone or a public fact."""


def _cards(p: Table, zone: Zone, owner: int, cards: list[int], reader: int | None) -> object | None:
    """Return what a reader sees of cards; they get their names only if he sees them."""
    shown = seen(zone, owner, list(cards), reader)
    return list(names(p, cards)) if isinstance(shown, list) else shown


def _place(p: Table, player: Player, place: Place) -> dict[str, object]:
    """Describe a card in play with its free VP places and the workers its next use takes."""
    data: dict[str, object] = dict(place_data(p, place))
    if not place.debris:
        data["places_left"] = places_left(p, player, place)
        if p.cards.effects[place.card].workers:
            data["workers"] = workers_for(p, place)
    return data


def _player(p: Table, seat: int, reader: int | None) -> dict[str, object]:
    """Describe a player to a reader."""
    player = p.players[seat]
    fields = p.cards.factions[player.faction].fields if player.faction >= 0 else ()
    data: dict[str, object] = {
        "faction": faction_id(p, player),
        "pool": goods_table(player.pool),
        "base_vp": player.base_vp,
        "marked": player.marked,
        "total": total(player),  # FS-22.6
        "breakdown": breakdown(player),
        "state": [_place(p, player, place) for place in player.state],
        "leader": None if player.leader is None else _place(p, player, player.leader),
        "passed": player.passed,
        "fields_used": [i for i in range(len(fields)) if player.fields >> i & 1],
        "visits": player.visits,
        "redeveloped": player.redeveloped,
        "slots": slots(p, player),
    }
    piles = {"hand": player.hand, "spoils": player.spoils, "deals": player.deals}
    for zone in ZONES:
        if not zone.per_seat:
            continue
        if zone.name == "answers":
            shown = seen(zone, seat, list(p.answers[seat]), reader)
        else:
            shown = _cards(p, zone, seat, piles[zone.name], reader)
        if shown is not None:
            data[zone.name] = shown
    return data


def view(p: Table, game: str, reader: int | None) -> dict[str, object]:
    """Describe the table to a reader; None is a spectator."""
    data: dict[str, object] = {
        "game": game,
        "reader": reader,
        "seats": p.seats,
        "options": p.rules.options,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "first": p.first if p.turn else None,
        "to_act": list(p.asking),
        "over": p.over,
        "end_vp": p.rules.end_vp,
        "committed": [[seat, NAMES[token]] for seat, token, _ in p.committed],
        "queue": _waiting(p),
        "players": [_player(p, seat, reader) for seat in range(p.seats)],
    }
    piles = {"deck": p.deck, "discard": sorted(p.discard), "row": p.row}
    for zone in ZONES:
        if not zone.per_seat:
            data[zone.name] = _cards(p, zone, -1, piles[zone.name], reader)
    return data


def _waiting(p: Table) -> list[str]:
    """Name the cards whose reactions wait; one that has left play will not react."""
    places = [p.players[seat].in_play(uid) for seat, uid, _ in p.queue]
    return [p.cards.ids[place.card] for place in places if place is not None]
