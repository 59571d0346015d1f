/** What a replay needs to know about its steps. */

import { headerOf, linesOf } from "../lib/verify";
import type { Piece, ResultView } from "../wire";
import type { Step } from "./reel";

/** A number that the address asks for, as in #at=12&player=1. */
export function asked(name: string): number | null {
  const found = new URLSearchParams(location.hash.slice(1)).get(name) ?? "";
  return /^\d{1,6}$/.test(found) ? Number(found) : null;
}

/** From whose seat the address asks to look: players count from one; links of old have the seat itself. */
export function askedSeat(): number | null {
  const player = asked("player");
  return player ? player - 1 : asked("seat");
}

/** A step as the piece that a live table would have sent. */
export const pieceOf = ({ lines, means, notes, step = "" }: Pick<Step, "lines" | "means" | "notes"> & { step?: string }, number: number): Piece => ({
  number,
  at: number,
  time: 0,
  kind: "decided",
  lines,
  means,
  notes,
  step,
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

/** The beginning of a record: its header and so many lines. */
export const beginning = (record: string, lines: number): string =>
  [JSON.stringify(headerOf(record)), ...linesOf(record).slice(0, lines), ""].join("\n");
