/**
 * A preview of the rules: where a unit may go (TOT-42 to TOT-44), what falls when it finishes there (TOT-50 to TOT-57) and
 * which rule keeps it from going elsewhere. The server judges; this only shows, before a walk is sent. preview.json
 * has what the rules say (tests/previews/totem.py).
 */

import { around, distance } from "./hex";
import { optionOf, ownersOf, unitsOf, type Owners } from "./units";
import type { TotemView } from "./view";

/** A unit, and the cells it shall step on. */
export interface Plan {
  unit: string;
  path: readonly string[];
}

/** One unit that falls, and what is cut off with it. */
export interface Loss {
  seat: number;
  cell: string;
  totem: boolean;
  cut: string[];
}

export interface Forecast {
  /** For each victim the units among which the attacker chooses; most often there is one. */
  strikes: Loss[][];
  /** Is the movement over there, because the points are spent or no step is left (TOT-48)? */
  finished: boolean;
  /** May it be stopped there, because another unit can go on (TOT-49)? */
  mayStop: boolean;
  /** Points that nobody can walk off any more (TOT-24); 0 while that depends on a choice. */
  lapse: number;
}

/** The parts into which these cells fall, each a set of linked cells. */
export function parts(cells: Iterable<string>): Set<string>[] {
  const rest = new Set(cells);
  const found: Set<string>[] = [];
  for (const start of rest) {
    const part = linked(start, rest);
    for (const name of part) rest.delete(name);
    found.push(part);
  }
  return found;
}

/** All of these cells that hang together with the start. */
function linked(start: string, cells: ReadonlySet<string>): Set<string> {
  const found = new Set([start]);
  for (const at of found) for (const next of around(at)) if (cells.has(next)) found.add(next);
  return found;
}

const cellsOf = (owners: Owners, seat: number): string[] =>
  [...owners].filter(([, owner]) => owner === seat).map(([name]) => name);

/**
 * The cells where a unit would still tie its whole group together (TOT-43), its own included. They do not change while it
 * walks, because the others stand still.
 */
export function footing(owners: Owners, unit: string): Set<string> {
  const seat = owners.get(unit);
  if (seat === undefined) return new Set();
  const others = parts(cellsOf(owners, seat).filter((name) => name !== unit));
  const [first, ...more] = others.map((part) => new Set([...part].flatMap(around)));
  const free = [...(first ?? [])].filter((name) => name === unit || !owners.has(name));
  return new Set(free.filter((name) => more.every((touched) => touched.has(name))));
}

/** The shortest way to every cell that a walker can come to, with at most so many points; not by ways that are barred. */
export function reach(
  ground: ReadonlySet<string>, trail: readonly string[], points: number, barred: (way: readonly string[]) => boolean = () => false,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let edge: [string, string[]][] = [[trail.at(-1) ?? "", []]];
  for (let spent = 0; spent < points; spent++) {
    const next: [string, string[]][] = [];
    for (const [at, way] of edge) {
      for (const to of around(at)) {
        if (!ground.has(to) || trail.includes(to) || found.has(to) || barred([...way, to])) continue;
        found.set(to, [...way, to]);
        next.push([to, [...way, to]]);
      }
    }
    edge = next;
  }
  return found;
}

/** The cells that bind a unit, itself the last (TOT-44): all that it has been on, or only the one it came from. */
export function bound(view: TotemView, unit: string, path: readonly string[] = []): string[] {
  const walked = view.trails.find((trail) => trail.at(-1) === unit) ?? [unit];
  return [...walked, ...path].slice(optionOf(view, "trail") === "last" ? -2 : 0);
}

/** The units of a seat that can make a step, but for these. */
export function walkers(view: TotemView, owners: Owners, seat: number, except: readonly string[]): string[] {
  return cellsOf(owners, seat).filter((unit) => {
    if (except.includes(unit)) return false;
    const ground = footing(owners, unit);
    const trail = bound(view, unit);
    return around(unit).some((to) => ground.has(to) && !trail.includes(to));
  });
}

/** What happens if a unit ends its way on the last cell of its trail, with so many points left. */
export function forecast(view: TotemView, unit: string, trail: readonly string[], points: number): Forecast {
  const owners = ownersOf(view);
  const seat = owners.get(unit) ?? -1;
  const end = trail.at(-1) ?? unit;
  const ground = footing(owners, unit);
  owners.delete(unit);
  owners.set(end, seat);
  const stuck = !around(end).some((to) => ground.has(to) && !trail.includes(to));
  const strikes = strikesOn(view, owners, seat, end);
  const resting = [...view.done, end];
  return {
    strikes,
    finished: points === 0 || stuck,
    mayStop: points > 0 && !stuck && walkers(view, owners, seat, resting).length > 0,
    lapse: stuck && strikes.every((choices) => choices.length === 1)
      ? lapsing(view, without(owners, strikes), seat, resting, points) : 0,
  };
}

