"""Errors for people. Core and games explain in English, for programmers, what they cannot read or do; a
reader of another language gets a sentence of the house instead: the same one if the error is a `Wrong`
with a key, otherwise whatever can be named.

>>> wrong = RecordError(3, Wrong("this is not JSON", "json"))
>>> in_words(wrong, Texts(None, "en"))
'line 3: this is not JSON'
>>> in_words(wrong, Texts(None, "es"))
'línea 3: esto no es JSON'
>>> in_words(RecordError(3, ValueError("no such thing")), Texts(None, "es"))
'la línea 3 no se puede leer, o las reglas no la permiten'
"""

from collections.abc import Iterable
from typing import Final

from sobremesa.core.fair import Unfair
from sobremesa.core.record import RecordError
from sobremesa.core.wrong import Wrong
from sobremesa.text import Texts

EXAMPLES: Final = 6  # of lines that can be read now


class Said(ValueError):
    """An error that is already a sentence in the reader's language."""


def in_words(error: Exception, messages: Texts) -> str:
    """What is wrong, in the language of the house's texts."""
    if messages.lang == "en" or isinstance(error, Said):
        return str(error)
    if isinstance(error, Wrong) and error.key:
        filling = {
            name: in_words(part, messages) if isinstance(part, ValueError) else part
            for name, part in error.filling.items()
        }
        return messages.say(f"wrong-{error.key}", **filling)
    if isinstance(error, RecordError):
        if isinstance(error.reason, Wrong):
            reason = in_words(error.reason, messages)
            return messages.say("error-line", line=error.line, reason=reason)
        return messages.say("error-record", line=error.line)
    if isinstance(error, Unfair):
        return messages.say("error-unfair")
    if isinstance(error, FileNotFoundError):
        return messages.say("error-no-file")
    return messages.say("error-system" if isinstance(error, OSError) else "error-other")


def unreadable(text: str, error: Exception, legal: Iterable[str], messages: Texts) -> str:
    """Why a line cannot be read: the notation's own word or, in other languages, what can be written now.

    >>> unreadable("x", ValueError("what?"), ["use 3", "use 4", "add J11"], Texts(None, "es"))
    '"x" no es una jugada. Ahora se puede escribir, por ejemplo: use 3, add J11.'
    """
    if messages.lang == "en":
        return str(error)
    if isinstance(error, Wrong):
        return in_words(error, messages)
    kinds = {move.partition(" ")[0] if " " in move else "": move for move in reversed([*legal])}
    examples = list(reversed(kinds.values()))[:EXAMPLES]
    said = messages.say("unreadable", text=text)
    if not kinds:
        return said
    return f"{said} {messages.say('unreadable-now', examples=', '.join(examples))}"
