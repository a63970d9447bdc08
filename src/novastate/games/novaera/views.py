"""What a reader may see (section 20): zones with declared visibility and public facts."""

from typing import Final

from novastate.games.novaera.asking import forecast
from novastate.games.novaera.asking.trials import struck
from novastate.games.novaera.cards.model import UNLIMITED
from novastate.games.novaera.codes import PHASES, SOURCES
from novastate.games.novaera.constants import (
    COLOURS,
    COLUMNS,
    DISASTERS,
    LAND,
    PROTECTIONS,
    RESOURCES,
    TRACKS,
    TYPES,
)
from novastate.games.novaera.data import names, token_text
from novastate.games.novaera.rules.disasters import protected
from novastate.games.novaera.rules.display import available, reach_of
from novastate.games.novaera.rules.payment import budget, payable
from novastate.games.novaera.rules.quantities import has_most, in_zone
from novastate.games.novaera.rules.requirements import lacking, meets
from novastate.games.novaera.rules.rolling import dice_data
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.table import NOBODY, Player, Table, uses_of
from novastate.kernel.zones import COUNTED, OWNER, PRIVATE, PUBLIC, Zone, seen

ZONES: Final[tuple[Zone, ...]] = (
    Zone("stock", COUNTED, False),
    Zone("people", PUBLIC, False),
    Zone("removed", PUBLIC, False),
    Zone("buried", COUNTED, False),
    Zone("box", COUNTED, False),
    Zone("hand", OWNER, True),
    Zone("past", PUBLIC, True),
    Zone("answers", PRIVATE, True),
)

HIDDEN: Final[tuple[str, ...]] = ("chance", "agenda", "barriers", "reveals", "listener")
"""Fields of a position that no reader sees; everything else is a zone or a public fact."""


def _cards(p: Table, zone: Zone, owner: int, cards: list[int], reader: int | None) -> object | None:
    """Return what a reader sees of cards; they get their names only if he sees them."""
    shown = seen(zone, owner, list(cards), reader)
    return list(names(p, cards)) if isinstance(shown, list) else shown


def _placed(p: Table, seat: int, placed: Placed) -> dict[str, object]:
    """Describe a card in play with the uses its limited effects have left (NV-20.1.1)."""
    data: dict[str, object] = {
        "card": p.cards.ids[placed.card],
        "column": COLUMNS[placed.column],
        "damaged": placed.damaged,
    }
    limited = {
        str(i): effect.times - uses_of(placed, i)
        for i, effect in enumerate(p.cards.effects[placed.card])
        if effect.limit != UNLIMITED
    }
    if limited:
        data["left"] = limited
    return data


def _if_scored_now(p: Table, seat: int) -> dict[str, object]:
    """Return what a scoring phase would bring now (section 13)."""
    cards = {p.cards.ids[card]: n for card, n in objectives(p, seat)}
    lines = {"presence": presence(p, seat), "majorities": majorities(p, seat)}
    total = sum(lines.values()) + sum(cards.values())
    return {**lines, "objectives": cards, "total": total}


def _player(p: Table, seat: int, reader: int | None) -> dict[str, object]:
    """Describe a player to a reader."""
    player = p.players[seat]
    standing = player.standing
    data: dict[str, object] = {
        "vp": player.vp,
        "unrest": player.unrest,
        "in_zone": in_zone(p, player),
        "penalty": player.penalty,
        "resources": resources_data(player.resources),
        "dice": dice_data(player.dice),
        "pick_sum": player.pick_sum,
        "pick_limit": p.settings.pick_limit + standing.pick_limit,
        "lowered": player.lowered,
        "firsts": player.firsts,
        "tableau": [_placed(p, seat, placed) for placed in player.tableau],
        "known": names(p, [card for card in player.hand if card not in player.secret]),
        "numbers": {COLUMNS[type]: standing.number[type] for type in range(TYPES)},
        "most": [COLUMNS[type] for type in range(TYPES) if has_most(p, seat, type)],
        "protected": [name for i, name in enumerate(PROTECTIONS) if standing.protects >> i & 1],
        "sources": {name: player.sources[i] for i, name in enumerate(SOURCES)},
        "if_scored_now": _if_scored_now(p, seat),
    }
    for zone in ZONES:
        if zone.per_seat:
            shown = _own(p, seat, player, zone, reader)
            if shown is not None:
                data[zone.name] = shown
    return data


