/** What a replay needs to know about its steps. */

import { linesOf } from "../lib/verify";
import type { Piece, Replay, ResultView } from "../wire";

export type Step = Replay["frames"][number];

/** A number that the address asks for, as in #at=12&seat=0. */
export function asked(name: string): number | null {
  const found = new URLSearchParams(location.hash.slice(1)).get(name) ?? "";
  return /^\d{1,6}$/.test(found) ? Number(found) : null;
}

/** A step as the piece that a live table would have sent. */
export const pieceOf = (step: Step, number: number): Piece => ({
  number,
  time: 0,
  kind: "decided",
  lines: step.lines,
  notes: step.notes,
});

/** The result line of a record as a table tells it; a record does not say which rule ended the game. */
export function resultOf(found: Record<string, unknown> | null): ResultView | null {
  if (!found) return null;
  const { winners, points, reason, ...details } = found;
  return {
    winners: winners as number[],
    points: points as number[],
    reason: String(reason),
    rule: "",
    details,
  };
}

/**
 * How many lines of the record have been played at each step. Secret decisions are heard twice, when they are made and
 * when they are opened; a record has them once, in the order of the seats.
 */
export function linesAt(steps: readonly Pick<Step, "lines">[], record: string): number[] {
  const lines = linesOf(record);
  let at = 0;
  return steps.map((step) => {
    for (const line of step.lines) if (lines[at] === line) at++;
    return at;
  });
}
