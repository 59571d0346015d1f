import { expect, test } from "vitest";

import { found, underHeadings } from "./search";

const rules = [
  { id: "MIS-1", sentence: "Un número de cartas.", heading: "" },
  { id: "MIS-12", sentence: "La carta se coloca.", heading: "Colocar" },
];
const ids = (wanted: string) => found(rules, wanted, "es").map((rule) => rule.id);

test("nothing wanted finds everything", () => expect(ids(" ")).toEqual(["MIS-1", "MIS-12"]));
test("accents and capitals do not matter", () => expect(ids("NUMERO")).toEqual(["MIS-1"]));
test("all words must occur, also in the ID", () => expect(ids("carta mis-12")).toEqual(["MIS-12"]));
test("what is nowhere is not found", () => expect(ids("dado")).toEqual([]));
test("a heading begins a group", () => expect(underHeadings(rules).map((group) => [group.heading, group.rules.length])).toEqual([["", 1], ["Colocar", 1]]));
