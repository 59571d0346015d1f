/**
 * A preview of the rules: what a unit would be worth with one more number or cross (PYR-42 to PYR-45), and where a unit
 * may be sent (PYR-51 to PYR-53). The server judges; this only shows, before anything is sent. preview.json has what
 * the rules say (tests/previews/pyramids.py).
 */

import { data, hexesOf, mapName, mapOf } from "./data";
import type { BoardView, PyramidsView } from "./view";

const PLACES = ["first", "second", "third"];

/** Units of an army (PYR-42 to PYR-44), or null while the number that counts is missing. */
export function army(board: BoardView, id: string, numbers: ReadonlyMap<string, number>): number | null {
  const found = data().board.units.find((unit) => unit.id === id);
  if (!found) return null;
  const { line, step } = formula(board, id);
  const base = line ? found.line_base : found.base; // first, second, eight_minus_first...
  const number = numbers.get(`${id}${PLACES.indexOf(base.split("_").at(-1) ?? "") + 1}`);
  if (number === undefined) return null;
  const counts = base.startsWith("eight_minus_") ? 8 - number : number;
  return found.operation === "add" ? counts + step : counts * step;
}

/** How an army counts now: whether its middle number does, and what is added or multiplied (PYR-42 to PYR-44). */
export function formula(board: BoardView, id: string): { line: number; step: number } {
  const bought = board.upgrades.filter((upgrade) => upgrade.startsWith(`${id}.`));
  const line = Number(bought.includes(`${id}.line`));
  return { line, step: data().board.units.find((unit) => unit.id === id)?.steps[bought.length - line] ?? 0 };
}

/** Footmen of a group (PYR-45): 1, and the bonus of every gate with no uncrossed space to its left. */
export function footmen(group: string, crossed: ReadonlySet<string>): number {
  const gates = data().board.footmen.find((foot) => foot.id === group)?.gates ?? [];
  let units = 1;
  let place = 0;
  for (const gate of gates) {
    for (let k = 0; k < gate.spaces.length; k++) if (!crossed.has(`${group}.${++place}`)) return units;
    units += gate.bonus;
  }
  return units;
}

/** What the unit of a slot would be worth after a decision; null where that says nothing. */
export function after(board: BoardView, decision: string): number | null {
  const [word, slot = "", number] = decision.split(" ");
  if (word === "cross") return footmen(slot.split(".")[0] ?? "", new Set([...board.crossed, slot]));
  if (!/^[ABC]/.test(slot)) return null;
  return army(board, slot[0] ?? "", new Map([...board.numbers, [slot, Number(number)]]));
}

/** Where a unit can go (PYR-51 to PYR-53; alone also PYR-96). */
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
