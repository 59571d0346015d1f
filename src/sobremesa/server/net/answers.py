"""A request as routes see it, and how they refuse one: with the house's word and its sentence, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException, InternalServerException

from sobremesa.core import Refusal
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import Table


class Asked(Request[Any, Any, Any]):
    """A body that nobody can read is the asker's fault, and not ours."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # it went away in the middle
            raise ClientException(error.detail) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None


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


@contextmanager
def refusing(status: int, lang: str, table: Table | None = None) -> Iterator[None]:
    """What is refused meanwhile is told in words."""
    try:
        yield
    except (NotHere, Refusal, ValueError) as error:
        raise refused(error, status, lang, table) from None


def refused(error: Exception, status: int, lang: str, table: Table | None = None) -> HTTPException:
    """The same, of an error: the rule or the house's word, and the sentence."""
    rule, words = sentence(error, table, lang)
    return HTTPException(words, status_code=status, extra={"rule": rule, "sentence": words})
