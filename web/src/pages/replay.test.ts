import { expect, test } from "vitest";

import { linesOf } from "../lib/verify";
import { linesAt, resultOf } from "./replay";

const record = '# a comment\n{"game": "rps"}\n0: rock\n1: paper\n! coin 0\n= {"winners": [0]}\n';

test("a record's lines are its decisions and its luck", () => {
  expect(linesOf(record)).toEqual(["0: rock", "1: paper", "! coin 0"]);
});

test("secret decisions that are heard twice count once", () => {
  const steps = [[], ["1: paper"], ["0: rock", "1: paper"], ["! coin 0"]].map((lines) => ({ lines }));
  expect(linesAt(steps, record)).toEqual([0, 0, 2, 3]);
});

test("a result has its details", () => {
  expect(resultOf({ winners: [1], points: [0, 2], reason: "rounds", rows: [1] })).toEqual({
    winners: [1], points: [0, 2], reason: "rounds", rule: "", details: { rows: [1] },
  });
  expect(resultOf(null)).toBeNull();
});
