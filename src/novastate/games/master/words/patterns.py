"""The words of one language for card texts: nouns and sentence patterns."""

from typing import Final


class Words:
    """Nouns by good, kind and type, and patterns with their slots in braces."""

    def __init__(
        self,
        goods: tuple[tuple[str, str], ...],
        each: tuple[str, ...],
        kinds: tuple[str, ...],
        types: tuple[str, ...],
        actions: dict[str, str],
        patterns: dict[str, str],
        capital_after_colon: bool,
    ) -> None:
        self.goods: Final = goods  # by good: one, several
        self.each: Final = each  # by good: "each brick", ready for what follows in the pattern
        self.kinds: Final = kinds
        self.types: Final = types
        self.actions: Final = actions  # names of a faction's actions
        self.patterns: Final = patterns
        self.capital_after_colon: Final = capital_after_colon
