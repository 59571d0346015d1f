/**
 * A preview of the rules: the measures of a row with the cards that make them (EVI-63 to EVI-76), and so what it scores
 * while it is arranged. The server judges; this only shows, before a row is sent. preview.json has what the rules say
 * (tests/previews/evidencia.py).
 */

import { CARDS, EYE, FACTIONS, type Faction } from "./cards";

export const KINDS = ["run", "series", "triple", "pairs", "top"] as const;
export type Kind = (typeof KINDS)[number];

/** The rule that gives the points of each kind. */
export const RULE: Readonly<Record<Kind | "final", string>> = {
  final: "EVI-66", run: "EVI-68", series: "EVI-70", triple: "EVI-72", pairs: "EVI-74", top: "EVI-76",
};

/** What the measures depend on besides the cards. */
export interface Scene {
  /** The factions of B1 B2 B3 M1 M2 T. */
  shows: readonly string[];
  eyeCounts: boolean;
  touching: boolean;
}

export interface Run {
  length: number;
  /** The places that count, from the left. */
  places: number[];
}

export interface Series {
  length: number;
  faction: Faction | null;
  places: number[];
}

/** One symbol of a card, used for a triple or a pair. */
export interface Reading {
  place: number;
  faction: string;
}

export interface Measures {
  run: Run;
  series: Series;
  triples: Reading[][];
  pairs: Reading[][];
  top: number[];
}

export const count = (found: Measures, kind: Kind): number =>
  kind === "triple" ? found.triples.length
  : kind === "pairs" ? found.pairs.length
  : kind === "top" ? found.top.length
  : found[kind].length;

/** EVI-64: what a card counts as in a presented row. */
export function symbolsOf(card: string, scene: Scene): string[] {
  if (card === EYE) return scene.eyeCounts && scene.shows[5] ? [scene.shows[5]] : [];
  return CARDS[card]?.symbols ?? [];
}

/** EVI-67: the longest run, up or down; values that repeat are struck out. */
export function longestRun(values: readonly number[], touching: boolean): Run {
  let best: number[] = [];
  for (const start of values.keys()) {
    for (const step of [1, -1]) {
      let last = values[start]!;
      const seen = new Set([last]);
      const places = [start];
      for (let place = start + 1; place < values.length; place++) {
        const value = values[place]!;
        if (touching ? value === last : seen.has(value)) continue;
        if (value !== last + step) break;
        last = value;
        seen.add(value);
        places.push(place);
      }
      if (places.length > best.length) best = places;
    }
  }
  return { length: best.length, places: best };
}

/** EVI-69: the most neighbouring cards that share one symbol. */
export function longestSeries(symbols: readonly string[][]): Series {
  let found: Series = { length: 0, faction: null, places: [] };
  for (const faction of FACTIONS) {
    let places: number[] = [];
    for (const [place, shown] of symbols.entries()) {
      places = shown.includes(faction) ? [...places, place] : [];
      if (places.length > found.length) found = { length: places.length, faction, places };
    }
  }
  return found;
}

interface Path {
  /** Triples read so far. */
  done: Reading[][];
  /** The beginning of the next one, just read. */
  begun: Reading[];
}

/** EVI-71: the triples of the best reading of the whole row, none of its symbols used twice. */
export function triples(symbols: readonly string[][], base: readonly string[]): Reading[][] {
  let paths: Path[] = [{ done: [], begun: [] }];
  for (const [place, shown] of symbols.entries()) {
    const next: Path[] = shown.length ? [] : paths.map(({ done }) => ({ done, begun: [] }));
    for (const order of orders(shown)) {
      let read = paths;
      for (const faction of order) read = read.flatMap((path) => after(path, { place, faction }, base));
      next.push(...read);
    }
    paths = thinned(next);
  }
  return paths.reduce((best, path) => (path.done.length > best.length ? path.done : best), [] as Reading[][]);
}

/** EVI-65: a card is read as one of its symbols, or as both in either order. */
const orders = (shown: readonly string[]): string[][] => [
  ...shown.map((faction) => [faction]),
  ...(shown.length === 2 ? [[shown[0]!, shown[1]!], [shown[1]!, shown[0]!]] : []),
];

/** A symbol goes on with what was begun, begins anew, or counts for nothing. */
function after(path: Path, reading: Reading, base: readonly string[]): Path[] {
  const found: Path[] = [{ done: path.done, begun: [] }];
  if (path.begun.length && reading.faction === base[path.begun.length]) {
    const begun = [...path.begun, reading];
    found.push(begun.length === 3 ? { done: [...path.done, begun], begun: [] } : { done: path.done, begun });
  }
  if (reading.faction === base[0]) found.push({ done: path.done, begun: [reading] });
  return found;
}

/** The best path for each number of symbols just read; the others can no longer win. */
function thinned(paths: readonly Path[]): Path[] {
  const best = new Map<number, Path>();
  for (const path of paths) {
    const known = best.get(path.begun.length);
    if (!known || path.done.length > known.done.length) best.set(path.begun.length, path);
  }
  return [...best.values()];
}

/** EVI-73: one symbol of each middle slot; two of the same where both slots show it. */
export function pairs(symbols: readonly string[][], first: string, second: string): Reading[][] {
  const showing = (faction: string): Reading[] =>
    [...symbols.keys()].filter((place) => symbols[place]!.includes(faction)).map((place) => ({ place, faction }));
  const firsts = showing(first);
  if (first === second) {
    return [...firsts.keys()].filter((n) => n % 2).map((n) => [firsts[n - 1]!, firsts[n]!]);
  }
  const seconds = showing(second);
  const length = Math.min(firsts.length, seconds.length);
  return Array.from({ length }, (_, n) => [firsts[n]!, seconds[n]!]);
}

export function measure(cards: readonly string[], scene: Scene): Measures {
  const symbols = cards.map((card) => symbolsOf(card, scene));
  const [b1, b2, b3, m1 = "", m2 = "", top = ""] = scene.shows;
  return {
    run: longestRun(cards.map((card) => CARDS[card]?.value ?? NaN), scene.touching),
    series: longestSeries(symbols),
    triples: triples(symbols, [b1 ?? "", b2 ?? "", b3 ?? ""]),
    pairs: m1 && m2 ? pairs(symbols, m1, m2) : [],
    top: [...symbols.keys()].filter((place) => top && symbols[place]!.includes(top)),
  };
}

const REACHED = { run: [3, 1], series: [3, 1], triple: [1, 2] } as const; // least, points; one more for most

/** The points of a kind for these measures, mine and theirs. */
export function points(kind: Kind, mine: number, theirs: number): number {
  if (kind === "pairs" || kind === "top") return mine <= theirs ? 0 : mine - theirs >= 2 ? 3 : 2;
  const [least, worth] = REACHED[kind];
  return mine < least ? 0 : mine > theirs ? worth + 1 : worth;
}

/** The points that are sure and those that are possible, whatever the other does; the same where all is known. */
export function range(kind: Kind, mine: number, theirs: number | null): [number, number] {
  if (theirs !== null) return [points(kind, mine, theirs), points(kind, mine, theirs)];
  return [points(kind, mine, Infinity), points(kind, mine, 0)];
}
