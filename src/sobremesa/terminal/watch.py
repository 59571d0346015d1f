"""`sobremesa play --watch`: computer players among themselves, and somebody who watches."""

from rich.console import Console

from sobremesa.core import CHANCE, WATCHER, still_secret
from sobremesa.core.protocol import described
from sobremesa.terminal.screen import Heard, ReadLine, Screen
from sobremesa.terminal.table import TerminalTable


def watch(
    table: TerminalTable, console: Console, read_line: ReadLine, lang: str, plain: bool
) -> int:
    """The whole game as everybody may see it: what happens in words, the board after each turn."""
    match, game = table.match, table.match.game
    screen = Screen(console, read_line, game, lang, plain, table.colours())
    screen.others([(seat, table.level(seat)) for seat in range(match.players)], "play-watch")
    shadow, told, last = match.state_after(0), 0, CHANCE
    try:
        while deciders := match.deciders():
            who = deciders[0]
            if who == CHANCE:
                match.draw(table.fair)
            else:
                table.opponent(who)
            new = []
            for event in match.events[told:]:
                lines, notes = (
                    game.hear(shadow, *event, WATCHER),
                    game.tell(shadow, *event, WATCHER),
                )
                said = described(game, shadow, lines, WATCHER)
                before = shadow.copy()
                shadow.apply(*event)
                # That somebody has decided in secret is no news; what they decided comes when the step closes.
                secret = still_secret(before, shadow)
                new.append(Heard(*([], notes, []) if secret else (lines, notes, said)))
            told = len(match.events)
            screen.told(new)
            if who != last and who != CHANCE and console.is_terminal:
                screen.board(match.view(WATCHER), (), ())
            last = who
    except KeyboardInterrupt:
        return 130
    screen.board(match.view(WATCHER), (), ())
    result = match.state.result()
    assert result is not None, "nobody decides, so it is over"
    screen.result(result, WATCHER)
    return 0
