"""Setup: boards, dealt hands and the first player (section 3)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.rules.supply import draw, tell, tell_card
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskAlways, AskTogether, Do, Steps

DEALT: Final = 6
KEPT: Final = 4


def faction_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the boards nobody has."""
    taken = [player.faction for player in p.players]
    return [codes.FACTION | i << A for i in range(len(p.cards.factions)) if i not in taken]


def choose_faction(p: Table, step: Step, move: int) -> None:
    """Take the chosen board."""
    p.players[step[1]].faction = move >> A & FIELD
    p.barriers += 1
    tell(p, "faction", step[1], {"faction": p.cards.factions[move >> A & FIELD].id})


def perform_deal_hands(p: Table, step: Step) -> None:
    """Deal 6 cards to each player (MS-3.8)."""
    for seat in range(p.seats):
        draw(p, seat, DEALT)


def perform_keep(p: Table, step: Step) -> bool:
    """Ask all at once which cards are discarded."""
    p.asking = list(range(p.seats))
    return True


def keep_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the dealt cards still to choose from; [] when two are named."""
    named = p.answers[seat]
    if len(named) == DEALT - KEPT:
        return []
    left = p.players[seat].hand.copy()
    for move in named:
        left.remove(move >> A & FIELD)
    return [codes.DISCARD | card << A for card in sorted(set(left))]


def keep_made(p: Table, step: Step) -> None:
    """Show the discards when all have chosen (MS-3.8)."""
    for seat in range(p.seats):
        for move in p.answers[seat]:
            card = move >> A & FIELD
            p.players[seat].hand.remove(card)
            p.discard.append(card)
            tell_card(p, "discard", seat, card)


def perform_first(p: Table, step: Step) -> None:
    """Draw the first player (MS-3.9); alone, he keeps the token (SO-2.3)."""
    p.reveal()
    p.first = p.chance.below(p.seats) if p.seats > 1 else 0
    tell(p, "first_player", p.first, {})


STEPS: Final[Steps[Table]] = (
    AskAlways(codes.S_FACTION, "choose_faction", "MS-21.1", faction_options, choose_faction),
    Do(codes.S_DEAL_HANDS, perform_deal_hands),
    AskTogether(codes.S_KEEP, "keep_cards", "MS-21.2", keep_options, keep_made, perform_keep),
    Do(codes.S_FIRST, perform_first),
)
