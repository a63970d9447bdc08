"""The decisions of NE-24 and the clauses that refusals of The New Era cite."""

from typing import Final

from novastate.games.classic import codes
from novastate.games.classic.clauses import Clauses

DECISIONS: Final[dict[int, tuple[str, str]]] = {
    codes.S_FACTION: ("choose_faction", "NE-3.1"),
    codes.S_PICK: ("lookout_pick", "NE-5.6"),
    codes.S_LIMIT: ("hand_limit_discard", "NE-23.1"),
    codes.S_WINDOW: ("cash_spoils", "NE-6.7"),
    codes.S_PLAYER: ("choose_action", "NE-7.1"),
    codes.S_AFTER: ("free_moves", "NE-7.4"),
    codes.S_INSTANT: ("instant_part", "NE-14.2"),
    codes.S_MEANS: ("contact_means", "NE-8.1.2"),
    codes.S_TOKENS: ("contact_tokens", "NE-8.1.3"),
    codes.S_AGREE: ("contact_target", "NE-10.1"),
    codes.S_AGREE_TOKENS: ("contact_tokens", "NE-8.1.3"),
    codes.S_BREAK_ONE: ("make_room_agreement", "NE-10.7"),
    codes.S_HOST: ("host", "NE-11.2"),
    codes.S_SECOND: ("second_cooperation", "NE-22.2.6"),
    codes.S_GRANT: ("granted_contact", "NE-21.1.8"),
    codes.S_ROOM: ("make_room", "NE-8.6.3"),
    codes.S_OVERFLOW: ("slot_overflow", "NE-8.6.4"),
    codes.S_COST: ("pay_with", "NE-2.1.2"),
    codes.S_CARDS: ("discard_cards", "NE-15.1"),
    codes.S_SPEND: ("pay_token", "NE-21.1.9"),
    codes.S_GIVE_UP: ("pay_tucked", "NE-21.1.11"),
    codes.S_MAY: ("react", "NE-21.2.10"),
    codes.S_OVER: ("redevelop_pair", "NE-12.2"),
    codes.S_ANY_OVER: ("redevelop_card", "NE-M.12"),
    codes.S_WITH: ("redevelop_payment", "NE-12.1"),
    codes.S_RUIN_OVER: ("reconstruct_pair", "NE-13.3"),
    codes.S_CHOOSE: ("choose_gain", "NE-21.1.11"),
    codes.S_STEAL: ("steal_target", "NE-M.16"),
    codes.S_IMPROVE: ("improvement_target", "NE-22.2.2"),
    codes.S_REPEAT: ("production_target", "NE-22.2.4"),
    codes.S_DECLARE: ("attack_means", "NE-9.1.1"),
    codes.S_MORE: ("attack_tokens", "NE-9.1.1"),
    codes.S_DEFEND: ("shootout_defend", "NE-9.1.6"),
    codes.S_ANSWER: ("shootout_answer", "NE-9.1.7"),
    codes.S_TARGET: ("conquest_target", "NE-9.1.8"),
    codes.S_SPARE: ("spare_location", "NE-9.3.3"),
    codes.S_STORE: ("store_goods", "NE-19.2"),
}

CLAUSES: Final = Clauses(
    {
        "over": "NE-20.1",
        "turn": "NE-4.3",
        "hand": "NE-8.1.9",
        "means": "NE-8.1.4",
        "match": "NE-12.2",
        "redevelop": "NE-12.1",
        "lead": "NE-M.6",
        "swap": "NE-M.6",
        "command": "NE-M.6",
        "dig": "NE-15.1",
        "use": "NE-16.1.1",
        "twice": "NE-16.1.2",
        "gain": "NE-0.3",
        "visit": "NE-16.2.1",
        "visits": "NE-16.2.3",
        "passed": "NE-17.2",
        "exchange": "NE-16.3.1",
    }
)
