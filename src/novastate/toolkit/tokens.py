"""What a card does as a row of tokens: data for whoever draws it, made where the rules are.

A token is a plain table with its kind and what that kind needs:

- `good` with the good's name, and `n` where it is more than one;
- `type` with the name of a type, `number` with `n`, `word` with a word of the card's language;
- `arrow` between cost and gain, `comma` between parts.
"""

from typing import Final

Token = dict[str, object]

ARROW: Final[Token] = {"kind": "arrow"}
COMMA: Final[Token] = {"kind": "comma"}
_SIGNS: Final[dict[object, str]] = {"arrow": "->", "comma": ","}


def good(name: str, n: int = 1) -> Token:
    """Show a good, so many of it."""
    return {"kind": "good", "good": name} if n == 1 else {"kind": "good", "good": name, "n": n}


def type_mark(name: str) -> Token:
    """Show a type."""
    return {"kind": "type", "type": name}


def number(n: int) -> Token:
    """Show a number that counts no single good."""
    return {"kind": "number", "n": n}


def word(said: str) -> Token:
    """Show a word."""
    return {"kind": "word", "word": said}


def written(tokens: list[Token]) -> str:
    """Write tokens as a card file says them.

    >>> written([good("brick", 2), ARROW, good("vp"), COMMA, word("steal"), number(3)])
    '2 brick -> vp, steal 3'
    """
    return " ".join(_text(token) for token in tokens).replace(" ,", ",")


def _text(token: Token) -> str:
    """Write one token: what is counted comes after its number."""
    said = [str(token[part]) for part in ("n", "good", "type", "word") if part in token]
    return " ".join(said) if said else _SIGNS[token["kind"]]
