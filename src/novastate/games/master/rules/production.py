"""The production phase, and outputs received at other times (sections 5 and 16)."""

from typing import Final

from novastate.games.master import codes
from novastate.games.master.cards import model
from novastate.games.master.goods import ALL, CARD, HELD, VP
from novastate.games.master.rules import outputs, supply
from novastate.games.master.rules.outputs import Output
from novastate.games.master.table import Table
from novastate.kernel.packing import FIELD, A, B
from novastate.kernel.position import Step
from novastate.kernel.steps import Ask, AskIf, AskTogether, Do, Steps


def begin(p: Table) -> None:
    """Lay out the steps of the phase; they come off the agenda in the order of MS-5.1."""
    p.push(codes.S_ACTIONS, -1)
    p.push(codes.S_CHOICES, -1)
    for seat in reversed(p.clockwise()):
        state = p.players[seat].state
        for i in range(len(state) - 1, -1, -1):
            card = state[i].card
            if not state[i].ruin and p.cards.gain[card].op == model.TAKE_PRODUCTION:
                p.push(codes.S_TAKE, seat, i)
    p.push(codes.S_STORED, -1)


def perform_stored(p: Table, step: Step) -> None:
    """Step A: return stored goods (MS-5.1.4)."""
    p.phase = codes.PRODUCTION
    p.thefts = []
    supply.tell(p, "phase_production", -1, {"round": p.round})
    for seat in p.clockwise():
        player = p.players[seat]
        player.tally = [0] * ALL
        for i, place in enumerate(player.state):
            if place.stored:
                for good in place.stored:
                    player.goods[good] += 1
                player.state[i] = place.with_stored(())
                if p.listener is not None:
                    supply.tell(p, "return_stored", seat, {"goods": supply.counted(place.stored)})


def take_options(p: Table, step: Step, seat: int) -> list[int]:
    """Step B: list the production of rivals nobody has taken yet (MS-16.4, MS-16.13)."""
    taken = {(owner, index) for _, _, owner, index in p.thefts}
    return [
        codes.NAME | rival << A | i << B
        for rival in p.rivals(seat)
        for i in outputs.production_places(p, rival)
        if (rival, i) not in taken
    ]


def take(p: Table, step: Step, move: int) -> None:
    """Note the theft."""
    owner, index = move >> A & FIELD, move >> B & FIELD
    p.thefts = [*p.thefts, (step[1], step[2], owner, index)]
    if p.listener is not None:
        card = p.players[owner].state[index].card
        supply.tell(p, "take_production", step[1], {"rival": owner, "card": p.cards.ids[card]})


def perform_choices(p: Table, step: Step) -> bool:
    """Step C: ask, all at once, those whose production leaves a choice (MS-5.1.6)."""
    found = [outputs.walk_seat(p, seat, []) for seat in range(p.seats)]
    p.asking = [seat for seat in range(p.seats) if found[seat].ask]
    if p.asking:
        return True
    produce(p, found)
    return False


