import { describe, expect, it } from "vitest";

import { flights, hits, touched } from "./happened";
import { chanceWords, knowledge, oddsOf, percent, shares } from "./odds";
import { around, beam, cone, strip, tiles } from "./table";
import { FOUR, piece, tableOf, wordsIn } from "./testing";

describe("the table", () => {
  it("seats the others clockwise from the left neighbour", () => {
    expect(around(2, 5)).toEqual([3, 4, 0, 1]);
  });

  it.each([3, 4, 5, 6, 7])("has a place of its own for each of %i others", (others) => {
    const found = tiles(others).map(({ column, row }) => `${column} ${row}`);
    expect(found).toHaveLength(others);
    expect(new Set(found).size).toBe(others);
  });

  it("goes up the left side, along the top, down the right side", () => {
    expect(tiles(7).map(({ side, row }) => `${side} ${row}`)).toEqual([
      "left 3", "left 2", "top 1", "top 1", "top 1", "right 2", "right 3",
    ]);
  });

  it.each([3, 4, 5, 6, 7])("fills the strip of %i others on a phone, the centre at its end", (others) => {
    for (const { columns, centre } of [strip(others), strip(others, true)]) {
      expect((others + centre) % columns).toBe(0);
      expect(Math.ceil(others / columns)).toBeLessThanOrEqual(2);
    }
  });

  it("bends beams, so that two opposite ones are apart", () => {
    expect(beam({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.1)).toBe("M0 0Q50 10 100 0");
    expect(beam({ x: 100, y: 0 }, { x: 0, y: 0 }, 0.1)).toBe("M100 0Q50 -10 0 0");
  });

  it("opens a searchlight towards what it shows", () => {
    expect(cone({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toBe("M0 0L100 20A20 20 0 0 0 100 -20Z");
  });
});

describe("what has just happened", () => {
  const note = (key: string, rule: string, args: Record<string, string | number>) => ({ key, rule, args, words: "" });
  const latest = [
    piece({ lines: ["2: give ? @3", "! draw 1 ?", "0: interrogate 3.2"] }),
    piece({
      notes: [
        note("looks", "EUP-31", { by: 0, seat: 3, place: 2 }),
        note("exchanged", "EUP-106", { seat: 0, place: 1, other: 2, other_place: 2 }),
        note("exposed", "EUP-74", { seat: 1, place: 1, recruit: "E" }),
        note("dropped", "EUP-41", { seat: 1 }),
        note("anarchist", "EUP-76", { seat: 1 }),
      ],
    }),
  ];

  it("touches recruits and players", () => {
    expect([...touched(latest)].sort()).toEqual(["seat 1", "slot 0.1", "slot 1.1", "slot 2.2", "slot 3.2"]);
    expect([...hits(latest)]).toEqual([1]);
  });

  it("lets cards, looks and lasers fly", () => {
    expect(flights(latest).map(({ what, from, to }) => `${what}: ${from} > ${to}`)).toEqual([
      "artifact: seat 2 > seat 3",
      "artifact: deck > seat 1",
      "look: seat 0 > slot 3.2",
      "recruit: slot 0.1 > slot 2.2",
      "recruit: slot 2.2 > slot 0.1",
      "laser: seat 1 > centre",
    ]);
  });
});

describe("notes", () => {
  it("show only what is possible, and never call certain what is not", () => {
    expect(shares(["LE", "LS", "E", "S"], [[0, 1], [1, 400], [1, 2], [199, 400]])).toEqual([
      { name: "LS", part: 0.0025, percent: "<1" },
      { name: "E", part: 0.5, percent: "50" },
      { name: "S", part: 0.4975, percent: "50" },
    ]);
    expect(percent(0.997)).toBe(">99");
    expect(percent(1)).toBe("100");
  });

  it("are said in words, unless there is nothing to guess", () => {
    const words = wordsIn("en");
    expect(chanceWords(shares(["E", "S"], [[3, 5], [2, 5]]), "kind", words)).toBe(
      "Euphorian follower 60 %, Subterra follower 40 %",
    );
    expect(chanceWords(shares(["E", "S"], [[1, 1], [0, 1]]), "kind", words)).toBe("");
    expect(shares(["E", "S"], [])).toEqual([]);
  });

  it("come from the game's part of the aids", () => {
    const odds = { recruits: [], teams: [], left_over: null };
    expect(oddsOf({ hint: null, game: { odds } })).toEqual(odds);
    expect(oddsOf({ hint: null, game: null })).toBeNull();
  });

  it("are asked for anew only when something was learned", () => {
    const view = tableOf(FOUR);
    expect(knowledge({ ...view, turn: 5, aims: [1, null, null, null] })).toBe(knowledge(view));
    expect(knowledge({ ...view, anarchists: [true, false, false, false] })).not.toBe(knowledge(view));
    expect(knowledge(tableOf(["(LE) (E) S", "(E) (?) (?)", "(?) LS (?)", "(?) (?) E"]))).not.toBe(knowledge(view));
  });
});
