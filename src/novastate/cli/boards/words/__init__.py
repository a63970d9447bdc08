"""What boards say, in English and German."""

from functools import cache
from importlib.resources import files

from novastate.kernel.phrases import LANGUAGES, Templates
from novastate.toolkit.sentences import read_sentences


@cache
def board_words(name: str) -> Templates:
    """Return the words of a board, with those of all boards.

    >>> board_words("master")["de"]["hand"]
    'Hand'
    """
    words: Templates = {lang: {} for lang in LANGUAGES}
    for file in ("common.toml", f"{name}.toml"):
        for table in read_sentences(files(__name__) / file, f"novastate/cli/boards/words/{file}"):
            for lang in LANGUAGES:
                words[lang][table.name] = table.text(lang)
    return words
