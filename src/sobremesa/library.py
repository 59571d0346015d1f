"""All games: those of the house and those of installed packages. Whoever wants a game asks here.

A game is loaded when it is asked for, all of them when they are listed. One that is not fit to be played (it cannot be
imported, has no texts, is written for another protocol...) is left out and named once, with the reason: `ALL.tell`, which
the command line and the server set. The rest go on.
"""

import copyreg
import re
import signal
import traceback
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from importlib import import_module
from threading import RLock, current_thread, main_thread
from typing import Any, Final, NamedTuple, NoReturn

from sobremesa import homes
from sobremesa.books import book
from sobremesa.core import AnyGame, Game
from sobremesa.core.arrange import plan_of
from sobremesa.core.data import DataError, read_table
from sobremesa.core.protocol import PROTOCOL, understood
from sobremesa.core.wrong import Wrong
from sobremesa.faces import face_files
from sobremesa.homes import Home
from sobremesa.lessons import lesson
from sobremesa.native import fits
from sobremesa.puzzles import puzzles
from sobremesa.text import Texts, fluent, languages

# It is part of addresses; `house` is the house.
SLUG: Final = re.compile(r"(?!house$)[a-z][a-z0-9_]{0,31}")
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# What a game may have beside its rules.
PARTS: Final = ("hints", "levels", "aids", "reasons", "exact", "board")
KEYS: Final = ("title", "about", "help", "player")  # the texts that no game can do without
LONGEST: Final = {"title": 60, "about": 400}  # characters: they stand in lists
REASON: Final = 300  # characters of an error that somebody else has worded


class LeftOut(NamedTuple):
    """A game that is not there, and why."""

    home: Home
    reason: Wrong


class Unfit(Wrong):
    """Why a game cannot be played."""


class Stopped(KeyboardInterrupt):
    """Somebody has pressed Ctrl-C. Any other KeyboardInterrupt is raised by a package, and is its own fault."""


def say_nothing(left_out: LeftOut) -> None:
    """Who wants to know looks into `left_out`."""


class Library(MutableMapping[str, AnyGame]):
    """Games by their slugs, listed in their own order, and then by slug."""

    def __init__(self) -> None:
        self.loaded: dict[str, AnyGame | None] = {}
        self.left_out: list[LeftOut] = []
        self.tell: Callable[[LeftOut], None] = say_nothing
        self.listed = False
        self.loading = RLock()  # other threads wait until a game is there

    def __getitem__(self, slug: str) -> AnyGame:
        game = self.loaded.get(slug)
        if game is None:
            with self.loading:
                game = self.first(slug)
        if game is None:
            raise KeyError(slug)
        return game

    def first(self, slug: str) -> AnyGame | None:
        """The game, loaded if nobody has asked for it yet."""
        if slug not in self.loaded:
            home = homes.home_of(slug)
            if home is None:
                return None
            self.loaded[slug] = None  # for itself, should it ask while it is being loaded
            self.loaded[slug] = self.load(home)
        return self.loaded[slug]

    def __iter__(self) -> Iterator[str]:
        slugs = dict.fromkeys([*homes.own(), *(home.slug for home in homes.guests())])
        if not self.listed:
            self.listed = True
            for home in homes.guests():
                if home != homes.home_of(home.slug):
                    self.leave_out(home, Wrong("its name is taken", "game-taken"))
        slugs.update(dict.fromkeys(self.loaded))
        games = [game for slug in slugs if (game := self.get(slug))]
        return iter([game.slug for game in sorted(games, key=lambda game: (game.order, game.slug))])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __setitem__(self, slug: str, game: AnyGame) -> None:
        """A game of this process alone, also in place of another: for experiments and tests."""
        self.loaded[slug] = game

    def __delitem__(self, slug: str) -> None:
        """Whatever was put there is gone: the game that lives under this name is loaded when it is asked for."""
        del self.loaded[slug]

    def load(self, home: Home) -> AnyGame | None:
        try:
            with stoppable(), blamed("it cannot begin", "game-start"):
                return fit(home)
        except Wrong as reason:
            self.leave_out(home, reason)
        return None

    def leave_out(self, home: Home, reason: Wrong) -> None:
        self.left_out.append(LeftOut(home, reason))
        self.tell(self.left_out[-1])


ALL: Final = Library()


