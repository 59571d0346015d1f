import { describe, expect, it } from "vitest";

import { askedFor, attempt, offer, verbsOf, type Thing } from "./assemble";
import { exchanged, orderText } from "./order";
import { FOUR, tableOf } from "./testing";

const ACTION = [
  "interrogate 1.1", "interrogate 1.2", "interrogate 2.1", "use lens x1", "use lens x2",
  "arm x1 @1", "arm x1 @2", "arm x1 @3", "arm x2 @1", "arm x2 @2", "arm x2 @3", "hide 0.3", "hide 3.3", "pass",
];
const table = tableOf(FOUR);
const pressed = (thing: Thing, draft: string[] = [], legal = ACTION, view = table) => offer(thing, draft, legal, view);

describe("an action", () => {
  it("is one press where one thing says it all", () => {
    expect(pressed({ slot: "1.2" })?.decision).toBe("interrogate 1.2");
    expect(pressed({ slot: "3.3" })?.decision).toBe("hide 3.3");
    expect(pressed({ verb: "pass" })?.decision).toBe("pass");
  });

  it("is laid word by word where it has several", () => {
    expect(pressed({ verb: "arm" })).toEqual({ draft: ["arm"], decision: null });
    expect(pressed({ slot: "0.2" }, ["arm"])).toEqual({ draft: ["arm", "x2"], decision: null });
    expect(pressed({ seat: 3 }, ["arm", "x2"])?.decision).toBe("arm x2 @3");
    expect(pressed({ card: "lens" })).toEqual({ draft: ["use", "lens"], decision: null });
    expect(pressed({ slot: "0.1" }, ["use", "lens"])?.decision).toBe("use lens x1");
  });

  it("lights up nothing that is not legal", () => {
    expect(pressed({ slot: "2.2" })).toBeNull();
    expect(pressed({ card: "lid" })).toBeNull();
    expect(pressed({ verb: "shoot" })).toBeNull();
    expect(pressed({ slot: "0.1" })).toBeNull();
    expect(pressed({ slot: "0.3" }, ["arm"])).toBeNull();
    expect(pressed({ seat: 0 }, ["arm", "x1"])).toBeNull();
    expect(pressed({ slot: "1.1" }, [], [])).toBeNull();
  });

  it("that is not possible becomes the decision that was meant", () => {
    expect(attempt({ slot: "2.2" }, [], table)).toBe("hide 2.2");
    expect(attempt({ slot: "0.1" }, [], table)).toBe("interrogate 0.1");
    expect(attempt({ card: "lid" }, [], table)).toBe("use lid x1");
    expect(attempt({ verb: "shoot" }, [], table)).toBe("shoot");
    expect(attempt({ verb: "arm" }, [], table)).toBe("arm x1 @1");
    expect(attempt({ slot: "0.3" }, ["arm"], table)).toBe("arm x3 @1");
    expect(attempt({ seat: 0 }, ["arm", "x1"], table)).toBe("arm x1 @0");
    expect(attempt({ slot: "0.3" }, ["use", "lens"], table)).toBe("use lens x3");
    expect(attempt({ slot: "0.1" }, ["hide"], table)).toBe("hide 0.1");
    expect(attempt({ seat: 1 }, [], table)).toBeNull();
  });
});

describe("phase 1 and phase 3", () => {
  const first = tableOf(FOUR, { phase: "artifact" });
  const gifts = ["redraw", "give lens @1", "give lens @2", "give lid @1", "give lid @2", "skip"];

  it("gives a card to a player", () => {
    expect(pressed({ card: "lid" }, [], gifts, first)).toEqual({ draft: ["give", "lid"], decision: null });
    expect(pressed({ seat: 2 }, ["give", "lid"], gifts, first)?.decision).toBe("give lid @2");
    expect(attempt({ seat: 0 }, ["give", "lid"], first)).toBe("give lid @0");
  });

  it("says that it is too early for an action", () => {
    expect(attempt({ slot: "1.1" }, [], first)).toBe("interrogate 1.1");
  });

  it("aims by pressing a player", () => {
    const third = tableOf(FOUR, { phase: "aim" });
    expect(pressed({ seat: 2 }, [], ["aim 1", "aim 2"], third)?.decision).toBe("aim 2");
    expect(attempt({ seat: 0 }, [], third)).toBe("aim 0");
  });
});

describe("a choice of an artifact", () => {
  const picking = tableOf(FOUR, { phase: "pick" });

  it("is a recruit, a player or a card", () => {
    expect(pressed({ slot: "0.1" }, [], ["pick 0.1", "pick 0.2"], picking)?.decision).toBe("pick 0.1");
    expect(pressed({ seat: 1 }, [], ["pick 1", "pick 2"], picking)?.decision).toBe("pick 1");
    expect(pressed({ card: "ear" }, [], ["pick ear"], { ...picking, phase: "resolve" })?.decision).toBe("pick ear");
    expect(attempt({ slot: "2.2" }, [], picking)).toBe("pick 2.2");
  });
});

