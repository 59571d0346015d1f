/** A walk that is being assembled: a unit and the cells it shall step on. Nothing of it is sent before it is confirmed. */

import { footing, forecast, reach, walkers, type Forecast } from "./rules";
import { ownersOf, type TotemView } from "./view";

export interface Plan {
  unit: string;
  path: readonly string[];
}

/** Points that a decision `use 5` gives. */
export const usesOf = (legal: readonly string[]): number[] =>
  legal.filter((text) => text.startsWith("use ")).map((text) => Number(text.slice(4)));

/** The points that may be planned with: those that are left, or all of the dice while they wait. */
export function budget(view: TotemView, legal: readonly string[]): number {
  return view.phase === "move" ? view.points : Math.max(0, ...usesOf(legal));
}

/** The units that may set out now. */
export function movable(view: TotemView, legal: readonly string[]): Set<string> {
  if (usesOf(legal).length) return new Set(walkers(ownersOf(view), view.turn, []));
  return new Set(legal.filter((text) => text.includes("-")).map((text) => text.split("-")[0] ?? ""));
}

/** Every cell that the unit has been on, and will have been on. */
export function trailOf(view: TotemView, plan: Plan): string[] {
  return [...(plan.unit === view.mover ? view.trail : [plan.unit]), ...plan.path];
}

/** Where the plan can go on, each with the way there. */
export function onward(view: TotemView, legal: readonly string[], plan: Plan): Map<string, string[]> {
  if (!movable(view, legal).has(plan.unit)) return new Map();
  const ground = footing(ownersOf(view), plan.unit);
  return reach(ground, trailOf(view, plan), budget(view, legal) - plan.path.length);
}

/** The plan after a cell was pointed at: longer, or shorter if it is on the way already; null if it leads nowhere. */
export function pointed(view: TotemView, legal: readonly string[], plan: Plan, to: string): Plan | null {
  if (to === plan.unit) return { ...plan, path: [] };
  const passed = plan.path.indexOf(to);
  if (passed >= 0) return { ...plan, path: plan.path.slice(0, passed + 1) };
  const way = onward(view, legal, plan).get(to);
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
  const trail = trailOf(view, plan);
  return trail.length > 1 ? forecast(view, plan.unit, trail, points - plan.path.length) : null;
}

/** The rule that keeps a plan from going on to a cell; it says what a refusal would say. */
export function whyNot(view: TotemView, plan: Plan, to: string, points: number): string {
  if (ownersOf(view).has(to)) return "TOT-42";
  if (trailOf(view, plan).includes(to)) return "TOT-44";
  if (plan.path.length >= points) return "TOT-40";
  return "TOT-43";
}
