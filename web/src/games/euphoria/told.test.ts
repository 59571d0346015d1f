import { describe, expect, it } from "vitest";

import { ARTIFACT_ICONS } from "./icons";
import { FOUR, tableOf, wordsIn } from "./testing";
import { draftWords, headingOf, recruitWords, score, seatWords, sentencesOf, status, underWay } from "./told";
import type { Declared, EuphoriaView } from "./view";

const words = wordsIn("en");
const NAMES = ["Ana", "Bea", "Cid", "Dan"];

const DECLARED: Declared = {
  window: "interrogate", target: 1, slot: "1.2", aim: null, card: null, picks: [], ears: [], lamp: false,
  reactions: 0, fresh: null, asked: [1, 2], waiting: [1, 2],
};

describe("the console", () => {
  it("says what is under way with names", () => {
    const at = (change: Partial<Declared>) =>
      underWay(tableOf(FOUR, { active: 3, declared: { ...DECLARED, ...change } }), NAMES, words);
    expect(at({})).toBe("Dan interrogates recruit 2 of Bea.");
    expect(at({ window: "shot" })).toBe("Dan shoots at Bea.");
    expect(at({ window: "arm", aim: 2 })).toBe("Dan takes up a laser, to aim at Cid.");
    const used = { window: "artifact", card: "barter", picks: ["3.1", "1.2"] } as const;
    expect(at({ ...used, picks: [...used.picks] })).toBe(
      "Dan uses Bag of the Great Barter. Chosen: recruit 1 of Dan, recruit 2 of Bea.",
    );
  });

  it("says the same in a window whatever one could do (EUP-157)", () => {
    const view = tableOf(FOUR, { phase: "window", active: 3, declared: { ...DECLARED, asked: [0, 1] } });
    const able = sentencesOf(view, 0, ["pass", "react lid x1"], "verb", NAMES, words);
    expect(able).toEqual(sentencesOf(view, 0, ["pass"], "verb", NAMES, words));
    expect(able).toEqual(["Dan interrogates recruit 2 of Bea.", "Will you react?"]);
    expect(status(view, 0, ["pass"], words)).toBe(status(view, 0, ["pass", "react lid x1"], words));
    expect(status(view, 0, [], words)).toMatch(/^You have answered/);
    expect(status(view, 2, [], words)).toBe("Somebody may be about to react.");
    expect(status(view, null, [], words)).toBe("Somebody may be about to react.");
  });

  it("says whom the table waits for, in the third person", () => {
    const at = (phase: EuphoriaView["phase"], seat: number | null) => status(tableOf(FOUR, { phase, active: 3 }), seat, [], words.named(NAMES));
    expect(at("action", 0)).toBe("Dan chooses an action.");
    expect(at("aim", 0)).toBe("Dan decides whom to aim at.");
    expect(at("order", 0)).toBe("Your row is laid out; the others are laying out theirs.");
    expect(at("order", null)).toBe("Everybody lays out a row.");
    expect(headingOf(tableOf(FOUR, { phase: "aim", active: 3 }), words)).toBe("Round 1, turn 1 · Phase 3: aim");
  });

  it("tells a reaction as what was done", () => {
    const declared = { ...DECLARED, window: "shot", reactions: 1 } as const;
    const means = [{ key: "react-at", args: { card: "dummy", cost: 3, seat: 0 } }];
    const heard = { number: 1, time: 0, kind: "closed", lines: ["1: react dummy x3 @0"], means };
    const view = tableOf(FOUR, { phase: "window", active: 3, declared, reaction: "1: react dummy x3 @0" });
    const said = sentencesOf(view, 0, ["pass"], "verb", NAMES, wordsIn("es").knowing([heard]).named(NAMES));
    expect(said).toContain("Bea reacciona con El Sustituto, expone su Recluta 3 y nombra a Ana.");
  });

  it("shows the words of a decision so far", () => {
    expect(draftWords(["arm", "x1"], NAMES, words)).toBe("Arm · recruit 1 pays …");
    expect(draftWords(["react", "knot", "x1", "0.3"], NAMES, words)).toBe(
      "React · Knot of Fate · recruit 1 pays · Ana, recruit 3 …",
    );
    expect(draftWords(["order", "1"], NAMES, words)).toBe("");
  });
});