describe("a reaction", () => {
  const open = (hand: string[]) => tableOf(FOUR, { phase: "window", hand });
  const things: Thing[] = [
    { verb: "react" }, { verb: "pass" }, { slot: "0.1" }, { slot: "0.3" }, { slot: "1.1" }, { seat: 1 },
  ];

  it("looks the same whatever one holds, up to the recruit that pays (EUP-157)", () => {
    const able = open(["lid", "ear"]);
    const unable = open(["codex", "eyes"]);
    const legal = ["pass", "react lid x1", "react lid x2"];
    for (const thing of things) {
      expect(pressed(thing, [], legal, able)).toEqual(pressed(thing, [], ["pass"], unable));
    }
    for (const card of ["lid", "ear"]) {
      expect(pressed({ card }, [], legal, able)).toEqual({ draft: ["react", card], decision: null });
    }
    for (const card of ["codex", "eyes"]) {
      expect(pressed({ card }, ["react"], ["pass"], unable)).toEqual({ draft: ["react", card], decision: null });
    }
    const lit = (view: typeof able, card: string, texts: string[]) =>
      things.map((thing) => pressed(thing, ["react", card], texts, view) !== null);
    expect(lit(able, "lid", legal)).toEqual(lit(unable, "codex", ["pass"]));
    expect(verbsOf("window")).toEqual(["react", "pass"]);
  });

  it("that is not possible is sent all the same, to be refused with its rule", () => {
    expect(pressed({ slot: "0.2" }, ["react", "codex"], ["pass"], open(["codex"]))?.decision).toBe("react codex x2");
    expect(pressed({ slot: "0.3" }, ["react", "codex"], ["pass"], open(["codex"]))).toBeNull();
  });

  it("goes on where a card asks for more", () => {
    const view = open(["knot", "hook"]);
    const legal = ["pass", "react hook x1 @2", "react hook x1 @3", "react knot x1 0.1 2.3", "react knot x1 0.3 2.3"];
    expect(pressed({ slot: "0.1" }, ["react", "hook"], legal, view)?.decision).toBeNull();
    expect(pressed({ seat: 2 }, ["react", "hook", "x1"], legal, view)?.decision).toBe("react hook x1 @2");
    expect(pressed({ slot: "0.1" }, ["react", "knot", "x1"], legal, view)?.decision).toBeNull();
    expect(pressed({ slot: "0.3" }, ["react", "knot", "x1"], legal, view)?.draft.at(-1)).toBe("0.3");
    expect(pressed({ slot: "2.3" }, ["react", "knot", "x1", "0.3"], legal, view)?.decision).toBe("react knot x1 0.3 2.3");
    expect(attempt({ seat: 0 }, ["react", "hook", "x1"], view)).toBe("react hook x1 @0");
  });
});

describe("what is asked for", () => {
  it("is said at every step", () => {
    expect(askedFor([], ACTION, table)).toBe("verb");
    expect(askedFor(["arm"], ACTION, table)).toBe("cost");
    expect(askedFor(["arm", "x1"], ACTION, table)).toBe("aim");
    expect(askedFor(["hide"], ACTION, table)).toBe("hide");
    expect(askedFor(["give"], ["give lid @1"], table)).toBe("card");
    expect(askedFor(["give", "lid"], ["give lid @1"], table)).toBe("seat");
    expect(askedFor([], ["aim 1", "aim 2"], table)).toBe("aim");
    expect(askedFor([], ["pick 1", "pick 2"], table)).toBe("seat");
    expect(askedFor([], ["pick 0.1"], table)).toBe("own");
    expect(askedFor([], ["pick 0.1", "pick 1.1"], table)).toBe("slot");
    expect(askedFor([], ["pick ear"], { ...table, phase: "resolve" })).toBe("keep");
  });

  it("is the same in every window up to the recruit that pays", () => {
    const window = { ...table, phase: "window" as const };
    for (const legal of [["pass"], ["pass", "react lid x1"]]) {
      expect(askedFor([], legal, window)).toBe("verb");
      expect(askedFor(["react"], legal, window)).toBe("card");
      expect(askedFor(["react", "lid"], legal, window)).toBe("cost");
    }
  });
});

it("lays a row by exchanging places", () => {
  expect(orderText(exchanged(["LE", "E", "S"], 1, 3))).toBe("order S-E-LE");
  expect(exchanged(["E", "E", "S"], 2, 2)).toEqual(["E", "E", "S"]);
});
