"""Questions for people: every option with its price and preview, refused ones with a reason."""

from typing import Final

from novastate.games.master import engine, notation
from novastate.games.master.asking.decisions import decision
from novastate.games.master.asking.giving_up import given_up, taken_by_clean_up
from novastate.games.master.asking.paid_for import paid_for
from novastate.games.master.asking.refusals import why_not
from novastate.games.master.cards.model import ACTION, OPEN_PRODUCTION
from novastate.games.master.codes import (
    ALL_OF_IT,
    BOARD,
    BOARD_ACTIONS,
    BUILD,
    CHOOSE,
    COST,
    DEAL,
    DEVELOP,
    FACTION,
    FIELD,
    HIRE,
    PASS,
    PAY,
    PLAY,
    RAID,
    RAZE,
    S_KEEP,
    S_PAY,
    S_TURN,
    STEAL,
    STORE,
    TAKE,
    TAP,
    USE,
    VERB,
    VISIT,
    A,
    B,
    C,
)
from novastate.games.master.codes import SHIELD as SHIELD_MOVE
from novastate.games.master.goods import BLUE, CARD, GREY, HELD, NAMES, RED, SHIELD, VP
from novastate.games.master.rules import razing
from novastate.games.master.rules.board import HIRE_ACTION
from novastate.games.master.rules.payment import DIGIT, sources
from novastate.games.master.rules.setup import DEALT, KEPT
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.table import Table
from novastate.kernel.events import Event
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Choice, Question, Refusal

MOST_LISTED: Final = 2000
"""Answers that are listed; printed cards ask for far fewer, and what is not listed stays legal."""
MOST_TRIED: Final = 150
"""Answers of which is said what they would bring: trying takes longer than listing."""


def question(p: Table, seat: int) -> Question:
    """Return what a seat is asked; the seat must be one of `to_act`."""
    if seat not in p.asking:
        raise ValueError(f"seat {seat + 1} is not asked anything now")
    step = p.agenda[-1]
    moves = engine.legal(p, seat)
    code, clause = decision(p, moves)
    choices = [
        _choice(p, seat, move, None, i < MOST_TRIED) for i, move in enumerate(moves[:MOST_LISTED])
    ]
    if step[0] == S_TURN:
        for move in conceivable(p, seat):
            if move not in moves:
                choices.append(_choice(p, seat, move, why_not(p, seat, move, moves)))
    args: dict[str, object] = {"seat": seat}
    about, prompt = notation.asking_card(p, seat), "ask_" + code
    if step[0] == S_PAY:
        args["goods"] = goods_data(((step[2] >> 8, step[2] & 255),))
        about = paid_for(p)
        prompt += "_for" if about >= 0 else ""
    if about >= 0:
        args["card"] = p.cards.ids[about]
    suggested = ""
    if step[0] == S_PAY and p.settings.suggest_payment:
        # Payments are listed in the order of MS-23.14, the obvious one first.
        suggested = choices[0].notation
    need = DEALT - KEPT - len(p.answers[seat]) if step[0] == S_KEEP else 1
    return Question(code, clause, Phrase(prompt, args), choices, suggested, need)


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action somebody might think of in his turn, legal or not."""
    player = p.players[seat]
    moves: list[int] = [PASS]
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        verbs = (BUILD, DEVELOP, DEAL, RAZE) if card < p.cards.size else (PLAY,)
        moves.extend(verb | card << A for verb in verbs)
    for i, place in enumerate(player.state):
        if place.ruin:
            continue
        if p.cards.kind[place.card] == ACTION:
            moves.append(USE | i << A)
        if player.goods[SHIELD]:
            moves.append(SHIELD_MOVE | i << A)
    moves.extend(BOARD | action << A for action in range(len(BOARD_ACTIONS)))
    options = p.cards.board_gain[player.faction][HIRE_ACTION].options
    moves.extend(HIRE | option[0][0] << A for option in options)
    moves.extend(TAKE | card << A for card in sorted(set(p.open_connections)))
    for rival in p.rivals(seat):
        for i, place in enumerate(p.players[rival].state):
            if place.ruin:
                continue
            if p.cards.kind[place.card] == OPEN_PRODUCTION:
                moves.append(VISIT | rival << A | i << B)
            moves.append(RAID | rival << A | i << B)
    return moves


def _choice(p: Table, seat: int, move: int, reason: Refusal | None, tried: bool = False) -> Choice:
    """Describe one option; one that is tried says what it would bring."""
    args, target = describe(p, seat, move)
    label = Phrase("do_" + notation.VERB_CODES[move & VERB], args)
    text = notation.write(p, seat, move)
    if reason is not None or not tried:
        return Choice(move, text, label, target, reason)
    copy = _tried(p, seat, move)
    others = p.solo or _about_others(copy.listener or [], seat)
    preview = _preview(p, copy, seat)
    gone = given_up(p, copy, seat)
    if gone:
        preview["goes"] = gone
    if move == PASS:
        preview["clean_up"] = taken_by_clean_up(p, seat)
    return Choice(move, text, label, target, None, preview, others)


def describe(p: Table, seat: int, move: int) -> tuple[dict[str, object], dict[str, object]]:
    """Return the arguments of an option's label and the thing on the table it is about."""
    verb = move & VERB
    a, b, c = move >> A & FIELD, move >> B & FIELD, move >> C & FIELD
    ids = p.cards.ids
    if verb in notation.WITH_CARD:
        args: dict[str, object] = {"card": ids[a]}
        args.update(_price(p, verb, a))
        return args, {"zone": notation.ZONE_OF[verb], "seat": seat, "card": ids[a]}
    if verb in notation.WITH_PLACE:
        place = p.players[seat].state[a]
        return {"card": ids[place.card]}, {"zone": "state", "seat": seat, "place": a}
    if verb in notation.WITH_RIVAL_PLACE:
        place = p.players[a].state[b]
        args = {"card": ids[place.card], "rival": a}
        if verb == RAID:
            args["goods"] = goods_data(((RED, razing.raze_price(p, seat, place)),))
        return args, {"zone": "state", "seat": a, "place": b}
    if verb == BOARD:
        faction = p.players[seat].faction
        args = {
            "goods": goods_data(p.cards.board_cost[faction][a].amounts),
            "gives": goods_data(p.cards.board_gain[faction][a].goods),
        }
        return args, {"zone": "board", "seat": seat, "action": BOARD_ACTIONS[a]}
    if verb == HIRE:
        return {"good": NAMES[a]}, {"zone": "board", "seat": seat, "action": "hire"}
    if verb == COST:
        good = ("brick", "development")[a]
        return {"good": good}, {"zone": "supply", "seat": seat, "good": good}
    if verb == CHOOSE:
        goods = goods_data(notation.choose_options(p, seat)[a])
        return {"goods": goods}, {"zone": "choice", "option": a}
    if verb == STEAL:
        args = {"rival": a, "good": NAMES[b]}
        target: dict[str, object] = {"zone": "supply", "seat": a, "good": NAMES[b]}
        if c:
            target = {"zone": "state", "seat": a, "place": c - 1, "good": NAMES[b]}
        return args, target
    if verb == TAP:
        return {"rival": a, "card": ids[b]}, {"zone": "deals", "seat": a, "card": ids[b]}
    if verb == STORE:
        args = {"good": NAMES[a], "card": ids[p.players[seat].state[b].card]}
        args["all"] = bool(c & ALL_OF_IT)
        return args, {"zone": "state", "seat": seat, "place": b}
    if verb == FACTION:
        id = p.cards.factions[a].id
        return {"faction": id}, {"zone": "factions", "faction": id}
    if verb == PAY:
        return {"goods": _payment(p, seat, move)}, {"zone": "supply", "seat": seat}
    return {}, {"zone": "none"}


