"""Placing a card: it enters, others become obsolete, upgrades, instants (section 10)."""

from typing import Final

from novastate.games.novaera.cards.model import INSTANT, ON_UPGRADE, RESERVE
from novastate.games.novaera.codes import S_PLACE, UPGRADES
from novastate.games.novaera.constants import PERSONALITY
from novastate.games.novaera.rules.blocks import begin, push_trigger
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.rules.supply import leave_hand, score, to_past
from novastate.games.novaera.table import ON_CARD, OUT, Table
from novastate.kernel.piles import added
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps


def perform_place(p: Table, step: Step) -> None:
    """Place a card in its column, with everything that follows (NV-10.1.1)."""
    seat, card, column = step[1], step[2], step[3]
    p.arranged(seat, [*p.players[seat].tableau, Placed(card, column)])
    take_token(p, seat, card)
    begin(p, seat, card, INSTANT)  # all of them will resolve, whatever happens (NV-10.1.3)
    if p.era > 1 and column != PERSONALITY and p.cards.obsoletes[card]:
        upgrades = _obsolete(p, seat, card)
        score(p, seat, upgrades * p.settings.upgrade_vp, UPGRADES, p.cards.ids[card])
        for _ in range(upgrades):
            push_trigger(p, seat, ON_UPGRADE)


def take_token(p: Table, seat: int, card: int) -> None:
    """Bring the reserve token into play with the card it belongs to (NV-18.9.1)."""
    if p.token == OUT:
        for effect in p.cards.effects[card]:
            if effect.verb == RESERVE:
                p.token = ON_CARD
                p.token_owner = seat


def _obsolete(p: Table, seat: int, card: int) -> int:
    """Send the named cards out of all tableaus and hands; count the own upgrades (NV-10.2)."""
    upgrades = 0
    for old in p.cards.obsoletes[card]:
        if _may_be_hidden(p, seat, old):
            p.reveal()
        found = False
        for owner in p.clockwise(seat):
            player = p.players[owner]
            if player.find(old) >= 0:
                placed = to_past(p, owner, old)
                upgraded = owner == seat and not placed.damaged
                upgrades += upgraded
                _tell_obsolete(p, owner, old, card, "upgrade" if upgraded else "obsolete")
                found = True
            elif old in player.hand:
                leave_hand(p, owner, old)
                p.removed = added(p.removed, old)
                _tell_obsolete(p, owner, old, card, "obsolete_hand")
                found = True
        if not found:
            _tell_obsolete(p, seat, old, card, "obsolete_nowhere")  # NV-10.2.1: it is announced
    return upgrades


def _may_be_hidden(p: Table, seat: int, card: int) -> bool:
    """Tell whether a rival may hold a card without the acting player knowing it (NV-20.1.2)."""
    unseen = [other for rival in p.rivals(seat) for other in p.players[rival].secret]
    if card not in unseen and card not in p.buried:
        return False
    deck = p.cards.deck
    return any(deck[other] == deck[card] for other in unseen)


def _tell_obsolete(p: Table, owner: int, old: int, card: int, code: str) -> None:
    if p.listener is not None:
        p.tell(code, owner, {"card": p.cards.ids[card], "old": p.cards.ids[old]})


STEPS: Final[Steps[Table]] = (Do(S_PLACE, perform_place),)
