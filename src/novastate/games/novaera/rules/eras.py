"""Between the eras: scoring, evolutions, farewell to personalities, new display (11, 14)."""

from typing import Final

from novastate.games.novaera import codes, constants
from novastate.games.novaera.cards.model import KEEP as KEEP_VERB
from novastate.games.novaera.cards.model import KEEP_SELF, ON_NEW_ERA, RESERVE
from novastate.games.novaera.rules.quantities import holds
from novastate.games.novaera.rules.scoring import outcome, score_era, score_resources
from novastate.games.novaera.rules.standing import Placed
from novastate.games.novaera.rules.supply import out_of_box, tell_card, to_hand, to_past, use_effect
from novastate.games.novaera.table import NOBODY, ON_CARD, OUT, Table, uses_of
from novastate.kernel.packing import FIELD, A
from novastate.kernel.piles import without
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps


def perform_scoring(p: Table, step: Step) -> None:
    """Score the era, then begin the next or end the game (NV-1.1.2, NV-16.1.1)."""
    p.phase = codes.SCORING_PHASE
    p.barriers += 1
    p.tell("scoring", -1, {"era": p.era})
    score_era(p)
    p.push(codes.S_NEW_ERA if p.era < p.settings.eras else codes.S_END, -1)


def perform_end(p: Table, step: Step) -> None:
    """Count the resources; the game is over (NV-15.1.1)."""
    score_resources(p)
    p.phase = codes.OVER
    if p.listener is not None:
        result = outcome(p)
        assert result is not None
        p.tell("over", -1, {"seats": list(result.winners)})


def perform_new_era(p: Table, step: Step) -> None:
    """Steps 1 and 2: displays and stock leave, evolutions arrive; step 3 may ask (NV-14.1)."""
    gone = [card for column in p.columns for card in column]
    p.removed = sorted(p.removed + gone + p.people)
    p.buried = sorted(p.buried + p.stock)
    p.columns = []
    p.people = []
    p.stock = []
    if p.token >= 0:
        p.token = ON_CARD
    p.era += 1
    p.round = 1
    p.tell("new_era", -1, {"era": p.era})
    _evolve(p, constants.EVOLUTION_DECKS[p.era - 1])
    p.push(codes.S_DEAL, -1)
    p.push(codes.S_FAREWELL, -1)
    for seat in reversed(p.clockwise()):
        _push_keeps(p, seat)


def _evolve(p: Table, deck: str) -> None:
    """Put the evolutions of cards in play into their owners' hands (NV-11.1.1, NV-11.1.8)."""
    for seat in p.clockwise():
        for placed in p.players[seat].tableau:
            if (
                placed.column == constants.PERSONALITY
                or p.cards.evolution_deck[placed.card] != deck
            ):
                continue
            evolution = p.cards.evolves_into[placed.card]
            if evolution not in p.box or (placed.damaged and not p.settings.damaged_evolves):
                continue
            p.box = without(p.box, evolution)
            to_hand(p, seat, evolution, "evolve")
    p.removed = sorted(p.removed + out_of_box(p, deck))  # what nobody has claimed


# --- step 3: personalities


def _push_keeps(p: Table, seat: int) -> None:
    """Put the `keep` effects of a player's undamaged cards on the agenda."""
    for placed in reversed(p.players[seat].tableau):
        if not placed.damaged and p.cards.by_trigger[placed.card][ON_NEW_ERA]:
            p.push(codes.S_KEEP, seat, placed.card)


def _keep_effect(p: Table, card: int) -> int:
    """Return the place of the `keep` effect among a card's effects; -1 if it has none."""
    for i in p.cards.by_trigger[card][ON_NEW_ERA]:
        if p.cards.effects[card][i].verb == KEEP_VERB:
            return i
    return -1


KEPT: Final = 24
"""The bit of a card's uses that says: stays for the next era."""


def kept(placed: Placed) -> bool:
    """Tell whether a personality was spared already."""
    return bool(placed.uses >> KEPT & 1)


