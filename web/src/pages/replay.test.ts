import { afterEach, expect, test, vi } from "vitest";

import { linesOf } from "../lib/verify";
import { askedSeat, beginning, resultOf } from "./replay";

const record = '# a comment\n{"game": "rps"}\n0: rock\n1: paper\n! coin 0\n= {"winners": [0]}\n';

afterEach(() => vi.unstubAllGlobals());

test("an address counts players from one, and old links still work", () => {
  const seat = (hash: string) => {
    vi.stubGlobal("location", { hash });
    return askedSeat();
  };
  expect(["#at=12&player=1", "#player=3", "#at=12&seat=0", "#at=12"].map(seat)).toEqual([0, 2, 0, null]);
});

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
