"""The virtual rival of the solo game: an exact automaton (section 24)."""

from collections.abc import Callable
from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards.model import ACTION, FEATURE
from novastate.games.master.goods import VP
from novastate.games.master.rules import supply
from novastate.games.master.rules.razing import ruin
from novastate.games.master.table import Place, Table
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps

HUMAN = 0
RIVAL = 1
ATTACKS = 3


def perform_rival_card(p: Table, step: Step) -> None:
    """Lay a card in the rival's state: a random one, the last one, or one from the deck (SO-3)."""
    if step[2] == 2:
        card = supply.top_card(p)
    else:
        card = _random(p, p.display)
        p.display = without(p.display, card) if p.display else []
    if card >= 0:
        p.players[RIVAL].state.append(Place(card))
        supply.tell_card(p, "rival_card", RIVAL, card)


def _random(p: Table, cards: list[int]) -> int:
    """Choose one of some cards, by chance where there are several; -1 if there is none."""
    if len(cards) < 2:
        return cards[0] if cards else -1
    p.reveal()
    return cards[p.chance.below(len(cards))]


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
    supply.tell(p, "pass", RIVAL, {})


def _take_connection(p: Table) -> None:
    """Discard a random face-up connection card for 2 VP (SO-6.3)."""
    card = _random(p, p.open_connections)
    p.open_connections = without(p.open_connections, card)
    supply.discard_card(p, card)
    supply.tell_card(p, "rival_connection", RIVAL, card)
    supply.gain_one(p, RIVAL, VP, 2, "connection")


def _attack(p: Table) -> None:
    """Turn up an attack card and look for a target (SO-6.4, SO-10.7)."""
    p.attacks += 1
    card = supply.top_card(p)
    if card >= 0:
        p.attack_pile = [*p.attack_pile, card]
        supply.tell_card(p, "attack", RIVAL, card)
        if targets(p, card):
            p.push(codes.S_VICTIM, HUMAN, card)
            return
    supply.tell(p, "attack_failed", RIVAL, {})
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
    for rule, rank in RANKS:
        best = min(rank(p, state[i]) for i in found)
        found = [i for i in found if rank(p, state[i]) == best]
        steps.append((rule, found))
    return steps


def _group(p: Table, place: Place) -> int:
    """Rank a location: unused action, used action, feature, production (SO-7.5, SO-7.6)."""
    kind = p.cards.kind[place.card]
    if kind == ACTION:
        return 1 if place.uses else 0
    return 2 if kind == FEATURE else 3


RANKS: Final[tuple[tuple[str, Callable[[Table, Place], int]], ...]] = (
    ("farthest", lambda p, place: -p.cards.distance[place.card]),
    ("kind", _group),
    ("leaves", lambda p, place: p.settings.compensation_order.index(p.cards.deal[place.card])),
)
"""The rules that choose among locations, each by what comes first (SO-7.4 to SO-7.7)."""


def victim_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tied locations; the human is asked only if several remain (SO-7.8)."""
    return [codes.NAME | HUMAN << A | i << B for i in targets(p, step[2])]


def hit(p: Table, step: Step, move: int) -> None:
    """Raze the target, or take its shield (SO-7.9 to SO-7.11)."""
    human = p.players[HUMAN]
    index = move >> B & FIELD
    place = human.state[index]
    if place.shield or p.cards.printed_shield[place.card]:
        if place.shield:
            human.state[index] = place.with_shield(False)
        supply.tell_card(p, "attack_shield", RIVAL, place.card)
    else:
        supply.tell_card(p, "attack_hit", RIVAL, place.card)
        supply.gain_one(p, RIVAL, VP, 2, "attack")
        supply.gain_one(p, HUMAN, p.cards.deal[place.card], 1, "compensation")
        ruin(p, HUMAN, index)
    _finish(p)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_RIVAL_CARD, perform_rival_card),
    Do(codes.S_RIVAL, perform_rival),
    Ask(codes.S_VICTIM, "solo_victim", "MS-21.34", victim_options, hit),
)
