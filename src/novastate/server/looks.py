"""Which names look alike: what is left of a name when everything that fools the eye is gone."""

import unicodedata
from typing import Final

_CAPITALS: Final = {
    "a": "ΑАᎪꓮ", "b": "ΒВᏴꓐ", "c": "СᏟꓚ", "d": "ᎠꓓĐ", "e": "ΕЕᎬꓰ", "g": "ԌꓖᏀ", "h": "ΗНᎻꓧ",
    "j": "ЈᎫꓙ", "k": "ΚКᏦꓗ", "l": "ΙІᏞꓡԼӀ", "m": "ΜМᎷꓟ", "n": "Νꓠ", "o": "ΟОꓳՕ", "p": "ΡРᏢꓑ",
    "q": "Ԛ", "r": "ᎡꓣᏒ", "s": "ЅᏚꓢՏ", "t": "ΤТᎢꓔ", "u": "ꓴՍ", "v": "ᏙꓦѴ", "w": "ԜᎳꓪ", "x": "ΧХꓫ",
    "y": "ΥУҮꓬ", "z": "ΖᏃꓜ",
}  # fmt: skip
"""Capital letters of other alphabets; some look like other letters than their small ones do."""
_SMALL: Final = {
    "a": "αаɑ@", "b": "βвьϐ8", "c": "сϲ", "d": "ԁđɗ", "e": "εеє", "f": "ƒ", "g": "ɡց", "h": "нһհħ",
    "j": "јϳյ", "k": "κкĸ", "l": "ιіıłɩӏǀ|!1i", "m": "м", "n": "ηпոɴ", "o": "οоօøσ0", "p": "ρр",
    "q": "ԛ", "r": "гʀ", "s": "ѕ5$", "t": "τт", "u": "υսʋ", "v": "νѵ", "w": "ωԝѡ", "x": "χх×",
    "y": "γуү", "z": "ζ", "3": "зʒɜ",
}  # fmt: skip
"""Small letters of other alphabets, and digits and signs that stand for letters."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def _table(alike: dict[str, str]) -> dict[int, str]:
    return {ord(other): letter for letter, others in alike.items() for other in others}


_capitals: Final = _table(_CAPITALS)
_small: Final = _table(_SMALL)


def looks_of(name: str) -> str:
    """Return what is equal for names that look alike.

    >>> looks_of("Аnn Lее") == looks_of("ann_lee") == looks_of("Ann\\u200b Lée")
    True
    >>> looks_of("Paul") == looks_of("PauI") == looks_of("Pau1")
    True
    >>> looks_of("Ann") == looks_of("Anna")
    False
    """
    plain = unicodedata.normalize("NFKD", name).translate(_capitals).casefold()
    plain = unicodedata.normalize("NFKD", plain).translate(_small)
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LN")
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return (letters or unicodedata.normalize("NFKC", name).casefold())[:80]
