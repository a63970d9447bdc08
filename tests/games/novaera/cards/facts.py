"""The facts of cards as the tests of the decks write them, one line an effect.

    theater: technology green 4; evolves into opera
        production: unrest -1
        scoring: vp 1 if at_most unrest 2

The words are those of NV-18. An amount that depends on the table is written `gain 1 green per 2
tech, at most 3`, a limit `(2 a round)`.
"""

import re

PER = re.compile(r" per (\d+) (\S+), at most (\d+)")
LIMIT = re.compile(r" \((\d+) a (round|game)\)$")
CONDITION = re.compile(r" if (.+)$")
ACTIONS = ("develop", "gain", "enlist", "expand", "repair", "calm", "research")
TITLES = ("evolves into ", "evolves from ", "obsoletes ")


class Effect:
    """One effect of a card."""

    def __init__(self, card: "Card", line: str) -> None:
        self.card = card
        self.line = line
        head, _, rest = line.partition(": ")
        self.trigger, *self.narrowed = head.split()
        self.times, self.period = 0, ""
        self.condition: list[str] = []
        self.per: tuple[int, str, int] | None = None
        if found := LIMIT.search(rest):
            self.times, self.period = int(found[1]), found[2]
            rest = LIMIT.sub("", rest)
        if found := CONDITION.search(rest):
            self.condition = found[1].split()
            rest = CONDITION.sub("", rest)
        if found := PER.search(rest):
            self.per = (int(found[1]), found[2], int(found[3]))
            rest = PER.sub("", rest)
        self.verb, *self.words = rest.split()
        numbers = [int(word) for word in self.words if re.fullmatch(r"[+-]?\d+", word)]
        self.amount = numbers[0] if numbers else 0

    @property
    def actions(self) -> list[str]:
        """List the actions after which the effect resolves."""
        return [word for word in self.narrowed if word in ACTIONS]

    @property
    def colours(self) -> list[str]:
        """List the colours to which those actions are narrowed."""
        return [word for word in self.narrowed if word not in ACTIONS]

    def __str__(self) -> str:
        return f"{self.card.id}-{self.line}"


class Card:
    """A card: kind, what it costs or requires, its links and its effects."""

    def __init__(self, head: str) -> None:
        self.id, _, rest = head.partition(": ")
        facts, *titles = rest.split("; ")
        self.kind, *words = facts.split()
        links: dict[str, list[str]] = {}
        for title in titles:
            start = next(start for start in TITLES if title.startswith(start))
            links[start] = title.removeprefix(start).split()
        self.evolves_into = "".join(links.get("evolves into ", []))
        self.evolves_from = "".join(links.get("evolves from ", []))
        # An evolution makes its parent obsolete without saying so (NV-11.1.6).
        self.obsoletes = [*links.get("evolves from ", []), *links.get("obsoletes ", [])]
        self.effects: list[Effect] = []
        self.colours: list[str] = []
        self.requires: dict[str, int] = {}
        self.cost = 0
        if self.kind == "territory":
            pairs = zip(words[::2], words[1::2], strict=True)
            self.requires = {colour: int(n) for n, colour in pairs}
        else:
            *self.colours, cost = words
            self.cost = int(cost)

    @property
    def column(self) -> str:
        """Where the card lies in a tableau unless somebody pays in its second colour."""
        return self.colours[0] if self.kind == "technology" else self.kind

    def counts_as(self, column: str) -> int:
        """Say how much its `count_as` effects add to a type."""
        return sum(
            effect.amount
            for effect in self.effects
            if effect.verb == "count_as" and column in effect.words
        )

    def __str__(self) -> str:
        return self.id


def read(text: str) -> list[Card]:
    """Read the facts of cards."""
    cards: list[Card] = []
    for line in text.strip().splitlines():
        if line.startswith(" "):
            cards[-1].effects.append(Effect(cards[-1], line.strip()))
        else:
            cards.append(Card(line))
    return cards


def effects(cards: list[Card]) -> list[Effect]:
    """List the effects of cards."""
    return [effect for card in cards for effect in card.effects]
