"""Choices of cards: to damage, repair, fetch, recall, reserve or lower."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import PERSON, RESOURCES
from novastate.games.novaera.rules import display
from novastate.games.novaera.rules.supply import tell_card, to_hand, turn_card
from novastate.games.novaera.table import Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskIf, Steps

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


def damage_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the technologies the victim can have damaged."""
    if step[3] <= 0:
        return []
    return [codes.DAMAGE | card << A for card in vulnerable(p, seat, step[2])]


def damage(p: Table, step: Step, move: int) -> None:
    """Damage the chosen technology and go on with the next."""
    p.agenda.append((step[0], step[1], step[2], step[3] - 1))
    turn_card(p, step[1], move >> A & FIELD, True)


# --- repairing (NV-5.6, NV-18.8.13)

COMPULSORY: Final = 1  # the first card of a Repair action
FURTHER: Final = 2  # the others of a Repair action; 0 are those of an effect


def damaged_cards(p: Table, seat: int) -> list[int]:
    """List the damaged cards of a player."""
    return [placed.card for placed in p.players[seat].tableau if placed.damaged]


def mend_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the damaged cards, up to a number; enough is an answer unless one is compulsory."""
    if step[2] <= 0 or not p.players[seat].standing.damaged:
        return []
    moves = [codes.MEND | card << A for card in damaged_cards(p, seat)]
    return moves if step[3] == COMPULSORY else [*moves, codes.DONE]


def mend(p: Table, step: Step, move: int) -> None:
    """Repair the chosen card and ask again."""
    if move == codes.DONE:
        return
    seat = step[1]
    p.agenda.append((step[0], seat, step[2] - 1, FURTHER if step[3] else 0))
    turn_card(p, seat, move >> A & FIELD, False)


# --- cards into the hand (NV-5.8, NV-18.8.14, NV-18.8.16)


def fetch_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the available cards, up to a number; reach helps in the action only (NV-18.8.14)."""
    if step[2] <= 0:
        return []
    cards = display.in_reach(p, seat) if step[3] else display.available(p, seat)
    return [*[codes.FETCH | card << A for card in cards], codes.DONE]


def fetch_next(p: Table, step: Step, move: int) -> None:
    """Take the chosen card and ask again."""
    if move == codes.DONE:
        return
    p.agenda.append((step[0], step[1], step[2] - 1, step[3]))
    fetch(p, step[1], move >> A & FIELD)


def fetch(p: Table, seat: int, card: int) -> None:
    """Take a card of the display into the hand."""
    display.take_from_display(p, seat, card)
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


def recall_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards that may come back, up to a number."""
    cards = recallable(p, seat) if step[2] > 0 else []
    return [*[codes.RECALL | card << A for card in cards], codes.DONE]


def recall(p: Table, step: Step, move: int) -> None:
    """Take the chosen card into the hand and ask again."""
    if move == codes.DONE:
        return
    seat, card = step[1], move >> A & FIELD
    player = p.players[seat]
    player.past = [other for other in player.past if other != card]
    p.agenda.append((step[0], seat, step[2] - 1, 0))
    to_hand(p, seat, card, "recall")


# --- the display (NV-18.8.19, NV-18.8.20)


def perform_mark(p: Table, step: Step) -> bool:
    """Ask where the reserve token goes, unless the display is empty."""
    return p.ask(step[1]) if any(p.columns) else False


def mark_options(p: Table, step: Step, seat: int) -> list[int]:
    """List all face-up technologies and territories (NV-18.9.2)."""
    return [*[codes.MARK | card << A for card in display.face_up(p) if card != p.token], codes.DONE]


def mark(p: Table, step: Step, move: int) -> None:
    """Put the token on the chosen card."""
    if move == codes.DONE:
        return
    p.token = move >> A & FIELD
    tell_card(p, "mark", step[1], p.token)


def sinkable(p: Table) -> list[int]:
    """List the cards that are not at the bottom of their column already."""
    return [card for column in p.columns for card in column[:-1]]


def sink_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards that can be lowered, up to a number; enough is an answer."""
    cards = sinkable(p) if step[2] > 0 else []
    return [*[codes.SINK | card << A for card in cards], codes.DONE]


def sink_next(p: Table, step: Step, move: int) -> None:
    """Lower the chosen card and ask again."""
    if move == codes.DONE:
        return
    p.agenda.append((step[0], step[1], step[2] - 1, 0))
    display.sink(p, step[1], move >> A & FIELD)


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_DAMAGE, "damage_own", "NV-19.1.14", damage_options, damage),
    Ask(codes.S_MEND, "repair_card", "NV-19.1.7", mend_options, mend),
    Ask(codes.S_FETCH, "research_card", "NV-19.1.8", fetch_options, fetch_next),
    Ask(codes.S_RECALL, "recall_card", "NV-19.1.19", recall_options, recall),
    AskIf(codes.S_MARK, "reserve_card", "NV-19.1.20", perform_mark, mark_options, mark),
    Ask(codes.S_SINK, "lower_card", "NV-19.1.3", sink_options, sink_next),
)
