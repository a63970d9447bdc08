"""The dark age (section 7) and the four disasters (section 8)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards.model import ON_DARK_AGE, ON_DISASTER
from novastate.games.novaera.constants import DARK_AGE, DISASTERS, RESOURCES, TERRITORY, TRACKS
from novastate.games.novaera.rules.blocks import DETAIL, push_trigger
from novastate.games.novaera.rules.dice import different
from novastate.games.novaera.rules.rolling import die_data
from novastate.games.novaera.rules.supply import reduce_dice, tell_card, to_bag, to_past, turn_card
from novastate.games.novaera.rules.unrest import undamaged
from novastate.games.novaera.table import Table
from novastate.kernel.packing import FIELD, VERB, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskTogether, Do, Steps


def protected(p: Table, seat: int, track: int) -> bool:
    """Tell whether an undamaged card protects a player (NV-8.1.7, NV-18.8.29)."""
    return bool(p.players[seat].standing.protects >> track & 1)


# --- dark age


def perform_dark_age(p: Table, step: Step) -> None:
    """S4: strike if the marker stands on its last space (NV-4.4.1, NV-7.1.2)."""
    p.phase = codes.DARK
    if p.tracks[DARK_AGE] < p.settings.track_last[DARK_AGE]:
        return
    p.tell("dark_age", -1, {})
    if p.settings.dark_age_once:
        tracks = p.tracks.copy()
        tracks[DARK_AGE] = 0
        p.tracks = tracks
    p.push(codes.S_DARK_DIE, -1)


def dice_to_lose(p: Table, seat: int) -> list[int]:
    """List the dice a player may give up, of equal ones the first; [] when he has answered."""
    if p.answers[seat] or protected(p, seat, DARK_AGE):
        return []  # NV-7.1.3
    return [codes.DIE | i << A for i in different(p.players[seat].dice)]


def dark_die_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the dice a player has the choice of."""
    return choice(dice_to_lose(p, seat))


def choice(moves: list[int]) -> list[int]:
    """Return moves if there are several; who has one only is not asked (NV-19.2.1)."""
    return moves if len(moves) > 1 else []


def dark_dice_given(p: Table, step: Step) -> None:
    """Carry the losses out clockwise, each followed by the player's effects (NV-7.1.4)."""
    for seat in reversed(p.clockwise()):
        push_trigger(p, seat, ON_DARK_AGE)
        answer = p.answers[seat] or dice_to_lose(p, seat)
        if answer:
            # Its place, not the die: an earlier player's effects may still reduce it.
            p.push(codes.S_DARK_LOSS, seat, answer[0] >> A & FIELD)


def perform_dark_loss(p: Table, step: Step) -> None:
    """Return the die to the bag, then reduce the others (NV-7.1.1)."""
    seat, at = step[1], step[2]
    player = p.players[seat]
    lost = player.dice[at]
    player.dice = player.dice[:at] + player.dice[at + 1 :]
    to_bag(p, [lost])
    reduce_dice(p, player)
    if p.listener is not None:
        p.tell("dark_loss", seat, {"die": die_data(lost)})


# --- disasters


def perform_disasters(p: Table, step: Step) -> None:
    """S6: look at one track after the other (NV-4.6.1)."""
    p.phase = codes.DISASTER
    track = step[2]
    if track + 1 < DISASTERS:
        p.push(codes.S_DISASTERS, -1, track + 1)
    if p.tracks[track] >= p.settings.track_last[track]:
        p.tell("disaster", -1, {"track": TRACKS[track]})
        p.push(codes.S_STRUCK, -1, track)


def exposed(p: Table, seat: int, track: int) -> bool:
    """Tell whether a disaster touches a player."""
    if protected(p, seat, track):
        return False
    owned = sum(1 for placed in p.players[seat].tableau if placed.column <= TERRITORY)
    if p.settings.mild and owned <= 2:
        return False  # NV-17.1.24
    return owned > 0  # NV-8.1.3


def losses(p: Table, seat: int, track: int) -> list[int]:
    """List what a player may damage or, without it, give up; [] when he has answered."""
    if p.answers[seat] or not exposed(p, seat, track):
        return []
    cards = undamaged(p, seat, track)  # a disaster has the number of its colour
    if cards:
        return [codes.DAMAGE | card << A for card in cards]
    return [codes.LOSE | card << A for card in losable(p, seat, track)]


def struck_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the losses a player has the choice of."""
    return choice(losses(p, seat, step[2]))


def losable(p: Table, seat: int, track: int) -> list[int]:
    """List the technologies and territories a player may give up (NV-8.1.2, NV-17.1.20)."""
    return [
        placed.card
        for placed in p.players[seat].tableau
        if placed.column <= TERRITORY and not (p.settings.other_loss and placed.column == track)
    ]


def struck(p: Table, step: Step) -> None:
    """Carry the losses out, reset the marker, then let the effects follow (NV-8.1.4, NV-8.1.5)."""
    track = step[2]
    for seat in reversed(p.clockwise()):
        push_trigger(p, seat, ON_DISASTER | track << DETAIL)
    for seat in p.clockwise():
        answer = p.answers[seat] or losses(p, seat, track)
        if answer:
            _suffer(p, seat, answer[0])
        elif p.listener is not None:
            p.tell("spared", seat, {"track": TRACKS[track]})
    tracks = p.tracks.copy()
    tracks[track] = 0
    p.tracks = tracks


def _suffer(p: Table, seat: int, move: int) -> None:
    card = move >> A & FIELD
    if move & VERB == codes.DAMAGE:
        turn_card(p, seat, card, True)
        return
    to_past(p, seat, card)
    tell_card(p, "give_up", seat, card)


assert DISASTERS == RESOURCES, "each colour has its disaster (NV-2.3.2)"


STEPS: Final[Steps[Table]] = (
    Do(codes.S_DARK_AGE, perform_dark_age),
    AskTogether(codes.S_DARK_DIE, "dark_die", "NV-19.1.2", dark_die_options, dark_dice_given),
    Do(codes.S_DARK_LOSS, perform_dark_loss),
    Do(codes.S_DISASTERS, perform_disasters),
    AskTogether(codes.S_STRUCK, "disaster_damage", "NV-19.1.12", struck_options, struck),
)
