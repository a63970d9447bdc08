"""Choices of cards: to damage, repair, fetch, recall, reserve or lower."""

from typing import Final

from novastate.games.novaera.cards import model as c
from novastate.games.novaera.codes import (
    DAMAGE,
    DONE,
    FETCH,
    FIELD,
    MARK,
    MEND,
    RECALL,
    SINK,
    A,
)
from novastate.games.novaera.constants import PERSON, RESOURCES
from novastate.games.novaera.rules.display import (
    available,
    face_up,
    in_reach,
    sink,
    take_from_display,
)
from novastate.games.novaera.rules.supply import (
    to_hand,
    turn_card,
)
from novastate.games.novaera.table import Table
from novastate.kernel.position import Step

# --- damage by an effect (NV-18.8.17)


def vulnerable(p: Table, seat: int, type: int) -> list[int]:
    """List the undamaged technologies of a colour, or of all colours (tech)."""
    return [
        placed.card
        for placed in p.players[seat].tableau
        if not placed.damaged
        and placed.column < RESOURCES
        and (type == c.Q_TECH or placed.column == type)
    ]


def perform_damage(p: Table, step: Step) -> bool:
    """Ask the victim which technology is damaged (NV-19.1.14)."""
    if step[3] <= 0:
        return False
    cards = vulnerable(p, step[1], step[2])
    if not cards:
        return False
    if len(cards) > 1:
        return p.ask(step[1])
    _damage_one(p, step, cards[0])
    return False


def damage_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the technologies that can be damaged."""
    return [DAMAGE | card << A for card in vulnerable(p, seat, step[2])]


def damage_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Damage the chosen technology."""
    p.agenda.pop()
    _damage_one(p, step, move >> A & FIELD)


def _damage_one(p: Table, step: Step, card: int) -> None:
    p.agenda.append((step[0], step[1], step[2], step[3] - 1))
    turn_card(p, step[1], card, True)


# --- repairing (NV-5.6, NV-18.8.13)

COMPULSORY: Final = 1  # the first card of a Repair action
FURTHER: Final = 2  # the others of a Repair action; 0 are those of an effect


def damaged_cards(p: Table, seat: int) -> list[int]:
    """List the damaged cards of a player."""
    return [placed.card for placed in p.players[seat].tableau if placed.damaged]


def perform_mend(p: Table, step: Step) -> bool:
    """Ask which card is repaired next, up to a number."""
    if step[2] <= 0 or not p.players[step[1]].standing.damaged:
        return False
    if step[3] == COMPULSORY and p.players[step[1]].standing.damaged == 1:
        turn_card(p, step[1], damaged_cards(p, step[1])[0], False)
        return False
    return p.ask(step[1])


def mend_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the damaged cards; enough is an answer unless one is still compulsory."""
    moves = [MEND | card << A for card in damaged_cards(p, seat)]
    return moves if step[3] == COMPULSORY else [*moves, DONE]


def mend_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Repair the chosen card and ask again."""
    p.agenda.pop()
    if move == DONE:
        return
    p.agenda.append((step[0], seat, step[2] - 1, FURTHER if step[3] else 0))
    turn_card(p, seat, move >> A & FIELD, False)


# --- cards into the hand (NV-5.8, NV-18.8.14, NV-18.8.16)


def perform_fetch(p: Table, step: Step) -> bool:
    """Ask which card of the display is taken into the hand next, up to a number."""
    if step[2] <= 0 or not any(p.columns):
        return False
    return p.ask(step[1]) if len(fetch_options(p, step, step[1])) > 1 else False


def fetch_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the available cards; reach helps in the Research action only (NV-18.8.14)."""
    cards = in_reach(p, seat) if step[3] else available(p, seat)
    return [*[FETCH | card << A for card in cards], DONE]


def fetch_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take the chosen card and ask again."""
    p.agenda.pop()
    if move == DONE:
        return
    p.agenda.append((step[0], seat, step[2] - 1, step[3]))
    fetch(p, seat, move >> A & FIELD)


def fetch(p: Table, seat: int, card: int) -> None:
    """Take a card of the display into the hand."""
    take_from_display(p, seat, card)
    to_hand(p, seat, card, "research")


def recallable(p: Table, seat: int) -> list[int]:
    """List the cards of the past that nothing in play names as obsolete (NV-10.2.8)."""
    named = [
        old
        for player in p.players
        for placed in player.tableau
        for old in p.cards.obsoletes[placed.card]
    ]
    return [
        card for card in p.players[seat].past if p.cards.kind[card] != PERSON and card not in named
    ]


def perform_recall(p: Table, step: Step) -> bool:
    """Ask which card comes back from the past, up to a number."""
    if step[2] <= 0 or not recallable(p, step[1]):
        return False
    return p.ask(step[1])


def recall_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards that may come back."""
    return [*[RECALL | card << A for card in recallable(p, seat)], DONE]


def recall_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take the chosen card into the hand and ask again."""
    p.agenda.pop()
    if move == DONE:
        return
    card = move >> A & FIELD
    player = p.players[seat]
    player.past = [other for other in player.past if other != card]
    p.agenda.append((step[0], seat, step[2] - 1, 0))
    to_hand(p, seat, card, "recall")


# --- the display (NV-18.8.19, NV-18.8.20)


def perform_mark(p: Table, step: Step) -> bool:
    """Ask where the reserve token goes (NV-19.1.20)."""
    return p.ask(step[1]) if any(p.columns) else False


def mark_options(p: Table, step: Step, seat: int) -> list[int]:
    """List all face-up technologies and territories (NV-18.9.2)."""
    return [*[MARK | card << A for card in face_up(p) if card != p.token], DONE]


def mark_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Put the token on the chosen card."""
    p.agenda.pop()
    if move == DONE:
        return
    p.token = move >> A & FIELD
    if p.listener is not None:
        p.tell("mark", seat, {"card": p.cards.ids[p.token]})


def perform_sink(p: Table, step: Step) -> bool:
    """Ask which card of the display goes to the bottom of its column, up to a number."""
    if step[2] <= 0 or not sinkable(p):
        return False
    return p.ask(step[1])


def sinkable(p: Table) -> list[int]:
    """List the cards that are not at the bottom of their column already."""
    return [card for column in p.columns for card in column[:-1]]


def sink_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards that can be lowered; enough is an answer."""
    return [*[SINK | card << A for card in sinkable(p)], DONE]


def sink_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Lower the chosen card and ask again."""
    p.agenda.pop()
    if move == DONE:
        return
    p.agenda.append((step[0], seat, step[2] - 1, 0))
    sink(p, seat, move >> A & FIELD)
