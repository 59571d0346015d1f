/** People who are gone while others wait for them. */

import type { Piece, TableView } from "../wire";

export const PATIENCE = 60_000; // milliseconds; as long may be the network's

export interface Gone {
  seat: number;
  /** They said so, or somebody has noted it. */
  left: boolean;
  /** For how many milliseconds others wait for somebody whom nobody sees; null if that is not known. */
  since: number | null;
}

interface Present {
  seats: readonly number[];
  gone: Readonly<Record<number, number>>;
}

/** Whom the game waits for, and since when it has stood still. */
export interface Waits {
  deciders: readonly number[];
  since: number;
}

/** When the game went on last. */
export const moved = (pieces: readonly Piece[]): number => pieces.findLast(({ lines = [], kind }) => lines.length || kind === "started")?.time ?? 0;

/** Whoever is gone for so long that those who wait may do something; with days for a decision nobody has to be there.
Before others wait for them nobody is missed: otherwise a game that is being lost could be ended behind somebody's back. */
export function gone(table: TableView, present: Present, waits: Waits, own: readonly number[], now: number): Gone[] {
  if (table.status !== "running" || table.clock.kind === "days") return [];
  return table.chairs.flatMap((chair, seat) => {
    const since = waits.deciders.includes(seat) ? present.gone[seat] : undefined;
    const away = since === undefined ? null : now - Math.max(since, waits.since);
    const person = chair.guest && !chair.level && !chair.out && !own.includes(seat);
    const counts = chair.left || (away !== null && away >= PATIENCE);
    return person && counts ? [{ seat, left: chair.left, since: away }] : [];
  });
}
