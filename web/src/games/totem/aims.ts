/** Where decisions are pressed on the board: a step is its unit, then the cell it goes to. */

import type { Aim } from "../../table/aims";
import { usual } from "../../table/aims";

const STEP = /^([A-Z]\d+)-([A-Z]\d+)$/;
const ON_CELL = /^(?:start|add|remove) (\w+)$/;
const cell = (name = ""): string => `[data-cell="${name}"]`;

export function aims(line: readonly string[]): Aim[] {
  return line.map((text) => {
    const [, from, to] = STEP.exec(text) ?? [];
    if (to) return { marks: [cell(from), cell(to)], direct: true };
    const [, on] = ON_CELL.exec(text) ?? [];
    return on ? { marks: [cell(on)] } : usual(text);
  });
}
