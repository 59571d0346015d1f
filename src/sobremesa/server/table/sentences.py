"""What people are told when something is refused, in the language of whoever asked."""

from __future__ import annotations

from sobremesa.complaint import in_words
from sobremesa.core import Refusal
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.table import Table
from sobremesa.text import Texts


def sentence(error: Exception, table: Table | None, lang: str) -> tuple[str, str]:
    """The rule or the house's word, and the sentence."""
    texts = Texts(None, lang)
    if isinstance(error, Refusal) and table:
        return error.rule, Texts(table.setup.game, lang, table.setup.rules).rule(error.rule)
    if isinstance(error, Unkept):
        return "unkept", texts.say("refused-unkept")
    if isinstance(error, NotHere):
        args = {
            name: in_words(value, texts) if isinstance(value, Exception) else value
            for name, value in error.args_of.items()
        }
        return error.word, texts.say(f"refused-{error.word}", **args)
    return "unreadable", texts.say("refused-unreadable", reason=in_words(error, texts)[:200])
