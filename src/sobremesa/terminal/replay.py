"""`sobremesa replay`: a record, told and drawn, as everybody or one seat sees it."""

from sobremesa.core import WATCHER, Perceived, Seat, still_secret
from sobremesa.core.record import Record, colours_of, play_line, replay, start
from sobremesa.library import ALL
from sobremesa.terminal.screen import Reader, Screen


def show(record: Record, seat: Seat | None, step: bool, reader: Reader) -> None:
    """Tell the whole game at once, or line by line with the board after each; draw the board at the end."""
    whole = replay(record, ALL)  # checked before anything is shown
    listener = WATCHER if seat is None else whole.check_seat(seat)
    screen = Screen(reader, whole.game, colours_of(record, whole))
    match = start(record, ALL)
    story: list[Perceived] = []
    for line in record.lines:
        since, before = len(match.events), match.state
        play_line(match, line)
        story += match.story(listener)[since:]
        # That somebody has decided in secret is no step: what they decided comes when the step closes.
        if step and not still_secret(before, match.state):
            screen.told(story)
            screen.board(
                match.view(listener), [], [text for event in story for text in event.lines]
            )
            story = []
            if (
                reader.console.is_terminal
                and reader.read_line(screen.messages.say("more") + " ") == "q"
            ):
                return
    screen.told(story)
    if not step:
        screen.board(match.view(listener), [], match.heard(listener)[-1:])
    if result := match.state.result():
        screen.result(result, listener)
