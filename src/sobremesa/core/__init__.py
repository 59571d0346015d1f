"""The protocol and its kernels. Everything an author of a game needs is here."""

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.happening import (
    Event,
    Happening,
    Heard,
    Said,
    Wording,
    happen,
    happenings,
    still_secret,
)
from sobremesa.core.option import Option, Options, choice, flag, number
from sobremesa.core.plain import PlainState
from sobremesa.core.protocol import (
    PROTOCOL,
    AnyGame,
    Belief,
    Game,
    Refusal,
    attempt,
    by_slug,
    legal_texts,
    never_final,
    one_action,
    plain_lines,
    play,
    speaker,
    told_nothing,
    while_secret,
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
    Fact,
    Note,
    Result,
    Seat,
    State,
)
from sobremesa.core.worth import Utility, by_points, by_team, in_teams

__all__ = [
    "ALIKE", "CHANCE", "JUDGE", "NOBODY", "ONE", "ONLY_CHANCE", "PROTOCOL", "WATCHER", "Action", "AnyGame",
    "Belief", "Catalogue", "Event", "Fact", "Game", "Happening", "Heard", "Note", "Option", "Options", "PlainState",
    "Refusal", "Result", "Said", "Seat", "State", "Utility", "Wording", "attempt", "by_points", "by_slug", "by_team",
    "choice", "flag", "happen", "happenings", "in_teams", "legal_texts", "never_final", "number", "one_action", "plain_lines", "play",
    "speaker", "still_secret", "told_nothing", "while_secret",
]  # fmt: skip