describe("the table in words", () => {
  it("tells of recruits what this seat knows, and who knows them", () => {
    const view = tableOf(FOUR);
    view.recruits[1]![0]!.knowers = [1, 2];
    view.recruits[3]![2]!.knowers = [0, 1, 2, 3];
    expect(recruitWords(view, "0.1", NAMES, words)).toBe("Ana, recruit 1: hidden; you know it: Euphorian Leader.");
    expect(recruitWords(view, "1.1", NAMES, words)).toBe("Bea, recruit 1: hidden, unknown to you. Cid knows it.");
    view.recruits[0]![1]!.knowers = [0, 1, 3];
    expect(recruitWords(view, "0.2", NAMES, words)).toMatch(/Euphorian follower\. Bea and Dan know it too\.$/);
    Object.assign(view.recruits[1]![1]!, { kind: "S", knowers: [0, 1] });
    expect(recruitWords(view, "1.2", NAMES, words)).toBe("Bea, recruit 2: hidden; you know it: Subterra follower.");
    expect(recruitWords(view, "3.3", NAMES, words)).toBe(
      "Dan, recruit 3: Euphorian follower, exposed. Everybody knows it.",
    );
  });

  it("tells of players what everybody sees, and what this seat is sure of", () => {
    const view = tableOf(FOUR, {
      aims: [null, 2, null, 2], anarchists: [false, true, false, false], hand_known: [[], ["ear"], [], []],
    });
    expect(seatWords(view, 1, NAMES, words)).toBe(
      "Bea, 2 artifacts. Anarchist. Holds a laser, aimed at Cid. Certainly holds: Tin Ear.",
    );
    expect(seatWords(view, 2, NAMES, words)).toBe("Cid, 2 artifacts. Targeted by Bea, Dan.");
  });
});

it("explains a result line by line", () => {
  const teams = ["euphorian", "anarchist", "subterra", "euphorian"] as const;
  const view = tableOf(["LE E S", "E E S", "S LS E", "E E E"], { phase: "over", teams: [...teams], winners: [0, 3] });
  const result = {
    winners: [0, 3], points: [1, 0, 0, 1], reason: "leader_shot", rule: "EUP-91",
    details: { team: "euphorian", teams, turns: 9 },
  };
  const rows = [
    "Euphorian Leader",
    "2 Euphorian, 1 Subterra",
    "Subterra Leader",
    "3 Euphorian",
  ];
  expect(score(result, view, words)).toEqual([
    { label: "Recruits", values: rows, rule: "EUP-97" },
    { label: "Euphorians", values: ["yes", "", "", "yes"], rule: "EUP-13" },
    { label: "Anarchists", values: ["", "yes", "", ""], rule: "EUP-80" },
    { label: "Subterrans", values: ["", "", "yes", ""], rule: "EUP-14" },
    {
      label: "It was the Subterra Leader, so the Euphorians win, whoever shot.",
      values: ["wins", "", "", "wins"],
      rule: "EUP-92",
    },
    { label: "Points", values: [1, 0, 0, 1], rule: "EUP-99", total: true },
  ]);
});

it("has a drawing for every artifact, and every artifact has words in both languages", () => {
  expect(Object.keys(ARTIFACT_ICONS)).toHaveLength(24);
  for (const lang of ["en", "es"] as const) {
    const said = wordsIn(lang);
    for (const card of Object.keys(ARTIFACT_ICONS)) expect(said.has(`text-${card}`)).toBe(true);
  }
});
