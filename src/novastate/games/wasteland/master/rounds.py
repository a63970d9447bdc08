"""Setup, the card phase, clean-up and the end (sections 3, 4, 17 and 18)."""

from bisect import insort

from novastate.games.wasteland.cards import STORE
from novastate.games.wasteland.goods import DEVELOPMENT, HELD
from novastate.games.wasteland.master import production
from novastate.games.wasteland.master.codes import (
    CARDS,
    CLEAN_UP,
    DISCARD,
    DONE,
    FACTION,
    FIELD,
    OVER_PHASE,
    PICK,
    S_CLEAN,
    S_DISPLAY,
    S_LEFTOVER,
    S_PICK,
    S_RIVAL_CARD,
    S_ROUND,
    S_SCORE,
    S_STORE,
    VERB,
    A,
    B,
    C,
)
from novastate.games.wasteland.master.codes import STORE as STORE_MOVE
from novastate.games.wasteland.master.supply import counted, draw, score, tell, top_card
from novastate.games.wasteland.master.table import Player, Table, Units, added, without
from novastate.kernel.position import Step

DEALT = 6
KEPT = 4
ALL_OF_IT = 1 << 9
"""Flag of a store move: as many as fit, not just one."""


# --- setup ------------------------------------------------------------------------------------


def perform_faction(p: Table, step: Step) -> bool:
    """Ask for a faction board (MS-21.1)."""
    return p.ask(step[1])


def faction_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the boards nobody has."""
    taken = [player.faction for player in p.players]
    return [FACTION | i << A for i in range(len(p.cards.factions)) if i not in taken]


def faction_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take the chosen board."""
    p.agenda.pop()
    p.players[seat].faction = move >> A & FIELD
    p.barriers += 1
    if p.listener is not None:
        tell(p, "faction", seat, {"faction": p.cards.factions[move >> A & FIELD].id})


def perform_deal_hands(p: Table, step: Step) -> bool:
    """Deal 6 cards to each player (MS-3.8)."""
    for seat in range(p.seats):
        draw(p, seat, DEALT)
    return False


def perform_keep(p: Table, step: Step) -> bool:
    """Ask all at once which cards are discarded."""
    p.asking = list(range(p.seats))
    return True


