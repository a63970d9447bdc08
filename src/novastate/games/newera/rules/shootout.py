"""Conquest of an opponent's location: the shootout and what follows (NE-9)."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.cards.model import ON_CONQUER, SPARES
from novastate.games.classic.goods import DEFENCE_1, DEFENCE_3, range_of
from novastate.games.classic.rules import entering, reactions, supply
from novastate.games.classic.rules.contacts import CONQUEST, field_of, means_over, use_field
from novastate.games.classic.rules.tokens import own_tokens, token_moves
from novastate.games.classic.table import NOBODY, Place, Table
from novastate.games.newera.rules.contacts import defence_of, has_trait
from novastate.kernel.packing import FIELD, VERB, A, B
from novastate.kernel.steps import Ask, AskAlways, AskIf, Do, Step, Steps

SEAT: Final = 15
BY_CARD: Final = 1 << 4
COMMITTED: Final = 1 << 5
"""Flags beside the other seat of a step: an attack by the field, a token added in this step."""


def weakest(p: Table, owner: int) -> int:
    """Return the lowest effective defence of a player's locations; 99 if there is none."""
    return p.players[owner].standing(p.cards).weakest


def offer_attacks(p: Table, seat: int, far: int, moves: list[int]) -> None:
    """Offer the opponents who can be attacked within reach (NE-9.1.3)."""
    if far < p.cards.least_defence:
        return
    for rival in p.rivals(seat):
        if not p.players[rival].passed and weakest(p, rival) <= far:
            moves.append(codes.ATTACK | rival << A)


def attack(p: Table, seat: int, move: int) -> None:
    """Begin an attack: the means are chosen next (DECLARE)."""
    p.committed = []
    p.push(codes.S_SHOT, seat)
    p.push(codes.S_DECLARE, seat, move >> A & FIELD)


def attack_with(p: Table, seat: int, rival: int, strength: int) -> None:
    """Attack with a given strength, to which no tokens can be added (NE-21.1.8)."""
    p.committed = []
    p.tell("attack", seat, {"rival": rival})
    p.push(codes.S_SHOT, seat)
    p.push(codes.S_DEFEND, rival, seat | BY_CARD, strength)


# --- DECLARE


def declare_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the field and the first tokens of an attack that can hit something."""
    return means_over(p, seat, CONQUEST, weakest(p, step[2]))


def declare(p: Table, step: Step, move: int) -> None:
    """Declare the attack by the chosen means."""
    seat, rival = step[1], step[2]
    p.tell("attack", seat, {"rival": rival})
    if move & VERB == codes.BY_FIELD:
        p.push(codes.S_DEFEND, rival, seat | BY_CARD, field_of(p, seat, CONQUEST).range)
        use_field(p, seat, CONQUEST)
    else:
        p.push(codes.S_MORE, seat, rival, commit(p, seat, move >> A & FIELD))


def commit(p: Table, seat: int, token: int) -> int:
    """Commit a token for good; return its strength (NE-9.1.5)."""
    uid = _lies_on(p, seat, token)
    supply.spend(p, seat, token, 1)
    p.committed = [*p.committed, (seat, token, uid)]
    p.tell_good("commit", seat, token)
    if token == DEFENCE_1:
        return 1
    return 3 if token == DEFENCE_3 else range_of(token)


def _lies_on(p: Table, seat: int, token: int) -> int:
    """Return the uid of the card whose stock the next such token comes from, or NOBODY."""
    player = p.players[seat]
    if not player.pool[token]:
        for place in player.cards_in_play():
            if token in place.stock:
                return place.uid
    return NOBODY


def more_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that can be added, and enough once something can be hit."""
    moves = token_moves(p, seat, CONQUEST)
    return [*moves, codes.DONE] if step[3] >= weakest(p, step[2]) else moves


def commit_more(p: Table, step: Step, move: int) -> None:
    """Add a token, or let the attack stand."""
    seat, rival, strength = step[1], step[2], step[3]
    if move == codes.DONE:
        p.push(codes.S_DEFEND, rival, seat, strength)
    else:
        p.push(codes.S_MORE, seat, rival, strength + commit(p, seat, move >> A & FIELD))


# --- DEFEND


def defences(p: Table, seat: int) -> list[int]:
    """List the different defence tokens of a player (NE-2.1.7)."""
    return [token for token in (DEFENCE_1, DEFENCE_3) if supply.have(p.players[seat], token)]


def defend_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the defence tokens; stopping is an answer (NE-9.1.6)."""
    return [*[codes.DEFEND | token << A for token in defences(p, seat)], codes.DONE]


def defend(p: Table, step: Step, move: int) -> None:
    """Commit a defence token and ask again, or stop: the attacker answers, else he aims."""
    seat, attacker = step[1], step[2] & SEAT
    if move != codes.DONE:
        value = commit(p, seat, move >> A & FIELD)
        p.push(codes.S_DEFEND, seat, step[2] | COMMITTED, step[3] - value)
    elif (
        step[2] & COMMITTED and not step[2] & BY_CARD and own_tokens(p.players[attacker], CONQUEST)
    ):
        p.push(codes.S_ANSWER, attacker, seat, step[3])
    else:
        p.push(codes.S_TARGET, attacker, seat, step[3])


# --- ANSWER


def answer_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tokens that can be added; fighting as it stands is an answer (NE-9.1.7)."""
    return [*token_moves(p, seat, CONQUEST), codes.DONE]


