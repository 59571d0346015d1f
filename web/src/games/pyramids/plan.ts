/** A deployment, put together before it is sent: unit after unit, each with a target. */

import { hexesOf, type MapData } from "./data";
import type { HexView, PyramidsView } from "./view";

export type Plan = Record<string, string>; // the target of each unit

/** The units that still wait for a target, in the order in which they are sent (PYR-50). */
export const waiting = (view: PyramidsView, seat: number): string[] =>
  (view.boards[seat]?.units ?? []).slice(view.boards[seat]?.written ?? 0).map(([name]) => name);

/** The decisions of a complete plan, in order; empty while a unit has no target. */
export function decisions(units: readonly string[], plan: Plan): string[] {
  const found = units.map((unit) => (plan[unit] ? `deploy ${unit} ${plan[unit]}` : ""));
  return found.includes("") ? [] : found;
}

/** Where the arrow to a target begins: at a space of one's own beside it, one with a ram first (PYR-R31), or else at one's start area. */
export function origin(view: PyramidsView, seat: number, to: string, map: MapData, ground: readonly HexView[] = view.ground): string {
  const start = view.boards[seat]?.start ?? "";
  const own = new Set(ground.filter((hex) => hex.owner === String(seat)).map((hex) => hex.hex));
  const beside = hexesOf(map).find((hex) => hex.id === to)?.adjacent ?? [];
  if (own.has(to) || beside.includes(start)) return start;
  const near = beside.filter((hex) => own.has(hex));
  return near.find((hex) => view.devices.includes(`${seat}: ram ${hex}>${to}`)) ?? near[0] ?? start;
}

/** A unit on its way: whose, how many, and from the start area or the space next to its target. */
export interface March {
  unit: string;
  who: number;
  number: string;
  from: string;
  to: string;
}

export interface Way extends March {
  /** What stands beside its arrow, a line each. */
  signs: string[];
}

const MOST = 2; // signs beside an arrow

/** The arrows: one for all units of a player on the same way, which are added up if they are many. */
export function waysOf(marches: readonly March[], sign: (unit: string) => string): Way[] {
  const found = new Map<string, March[]>();
  for (const march of marches) {
    const key = `${march.who} ${march.from} ${march.to}`;
    found.set(key, [...(found.get(key) ?? []), march]);
  }
  return [...found.values()].map((group) => ({
    ...(group[0] as March),
    signs: group.length > MOST ? [`Σ·${total(group.map(({ number }) => number))}`] : group.map(({ unit, number }) => `${sign(unit)}·${number}`),
  }));
}

function total(numbers: readonly string[]): string {
  const sum = (of: readonly string[]) => of.reduce((all, number) => all + parseInt(number), 0);
  const heroes = sum(numbers.filter((number) => number.endsWith("★")));
  const ordinary = sum(numbers.filter((number) => !number.endsWith("★")));
  return [ordinary || "", heroes ? `${heroes}★` : ""].filter(Boolean).join("+");
}