def keep_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the dealt cards still to choose from; [] when two are named (MS-21.2)."""
    named = p.answers[seat]
    if len(named) == DEALT - KEPT:
        return []
    left = p.players[seat].hand.copy()
    for move in named:
        left.remove(move >> A & FIELD)
    return [DISCARD | card << A for card in sorted(set(left))]


def keep_made(p: Table, step: Step) -> None:
    """Show the discards when all have chosen (MS-3.8)."""
    for seat in range(p.seats):
        for move in p.answers[seat]:
            card = move >> A & FIELD
            p.players[seat].hand.remove(card)
            p.discard.append(card)
            if p.listener is not None:
                tell(p, "discard", seat, {"card": p.cards.ids[card]})


def perform_first(p: Table, step: Step) -> bool:
    """Draw the first player (MS-3.9); alone, he keeps the token (SO-2.3)."""
    p.reveal()
    p.first = p.chance.below(p.seats) if p.seats > 1 else 0
    if p.listener is not None:
        tell(p, "first_player", p.first, {})
    return False


# --- card phase -------------------------------------------------------------------------------


def perform_round(p: Table, step: Step) -> bool:
    """Begin a round: connections first, then the displays (MS-4.1, MS-4.2)."""
    p.round += 1
    p.phase = CARDS
    p.reveal()
    p.rival_due = False
    p.attacks = 0
    for player in p.players:
        player.passed = False
    if p.listener is not None:
        tell(p, "phase_cards", -1, {"round": p.round})
    p.connection_discard = p.connection_discard + p.open_connections
    p.open_connections = []
    p.blue_deck = _reveal_connection(p, p.blue_deck, "blue")
    p.red_deck = _reveal_connection(p, p.red_deck, "red")
    production.begin(p)
    if p.solo:
        _solo_display(p)
    else:
        order = p.clockwise()
        p.push(S_LEFTOVER, -1)
        for seat in order:
            p.push(S_PICK, seat)
        p.push(S_DISPLAY, -1, p.seats + 1)
        p.push(S_LEFTOVER, -1)
        for seat in reversed(order):
            p.push(S_PICK, seat)
        p.push(S_DISPLAY, -1, p.seats + 1)
    return False


def _reveal_connection(p: Table, deck: list[int], colour: str) -> list[int]:
    """Turn up the top card of a connection deck and return the rest (MS-4.2, MS-4.3)."""
    if not deck and p.settings.connections_reshuffle:
        back = p.connection_discard
        deck = [card for card in back if p.cards.colour(card) == colour]
        p.connection_discard = [card for card in back if p.cards.colour(card) != colour]
        p.chance.shuffle(deck)
    if not deck:
        return deck
    p.open_connections = [*p.open_connections, deck[-1]]
    if p.listener is not None:
        tell(p, "reveal_connection", -1, {"card": p.cards.ids[deck[-1]]})
    return deck[:-1]


def _solo_display(p: Table) -> None:
    """Lay out the card phase of the solo game (SO-3.2 to SO-3.5)."""
    p.push(S_RIVAL_CARD, 1, 2)
    p.push(S_RIVAL_CARD, 1, 1)
    p.push(S_PICK, 0)
    p.push(S_RIVAL_CARD, 1, 0)
    p.push(S_PICK, 0)
    p.push(S_DISPLAY, -1, 4)


def perform_display(p: Table, step: Step) -> bool:
    """Turn up cards; if there are too few, all of them (MS-4.4, MS-4.10)."""
    for _ in range(step[2]):
        card = top_card(p)
        if card < 0:
            break
        p.display = added(p.display, card)
    if p.listener is not None:
        tell(p, "display", -1, {"cards": [p.cards.ids[card] for card in p.display]})
    return False


def perform_pick(p: Table, step: Step) -> bool:
    """Let a player take a card of the display; later ones may find none (MS-4.5, MS-4.10)."""
    if not p.display:
        return False
    if p.display[0] == p.display[-1]:
        _pick(p, step[1], p.display[0])
        return False
    return p.ask(step[1])


def pick_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the cards of the display (MS-21.3, MS-21.33)."""
    moves: list[int] = []
    last = -1
    for card in p.display:
        if card != last:
            moves.append(PICK | card << A)
        last = card
    return moves


