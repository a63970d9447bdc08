"""The given and then lines of Master Set scenarios.

Given: `1 goods 3 worker gun`, `1 hand pub school`, `1 deals pub`, `1 state pub+shield church+ruin`,
`1 faction new_york`, `1 vp 20`, `1 passed`, `1 board grey`, `1 tally 3 fuel`; `deck pub school`
(these on top), `deck exactly pub`, likewise `discard`, `blue_deck`, `red_deck`, `connections`,
`connection_discard`; `first 2`, `turn 2`, `round 3`, `phase production`, `attacks 2`, `due`.
A place may carry `+ruin`, `+used`, `+used:2`, `+guest`, `+shield`, `+spent:gun:gun`,
`+placed:brick`, `+stored:brick`. Cards come out of the deck or the discard pile.

Then: the same words with `=`: `1 goods = 2 worker`, `1 state = pub+ruin`, `deck size = 5`.
"""

from collections.abc import Callable
from typing import Final

from novastate.games.wasteland.goods import ALL, HELD, NAMES, NUMBERS
from novastate.games.wasteland.load_words import Misread, read_amounts
from novastate.games.wasteland.master import production
from novastate.games.wasteland.master.codes import (
    ACTION,
    BOARD_ACTIONS,
    CARDS,
    CLEAN_UP,
    PHASES,
    PRODUCTION,
    S_PHASE_END,
    S_ROUND,
    S_SCORE,
    S_TURN,
)
from novastate.games.wasteland.master.engine import run
from novastate.games.wasteland.master.notation import amounts_text
from novastate.games.wasteland.master.table import Place, Player, Table, Units, new_player
from novastate.kernel.errors import BadInput

SHARED: Final[tuple[str, ...]] = (
    "deck",
    "discard",
    "blue_deck",
    "red_deck",
    "connections",
    "connection_discard",
    "display",
    "attack_pile",
)


def clear(p: Table) -> None:
    """Empty the table: all cards to their decks, nobody has anything, seat 1 is to move."""
    for pile in (p.discard, p.display, p.attack_pile, *[q.hand + q.deals for q in p.players]):
        for card in pile:
            _pile(p, "deck" if card < p.cards.size else f"{p.cards.colour(card)}_deck").append(card)
    for card in p.open_connections + p.connection_discard:
        _pile(p, f"{p.cards.colour(card)}_deck").append(card)
    for name in ("discard", "connections", "connection_discard", "display", "attack_pile"):
        _pile(p, name).clear()
    factions = [player.faction for player in p.players]
    for seat, faction in enumerate(factions):
        p.players[seat] = new_player()
        p.players[seat].faction = faction if faction >= 0 or seat >= p.seats else seat
    p.answers = [[] for _ in range(p.seats)]
    p.asking = []
    p.agenda = [(S_TURN, 0, 0, 0)]
    p.first = 0
    p.round = 1
    p.phase = ACTION


def settle(p: Table) -> None:
    """Run on to the first question."""
    p.barriers = 0
    p.reveals = 0
    run(p)


def _pile(p: Table, name: str) -> list[int]:
    return {
        "deck": p.deck,
        "discard": p.discard,
        "blue_deck": p.blue_deck,
        "red_deck": p.red_deck,
        "connections": p.open_connections,
        "connection_discard": p.connection_discard,
        "display": p.display,
        "attack_pile": p.attack_pile,
    }[name]


def arrange(p: Table, line: str) -> None:
    """Change the table by one line."""
    words = line.split()
    if words[0].isdecimal():
        seat = int(words[0]) - 1
        if not 0 <= seat < len(p.players) or len(words) < 2:
            raise BadInput(f'"{line}" names no seat of this game and what it has.')
        _arrange_player(p, seat, words[1], words[2:])
    elif words[0] in SHARED:
        _arrange_pile(p, words[0], words[1:])
    else:
        _arrange_table(p, words[0], words[1:])


def _arrange_pile(p: Table, name: str, words: list[str]) -> None:
    """Put cards on top of a pile, or make it hold exactly these."""
    exactly = words[:1] == ["exactly"]
    pile = _pile(p, name)
    taken: list[int] = []
    for id in words[1:] if exactly else words:
        card = _known(p, id)
        if exactly and card in pile:
            pile.remove(card)
        else:
            _fetch(p, card)
        taken.append(card)
    if exactly:
        pile.clear()
    pile.extend(reversed(taken))


def _known(p: Table, id: str) -> int:
    if id not in p.cards.numbers:
        raise BadInput(f'There is no card "{id}".')
    return p.cards.numbers[id]


