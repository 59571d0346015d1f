import { describe, expect, it } from "vitest";

import { gone, PATIENCE } from "./absent";
import type { ChairView, TableView } from "../wire";

const chair = (change: Partial<ChairView> = {}): ChairView => ({
  kind: "person", name: "", guest: "somebody", level: "", left: false, out: "", contributed: true, colour: "", ...change,
});
const table = (chairs: ChairView[], change: Partial<TableView> = {}): TableView =>
  ({ status: "running", clock: { kind: "none" }, chairs, ...change }) as TableView;
const nobody = { seats: [], gone: {} };

describe("who is gone", () => {
  it("is told after a minute, with the time, and never about oneself or a computer", () => {
    const chairs = [chair(), chair(), chair({ level: "easy" }), chair({ out: "resigned" })];
    const present = { seats: [], gone: { 0: 1000, 1: 1000, 2: 1000, 3: 1000 } };
    expect(gone(table(chairs), present, [0], 999 + PATIENCE)).toEqual([]);
    expect(gone(table(chairs), present, [0], 1000 + PATIENCE)).toEqual([{ seat: 1, left: false, since: PATIENCE }]);
  });

  it("is told at once of who has left", () => {
    expect(gone(table([chair(), chair({ left: true })]), nobody, [0], 0)).toEqual([{ seat: 1, left: true, since: null }]);
  });

  it("is nobody where there are days for a decision, or no game", () => {
    const chairs = [chair(), chair({ left: true })];
    expect(gone(table(chairs, { clock: { kind: "days" } }), nobody, [0], 0)).toEqual([]);
    expect(gone(table(chairs, { status: "waiting" }), nobody, [0], 0)).toEqual([]);
  });
});
