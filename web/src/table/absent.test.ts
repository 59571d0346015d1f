import { describe, expect, it } from "vitest";

import { gone, moved, PATIENCE } from "./absent";
import type { ChairView, Piece, TableView } from "../wire";

const chair = (change: Partial<ChairView> = {}): ChairView => ({
  kind: "person", name: "", guest: "somebody", kept_for: "", level: "", left: false, out: "", contributed: true, colour: "", ...change,
});
const table = (chairs: ChairView[], change: Partial<TableView> = {}): TableView =>
  ({ status: "running", clock: { kind: "none" }, chairs, ...change }) as TableView;
const nobody = { seats: [], gone: {} };
const waits = { deciders: [0, 1, 2, 3], since: 500 };

describe("who is gone", () => {
  it("is told after a minute, with the time, and never about oneself or a computer", () => {
    const chairs = [chair(), chair(), chair({ level: "easy" }), chair({ out: "resigned" })];
    const present = { seats: [], gone: { 0: 1000, 1: 1000, 2: 1000, 3: 1000 } };
    expect(gone(table(chairs), present, waits, [0], 999 + PATIENCE)).toEqual([]);
    expect(gone(table(chairs), present, waits, [0], 1000 + PATIENCE)).toEqual([{ seat: 1, left: false, since: PATIENCE }]);
  });

  it("is told at once of who has left", () => {
    expect(gone(table([chair(), chair({ left: true })]), nobody, waits, [0], 0)).toEqual([{ seat: 1, left: true, since: null }]);
  });

  it("is nobody where there are days for a decision, or no game", () => {
    const chairs = [chair(), chair({ left: true })];
    expect(gone(table(chairs, { clock: { kind: "days" } }), nobody, waits, [0], 0)).toEqual([]);
    expect(gone(table(chairs, { status: "waiting" }), nobody, waits, [0], 0)).toEqual([]);
  });

  it("is nobody before the game waits for them, and then not before it has waited for a minute", () => {
    const chairs = [chair(), chair()];
    const present = { seats: [0], gone: { 1: 1000 } };
    const later = 10 * PATIENCE;
    expect(gone(table(chairs), present, { deciders: [0], since: 0 }, [0], later)).toEqual([]);
    expect(gone(table(chairs), present, { deciders: [1], since: later }, [0], later + PATIENCE - 1)).toEqual([]);
    expect(gone(table(chairs), present, { deciders: [1], since: later }, [0], later + PATIENCE)).toEqual([{ seat: 1, left: false, since: PATIENCE }]);
  });
});

it("knows from what was told when the game went on last", () => {
  const piece = (time: number, change: Partial<Piece> = {}): Piece => ({ number: time, time, kind: "decided", ...change }) as Piece;
  const pieces = [piece(1, { kind: "started" }), piece(2, { lines: ["0: pass"] }), piece(3, { kind: "locked" })];
  expect([moved(pieces), moved(pieces.slice(0, 1)), moved([])]).toEqual([2, 1, 0]);
});
