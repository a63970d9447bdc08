"""The figures of the evaluation of the old editions, in victory points."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What the greedy bot believes; every figure is in victory points unless said otherwise."""

    basic: float = 0.4
    universal: float = 0.55
    worker: float = 0.33
    card: float = 0.55
    redevelopment: float = 0.8
    range: float = 0.33
    """A contact token, for each point of its range."""
    defence: float = 0.15
    """A point of defence: a token, or a card attached to a location."""
    loose: float = 0.4
    """What goods that come in this very turn are worth of that, as a share."""
    rest: float = 0.03
    """A good that nothing in sight needs: clean-up takes it."""
    kept: float = 0.3
    """A good that a store keeps through clean-up."""
    hand: float = 0.5
    """A card in hand, as a share of what it promises."""
    more_cards: float = 0.12
    """How much less each further card in hand is worth, as a share."""
    pace: float = 4.6
    """Points the leader makes in a turn: how long the game will last follows from it."""
    longest: float = 5.0
    """Turns the bot looks ahead at most."""
    repeat: float = 0.8
    """How likely a card in play still works a turn later, as a share."""
    use: float = 0.75
    """How much of an action's gain is left when its workers and cost are paid, as a share."""
    spoils: float = 0.5
    """What spoils are worth before they are cashed, as a share."""
    event: float = 0.45
    """How often a turn an event happens that a feature watches."""
    slot: float = 0.2
    """A free slot, up to three."""
    store: float = 0.3
    """A unit of storage."""
    type: float = 0.12
    """A type in the state that a card in hand shares."""
    agreement: float = 0.85
    """An agreement with a rival's location, as a share of a deal of one's own: it may fall."""
    envy: float = 0.3
    """A point of the best rival, as a share; in the last turn it is worth as much as one's own."""
    others: float = 0.05
    """A point of any rival, as a share."""
    fuss: float = 0.5
    """What it must bring to give up an agreement for another."""
    grudge: float = 1.5
    """What an attack costs besides its means: the victim rebuilds for less, and strikes back."""
    again: float = 0.3
    """A location that is left standing and can be conquered again, as a share of its spoils."""
    plan: float = 0.75
    """How likely a means that is still unused in this turn will be used, as a share."""
    detour: float = 0.1
    """How much less for each resource that must be exchanged for first."""
    effort: float = 0.04
    """What any action must bring to be better than a pass."""
    lead: float = 3.0
    """What a lead is worth at most when the last turn is triggered; being behind costs as much."""
