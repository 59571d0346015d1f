/** People who are gone while others wait for them. */

import type { TableView } from "../wire";

export const PATIENCE = 60_000; // milliseconds; as long may be the network's

export interface Gone {
  seat: number;
  /** They said so, or somebody has noted it. */
  left: boolean;
  /** For how many milliseconds nobody has seen them; null if that is not known. */
  since: number | null;
}

interface Present {
  seats: readonly number[];
  gone: Readonly<Record<number, number>>;
}

/** Whoever is gone for so long that those who wait may do something; with days for a decision nobody has to be there. */
export function gone(table: TableView, present: Present, own: readonly number[], now: number): Gone[] {
  if (table.status !== "running" || table.clock.kind === "days") return [];
  return table.chairs.flatMap((chair, seat) => {
    const since = present.gone[seat];
    const away = since === undefined ? null : now - since;
    const waits = chair.guest && !chair.level && !chair.out && !own.includes(seat);
    const counts = chair.left || (away !== null && away >= PATIENCE);
    return waits && counts ? [{ seat, left: chair.left, since: away }] : [];
  });
}
