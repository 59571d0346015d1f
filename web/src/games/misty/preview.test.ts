import { describe, expect, it } from "vitest";

import { activations, best, carriedOut, forced, played, points, stackAt, type Glass } from "./preview";
import type { Rows } from "./preview";
import windows from "./preview.json";

const read = (text: string): Rows =>
  text.split(" / ").map((row) => row.split(" ").map((space) => (space === "..." ? [] : space.split("+"))));

const written = (glass: Glass): string =>
  Array.from({ length: glass.rows }, (_, row) =>
    Array.from({ length: glass.columns }, (_, column) =>
      stackAt(glass, column, row).map((pane) => pane.card).join("+") || "...").join(" ")).join(" / ");

describe.each(windows)("the window $laid", (window) => {
  it("offers what the rules offer, step by step", () => {
    window.options.forEach((options, index) => {
      expect(activations(played(read(window.laid), window.steps.slice(0, index)))).toEqual(options);
    });
  });

  it("ends as by the rules", () => {
    expect(written(played(read(window.laid), window.steps))).toBe(window.ends);
  });

  it("scores as by the rules", () => {
    const end = played(read(window.laid), window.steps);
    expect(points(end, false).total).toBe(window.points.adjacent);
    expect(points(end, true).total).toBe(window.points.disjoint);
  });

  it("has the same best activation", () => {
    for (const [pairs, wanted] of Object.entries(window.best)) {
      const disjoint = pairs === "disjoint";
      const found = best(read(window.laid), disjoint);
      expect(found.points).toBe(wanted);
      expect(points(played(read(window.laid), found.steps), disjoint).total).toBe(wanted);
    }
  });
});

describe("what needs no decision", () => {
  const laid = read("M01 D01 U01 L01 / F01 R01 R02 P01 / S01 S02 P02 F02"); // MIS-E4

  it("follows by itself: the last arrow, and a meal without a choice", () => {
    const steps = carriedOut(read("R01 P01 L01 / M01 P02 F01 / P03 P04 P05"), [], ["move R01"], false);
    expect(steps).toEqual(["move R01", "move L01", "feed M01 F01"]);
  });

  it("waits where there is a choice", () => {
    const steps = carriedOut(laid, [], ["move R01", "move D01", "move U01"], false);
    expect(steps).toEqual(["move R01", "move D01", "move U01", "move L01"]);
    expect(forced(played(laid, steps), false)).toBeNull();
  });

  it("feeds automatically where the table agreed on it", () => {
    const steps = carriedOut(laid, [], ["move R01", "move D01", "move U01"], true);
    expect(steps.at(-1)).toBe("feed M01 F01");
    expect(points(played(laid, steps), false).total).toBe(10);
  });
});
