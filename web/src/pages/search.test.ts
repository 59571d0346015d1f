import { expect, test } from "vitest";

import { found } from "./search";

const rules = [
  { id: "MIS-1", sentence: "Un número de cartas." },
  { id: "MIS-12", sentence: "La carta se coloca." },
];
const ids = (wanted: string) => found(rules, wanted, "es").map((rule) => rule.id);

test("nothing wanted finds everything", () => expect(ids(" ")).toEqual(["MIS-1", "MIS-12"]));
test("accents and capitals do not matter", () => expect(ids("NUMERO")).toEqual(["MIS-1"]));
test("all words must occur, also in the ID", () => expect(ids("carta mis-12")).toEqual(["MIS-12"]));
test("what is nowhere is not found", () => expect(ids("dado")).toEqual([]));
