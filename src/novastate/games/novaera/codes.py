"""Numbers for moves, agenda steps and phases of Nova Era."""

from typing import Final

from novastate.toolkit.names import names

# The actions of section 5 are verbs by their own numbers (things.DEVELOP to things.RESEARCH):
# develop, enlist, expand and research name a card; gain, repair and calm stand alone.
USE: Final = 7  # card, effect
SINK_FOR: Final = 8  # card: the ability of the option lower_variant
PICK: Final = 9  # zone
DIE: Final = 10  # place among the own dice
COLOUR: Final = 11  # colour
PAY: Final = 12  # four bits for each kind of resource
TAKE: Final = 13  # kind
GIVE: Final = 14  # kind
STEAL: Final = 15  # kind
DAMAGE: Final = 16  # card
LOSE: Final = 17  # card
MEND: Final = 18  # card
FETCH: Final = 19  # card of the display
RECALL: Final = 20  # card of the past
PRODUCE: Final = 21  # card
REST: Final = 22
CONVERT: Final = 23
MOVE: Final = 24  # track
MARK: Final = 25  # card
SINK: Final = 26  # card
KEEP: Final = 27  # card
DONE: Final = 28

# Agenda steps: kind, seat, and two details.
S_ROUND: Final = 0
S_PICK: Final = 1
S_PENALTY: Final = 2
S_TRIGGER: Final = 3  # a: trigger, b: what narrows it (see blocks.py)
S_BLOCK: Final = 4  # a: card, b: trigger and what narrows it
S_EFFECT: Final = 5  # a: card, b: effect
S_ADVANCE: Final = 6
S_DARK_AGE: Final = 7
S_DARK_DIE: Final = 8
S_SPEND: Final = 9  # the seat whose turn would be next
S_TURN: Final = 10
S_COLOUR: Final = 11  # a: card
S_DIE: Final = 12  # a: action, b: card | paying colour << 10
S_PAY: Final = 13  # a: card | colour << 10, b: the die
S_PLACE: Final = 14  # a: card, b: column
S_MEND: Final = 15  # a: how many, b: 1 for the first card of the action, 2 for others; 0: an effect
S_FETCH: Final = 16  # a: how many, b: 1 in the action, where reach helps
S_TAKE: Final = 17  # a: how many, b: card that gives
S_GIVE: Final = 18  # a: how many, b: card | effect << 10, or -1 for the lower variant
S_STEAL: Final = 19  # a: victim, b: how many | card << 8
S_CIVIL_WAR: Final = 20  # a: type that is looked at
S_CALMED: Final = 21  # the end of a civil war
S_DAMAGE: Final = 22  # a: type, b: how many
S_CONVERT: Final = 23  # a: card, b: effect
S_CONVERTED: Final = 24  # a: card, b: effect
S_TRACK: Final = 25  # a: card, b: effect
S_RECALL: Final = 26  # a: how many
S_MARK: Final = 27
S_SINK: Final = 28  # a: how many
S_USE_DIE: Final = 29  # a: card, b: effect
S_RECOLOUR: Final = 30  # a: the die
S_DISASTERS: Final = 31  # a: track
S_STRUCK: Final = 32  # a: track
S_PRODUCTION: Final = 33
S_PRODUCE: Final = 34
S_CLEAN_UP: Final = 35
S_SCORING: Final = 36
S_NEW_ERA: Final = 37
S_KEEP: Final = 38  # a: card of the effect
S_FAREWELL: Final = 39
S_DEAL: Final = 40
S_END: Final = 41
S_DARK_LOSS: Final = 42  # a: place among the dice
S_UNREST: Final = 43  # a: how far
S_START_SPEND: Final = 44
S_START_PRODUCTION: Final = 45

# Phases: the steps of a round (NV-4.0.1), the scoring, and the end.
ROLL: Final = 0
PICKING: Final = 1
ADVANCE: Final = 2
DARK: Final = 3
SPEND: Final = 4
DISASTER: Final = 5
PRODUCTION_PHASE: Final = 6
CLEAN_UP: Final = 7
SCORING_PHASE: Final = 8
OVER: Final = 9
PHASES: Final = names("roll pick advance dark_age spend disasters production clean_up scoring over")

# Where victory points come from.
PRESENCE: Final = 0
MAJORITY: Final = 1
OBJECTIVES: Final = 2
UPGRADES: Final = 3
EFFECTS: Final = 4
LEFT_OVER: Final = 5
SOURCES: Final = names("presence majorities objectives upgrades effects resources")
