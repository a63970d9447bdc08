"""The figures of the evaluation of the old editions, in victory points."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What the greedy bot believes; every figure is in victory points unless said otherwise."""

    basic: float = 0.5
    universal: float = 0.65
    worker: float = 0.33
    card: float = 0.55
    redevelopment: float = 0.8
    range: float = 0.33
    """A contact token, for each point of its range."""
    defence: float = 0.25
    """A defence token, for each point."""
    loose: float = 0.62
    """What goods in the pool are worth of that in this turn, as a share: unspent, they vanish."""
    hand: float = 0.5
    """A card in hand, beside what it could become."""
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
    slot: float = 0.3
    """A free slot, up to three."""
    store: float = 0.3
    """A unit of storage."""
    type: float = 0.12
    """A type in the state that a card in hand shares."""
    threat: float = 0.35
    """A point on a location that rivals could conquer, as a share."""
    envy: float = 0.3
    """A point of the best rival, as a share."""
    plan: float = 0.75
    """How likely a means that is still unused in this turn will be used, as a share."""
    detour: float = 0.1
    """How much less for each resource that must be exchanged for first."""
