/** The preview against the rules themselves: preview.json is written by tests/previews/pyramids.py. */

import { beforeAll, describe, expect, it } from "vitest";

import { use, type PyramidsData } from "./data";
import { after, reach } from "./preview";
import said from "./preview.json";
import type { BoardView, PyramidsView } from "./view";

beforeAll(() => use(said.data as unknown as PyramidsData));

describe("what a unit would be worth", () => {
  it.each(said.worth)("$decision, with $board", ({ board, decision, units }) => {
    expect(after(board as unknown as BoardView, decision)).toBe(units);
  });
});

describe("where a unit may be sent", () => {
  it.each(said.reach)("$unit of $faction, holding $held", ({ players, map, seat, start, faction, held, unit, targets }) => {
    const view = {
      players, options: [["map", map]], ground: held.map((hex) => ({ hex, owner: String(seat) })), boards: { [seat]: { start, faction } },
    } as unknown as PyramidsView;
    expect([...reach(view, seat, unit)].sort()).toEqual(targets);
  });
});
