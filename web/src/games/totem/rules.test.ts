/** The forecast against the rules themselves: walks.json is written by tests/games/totem/walks.py. */

import { describe, expect, it } from "vitest";

import { around } from "./hex";
import { onward, outlook, steps, type Plan } from "./plan";
import { bound, footing, reach, walkers, type Loss } from "./rules";
import { ownersOf, type TotemView } from "./view";
import walks from "./walks.json";

interface Walk {
  path: string[];
  finished: boolean;
  mayStop: boolean;
  onward: string[];
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
    if (!walk.strikes) return; // it can neither finish nor stop there
    const strikes = found?.strikes.map((choices) =>
      choices.map(({ cell, totem, cut }) => ({ cell, totem, cut: [...cut].sort() })),
    );
    expect(strikes).toEqual(walk.strikes);
    expect(found?.lapse).toBe(walk.lapse);
  });
});
