/** The row of one's own recruits before the first turn: laid by exchanging two places (EUP-10). */

import type { Kind } from "./recruits";

/** A new row in which two places, counted from 1, have changed. */
export function exchanged(row: readonly Kind[], one: number, other: number): Kind[] {
  const next = [...row];
  const a = row[one - 1];
  const b = row[other - 1];
  if (a === undefined || b === undefined) return next;
  next[one - 1] = b;
  next[other - 1] = a;
  return next;
}

export const orderText = (row: readonly Kind[]): string => `order ${row.join("-")}`;
