"""Nova Era: what its readers see, and its cards."""

from typing import Any, Literal, NotRequired, TypedDict

from novastate.server.shapes.common import Goods, GoodWords, Labels, OptionValue, Words
from novastate.server.shapes.content import PlainCard


class NovaDie(TypedDict):
    """A die."""

    colour: str
    value: int


class PickCost(TypedDict):
    """What picking a zone would cost one seat."""

    by: int
    unrest: int
    penalty: bool
    civil_war: bool


class TrackMove(TypedDict):
    """What a marker would do if a zone were the one left over."""

    by: int
    to: int
    strikes: bool


class NovaPick(TypedDict):
    """What a zone means to whoever picks it, and to the tracks if it is left over."""

    sum: int
    costs: list[PickCost]
    left: dict[str, TrackMove]


NovaThreat = Literal["protected", "damage", "loss", "die", "nothing"]


class NovaTrack(TypedDict):
    """A track of disasters, or of the dark age."""

    at: int
    last: int
    protected: list[int]
    threat: list[NovaThreat]
    """By seat, what it would do if it struck now."""
    count: NotRequired[int]
    """How the reader's count would change if it struck now."""


class NovaDisplayed(TypedDict):
    """A card of the display: who may take it, and who could pay it now."""

    card: str
    available: list[int]
    affordable: list[int]
    token: NotRequired[int]


class NovaPlaced(TypedDict):
    """A card in play."""

    card: str
    column: str
    damaged: bool
    left: NotRequired[dict[str, int]]
    """Uses left, by the number of the effect."""


class ScoredNow(TypedDict):
    """What a scoring would bring now."""

    presence: int
    majorities: int
    objectives: dict[str, int]
    total: int


class NovaPlayer(TypedDict):
    """A player, to a reader; of cards he may not see there is a number only."""

    vp: int
    unrest: int
    in_zone: bool
    penalty: bool
    resources: Goods
    dice: list[NovaDie]
    pick_sum: int
    pick_limit: int
    lowered: bool
    firsts: int
    tableau: list[NovaPlaced]
    known: list[str]
    numbers: Goods
    most: list[str]
    protected: list[str]
    sources: Goods
    if_scored_now: ScoredNow
    hand: list[str] | int
    past: list[str]
    answers: NotRequired[list[int]]
    """Of the reader only: what he has answered while others answer too."""


class NovaView(TypedDict):
    """A table of Nova Era."""

    game: Literal["novaera"]
    reader: int | None
    seats: int
    options: dict[str, OptionValue]
    era: int
    eras: int
    round: int
    rounds: int
    round_of_game: int
    """Counted through all eras."""
    phase: str
    first: int
    to_act: list[int]
    bag: Goods
    zones: list[list[NovaDie]]
    picks: list[NovaPick | None]
    tracks: dict[str, NovaTrack]
    unrest_last: int
    unrest_zone: tuple[int, int]
    columns: list[list[NovaDisplayed]]
    lands: dict[str, list[Goods]]
    """By territory and seat, the technologies it lacks."""
    token: str
    token_owner: int | None
    to_produce: list[str]
    people: list[str]
    stock: int
    removed: list[str]
    buried: int
    box: int
    players: list[NovaPlayer]


class NovaFigure(TypedDict):
    """Who a personality was."""

    gender: str
    continent: str


class NovaAmount(TypedDict):
    """A number that is counted when an effect works."""

    per: str
    each: NotRequired[int]
    max: NotRequired[int]
    times: NotRequired[int]


class NovaLimit(TypedDict):
    """How often an effect works."""

    per: str
    times: int


NovaEffect = TypedDict(
    "NovaEffect",
    {
        "trigger": str,
        "verb": str,
        "kind": NotRequired[str],
        "amount": NotRequired[int | NovaAmount],
        "pay": NotRequired[str | Goods],
        "get": NotRequired[Goods],
        "limit": NotRequired[NovaLimit],
        "condition": NotRequired[dict[str, Any]],
        "action": NotRequired[str | list[str]],
        "target": NotRequired[str],
        "colour": NotRequired[str | list[str]],
        "from": NotRequired[list[str]],
        "type": NotRequired[str],
        "for": NotRequired[str],
        "which": NotRequired[str],
        "die": NotRequired[str | list[str]],
        "as": NotRequired[str],
        "disaster": NotRequired[str],
        "to": NotRequired[str],
    },
)
"""An effect: when it works, what it does, and what that takes."""


class NovaDrawn(TypedDict):
    """An effect in brief: when it works, a good or colour, and a figure; both may be ""."""

    trigger: str
    sign: str
    figure: str


class NovaCard(PlainCard):
    """A card of Nova Era; its text has a line a piece: head, effects, links to other cards."""

    deck: str
    era: int
    kind: Literal["technology", "territory", "personality"]
    colours: list[str]
    cost: int | None
    requires: Goods | None
    effects: list[NovaEffect]
    drawn: list[NovaDrawn]
    obsoletes: list[str]
    evolves_from: str | None
    evolves_into: str | None
    figure: NovaFigure | None


class NovaWords(TypedDict):
    """What the cards speak of."""

    goods: dict[str, GoodWords]
    colours: dict[str, Words]
    columns: dict[str, Words]
    kinds: dict[str, Words]
    tracks: dict[str, Words]
    decks: dict[str, Words]


class NovaCards(TypedDict):
    """Every card of Nova Era."""

    cards: list[NovaCard]
    connections: list[PlainCard]
    factions: list[PlainCard]
    words: NovaWords
    names: Labels
