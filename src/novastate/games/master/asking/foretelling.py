"""Solo: what the next attack may hit (SO-7) and how the game would end now (SO-9).

All of it is counted as the player himself could.
"""

from novastate.games.master.cards.model import ACTION, FEATURE
from novastate.games.master.goods import NAMES
from novastate.games.master.rules.scoring import LEVELS, level
from novastate.games.master.rules.solo import ATTACKS, HUMAN, RIVAL, narrowed
from novastate.games.master.table import Place, Table


def foretold(p: Table) -> dict[str, object] | None:
    """Say how likely the next attack hits which place, and why; None if there will be none.

    The player sees every card but those of the deck, so its cards are what he cannot see; where it
    is empty, the discards will be shuffled (MS-4.9).
    """
    if not p.solo or p.over or p.rival_due or p.players[RIVAL].passed or p.attacks >= ATTACKS:
        return None
    unseen = p.deck or p.discard
    if not unseen or not p.players[HUMAN].state:
        return None
    alike: dict[int, list[int]] = {}  # which place a card hits depends on its types alone
    for card in sorted(unseen):
        alike.setdefault(p.cards.types[card], []).append(card)
    hits: dict[int, float] = {}
    likely: dict[int, list[int]] = {}
    nothing = 0
    for cards in alike.values():
        tied = narrowed(p, cards[0])[-1][1]
        if not tied:
            nothing += len(cards)
        for place in tied:
            hits[place] = hits.get(place, 0.0) + len(cards) / len(tied)
            if len(cards) > len(likely.get(place, [])):
                likely[place] = cards
    places = sorted(hits, key=lambda place: (-hits[place], place))
    return {
        "unseen": len(unseen),
        "attack": p.attacks + 1,
        "places": [
            {
                "place": place,
                "share": round(hits[place] / len(unseen), 4),
                "saved": _saved(p, place),
                "card": p.cards.ids[likely[place][0]],
                "alike": len(likely[place]),
                "why": _why(p, likely[place][0]),
            }
            for place in places
        ],
        "nothing": round(nothing / len(unseen), 4),
    }


def _why(p: Table, attack: int) -> list[dict[str, object]]:
    """Write the rules that an attack card is followed by, each with the places it leaves.

    A tie that is left is the player's to break (SO-7.8).
    """
    steps = narrowed(p, attack)
    left = steps[-1][1]
    if len(left) > 1:
        steps.append(("choose", left))
    return [{"rule": rule, "left": found, "by": _by(p, rule, found[0])} for rule, found in steps]


def _by(p: Table, rule: str, index: int) -> object:
    """Name what the places that a rule leaves have in common (SO-7.4 to SO-7.7)."""
    place = p.players[HUMAN].state[index]
    if rule == "farthest":
        return p.cards.distance[place.card]
    if rule == "kind":
        return _kind(p, place)
    if rule == "leaves":
        return NAMES[p.cards.deal[place.card]]
    return None


def _kind(p: Table, place: Place) -> str:
    kind = p.cards.kind[place.card]
    if kind == ACTION:
        return "used_action" if place.uses else "action"
    return "feature" if kind == FEATURE else "production"


def _saved(p: Table, index: int) -> bool:
    """Tell whether a shield would stop the attack (SO-7.9)."""
    place = p.players[HUMAN].state[index]
    return place.shield or p.cards.printed_shield[place.card]


def standing(p: Table) -> dict[str, object]:
    """Say how the game would end now, which level that is, and what the next one lacks (SO-9)."""
    totals = [
        player.vp + (0 if p.over else sum(1 for place in player.state if not place.ruin))
        for player in p.players
    ]
    own = totals[HUMAN]
    higher = [least for least, _ in reversed(LEVELS) if least > own]
    return {
        "own": own,
        "rival": totals[RIVAL],
        "level": level(own),
        "levels": [{"name": name, "least": least} for least, name in reversed(LEVELS)],
        "missing": higher[0] - own if higher else None,
    }
