"""A state for games in plain Python: who decides, what is legal and with which odds are lists of numbers.

Playouts and searches are compiled and want native lists (`vec[i64]`), which compiled games hand out. Here an author's
lists become such on their way out.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import State

if TYPE_CHECKING:

    class PlainState(Any):  # type: ignore[misc]
        """For type checkers: any kind of state, whose lists may be lists."""

        def deciders(self) -> Sequence[int]: ...

        def legal(self, who: int) -> Sequence[int]: ...

        def weights(self) -> Sequence[int]: ...

else:

    class PlainState(State):
        """A position of a game that is not compiled; all that State says holds for it."""

        def __init_subclass__(cls, **more):
            super().__init_subclass__(**more)
            for name in ("deciders", "legal", "weights"):
                if name in vars(cls):
                    setattr(cls, name, native(vars(cls)[name]))


def native(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def converted(*args: Any) -> Any:
        found = method(*args)
        return vec[i64](found) if isinstance(found, list) else found

    return converted
