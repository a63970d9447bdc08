"""The virtual rival of the solo game: an exact automaton (section 24)."""

from typing import Final

from novastate.games.master.cards.model import ACTION, FEATURE
from novastate.games.master.codes import NAME as NAME_MOVE
from novastate.games.master.codes import S_RIVAL, S_RIVAL_CARD, S_VICTIM
from novastate.games.master.rules.razing import ruin
from novastate.games.master.rules.supply import (
    discard_card,
    gain_one,
    score,
    tell,
    tell_card,
    top_card,
)
from novastate.games.master.table import Place, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps

HUMAN = 0
RIVAL = 1
ATTACKS = 3


def perform_rival_card(p: Table, step: Step) -> None:
    """Lay a card in the rival's state: a random one, the last one, or one from the deck (SO-3)."""
    if step[2] == 2:
        card = top_card(p)
        if card < 0:
            return
    else:
        if not p.display:
            return
        at = 0
        if len(p.display) > 1:
            p.reveal()
            at = p.chance.below(len(p.display))
        card = p.display[at]
        p.display = without(p.display, card)
    p.players[RIVAL].state.append(Place(card))
    tell_card(p, "rival_card", RIVAL, card)


def perform_rival(p: Table, step: Step) -> None:
    """Take the rival's turn: pass, take a connection, or attack (SO-6.2 to SO-6.4)."""
    if p.rival_due:
        give_up(p)
    elif p.open_connections:
        _take_connection(p)
    else:
        _attack(p)


def give_up(p: Table) -> None:
    """Let the rival pass."""
    p.players[RIVAL].passed = True
    tell(p, "pass", RIVAL, {})


def _take_connection(p: Table) -> None:
    """Discard a random face-up connection card for 2 VP (SO-6.3)."""
    at = 0
    if len(p.open_connections) > 1:
        p.reveal()
        at = p.chance.below(len(p.open_connections))
    card = p.open_connections[at]
    p.open_connections = without(p.open_connections, card)
    discard_card(p, card)
    if p.listener is not None:
        tell(p, "rival_connection", RIVAL, {"card": p.cards.ids[card]})
        tell(p, "gain", RIVAL, {"goods": {"vp": 2}, "source": "connection"})
    score(p, RIVAL, 2)


def _attack(p: Table) -> None:
    """Turn up an attack card and look for a target (SO-6.4, SO-10.7)."""
    p.attacks += 1
    card = top_card(p)
    if card >= 0:
        p.attack_pile = [*p.attack_pile, card]
        tell_card(p, "attack", RIVAL, card)
        tied = targets(p, card)
        if tied:
            p.push(S_VICTIM, HUMAN, card)
            return
    tell(p, "attack_failed", RIVAL, {})
    if p.attacks == ATTACKS:
        _finish(p)


def _finish(p: Table) -> None:
    """Discard the attack pile; the rival passes in its next turn (SO-6.6)."""
    p.discard.extend(p.attack_pile)
    p.attack_pile = []
    p.rival_due = True


def targets(p: Table, attack: int) -> list[int]:
    """Find the human's locations an attack may hit: several only if all rules tie (SO-7)."""
    return narrowed(p, attack)[-1][1]


def narrowed(p: Table, attack: int) -> list[tuple[str, list[int]]]:
    """Name each rule that looks for a target with the locations it leaves (SO-7.1 to SO-7.7)."""
    cards = p.cards
    state = p.players[HUMAN].state
    mask = cards.types[attack]
    found = [
        i for i, place in enumerate(state) if not place.ruin and cards.types[place.card] & mask
    ]
    steps = [("shares_type", found)]
    if not found:
        return steps
    exact = [i for i in found if cards.types[state[i].card] == mask]
    if exact:
        found = exact
        steps.append(("exact_types", found))
    farthest = max(cards.distance[state[i].card] for i in found)
    found = [i for i in found if cards.distance[state[i].card] == farthest]
    steps.append(("farthest", found))
    group = min(_group(p, state[i]) for i in found)
    found = [i for i in found if _group(p, state[i]) == group]
    steps.append(("kind", found))
    order = p.settings.compensation_order
    first = min(order.index(cards.deal[state[i].card]) for i in found)
    found = [i for i in found if order.index(cards.deal[state[i].card]) == first]
    steps.append(("leaves", found))
    return steps


def _group(p: Table, place: Place) -> int:
    """Rank a location: unused action, used action, feature, production (SO-7.5, SO-7.6)."""
    kind = p.cards.kind[place.card]
    if kind == ACTION:
        return 1 if place.uses else 0
    return 2 if kind == FEATURE else 3


def victim_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tied locations; the human is asked only if several remain (SO-7.8)."""
    return [NAME_MOVE | HUMAN << A | i << 16 for i in targets(p, step[2])]


def hit(p: Table, step: Step, move: int) -> None:
    """Raze the target, or take its shield (SO-7.9 to SO-7.11)."""
    human = p.players[HUMAN]
    index = move >> 16 & FIELD
    place = human.state[index]
    name: dict[str, object] = {"card": p.cards.ids[place.card]}
    if place.shield:
        human.state[index] = place.with_shield(False)
        if p.listener is not None:
            tell(p, "attack_shield", RIVAL, name)
    elif p.cards.printed_shield[place.card]:
        if p.listener is not None:
            tell(p, "attack_shield", RIVAL, name)
    else:
        if p.listener is not None:
            tell(p, "attack_hit", RIVAL, name)
            tell(p, "gain", RIVAL, {"goods": {"vp": 2}, "source": "attack"})
        score(p, RIVAL, 2)
        gain_one(p, HUMAN, p.cards.deal[place.card], 1, "compensation")
        ruin(p, HUMAN, index)
    _finish(p)


STEPS: Final[Steps[Table]] = (
    Do(S_RIVAL_CARD, perform_rival_card),
    Do(S_RIVAL, perform_rival),
    Ask(S_VICTIM, "solo_victim", "MS-21.34", victim_options, hit),
)
