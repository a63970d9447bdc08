"""What each die would pay for, and what that would do to the own count: tried on copies."""

from typing import Final

from novastate.games.novaera import codes, constants
from novastate.games.novaera.rules.actions import allows
from novastate.games.novaera.rules.dice import colour_of, different, value_of
from novastate.games.novaera.rules.disasters import losses
from novastate.games.novaera.rules.payment import due, enlist_cost, means
from novastate.games.novaera.rules.scoring import majorities, objectives, presence
from novastate.games.novaera.rules.supply import to_past, turn_card
from novastate.games.novaera.table import Table
from novastate.kernel.asking import copied
from novastate.kernel.packing import FIELD, VERB, A

Way = dict[str, object]
"""One die for one action: what it leaves to pay, what is short, what it does to the count."""

UNTRIED: Final = (constants.RESEARCH,)
"""Actions whose worth lies in a later turn; nothing is tried for them."""


def count(p: Table, seat: int) -> int:
    """Return the points of a player if the era were scored now (section 13)."""
    cards = sum(n for _, n in objectives(p, seat))
    return p.players[seat].vp + presence(p, seat) + majorities(p, seat) + cards


def forecast(p: Table, seat: int, move: int, die: int, colour: int) -> int | None:
    """Return how an action of a turn with a die changes the own count; None if that is hidden.

    Nothing is tried beyond the action: neither the rest of the round nor what it asks further.
    """
    copy = copied(p)
    del copy.agenda[:-1]
    copy.apply(seat, move)
    while copy.agenda and copy.asking == [seat]:
        answer = _answer(copy, seat, die, colour)
        if answer < 0:
            break
        copy.apply(seat, answer)
    return None if copy.reveals != p.reveals else count(copy, seat) - count(p, seat)


def _answer(p: Table, seat: int, die: int, colour: int) -> int:
    """Answer what paying asks: the colour, the die, the first payment; -1 for all else."""
    kind = p.agenda[-1][0]
    moves = p.moves(seat)
    if kind == codes.S_COLOUR:
        wanted = codes.COLOUR | colour << A
        return wanted if wanted in moves else moves[0]
    if kind == codes.S_DIE:
        for move in moves:
            if move & VERB == codes.DIE and p.players[seat].dice[move >> A & FIELD] == die:
                return move
        return -1
    return moves[0] if kind == codes.S_PAY else -1


def ways(p: Table, seat: int, move: int, legal: bool) -> list[Way]:
    """List the dice a player could spend on an action, the cheapest first; of equal dice one.

    With an action that is refused they say what is short.
    """
    verb = move & VERB
    if verb >= len(constants.ACTIONS):
        return []  # abilities take no die
    found: list[tuple[tuple[int, int, int], Way]] = []
    dice = p.players[seat].dice
    for at in different(dice):
        die = dice[at]
        if not allows(verb, die):
            continue
        way: Way = {"die": at}
        colour, order, short = -1, 0, 0
        if verb == constants.DEVELOP:
            colour, order, short = _paid(p, seat, move >> A & FIELD, die)
            way.update({"colour": constants.COLOURS[colour], "due": order, "short": short})
        elif verb == constants.GAIN:
            way["gain"] = value_of(die) + p.players[seat].standing.bonus[constants.GAIN]
        elif verb == constants.ENLIST:
            order = _enlisted(p, seat, move >> A & FIELD, die)
            way["by"] = order
        if legal and not short and verb not in UNTRIED:
            change = forecast(p, seat, move, die, colour)
            if change is not None:
                way["forecast"] = change
        found.append(((short, order, value_of(die)), way))
    found.sort(key=lambda one: one[0])
    return [way for _, way in found]


def _paid(p: Table, seat: int, card: int, die: int) -> tuple[int, int, int]:
    """Return the colour in which a die pays a technology best, what is due beside it, and short."""
    best = (99, 99, -1)
    for colour in p.cards.colours[card]:
        left = due(p, seat, card, colour, die)
        short = max(0, left - means(p.players[seat], colour))
        best = min(best, (short, left, colour))
    return best[2], best[1], best[0]


def _enlisted(p: Table, seat: int, card: int, die: int) -> int:
    """Return how unrest moves when a personality is paid with a die (NV-5.4.2 to NV-5.4.4)."""
    cost = enlist_cost(p, seat, card)
    return cost - value_of(die) if colour_of(die) == constants.BLACK else cost


def struck(p: Table, seat: int, track: int) -> int:
    """Return how the own count changes if a disaster struck now and the player chose best."""
    before = count(p, seat)
    changes: list[int] = []
    for move in losses(p, seat, track):
        copy = copied(p)
        card = move >> A & FIELD
        if move & VERB == codes.DAMAGE:
            turn_card(copy, seat, card, True)
        elif move & VERB == codes.LOSE:
            to_past(copy, seat, card)
        changes.append(count(copy, seat) - before)
    return max(changes, default=0)
