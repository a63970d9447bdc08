"""Setup: factions, hands, the first player and the first lookout row (FS-3, NE-3)."""

from typing import Final

from novastate.games.classic.codes import FACTION, S_DEAL_HANDS, S_FACTION, S_FIRST
from novastate.games.classic.rules.supply import draw_one
from novastate.games.classic.table import NOBODY, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.steps import Ask, Do, Step, Steps


def fill_deck(p: Table) -> None:
    """Shuffle all cards into the deck (FS-3.4)."""
    p.deck = [card for card in range(p.cards.total) for _ in range(p.cards.copies[card])]
    p.chance.shuffle(p.deck)


def give_factions(p: Table) -> None:
    """Give every player a different faction at random (FS-3.2)."""
    factions = list(range(len(p.cards.factions)))
    p.chance.shuffle(factions)
    for seat in range(p.seats):
        p.players[seat].faction = factions[seat]


def faction_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the factions nobody has."""
    taken = [player.faction for player in p.players]
    return [FACTION | i << A for i in range(len(p.cards.factions)) if i not in taken]


def choose_faction(p: Table, step: Step, move: int) -> None:
    """Lead the chosen faction."""
    seat, faction = step[1], move >> A & FIELD
    p.players[seat].faction = faction
    p.tell("faction", seat, {"faction": p.cards.factions[faction].text.id})


def perform_deal_hands(p: Table, step: Step) -> None:
    """Deal the first hands (FS-3.5)."""
    for seat in range(p.seats):
        for _ in range(p.rules.start_hand):
            draw_one(p, seat)


def perform_first(p: Table, step: Step) -> None:
    """Choose the first player (FS-3.6); where factions are chosen, he begins (FS-19.1)."""
    if p.rules.first_seat == NOBODY:
        p.reveal()
        p.first = p.chance.below(p.seats)
    else:
        p.first = p.rules.first_seat
    p.tell("first_player", p.first, {})
    if p.rules.choose_faction:
        for seat in reversed(p.clockwise()):
            p.push(S_FACTION, seat)


STEPS: Final[Steps[Table]] = (
    Ask(S_FACTION, "choose_faction", "FS-3.2 NE-3.1", faction_options, choose_faction),
    Do(S_DEAL_HANDS, perform_deal_hands),
    Do(S_FIRST, perform_first),
)
