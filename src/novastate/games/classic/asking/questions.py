"""Questions for people: every option with its price and preview, refused ones with a reason."""

from typing import Final

from novastate.games.classic import codes, notation
from novastate.games.classic.asking import giving_up, paid_for
from novastate.games.classic.cards import model
from novastate.games.classic.goods import HELD, NAMES, RESOURCES
from novastate.games.classic.rules import contacts, counting, payment
from novastate.games.classic.table import Table
from novastate.kernel.asking import copied, preview
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Choice, Question, Refusal
from novastate.toolkit.shapes import unpacked

ASKED: Final[tuple[str, ...]] = (*NAMES[:RESOURCES], "any_resource")
"""What a cost asks for, in the order of its digits."""

SHOOTOUT: Final[tuple[int, ...]] = (
    codes.S_DECLARE,
    codes.S_MORE,
    codes.S_DEFEND,
    codes.S_ANSWER,
    codes.S_TARGET,
)


def question(
    p: Table,
    seat: int,
    moves: list[int],
    refused: dict[int, Refusal],
    decision: tuple[str, str],
) -> Question:
    """Return what a seat is asked, given what it may answer and what it may not."""
    choices = [_choice(p, seat, move, None) for move in moves]
    choices += [_choice(p, seat, move, reason) for move, reason in refused.items()]
    code, clause = decision
    suggested = choices[0].notation if p.agenda[-1][0] == codes.S_COST else ""
    about = _about(p, seat)
    prompt = "ask_" + code
    if p.agenda[-1][0] == codes.S_COST and "card" in about:
        prompt += "_for"
    wanted = _wanted(p, seat)
    return Question(code, clause, Phrase(prompt, about), choices, suggested, wanted)


def _wanted(p: Table, seat: int) -> int:
    """Count the answers of one kind that are wanted together: so many cards to discard."""
    kind, _, a, _ = p.agenda[-1]
    hand = len(p.players[seat].hand)
    if kind == codes.S_CARDS:
        return max(1, min(a, hand))
    return max(1, hand - p.rules.hand_limit) if kind == codes.S_LIMIT else 1


def _about(p: Table, seat: int) -> dict[str, object]:
    """Return the arguments of the prompt: the card or number a question is about."""
    kind, _, a, b = p.agenda[-1]
    args: dict[str, object] = {"seat": seat}
    if kind in (codes.S_MEANS, codes.S_OVER, codes.S_WITH):
        args["card"] = p.cards.ids[a]
    elif kind == codes.S_CARDS:
        args["count"] = a
    elif kind in (codes.S_MAY, codes.S_CHOOSE):
        place = p.players[seat].in_play(a)
        if place is not None:
            args["card"] = p.cards.ids[place.card]
    elif kind == codes.S_COST:
        args["goods"] = unpacked(a, ASKED, payment.DIGIT)
        card = paid_for.paid_for(p)
        if card >= 0:
            args["card"] = p.cards.ids[card]
    elif kind in (codes.S_HOST, codes.S_RUIN_OVER):
        args["card"] = p.cards.ids[a]
    elif kind in SHOOTOUT:
        args.update({"rival": a & 15, "strength": max(0, b)})
    return args


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action somebody might think of in his turn, legal or not."""
    player = p.players[seat]
    moves: list[int] = []
    for card in sorted(set(player.hand)):
        if p.cards.is_location(card):
            moves.extend(codes.CONTACT | card << A | kind << B for kind in range(3))
            moves.append(codes.REDEVELOP | card << A)
        elif p.cards.is_leader(card):
            moves.append(codes.LEAD | card << A)
    moves.append(codes.DIG)
    for i, place in enumerate(player.state):
        if not place.debris and p.cards.kind[place.card] == model.ACTION:
            moves.append(codes.USE | i << A)
    for rival in p.rivals(seat):
        moves.extend(
            codes.VISIT | rival << A | i << B
            for i, place in enumerate(p.players[rival].state)
            if not place.debris and p.cards.kind[place.card] == model.OPEN
        )
    moves.extend(codes.EXCHANGE | good << A for good in range(4))
    if player.leader is not None and p.cards.effects[player.leader.card].cost:
        moves.append(codes.COMMAND)
    return moves


def _choice(p: Table, seat: int, move: int, reason: Refusal | None) -> Choice:
    """Describe one option."""
    shown = preview_of(p, seat, move) if reason is None else None
    if shown is not None and move == codes.PASS:
        shown["clean_up"] = giving_up.taken_by_clean_up(p, seat)
    negotiates = move & (VERB | FIELD << B) == codes.CONTACT | contacts.NEGOTIATION << B
    attaches = negotiates and p.cards.defends[move >> A & FIELD] > 0  # NE-11.2
    label = "attach" if attaches else ""
    return notation.NOTATION.choice(p, seat, move, reason, shown, label=label)


def preview_of(p: Table, seat: int, move: int) -> dict[str, object]:
    """Try a move on a copy: what the player would have more or less of."""
    copy = copied(p)
    copy.apply(seat, move)
    return preview(p, copy, seat, holdings, giving_up.given_up)


def holdings(p: Table, seat: int) -> dict[str, int]:
    """Count what a player has."""
    player = p.players[seat]
    found = {NAMES[good]: player.pool[good] for good in range(HELD)}
    found["vp"] = counting.total(player)
    found["card"] = len(player.hand)
    return found
