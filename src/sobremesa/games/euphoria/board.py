"""Euphoria's table in a terminal: a row for every player, who knows what, lasers, and what is under way."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sobremesa.games.euphoria.odds import odds
from sobremesa.games.euphoria.view import Declared, EuphoriaView, RecruitSeen
from sobremesa.text import Say, Texts

KINDS: Final = ("LE", "LS", "E", "S")
TEAMS: Final = ("euphorian", "subterra", "anarchist")
INKS: Final = {"LE": "#ffd75f", "E": "#ffd75f", "LS": "#6ea8ff", "S": "#6ea8ff"}  # by kind
TEAM_INKS: Final = {"euphorian": "#ffd75f", "subterra": "#6ea8ff", "anarchist": "#ff6b6b"}
ALARM: Final = "#ff6b6b"


def draw(
    seen: EuphoriaView,
    texts: Texts,
    plain: bool,
    legal: Sequence[str] = (),
    last: Sequence[str] = (),
) -> RenderableType:
    """The players' rows, then what lies in the middle, what is under way, and the reader's own hand."""
    faint = "" if plain else "dim"
    parts: list[RenderableType] = [rows(seen, texts, plain), ""]
    middle = [
        texts.say("board-center", lasers=seen.center),
        texts.say("board-deck", cards=seen.deck),
        texts.say("board-discard", size=len(seen.discard), cards=",".join(seen.discard)),
    ]
    parts.append(Text("   ".join(middle)))
    if seen.left_over and seen.left_over_kind is None:
        parts.append(Text(texts.say("board-left-over"), faint))
    if seen.declared:
        parts.append(Text(under_way(seen, seen.declared, texts), style="" if plain else "bold"))
    if seen.hand:
        parts.append(hand(seen, texts))
    if seen.team:
        team = Text(texts.say("board-team", team=texts.say(f"team-{seen.team}")))
        team.stylize("" if plain else TEAM_INKS[seen.team])
        parts.append(team)
    said = [texts.say(f"phase-{seen.phase}")]
    if seen.phase != "over":
        said.insert(0, texts.say("board-round", round=seen.round, turn=seen.turn + 1) + ".")
    parts.append(Text(" ".join(said), "" if plain else "italic"))
    parts.append(Text(texts.say("board-legend"), faint))
    return Group(*parts)


def rows(seen: EuphoriaView, texts: Texts, plain: bool) -> Table:
    faint = "" if plain else "dim"
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(6):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    heads = ["", "1", "2", "3", texts.say("board-laser"), texts.say("board-hand"), ""]
    table.add_row(*[Text(head, faint) for head in heads])
    for seat in range(seen.players):
        row = seen.recruits[seat]
        aim = seen.aims[seat]
        laser = "" if aim is None else texts.say("board-aims", seat=aim)
        threat = aim is not None and aim == seen.seat
        table.add_row(
            player(seen, seat, texts, plain),
            *[recruit(place, plain) for place in row],
            Text(laser, ALARM if threat and not plain else ""),
            str(seen.hand_sizes[seat]),
            Text(status(seen, seat, texts)),
        )
        table.add_row("", *[Text(knowers(seen, place, texts), faint) for place in row], "", "", "")
    return table


def player(seen: EuphoriaView, seat: int, texts: Texts, plain: bool) -> Text:
    name = Text(">" if seat == seen.active and seen.phase != "over" else " ")
    name.append(texts.player(seat), "" if plain or seat != seen.seat else "bold")
    if seat == seen.seat:
        name.append(f" ({texts.say('board-you')})")
    return name


def recruit(place: RecruitSeen, plain: bool) -> Text:
    """`(E)` hidden, `E` exposed, `(?)` unknown."""
    kind = place.kind or "?"
    style = Style() if plain or kind == "?" else Style(color=INKS[kind], bold=place.exposed)
    return Text(kind if place.exposed else f"({kind})", style)


def knowers(seen: EuphoriaView, place: RecruitSeen, texts: Texts) -> str:
    """Who knows a recruit: the numbers of the players, from one."""
    if len(place.knowers) == seen.players:
        return texts.say("board-everybody")
    return ",".join(str(seat + 1) for seat in place.knowers)


def status(seen: EuphoriaView, seat: int, texts: Texts) -> str:
    """Anarchist or not, and what the reader knows for certain about a hand."""
    said = [texts.say("board-anarchist")] if seen.anarchists[seat] else []
    if seen.hand_known[seat] and seat != seen.seat:
        said.append(texts.say("board-known-hand", cards=",".join(seen.hand_known[seat])))
    return ", ".join(said)


def under_way(seen: EuphoriaView, action: Declared, texts: Texts) -> str:
    """What is being done, to whom, and whom the table is waiting for."""
    what = [texts.say(f"window-{action.window}")] if action.window else []
    if action.card:
        what.append(texts.say(f"card-{action.card}"))
    what += [picked(item, texts) for item in (action.slot, *action.picks) if item]
    target = action.aim if action.target is None else action.target
    if target is not None:
        what.append(texts.say("board-target", seat=target))
    said = texts.say("board-declared", what=", ".join(what))
    if action.waiting:
        said += ". " + texts.say(
            "board-waiting", seats=", ".join(map(texts.player, action.waiting))
        )
    return said


def picked(what: str, texts: Texts) -> str:
    """What an artifact was given: `3.2` a recruit, `3` a player."""
    return texts.say("recruit-of", **place_of(what)) if "." in what else texts.player(int(what))


def place_of(slot: str) -> dict[str, int]:
    """`3.2` as texts want it: whose, and which of the three."""
    return {"seat": int(slot[0]), "place": int(slot[2])}


def hand(seen: EuphoriaView, texts: Texts) -> Group:
    table = Table.grid(padding=(0, 1))
    for card in seen.hand:
        table.add_row("", Text(f"{texts.say(f'card-{card}')}: {texts.say(f'text-{card}')}"))
    return Group(Text(texts.say("board-your-hand")), table)


def group(text: str) -> str:
    """Long lists go by their first word, and by the card or the player that it names."""
    word, *rest = text.split()
    if word in ("give", "use", "react"):
        return f"{word} {rest[0]}"
    return f"{word} {rest[0][0]}" if word in ("interrogate", "hide", "pick") and rest else word


# What the reader may ask for


def show_odds(
    seen: EuphoriaView, heard: Sequence[str], texts: Texts, plain: bool, say: Say
) -> RenderableType:
    """`odds`: every hidden recruit and every team, in percent."""
    found = odds(seen)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_row("", "1", "2", "3", texts.say("odds-team"), style="" if plain else "dim")
    for seat in range(seen.players):
        cells = [
            chances(zip(KINDS, found.recruits[seat][place], strict=True)) for place in range(3)
        ]
        certain = [team for team, p in zip(TEAMS, found.teams[seat], strict=True) if p == 1]
        team = chances(zip(("E", "S", "A"), found.teams[seat], strict=True))
        if certain:
            team = texts.say(f"team-{certain[0]}")
        table.add_row(texts.player(seat), *cells, team)
    parts: list[RenderableType] = [Text(texts.say("odds-title"), "" if plain else "bold"), table]
    if found.left_over:
        out = chances(zip(("E", "S"), found.left_over, strict=True))
        parts.append(Text(texts.say("odds-left-over", chances=out)))
    parts.append(Text(texts.say("odds-note"), "" if plain else "dim"))
    return Group(*parts)


def chances(pairs: "Sequence[tuple[str, Fraction]] | zip[tuple[str, Fraction]]") -> str:
    """`E60 S40`; what is certain needs no number."""
    possible = [(name, chance) for name, chance in pairs if chance]
    if len(possible) == 1:
        return possible[0][0]
    return " ".join(f"{name}{percent(chance)}" for name, chance in possible)


def percent(chance: Fraction) -> str:
    whole = round(100 * chance)
    return "<1" if whole == 0 else ">99" if whole == 100 else str(whole)


def show_sheet(
    seen: EuphoriaView, heard: Sequence[str], texts: Texts, plain: bool, say: Say
) -> RenderableType:
    """`sheet`: the reference sheet, or its other side for an Anarchist."""
    turned = seen.seat >= 0 and seen.anarchists[seen.seat]
    return Text(texts.say("sheet-anarchist" if turned else "sheet"))


def show_cards(
    seen: EuphoriaView, heard: Sequence[str], texts: Texts, plain: bool, say: Say
) -> RenderableType:
    """`card`: the artifacts in the reader's hand, and what they once were."""
    said = [
        f"{texts.say(f'card-{card}')} ({texts.say(f'object-{card}')}): {texts.say(f'text-{card}')}"
        for card in seen.hand
    ]
    return Group(*map(Text, said))


COMMANDS: Final = {"odds": show_odds, "sheet": show_sheet, "card": show_cards}