def fit(home: Home) -> AnyGame:
    """The game that lives there; `Unfit` says why it cannot be played."""
    if not SLUG.fullmatch(home.slug):
        raise Unfit("its name must be lower-case letters, digits and _, and not house", "game-slug")
    game = imported(home)
    if game.slug != home.slug:
        said = f"it calls itself {game.slug}, but its entry point says {home.slug}"
        raise Unfit(said, "game-names", slug=str(game.slug), name=home.slug)
    if not understood(game.protocol):
        said = f"it is written for protocol {game.protocol}, and this house speaks {PROTOCOL}"
        raise Unfit(said, "game-protocol", wanted=str(game.protocol), protocol=PROTOCOL)
    for lang in languages:
        check_texts(game, lang, whole=bool(home.owner))
    if home.owner:
        check_parts(game)
    return game


@contextmanager
def stoppable() -> Iterator[None]:
    """Meanwhile Ctrl-C raises Stopped, where it would raise KeyboardInterrupt (under a server it raises nothing)."""

    def stop(number: int, frame: object) -> NoReturn:
        raise Stopped

    in_main = current_thread() is main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def blamed(said: str, key: str, **filling: str) -> Iterator[None]:
    """Whatever is raised by a package, SystemExit and its like as well, is a reason to leave its game out."""
    try:
        yield
    except (Unfit, fits.WrongBuild, Stopped):
        raise
    except BaseException as error:
        raise Unfit(f"{said}: {why(error)}", key, error=why(error), **filling) from error


def imported(home: Home) -> AnyGame:
    if home.owner:
        fits.check(home.package)
    with blamed("it cannot be imported", "game-import"):
        module = import_module(home.package)
    game = getattr(module, home.name, None)
    if not isinstance(game, Game) or not hasattr(module, "__path__"):
        said = f"{home.package} is no package with a Game called {home.name}"
        raise Unfit(said, "game-none", package=home.package, name=home.name)
    return game


def check_texts(game: AnyGame, lang: str, whole: bool) -> None:
    """Are the texts there that every screen needs? Those of guests are read as a whole: nobody else has tested them."""
    with blamed(f"its texts in {lang}", "game-texts", lang=lang):
        for edition in game.editions():
            there = set(KEY.findall(fluent(game.slug, lang, edition.rules)))
            needed = [*KEYS, *(f"option-{option.name}" for option in edition.options)]
            needed += [f"colour-{colour}" for colour in edition.colours]
            if missing := [key for key in needed if key not in there]:
                raise DataError(f"{lang}.ftl", ", ".join(missing), "is missing")
            if whole:
                check_length(Texts(game.slug, lang, edition.rules))


def check_length(texts: Texts) -> None:
    for key, most in LONGEST.items():
        if len(texts.say(key)) > most:
            raise DataError(f"{texts.lang}.ftl", key, f"is longer than {most} characters")


def check_parts(game: AnyGame) -> None:
    """Can it begin, and can all be read that a guest has brought along? Nobody else has tried."""
    slug = game.slug
    with blamed("it cannot begin", "game-start"):
        for edition in game.editions():
            edition.start(edition.seats[0], {}).deciders()
            plan_of(edition)  # its layout fits its views
        for name in PARTS:
            homes.part(slug, name)
        for name in (slug, *(f"{slug}.{edition.rules}" for edition in game.earlier)):
            file = homes.folder(slug) / f"{name}.toml"
            _ = read_table(file) if file.is_file() else None
        if taught := lesson(slug):
            for lang in languages:
                _ = [Texts(taught.texts, lang).say(step.say) for step in taught.steps]
        for puzzle in puzzles(slug).puzzles:
            puzzle.match({slug: game})
        face_files(slug)
        if told := book(slug):
            for lang in languages:
                _ = [Texts(told.texts, lang).say(key) for key in sorted(told.keys())]
            for picture in told.pictures.values():
                picture.match(slug, {slug: game})


def why(error: BaseException) -> str:
    """An error in a line: its kind, what it says, and where it happened; of data, what is wrong with them."""
    frames = traceback.extract_tb(error.__traceback__)
    said = traceback.format_exception_only(error)[-1]
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    if isinstance(error, DataError):
        said, where = str(error), ""
    line = " ".join("".join(c if c.isprintable() else " " for c in said[: 2 * REASON]).split())
    return (line if len(line) <= REASON else f"{line[:REASON]}...") + where


def edition_of(slug: str, rules: str) -> AnyGame:
    """A game by these rules; ValueError if there is none."""
    game = ALL[slug].edition(rules) if slug in ALL else None
    if game is None:
        raise ValueError(f"there is no game {slug} with the rules {rules}")
    return game


def packed(game: AnyGame) -> str | tuple[Any, ...]:
    """How a game is pickled: by its name and edition, or, if it is none of these, function by function."""
    known = ALL.get(game.slug)
    if known is not None and known.edition(game.rules) is game:
        return edition_of, (game.slug, game.rules)
    return game.__reduce_ex__(4)


copyreg.pickle(Game, packed)