def _own(p: Table, seat: int, player: Player, zone: Zone, reader: int | None) -> object | None:
    if zone.name == "answers":
        return seen(zone, seat, list(p.answers[seat]), reader)
    return _cards(p, zone, seat, player.hand if zone.name == "hand" else player.past, reader)


def _column(p: Table, column: list[int]) -> list[dict[str, object]]:
    """Describe a column from top to bottom: who may take each card, and who could pay it now."""
    entries: list[dict[str, object]] = []
    for card in column:
        takers = [seat for seat in range(p.seats) if card in available(p, seat, reach_of(p, seat))]
        entry: dict[str, object] = {
            "card": p.cards.ids[card],
            "available": takers,
            "affordable": [seat for seat in takers if _could(p, seat, card)],
        }
        if card == p.token:
            entry["token"] = p.token_owner
        entries.append(entry)
    return entries


def _could(p: Table, seat: int, card: int) -> bool:
    """Tell whether a player could develop or expand to a card with the dice he holds."""
    if p.cards.kind[card] == LAND:
        return meets(p, seat, card)
    return bool(payable(p, seat, card, budget(p.players[seat])))


def lacks(p: Table, card: int, seat: int) -> dict[str, int]:
    """Return the technologies a player lacks for a territory, by colour."""
    short = lacking(p, seat, card)
    return {COLOURS[colour]: short[colour] for colour in range(RESOURCES) if short[colour]}


def _lands(p: Table, reader: int | None) -> dict[str, object]:
    """Tell for each territory a reader sees what each player lacks (NV-5.5.2)."""
    cards = [card for column in p.columns for card in column]
    if reader is not None:
        cards = cards + p.players[reader].hand
    return {
        p.cards.ids[card]: [lacks(p, card, seat) for seat in range(p.seats)]
        for card in cards
        if p.cards.kind[card] == LAND
    }


def _track(p: Table, track: int, reader: int | None) -> dict[str, object]:
    """Describe a track: where it stands, what it would do to each, and to the reader's count."""
    data: dict[str, object] = {
        "at": p.tracks[track],
        "last": p.settings.track_last[track],
        "protected": [seat for seat in range(p.seats) if protected(p, seat, track)],
        "threat": [forecast.threat(p, seat, track) for seat in range(p.seats)],
    }
    if reader is not None and track < DISASTERS:
        data["count"] = struck(p, reader, track)
    return data


def view(p: Table, reader: int | None) -> dict[str, object]:
    """Describe the table to a reader; None is a spectator."""
    data: dict[str, object] = {
        "game": "novaera",
        "reader": reader,
        "seats": p.seats,
        "options": p.settings.options,
        "era": p.era,
        "eras": p.settings.eras,
        "round": p.round,
        "rounds": p.settings.rounds,
        "round_of_game": (p.era - 1) * p.settings.rounds + p.round,
        "phase": PHASES[p.phase],
        "first": p.first,
        "to_act": list(p.asking),
        "bag": {colour: p.bag[i] for i, colour in enumerate(COLOURS)},
        "zones": [dice_data(zone) for zone in p.zones],
        "picks": [forecast.pick(p, at) for at in range(len(p.zones))],
        "tracks": {name: _track(p, i, reader) for i, name in enumerate(TRACKS)},
        "unrest_last": p.settings.unrest_last,
        "unrest_zone": [p.settings.zone_from, p.settings.zone_to],
        "columns": [_column(p, column) for column in p.columns],
        "lands": _lands(p, reader),
        "token": token_text(p),
        "token_owner": None if p.token_owner == NOBODY else p.token_owner,
        "to_produce": names(p, p.to_produce),
        "players": [_player(p, seat, reader) for seat in range(p.seats)],
    }
    piles = {
        "stock": p.stock,
        "people": p.people,
        "removed": p.removed,
        "buried": p.buried,
        "box": p.box,
    }
    for zone in ZONES:
        if not zone.per_seat:
            data[zone.name] = _cards(p, zone, NOBODY, piles[zone.name], reader)
    return data
