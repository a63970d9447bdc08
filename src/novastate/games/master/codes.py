"""Numbers for moves and agenda steps of the Master Set."""

from typing import Final

# Verbs, with their details.
PASS: Final = 0
BUILD: Final = 1  # card
DEVELOP: Final = 2  # card
OVER: Final = 3  # place
COST: Final = 4  # 0 brick, 1 development token
DEAL: Final = 5  # card
RAZE: Final = 6  # card
RAID: Final = 7  # seat, place
USE: Final = 8  # place
AGAIN: Final = 9
DONE: Final = 10
BOARD: Final = 11  # 0 grey, 1 red, 2 blue
HIRE: Final = 12  # good
VISIT: Final = 13  # seat, place
TAKE: Final = 14  # connection card
PLAY: Final = 15  # connection card
SHIELD: Final = 16  # place
PICK: Final = 17  # card
DISCARD: Final = 18  # card
PAY: Final = 19  # three bits for each source of the payment
CHOOSE: Final = 20  # option
NAME: Final = 21  # seat, place
STEAL: Final = 22  # seat, good, 0 loose or place + 1
CLEAR: Final = 23  # place
CALL: Final = 24  # deal card
TAP: Final = 25  # seat, deal card
STORE: Final = 26  # good, place, slot | ALL_OF_IT
KEEP: Final = 27  # card
FACTION: Final = 28  # faction
PAY_DEAL: Final = 29  # deal card

ALL_OF_IT: Final = 1 << 9
"""Flag of a store move: as many as fit, not just one."""

# Agenda steps: kind, seat, and two details.
S_FACTION: Final = 0
S_DEAL_HANDS: Final = 1
S_KEEP: Final = 2
S_FIRST: Final = 3
S_ROUND: Final = 4
S_DISPLAY: Final = 5
S_PICK: Final = 6
S_LEFTOVER: Final = 7
S_RIVAL_CARD: Final = 8  # a: 0 random card of the display, 1 last card, 2 from the deck
S_STORED: Final = 9
S_TAKE: Final = 10  # a: place of the taker
S_CHOICES: Final = 11
S_ACTIONS: Final = 13
S_TURN: Final = 14
S_AFTER: Final = 15
S_PAY: Final = 16  # a: good << 8 | number, b: where it goes
S_PAY_CARD: Final = 17  # a: number
S_PAY_DEAL: Final = 18  # a: number
S_OVER: Final = 19  # a: new card
S_COST: Final = 20  # a: new card, b: place
S_ENTER: Final = 21  # a: card, b: replaced place or -1
S_BONUS: Final = 22  # a: place
S_REWARD: Final = 23
S_DEAL: Final = 24  # a: card
S_RAZE: Final = 25  # a: card
S_RAID: Final = 26  # a: seat, b: place
S_EFFECT: Final = 27  # a: place
S_AGAIN: Final = 28  # a: place
S_BOARD: Final = 29  # a: action
S_HIRED: Final = 30  # a: good
S_HIRE_AGAIN: Final = 31
S_VISIT: Final = 32  # a: seat, b: place
S_TAKEN: Final = 33  # a: connection card
S_PLAYED: Final = 34  # a: connection card
S_RECEIVE: Final = 35  # a: what is received, b: place
S_STEAL: Final = 36  # a: place of the thief
S_CLEAR: Final = 37  # a: place, b: how many are left
S_CALL: Final = 38  # a: how many are left, b: mask of deals called
S_TAP: Final = 39
S_OCCUPIED: Final = 40
S_KEEP_DRAWN: Final = 41  # a: how many to keep
S_STORE: Final = 42
S_CLEAN: Final = 43
S_RIVAL: Final = 44
S_VICTIM: Final = 45  # a: attack card
S_PHASE_END: Final = 46
S_SCORE: Final = 47
S_HOST: Final = 48

# What S_RECEIVE receives.
OUTPUT: Final = 0  # b: owner << 10 | place
COPY_OWN: Final = 1
COPY_RIVAL: Final = 2

# Where paid goods go (7.10, 7.11): a place of the payer, or one of these.
AWAY: Final = -1
ON_BOARD: Final = -2

# Phases.
SETUP: Final = 0
CARDS: Final = 1
PRODUCTION: Final = 2
ACTION: Final = 3
CLEAN_UP: Final = 4
OVER_PHASE: Final = 5
PHASES: Final[tuple[str, ...]] = ("setup", "cards", "production", "action", "clean_up", "over")

BOARD_ACTIONS: Final[tuple[str, ...]] = ("grey", "red", "blue")
