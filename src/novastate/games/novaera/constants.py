"""Colours, tracks, decks and the other fixed words of Nova Era, each with its number."""

from typing import Final

from novastate.toolkit.names import names

# Colours of dice and technologies; the first four are also the resources (NV-2.1.1, NV-2.1.2).
GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final[tuple[str, ...]] = ("green", "red", "yellow", "blue", "black")
RESOURCES: Final = 4
ANY: Final = 4
"""As a kind of resource: free choice (NV-18.5.8)."""
KINDS: Final[tuple[str, ...]] = ("green", "red", "yellow", "blue", "any")

# Columns of a tableau; the first five are the types that are counted and scored (NV-2.1.3).
TERRITORY: Final = 4
PERSONALITY: Final = 5
TYPES: Final = 5
COLUMNS: Final[tuple[str, ...]] = ("green", "red", "yellow", "blue", "territory", "personality")

# The common tracks: a disaster for each colour, and the dark age (NV-2.3.2, NV-2.3.3).
RIOTS: Final = 0
INVASION: Final = 1
DECLINE: Final = 2
REGRESSION: Final = 3
DARK_AGE: Final = 4
DISASTERS: Final = 4
TRACKS: Final[tuple[str, ...]] = ("riots", "invasion", "decline", "regression", "dark_age")

# Protections (NV-18.8.29): the tracks, then these; a set of them is a mask of bits.
PENALTY: Final = 5
ATTACK: Final = 6
CIVIL_WAR: Final = 7
PROTECTIONS: Final[tuple[str, ...]] = (*TRACKS, "penalty", "attack", "civil_war")

# Decks in the order of the card numbers (NV-2.4.1).
DECKS: Final = names("start tech1 evo12 tech2 evo23 tech3 pers1 pers2 pers3")
TECH_DECKS: Final[tuple[str, ...]] = ("tech1", "tech2", "tech3")
EVOLUTION_DECKS: Final[tuple[str, ...]] = ("", "evo12", "evo23")
PERSONALITY_DECKS: Final[tuple[str, ...]] = ("pers1", "pers2", "pers3")
ERA_OF: Final[dict[str, int]] = dict(zip(DECKS, (1, 1, 2, 2, 3, 3, 1, 2, 3)))

# Kinds of cards (NV-2.4.2).
TECHNOLOGY: Final = 0
LAND: Final = 1
PERSON: Final = 2
CARD_KINDS: Final[tuple[str, ...]] = ("technology", "territory", "personality")

# Actions of section 5.
DEVELOP: Final = 0
GAIN: Final = 1
ENLIST: Final = 2
EXPAND: Final = 3
REPAIR: Final = 4
CALM: Final = 5
RESEARCH: Final = 6
ACTIONS: Final = names("develop gain enlist expand repair calm research")