def _price(p: Table, verb: int, card: int) -> dict[str, object]:
    """Return the price and the gain of using a hand card."""
    colour = {BUILD: GREY, DEAL: BLUE, RAZE: RED}.get(verb, -1)
    if colour < 0 or card >= p.cards.size:
        return {}
    args: dict[str, object] = {"goods": goods_data(((colour, p.cards.distance[card]),))}
    if verb == DEAL:
        args["gives"] = goods_data(((p.cards.deal[card], 1),))
    elif verb == RAZE:
        args["gives"] = goods_data(p.cards.spoils[card])
    return args


def _payment(p: Table, seat: int, move: int) -> dict[str, int]:
    """Count the goods of a payment by name, placed ones with their place."""
    digits = move >> A
    goods: dict[str, int] = {}
    for good, at in sources(p.players[seat], p.agenda[-1][2] >> 8):
        n = digits & 7
        digits >>= DIGIT
        if n:
            word = NAMES[good] if at < 0 else f"{NAMES[good]}@{notation.place_name(p, seat, at)}"
            goods[word] = n
    return goods


def _tried(p: Table, seat: int, move: int) -> Table:
    """Try a move on a copy, which notes what happens."""
    copy = Table(
        p.cards,
        p.settings,
        p.seats,
        p.chance.clone(),
        [player.clone() for player in p.players],
        p,
    )
    if p.solo:
        # What the virtual rival does next is no part of the move: let it pass on the copy.
        copy.rival_due = True
    copy.listener = []
    engine.take(copy, seat, move)
    return copy


def _about_others(events: list[Event], seat: int) -> bool:
    """Tell whether events name anybody but a seat."""
    for event in events:
        rival = event.args.get("rival", seat)
        if (event.seat >= 0 and event.seat != seat) or rival != seat:
            return True
    return False


def _preview(p: Table, tried: Table, seat: int) -> dict[str, object]:
    """Say what the player would have more or less of after a move that was tried.

    A move that shows something hidden or consults chance only says so: its result is a secret.
    """
    if tried.reveals != p.reveals:
        return {"reveals": True}
    before, after = p.players[seat], tried.players[seat]
    changes: dict[str, int] = {}
    if after.goods != before.goods:
        for good in range(HELD):
            if after.goods[good] != before.goods[good]:
                changes[NAMES[good]] = after.goods[good] - before.goods[good]
    if len(after.hand) != len(before.hand):
        changes[NAMES[CARD]] = len(after.hand) - len(before.hand)
    if after.vp != before.vp:
        changes[NAMES[VP]] = after.vp - before.vp
    return {"changes": changes}
