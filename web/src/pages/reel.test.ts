import { expect, test, vi } from "vitest";

import { Failed } from "../lib/failed";
import type { Replay } from "../wire";
import { allSteps, BEFORE, patient, Reel, type Ask } from "./reel";

const STEPS = 1000;

/** A server whose pages have so many steps, and what it was asked for. */
function server(size: number): { ask: Ask; asked: number[]; page: (first: number) => Replay } {
  const asked: number[] = [];
  const page = (first: number): Replay => ({
    id: "", game: "rps", rules: "1.0", players: 2, options: {}, colours: [], result: null, steps: STEPS, first,
    frames: Array.from({ length: Math.min(size, STEPS - first) }, (_, index) => ({
      lines: [String(first + index)], means: [], notes: [], view: {}, deciders: [], legal: [], played: first + index, step: "",
    })),
  });
  const ask = async (first: number) => {
    asked.push(first);
    return page(first);
  };
  return { ask, asked, page };
}

test("a step far away comes with those before it, and nothing else is fetched", async () => {
  const { ask, asked, page } = server(50);
  const reel = new Reel(page(0), ask);
  expect([reel.last, reel.end(0)]).toEqual([999, 50]);
  expect(reel.step(700)).toBeUndefined();
  await reel.load(700);
  expect(reel.step(700)?.lines).toEqual(["700"]);
  expect(reel.begin(700)).toBe(700 - BEFORE);
  expect(asked).toEqual([700 - BEFORE]);
  await reel.load(700);
  await reel.load(5);
  expect(asked).toHaveLength(1);
  expect(reel.nearest(500)).toBe(700 - BEFORE);
});

test("what comes next is fetched from where it is missing", async () => {
  const { ask, asked, page } = server(50);
  const reel = new Reel(page(0), ask);
  await reel.load(reel.end(10));
  expect(asked).toEqual([50]);
  expect(reel.end(0)).toBe(100);
});

test("a wanted step comes even if a page has room for few", async () => {
  const { ask, page } = server(3);
  const reel = new Reel(page(0), ask);
  await reel.load(999);
  expect(reel.step(999)?.lines).toEqual(["999"]);
});

test("many who ask at once are one after another", async () => {
  const { ask, asked, page } = server(50);
  const reel = new Reel(page(0), ask);
  await Promise.all([reel.load(300), reel.load(301), reel.load(310)]);
  expect(asked).toHaveLength(1);
});

test("the log can go back without a gap", async () => {
  const { ask, page } = server(50);
  const reel = new Reel(page(0), ask);
  await reel.load(700);
  await reel.earlier(700);
  expect(reel.begin(700)).toBeLessThanOrEqual(700 - BEFORE - 200);
  for (let more = 0; more < 5; more++) await reel.earlier(700);
  expect(reel.begin(700)).toBe(0);
});

test("a turn ends where somebody else is to decide, or somebody after chance", async () => {
  const { page } = server(3);
  // The deal; both choose in secret; seat 0 decides twice; chance rolls for it; seat 1; the end.
  const deciders = [[-1], [0, 1], [1], [0], [0], [-1], [0], [1], []];
  const ask = async (first: number): Promise<Replay> => {
    const frames = page(first).frames.slice(0, deciders.length - first);
    return { ...page(first), steps: deciders.length, frames: frames.map((step) => ({ ...step, deciders: deciders[step.played]! })) };
  };
  const reel = new Reel(await ask(0), ask);
  const ends = [0];
  while (ends.at(-1)! < reel.last) ends.push(await reel.turn(ends.at(-1)!, 1));
  expect(ends).toEqual([0, 1, 3, 6, 7, 8]);
  const back = [8];
  while (back.at(-1)! > 0) back.push(await reel.turn(back.at(-1)!, -1));
  expect(back).toEqual([...ends].reverse());
});

test("all steps are all pages", async () => {
  const { ask, asked } = server(300);
  const steps = await allSteps(ask);
  expect(steps.map((step) => step.played)).toEqual(Array.from({ length: STEPS }, (_, at) => at));
  expect(asked).toEqual([0, 300, 600, 900]);
});

test("a busy server is asked again when it says so, and not for ever", async () => {
  vi.useFakeTimers();
  const { page } = server(5);
  let tries = 0;
  const busy = patient(async (first) => {
    if (++tries < 3) throw new Failed(503, "later", "replays-busy", 10);
    return page(first);
  });
  const found = busy(7);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(tries).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await found).first).toBe(7);

  const never = patient(async () => Promise.reject(new Failed(503, "later", "replays-busy", 10)));
  const failed = expect(never(0)).rejects.toThrow("later");
  await vi.advanceTimersByTimeAsync(100_000);
  await failed;
  await expect(patient(async () => Promise.reject(new Failed(413, "too long")))(0)).rejects.toThrow("too long");
  vi.useRealTimers();
});