def choice_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the answers to the next open choice of a seat; [] when it has made all."""
    return outputs.walk_seat(p, seat, p.answers[seat]).ask


def choices_made(p: Table, step: Step) -> None:
    """Go on when all have chosen."""
    produce(p, [outputs.walk_seat(p, seat, p.answers[seat]) for seat in range(p.seats)])


def produce(p: Table, found: list[Output]) -> None:
    """Steps D to G: gain everything, then draw."""
    order = p.clockwise()
    for seat in order:
        _receive(p, seat, found[seat])
    snapshot = [player.tally.copy() for player in p.players]
    for seat in order:
        for owner, card in found[seat].tallies:
            rate = p.cards.gain[card]
            _give(p, seat, rate.good, outputs.count_tally(snapshot[owner], rate))
    for seat in order:
        _thresholds(p, seat)
    for seat in order:
        if p.players[seat].tally[CARD]:
            supply.draw(p, seat, p.players[seat].tally[CARD])


def _receive(p: Table, seat: int, out: Output) -> None:
    """Step D for one player (MS-5.1.7); cards wait for step G."""
    player = p.players[seat]
    goods = player.goods
    produced = out.goods
    player.tally = produced
    for good in range(HELD):
        goods[good] += produced[good]
    if p.listener is not None:
        supply.tell_gain(p, seat, out.amounts(), "production")
    if produced[VP]:
        supply.score(p, seat, produced[VP])


def _give(p: Table, seat: int, good: int, n: int) -> None:
    """Gain goods within the production phase, so that they count (MS-5.2.4)."""
    if not n:
        return
    player = p.players[seat]
    player.tally[good] += n
    if p.listener is not None:
        supply.tell_gain(p, seat, ((good, n),), "production")
    if good < HELD:
        player.goods[good] += n
    elif good == VP:
        supply.score(p, seat, n)


def _thresholds(p: Table, seat: int) -> None:
    """Step F: let threshold features fire, each once, until none is left (MS-5.2.3)."""
    player = p.players[seat]
    cards = p.cards
    waiting = [
        place.card
        for place in player.state
        if not place.ruin and cards.trigger[place.card] == model.TALLY
    ]
    fired = bool(waiting)
    while fired:
        fired = False
        for card in waiting:
            if sum(player.tally[good] for good in cards.counted[card]) >= cards.at_least[card]:
                for good, n in cards.gain[card].goods:
                    _give(p, seat, good, n)
                waiting.remove(card)
                fired = True
                break


# --- found outside the phase ---------------------------------------------------------------


def receive(p: Table, receiver: int, owner: int, index: int, source: str) -> None:
    """Give the output of a location to a player now; a choice in it is asked next (MS-16.1)."""
    card = p.players[owner].state[index].card
    if p.cards.trigger[card] != model.PRODUCE:
        return
    rate = p.cards.gain[card]
    if rate.op == model.GOODS:
        supply.gain(p, receiver, rate.goods, source)
    elif rate.op == model.PER_CATEGORY:
        supply.gain_one(p, receiver, rate.good, outputs.count_type(p, owner, rate), source)
    elif rate.op == model.PER_TALLY:
        if p.settings.tally_remembered:
            supply.gain_one(
                p, receiver, rate.good, outputs.count_tally(p.players[owner].tally, rate), source
            )
    elif rate.op == model.ONE_OF or rate.op == model.COPY_PRODUCTION:
        p.push(codes.S_RECEIVE, receiver, codes.OUTPUT, owner << 10 | index)


def perform_receive(p: Table, step: Step) -> bool:
    """Receive an output, or ask for the next choice in it."""
    out = received(p, step, p.answers[step[1]])
    if out.ask:
        return p.ask(step[1])
    p.answers[step[1]] = []
    supply.gain(p, step[1], out.amounts(), "output")
    return False


def received(p: Table, step: Step, answers: list[int]) -> Output:
    """Work out what a receiving step gives, as far as the answers go."""
    _, seat, what, detail = step
    out = Output(seat, answers)
    if what == codes.OUTPUT:
        outputs.walk(p, detail >> 10, detail & FIELD, out)
    else:
        outputs.walk_named(p, model.OWN if what == codes.COPY_OWN else model.RIVAL, out, detail)
    return out


def receive_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the answers to the next choice in an output (MS-21.6)."""
    return received(p, step, p.answers[seat]).ask


def choose_in_output(p: Table, step: Step, move: int) -> None:
    """Note the choice; the step is performed again with it."""
    p.answers[step[1]] = [*p.answers[step[1]], move]
    p.agenda.append(step)


STEPS: Final[Steps[Table]] = (
    Do(codes.S_STORED, perform_stored),
    Ask(codes.S_TAKE, "take_target", "MS-21.4", take_options, take),
    AskTogether(
        codes.S_CHOICES, "produce_option", "MS-21.5", choice_options, choices_made, perform_choices
    ),
    AskIf(
        codes.S_RECEIVE,
        "produce_option",
        "MS-21.5",
        perform_receive,
        receive_options,
        choose_in_output,
    ),
)
