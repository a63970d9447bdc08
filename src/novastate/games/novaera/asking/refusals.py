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


def _card(p: Table, code: str, clause: str, card: int) -> Refusal:
    return Refusal(code, clause, {"card": p.cards.ids[card]})


def enlist(p: Table, seat: int, card: int) -> Refusal:
    """Explain why a personality cannot be enlisted."""
    return _card(p, "not_shown", "NV-5.4.1", card)


def develop(p: Table, seat: int, card: int) -> Refusal:
    """Explain why a technology cannot be developed."""
    if p.cards.kind[card] == constants.LAND:
        return _card(p, "is_territory", "NV-5.5.1", card)
    own = p.players[seat].hand
    return _out_of_reach(p, seat, card, own, "NV-5.2.1") or _price(p, seat, card)


def expand(p: Table, seat: int, card: int) -> Refusal:
    """Explain why a territory cannot be taken."""
    if p.cards.kind[card] == constants.TECHNOLOGY:
        return _card(p, "is_technology", "NV-5.2.1", card)
    own = p.players[seat].hand
    return _out_of_reach(p, seat, card, own, "NV-5.8.1") or _requirement(p, seat, card)


def research(p: Table, seat: int, card: int) -> Refusal:
    """Explain why a card cannot be researched."""
    return _out_of_reach(p, seat, card, [], "NV-5.8.1") or _price(p, seat, card)


def _out_of_reach(p: Table, seat: int, card: int, own: list[int], clause: str) -> Refusal | None:
    """Refuse a card that is neither in reach nor one of the own."""
    if p.cards.kind[card] == constants.PERSON:
        return _card(p, "is_personality", "NV-2.4.2", card)
    if card in own or card in in_reach(p, seat):
        return None
    if card in face_up(p):
        return _card(p, "not_available", "NV-2.5.1", card)
    return _card(p, "not_there", clause, card)


def _requirement(p: Table, seat: int, card: int) -> Refusal:
    if p.era < 2:
        return _card(p, "era_one", "NV-5.5.1", card)
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


def use(p: Table, seat: int, details: int) -> Refusal:
    """Explain why an ability cannot be used."""
    card, index = details & FIELD, details >> DETAIL
    player = p.players[seat]
    at = player.find(card)
    if at < 0:
        return _card(p, "not_in_play", "NV-18.1.2", card)
    if player.tableau[at].damaged:
        return _card(p, "damaged", "NV-9.1.1", card)
    if index not in p.cards.by_trigger[card][ABILITY]:
        return _card(p, "no_ability", "NV-18.2.4", card)
    effect = p.cards.effects[card][index]
    if uses_of(player.tableau[at], index) >= effect.times:
        return _card(p, "used_up", "NV-18.5.5", card)
    if effect.verb in abilities.ON_DICE:
        return _card(p, "no_die", "NV-18.5.7", card)
    return _card(p, "no_use", "NV-18.8.6", card)


def lower(p: Table, seat: int, card: int) -> Refusal:
    """Explain why a card cannot be lowered for a resource."""
    code = "not_to_lower"
    if not p.settings.lower_variant:
        code = "no_variant"
    elif p.players[seat].lowered:
        code = "lowered_already"
    elif not sum(p.players[seat].resources):
        code = "no_resource"
    return _card(p, code, "NV-17.1.25", card)
