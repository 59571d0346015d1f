import { describe, expect, it } from "vitest";

import type { GameInfo, PastGame } from "../wire";
import { ago, agreed, lasted } from "./past";

const MINUTE = 60_000;
const game = (change: Partial<PastGame> = {}): PastGame => ({
  id: "1", game: "rps", players: 2, began: 0, ended: 25 * MINUTE, decisions: 12, seat: 0, outcome: "won", reason: "", options: {}, sat: [], analysed: false, ...change,
});

describe("a list of finished games", () => {
  it("tells how long ago something was", () => {
    expect(ago(0, 59_000, "en")).toBe("now");
    expect(ago(0, 5 * MINUTE, "en")).toBe("5 minutes ago");
    expect(ago(0, 3 * 60 * MINUTE, "es")).toBe("hace 3 horas");
    expect(ago(0, 25 * 60 * MINUTE, "es")).toBe("ayer");
    expect(ago(1000, 0, "en")).toBe("now");
  });

  it("tells how long a game lasted", () => {
    expect(lasted(game())).toBe("25 min");
    expect(lasted(game({ ended: 10 }))).toBe("1 min");
    expect(lasted(game({ ended: 125 * MINUTE }))).toBe("2 h 5 min");
    expect(lasted(game({ ended: 120 * MINUTE }))).toBe("2 h");
    expect(lasted(game({ ended: 75 * 60 * MINUTE }))).toBe("3 d");
  });

  it("tells what was agreed otherwise than is usual", () => {
    const option = { name: "map", kind: "choice", default: "inner", values: ["inner", "outer"], low: 0, high: 0, items: [], seats: [2], words: "Map", value_words: { outer: "the outer one" } };
    const flag = { ...option, name: "long", kind: "flag", default: false, values: [], words: "A long game", value_words: {} };
    const info = { options: [option, flag] } as unknown as GameInfo;
    expect(agreed(game({ options: { map: "outer", long: true } }), info)).toEqual(["Map: the outer one", "A long game"]);
    expect(agreed(game({ options: { map: "inner", long: false } }), info)).toEqual([]);
    expect(agreed(game({ players: 3, options: { map: "outer" } }), info)).toEqual([]);
  });
});
