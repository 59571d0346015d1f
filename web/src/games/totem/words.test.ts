/** Totem in words, in both languages. */

import { describe, expect, it } from "vitest";

import english from "../../../../src/sobremesa/games/totem/text/en.ftl?raw";
import spanish from "../../../../src/sobremesa/games/totem/text/es.ftl?raw";
import { speaker } from "../../lib/testing";
import { ownersOf } from "./units";
import type { TotemView } from "./view";
import walks from "./preview.json";
import { cellWords, outcome, score, status } from "./words";

const en = speaker("en", english);
const es = speaker("es", spanish);
const moving = walks[0]?.view as unknown as TotemView;
const view: TotemView = {
  ...moving, phase: "move", turn: 1, mover: null, points: 3, trail: [], done: [],
  players: [
    { totem: "J10", pieces: ["J11"], reserve: 4, lost: 20, left: 0 },
    { totem: "A10", pieces: [], reserve: 0, lost: 25, left: 0 },
    { totem: null, pieces: [], reserve: 0, lost: 25, left: 7 },
  ],
};

describe("the status line", () => {
  it("says what I may do", () => {
    expect(status(view, 1, ["A10-A11"], en)).toBe("Choose a unit, then where it goes: 3 points are left.");
    const walking = { ...view, mover: "A10" };
    expect(status(walking, 1, ["A10-A11", "stop"], en)).toContain("or stop it here");
    expect(status(walking, 1, ["A10-A11"], en)).toContain("must keep going");
    const dice = { ...view, phase: "use" as const };
    expect(status(dice, 1, ["use 2"], en)).toContain("Use both dice");
    expect(status(dice, 1, ["use 2", "add A11"], en)).toContain("or add a piece");
    expect(status(dice, 1, ["add A11"], en)).toContain("None of your units");
    expect(status(dice, 1, ["pass"], en)).toContain("nothing you can do");
  });

  it.each(["off", "start", "roll", "use", "move", "remove", "again", "over"] as const)("says who is awaited in %s", (phase) => {
    for (const words of [en, es]) expect(status({ ...view, phase }, null, [], words)).not.toBe("");
    const awaited = status({ ...view, phase }, 0, [], en);
    if (phase !== "off" && phase !== "over") expect(awaited).toContain("Blue");
  });
});

describe("cells and consequences", () => {
  it("are described for those who do not see them", () => {
    const owners = ownersOf(view);
    expect(cellWords("J10", view, owners, [], en)).toBe("J10, Red: totem");
    expect(cellWords("J11", { ...view, turn: 0, done: ["J11"] }, owners, ["can move"], en)).toBe("J11, Red: piece, finished, can move");
    expect(cellWords("J18", view, owners, [], en)).toBe("J18, start cell");
    expect(cellWords("J9", view, owners, [], en)).toBe("J9");
  });

  it("are told before they happen", () => {
    const loss = { seat: 1, cell: "K3", totem: false, cut: [] as string[] };
    const tell = (strikes: (typeof loss)[][], lapse = 0) => outcome({ strikes, finished: true, mayStop: false, lapse }, en);
    expect(tell([])).toEqual([]);
    expect(tell([[loss]])).toEqual(["Blue loses the piece on K3."]);
    expect(tell([[{ ...loss, cut: ["K4", "K5"] }]])).toEqual(["Blue loses the piece on K3, and with it 2 cut off (K4, K5)."]);
    const long = ["A10", "A11", "A12", "A13", "A14", "A15", "A16"];
    expect(tell([[{ ...loss, cut: long }]])).toEqual(["Blue loses the piece on K3, and with it 7 cut off (A10, A11, A12, A13, A14, A15, …)."]);
    expect(tell([[{ ...loss, totem: true, cut: ["K4"] }]])).toEqual(["The totem of Blue falls, and the piece with it."]);
    expect(tell([[loss, { ...loss, cell: "K9" }]])[0]).toContain("K3, K9");
    expect(tell([], 2)).toEqual(["2 points are lost: no unit can make a step."]);
  });
});

it("explains a result line by line, with rules", () => {
  const result = {
    winners: [], points: [0, 0, 0], reason: "quiet_limit", rule: "TOT-62",
    details: { places: [1, 1, 3], shares: [0.5, 0.5, 0], rolls: 40 },
  };
  for (const words of [en, es]) {
    const lines = score(result, view, words);
    expect(lines.map(({ label }) => label)).not.toContain(words.say("reason-quiet_limit")); // it stands above them
    for (const { values } of lines) expect(values).toHaveLength(3);
    expect(lines.find(({ rule }) => rule === "TOT-65")?.values).toEqual([1, 1, 3]);
    expect(lines.at(-1)).toMatchObject({ values: [0, 0, 0], total: true });
  }
  const shares = score(result, view, en).find(({ label }) => label === en.say("web-score-share"));
  expect(shares?.values).toEqual(["50%", "50%", "0%"]);
  const won = score({ ...result, details: { places: [1, 2, 3], shares: [1, 0, 0] } }, view, en);
  expect(won.map(({ label }) => label)).not.toContain(en.say("web-score-share")); // nothing is shared
});