/** The board when the first choice of each strike has fallen. */
function without(owners: Owners, strikes: readonly Loss[][]): Owners {
  const gone = new Set(strikes.flatMap(([first]) => (first ? [first.cell, ...first.cut] : [])));
  return new Map([...owners].filter(([name]) => !gone.has(name)));
}

/** The points that nobody can use; none if the game is over (TOT-60, TOT-61). */
function lapsing(
  view: TotemView, owners: Owners, seat: number, resting: readonly string[], points: number,
): number {
  const counts = view.players.map((_, other) => cellsOf(owners, other).length);
  const standing = counts.filter((count) => count > 0).length;
  const exhausted = counts.every((count, other) => count === 0 || (count === 2 && !view.players[other]?.reserve));
  if (standing === 1 || exhausted) return 0;
  return walkers(view, owners, seat, resting).length ? 0 : points;
}

/** The victims colour by colour, clockwise from the attacker (TOT-52 to TOT-55). */
function strikesOn(view: TotemView, owners: Owners, attacker: number, at: string): Loss[][] {
  const each = optionOf(view, "victims") === "one_per_colour";
  const seats = view.players.map((_, turn) => (attacker + turn) % view.players.length).slice(1);
  const touched = seats.map((seat) => around(at).filter((name) => owners.get(name) === seat));
  const isTotem = (name: string): boolean => view.players.some(({ totem }) => totem === name);
  const verdicts: string[][] = [];
  let pieces: string[] = [];
  for (const cells of touched) {
    const totem = cells.find(isTotem);
    if (totem) verdicts.push([totem]);
    else if (each && cells.length) verdicts.push(farthest(view, owners, cells));
    else pieces = [...pieces, ...cells];
  }
  if (!each && pieces.length && !verdicts.length) verdicts.push(farthest(view, owners, pieces));
  return verdicts.map((cells) => cells.map((name) => loss(view, owners, name)));
}

/** Those of the touched pieces that are farthest from their own totems (TOT-53). */
function farthest(view: TotemView, owners: Owners, cells: readonly string[]): string[] {
  const far = cells.map((name) => {
    const totem = view.players[owners.get(name) ?? -1]?.totem ?? name;
    return optionOf(view, "distance") === "chain" ? links(owners, name, totem) : distance(name, totem);
  });
  const most = Math.max(...far);
  return cells.filter((_, index) => far[index] === most);
}

/** The length of the shortest chain between two units of one colour. */
function links(owners: Owners, from: string, to: string): number {
  const own = new Set(cellsOf(owners, owners.get(from) ?? -1));
  own.add(to);
  return reach(own, [from], own.size).get(to)?.length ?? 0;
}

/** A unit that falls, with everything that hangs on it alone (TOT-56, TOT-57). */
export function loss(view: TotemView, owners: Owners, name: string): Loss {
  const seat = owners.get(name) ?? -1;
  const player = view.players[seat];
  const totem = player?.totem === name;
  const rest = new Set(player ? unitsOf(player).filter((unit) => unit !== name) : []);
  const kept = totem || !player?.totem ? new Set<string>() : linked(player.totem, rest);
  return { seat, cell: name, totem, cut: [...rest].filter((unit) => !kept.has(unit)) };
}

/** The rule by which one's own unit cannot set out now, whatever way it would take; nothing if there is none. */
export function restsBy(view: TotemView, legal: readonly string[], unit: string): string {
  if (view.mover && view.mover !== unit) return legal.includes("stop") ? "TOT-46" : "TOT-49";
  return view.phase === "move" && view.done.includes(unit) ? "TOT-45" : "";
}

/** The rule that keeps a plan from going on to a cell; it says what a refusal would say. */
export function whyNot(view: TotemView, plan: Plan, to: string, points: number): string {
  if (to !== plan.unit && ownersOf(view).has(to)) return "TOT-42"; // its own cell is empty once it walks
  if (bound(view, plan.unit, plan.path).includes(to)) return "TOT-44";
  if (plan.path.length >= points) return "TOT-40";
  return "TOT-43";
}
