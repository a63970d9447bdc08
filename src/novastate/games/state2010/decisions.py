"""The decisions of FS-21 and the clauses that refusals of the 2010 edition cite."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.clauses import Clauses

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    codes.S_FACTION: ("choose_faction", "FS-3.2"),
    codes.S_PICK: ("lookout_pick", "FS-5.8"),
    codes.S_LIMIT: ("hand_limit_discard", "FS-11.2"),
    codes.S_WINDOW: ("cash_spoils", "FS-6.7"),
    codes.S_PLAYER: ("choose_action", "FS-7.1"),
    codes.S_MEANS: ("contact_means", "FS-8.1.2"),
    codes.S_TOKENS: ("contact_tokens", "FS-19.3"),
    codes.S_ROOM: ("make_room", "FS-8.5.7"),
    codes.S_OVERFLOW: ("slot_overflow", "FS-8.5.4"),
    codes.S_COST: ("pay_with", "FS-2.1.2"),
    codes.S_CARDS: ("discard_cards", "FS-11.1"),
    codes.S_SPEND: ("pay_token", "FS-17.1.14"),
    codes.S_GIVE_UP: ("pay_tucked", "FS-17.1.13"),
    codes.S_MAY: ("react", "FS-17.2.8"),
    codes.S_OVER: ("redevelop_pair", "FS-9.1"),
    codes.S_ANY_OVER: ("redevelop_card", "FS-17.1.12"),
    codes.S_WITH: ("redevelop_payment", "FS-9.2"),
    codes.S_CHOOSE: ("choose_gain", "FS-17.1.14"),
    codes.S_STEAL: ("steal_target", "FS-17.1.11"),
    codes.S_STORE: ("store_goods", "FS-15.2"),
}

CLAUSES: Final = Clauses(
    {
        "over": "FS-16.1",
        "turn": "FS-4.3",
        "hand": "FS-8.1.1",
        "means": "FS-8.1.2",
        "match": "FS-9.1",
        "redevelop": "FS-9.2",
        "lead": "FS-10.2",
        "swap": "FS-10.3",
        "command": "FS-10.10",
        "dig": "FS-11.1",
        "use": "FS-12.1.1",
        "twice": "FS-12.1.2",
        "gain": "FS-0.3",
        "visit": "FS-12.2.1",
        "visits": "FS-12.2.4",
        "passed": "FS-13.3",
        "exchange": "FS-12.3.1",
    }
)
