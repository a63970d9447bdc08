"""Building locations: constructing and developing (section 8)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards import model
from novastate.games.master.cards.catalogue import Cost
from novastate.games.master.goods import AMMO, BRICK, DEVELOPMENT, GREY, VP
from novastate.games.master.rules import supply
from novastate.games.master.rules.outputs import count_type
from novastate.games.master.rules.payment import charge, charge_one
from novastate.games.master.rules.production import receive
from novastate.games.master.table import Place, Player, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, Do, Steps

WITH_BRICK: Final = 0
WITH_TOKEN: Final = 1
DEVELOPMENT_COSTS: Final[tuple[Cost, ...]] = (Cost(((BRICK, 1),)), Cost(((DEVELOPMENT, 1),)))


def construct(p: Table, seat: int, card: int) -> None:
    """Begin to construct: pay grey contacts for the distance (MS-8.2.1)."""
    p.push(codes.S_ENTER, seat, card, -1)
    charge_one(p, seat, GREY, p.cards.distance[card], codes.AWAY)


def matches(p: Table, place: Place, card: int) -> bool:
    """Tell whether a card may replace a place for a brick (MS-8.3.2, MS-8.3.4 to MS-8.3.6)."""
    types = p.cards.types
    old = types[place.card]
    new = types[card]
    if place.ruin or old == 0 or old & new:
        return True
    return new == 0 and p.settings.typeless_new_card_matches


def has_brick(player: Player) -> bool:
    """Tell whether the brick of a development can be paid."""
    return player.goods[BRICK] > 0 or player.goods[AMMO] > 0


def over_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the own places that the new card may replace."""
    player = p.players[seat]
    token = player.goods[DEVELOPMENT] > 0
    brick = has_brick(player)
    return [
        codes.OVER | i << A
        for i, place in enumerate(player.state)
        if token or (brick and matches(p, place, step[2]))
    ]


def choose_over(p: Table, step: Step, move: int) -> None:
    """Replace the chosen place."""
    p.push(codes.S_COST, step[1], step[2], move >> A & FIELD)


def cost_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the costs of a development that can be paid: brick, token (MS-8.3.3)."""
    player = p.players[seat]
    moves: list[int] = []
    if has_brick(player) and matches(p, player.state[step[3]], step[2]):
        moves.append(codes.COST | WITH_BRICK << A)
    if player.goods[DEVELOPMENT]:
        moves.append(codes.COST | WITH_TOKEN << A)
    return moves


def develop(p: Table, step: Step, move: int) -> None:
    """Develop at the chosen cost."""
    _, seat, card, index = step
    p.push(codes.S_ENTER, seat, card, index)
    charge(p, seat, DEVELOPMENT_COSTS[move >> A & FIELD], codes.AWAY)


def perform_enter(p: Table, step: Step) -> None:
    """Lay the card; it produces, gives its bonus, and rewards a development (MS-8.1.3)."""
    _, seat, card, replaced = step
    player = p.players[seat]
    player.hand.remove(card)
    if replaced < 0:
        index = len(player.state)
        player.state.append(Place(card))
        supply.tell_card(p, "build", seat, card)
    else:
        index = replaced
        old = player.state[index]
        supply.loosen(player, old)
        supply.discard_card(p, old.card)
        player.state[index] = Place(card)
        if p.listener is not None:
            args: dict[str, object] = {"card": p.cards.ids[card], "over": p.cards.ids[old.card]}
            supply.tell(p, "develop_ruin" if old.ruin else "develop", seat, args)
        p.push(codes.S_REWARD, seat)
    if p.cards.bonus[card] is not None:
        p.push(codes.S_BONUS, seat, index)
    if p.cards.produces[card]:
        receive(p, seat, seat, index, "built")


def perform_bonus(p: Table, step: Step) -> None:
    """Give the building bonus (MS-8.1.7)."""
    _, seat, index, _ = step
    player = p.players[seat]
    place = player.state[index]
    bonus = p.cards.bonus[place.card]
    if bonus is None:
        return
    if bonus.op == model.GOODS:
        supply.gain(p, seat, bonus.goods, "bonus")
    elif bonus.op == model.PER_CATEGORY:
        supply.gain_one(p, seat, bonus.good, count_type(p, seat, bonus), "bonus")
    elif bonus.op == model.PLACE:
        units = place.placed
        for good, n in bonus.goods:
            units += (good,) * n
            player.goods[good] += n
            player.placed += n
        player.state[index] = place.with_placed(units)
        if p.listener is not None:
            args: dict[str, object] = {
                "card": p.cards.ids[place.card],
                "goods": supply.goods_data(bonus.goods),
            }
            supply.tell(p, "place", seat, args)
    elif bonus.op == model.COPY_PRODUCTION:
        what = codes.COPY_RIVAL if bonus.whose == model.RIVAL else codes.COPY_OWN
        p.push(codes.S_RECEIVE, seat, what, place.card)


def perform_reward(p: Table, step: Step) -> None:
    """Reward a development with 1 VP (MS-8.3.10)."""
    supply.gain_one(p, step[1], VP, 1, "development")


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_OVER, "develop_target", "MS-21.11", over_options, choose_over),
    Ask(codes.S_COST, "develop_cost", "MS-21.11", cost_options, develop),
    Do(codes.S_ENTER, perform_enter),
    Do(codes.S_BONUS, perform_bonus),
    Do(codes.S_REWARD, perform_reward),
)