def _fetch(p: Table, card: int) -> int:
    """Take a card out of its deck or discard pile."""
    if card < p.cards.size:
        piles = (p.deck, p.discard)
    else:
        deck = p.blue_deck if p.cards.colour(card) == "blue" else p.red_deck
        piles = (deck, p.connection_discard)
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return card
    raise BadInput(f'No copy of "{p.cards.ids[card]}" is left in this game.')


def _amounts(words: list[str], size: int) -> list[int]:
    counts = [0] * size
    try:
        for good, n in read_amounts(" ".join(words)):
            counts[good] += n
    except Misread as misread:
        raise BadInput(misread.about(" ".join(words))) from None
    except IndexError:
        raise BadInput(f'"{" ".join(words)}" cannot lie in a supply.') from None
    return counts


def _arrange_player(p: Table, seat: int, word: str, rest: list[str]) -> None:
    """Give a player what a line says."""
    player = p.players[seat]
    if word == "goods":
        for good, n in enumerate(_amounts(rest, HELD)):
            player.goods[good] += n
    elif word == "vp" and len(rest) == 1 and rest[0].isdecimal():
        player.vp = int(rest[0])
        p.end_triggered = p.end_triggered or player.vp >= p.settings.end_vp
    elif word == "hand":
        player.hand = sorted(player.hand + [_fetch(p, _known(p, id)) for id in rest])
    elif word == "deals":
        player.deals = sorted(player.deals + [_fetch(p, _known(p, id)) for id in rest])
    elif word == "state":
        for name in rest:
            _add_place(p, player, name)
    elif word == "faction" and len(rest) == 1:
        player.faction = _faction(p, rest[0])
        for other in range(p.seats):
            if other != seat and p.players[other].faction == player.faction:
                p.players[other].faction = next(
                    i
                    for i in range(len(p.cards.factions))
                    if i not in [q.faction for q in p.players]
                )
    elif word == "passed" and not rest:
        player.passed = True
    elif word == "board":
        for action in rest:
            if action not in BOARD_ACTIONS:
                raise BadInput(f'"{action}" is no contact action.')
            player.board |= 1 << BOARD_ACTIONS.index(action)
    elif word == "tally":
        player.tally = _amounts(rest, ALL)
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing a player can be given.')


def _faction(p: Table, id: str) -> int:
    for i, faction in enumerate(p.cards.factions):
        if faction.id == id:
            return i
    raise BadInput(f'There is no faction "{id}".')


def _add_place(p: Table, player: Player, text: str) -> None:
    """Lay a card in a state with what a word like `pub+shield+used:2` puts on it."""
    name, *marks = text.split("+")
    card = _fetch(p, _known(p, name))
    ruin = guest = shield = False
    uses = 0
    units: dict[str, Units] = {"spent": (), "placed": (), "stored": ()}
    for mark in marks:
        word, *goods = mark.split(":")
        if word == "used":
            uses = int(goods[0]) if goods else 1
        elif word in units:
            if any(good not in NUMBERS for good in goods):
                raise BadInput(f'"{mark}" names something that is no good.')
            units[word] = tuple(NUMBERS[good] for good in goods)
        elif word == "ruin":
            ruin = True
        elif word == "guest":
            guest = True
        elif word == "shield":
            shield = True
        else:
            raise BadInput(f'"{mark}" cannot lie on a location.')
    for good in units["placed"]:
        player.goods[good] += 1
        player.placed += 1
    player.state.append(
        Place(card, ruin, uses, guest, shield, units["spent"], units["placed"], units["stored"])
    )


def _arrange_table(p: Table, word: str, rest: list[str]) -> None:
    """Set what belongs to nobody."""
    number = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() else -1
    if word == "phase" and rest:
        _set_phase(p, rest[0])
    elif word == "first" and 1 <= number <= p.seats:
        p.first = number - 1
    elif word == "turn" and 1 <= number <= p.seats:
        p.agenda = [(S_TURN, number - 1, 0, 0)]
    elif word == "round" and number >= 0:
        p.round = number
    elif word == "attacks" and number >= 0:
        p.attacks = number
    elif word == "due" and not rest:
        p.rival_due = True
    else:
        raise BadInput(f'"{" ".join([word, *rest])}" is nothing that can be given.')