def answer(p: Table, step: Step, move: int) -> None:
    """Add a token and ask again, or fight; what was added lets the defender act once more."""
    seat, defender = step[1], step[2] & SEAT
    if move != codes.DONE:
        more = commit(p, seat, move >> A & FIELD)
        p.push(codes.S_ANSWER, seat, step[2] | COMMITTED, step[3] + more)
    elif step[2] & COMMITTED and defences(p, defender):
        p.push(codes.S_DEFEND, defender, seat, step[3])
    else:
        p.push(codes.S_TARGET, seat, defender, step[3])


# --- TARGET, LOOT, SPARE, RUIN


def within(p: Table, owner: int, strength: int) -> list[int]:
    """List the locations of the defender within the strength (NE-9.1.2)."""
    return [
        i
        for i, place in enumerate(p.players[owner].state)
        if not place.debris and defence_of(p, place) <= max(0, strength)
    ]


def perform_target(p: Table, step: Step) -> bool:
    """Ask for the location that is hit; without one the attack fails (NE-9.1.8, NE-9.1.9)."""
    seat, owner, strength = step[1], step[2], step[3]
    found = within(p, owner, strength)
    if len(found) > 1:
        return p.ask(seat)
    if found:
        _hit(p, seat, owner, found[0])
    else:
        _fail(p, seat)
    return False


def _fail(p: Table, seat: int) -> None:
    """Let an attack fail; by an option the tokens go back to their owners (NE-23.2)."""
    p.tell("attack_failed", seat, {})
    if p.rules.return_failed:
        for owner, token, uid in p.committed:
            _give_back(p, owner, token, uid)
            p.tell_good("take_back", owner, token)


def _give_back(p: Table, owner: int, token: int, uid: int) -> None:
    """Return a token to the pool, or to the card whose stock it was (NE-19.5)."""
    player = p.players[owner]
    place = player.in_play(uid) if uid != NOBODY else None
    if place is None:
        player.pool[token] += 1
    else:
        p.replace(owner, place.changed(stock=tuple(sorted((*place.stock, token)))))
        player.stocked = True


def target_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the locations within strength."""
    return [codes.TARGET | step[2] << A | i << B for i in within(p, step[2], step[3])]


def hit_target(p: Table, step: Step, move: int) -> None:
    """Hit the chosen location."""
    _hit(p, step[1], step[2], move >> B & FIELD)


def _hit(p: Table, seat: int, owner: int, index: int) -> None:
    """Put loot, ruin and reactions on the agenda (NE-9.3)."""
    place = p.players[owner].state[index]
    reactions.push_event(p, seat, ON_CONQUER, place.card, defence_of(p, place))
    p.push(codes.S_SPARE if has_trait(p, seat, SPARES) else codes.S_RUIN, seat, owner, place.uid)
    p.push(codes.S_LOOT, owner, seat, place.uid)
    p.tell_card("raid", seat, place.card, rival=owner)
    supply.receive(p, seat, p.cards.spoils[place.card], codes.ON_BASE, "spoils", False)


def perform_loot(p: Table, step: Step) -> None:
    """Compensate the defender; a defensive location gives nothing (NE-9.3.2)."""
    place = p.players[step[1]].in_play(step[3])
    if place is not None and not p.cards.defends[place.card]:
        supply.receive(p, step[1], p.cards.deal[place.card], codes.ON_BASE, "compensation", False)


def spare_options(p: Table, step: Step, seat: int) -> list[int]:
    """Leave the location standing, or not (NE-9.3.3)."""
    return [codes.SPARE, codes.DONE]


def spare(p: Table, step: Step, move: int) -> None:
    """Spare the location, or turn it to debris."""
    seat = step[1]
    if move != codes.SPARE:
        p.push(codes.S_RUIN, seat, step[2], step[3])
    elif p.listener is not None:
        place = p.players[step[2]].in_play(step[3])
        assert place is not None
        p.tell("spare", seat, {"card": p.cards.ids[place.card], "rival": step[2]})


def perform_ruin(p: Table, step: Step) -> None:
    """Turn a location to debris, with everything that lay on it (NE-9.3.4 to NE-9.3.10)."""
    owner, uid = step[2], step[3]
    player = p.players[owner]
    place = player.state[player.find(uid)]
    entering.clear_off(p, owner, place)
    entering.discard_attached(p, owner, place)
    p.replace(owner, Place(place.uid, place.card, debris=True))
    p.tell_card("debris", owner, place.card)
    p.push(codes.S_OVERFLOW, owner)  # NE-M.10


def perform_shot(p: Table, step: Step) -> None:
    """End a shootout: everything committed is spent (NE-9.1.5)."""
    p.committed = []


STEPS: Final[Steps[Table]] = (
    Ask(codes.S_DECLARE, "attack_means", "NE-9.1.1", declare_options, declare),
    Ask(codes.S_MORE, "attack_tokens", "NE-9.1.1", more_options, commit_more),
    Ask(codes.S_DEFEND, "shootout_defend", "NE-9.1.6", defend_options, defend),
    Ask(codes.S_ANSWER, "shootout_answer", "NE-9.1.7", answer_options, answer),
    AskIf(
        codes.S_TARGET, "conquest_target", "NE-9.1.8", perform_target, target_options, hit_target
    ),
    Do(codes.S_LOOT, perform_loot),
    AskAlways(codes.S_SPARE, "spare_location", "NE-9.3.3", spare_options, spare),
    Do(codes.S_RUIN, perform_ruin),
    Do(codes.S_SHOT, perform_shot),
)
