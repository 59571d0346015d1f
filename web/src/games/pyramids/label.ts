/** Slots, units, dice and upgrades in words. */

import type { Words } from "../../lib/words.svelte";
import { iconOf, printed, type HexData } from "./data";
import { side } from "./sides";
import type { HexView } from "./view";

export function slotWords(slot: string, words: Words): string {
  const place = slot[1] ?? "";
  if (slot.startsWith("H")) return words.say("slot-hero", { slot: place });
  if (slot.startsWith("D")) return words.say(`slot-dev-${slot.endsWith("T") ? "triangle" : "rhombus"}`, { slot: place });
  if (slot.startsWith("F")) return words.say(`slot-foot-${iconOf(slot)}`, { group: place, number: printed(slot) });
  return words.say("slot-army", { unit: slot[0] ?? "", slot: place });
}

const UNITS: Record<string, string> = { H: "hero", F: "foot", R: "held" };

/** Within a sentence: "the footmen of group 1". */
export const unitWords = (unit: string, words: Words): string => unitBy("unit", unit, words);
/** As a title: "Footmen of group 1". */
export const unitTitle = (unit: string, words: Words): string => unitBy("web-unit", unit, words);

function unitBy(key: string, unit: string, words: Words): string {
  const kind = UNITS[unit[0] ?? ""];
  return kind ? words.say(`${key}-${kind}`, { unit: unit.slice(1) }) : words.say(`${key}-${unit}`);
}

/** A unit on the map, by the sign of its part of the board; held soldiers by the space they come from. */
export function unitSign(unit: string, words: Words): string {
  if (unit.startsWith("H")) return `${words.say("web-part-hero")}${unit.slice(1)}`;
  if (unit.startsWith("F")) return `${words.say("web-part-foot")}${unit.slice(1)}`;
  return unit.startsWith("R") ? `(${unit.slice(1)})` : unit;
}

export const dieWords = (die: string, words: Words): string =>
  words.say("die", { colour: side(die[0] ?? "n"), kind: Number(die[2]) });

export const upgradeWords = (upgrade: string, words: Words): string =>
  words.say(`upgrade-${upgrade.replace(".", "-")}`);

/** A space: what it is, and who stands there. */
export function hexWords(hex: HexData, found: HexView | undefined, alone: boolean, words: Words): string {
  const what = hex.factory
    ? words.say("web-hex-factory", { space: hex.id, part: words.say(`part-${hex.factory}`) })
    : hex.kind
      ? words.say(alone ? "web-hex-white-alone" : "web-hex-white", { space: hex.id, top: hex.top ?? 0, bottom: hex.bottom ?? 0 })
      : words.say("web-hex-start", { space: hex.id });
  if (!found?.owner) return what;
  const units = words.say("force", { ordinary: found.ordinary, heroes: found.heroes });
  return `${what}; ${words.player(side(found.owner))}: ${units}`;
}
