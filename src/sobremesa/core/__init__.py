"""The protocol and its kernels. Everything an author of a game needs is here."""

from sobremesa.core.option import Option, Options, choice, flag, number
from sobremesa.core.protocol import (
    AnyGame,
    Belief,
    Event,
    Game,
    Refusal,
    legal_texts,
    one_action,
    plain_lines,
    play,
    speaker,
    still_secret,
    told_nothing,
)
from sobremesa.core.state import (
    ALIKE,
    CHANCE,
    JUDGE,
    LUCK,
    NOBODY,
    ONE,
    WATCHER,
    Action,
    Note,
    Result,
    Seat,
    State,
)

__all__ = [
    "ALIKE", "CHANCE", "JUDGE", "LUCK", "NOBODY", "ONE", "WATCHER", "Action", "AnyGame", "Belief",
    "Event", "Game", "Note", "Option", "Options", "Refusal", "Result", "Seat", "State", "choice",
    "flag", "legal_texts", "number", "one_action", "plain_lines", "play", "speaker",
    "still_secret",
    "told_nothing",
]  # fmt: skip
