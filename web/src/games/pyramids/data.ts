/** Maps and player boards: from the data file that the rules read, so that a new map needs no new drawing. */

import type { PyramidsView } from "./view";

export interface HexData {
  id: string;
  q: number;
  r: number;
  /** sacred, white or factory; a start area has none. */
  kind?: string;
  factory?: string;
  top?: number;
  bottom?: number;
  adjacent: string[];
}

export interface MapData {
  id: string;
  spaces: HexData[];
  starts: HexData[];
}

export interface RowData {
  part: string;
  slots: string[];
  icons: string[];
  /** Between neighbouring slots. */
  signs: string[];
  /** What holds between the first slot and the last, if anything does. */
  ends?: string;
}

export interface FactionData {
  id: string;
  hero_anywhere: boolean;
}

export interface FootData {
  id: string;
  gates: { spaces: string[]; bonus: number }[];
}

/** How an army turns its numbers into units. */
export interface ArmyData {
  id: string;
  base: string;
  line_base: string;
  operation: string;
  steps: number[];
}

export interface PyramidsData {
  maps: MapData[];
  factions: FactionData[];
  board: {
    layout: RowData[];
    upgrades: { id: string; needs: string; limit: number }[];
    units: ArmyData[];
    footmen: FootData[];
  };
}

let loaded: PyramidsData | null = null;

export async function prepare(rules: string): Promise<void> {
  const { gameData } = await import("../../lib/api"); // the rest of this file needs no browser
  loaded = await gameData<PyramidsData>("pyramids", rules);
}

export function data(): PyramidsData {
  if (!loaded) throw new Error("the data of Rolling Pyramids has not been loaded");
  return loaded;
}

export function use(found: PyramidsData): void {
  loaded = found;
}

/** The map that the table agreed on. */
export function mapName(view: PyramidsView): string {
  return String(view.options.find(([name]) => name === "map")?.[1] ?? "inner");
}

export function mapOf(name: string): MapData {
  const found = data().maps.find((map) => map.id === name);
  if (!found) throw new Error(`there is no map ${name}`);
  return found;
}

export const hexesOf = (map: MapData): HexData[] => [...map.starts, ...map.spaces];

/** What is printed on a space of the footmen, F1.4 being the fourth of its group: R4, a rhombus with a 4. */
function space(slot: string): string {
  const [group, place] = slot.split(".");
  const foot = data().board.footmen.find((found) => found.id === group);
  const codes = foot?.gates.flatMap((gate) => gate.spaces) ?? [];
  return codes[Number(place) - 1] ?? "";
}

export const printed = (slot: string): number => Number(space(slot).slice(1));

export const iconOf = (slot: string): "triangle" | "rhombus" => (space(slot).startsWith("T") ? "triangle" : "rhombus");

const WRITTEN = new Set(["hero", "dev", "A", "B", "C", "foot"]);

/** The rows of a player board that dice are written in, as the table agreed on them (PYR-R5, PYR-R13). */
export function rowsOf(options: PyramidsView["options"]): RowData[] {
  const agreed = new Map(options);
  return data()
    .board.layout.filter((row) => WRITTEN.has(row.part))
    .map((row) => {
      if (row.part === "hero" && agreed.get("hero_slots") === "reuse") return { ...row, slots: row.slots.slice(0, 1) };
      if (row.part === "B" && agreed.get("twin_slots") === "2") {
        return { ...row, slots: row.slots.slice(0, 2), icons: ["triangle", "rhombus"], signs: ["="], ends: "" };
      }
      return row;
    });
}
