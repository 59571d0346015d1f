import { expect, test } from "vitest";

import english from "../../../../src/sobremesa/games/evidencia/text/en.ftl?raw";
import spanish from "../../../../src/sobremesa/games/evidencia/text/es.ftl?raw";
import { speaker } from "../../lib/testing";
import type { ResultView } from "../../wire";
import { CARDS } from "./cards";
import { position } from "./positions";
import { condition, described, score, status } from "./words";

const en = speaker("en", english);
const es = speaker("es", spanish);

test.each(Object.keys(CARDS))("%s can be described in both languages", (card) => {
  for (const words of [en, es]) {
    expect(condition(card, words)).not.toMatch(/[{}]/);
    expect(described(card, words)).toContain(String(CARDS[card]!.value));
  }
});

test("a card is described with the symbols that it shows", () => {
  expect(described("eye", es)).toBe("7 El ojo que todo lo ve, sin símbolos; reverso de Illuminati");
  expect(described("zurich-bankers", es)).toBe("9 Banqueros de Zúrich, muestra Gnomos e Illuminati; reverso de Illuminati");
});

test.each([en, es])("no rule speaks in the codes of records (%#)", (words) => {
  for (const rule of ["24", "50", "71", "73"]) expect(words.say(`rule-EVI-${rule}`)).not.toMatch(/\b[BM]\d/);
});

test("a closed file tells no more than its back", () => {
  expect(described("?G", en)).toBe("A card with the back of Gnomes");
  expect(described("?", es)).toBe("Una carta que nadie ha visto todavía");
});

test("the status says what I may do, or what the table is at", () => {
  const view = position({ phase: "play", challenge: "weather-balloon" });
  expect(status(view, 0, ["play eye"], en)).toBe("Choose a card from your hand. The value nearest to 5 wins.");
  expect(status(view, 0, [], en)).toBe("Both choose a card from their hand in secret.");
  expect(status({ ...view, round: 6 }, 0, ["play eye"], en)).not.toContain("nearest to 5");
  for (const phase of ["winner", "loser", "abduction", "gnome", "order"] as const) {
    expect(status({ ...view, phase }, 0, ["x"], es)).not.toBe(status({ ...view, phase }, 0, [], es));
  }
});

const result: ResultView = {
  winners: [1], points: [8, 8], reason: "final", rule: "EVI-78",
  details: {
    measures: [{ run: 3, series: 3, triple: 1, pairs: 1, top: 4 }, { run: 2, series: 3, triple: 2, pairs: 3, top: 2 }],
    details: [
      { final: 0, run: 2, series: 1, triple: 2, pairs: 0, top: 3 },
      { final: 1, run: 0, series: 1, triple: 3, pairs: 3, top: 0 },
    ],
  },
};

test("the score is explained line by line, each with its rule", () => {
  const lines = score(result, position({}), en);
  expect(lines.map(({ values, rule }) => [...values, rule])).toEqual([
    [0, 1, "EVI-66"], [2, 0, "EVI-68"], [1, 1, "EVI-70"], [2, 3, "EVI-72"], [0, 3, "EVI-74"], [3, 0, "EVI-76"],
    [8, 8, "EVI-78"], ["", "★", "EVI-78"],
  ]);
  expect(lines[1]!.label).toBe("Longest run: 3 against 2");
  expect(lines.at(-1)!.label).toBe("Equal points; the Final Challenge decides.");
});

test("a game that was given up has only its points", () => {
  const given = { ...result, reason: "resigned", details: {} };
  expect(score(given, position({}), en).map(({ total }) => total)).toEqual([true]);
});
