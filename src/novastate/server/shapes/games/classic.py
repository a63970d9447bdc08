"""51st State (2010) and The New Era (2011): what their readers see, and their cards."""

from typing import Literal, NotRequired, TypedDict

from novastate.server.shapes.common import Goods, GoodWords, Labels, OptionValue, Words
from novastate.server.shapes.content import PlainCard


class ClassicPlace(TypedDict):
    """A location or leader in play; what is not there is left out."""

    uid: int
    card: str
    uses: NotRequired[int]
    """Activations in this turn."""
    vp: NotRequired[list[int]]
    """Values of the VP tokens lying on it."""
    stock: NotRequired[list[str]]
    visitors: NotRequired[list[int]]
    """Seats that have sent a worker in this turn."""
    agreements: NotRequired[list[int]]
    """Seats with an agreement."""
    attached: NotRequired[list[str]]
    debris: NotRequired[bool]
    improved: NotRequired[bool]
    places_left: NotRequired[int]
    """Free places for VP tokens."""
    workers: NotRequired[int]
    """Workers that its next use takes."""


class ClassicPlayer(TypedDict):
    """A player, to a reader; of cards he may not see there is a number only."""

    faction: str | None
    pool: Goods
    base_vp: int
    marked: int
    total: int
    breakdown: Goods
    state: list[ClassicPlace]
    leader: ClassicPlace | None
    passed: bool
    fields_used: list[int]
    visits: int
    redeveloped: int
    slots: int
    hand: list[str] | int
    spoils: list[str]
    deals: list[str]
    answers: NotRequired[list[int]]
    """Of the reader only: what he has answered while others answer too."""


class Shootout(TypedDict):
    """An attack that is going on."""

    step: Literal["declare", "more", "defend", "answer", "target"]
    attacker: int
    defender: int
    by_card: bool
    strength: int
    """What is left of `attack` after `defence`, never below 0."""
    attack: int
    defence: int
    field: int
    """The range of the attacker's contact card, where he could still choose it."""
    reserve: int
    """What the attacker's tokens could still add."""
    guard: int
    """What the defender's tokens could still take away."""


class Means(TypedDict):
    """A means of a contact; `goods` are what it takes."""

    by: Literal["field", "card", "tokens", "free"]
    range: int
    goods: Goods
    card: NotRequired[str]
    """The one-time contact that would be discarded."""


class Reach(TypedDict):
    """By distance the cheapest means; what is beyond the end of a list is out of reach."""

    conquest: list[Means]
    negotiation: list[Means]
    incorporation: list[Means]


class ClassicView(TypedDict):
    """A table of an old edition."""

    game: Literal["state2010", "newera"]
    reader: int | None
    seats: int
    options: dict[str, OptionValue]
    turn: int
    phase: str
    first: int | None
    to_act: list[int]
    over: bool
    end_vp: int
    committed: list[tuple[int, str]]
    queue: list[str]
    players: list[ClassicPlayer]
    deck: int
    discard: list[str]
    row: list[str]
    reach: Reach | None
    """What the reader reaches by each way of contact; None for spectators."""
    defences: NotRequired[list[list[int | None]]]
    """Effective defence by seat and place, where locations can be attacked."""
    shootout: NotRequired[Shootout | None]


class ClassicGain(TypedDict):
    """What something brings: one of several lists of goods, or something special."""

    options: list[list[str]]
    special: NotRequired[str]
    type: NotRequired[str]
    contact: NotRequired[str]
    range: NotRequired[int]


class ClassicPer(TypedDict):
    """So many of a good for each card of a type."""

    type: str
    most: int
    good: str


class ClassicStore(TypedDict):
    """What may stay on a card over clean-up."""

    goods: list[str]
    most: int


ClassicReaction = TypedDict(
    "ClassicReaction",
    {
        "events": list[str],
        "gain": ClassicGain,
        "may": bool,
        "type": NotRequired[str],
        "good": NotRequired[str],
        "from": NotRequired[int],
        "to": NotRequired[int],
    },
)
"""What a card does when something happens, and what narrows that."""


class ClassicAction(TypedDict):
    """An action that workers are sent to."""

    workers: int
    cost: list[str]
    gain: ClassicGain


class ClassicEffects(TypedDict):
    """What a card does; what it does not do is left out."""

    produces: NotRequired[list[str]]
    per: NotRequired[ClassicPer]
    action: NotRequired[ClassicAction]
    entry: NotRequired[list[str]]
    stock: NotRequired[list[str]]
    stores: NotRequired[list[ClassicStore]]
    when: NotRequired[list[ClassicReaction]]
    traits: NotRequired[list[str]]
    lookout: NotRequired[int]
    slots: NotRequired[int]


class ClassicField(TypedDict):
    """A field of a faction's contact card."""

    contact: str
    cost: list[str]
    range: int


class ClassicCard(PlainCard):
    """A card of an old edition; goods are listed one by one."""

    origin: str
    kind: Literal[
        "open production",
        "closed production",
        "feature",
        "action",
        "leader",
        "contact",
        "instant",
        "faction",
    ]
    distance: NotRequired[int]
    defence: NotRequired[int]
    defends: NotRequired[int]
    """What it adds to the defence of its host; 0 if it is no defensive card."""
    types: NotRequired[list[str]]
    spoils: NotRequired[list[str]]
    deal: NotRequired[list[str]]
    effects: NotRequired[ClassicEffects]
    price: NotRequired[list[str]]
    """Of one-time contacts and instants."""
    contact: NotRequired[str]
    range: NotRequired[int]
    parts: NotRequired[list[list[str]]]
    production: NotRequired[list[str]]
    """Of factions."""
    fields: NotRequired[list[ClassicField]]


class ClassicWords(TypedDict):
    """What the cards speak of."""

    goods: dict[str, GoodWords]
    types: dict[str, Words]
    kinds: dict[str, Words]
    contacts: dict[str, Words]


class ClassicCards(TypedDict):
    """Every card of an old edition."""

    cards: list[ClassicCard]
    connections: list[PlainCard]
    factions: list[PlainCard]
    words: ClassicWords
    names: Labels
