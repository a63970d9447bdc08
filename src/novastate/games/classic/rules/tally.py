"""The count of the old editions, line by line (FS-14.8, NE-18.8)."""

from novastate.games.classic.rules.counting import breakdown, unspent
from novastate.games.classic.table import Place, Player, Table
from novastate.kernel.count import Count, Part, nothing_for
from novastate.kernel.phrases import Phrase
from novastate.toolkit.kinds import card_ids


def count(p: Table) -> Count:
    """Count everybody's points as in every turn; the last count decides (FS-14.9, FS-16.1)."""
    return Count(p.over, _why(p), [_parts(p, player) for player in p.players])


def _why(p: Table) -> Phrase:
    """Say why the game ended, or that it has not."""
    if not p.over:
        return Phrase("count_now")
    if max(player.marked for player in p.players) < p.rules.end_vp:
        return Phrase("count_last")
    return Phrase("count_over", {"amount": p.rules.end_vp})


def _leader(p: Table, leader: list[Place]) -> list[Part]:
    """Return the line of the leader; no line where nobody has one."""
    if not any(player.leader is not None for player in p.players):
        return []
    return [Part("leader", len(leader), [(p.cards.ids[one.card], 1) for one in leader])]


def _parts(p: Table, player: Player) -> list[Part]:
    points = breakdown(player)
    standing = [place for place in player.state if not place.debris]
    debris = [place.card for place in player.state if place.debris]
    leader = [] if player.leader is None else [player.leader]
    return [
        Part("locations", points["locations"], [(p.cards.ids[one.card], 1) for one in standing]),
        *_leader(p, leader),
        Part("base", points["base"]),
        Part(
            "tokens",
            points["tokens"],
            [(p.cards.ids[one.card], one.points()) for one in standing + leader if one.points()],
        ),
        *nothing_for("debris", card_ids(p, debris)),
        *nothing_for("spoils", card_ids(p, player.spoils)),
        *nothing_for("deals", card_ids(p, player.deals)),
        *nothing_for("hand", [], len(player.hand)),
        *nothing_for("goods", [], unspent(player)),
    ]
