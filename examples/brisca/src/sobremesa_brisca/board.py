"""Brisca in a terminal: a row for each player, then trumps, stock and trick. Cards are as they are typed: `12B`."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.text import Texts
from sobremesa_brisca.view import BriscaView


def draw(
    seen: BriscaView, texts: Texts, plain: bool, legal: Sequence[str] = (), last: Sequence[str] = ()
) -> RenderableType:
    strong, faint = ("", "") if plain else ("bold", "dim")
    players = Table.grid(padding=(0, 3, 0, 0))
    for seat, hand in enumerate(seen.hands):
        points = texts.say("web-points", points=seen.points[seat])
        leads = texts.say("web-leads") if seat == seen.leader and seen.phase == "play" else ""
        style = strong if seat == seen.turn else ""
        players.add_row(texts.player(seat), points, " ".join(hand), leads, style=style)
    lines = [Text(part) for part in (stock(seen, texts), trick(seen, texts)) if part]
    if seen.last and not seen.trick:
        said = f"{texts.say('web-last')}: {cards_of(seen, seen.last, seen.last_leader, texts)}"
        lines.append(Text(said, style=faint))
    return Group(players, *lines)


def stock(seen: BriscaView, texts: Texts) -> str:
    if not seen.trump:
        return ""
    parts = [texts.say("web-trump", suit=seen.trump), texts.say("web-stock", count=seen.stock)]
    if seen.turned:
        parts.append(f"{texts.say('field-turned')}: {seen.turned}")
    return " · ".join(parts)


def trick(seen: BriscaView, texts: Texts) -> str:
    if not seen.trick:
        return ""
    return f"{texts.say('web-trick')}: {cards_of(seen, seen.trick, seen.leader, texts)}"


def cards_of(seen: BriscaView, cards: Sequence[str], leader: int, texts: Texts) -> str:
    """A trick in the order of play, its best card with a star."""
    best = seen.winning if seen.trick else seen.last_winner
    found = []
    for place, card in enumerate(cards):
        who = (leader + place) % len(seen.hands)
        found.append(f"{texts.player(who)} {card}{'*' if who == best else ''}")
    return ", ".join(found)
