import { expect, test } from "vitest";

import { paragraphs } from "./prose";

test("paragraphs are parted by an empty line, and lines of one are joined", () => {
  expect(paragraphs("One\ntwo.\n\nThree.")).toEqual([
    { list: false, lines: [[{ text: "One two.", bold: false }]] },
    { list: false, lines: [[{ text: "Three.", bold: false }]] },
  ]);
});

test("a list has an item for each line with a stroke, which may go on in the next", () => {
  expect(paragraphs("- one\n- two\n  more")).toEqual([
    { list: true, lines: [[{ text: "one", bold: false }], [{ text: "two more", bold: false }]] },
  ]);
});

test("words between two strokes are bold", () => {
  expect(paragraphs("a __b__ c")[0]?.lines[0]).toEqual([
    { text: "a ", bold: false },
    { text: "b", bold: true },
    { text: " c", bold: false },
  ]);
});
