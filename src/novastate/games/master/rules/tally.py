"""The final count of the Master Set, line by line (section 18, SO-9.2)."""

from novastate.games.master.table import Player, Table
from novastate.kernel.count import Count, Part, nothing_for
from novastate.kernel.phrases import Phrase
from novastate.toolkit.kinds import card_ids


def count(p: Table) -> Count:
    """Count everybody's points as at the end of the game (MS-18.2)."""
    why = Phrase("count_over", {"amount": p.settings.end_vp}) if p.over else Phrase("count_now")
    return Count(p.over, why, [_parts(p, player) for player in p.players])


def _parts(p: Table, player: Player) -> list[Part]:
    standing = [place.card for place in player.state if not place.ruin]
    ruins = [place.card for place in player.state if place.ruin]
    scored = len(standing) if p.over else 0  # which the track has by then
    return [
        Part("play", player.vp - scored),
        Part("locations", len(standing), [(card, 1) for card in card_ids(p, standing)]),
        *nothing_for("ruins", card_ids(p, ruins)),
        *nothing_for("deals", card_ids(p, player.deals)),
        *nothing_for("hand", [], len(player.hand)),
    ]
