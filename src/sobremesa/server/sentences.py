"""What the house says when it says no, in the language of whoever asked."""

from __future__ import annotations

from sobremesa.complaint import in_words
from sobremesa.server.house import NotHere
from sobremesa.text import Texts


def told(error: NotHere, lang: str) -> tuple[str, str]:
    """The house's word and its sentence."""
    texts = Texts(None, lang)
    args = {
        name: in_words(value, texts) if isinstance(value, Exception) else value
        for name, value in error.args_of.items()
    }
    return error.word, texts.say(f"refused-{error.word}", **args)
