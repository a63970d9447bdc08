"""What the virtual rival's next attack may hit, counted as the player himself could (SO-7)."""

from novastate.games.wasteland.master.solo import ATTACKS, HUMAN, RIVAL, narrowed
from novastate.games.wasteland.master.table import Table


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
    hits: dict[int, float] = {}
    likely: dict[int, list[int]] = {}
    nothing = 0
    for card in sorted(unseen):
        tied = narrowed(p, card)[-1][1]
        if not tied:
            nothing += 1
        for place in tied:
            hits[place] = hits.get(place, 0.0) + 1 / len(tied)
            likely.setdefault(place, []).append(card)
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
                "why": _why(p, likely[place][0]),
            }
            for place in places
        ],
        "nothing": round(nothing / len(unseen), 4),
    }


def _why(p: Table, attack: int) -> list[dict[str, object]]:
    """Write the rules that an attack card is followed by, each with the places it leaves."""
    return [{"rule": rule, "left": left} for rule, left in narrowed(p, attack)]


def _saved(p: Table, index: int) -> bool:
    """Tell whether a shield would stop the attack (SO-7.9)."""
    place = p.players[HUMAN].state[index]
    return place.shield or p.cards.printed_shield[place.card]
