"""Questions for people: every option with its price and preview, refused ones with a reason."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.asking.decisions import decision
from novastate.games.master.asking.giving_up import given_up, taken_by_clean_up
from novastate.games.master.asking.paid_for import paid_for
from novastate.games.master.cards.model import ACTION, OPEN_PRODUCTION
from novastate.games.master.codes import BOARD_ACTIONS, PASS, S_KEEP, S_PAY, S_TURN
from novastate.games.master.goods import CARD, HELD, NAMES, SHIELD, VP
from novastate.games.master.notation import NOTATION, asking_card
from novastate.games.master.rules.board import HIRE_ACTION
from novastate.games.master.rules.setup import DEALT, KEPT
from novastate.games.master.rules.supply import goods_data
from novastate.games.master.table import Table
from novastate.kernel import asking
from novastate.kernel.events import Event
from novastate.kernel.packing import VERB, A, B
from novastate.kernel.phrases import Phrase
from novastate.kernel.questions import Choice, Question, Refusal

OF_LOCATIONS: Final = (codes.BUILD, codes.DEVELOP, codes.DEAL, codes.RAZE)
"""What can be done with a location of the hand."""
MOST_LISTED: Final = 2000
"""Answers that are listed; printed cards ask for far fewer, and what is not listed stays legal."""
MOST_TRIED: Final = 150
"""Answers of which is said what they would bring: trying takes longer than listing."""


def question(p: Table, seat: int) -> Question:
    """Return what a seat is asked; it must be one of `to_act`."""
    moves = p.moves(seat)
    step = p.agenda[-1]
    code, clause = decision(p, moves)
    choices = [_tried(p, seat, move) for move in moves[:MOST_TRIED]]
    choices += [NOTATION.choice(p, seat, move) for move in moves[MOST_TRIED:MOST_LISTED]]
    if step[0] == S_TURN:
        for move in conceivable(p, seat):
            if move not in moves:
                refusal = why_not(p, seat, move, moves)
                choices.append(NOTATION.choice(p, seat, move, refusal))
    args: dict[str, object] = {"seat": seat}
    about, prompt = asking_card(p, seat), "ask_" + code
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


def why_not(p: Table, seat: int, move: int, moves: list[int]) -> Refusal:
    """Say why a move is not among the legal ones of a seat that is asked."""
    kind = p.agenda[-1][0]
    shields = kind == codes.S_AFTER and move & VERB == codes.SHIELD
    found = NOTATION.refused(p, seat, move) if kind == S_TURN or shields else None
    return found or asking.no_option(decision(p, moves))


def conceivable(p: Table, seat: int) -> list[int]:
    """List every action somebody might think of in his turn, legal or not."""
    player = p.players[seat]
    moves: list[int] = [PASS]
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        verbs = OF_LOCATIONS if card < p.cards.size else (codes.PLAY,)
        moves.extend(verb | card << A for verb in verbs)
    for i, place in enumerate(player.state):
        if place.ruin:
            continue
        if p.cards.kind[place.card] == ACTION:
            moves.append(codes.USE | i << A)
        if player.goods[SHIELD]:
            moves.append(codes.SHIELD | i << A)
    moves.extend(codes.BOARD | action << A for action in range(len(BOARD_ACTIONS)))
    options = p.cards.board_gain[player.faction][HIRE_ACTION].options
    moves.extend(codes.HIRE | option[0][0] << A for option in options)
    moves.extend(codes.TAKE | card << A for card in sorted(set(p.open_connections)))
    for rival in p.rivals(seat):
        for i, place in enumerate(p.players[rival].state):
            if place.ruin:
                continue
            if p.cards.kind[place.card] == OPEN_PRODUCTION:
                moves.append(codes.VISIT | rival << A | i << B)
            moves.append(codes.RAID | rival << A | i << B)
    return moves


def _tried(p: Table, seat: int, move: int) -> Choice:
    """Describe an option with what it would bring."""
    copy = asking.copied(p)
    events: list[Event] = []
    copy.listener = events
    if p.solo:
        # What the virtual rival does next is no part of the move: let it pass on the copy.
        copy.rival_due = True
    copy.apply(seat, move)
    others = p.solo or _about_others(events, seat)
    shown = asking.preview(p, copy, seat, holdings, given_up)
    if move == PASS:
        shown["clean_up"] = taken_by_clean_up(p, seat)
    return NOTATION.choice(p, seat, move, None, shown, others)


def _about_others(events: list[Event], seat: int) -> bool:
    """Tell whether events name anybody but a seat."""
    for event in events:
        rival = event.args.get("rival", seat)
        if (event.seat >= 0 and event.seat != seat) or rival != seat:
            return True
    return False


def holdings(p: Table, seat: int) -> dict[str, int]:
    """Count what a player has."""
    player = p.players[seat]
    found = {NAMES[good]: player.goods[good] for good in range(HELD)}
    found[NAMES[CARD]] = len(player.hand)
    found[NAMES[VP]] = player.vp
    return found
