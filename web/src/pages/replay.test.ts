import { expect, test } from "vitest";

import { linesOf } from "../lib/verify";
import { beginning, resultOf } from "./replay";

const record = '# a comment\n{"game": "rps"}\n0: rock\n1: paper\n! coin 0\n= {"winners": [0]}\n';

test("a record's lines are its decisions and its luck", () => {
  expect(linesOf(record)).toEqual(["0: rock", "1: paper", "! coin 0"]);
});

test("the beginning of a record has its header and some lines", () => {
  expect(beginning(record, 2)).toBe('{"game":"rps"}\n0: rock\n1: paper\n');
});

test("a result has its details", () => {
  expect(resultOf({ winners: [1], points: [0, 2], reason: "rounds", rows: [1] })).toEqual({
    winners: [1], points: [0, 2], reason: "rounds", rule: "", details: { rows: [1] },
  });
  expect(resultOf(null)).toBeNull();
});
