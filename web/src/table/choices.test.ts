import { expect, test } from "vitest";

import { grouped } from "./choices";

const choice = (text: string) => ({ text, label: text.toUpperCase() });

test("decisions are grouped by their first word, in the order of their first appearance", () => {
  const groups = grouped(["pick A", "pass", "pick B"].map(choice), (verb) => (verb === "pick" ? "Take" : null));
  expect(groups.map((group) => [group.title, group.choices.map((found) => found.text)])).toEqual([
    ["Take", ["pick A", "pick B"]],
    ["pass", ["pass"]],
  ]);
});
