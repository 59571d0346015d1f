import { describe, expect, it, vi } from "vitest";

import english from "../../../../src/sobremesa/games/misty/text/en.ftl?raw";
import spanish from "../../../../src/sobremesa/games/misty/text/es.ftl?raw";
import { Words } from "../../lib/words.svelte";
import type { MistyView, WindowView } from "./view";
import { describe as described, nameOf, score, status } from "./words";
import { lay } from "./preview";

vi.mock("../../lib/settings.svelte", () => ({ settings: { lang: "en", motion: false } }));

const speaking = (lang: "en" | "es"): Words => new Words("misty", lang, lang === "en" ? english : spanish);
const words = speaking("en");

it("names cards in Spanish, too", () => expect(nameOf("S01", speaking("es"))).toBe("sonrisa"));

describe("a window", () => {
  it("is read aloud row by row", () => {
    const said = described(lay([[["P01"], []], [["F01"], ["P03", "R01"]]]), words);
    expect(said).toBe("Row 1: heart, ordinary card; empty. Row 2: flower; truck, arrow right over star, ordinary card.");
  });
});

const window = (laid: string[][], moved: string[] = [], fed: [string, string][] = []): WindowView => {
  const rows = laid.map((row) => row.map((card) => [card]));
  return { laid: rows, spaces: rows, moved, fed, gone: [] };
};
const view = {
  step: "activate", revealed: ["", ""], smile_pairs: "adjacent",
  scores: [[11, 6]],
  past_windows: [[
    window([["S01", "S02", "S03"], ["F01", "F02", "P01"], ["M01", "P02", "P03"]], [], [["M01", "F01"]]),
    window([["R01", "P04", "P05"], ["S04", "P06", "S05"], ["F03", "U01", "L01"]], ["R01", "L01"]),
  ]],
} as unknown as MistyView;

describe("the status", () => {
  it("says what may be done, and what is awaited", () => {
    expect(status(view, 0, ["move R01", "move L01"], words)).toBe("Activate an arrow card.");
    expect(status(view, 0, ["feed M01 F01"], words)).toBe("Choose which monster eats which flower.");
    expect(status(view, 0, [], words)).toBe("The others are activating their windows.");
    const placing = { ...view, step: "place", revealed: ["F01", "P01"] } as MistyView;
    expect(status(placing, 1, ["place c1r2"], words)).toBe("Place the card in your window: heart, ordinary card.");
  });
});

describe("the score", () => {
  it("adds up line by line to what the server says", () => {
    const result = { winners: [0], points: [1, 0], reason: "rounds", rule: "MIS-57", details: {} };
    const lines = score(result, view, words);
    expect(lines.map((line) => [line.rule, ...line.values])).toEqual([
      ["MIS-56", "wins the round", ""],
      ["MIS-52", 2, 2],
      ["MIS-53", 3, 2],
      ["MIS-53", 2, 0],
      ["MIS-54", 4, 2],
      ["MIS-55", 11, 6],
      [undefined, 11, 6], // what could have been is no rule
      ["MIS-57", 1, 0],
    ]);
  });

  it("counts no round for somebody whose rival resigned", () => {
    const result = { winners: [0], points: [1, 0], reason: "resigned", rule: "", details: {} };
    const early = { ...view, scores: [], past_windows: [] } as unknown as MistyView;
    expect(score(result, early, words).map((line) => line.values)).toEqual([[0, 0]]);
  });
});
