"""Dice out of the bag (NV-4.1.2, NV-18.8.12)."""

from novastate.games.novaera.constants import COLOURS
from novastate.games.novaera.rules.dice import colour_of, die, value_of
from novastate.games.novaera.table import Table


def rolled(p: Table, n: int) -> list[int]:
    """Draw dice from the bag at random and roll them; the bag must hold as many."""
    bag = p.bag.copy()
    left = sum(bag)
    dice: list[int] = []
    for _ in range(n):
        at = p.chance.below(left)
        colour = 0
        while at >= bag[colour]:
            at -= bag[colour]
            colour += 1
        bag[colour] = bag[colour] - 1
        left -= 1
        dice.append(die(colour, face(p)))
    p.bag = bag
    return dice


def face(p: Table) -> int:
    """Roll a die (NV-2.2.2)."""
    faces = p.settings.faces
    return faces[p.chance.below(len(faces))]


def draw_die(p: Table, seat: int) -> None:
    """Draw and roll a die for a player's pool; with an empty bag nothing happens."""
    if not sum(p.bag):
        return
    p.reveal()
    drawn = rolled(p, 1)[0]
    player = p.players[seat]
    player.dice = [*player.dice, drawn]
    if p.listener is not None:
        p.tell("draw_die", seat, {"die": die_data(drawn)})


def die_data(die: int) -> dict[str, object]:
    """Describe a die."""
    return {"colour": COLOURS[colour_of(die)], "value": value_of(die)}


def dice_data(dice: list[int]) -> list[dict[str, object]]:
    """Describe dice."""
    return [die_data(die) for die in dice]
