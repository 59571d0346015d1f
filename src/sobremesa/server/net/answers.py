"""What REST says no with: the house's word and its sentence, in the language of whoever reads it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException

from sobremesa.server.table.house import NotHere
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import Table


def lang_of(request: Request[Any, Any, Any]) -> str:
    """As asked for with `lang`; without it, the language that the browser prefers."""
    preferred = request.headers.get("accept-language") or ""
    wanted = str(request.query_params.get("lang") or preferred)
    return "es" if wanted[:2].lower() == "es" else "en"


def no(
    request: Request[Any, Any, Any], word: str, status: int = 404, **args: str | int
) -> HTTPException:
    """The answer, to be raised. The word is `refused-<word>` in the texts, the rest its variables."""
    return refused(NotHere(word, **args), status, lang_of(request))


def refused(error: Exception, status: int, lang: str, table: Table | None = None) -> HTTPException:
    """The same, of an error: the rule or the house's word, and the sentence."""
    rule, words = sentence(error, table, lang)
    return HTTPException(words, status_code=status, extra={"rule": rule, "sentence": words})
