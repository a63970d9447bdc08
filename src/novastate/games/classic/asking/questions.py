"""Questions for people: every option with its price and preview, refused ones with a reason."""

from typing import Final

from novastate.games.classic import codes, notation
from novastate.games.classic.asking.giving_up import given_up, taken_by_clean_up
from novastate.games.classic.asking.paid_for import paid_for
from novastate.games.classic.cards.model import ACTION, OPEN
from novastate.games.classic.codes import FIELD, VERB, A, B
from novastate.games.classic.goods import HELD, NAMES, RESOURCES, WORKER
from novastate.games.classic.rules.contacts import NEGOTIATION
from novastate.games.classic.rules.counting import total
from novastate.games.classic.rules.gains import gain_of
from novastate.games.classic.rules.payment import DIGIT, DIGITS
from novastate.games.classic.rules.supply import counted
from novastate.games.classic.rules.working import workers_for
from novastate.games.classic.table import Table
from novastate.kernel.phrases import Phrase
from novastate.kernel.position import Position
from novastate.kernel.questions import Choice, Question, Refusal

Described = tuple[dict[str, object], dict[str, object]]
"""The arguments of an option's label, and the thing on the table it is about."""

ZONE_OF: Final[dict[int, str]] = {
    codes.PICK: "row",
    codes.CASH: "spoils",
    codes.BY_CARD: "hand",
    codes.REDEVELOP: "hand",
    codes.LEAD: "hand",
    codes.DISCARD: "hand",
    codes.INSTANT: "hand",
    codes.RECONSTRUCT: "hand",
}
"""Where the card of a move lies."""


FIELD_OF: Final[dict[int, int]] = {codes.S_AGREE: 1, codes.S_DECLARE: 0}
"""The field that an agreement or an attack uses; other contacts name theirs."""

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
        args["goods"] = _asked(a)
        card = paid_for(p)
        if card >= 0:
            args["card"] = p.cards.ids[card]
    elif kind in (codes.S_HOST, codes.S_RUIN_OVER):
        args["card"] = p.cards.ids[a]
    elif kind in SHOOTOUT:
        args.update({"rival": a & 15, "strength": max(0, b)})
    return args


def _asked(packed: int) -> dict[str, int]:
    """Write the resources a cost asks for."""
    goods: dict[str, int] = {}
    for i in range(RESOURCES + 1):
        n = packed >> DIGIT * i & DIGITS
        if n:
            goods[NAMES[i] if i < RESOURCES else "any_resource"] = n
    return goods


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
        if not place.debris and p.cards.kind[place.card] == ACTION:
            moves.append(codes.USE | i << A)
    for rival in p.rivals(seat):
        moves.extend(
            codes.VISIT | rival << A | i << B
            for i, place in enumerate(p.players[rival].state)
            if not place.debris and p.cards.kind[place.card] == OPEN
        )
    moves.extend(codes.EXCHANGE | good << A for good in range(4))
    if player.leader is not None and p.cards.effects[player.leader.card].cost:
        moves.append(codes.COMMAND)
    return moves


def _choice(p: Table, seat: int, move: int, reason: Refusal | None) -> Choice:
    """Describe one option."""
    args, target = describe(p, seat, move)
    code = notation.VERB_CODES[move & VERB]
    if move & VERB == codes.CONTACT:
        code = notation.CONTACT_WORDS[move >> B & FIELD]
        if "defence" in args:
            code = "attach"
    preview = preview_of(p, seat, move) if reason is None else None
    if preview is not None and move == codes.PASS:
        preview["clean_up"] = taken_by_clean_up(p, seat)
    label = Phrase("do_" + code, args)
    return Choice(move, notation.write(p, seat, move), label, target, reason, preview)


