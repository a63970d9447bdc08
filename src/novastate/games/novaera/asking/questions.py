"""Questions for people: every option with its price and preview, refused ones with a reason."""

from typing import Final

from novastate.games.novaera import codes, notation
from novastate.games.novaera.asking.decisions import decision
from novastate.games.novaera.asking.giving_up import given_up
from novastate.games.novaera.asking.refusals import why_not
from novastate.games.novaera.asking.trials import ways
from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.codes import (
    COLOUR,
    DIE,
    FIELD,
    GIVE,
    MOVE,
    PAY,
    PICK,
    STEAL,
    TAKE,
    USE,
    VERB,
    A,
    B,
)
from novastate.games.novaera.constants import (
    ACTIONS,
    CALM,
    COLOURS,
    DEVELOP,
    ENLIST,
    EXPAND,
    GAIN,
    LAND,
    REPAIR,
    RESEARCH,
    RESOURCES,
    TRACKS,
)
from novastate.games.novaera.rules.actions import NO_CARD
from novastate.games.novaera.rules.dice import value_of
from novastate.games.novaera.rules.display import in_reach
from novastate.games.novaera.rules.payment import DIGIT, DIGITS, price
from novastate.games.novaera.rules.requirements import lacking
from novastate.games.novaera.rules.rolling import die_data
from novastate.games.novaera.rules.rounds import excess
from novastate.games.novaera.rules.supply import resources_data
from novastate.games.novaera.table import Table
from novastate.kernel.asking import copied
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Choice, Question, Refusal

Described = tuple[dict[str, object], dict[str, object]]
"""The arguments of an option's label, and the thing on the table it is about."""

ZONE_OF: Final[dict[int, str]] = {
    ENLIST: "people",
    RESEARCH: "display",
    codes.SINK_FOR: "display",
    codes.SINK: "display",
    codes.FETCH: "display",
    codes.MARK: "display",
    codes.DAMAGE: "tableau",
    codes.LOSE: "tableau",
    codes.MEND: "tableau",
    codes.PRODUCE: "tableau",
    codes.KEEP: "tableau",
    codes.RECALL: "past",
}
"""Where the card of a move lies; develop and expand look for it."""


def question(p: Table, seat: int) -> Question:
    """Return what a seat is asked; the seat must be one of `to_act`."""
    if seat not in p.asking:
        raise ValueError(f"seat {seat + 1} is not asked anything now")
    step = p.agenda[-1]
    moves = p.moves(seat)
    code, clause = decision(p, moves)
    choices = [_choice(p, seat, move, None) for move in moves]
    if step[0] == codes.S_TURN:
        for move in conceivable(p, seat):
            if move not in moves:
                choices.append(_choice(p, seat, move, why_not(p, seat, move, moves)))
    return Question(
        code, clause, Phrase("ask_" + code, _about(p, seat)), choices, _obvious(p, choices)
    )


def _obvious(p: Table, choices: list[Choice]) -> str:
    """Suggest the first payment, which takes the own colour first."""
    return choices[0].notation if p.agenda[-1][0] == codes.S_PAY else ""


