/** The planner against the rules, where all points must be spent: ways.json is written by tests/games/totem/ways.py. */

import { describe, expect, it, vi } from "vitest";

import type { Attempt, Outcome } from "../../wire";
import { lights, usesFor, wayTexts } from "./lights";
import { foreseen, movable, onward, pointed, steps, unasked } from "./plan";
import { Trials } from "./trials";
import type { TotemView } from "./view";
import ways from "./ways.json";

interface Case {
  view: TotemView;
  legal: string[];
  unit: string;
  answers: Record<string, string[]>;
  tried: string;
}

const CASES = ways as unknown as Case[];
const outcome = (legal: string[] | undefined): Outcome => ({ legal: legal ?? [], final: false, rule: legal ? "" : "TOT-23", sentence: "" });

/** A table that knows the answers, and counts the questions. */
function tableOf({ answers }: Case) {
  return vi.fn(async (lines: Attempt[]): Promise<Outcome[]> => {
    expect(lines.length).toBeLessThanOrEqual(64);
    const whole: string[][] = [];
    for (const { line, after = -1 } of lines) whole.push([...(after < 0 ? [] : (whole[after] ?? [])), line]);
    return whole.map((way) => outcome(answers[way.join(" ; ")]));
  });
}

/** Does the table take these decisions, one after the other? */
function isTaken({ legal, answers }: Case, lines: readonly string[]): boolean {
  return lines.every((line, at) => (at ? (answers[lines.slice(0, at).join(" ; ")] ?? []) : legal).includes(line));
}

describe.each(CASES.map((found, index) => ({ index, ...found })))("position $index", (found) => {
  const { view, legal, unit, answers, tried } = found;
  const plan = { unit, path: [] as string[] };
  const heads = view.phase === "use" ? legal.filter((text) => text.startsWith("use ")).map((text) => [text]) : [[]];

  async function learned(): Promise<Trials> {
    const trials = new Trials(legal, tableOf(found));
    await trials.learn(() => unasked(view, legal, plan, trials));
    return trials;
  }

  it("offers only whole ways that the table takes", async () => {
    const trials = await learned();
    for (const [to, way] of onward(view, legal, plan, trials)) {
      const planned = pointed(view, legal, plan, to, trials) ?? plan;
      expect(planned.path).toEqual(way);
      expect(heads.some((head) => isTaken(found, [...head, ...steps(planned)]))).toBe(true);
      for (const points of usesFor(legal, planned, trials)) {
        expect(isTaken(found, [`use ${points}`, ...steps(planned)])).toBe(true);
      }
      const sent = wayTexts(view, legal, planned, trials);
      if (sent) expect(isTaken(found, sent)).toBe(true);
    }
  });

  it("offers every cell that some way leads to", async () => {
    const trials = await learned();
    const reached = Object.keys(answers).map((text) => text.split(" ; ")).filter((lines) => isTaken(found, lines));
    const cells = reached.flatMap((lines) => (lines.at(-1)?.includes("-") ? [lines.at(-1)?.split("-")[1]] : []));
    expect(new Set(onward(view, legal, plan, trials).keys())).toEqual(new Set(cells));
    expect(movable(view, legal, trials).has(unit)).toBe(cells.length > 0);
  });

  it("does not light what is refused, and knows which way it would have been", async () => {
    if (view.phase === "use" || !tried.includes("-")) return;
    const to = tried.split("-")[1] ?? "";
    expect(onward(view, legal, plan, await learned()).has(to)).toBe(false);
    expect(lights(view, legal, plan, await learned()).has(to)).toBe(false);
    expect(foreseen(view, legal, plan, to)).toEqual([tried]);
  });

  it("says of a stop what the table says", async () => {
    const trials = await learned();
    expect(trials.after([])?.includes("stop")).toBe(legal.includes("stop"));
    for (const [lines, then] of Object.entries(answers)) {
      if (isTaken(found, lines.split(" ; ")) && trials.after(lines.split(" ; "))) {
        expect(trials.after(lines.split(" ; "))?.includes("stop")).toBe(then.includes("stop"));
      }
    }
  });
});

it("asks each question once, and only what comes before the last step of a way", async () => {
  const found = CASES.find(({ view }) => view.phase === "use")!;
  const ask = tableOf(found);
  const trials = new Trials(found.legal, ask);
  const ways = () => unasked(found.view, found.legal, { unit: found.unit, path: [] }, trials);
  await Promise.all([trials.learn(ways), trials.learn(ways)]);
  await trials.learn(ways);
  const asked = ask.mock.calls.flatMap(([lines]) => lines);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
  expect(asked.length).toBeLessThan(Object.keys(found.answers).length);
});

it("lights nothing before the table has answered, and gives up after a while", async () => {
  vi.useFakeTimers();
  const { view, legal, unit } = CASES.find(({ view }) => view.phase === "use")!;
  const trials = new Trials(legal, () => Promise.reject(new Error("too fast")));
  const done = trials.learn(() => unasked(view, legal, { unit, path: [] }, trials));
  expect(lights(view, legal, { unit, path: [] }, trials).size).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  vi.useRealTimers();
});

it("tells the rule of a refused way", async () => {
  const trials = new Trials([], async () => [outcome([]), outcome(undefined)]);
  expect(await trials.refusal(["use 3", "J10-J11"])).toBe("TOT-23");
});