def describe(p: Table, seat: int, move: int) -> Described:
    """Return the arguments of an option's label and the thing on the table it is about."""
    verb = move & VERB
    a, b = move >> A & FIELD, move >> B & FIELD
    ids = p.cards.ids
    if verb in notation.WITH_CARD:
        return _with_card(p, seat, verb, a)
    if verb == codes.CONTACT:
        args: dict[str, object] = {"card": ids[a], "distance": p.cards.distance[a]}
        if b == NEGOTIATION and p.cards.defends[a]:
            args["defence"] = p.cards.defends[a]  # NE-11.2: it is attached and gives nothing
        elif b < 2:
            args["gives"] = counted(p.cards.deal[a] if b else p.cards.spoils[a])
        return args, {"zone": "hand", "seat": seat, "card": ids[a]}
    if verb in notation.WITH_TUCKED:
        return {"card": ids[a]}, {"zone": notation.WAYS[b], "seat": seat, "card": ids[a]}
    if verb in notation.WITH_PLACE:
        return _with_place(p, seat, verb, a)
    if verb in notation.WITH_GOOD:
        return {"good": NAMES[a]}, {"zone": "pool", "seat": seat, "good": NAMES[a]}
    if verb in notation.WITH_RIVAL:
        place = p.players[a].state[b]
        args = {"card": ids[place.card], "rival": a}
        if verb in (codes.AGREE, codes.TARGET):
            cards = p.cards.deal if verb == codes.AGREE else p.cards.spoils
            args["gives"] = counted(cards[place.card])
        return args, {"zone": "state", "seat": a, "place": b}
    if verb == codes.ATTACK:
        return {"rival": a}, {"zone": "player", "seat": a}
    if verb == codes.TAKE_TOKEN:
        return {"contact": a}, {"zone": "fields", "seat": seat, "field": a}
    if verb == codes.PART:
        parts = p.cards.contacts[p.agenda[-1][2] - p.cards.size].parts
        return {"goods": counted(parts[a])}, {"zone": "choice", "option": a}
    if verb == codes.STEAL:
        return {"rival": a, "good": NAMES[b]}, {"zone": "pool", "seat": a, "good": NAMES[b]}
    if verb == codes.PAY:
        return {"goods": _asked(move >> A)}, {"zone": "pool", "seat": seat}
    if verb == codes.BY_FIELD:
        kind, _, _, contact = p.agenda[-1]
        field = FIELD_OF.get(kind, contact)
        return {}, {"zone": "fields", "seat": seat, "field": field}
    if verb == codes.WITH:
        return {"way": notation.WITH_WAYS[a]}, {"zone": "choice", "option": a}
    if verb == codes.CHOOSE:
        goods = gain_of(p, seat, p.agenda[-1][2], p.agenda[-1][3]).options[a]
        return {"goods": counted(goods)}, {"zone": "choice", "option": a}
    if verb == codes.FACTION:
        id = p.cards.factions[a].text.id
        return {"faction": id}, {"zone": "factions", "faction": id}
    if verb == codes.COMMAND:
        leader = p.players[seat].leader
        name = ids[leader.card] if leader is not None else ""
        return {"card": name}, {"zone": "leader", "seat": seat}
    return {}, {"zone": "none"}


def _with_card(p: Table, seat: int, verb: int, card: int) -> Described:
    """Describe an option with a card."""
    args: dict[str, object] = {"card": p.cards.ids[card]}
    if verb == codes.CASH:
        args["gives"] = counted(p.cards.spoils[card])
    return args, {"zone": ZONE_OF[verb], "seat": seat, "card": p.cards.ids[card]}


def _with_place(p: Table, seat: int, verb: int, index: int) -> Described:
    """Describe an option with a location; an action with what it takes."""
    place = p.players[seat].state[index]
    args: dict[str, object] = {"card": p.cards.ids[place.card]}
    if verb == codes.USE:
        cost = counted(p.cards.effects[place.card].cost)
        cost[NAMES[WORKER]] = cost.get(NAMES[WORKER], 0) + workers_for(p, place)
        args["goods"] = cost
    return args, {"zone": "state", "seat": seat, "place": index}


def preview_of(p: Table, seat: int, move: int) -> dict[str, object]:
    """Try a move on a copy: what the player would have more or less of.

    A move that shows something hidden or consults chance only says so: its result is a secret.
    """
    copy: Position = p.clone()
    copy.apply(seat, move)
    assert isinstance(copy, Table)
    if copy.reveals != p.reveals:
        return {"reveals": True}
    before, after = p.players[seat], copy.players[seat]
    changes = {NAMES[good]: after.pool[good] - before.pool[good] for good in range(HELD)}
    changes["vp"] = total(after) - total(before)
    changes["card"] = len(after.hand) - len(before.hand)
    preview: dict[str, object] = {"changes": {name: n for name, n in changes.items() if n}}
    gone = given_up(p, copy, seat)
    if gone:
        preview["goes"] = gone
    return preview
