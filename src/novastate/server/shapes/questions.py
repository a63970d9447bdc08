"""Questions with their choices: what each is about, what it would change, why it is refused."""

from typing import NotRequired, TypedDict

from novastate.server.shapes.common import Goods


class Target(TypedDict):
    """What a choice is about: a zone of the table, and in it the thing it touches."""

    zone: str
    """`none` where it is no place of the table."""
    seat: NotRequired[int]
    """Whose zone it is."""
    card: NotRequired[str]
    place: NotRequired[int]
    good: NotRequired[str]
    field: NotRequired[int]
    faction: NotRequired[str]
    option: NotRequired[int]
    action: NotRequired[str]
    index: NotRequired[int]
    track: NotRequired[str]
    colour: NotRequired[str]


class Refused(TypedDict):
    """Why something is not possible."""

    code: str
    clause: str
    text: str


class Gone(TypedDict):
    """A card that goes by a choice."""

    card: str
    place: NotRequired[int]
    seat: NotRequired[int]
    """Whose it is, if not of who chooses."""
    ruin: NotRequired[bool]
    """Nothing that works is lost."""
    deal: NotRequired[bool]
    spoils: NotRequired[bool]
    agreement: NotRequired[bool]


class DieWay(TypedDict):
    """One die for one action of Nova Era, as it was tried on a copy."""

    die: int
    colour: NotRequired[str]
    """Of a technology: the colour it pays in."""
    due: NotRequired[int]
    """Of a technology: the resources due beside the die."""
    short: NotRequired[int]
    """What is short of these."""
    gain: NotRequired[int]
    """Of gaining: how many resources."""
    by: NotRequired[int]
    """Of a personality: how far unrest moves."""
    forecast: NotRequired[int]
    """How the own count would change."""


class Preview(TypedDict):
    """What a choice would change, as far as that is no secret."""

    changes: NotRequired[Goods]
    rivals: NotRequired[dict[str, Goods]]
    """What others would get or lose, by seat."""
    reveals: NotRequired[bool]
    goes: NotRequired[list[Gone]]
    """What is given up or replaced."""
    clean_up: NotRequired[Goods]
    """Of passing: what clean-up will take."""
    dice: NotRequired[list[DieWay]]
    forecast: NotRequired[int]
    """How the own count would change."""


class Choice(TypedDict):
    """One answer to a question; refused ones are told too."""

    move: str
    text: str
    target: Target
    preview: NotRequired[Preview]
    refusal: NotRequired[Refused]


class Question(TypedDict):
    """What a seat is asked."""

    seat: int
    code: str
    clause: str
    prompt: str
    suggested: str
    need: NotRequired[int]
    """How many answers of this kind are wanted together."""
    choices: list[Choice]
