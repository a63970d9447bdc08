"""Making deals and razing (sections 9 and 10), and the features that react to them (20.4)."""

from typing import Final

from novastate.games.master.cards import model
from novastate.games.master.codes import AWAY, S_DEAL, S_RAID, S_RAZE
from novastate.games.master.goods import BLUE, RED
from novastate.games.master.rules.payment import charge_one
from novastate.games.master.rules.supply import gain, gain_one, loosen, tell, tell_card
from novastate.games.master.table import Place, Table
from novastate.kernel.piles import added
from novastate.kernel.position import Step
from novastate.kernel.steps import Do, Steps


def react(p: Table, seat: int, event: int) -> None:
    """Let every feature of the acting player that waits for the event give its gain (MS-20.4.1)."""
    trigger = p.cards.trigger
    for place in p.players[seat].state:
        if not place.ruin and trigger[place.card] in (event, model.ON_DEAL_OR_RAZE):
            gain(p, seat, p.cards.gain[place.card].goods, p.cards.ids[place.card])


def make_deal(p: Table, seat: int, card: int) -> None:
    """Begin a deal: pay blue contacts for the distance (MS-9.1)."""
    p.push(S_DEAL, seat, card)
    charge_one(p, seat, BLUE, p.cards.distance[card], AWAY)


def perform_deal(p: Table, step: Step) -> None:
    """Tuck the card under the board and gain its good at once (MS-9.2)."""
    _, seat, card, _ = step
    player = p.players[seat]
    player.hand.remove(card)
    player.deals = added(player.deals, card)
    tell_card(p, "deal", seat, card)
    gain_one(p, seat, p.cards.deal[card], 1, "deal")
    react(p, seat, model.ON_DEAL)


def raze_hand(p: Table, seat: int, card: int) -> None:
    """Begin to raze a card from the hand: pay red contacts for the distance (MS-10.1.1)."""
    p.push(S_RAZE, seat, card)
    charge_one(p, seat, RED, p.cards.distance[card], AWAY)


def perform_raze(p: Table, step: Step) -> None:
    """Gain the spoils, then discard the card (MS-10.1.2)."""
    _, seat, card, _ = step
    p.players[seat].hand.remove(card)
    tell_card(p, "raze", seat, card)
    gain(p, seat, p.cards.spoils[card], "spoils")
    p.discard.append(card)
    react(p, seat, model.ON_RAZE)


def discount(p: Table, seat: int) -> int:
    """Return how many red contacts a raze in a rival's state costs less (MS-20.9.4)."""
    best = 0
    for place in p.players[seat].state:
        if not place.ruin and p.cards.trigger[place.card] == model.PASSIVE:
            effect = p.cards.gain[place.card]
            if effect.op == model.RAZE_DISCOUNT:
                best = max(best, effect.most)
    return best


def defence(p: Table, place: Place) -> int:
    """Return the defence of a location; a shield adds one, never more (MS-10.2.2, MS-11.3)."""
    value = p.cards.defence[place.card]
    if place.shield and not p.cards.printed_shield[place.card]:
        value += 1
    return value


def raze_price(p: Table, seat: int, place: Place) -> int:
    """Return how many red contacts a player pays to raze a location of a rival."""
    return max(0, defence(p, place) - discount(p, seat))


def raze_rival(p: Table, seat: int, rival: int, index: int) -> None:
    """Begin to raze a location of a rival: pay its defence."""
    p.push(S_RAID, seat, rival, index)
    price = raze_price(p, seat, p.players[rival].state[index])
    if price:
        charge_one(p, seat, RED, price, AWAY)


def perform_raid(p: Table, step: Step) -> None:
    """Compensate the owner, leave a ruin, gain the spoils (MS-10.2.3)."""
    _, seat, rival, index = step
    card = p.players[rival].state[index].card
    if p.listener is not None:
        tell(p, "raid", seat, {"card": p.cards.ids[card], "rival": rival})
    if p.solo:
        # The rival keeps neither goods nor ruins; the card is discarded last (SO-5.2).
        p.players[rival].state.pop(index)
    else:
        gain_one(p, rival, p.cards.deal[card], 1, "compensation")
        ruin(p, rival, index)
    gain(p, seat, p.cards.spoils[card], "spoils")
    react(p, seat, model.ON_RAZE)
    if p.solo:
        p.discard.append(card)


def ruin(p: Table, owner: int, index: int) -> None:
    """Turn a location into a ruin; placed goods go to the owner, the rest away (MS-10.2.4)."""
    player = p.players[owner]
    place = player.state[index]
    loosen(player, place)
    player.state[index] = Place(place.card, True)


STEPS: Final[Steps[Table]] = (
    Do(S_DEAL, perform_deal),
    Do(S_RAZE, perform_raze),
    Do(S_RAID, perform_raid),
)
