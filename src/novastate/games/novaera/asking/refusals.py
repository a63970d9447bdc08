"""Why a move is not possible: the code, the clause and the figures, never just "illegal"."""

from novastate.games.novaera import constants
from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.rules import abilities
from novastate.games.novaera.rules.display import face_up, in_reach
from novastate.games.novaera.rules.payment import budget, price
from novastate.games.novaera.rules.requirements import lacking
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.table import Table, uses_of
from novastate.kernel.packing import DETAIL, FIELD
from novastate.kernel.questions import Refusal


def develop(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a technology cannot be developed."""
    return _card(p, seat, constants.DEVELOP, card)


def expand(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a territory cannot be taken."""
    return _card(p, seat, constants.EXPAND, card)


def research(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot be researched."""
    return _card(p, seat, constants.RESEARCH, card)


def enlist(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a personality cannot be enlisted."""
    return Refusal("not_shown", "NV-5.4.1", {"card": p.cards.ids[card]})


def gain(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why nothing can be gained."""
    return Refusal("only_black", "NV-5.3.1")


def calm(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why unrest cannot be calmed."""
    return Refusal("no_black", "NV-5.7.1")


def repair(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why nothing can be repaired."""
    return Refusal("nothing_damaged", "NV-5.6.2")


def _card(p: Table, seat: int, verb: int, card: int) -> Refusal | None:
    """Explain why a technology or territory cannot be used so."""
    player = p.players[seat]
    name: dict[str, object] = {"card": p.cards.ids[card]}
    kind = p.cards.kind[card]
    if kind == constants.PERSON:
        return Refusal("is_personality", "NV-2.4.2", name)
    if verb == constants.DEVELOP and kind == constants.LAND:
        return Refusal("is_territory", "NV-5.5.1", name)
    if verb == constants.EXPAND and kind != constants.LAND:
        return Refusal("is_technology", "NV-5.2.1", name)
    in_hand = card in player.hand and verb != constants.RESEARCH
    if not in_hand and card not in in_reach(p, seat):
        if card in face_up(p):
            return Refusal("not_available", "NV-2.5.1", name)
        return Refusal("not_there", "NV-5.2.1" if verb == constants.DEVELOP else "NV-5.8.1", name)
    return _requirement(p, seat, card) if verb == constants.EXPAND else _price(p, seat, card)


def _requirement(p: Table, seat: int, card: int) -> Refusal:
    if p.era < 2:
        return Refusal("era_one", "NV-5.5.1", {"card": p.cards.ids[card]})
    lacks = resources_data(lacking(p, seat, card))
    return Refusal("lacks", "NV-5.5.2", {"card": p.cards.ids[card], "lacks": lacks})


def _price(p: Table, seat: int, card: int) -> Refusal:
    """Say what is short in the colour that comes nearest."""
    most = budget(p.players[seat])
    discount = p.players[seat].standing.discount
    nearest = max(p.cards.colours[card], key=lambda colour: most[colour])
    args: dict[str, object] = {
        "card": p.cards.ids[card],
        "good": constants.COLOURS[nearest],
        "needed": price(p, seat, card, nearest),
        "have": most[nearest] - discount[nearest],
    }
    return Refusal("price", "NV-5.2.5", args)


def use(p: Table, seat: int, details: int) -> Refusal | None:
    """Explain why an ability cannot be used."""
    card, index = details & FIELD, details >> DETAIL
    player = p.players[seat]
    name: dict[str, object] = {"card": p.cards.ids[card]}
    at = player.find(card)
    if at < 0:
        return Refusal("not_in_play", "NV-18.1.2", name)
    if player.tableau[at].damaged:
        return Refusal("damaged", "NV-9.1.1", name)
    if index not in p.cards.by_trigger[card][ABILITY]:
        return Refusal("no_ability", "NV-18.2.4", name)
    if uses_of(player.tableau[at], index) >= p.cards.effects[card][index].times:
        return Refusal("used_up", "NV-18.5.5", name)
    if p.cards.effects[card][index].verb in abilities.ON_DICE:
        return Refusal("no_die", "NV-18.5.7", name)
    return Refusal("no_use", "NV-18.8.6", name)


def lower(p: Table, seat: int, card: int) -> Refusal | None:
    """Explain why a card cannot be lowered for a resource."""
    name: dict[str, object] = {"card": p.cards.ids[card]}
    if not p.settings.lower_variant:
        return Refusal("no_variant", "NV-17.1.25", name)
    if p.players[seat].lowered:
        return Refusal("lowered_already", "NV-17.1.25", name)
    if not sum(p.players[seat].resources):
        return Refusal("no_resource", "NV-17.1.25", name)
    return Refusal("not_to_lower", "NV-17.1.25", name)