def _about(p: Table, seat: int) -> dict[str, object]:
    """Return the arguments of the prompt: the card, number or track a question is about."""
    kind, _, a, b = p.agenda[-1]
    args: dict[str, object] = {"seat": seat}
    if kind in (codes.S_COLOUR, codes.S_CONVERT, codes.S_TRACK, codes.S_USE_DIE, codes.S_KEEP):
        args["card"] = p.cards.ids[a]
    elif kind == codes.S_PAY:
        args["card"] = p.cards.ids[a & NO_CARD]
    elif kind == codes.S_DIE:
        args["action"] = ACTIONS[a]
        if b & NO_CARD != NO_CARD:
            args["card"] = p.cards.ids[b & NO_CARD]
    elif kind == codes.S_TAKE:
        args.update({"count": a, "card": p.cards.ids[b]})
    elif kind in (codes.S_GIVE, codes.S_MEND, codes.S_FETCH, codes.S_RECALL, codes.S_SINK):
        args["count"] = a
    elif kind == codes.S_STEAL:
        args.update({"rival": a, "count": b & 255})
    elif kind == codes.S_STRUCK:
        args["track"] = TRACKS[a]
    return args


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action and ability somebody might think of in his turn, legal or not."""
    player = p.players[seat]
    moves: list[int] = []
    for card in [*in_reach(p, seat), *player.hand]:
        verb = EXPAND if p.cards.kind[card] == LAND else DEVELOP
        moves.append(verb | card << A)
    moves.extend((GAIN, REPAIR, CALM))
    for placed in player.tableau:
        moves.extend(
            USE | placed.card << A | i << B for i in p.cards.by_trigger[placed.card][ABILITY]
        )
    return moves


def _choice(p: Table, seat: int, move: int, reason: Refusal | None) -> Choice:
    """Describe one option."""
    args, target = describe(p, seat, move)
    label = Phrase("do_" + notation.VERB_CODES[move & VERB], args)
    preview = preview_of(p, seat, move) if reason is None else {}
    if p.agenda[-1][0] == codes.S_TURN:
        dice = ways(p, seat, move, reason is None)
        if dice:
            preview["dice"] = dice
            if "forecast" in dice[0]:
                preview["forecast"] = dice[0]["forecast"]
    others = reason is None  # what is refused is not tried on anybody
    return Choice(
        move, notation.write(p, seat, move), label, target, reason, preview or None, others
    )


def describe(p: Table, seat: int, move: int) -> Described:
    """Return the arguments of an option's label and the thing on the table it is about."""
    verb = move & VERB
    a = move >> A & FIELD
    if verb in notation.WITH_CARD:
        return _with_card(p, seat, verb, a)
    if verb == USE:
        args: dict[str, object] = {"card": p.cards.ids[a], "effect": move >> B & FIELD}
        return args, {"zone": "tableau", "seat": seat, "card": p.cards.ids[a]}
    if verb == PICK:
        return _zone(p, seat, a)
    if verb == DIE:
        die = p.players[seat].dice[a]
        return {"die": die_data(die)}, {"zone": "dice", "seat": seat, "index": a}
    if verb == COLOUR:
        return {"colour": COLOURS[a]}, {"zone": "colour", "colour": COLOURS[a]}
    if verb in (TAKE, GIVE):
        return {"good": COLOURS[a]}, {"zone": "resources", "seat": seat, "good": COLOURS[a]}
    if verb == STEAL:
        rival = p.agenda[-1][2]
        args = {"good": COLOURS[a], "rival": rival}
        return args, {"zone": "resources", "seat": rival, "good": COLOURS[a]}
    if verb == PAY:
        paid = [move >> A >> DIGIT * kind & DIGITS for kind in range(RESOURCES)]
        return {"goods": resources_data(paid)}, {"zone": "resources", "seat": seat}
    if verb == MOVE:
        return {"track": TRACKS[a]}, {"zone": "tracks", "track": TRACKS[a]}
    return {}, {"zone": "none"}


def _with_card(
    p: Table, seat: int, verb: int, card: int
) -> tuple[dict[str, object], dict[str, object]]:
    """Describe an option with a card, with its price where it has one."""
    id = p.cards.ids[card]
    zone = ZONE_OF.get(verb, "")
    if not zone:
        zone = "hand" if card in p.players[seat].hand else "display"
    args: dict[str, object] = {"card": id}
    if verb == DEVELOP:
        args["prices"] = {
            COLOURS[colour]: price(p, seat, card, colour) for colour in p.cards.colours[card]
        }
    elif verb == ENLIST:
        args["cost"] = max(0, p.cards.cost[card] - p.players[seat].standing.enlist_discount)
    elif verb == EXPAND:
        short = lacking(p, seat, card)
        args["lacks"] = {COLOURS[k]: short[k] for k in range(RESOURCES) if short[k]}
    return args, {"zone": zone, "seat": seat, "card": id}


def _zone(p: Table, seat: int, at: int) -> Described:
    """Describe a zone with what picking it would do: its sum, the unrest, and each track left."""
    dice = p.zones[at]
    total = sum(value_of(die) for die in dice)
    args: dict[str, object] = {
        "zone": at + 1,
        "dice": [die_data(die) for die in dice],
        "sum": total,
        "excess": excess(p, seat, total),
    }
    return args, {"zone": "zones", "index": at}


def preview_of(p: Table, seat: int, move: int) -> dict[str, object]:
    """Try a move on a copy: what everybody would have more or less of.

    A move that shows something hidden or consults chance only says so: its result is a secret.
    """
    copy = copied(p)
    copy.apply(seat, move)
    if copy.reveals != p.reveals:
        return {"reveals": True}
    preview: dict[str, object] = {"changes": _changes(p, copy, seat)}
    rivals = {str(rival): _changes(p, copy, rival) for rival in p.rivals(seat)}
    touched = {rival: changes for rival, changes in rivals.items() if changes}
    if touched:
        preview["rivals"] = touched
    gone = given_up(p, copy, seat)
    if gone:
        preview["goes"] = gone
    return preview


def _changes(p: Table, copy: Table, seat: int) -> dict[str, int]:
    """Return what a player has more or less of in a copy."""
    before, after = p.players[seat], copy.players[seat]
    changes = {COLOURS[k]: after.resources[k] - before.resources[k] for k in range(RESOURCES)}
    changes["unrest"] = after.unrest - before.unrest
    changes["vp"] = after.vp - before.vp
    changes["card"] = len(after.hand) - len(before.hand)
    changes["damaged"] = after.standing.damaged - before.standing.damaged
    return {name: n for name, n in changes.items() if n}
