import { describe, expect, it } from "vitest";

import { cardCount, freeSpaces, room, spaceOf } from "./building";
import { drawingOf, isCard, kindOf } from "./cards";
import { eater, gesture } from "./gestures";
import { lay } from "./preview";
import { touched } from "./latest";

const row = (...cards: string[]): string[][] => cards.map((card) => (card ? [card] : []));

describe("the room of a window in the making", () => {
  it("is nothing but its first space before the first card", () => {
    expect(room([], "standard")).toEqual({ column: 1, row: 1, columns: 1, rows: 1 });
  });

  it("has a ring around the cards as long as both shapes are open (MIS-24)", () => {
    expect(room([row("P01")], "standard")).toEqual({ column: 0, row: 0, columns: 3, rows: 3 });
  });

  it("is closed at the sides once four cards lie in a row (MIS-E28)", () => {
    const laid = [row("P01", "P02", "P03", "P04")];
    expect(room(laid, "standard")).toEqual({ column: 1, row: 0, columns: 4, rows: 3 });
    expect(freeSpaces(laid, room(laid, "standard")).map((space) => space.text)).toEqual([
      "place c1r0", "place c2r0", "place c3r0", "place c4r0", "place c1r2", "place c2r2", "place c3r2", "place c4r2",
    ]);
  });

  it("is 3 by 3 in the introductory variant (MIS-72)", () => {
    expect(room([row("P01", "P02", "P03")], "introductory")).toEqual({ column: 1, row: 0, columns: 3, rows: 3 });
  });

  it("reads spaces and counts cards", () => {
    expect(spaceOf("place c0r2")).toEqual({ column: 0, row: 2 });
    expect(spaceOf("pick F03")).toBeNull();
    expect(cardCount([row("P01", ""), row("", "P02")])).toBe(2);
  });
});

describe("the cards", () => {
  it("are 54, each with a kind and a drawing (MIS-1)", () => {
    const all = [..."UDLRFSMP"].flatMap((letter) =>
      Array.from({ length: 10 }, (_, number) => `${letter}0${number}`).filter(isCard));
    expect(all).toHaveLength(54);
    expect(new Set(all.map(kindOf)).size).toBe(8);
    expect(new Set(all.map(drawingOf)).size).toBe(14);
    expect(["?", "X01", "U08", "U00", "F3"].filter(isCard)).toEqual([]);
  });
});

describe("a click on a card of one's own window", () => {
  const glass = lay([row("M01", "F01", "R01"), row("M02", "F02", "P01")]);

  it("moves an arrow, and tries to move what has none", () => {
    expect(gesture("R01", glass, ["move R01"], "")).toEqual({ decision: "move R01" });
    expect(gesture("P01", glass, ["move R01"], "")).toEqual({ decision: "move P01" });
    expect(gesture("M01", glass, ["move R01"], "")).toEqual({ decision: "feed M01 F01" });
  });

  it("chooses a monster first, then its flower", () => {
    const legal = ["feed M01 F01", "feed M01 F02", "feed M02 F01", "feed M02 F02"];
    expect(gesture("M02", glass, legal, "")).toEqual({ monster: "M02" });
    expect(gesture("F01", glass, legal, "M02")).toEqual({ decision: "feed M02 F01" });
    expect(eater(legal, "")).toBe("");
    expect(eater(["feed M02 F01", "feed M02 F02"], "")).toBe("M02");
  });

  it("tries to place on it while a card is being placed", () => {
    expect(gesture("F02", glass, ["place c0r1"], "")).toEqual({ decision: "place c2r2" });
  });
});

describe("the latest move", () => {
  const piece = (number: number, ...notes: [string, string][]) => ({
    number, time: 0, kind: "decided",
    notes: notes.map(([key, card]) => ({ key, rule: "MIS-12", args: { card }, words: "" })),
  });

  it("is what the last piece touched that touched anything", () => {
    expect(touched([piece(1, ["placed", "P01"]), piece(2, ["placed", "F01"], ["moved", "R01"]), piece(3)])).toEqual(
      new Set(["F01", "R01"]),
    );
    expect(touched([piece(3, ["score", "5"])])).toBeNull();
  });
});
