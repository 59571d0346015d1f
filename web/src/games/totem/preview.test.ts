/** The forecast against the rules themselves: preview.json is written by tests/previews/totem.py. */

import { describe, expect, it } from "vitest";

import { around } from "./hex";
import { onward, outlook, steps } from "./plan";
import { bound, footing, reach, walkers, whyNot, type Loss, type Plan } from "./preview";
import { ownersOf } from "./units";
import type { TotemView } from "./view";
import walks from "./preview.json";

interface Walk {
  path: string[];
  finished: boolean;
  mayStop: boolean;
  onward: string[];
  barred: Record<string, string>;
  strikes: Omit<Loss, "seat">[][] | null;
  lapse: number;
}

const CASES = walks as unknown as { view: TotemView; legal: string[]; walks: Walk[] }[];

function planOf({ path }: Walk): Plan {
  return { unit: path[0]?.split("-")[0] ?? "", path: path.map((text) => text.split("-")[1] ?? "") };
}

describe.each(CASES.map((found, index) => ({ index, ...found })))("position $index", ({ view, legal, walks }) => {
  const owners = ownersOf(view);

  it("has the same first steps as the rules", () => {
    const found = (view.mover ? [view.mover] : walkers(view, owners, view.turn, view.done)).flatMap((unit) =>
      [...reach(footing(owners, unit), bound(view, unit), 1).keys()].map((to) => `${unit}-${to}`),
    );
    expect(found.sort()).toEqual(legal.filter((text) => text !== "stop").sort());
  });

  it.each(walks)("foresees $path", (walk) => {
    const plan = planOf(walk);
    expect(steps(plan)).toEqual(walk.path);
    const found = outlook(view, plan, view.points);
    expect(found).toMatchObject({ finished: walk.finished, mayStop: walk.mayStop });
    const next = around(plan.path.at(-1) ?? "").filter((to) => onward(view, legal, plan).get(to)?.length === 1);
    expect(next.sort()).toEqual(walk.onward);
    for (const [to, rule] of Object.entries(walk.barred)) expect([to, whyNot(view, plan, to, view.points)]).toEqual([to, rule]);
    if (!walk.strikes) return; // it can neither finish nor stop there
    const strikes = found?.strikes.map((choices) =>
      choices.map(({ cell, totem, cut }) => ({ cell, totem, cut: [...cut].sort() })),
    );
    expect(strikes).toEqual(walk.strikes);
    expect(found?.lapse).toBe(walk.lapse);
  });
});
