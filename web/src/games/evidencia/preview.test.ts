import { describe, expect, test } from "vitest";

import fixtures from "./preview.json";
import { KINDS, count, longestRun, longestSeries, measure, pairs, points, range, triples } from "./preview";

const symbols = (text: string): string[][] => text.split(" ").map((card) => (card === "-" ? [] : [...card]));

describe("the page counts as the rules do", () => {
  test.each(fixtures.map((fixture, number) => [number, fixture] as const))("row %i", (_, fixture) => {
    const scene = { shows: [...fixture.shows], eyeCounts: fixture.eye, touching: fixture.repeats === "touching" };
    const found = fixture.rows.map((row) => measure(row, scene));
    for (const seat of [0, 1]) {
      for (const kind of KINDS) {
        const [mine, theirs] = [count(found[seat]!, kind), count(found[1 - seat]!, kind)];
        expect([kind, mine]).toEqual([kind, fixture.measures[seat]![kind]]);
        expect([kind, points(kind, mine, theirs)]).toEqual([kind, fixture.details[seat]![kind]]);
      }
    }
  });
});

test("a run strikes out repeated values, or only those that touch", () => {
  expect(longestRun([3, 4, 3, 5, 9, 1], false).places).toEqual([0, 1, 3]);
  expect(longestRun([3, 4, 3, 5, 9, 1], true).length).toBe(2);
  expect(longestRun([9, 8, 8, 7, 1, 3], true).places).toEqual([0, 1, 3]);
});

test("a series names its symbol and its cards", () => {
  expect(longestSeries(symbols("G AI IR I - R"))).toEqual({ length: 3, faction: "I", places: [1, 2, 3] });
});

test("a triple may lie on two cards, and none of its symbols is used twice", () => {
  const found = triples(symbols("G I AI IR GA AR"), ["I", "A", "R"]);
  expect(found.length).toBe(2);
  const used = found.flat().map(({ place, faction }) => `${place}${faction}`);
  expect(new Set(used).size).toBe(6);
  expect(triples(symbols("A A A A - -"), ["A", "A", "A"]).length).toBe(1);
  expect(triples(symbols("A - I R G G"), ["A", "I", "R"])).toEqual([]);
});

test("pairs take one symbol of each middle slot", () => {
  expect(pairs(symbols("A A I - AI G"), "A", "I").length).toBe(2);
  expect(pairs(symbols("A A I - AI G"), "A", "A").length).toBe(1);
});

test("what the other's order decides is a range", () => {
  expect(range("run", 3, null)).toEqual([1, 2]);
  expect(range("triple", 0, null)).toEqual([0, 0]);
  expect(range("top", 3, 1)).toEqual([3, 3]);
  expect(range("pairs", 2, null)).toEqual([0, 3]);
});
