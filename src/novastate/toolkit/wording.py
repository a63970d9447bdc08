"""Sentences of one language by name, with slots in braces: what card texts are made of."""

from typing import Final, TypeVar

from novastate.kernel.errors import BadInput


class Noun:
    """What is counted: after the number one, and after other numbers."""

    def __init__(self, one: str, several: str) -> None:
        self.one: Final = one
        self.several: Final = several

    def after(self, n: int) -> str:
        """Say what stands after a number."""
        return self.one if n == 1 else self.several


class Wording:
    """The sentences of one language."""

    def __init__(self, sentences: dict[str, str]) -> None:
        self.sentences: Final = sentences

    def say(self, name: str, /, **slots: object) -> str:
        """Fill the slots of a sentence."""
        return self.sentences[name].format(**slots)

    def chosen(self, name: str, traits: list[str]) -> str:
        """Find the most particular sentence: the name goes on with each trait that is known.

        >>> Wording({"move": "", "move_back": "", "move_back_1": ""}).chosen("move", ["back", "2"])
        'move_back'
        """
        for trait in traits:
            if f"{name}_{trait}" in self.sentences:
                name = f"{name}_{trait}"
        return name

    def say_of(self, n: int, name: str, /, **slots: object) -> str:
        """Fill the slots of a sentence with a number, which may have a sentence of its own."""
        return self.say(self.chosen(name, [str(n)]), n=str(n), **slots)

    def joined(self, parts: list[str], last: str = "and") -> str:
        """Join parts with commas and a last "and" or "or".

        >>> Wording({"and": "{first} and {last}"}).joined(["a", "b", "c"])
        'a, b and c'
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.say(last, first=", ".join(parts[:-1]), last=parts[-1])


Words = TypeVar("Words", bound=Wording)


def in_language(known: dict[str, Words], lang: str) -> Words:
    """Find the words of a language."""
    if lang not in known:
        raise BadInput(f'There is no language "{lang}" (known are {", ".join(known)})')
    return known[lang]
