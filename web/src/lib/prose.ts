/** Running text as the rulebooks have it: paragraphs, lists, bold words. Nothing else. */

/** A piece of a line: plain or bold. */
export interface Span {
  text: string;
  bold: boolean;
}

export interface Paragraph {
  list: boolean;
  /** One for a paragraph; the items of a list. */
  lines: Span[][];
}

/** `__so__` is bold. */
const spans = (line: string): Span[] =>
  line.split("__").flatMap((text, index) => (text ? [{ text, bold: index % 2 === 1 }] : []));

/** Paragraphs are parted by an empty line; lines that begin with `- ` are items of a list. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      const list = lines[0]!.startsWith("- ");
      if (!list) return { list, lines: [spans(lines.join(" "))] };
      const items: string[] = [];
      for (const line of lines) {
        if (line.startsWith("- ")) items.push(line.slice(2));
        else items.push(`${items.pop()} ${line}`);
      }
      return { list, lines: items.map(spans) };
    });
}
