import { expect, test } from "vitest";

import { asked, head, meaningOf, stopBefore } from "./lesson";

const says = (comment: string) => ({ comment, decision: null, legal: [], choices: [] });
const asks = (decision: string, key: string, comment = "") => ({ comment, decision, legal: ["other", decision], choices: [{ key: "other", args: {} }, { key, args: {} }] });

const frames = [says("hello"), says(""), asks("A-B", "step", "walk"), asks("B-C", "step"), asks("stop", "stop"), asks("C-D", "step", "more"), says("end")];

test("a run of decisions of one kind is asked at once, up to where something new is said", () => {
  expect(asked(frames, 2)).toEqual(["A-B", "B-C"]);
  expect(asked(frames, 3)).toEqual(["B-C"]);
  expect(asked(frames, 4)).toEqual(["stop"]);
  expect(asked(frames, 5)).toEqual(["C-D"]);
  expect(asked(frames, 0)).toEqual([]);
});

test("within a run it is known where it began", () => {
  expect([2, 3, 4, 5].map((at) => head(frames, at))).toEqual([2, 2, 4, 5]);
});

test("one step back leads to the stop before, not to what goes on by itself", () => {
  expect([0, 2, 3, 4, 5, 6].map((at) => stopBefore(frames, at))).toEqual([0, 0, 0, 2, 4, 5]);
});

test("what a decision means comes with what is legal; without it its first word has to do", () => {
  expect(meaningOf(frames[2]!)?.key).toBe("step");
  expect(meaningOf({ comment: "", decision: "bid 3", legal: ["bid 3"], choices: [] })?.key).toBe("bid");
  expect(meaningOf(frames[0]!)).toBeNull();
});
