/** The board: 271 hexagons with a point on top, their names, their neighbours, and where they are drawn. */

import type { Point } from "../../lib/points";

export const SIZE = 20; // from the middle of a cell to a corner, in units of the drawing
const WIDTH = Math.sqrt(3) * SIZE;
const HEIGHT = 1.5 * SIZE;
const REACH = 9; // steps from the centre to the edge
const LETTERS = "ABCDEFGHIJKLMNOPQRS";

export interface Cell extends Point {
  name: string;
  q: number;
  r: number;
}

/** In the canonical order of cells: row by row, as they are read. */
const WAYS = [[0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1]] as const;

export function placeOf(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: HEIGHT * r };
}

export function nameAt(q: number, r: number): string | null {
  const inside = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= REACH;
  return inside ? `${LETTERS[r + REACH]}${q + REACH + 1}` : null;
}

function row(r: number): Cell[] {
  const found: Cell[] = [];
  for (let q = -REACH; q <= REACH; q++) {
    const name = nameAt(q, r);
    if (name) found.push({ name, q, r, ...placeOf(q, r) });
  }
  return found;
}

/** The cells, row by row. */
export const ROWS: readonly (readonly Cell[])[] = [...LETTERS].map((_, index) => row(index - REACH));
export const CELLS: readonly Cell[] = ROWS.flat();
const BY_NAME = new Map(CELLS.map((cell) => [cell.name, cell]));

export function cell(name: string): Cell {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`there is no cell ${name}`);
  return found;
}

export const isCell = (name: string): boolean => BY_NAME.has(name);

const AROUND = new Map(
  CELLS.map(({ name, q, r }) => [
    name,
    WAYS.map(([dq, dr]) => nameAt(q + dq, r + dr)).filter((found) => found !== null),
  ]),
);

/** The neighbours of a cell (TOT-3), in canonical order. */
export const around = (name: string): readonly string[] => AROUND.get(name) ?? [];

/** Steps on an empty board (TOT-8). */
export function distance(one: string, other: string): number {
  const [a, b] = [cell(one), cell(other)];
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The cell in which a point of the drawing lies; null off the board. */
export function cellAt({ x, y }: Point): string | null {
  const r = y / HEIGHT;
  const q = x / WIDTH - r / 2;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const rest = -q - r;
  const [errorQ, errorR] = [Math.abs(roundQ - q), Math.abs(roundR - r)];
  const errorRest = Math.abs(Math.round(rest) - rest);
  if (errorQ > errorR && errorQ > errorRest) roundQ = -roundR - Math.round(rest);
  else if (errorR > errorRest) roundR = -roundQ - Math.round(rest);
  return nameAt(roundQ, roundR);
}

/** The outline of a cell around (0, 0); `grow` makes it larger or smaller. */
export function outline(grow = 0): string {
  const size = SIZE + grow;
  const corner = (index: number) => {
    const angle = (Math.PI / 180) * (60 * index - 90);
    return `${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

/** Where an arrow key leads. Up and down go straight as far as hexagons allow: half a cell right, then left. */
export function neighbour(name: string, key: string): string | null {
  const { q, r } = cell(name);
  const even = r % 2 === 0;
  switch (key) {
    case "ArrowLeft":
      return nameAt(q - 1, r);
    case "ArrowRight":
      return nameAt(q + 1, r);
    case "ArrowUp":
      return (even ? nameAt(q + 1, r - 1) : nameAt(q, r - 1)) ?? nameAt(q, r - 1) ?? nameAt(q + 1, r - 1);
    case "ArrowDown":
      return (even ? nameAt(q, r + 1) : nameAt(q - 1, r + 1)) ?? nameAt(q, r + 1) ?? nameAt(q - 1, r + 1);
    case "Home":
      return ROWS[r + REACH]?.[0]?.name ?? null;
    case "End":
      return ROWS[r + REACH]?.at(-1)?.name ?? null;
    default:
      return null;
  }
}

/** The twelve marked cells (TOT-R1): corners and middles of sides, one ring inside the edge. */
export const STARTS: ReadonlyMap<string, "corner" | "side"> = new Map([
  ...["J18", "R10", "R2", "J2", "B10", "B18"].map((name) => [name, "corner"] as const),
  ...["N14", "R6", "N2", "F6", "B14", "F18"].map((name) => [name, "side"] as const),
]);

/** Row letters stand to the left, numbers at the lower end of their slanting lines. */
export const LABELS: readonly (Point & { text: string })[] = [
  ...ROWS.map((cells, index) => {
    const first = cells[0] as Cell;
    return { text: LETTERS[index] ?? "", x: first.x - WIDTH * 1.1, y: first.y };
  }),
  ...Array.from({ length: 2 * REACH + 1 }, (_, index) => {
    const q = index - REACH;
    const low = placeOf(q, Math.min(REACH, REACH - q));
    return { text: String(index + 1), x: low.x + WIDTH * 0.57, y: low.y + HEIGHT * 1.15 };
  }),
];
