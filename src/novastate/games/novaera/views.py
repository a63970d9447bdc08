"""What a reader may see (section 20): declared fields and what follows from them."""

from typing import Final

from novastate.games.novaera import constants
from novastate.games.novaera.asking import forecast
from novastate.games.novaera.asking.trials import struck
from novastate.games.novaera.cards.model import UNLIMITED
from novastate.games.novaera.fields import LAYOUT
from novastate.games.novaera.rules.disasters import protected
from novastate.games.novaera.rules.display import available, reach_of
from novastate.games.novaera.rules.payment import budget, payable
from novastate.games.novaera.rules.quantities import has_most, in_zone
from novastate.games.novaera.rules.requirements import lacking, meets
from novastate.games.novaera.rules.rolling import dice_data
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.table import NOBODY, Table, uses_of
from novastate.kernel.fields import Data
from novastate.toolkit.kinds import card_ids
from novastate.toolkit.views import Views


def _placed(p: Table, seat: int, placed: Placed) -> Data:
    """Describe a card in play with the uses its limited effects have left (NV-20.1.1)."""
    data: Data = {
        "card": p.cards.ids[placed.card],
        "column": constants.COLUMNS[placed.column],
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


def _if_scored_now(p: Table, seat: int) -> Data:
    """Return what a scoring phase would bring now (section 13)."""
    cards = {p.cards.ids[card]: n for card, n in objectives(p, seat)}
    lines = {"presence": presence(p, seat), "majorities": majorities(p, seat)}
    total = sum(lines.values()) + sum(cards.values())
    return {**lines, "objectives": cards, "total": total}


def _player(p: Table, seat: int) -> Data:
    """Describe a player to everybody."""
    player = p.players[seat]
    standing = player.standing
    return {
        "in_zone": in_zone(p, player),
        "dice": dice_data(player.dice),
        "pick_limit": p.settings.pick_limit + standing.pick_limit,
        "tableau": [_placed(p, seat, placed) for placed in player.tableau],
        "known": card_ids(p, [card for card in player.hand if card not in player.secret]),
        "numbers": {
            constants.COLUMNS[type]: standing.number[type] for type in range(constants.TYPES)
        },
        "most": [
            constants.COLUMNS[type] for type in range(constants.TYPES) if has_most(p, seat, type)
        ],
        "protected": [
            name for i, name in enumerate(constants.PROTECTIONS) if standing.protects >> i & 1
        ],
        "if_scored_now": _if_scored_now(p, seat),
    }


def _column(p: Table, column: list[int]) -> list[Data]:
    """Describe a column from top to bottom: who may take each card, and who could pay it now."""
    entries: list[Data] = []
    for card in column:
        takers = [seat for seat in range(p.seats) if card in available(p, seat, reach_of(p, seat))]
        entry: Data = {
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
    if p.cards.kind[card] == constants.LAND:
        return meets(p, seat, card)
    return bool(payable(p, seat, card, budget(p.players[seat])))


def lacks(p: Table, card: int, seat: int) -> dict[str, int]:
    """Return the technologies a player lacks for a territory, by colour."""
    short = lacking(p, seat, card)
    return {
        constants.COLOURS[colour]: short[colour]
        for colour in range(constants.RESOURCES)
        if short[colour]
    }


def _lands(p: Table, reader: int | None) -> Data:
    """Tell for each territory a reader sees what each player lacks (NV-5.5.2)."""
    cards = [card for column in p.columns for card in column]
    if reader is not None:
        cards = cards + p.players[reader].hand
    return {
        p.cards.ids[card]: [lacks(p, card, seat) for seat in range(p.seats)]
        for card in cards
        if p.cards.kind[card] == constants.LAND
    }


def _track(p: Table, track: int, reader: int | None) -> Data:
    """Describe a track: where it stands, what it would do to each, and to the reader's count."""
    data: Data = {
        "at": p.tracks[track],
        "last": p.settings.track_last[track],
        "protected": [seat for seat in range(p.seats) if protected(p, seat, track)],
        "threat": [forecast.threat(p, seat, track) for seat in range(p.seats)],
    }
    if reader is not None and track < constants.DISASTERS:
        data["count"] = struck(p, reader, track)
    return data


def _table(p: Table) -> Data:
    """Describe the table to everybody."""
    return {
        "eras": p.settings.eras,
        "rounds": p.settings.rounds,
        "round_of_game": p.round_number(),
        "zones": [dice_data(zone) for zone in p.zones],
        "picks": [forecast.pick(p, at) for at in range(len(p.zones))],
        "unrest_last": p.settings.unrest_last,
        "unrest_zone": [p.settings.zone_from, p.settings.zone_to],
        "columns": [_column(p, column) for column in p.columns],
        "token_owner": None if p.token_owner == NOBODY else p.token_owner,
    }


def _reader(p: Table, reader: int | None) -> Data:
    """Describe to a reader what concerns him in a way of its own."""
    tracks = {name: _track(p, i, reader) for i, name in enumerate(constants.TRACKS)}
    return {"tracks": tracks, "lands": _lands(p, reader)}


VIEWS: Final = Views(LAYOUT, _table, _player, _reader)
