/** A walk that is being assembled. Nothing of it is sent before it is confirmed. */

import { bound, footing, forecast, reach, walkers, type Forecast, type Plan } from "./preview";
import { Trials } from "./trials";
import { ownersOf } from "./units";
import type { TotemView } from "./view";

/** With nobody to ask: whatever the preview finds. */
export const BELIEVED = new Trials();

/** Points that a decision `use 5` gives. */
export const usesOf = (legal: readonly string[]): number[] =>
  legal.filter((text) => text.startsWith("use ")).map((text) => Number(text.slice(4)));

/** The points that may be planned with: those that are left, or all of the dice while they wait. */
export function budget(view: TotemView, legal: readonly string[]): number {
  return view.phase === "move" ? view.points : Math.max(0, ...usesOf(legal));
}

/** The decisions that come before the first step, each with the points that it gives; nothing while points are being walked off. */
function heads(view: TotemView, legal: readonly string[]): { lines: string[]; points: number }[] {
  if (view.phase === "move") return [{ lines: [], points: view.points }];
  return usesOf(legal).map((points) => ({ lines: [`use ${points}`], points }));
}

/** The units that may set out now. */
export function movable(view: TotemView, legal: readonly string[], trials = BELIEVED): Set<string> {
  const uses = usesOf(legal);
  if (uses.length && trials.believes) return new Set(walkers(view, ownersOf(view), view.turn, []));
  const first = uses.length ? uses.flatMap((points) => trials.after([`use ${points}`]) ?? []) : legal;
  return new Set(first.filter((text) => text.includes("-")).map((text) => text.split("-")[0] ?? ""));
}

/** The cells that bind the unit at the end of the plan (TOT-44). */
export const trailOf = (view: TotemView, plan: Plan): string[] => bound(view, plan.unit, plan.path);

interface Ways {
  /** What is decided before the ways begin, the plan's own steps included. */
  lines: string[];
  found: Map<string, string[]>;
}

/** Where the plan could go on, by each way to begin: with the cells that the table has not refused. */
function waysOn(view: TotemView, legal: readonly string[], plan: Plan, trials: Trials): Ways[] {
  const ground = footing(ownersOf(view), plan.unit);
  return heads(view, legal).map(({ lines, points }) => {
    const before = [...lines, ...steps(plan)];
    const barred = (way: readonly string[]): boolean => trials.stands(linesOf(before, plan, way)) === false;
    return { lines: before, found: reach(ground, trailOf(view, plan), points - plan.path.length, barred) };
  });
}

const linesOf = (before: readonly string[], plan: Plan, way: readonly string[]): string[] =>
  [...before, ...steps({ unit: plan.path.at(-1) ?? plan.unit, path: way })];

/** Where the plan can go on, each with the way there: all of it stands. */
export function onward(view: TotemView, legal: readonly string[], plan: Plan, trials = BELIEVED): Map<string, string[]> {
  const all = new Map<string, string[]>();
  if (!movable(view, legal, trials).has(plan.unit)) return all;
  for (const { lines, found } of waysOn(view, legal, plan, trials)) {
    for (const [to, way] of found) {
      const shorter = (all.get(to)?.length ?? Infinity) > way.length;
      if (shorter && trials.stands(linesOf(lines, plan, way))) all.set(to, way);
    }
  }
  return all;
}

/** The ways of which the table has to be asked what would be legal after them. */
export function unasked(view: TotemView, legal: readonly string[], plan: Plan | null, trials: Trials): string[][] {
  const first = view.phase === "use" ? heads(view, legal).map(({ lines }) => lines) : [];
  if (!plan) return first;
  const more = waysOn(view, legal, plan, trials).flatMap(({ lines, found }) => [
    lines, ...[...found.values()].map((way) => linesOf(lines, plan, way.slice(0, -1))),
  ]);
  return [...first, ...more];
}

/** The way that the preview would take to a cell, as decisions; null if it sees none. */
export function foreseen(view: TotemView, legal: readonly string[], plan: Plan, to: string): string[] | null {
  const most = waysOn(view, legal, plan, BELIEVED).sort((one, other) => other.found.size - one.found.size)[0];
  const way = most?.found.get(to);
  return most && way ? linesOf(most.lines, plan, way) : null;
}

/** The plan after a cell was pointed at: longer, or shorter if it is on the way already; null if it leads nowhere. */
export function pointed(
  view: TotemView, legal: readonly string[], plan: Plan, to: string, trials = BELIEVED,
): Plan | null {
  if (to === plan.unit) return { ...plan, path: [] };
  const passed = plan.path.indexOf(to);
  if (passed >= 0) return { ...plan, path: plan.path.slice(0, passed + 1) };
  const way = onward(view, legal, plan, trials).get(to);
  return way ? { ...plan, path: [...plan.path, ...way] } : null;
}

export const stepBack = (plan: Plan): Plan => ({ ...plan, path: plan.path.slice(0, -1) });

/** The steps of a plan as decisions. */
export function steps(plan: Plan): string[] {
  const cells = [plan.unit, ...plan.path];
  return plan.path.map((to, index) => `${cells[index]}-${to}`);
}

/** What finishing at the end of the plan would bring; null while the unit has not moved at all. */
export function outlook(view: TotemView, plan: Plan, points: number): Forecast | null {
  const moved = plan.path.length > 0 || plan.unit === view.mover;
  return moved ? forecast(view, plan.unit, trailOf(view, plan), points - plan.path.length) : null;
}
