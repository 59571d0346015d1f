import { describe, expect, it } from "vitest";

import type { GameInfo, GameStatistics } from "../wire";
import { parts, path, percent } from "./statistics";

const SAID: Record<string, string> = { "faction-bastet": "Bastet", "feat-faction": "Faction", "web-yes": "Yes" };
const sayIf = (key: string): string | null => SAID[key] ?? null;

describe("statistics", () => {
  it("tells shares of victories", () => {
    expect(percent({ played: 3, won: 2 })).toBe(67);
    expect(percent({ played: 0, won: 0 })).toBe(0);
  });

  it("draws a line from the first game to the last", () => {
    expect(path([1, 0.5, 0], 100, 40)).toBe("M0.0 0.0 L50.0 20.0 L100.0 40.0");
    expect(path([0.5], 100, 40)).toBe("M0.0 20.0 L100.0 20.0");
    expect(path([], 100, 40)).toBe("");
  });

  it("compares where there is something to compare", () => {
    const share = (name: string, value: string) => ({ name, value, played: 2, won: 1 });
    const found = {
      parts: [share("feat-faction", "bastet"), share("feat-faction", "other"), share("option-map", "inner"), share("option-long", "yes"), share("option-long", "no")],
    } as unknown as GameStatistics;
    const info = { options: [{ name: "long", words: "Long", value_words: {} }, { name: "map", words: "Map", value_words: {} }] } as unknown as GameInfo;
    const told = parts(found, info, sayIf).map(({ label, values }) => [label, ...values.map(({ said }) => said)]);
    expect(told).toEqual([["Faction", "Bastet", "other"], ["Long", "Yes", "no"]]);
  });
});
