/** Where decisions are pressed: a die, a slot of the own sheet, a unit and then a space of the map. */

import { usual, type Aim } from "../../table/aims";
import { waiting } from "./plan";
import type { PyramidsView } from "./view";

const hex = (id = ""): string => `[data-hex="${id}"]`;

export function aims(line: readonly string[], { view, seat }: { view: unknown; seat: number | null }): Aim[] {
  const left = waiting(view as PyramidsView, seat ?? 0).length;
  return line.map((text) => {
    const [verb, first = "", second = ""] = text.split(" ");
    if (verb === "take") return { marks: [`[data-step="${text}"]`], direct: true };
    if (verb === "deploy") return { marks: left > 1 ? [`[data-step="unit ${first}"]`, hex(second)] : [hex(second)], direct: true };
    if (verb === "start") return { marks: [hex(first)] };
    if (verb === "write" || verb === "cross") return { marks: [`[data-slot="${first}"]`, `button:not([data-slot])[data-decision="${text}"]`] };
    if (verb === "place") return { marks: [`[data-step="device ${first}"]`, `[data-decision="${text}"]`] };
    return usual(text);
  });
}
