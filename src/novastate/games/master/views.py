"""What a reader may see (section 22): zones with declared visibility and public facts."""

from typing import Final

from novastate.games.master.asking.foretelling import foretold, standing
from novastate.games.master.codes import BOARD_ACTIONS, PHASES
from novastate.games.master.data import goods_table, names, place_data, units_data
from novastate.games.master.table import Player, Table
from novastate.kernel.zones import COUNTED, OWNER, PRIVATE, PUBLIC, Zone, seen

ZONES: Final[tuple[Zone, ...]] = (
    Zone("deck", COUNTED, False),
    Zone("discard", PUBLIC, False),
    Zone("blue_deck", COUNTED, False),
    Zone("red_deck", COUNTED, False),
    Zone("open_connections", PUBLIC, False),
    Zone("connection_discard", PUBLIC, False),
    Zone("display", PUBLIC, False),
    Zone("attack_pile", PUBLIC, False),
    Zone("hand", OWNER, True),
    Zone("deals", PUBLIC, True),
    Zone("state", PUBLIC, True),
    Zone("drawn", OWNER, True),
    Zone("answers", PRIVATE, True),
)

HIDDEN: Final[tuple[str, ...]] = ("chance", "agenda", "barriers", "reveals", "listener")
"""Fields of a position that no reader sees; everything else is a zone or a public fact."""


def _shared(p: Table) -> dict[str, list[int]]:
    """Return the cards of the common zones; the order of discards means nothing (MS-22.4)."""
    return {
        "deck": p.deck,
        "discard": sorted(p.discard),
        "blue_deck": p.blue_deck,
        "red_deck": p.red_deck,
        "open_connections": p.open_connections,
        "connection_discard": sorted(p.connection_discard),
        "display": p.display,
        "attack_pile": p.attack_pile,
    }


def _cards(p: Table, zone: Zone, owner: int, cards: list[int], reader: int | None) -> object | None:
    """Return what a reader sees of cards; they get their names only if he sees them."""
    shown = seen(zone, owner, list(cards), reader)
    return list(names(p, cards)) if isinstance(shown, list) else shown


def _own(p: Table, seat: int, player: Player, zone: Zone, reader: int | None) -> object | None:
    """Return what a reader sees of a zone of one player."""
    if zone.name == "state":
        return seen(zone, seat, [place_data(p, place) for place in player.state], reader)
    if zone.name == "answers":
        return seen(zone, seat, list(p.answers[seat]) if seat < p.seats else [], reader)
    cards = {"hand": player.hand, "deals": player.deals, "drawn": player.drawn}
    return _cards(p, zone, seat, cards[zone.name], reader)


def _public(p: Table, seat: int) -> dict[str, object]:
    """Describe a player to everybody else."""
    player = p.players[seat]
    data: dict[str, object] = {
        "faction": None if player.faction < 0 else p.cards.factions[player.faction].id,
        "vp": player.vp,
        "goods": goods_table(player.goods),
        "passed": player.passed,
        "board_used": [BOARD_ACTIONS[i] for i in range(3) if player.board >> i & 1],
        "board_goods": units_data(player.board_goods),
        "tally": goods_table(player.tally),
    }
    for zone in ZONES:
        if zone.per_seat:
            shown = _own(p, seat, player, zone, None)
            if shown is not None:
                data[zone.name] = shown
    return data


def _to_himself(p: Table, seat: int, public: dict[str, object]) -> dict[str, object]:
    """Describe a player to himself: what everybody knows, and the zones only he looks into."""
    data = public.copy()
    for zone in ZONES:
        if zone.per_seat and zone.visibility in (OWNER, PRIVATE):
            data[zone.name] = _own(p, seat, p.players[seat], zone, seat)
    return data


def _common(p: Table) -> dict[str, object]:
    """Describe the table as far as all readers see the same; without the players."""
    data: dict[str, object] = {
        "game": "master",
        "reader": None,
        "seats": p.seats,
        "options": p.settings.options,
        "round": p.round,
        "phase": PHASES[p.phase],
        "first": p.first if p.round else None,
        "to_act": list(p.asking),
        "end_triggered": p.end_triggered,
        "over": p.over,
        "thefts": [list(theft) for theft in p.thefts],
        "rival_due": p.rival_due,
        "attacks": p.attacks,
        "location_vp": p.location_vp,
        "players": [],
    }
    piles = _shared(p)
    for zone in ZONES:
        if not zone.per_seat:
            data[zone.name] = _cards(p, zone, -1, piles[zone.name], None)
    return data


def views(p: Table, readers: list[int | None]) -> list[dict[str, object]]:
    """Describe the table to several readers; what they all see is made once and shared."""
    common = _common(p)
    public = [_public(p, seat) for seat in range(len(p.players))]
    found: list[dict[str, object]] = []
    for reader in readers:
        players = public.copy()
        if reader is not None:
            players[reader] = _to_himself(p, reader, public[reader])
        data = common.copy()
        data["reader"] = reader
        data["players"] = players
        if p.solo:
            data["forecast"] = foretold(p) if reader == 0 else None
            data["standing"] = standing(p)
        found.append(data)
    return found


def view(p: Table, reader: int | None) -> dict[str, object]:
    """Describe the table to a reader; None is a spectator."""
    return views(p, [reader])[0]