def pick_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Take the chosen card."""
    p.agenda.pop()
    p.barriers += 1
    _pick(p, seat, move >> A & FIELD)


def _pick(p: Table, seat: int, card: int) -> None:
    p.display = without(p.display, card)
    insort(p.players[seat].hand, card)
    if p.listener is not None:
        tell(p, "pick", seat, {"card": p.cards.ids[card]})


def perform_leftover(p: Table, step: Step) -> bool:
    """Discard the card left over (MS-4.5)."""
    for card in p.display:
        p.discard.append(card)
        if p.listener is not None:
            tell(p, "leftover", -1, {"card": p.cards.ids[card]})
    p.display = []
    return False


# --- clean-up ---------------------------------------------------------------------------------


def perform_phase_end(p: Table, step: Step) -> bool:
    """End the action phase: score if the end was triggered, else clean up (MS-18.1, SO-8.1)."""
    p.discard.extend(p.attack_pile)
    p.attack_pile = []
    if p.end_triggered:
        p.push(S_SCORE, -1)
    else:
        p.push(S_ROUND, -1)
        p.push(S_CLEAN, -1)
        p.push(S_STORE, -1)
    return False


def perform_store(p: Table, step: Step) -> bool:
    """Ask, all at once, the owners of storage (MS-17.2, MS-17.5)."""
    p.phase = CLEAN_UP
    p.asking = [seat for seat in range(p.seats) if store_options(p, step, seat)]
    if p.asking:
        p.barriers += 1
        return True
    return False


def stored_by(p: Table, seat: int) -> dict[tuple[int, int], list[int]]:
    """Work out what a seat has put where so far: units by place and slot."""
    put: dict[tuple[int, int], list[int]] = {}
    for move in p.answers[seat]:
        if move & VERB != STORE_MOVE:
            continue
        good, at, detail = move >> A & FIELD, move >> B & FIELD, move >> C & FIELD
        slot = detail & (ALL_OF_IT - 1)
        n = 1
        if detail & ALL_OF_IT:
            n = min(_room(p, seat, at, slot, put), _unstored(p, seat, good, put))
        put.setdefault((at, slot), []).extend([good] * n)
    return put


def _room(p: Table, seat: int, at: int, slot: int, put: dict[tuple[int, int], list[int]]) -> int:
    """Count the units a slot can still take."""
    most = p.cards.gain[p.players[seat].state[at].card].slots[slot].most
    if most < 0:
        return 1 << 20
    return most - len(put.get((at, slot), []))


def _unstored(p: Table, seat: int, good: int, put: dict[tuple[int, int], list[int]]) -> int:
    """Count the loose goods of a kind not yet put into a slot."""
    return p.players[seat].loose(good) - sum(units.count(good) for units in put.values())


def store_options(p: Table, step: Step, seat: int) -> list[int]:
    """List what can be stored where; [] when the seat has finished (MS-21.31)."""
    player = p.players[seat]
    said = p.answers[seat]
    if said and said[-1] == DONE:
        return []
    moves: list[int] = []
    put: dict[tuple[int, int], list[int]] | None = None
    for at, place in enumerate(player.state):
        if place.ruin or p.cards.trigger[place.card] != STORE:
            continue
        if put is None:
            put = stored_by(p, seat)
        for i, slot in enumerate(p.cards.gain[place.card].slots):
            room = _room(p, seat, at, i, put)
            for good in slot.goods:
                n = min(room, _unstored(p, seat, good, put))
                if n > 0:
                    moves.append(STORE_MOVE | good << A | at << B | i << C)
                if n > 1:
                    moves.append(STORE_MOVE | good << A | at << B | (i | ALL_OF_IT) << C)
    if moves:
        moves.append(DONE)
    return moves


def store_made(p: Table, step: Step) -> None:
    """Lay the stored goods on their locations when all have chosen."""
    for seat in range(p.seats):
        player = p.players[seat]
        for (at, _), units in sorted(stored_by(p, seat).items()):
            for good in units:
                player.goods[good] -= 1
            place = player.state[at]
            player.state[at] = place.with_stored(place.stored + tuple(sorted(units)))
            if p.listener is not None:
                args: dict[str, object] = {
                    "card": p.cards.ids[place.card],
                    "goods": counted(tuple(units)),
                }
                tell(p, "store", seat, args)


def perform_clean(p: Table, step: Step) -> bool:
    """Discard everything else and hand over the first player token (MS-17.6 to MS-17.8)."""
    p.phase = CLEAN_UP
    for seat, player in enumerate(p.players):
        _clean(p, seat, player)
    if not p.solo:
        p.first = (p.first + 1) % p.seats
    if p.listener is not None:
        tell(p, "first_player", p.first, {})
    return False


def _clean(p: Table, seat: int, player: Player) -> None:
    """Leave a player what clean-up leaves him."""
    kept = [0] * HELD
    if p.settings.keep_development:
        kept[DEVELOPMENT] = player.loose(DEVELOPMENT)
    for i, place in enumerate(player.state):
        for good in place.placed:
            kept[good] += 1
        if place.uses or place.guest or place.shield:
            player.state[i] = place.cleaned()
    if p.listener is not None:
        lost: Units = ()
        for good in range(HELD):
            lost += (good,) * (player.goods[good] - kept[good])
        if lost:
            tell(p, "lose", seat, {"goods": counted(lost)})
    player.goods = kept
    player.board = 0
    player.board_goods = ()


# --- the end ----------------------------------------------------------------------------------


def perform_score(p: Table, step: Step) -> bool:
    """Give 1 VP for every location in a state; then the game is over (MS-18.2, SO-9.2)."""
    p.phase = OVER_PHASE
    p.over = True
    points: list[int] = []
    for seat, player in enumerate(p.players):
        n = sum(1 for place in player.state if not place.ruin)
        points.append(n)
        if p.listener is not None:
            tell(p, "gain", seat, {"goods": {"vp": n}, "source": "locations"})
        score(p, seat, n)
    p.location_vp = points
    if p.listener is not None:
        tell(p, "game_over", -1, {})
    return False
