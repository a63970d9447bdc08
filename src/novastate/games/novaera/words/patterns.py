"""The words of one language for the card texts of Nova Era: nouns and sentence patterns."""

from typing import Final

# Endings of a colour's name: before plain nouns, after an article, and in "ein roter Würfel".
STRONG: Final = 0
WEAK: Final = 1
SUBJECT: Final = 2


class Noun:
    """A quantity in words, in the forms that sentences need."""

    def __init__(
        self,
        each: str,
        one: str,
        several: str,
        compared: str = "",
        weak: str = "",
        mass: bool = False,
    ) -> None:
        self.each: Final = each  # "for each ..."
        self.one: Final = one  # after the number 1
        self.several: Final = several  # after other numbers
        self.compared: Final = compared or several  # "fewer ..."; of a rival, too
        self.weak: Final = weak or self.compared  # "the most ..."
        self.mass: Final = mass  # not counted in pieces: "less", not "fewer"


class Words:
    """Names by number, and patterns with their slots in braces."""

    def __init__(
        self,
        colours: tuple[str, ...],
        resources: tuple[tuple[str, str], ...],
        struck: tuple[str, ...],
        tracks: tuple[str, ...],
        kinds: tuple[str, ...],
        columns: tuple[str, ...],
        decks: dict[str, str],
        actions: tuple[str, ...],
        nouns: tuple[Noun, ...],
        protections: tuple[str, ...],
        endings: tuple[str, str, str],
        patterns: dict[str, str],
        capital_after_colon: bool,
    ) -> None:
        self.colours: Final = colours
        self.resources: Final = resources  # by kind: one, several; `any` last
        self.struck: Final = struck  # by disaster, any last: as it stands after "after"
        self.tracks: Final = tracks
        self.kinds: Final = kinds  # of cards
        self.columns: Final = columns  # of a tableau
        self.decks: Final = decks
        self.actions: Final = actions  # what a player does, as it stands after "after"
        self.nouns: Final = nouns  # by quantity
        self.protections: Final = protections
        self.endings: Final = endings  # of a colour, see STRONG, WEAK and SUBJECT
        self.patterns: Final = patterns
        self.capital_after_colon: Final = capital_after_colon
