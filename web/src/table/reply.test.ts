import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Reply, WAIT, windowKey, type Less, type Open } from "./reply";
import type { Piece } from "../wire";

const asked: Less = { able: false, turn: false };
const able: Less = { able: true, turn: false };
const turn: Less = { able: false, turn: true };
const open = (change: Partial<Open> = {}): Open => ({ key: "1", able: true, watched: true, ...change });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When an answer goes out, in milliseconds after the window has opened; null: none does by itself. */
function goesOut(window: Open, less: Less, answers: number | null = null): number | null {
  let out: number | null = null;
  const began = Date.now();
  const reply = new Reply(() => (out ??= Date.now() - began));
  reply.hear(window, less);
  if (answers !== null) {
    vi.advanceTimersByTime(answers);
    void reply.given().then(() => (out ??= Date.now() - began));
  }
  vi.runAllTimers();
  return out;
}

async function answered(window: Open, less: Less, after: number): Promise<number> {
  const began = Date.now();
  const reply = new Reply(() => expect.unreachable("what was given counts"));
  reply.hear(window, less);
  await vi.advanceTimersByTimeAsync(after);
  const given = reply.given().then(() => Date.now() - began);
  await vi.runAllTimersAsync();
  return given;
}

describe("an answer among people", () => {
  it("goes out at the same time, whether one can react or not, and whether one does", async () => {
    expect(goesOut(open({ able: false }), able)).toBe(WAIT);
    expect(goesOut(open(), able)).toBe(WAIT); // nothing was decided: it passes
    for (const after of [0, 1000, WAIT - 1]) expect(await answered(open(), able, after)).toBe(WAIT);
    for (const can of [true, false]) expect(goesOut(open({ able: can }), turn)).toBe(WAIT);
  });

  it("is one: a page that is drawn again before it is due sends no other one", async () => {
    for (const less of [able, turn]) {
      const passed = vi.fn();
      const given = vi.fn();
      const reply = new Reply(passed);
      reply.hear(open(), less);
      await vi.advanceTimersByTimeAsync(1000);
      void reply.given().then(given);
      reply.hear(open(), less); // somebody comes to look on, for instance
      reply.hear(open({ able: false }), turn);
      await vi.runAllTimersAsync();
      expect([given.mock.calls.length, passed.mock.calls.length]).toEqual([1, 0]);
      reply.hear(open({ key: "2" }), less);
      await vi.runAllTimersAsync();
      expect(passed).toHaveBeenCalledTimes(1); // the next window is another one
    }
  });

  it("waits for the person who has not asked for anything, and then goes out at once", async () => {
    expect(goesOut(open({ able: false }), asked)).toBeNull();
    expect(await answered(open(), asked, 700)).toBe(700);
  });

  it("is due as before when the wish comes in the middle of a window or the page is drawn again", () => {
    const passed = vi.fn();
    const reply = new Reply(passed);
    reply.hear(open({ able: false }), asked);
    vi.advanceTimersByTime(2000);
    const due = reply.hear(open({ able: false }), able);
    expect(reply.hear(open({ able: false }), able)).toBe(due);
    vi.runAllTimers();
    expect(passed).toHaveBeenCalledTimes(1);
  });
});

describe("an answer in a window", () => {
  it("waits from when the window opened, also if only then somebody comes who might learn from it", () => {
    let out: number | null = null;
    const began = Date.now();
    const reply = new Reply(() => (out ??= Date.now() - began));
    reply.hear(open({ watched: false }), able);
    vi.advanceTimersByTime(1300);
    reply.hear(open({ able: false }), able);
    vi.runAllTimers();
    expect(out).toBe(WAIT);
  });

  it("waits again when it opens once more after somebody has reacted", () => {
    const out: number[] = [];
    const began = Date.now();
    const reply = new Reply(() => out.push(Date.now() - began));
    reply.hear(open(), turn);
    vi.advanceTimersByTime(WAIT);
    reply.hear(open({ key: "2" }), turn); // without a moment in between
    vi.runAllTimers();
    expect(out).toEqual([WAIT, 2 * WAIT]);
  });
});

describe("an answer that nobody can learn from", () => {
  const alone = (can: boolean): Open => open({ watched: false, able: can });

  it("passes at once where nothing else is possible, and asks where something is", async () => {
    expect(goesOut(alone(false), able)).toBe(0);
    expect(goesOut(alone(true), able)).toBeNull();
    expect(await answered(alone(true), able, 300)).toBe(300);
    expect(goesOut(alone(true), turn)).toBe(0);
  });

  it("is not sent for a window that has closed", () => {
    const passed = vi.fn();
    const reply = new Reply(passed);
    reply.hear(open({ able: false }), able);
    reply.hear(null, able);
    vi.runAllTimers();
    expect(passed).not.toHaveBeenCalled();
  });
});

describe("a window", () => {
  const piece = (number: number, change: Partial<Piece> = {}): Piece => ({ number, time: 0, kind: "decided", ...change });

  it("is another one only when the game went on for all to see", () => {
    const opened = [piece(1, { lines: ["2: shoot"], seat: 2 })];
    const key = windowKey(opened, 0);
    expect(windowKey([...opened, piece(2, { kind: "offered", seat: 1 }), piece(3, { kind: "left", seat: 3 })], 0)).toBe(key);
    expect(windowKey([...opened, piece(2, { lines: ["0: react lid x1"], seat: 0, step: "window" })], 0)).toBe(key);
    expect(windowKey([...opened, piece(2, { kind: "closed", lines: ["0: pass", "1: pass"], step: "window" })], 0)).not.toBe(key);
  });
});
