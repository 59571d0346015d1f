"""The protocol and its kernels. Everything an author of a game needs is here."""

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.option import Option, Options, choice, flag, number
from sobremesa.core.plain import PlainState
from sobremesa.core.protocol import (
    PROTOCOL,
    AnyGame,
    Belief,
    Event,
    Game,
    Refusal,
    by_slug,
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
    NOBODY,
    ONE,
    ONLY_CHANCE,
    WATCHER,
    Action,
    Note,
    Result,
    Seat,
    State,
)
from sobremesa.core.worth import Utility, by_points, by_team, in_teams

__all__ = [
    "ALIKE", "CHANCE", "JUDGE", "NOBODY", "ONE", "ONLY_CHANCE", "PROTOCOL", "WATCHER", "Action", "AnyGame",
    "Belief", "Catalogue", "Event", "Game", "Note", "Option", "Options", "PlainState", "Refusal", "Result", "Seat",
    "State", "Utility", "by_points", "by_slug", "by_team", "choice", "flag", "in_teams", "legal_texts",
    "number", "one_action", "plain_lines", "play", "speaker", "still_secret", "told_nothing",
]  # fmt: skip
