/** A deployment, put together before it is sent: unit after unit, each with a target. */

import { data, hexesOf, mapOf } from "./data";
import { mapName, type PyramidsView } from "./view";

export type Plan = Record<string, string>; // the target of each unit

/** The units that still wait for a target, in the order in which they are sent (PYR-50). */
export const waiting = (view: PyramidsView, seat: number): string[] =>
  (view.boards[seat]?.units ?? []).slice(view.boards[seat]?.written ?? 0).map(([name]) => name);

/** Where a unit can go (PYR-51 to PYR-53; alone also PYR-96). The rules have the last word when it is sent. */
export function reach(view: PyramidsView, seat: number, unit: string): Set<string> {
  const map = mapOf(mapName(view));
  const board = view.boards[seat];
  const alone = view.players === 1;
  const targets = hexesOf(map).filter((hex) => (alone ? hex.id !== board?.start : Boolean(hex.kind)));
  const flies = unit.startsWith("H") && data().factions.find(({ id }) => id === board?.faction)?.hero_anywhere;
  if (unit === "C" || flies) return new Set(targets.map((hex) => hex.id));
  const held = new Set(view.ground.filter((hex) => hex.owner === String(seat)).map((hex) => hex.hex));
  if (board) held.add(board.start);
  const near = new Set(held);
  for (const hex of hexesOf(map)) if (held.has(hex.id)) hex.adjacent.forEach((id) => near.add(id));
  return new Set(targets.filter((hex) => near.has(hex.id)).map((hex) => hex.id));
}

/** The decisions of a complete plan, in order; empty while a unit has no target. */
export function decisions(units: readonly string[], plan: Plan): string[] {
  const found = units.map((unit) => (plan[unit] ? `deploy ${unit} ${plan[unit]}` : ""));
  return found.includes("") ? [] : found;
}
