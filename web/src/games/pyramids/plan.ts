/** A deployment, put together before it is sent: unit after unit, each with a target. */

import type { PyramidsView } from "./view";

export type Plan = Record<string, string>; // the target of each unit

/** The units that still wait for a target, in the order in which they are sent (PYR-50). */
export const waiting = (view: PyramidsView, seat: number): string[] =>
  (view.boards[seat]?.units ?? []).slice(view.boards[seat]?.written ?? 0).map(([name]) => name);

/** The decisions of a complete plan, in order; empty while a unit has no target. */
export function decisions(units: readonly string[], plan: Plan): string[] {
  const found = units.map((unit) => (plan[unit] ? `deploy ${unit} ${plan[unit]}` : ""));
  return found.includes("") ? [] : found;
}
