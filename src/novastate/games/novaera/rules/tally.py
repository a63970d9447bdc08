"""The final count of Nova Era, line by line (sections 13 and 15)."""

from novastate.games.novaera.codes import OVER, UPGRADES
from novastate.games.novaera.constants import COLUMNS, TYPES
from novastate.games.novaera.rules.quantities import has_most
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.table import Table
from novastate.kernel.count import Count, Part, nothing_for
from novastate.kernel.phrases import Phrase
from novastate.toolkit.kinds import card_ids


def count(p: Table) -> Count:
    """Count everybody's points as at the end of the last era (NV-13.1.1, NV-15.1.1)."""
    over = p.phase == OVER
    why = Phrase("count_over" if over else "count_now")
    return Count(over, why, [_parts(p, seat, over) for seat in range(p.seats)])


def _parts(p: Table, seat: int, over: bool) -> list[Part]:
    player = p.players[seat]
    real = player.standing.real
    kinds = [COLUMNS[type] for type in range(TYPES) if real[type]]
    most = [COLUMNS[type] for type in range(TYPES) if has_most(p, seat, type)]
    goals = [(p.cards.ids[card], n) for card, n in objectives(p, seat)]
    held = sum(player.resources)
    last = [
        Part("presence", presence(p, seat), None, kinds),
        Part("majorities", majorities(p, seat), None, most),
        Part("objectives", sum(n for _, n in goals), goals),
        Part("resources", held // p.settings.resources_per_vp, None, None, held),
    ]
    scored = sum(part.points for part in last) if over else 0  # which the track has by then
    upgrades = player.sources[UPGRADES]
    return [
        Part("play", player.vp - scored - upgrades),
        Part("upgrades", upgrades),
        *last,
        *nothing_for("damaged", card_ids(p, [one.card for one in player.tableau if one.damaged])),
        *nothing_for("hand", [], len(player.hand)),
    ]