def keep_options(p: Table, step: Step, seat: int) -> list[int]:
    """List who could stay: the personality itself, or any one, or none (NV-18.8.21)."""
    card = step[2]
    index = _keep_effect(p, card)
    effect = p.cards.effects[card][index]
    player = p.players[seat]
    if index < 0 or not holds(p, seat, effect.condition):
        return []
    placed = player.tableau[player.find(card)]
    if effect.times and uses_of(placed, index) >= effect.times:
        return []
    if effect.which == KEEP_SELF:
        return [codes.KEEP | card << A] if placed.column == constants.PERSONALITY else []
    return [
        *[
            codes.KEEP | placed.card << A
            for placed in player.tableau
            if placed.column == constants.PERSONALITY and not kept(placed)
        ],
        codes.DONE,
    ]


def keep(p: Table, step: Step, move: int) -> None:
    """Spare the chosen personality."""
    if move != codes.DONE:
        _spare(p, step[1], step[2], move >> A & FIELD, _keep_effect(p, step[2]))


def _spare(p: Table, seat: int, by: int, card: int, index: int) -> None:
    """Mark a personality as staying."""
    if p.cards.effects[by][index].times:
        use_effect(p, seat, by, index)
    player = p.players[seat]
    at = player.find(card)
    placed = player.tableau[at]
    tableau = player.tableau.copy()
    tableau[at] = Placed(card, placed.column, placed.damaged, placed.uses | 1 << KEPT)
    player.tableau = tableau
    tell_card(p, "keep", seat, card)


def perform_farewell(p: Table, step: Step) -> None:
    """Send the personalities that were not spared to the past; the dark age ends (NV-14.1.5)."""
    for seat in p.clockwise():
        player = p.players[seat]
        for placed in list(player.tableau):
            if placed.column == constants.PERSONALITY and not kept(placed):
                to_past(p, seat, placed.card)
                if any(effect.verb == RESERVE for effect in p.cards.effects[placed.card]):
                    p.token = OUT  # NV-18.9.6
                    p.token_owner = NOBODY
                tell_card(p, "farewell", seat, placed.card)
        player.tableau = [
            placed.rested(1 << KEPT) if kept(placed) else placed for placed in player.tableau
        ]
    tracks = p.tracks.copy()
    tracks[constants.DARK_AGE] = 0
    p.tracks = tracks


# --- steps 5 to 7: the new display


def perform_deal(p: Table, step: Step) -> None:
    """Shuffle and deal the era's technologies and personalities (NV-3.1.6, NV-14.1.6)."""
    p.reveal()
    deck = out_of_box(p, constants.TECH_DECKS[p.era - 1])
    people = out_of_box(p, constants.PERSONALITY_DECKS[p.era - 1])
    p.chance.shuffle(deck)
    p.chance.shuffle(people)
    rows: list[list[int]] = []
    for _ in range(p.settings.column_height):
        rows.append(_row(p, deck))
    width = p.settings.columns
    p.columns = [[row[i] for row in rows if i < len(row)] for i in range(width)]
    p.stock = deck
    shown = min(p.settings.personalities, len(people))
    p.people = sorted(people[:shown])
    p.removed = sorted(p.removed + people[shown:])
    p.push(codes.S_ROUND, -1)
    p.tell("deal", -1, {"era": p.era})


def _row(p: Table, deck: list[int]) -> list[int]:
    """Deal one row of the display; balanced, no first colour comes more than twice (NV-17.1.26)."""
    row: list[int] = []
    seen = [0] * constants.RESOURCES
    for _ in range(p.settings.columns):
        if not deck:
            break
        at = len(deck) - 1
        if p.settings.balanced:
            fitting = [
                i
                for i in range(len(deck) - 1, -1, -1)
                if not p.cards.colours[deck[i]] or seen[p.cards.colours[deck[i]][0]] < 2
            ]
            at = fitting[0] if fitting else at
        card = deck.pop(at)
        if p.cards.colours[card]:
            seen[p.cards.colours[card][0]] += 1
        row.append(card)
    return row


STEPS: Final[Steps[Table]] = (
    Do(codes.S_SCORING, perform_scoring),
    Do(codes.S_NEW_ERA, perform_new_era),
    Ask(codes.S_KEEP, "keep_personality", "NV-19.1.21", keep_options, keep),
    Do(codes.S_FAREWELL, perform_farewell),
    Do(codes.S_DEAL, perform_deal),
    Do(codes.S_END, perform_end),
)
