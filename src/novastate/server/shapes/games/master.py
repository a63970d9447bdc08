"""The Master Set: what its readers see, and its cards."""

from typing import Literal, NotRequired, TypedDict

from novastate.server.shapes.common import Goods, GoodWords, Labels, OptionValue, Words
from novastate.server.shapes.content import PlainCard
from novastate.server.shapes.tokens import Drawn


class MasterPlace(TypedDict):
    """A location in play; what is not there is left out."""

    card: str
    ruin: NotRequired[bool]
    uses: NotRequired[int]
    guest: NotRequired[bool]
    shield: NotRequired[bool]
    spent: NotRequired[list[str]]
    placed: NotRequired[list[str]]
    stored: NotRequired[list[str]]


class MasterPlayer(TypedDict):
    """A player, to a reader; of cards he may not see there is a number only."""

    faction: str | None
    vp: int
    goods: Goods
    passed: bool
    board_used: list[str]
    board_goods: list[str]
    tally: Goods
    hand: list[str] | int
    drawn: list[str] | int
    deals: list[str]
    state: list[MasterPlace]
    answers: NotRequired[list[int]]
    """Of the reader only: what he has answered while others answer too."""


class Narrowed(TypedDict):
    """A rule that looks for the target of an attack, and the places it leaves."""

    rule: str
    left: list[int]
    by: int | str | None
    """What those have in common: a distance, a kind, a good."""


class AttackThreat(TypedDict):
    """A place that the next attack may hit."""

    place: int
    share: float
    saved: bool
    """A shield would stop it."""
    card: str
    """A card that would hit it."""
    alike: int
    """How many unseen cards have its types."""
    why: list[Narrowed]


class Forecast(TypedDict):
    """How likely the next attack of the virtual rival hits what."""

    unseen: int
    attack: int
    places: list[AttackThreat]
    nothing: float


class SoloLevel(TypedDict):
    """A level of a solo win."""

    name: str
    least: int


class SoloStanding(TypedDict):
    """Points as if the game ended now, and the levels of a solo win, the lowest first."""

    own: int
    rival: int
    level: str
    levels: list[SoloLevel]
    missing: int | None


class MasterView(TypedDict):
    """A table of the Master Set."""

    game: Literal["master"]
    reader: int | None
    seats: int
    options: dict[str, OptionValue]
    round: int
    phase: str
    first: int | None
    to_act: list[int]
    end_triggered: bool
    over: bool
    thefts: list[list[int]]
    rival_due: bool
    attacks: int
    location_vp: list[int]
    players: list[MasterPlayer]
    deck: int
    discard: list[str]
    blue_deck: int
    red_deck: int
    open_connections: list[str]
    connection_discard: list[str]
    display: list[str]
    attack_pile: list[str]
    forecast: NotRequired[Forecast | None]
    """Solo: what the next attack may hit, or nothing known of it."""
    standing: NotRequired[SoloStanding]
    """Solo: how the game would end now."""


class DrawnLocation(TypedDict):
    """What is drawn of a location."""

    effect: NotRequired[Drawn]
    bonus: NotRequired[Drawn]


class DrawnConnection(TypedDict):
    """What is drawn of a connection card."""

    effect: Drawn


class LocationCard(PlainCard):
    """A location."""

    kind: Literal["production", "open_production", "feature", "action"]
    distance: int
    types: list[str]
    spoils: Goods
    deal: str
    trigger: str | None
    effect: str | None
    uses: int | None
    bonus: str | None
    drawn: DrawnLocation
    flags: list[str]
    reprint_of: str | None


class ConnectionCard(PlainCard):
    """A connection card."""

    deck: Literal["blue", "red"]
    effect: str
    drawn: DrawnConnection


class FactionCard(PlainCard):
    """A faction with its board."""

    production: Goods
    actions: dict[str, str]
    drawn: dict[str, Drawn]
    """By action."""


class MasterWords(TypedDict):
    """What the cards speak of."""

    goods: dict[str, GoodWords]
    kinds: dict[str, Words]
    types: dict[str, Words]


class MasterCards(TypedDict):
    """Every card of the Master Set."""

    cards: list[LocationCard]
    connections: list[ConnectionCard]
    factions: list[FactionCard]
    words: MasterWords
    names: Labels
