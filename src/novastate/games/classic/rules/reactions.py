"""Features: what is due when an event is complete, and the queue of reactions (FS-17.2)."""

from typing import Final

from novastate.games.classic.cards.model import FARTHEST, Feature
from novastate.games.classic.codes import ACCEPT, DONE, S_EVENT, S_GAIN, S_MAY, S_REACT
from novastate.games.classic.table import Table
from novastate.kernel.steps import AskAlways, Do, Step, Steps

CARD_BITS: Final = 4
NEW_BITS: Final = 14
NO_CARD: Final = 1023


def push_event(p: Table, seat: int, event: int, card: int = NO_CARD, distance: int = 0) -> None:
    """Let an event be complete when what is above it on the agenda is done.

    Cards that enter play from now on do not react to it (FS-17.2.6).
    """
    distance = min(distance, FARTHEST)
    p.push(S_EVENT, seat, event, distance | card << CARD_BITS | p.serial << NEW_BITS)


def perform_event(p: Table, step: Step) -> None:
    """Queue the features of cards that were in play before the event and still are."""
    seat, event = step[1], step[2]
    distance = step[3] & 15
    card = step[3] >> CARD_BITS & NO_CARD
    first_new = step[3] >> NEW_BITS
    types = p.cards.types[card] if card != NO_CARD else 0
    standing = p.players[seat].standing(p.cards)
    if standing.watched >> event & 1:
        for place in standing.in_play:
            if place.uid >= first_new:
                continue
            features = p.cards.effects[place.card].features
            for i in range(len(features)):
                if _answers(features[i], event, types, distance):
                    p.queue = [*p.queue, (seat, place.uid, i)]
    if p.queue:
        p.push(S_REACT, seat)


def _answers(feature: Feature, event: int, types: int, distance: int) -> bool:
    """Tell whether a feature watches an event (FS-17.2.2)."""
    if not feature.events >> event & 1 or feature.good >= 0:
        return False
    if feature.types and not feature.types & types:
        return False
    return feature.least <= distance <= feature.most


def perform_react(p: Table, step: Step) -> None:
    """Resolve the reaction that has waited longest (FS-17.2.7)."""
    if not p.queue:
        return
    seat, uid, index = p.queue[0]
    p.queue = p.queue[1:]
    if p.queue:
        p.push(S_REACT, step[1])
    place = p.players[seat].in_play(uid)
    if place is None:
        return
    feature = p.cards.effects[place.card].features[index]
    p.push(S_MAY if feature.may else S_GAIN, seat, uid, index + 1)


def may_options(p: Table, step: Step, seat: int) -> list[int]:
    """Accept or decline a reaction (FS-17.2.8)."""
    return [ACCEPT, DONE]


def accept_or_decline(p: Table, step: Step, move: int) -> None:
    """Receive the gain if it is wanted."""
    if move == ACCEPT:
        p.push(S_GAIN, step[1], step[2], step[3])


STEPS: Final[Steps[Table]] = (
    Do(S_EVENT, perform_event),
    Do(S_REACT, perform_react),
    AskAlways(S_MAY, "react", "FS-17.2.8 NE-21.2.10", may_options, accept_or_decline),
)
