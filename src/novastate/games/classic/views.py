"""What a reader may see (FS-22, NE-25): declared fields and what follows from them."""

from novastate.games.classic.fields import PLACE
from novastate.games.classic.goods import NAMES
from novastate.games.classic.rules.counting import breakdown, total
from novastate.games.classic.rules.slots import slots
from novastate.games.classic.rules.supply import places_left
from novastate.games.classic.rules.working import workers_for
from novastate.games.classic.table import Place, Player, Table
from novastate.kernel.fields import Data


def _place(p: Table, player: Player, place: Place) -> Data:
    """Describe a card in play with its free VP places and the workers its next use takes."""
    data: Data = PLACE.write(p, place)
    if not place.debris:
        data["places_left"] = places_left(p, player, place)
        if p.cards.effects[place.card].workers:
            data["workers"] = workers_for(p, place)
    return data


def player_view(p: Table, seat: int) -> Data:
    """Describe a player to everybody."""
    player = p.players[seat]
    fields = p.cards.factions[player.faction].fields if player.faction >= 0 else ()
    return {
        "total": total(player),  # FS-22.6
        "breakdown": breakdown(player),
        "state": [_place(p, player, place) for place in player.state],
        "leader": None if player.leader is None else _place(p, player, player.leader),
        "fields_used": [i for i in range(len(fields)) if player.fields >> i & 1],
        "slots": slots(p, player),
    }


def table_view(p: Table) -> Data:
    """Describe the table to everybody."""
    return {
        "first": p.first if p.turn else None,
        "end_vp": p.rules.end_vp,
        "committed": [[seat, NAMES[token]] for seat, token, _ in p.committed],
        "queue": _waiting(p),
    }


def _waiting(p: Table) -> list[str]:
    """Name the cards whose reactions wait; one that has left play will not react."""
    places = [p.players[seat].in_play(uid) for seat, uid, _ in p.queue]
    return [p.cards.ids[place.card] for place in places if place is not None]
