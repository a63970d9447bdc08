"""Numbers for moves and agenda steps that the two old editions share."""

from typing import Final

# Verbs, with their details.
PASS: Final = 0
DONE: Final = 1
PICK: Final = 2  # card of the lookout row
CASH: Final = 3  # spoils card
DROP: Final = 4  # card, 0 spoils or 1 deal
CONTACT: Final = 5  # card, kind of contact
BY_FIELD: Final = 6
BY_CARD: Final = 7  # contact card
TOKEN: Final = 8  # token
ROOM: Final = 9  # card, 0 spoils or 1 deal
REDEVELOP: Final = 10  # card
OVER: Final = 11  # place
WITH: Final = 12  # 0 the basic redevelopment, 1 a token
LEAD: Final = 13  # leader card
DIG: Final = 14
DISCARD: Final = 15  # card
USE: Final = 16  # place
COMMAND: Final = 17
VISIT: Final = 18  # seat, place
EXCHANGE: Final = 19  # good
PAY: Final = 20  # three bits for each kind of resource
SPEND: Final = 21  # token paid as a cost
GIVE_UP: Final = 22  # card, 0 spoils or 1 deal: paid as a cost
CHOOSE: Final = 23  # option
STEAL: Final = 24  # seat, good
KEEP: Final = 25  # good
ACCEPT: Final = 26
FACTION: Final = 27  # faction
INSTANT: Final = 28  # card
TAKE_TOKEN: Final = 29  # kind of contact: a field's token into the pool
AGREE: Final = 30  # seat, place
BREAK: Final = 31  # seat, place
ATTACK: Final = 32  # seat
DEFEND: Final = 33  # defence token
TARGET: Final = 34  # seat, place
SPARE: Final = 35
HOST: Final = 36  # place
RECONSTRUCT: Final = 37  # card
IMPROVE: Final = 38  # place
REPEAT: Final = 39  # place
FREE: Final = 40  # no means at all
PART: Final = 41  # part of an instant

SPOILS: Final = 0
DEAL: Final = 1

# Agenda steps: kind, seat, and two details.
S_FACTION: Final = 0
S_DEAL_HANDS: Final = 1
S_FIRST: Final = 2
S_TURN: Final = 3  # a whole turn of the table
S_FILL: Final = 4  # a: how many cards the lookout row is filled up to
S_PICK: Final = 5
S_LEFT: Final = 6
S_THIRD: Final = 7
S_DRAW: Final = 8  # a: how many
S_LIMIT: Final = 9
S_PRODUCTION: Final = 10
S_BASE: Final = 11
S_FROM_DEAL: Final = 12  # a: card
S_FROM_PLACE: Final = 13  # a: uid
S_WINDOW: Final = 14
S_ACTIONS: Final = 15
S_PLAYER: Final = 16  # a player turn
S_MEANS: Final = 17  # a: card, b: kind of contact
S_TOKENS: Final = 18  # a: card | kind << 10, b: range so far
S_ROOM: Final = 19
S_COST: Final = 20  # a: resources asked for, four bits each, `any` last
S_CARDS: Final = 21  # a: how many cards to discard
S_SPEND: Final = 22  # a: token
S_GIVE_UP: Final = 23  # a: 0 spoils or 1 deal
S_TUCK: Final = 24  # a: card, b: 0 spoils or 1 deal
S_ENTER: Final = 25  # a: card
S_ENTERED: Final = 26  # a: uid
S_EVENT: Final = 27  # a: event, b: distance | card << 4 | the first uid that is new << 14
S_REACT: Final = 28
S_MAY: Final = 29  # a: uid, b: feature
S_OVER: Final = 30  # a: card
S_WITH: Final = 31  # a: card, b: uid
S_REBUILD: Final = 32  # a: card, b: uid
S_LEAD: Final = 33  # a: card
S_GAIN: Final = 34  # a: uid, b: 0 action, 1 + feature
S_CHOOSE: Final = 35  # a: uid, b: 0 action, 1 + feature
S_STEAL: Final = 36
S_ANY_OVER: Final = 37
S_OVERFLOW: Final = 38  # a: 1 + uid of a location that is about to go, or 0
S_COUNT: Final = 39
S_STORE: Final = 40
S_CLEAN: Final = 41
S_VISITED: Final = 42  # a: seat, b: uid
S_START_ACTIONS: Final = 43
S_IMPROVE: Final = 44  # a: mask of the type
S_REPEAT: Final = 45
S_INSTANT: Final = 46  # a: card
S_FIELD_TOKEN: Final = 47  # a: kind of contact
S_AGREE: Final = 48  # a: owner, b: uid
S_AGREED: Final = 49  # a: owner, b: uid
S_BREAK_ONE: Final = 50
S_HOST: Final = 51  # a: card
S_DECLARE: Final = 52  # a: defender
S_MORE: Final = 53  # a: defender, b: strength so far
S_DEFEND: Final = 54  # a: attacker | 1 << 4 if by a field | committed << 5, b: strength
S_ANSWER: Final = 55  # a: defender | added << 5, b: strength
S_TARGET: Final = 56  # a: defender, b: strength
S_LOOT: Final = 57  # a: defender, b: uid
S_SPARE: Final = 58  # a: defender, b: uid
S_RUIN: Final = 59  # a: defender, b: uid
S_SHOT: Final = 60
S_REBUILD_RUIN: Final = 61  # a: card, b: uid of the debris
S_SECOND: Final = 62  # a: range
S_FROM_AGREEMENT: Final = 63  # a: owner, b: uid
S_AGREE_TOKENS: Final = 64  # a: owner, b: uid | range so far << 20 | tokens << 28
S_GRANT: Final = 65  # a: kind, b: range
S_AFTER: Final = 66  # after the action of a player turn
S_RUIN_OVER: Final = 67  # a: card

# Phases.
SETUP: Final = 0
LOOKOUT: Final = 1
PRODUCTION: Final = 2
ACTIONS: Final = 3
COUNT: Final = 4
CLEAN_UP: Final = 5
OVER_PHASE: Final = 6
PHASES: Final[tuple[str, ...]] = (
    "setup",
    "lookout",
    "production",
    "actions",
    "count",
    "clean_up",
    "over",
)

# Where VP tokens go: a place by its uid, or the base.
ON_BASE: Final = -1
