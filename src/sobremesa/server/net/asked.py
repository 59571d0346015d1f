"""A request as routes see it: a body that nobody can read is the asker's fault, and not ours."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException


class Asked(Request[Any, Any, Any]):
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
