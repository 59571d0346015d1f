/** When an answer goes out to somebody who wants to be asked less in reaction windows.

Among other people the time must not tell whether one could have reacted. So whatever comes of a window, its answer goes out
when the same time has passed; but where all windows have a fixed length, or only computers play, nobody can learn anything. */

import type { Piece } from "../wire";

export const WAIT = 6000; // milliseconds

/** A reaction window that waits for us. */
export interface Open {
  /** Another window has another one. */
  key: string;
  /** Is there anything to do but pass? */
  able: boolean;
  /** Could somebody learn something from the time of our answer? */
  watched: boolean;
}

export interface Less {
  /** Ask only where there is a choice. */
  able: boolean;
  /** Ask nothing until the turn is over. */
  turn: boolean;
}

/** A name for the window that is open: by what happened last in the game for all to see. An offer, or who comes and goes, makes
no other window of it: otherwise an answer's time would tell whether it was given or passed by itself. */
export function windowKey(pieces: readonly Piece[], seat: number | null): string {
  const opened = pieces.findLast(({ lines = [], step, seat: whose }) => lines.length > 0 && (step !== "window" || whose !== seat));
  return `${opened?.number ?? 0}`;
}

export class Reply {
  private key = "";
  private since = 0;
  private due = 0;
  private held = false;
  /** The window that has been answered: another answer would contradict the first, or betray it. */
  private answered = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pass: () => void) {}

  /** What is open now, if anything is, and what was wished. Returns when our answer goes out; 0: as soon as it is given. */
  hear(open: Open | null, less: Less): number {
    clearTimeout(this.timer);
    if (open?.key !== this.key) [this.key, this.since] = [open?.key ?? "", Date.now()];
    this.due = this.since + (open?.watched ? WAIT : 0); // who sits here may be known only now, or have come only now
    this.held = Boolean(open && (less.able || less.turn));
    if (!open || !this.held) return 0;
    if (this.answered === this.key) return open.watched ? this.due : 0;
    const asks = open.able && !less.turn;
    if (!asks || open.watched) this.timer = setTimeout(this.pass, Math.max(0, this.due - Date.now()));
    return open.watched ? this.due : 0;
  }

  /** An answer was given: it goes out when this is over, and no other one does. */
  given(): Promise<void> {
    clearTimeout(this.timer);
    this.answered = this.key;
    return new Promise((resolve) => setTimeout(resolve, this.held ? Math.max(0, this.due - Date.now()) : 0));
  }
}