def _set_phase(p: Table, name: str) -> None:
    """Begin with a phase; give it last, after everything that lies on the table."""
    p.agenda = []
    if name == "action":
        p.push(S_TURN, p.first)
        p.phase = ACTION
    elif name == "production":
        p.phase = PRODUCTION
        production.begin(p)
    elif name == "cards":
        p.phase = CARDS
        p.round -= 1
        p.push(S_ROUND, -1)
    elif name == "clean_up":
        p.phase = CLEAN_UP
        p.push(S_PHASE_END, -1)
    elif name == "score":
        p.push(S_SCORE, -1)
    else:
        raise BadInput(f'"{name}" is no phase to begin with.')


# --- expectations -----------------------------------------------------------------------------


def expect(p: Table, line: str) -> str:
    """Check a line `what = value`; return a sentence if it does not hold."""
    what, equals, value = line.partition("=")
    if not equals:
        raise BadInput(f'"{line}" is no expectation such as 1 vp = 3.')
    words = what.split()
    wanted = " ".join(value.split())
    if words and words[0].isdecimal() and 1 <= int(words[0]) <= len(p.players):
        found = observe_player(p, int(words[0]) - 1, words[1:])
    else:
        found = observe_table(p, " ".join(words))
    normal = _normal(words[-1] if words else "", wanted)
    return "" if found == normal else f"{what.strip()} is {found}, not {normal}"


def _normal(word: str, value: str) -> str:
    """Bring an expected value into the form in which it is observed."""
    if word in ("goods", "tally") and value != "nothing":
        counts = _amounts(value.split(), ALL)
        return goods_words(counts)
    if word in ("hand", "deals", "discard", "connections", "display", "connection_discard"):
        return " ".join(sorted(value.split())) if value != "nothing" else value
    return value


def goods_words(counts: list[int]) -> str:
    """Write goods as in scenarios.

    >>> goods_words([0, 2, 0, 1])
    '2 gun fuel'
    """
    return amounts_text(tuple((good, n) for good, n in enumerate(counts) if n)) or "nothing"


def place_words(p: Table, place: Place) -> str:
    """Write a place as in scenarios."""
    text = p.cards.ids[place.card]
    if place.ruin:
        text += "+ruin"
    if place.uses:
        text += "+used" if place.uses == 1 else f"+used:{place.uses}"
    if place.guest:
        text += "+guest"
    if place.shield:
        text += "+shield"
    for word, units in (("spent", place.spent), ("placed", place.placed), ("stored", place.stored)):
        if units:
            text += f"+{word}:" + ":".join(NAMES[good] for good in units)
    return text


def _ids(p: Table, cards: list[int]) -> str:
    return " ".join(sorted(p.cards.ids[card] for card in cards)) or "nothing"


def observe_player(p: Table, seat: int, words: list[str]) -> str:
    """Say what a player has, in the words of scenarios."""
    player = p.players[seat]
    found: dict[str, Callable[[], str]] = {
        "goods": lambda: goods_words(player.goods),
        "vp": lambda: str(player.vp),
        "hand": lambda: _ids(p, player.hand),
        "hand size": lambda: str(len(player.hand)),
        "deals": lambda: _ids(p, player.deals),
        "state": lambda: " ".join(place_words(p, place) for place in player.state) or "nothing",
        "faction": lambda: p.cards.factions[player.faction].id,
        "passed": lambda: "yes" if player.passed else "no",
        "board": lambda: (
            " ".join(BOARD_ACTIONS[i] for i in range(3) if player.board >> i & 1) or "nothing"
        ),
        "board goods": lambda: " ".join(NAMES[good] for good in player.board_goods) or "nothing",
        "tally": lambda: goods_words(player.tally),
    }
    what = " ".join(words)
    if what not in found:
        raise BadInput(f'"{what}" is nothing a player has.')
    return found[what]()


def observe_table(p: Table, what: str) -> str:
    """Say what lies on the table, in the words of scenarios."""
    if what.endswith(" size") and what[:-5] in SHARED:
        return str(len(_pile(p, what[:-5])))
    if what in SHARED:
        return _ids(p, _pile(p, what))
    found: dict[str, Callable[[], str]] = {
        "phase": lambda: PHASES[p.phase],
        "round": lambda: str(p.round),
        "first": lambda: str(p.first + 1),
        "to act": lambda: " ".join(str(seat + 1) for seat in p.asking) or "nobody",
        "over": lambda: "yes" if p.over else "no",
        "end triggered": lambda: "yes" if p.end_triggered else "no",
        "attacks": lambda: str(p.attacks),
        "due": lambda: "yes" if p.rival_due else "no",
    }
    if what not in found:
        raise BadInput(f'"{what}" is nothing that can be observed.')
    return found[what]()
