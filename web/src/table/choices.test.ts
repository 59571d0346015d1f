import { expect, test } from "vitest";

import { grouped } from "./choices";

test("decisions are grouped by their first word, in the order of their first appearance", () => {
  const choices = [
    { text: "write A1 3", label: "Write down: 3 in A" },
    { text: "pass", label: "That is all" },
    { text: "write B1 3", label: "Write down: 3 in B" },
    { text: "cross F1", label: "Strike F1" },
    { text: "cross F2", label: "Cross out F2" },
  ];
  expect(grouped(choices).map((group) => [group.title, group.choices.map((found) => found.text)])).toEqual([
    ["Write down: 3 in…", ["write A1 3", "write B1 3"]],
    ["", ["pass"]],
    ["", ["cross F1", "cross F2"]],
  ]);
});

test("signs at the end of what labels share are left out", () => {
  const labels = ["Pick: a", "Pick: b"].map((label) => ({ text: `pick ${label}`, label }));
  expect(grouped(labels)[0]?.title).toBe("Pick");
});
