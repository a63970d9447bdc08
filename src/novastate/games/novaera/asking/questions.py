"""Questions for people: every option with its price and preview, refused ones with a reason."""

from novastate.games.novaera import codes, constants
from novastate.games.novaera.asking.decisions import decision
from novastate.games.novaera.asking.giving_up import given_up
from novastate.games.novaera.asking.trials import ways
from novastate.games.novaera.cards.model import ABILITY
from novastate.games.novaera.codes import USE
from novastate.games.novaera.notation import NOTATION
from novastate.games.novaera.rules.actions import NO_CARD
from novastate.games.novaera.rules.display import in_reach
from novastate.games.novaera.table import Table
from novastate.kernel import asking
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Choice, Question, Refusal


def question(p: Table, seat: int) -> Question:
    """Return what a seat is asked; it must be one of `to_act`."""
    moves = p.moves(seat)
    step = p.agenda[-1]
    code, clause = decision(p, moves)
    choices = [_choice(p, seat, move, None) for move in moves]
    if step[0] == codes.S_TURN:
        for move in conceivable(p, seat):
            if move not in moves:
                choices.append(_choice(p, seat, move, why_not(p, seat, move, moves)))
    # The first payment takes the own colour first.
    suggested = choices[0].notation if step[0] == codes.S_PAY else ""
    return Question(code, clause, Phrase("ask_" + code, _about(p, seat)), choices, suggested)


def why_not(p: Table, seat: int, move: int, moves: list[int]) -> Refusal:
    """Say why a move is not among the legal ones of a seat that is asked."""
    kind = p.agenda[-1][0]
    at = move >> A & FIELD
    found: Refusal | None = None
    if kind == codes.S_TURN:
        found = NOTATION.refused(p, seat, move)
    elif kind == codes.S_PICK and move & VERB == codes.PICK and at < len(p.zones):
        found = Refusal("zone_taken", "NV-4.2.1", {"zone": at + 1})
    return found or asking.no_option(decision(p, moves))


def _about(p: Table, seat: int) -> dict[str, object]:
    """Return the arguments of the prompt: the card, number or track a question is about."""
    kind, _, a, b = p.agenda[-1]
    args: dict[str, object] = {"seat": seat}
    if kind in (codes.S_COLOUR, codes.S_CONVERT, codes.S_TRACK, codes.S_USE_DIE, codes.S_KEEP):
        args["card"] = p.cards.ids[a]
    elif kind == codes.S_PAY:
        args["card"] = p.cards.ids[a & NO_CARD]
    elif kind == codes.S_DIE:
        args["action"] = constants.ACTIONS[a]
        if b & NO_CARD != NO_CARD:
            args["card"] = p.cards.ids[b & NO_CARD]
    elif kind == codes.S_TAKE:
        args.update({"count": a, "card": p.cards.ids[b]})
    elif kind in (codes.S_GIVE, codes.S_MEND, codes.S_FETCH, codes.S_RECALL, codes.S_SINK):
        args["count"] = a
    elif kind == codes.S_STEAL:
        args.update({"rival": a, "count": b & 255})
    elif kind == codes.S_STRUCK:
        args["track"] = constants.TRACKS[a]
    return args


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action and ability somebody might think of in his turn, legal or not."""
    player = p.players[seat]
    moves: list[int] = []
    for card in [*in_reach(p, seat), *player.hand]:
        verb = constants.EXPAND if p.cards.kind[card] == constants.LAND else constants.DEVELOP
        moves.append(verb | card << A)
    moves.extend((constants.GAIN, constants.REPAIR, constants.CALM))
    for placed in player.tableau:
        moves.extend(
            USE | placed.card << A | i << B for i in p.cards.by_trigger[placed.card][ABILITY]
        )
    return moves


def _choice(p: Table, seat: int, move: int, reason: Refusal | None) -> Choice:
    """Describe one option."""
    shown = preview_of(p, seat, move) if reason is None else {}
    if p.agenda[-1][0] == codes.S_TURN:
        dice = ways(p, seat, move, reason is None)
        if dice:
            shown["dice"] = dice
            if "forecast" in dice[0]:
                shown["forecast"] = dice[0]["forecast"]
    others = reason is None  # what is refused is not tried on anybody
    return NOTATION.choice(p, seat, move, reason, shown or None, others)


def preview_of(p: Table, seat: int, move: int) -> dict[str, object]:
    """Try a move on a copy: what everybody would have more or less of."""
    copy = asking.copied(p)
    copy.apply(seat, move)
    rivals = {str(rival): _changes(p, copy, rival) for rival in p.rivals(seat)}
    touched = {rival: changes for rival, changes in rivals.items() if changes}
    shown = asking.preview(p, copy, seat, holdings, given_up)
    if touched and "reveals" not in shown:
        shown["rivals"] = touched
    return shown


def _changes(p: Table, copy: Table, seat: int) -> dict[str, int]:
    """Return what a player has more or less of in a copy."""
    return asking.changed(holdings(p, seat), holdings(copy, seat))


def holdings(p: Table, seat: int) -> dict[str, int]:
    """Count what a player has."""
    player = p.players[seat]
    found = {constants.COLOURS[kind]: player.resources[kind] for kind in range(constants.RESOURCES)}
    found["unrest"] = player.unrest
    found["vp"] = player.vp
    found["card"] = len(player.hand)
    found["damaged"] = player.standing.damaged
    return found
