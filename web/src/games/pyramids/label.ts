/** Decisions and outcomes of chance in words, from the texts that the terminal uses. */

import type { Words } from "../../lib/words.svelte";
import type { Piece } from "../../wire";
import { iconOf, printed } from "./data";
import { side, type PyramidsView } from "./view";

export function slotWords(slot: string, words: Words): string {
  const place = slot[1] ?? "";
  if (slot.startsWith("H")) return words.say("slot-hero", { slot: place });
  if (slot.startsWith("D")) return words.say(`slot-dev-${slot.endsWith("T") ? "triangle" : "rhombus"}`, { slot: place });
  if (slot.startsWith("F")) return words.say(`slot-foot-${iconOf(slot)}`, { group: place, number: printed(slot) });
  return words.say("slot-army", { unit: words.say(`unit-${slot[0]}`), slot: place });
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

function placeWords(device: string, where: string, words: Words): string {
  const [home = "", other] = where.split(/[<>]/);
  return words.say(`action-place-${device}`, other ? { home, other } : { home });
}

/** A die is taken for what it shows, and of two that show the same only one can be (PYR-23). */
export function offer(text: string, view: PyramidsView, words: Words): string {
  const die = text.startsWith("take ") ? text.slice(5) : "";
  const face = view.dice.find(([name]) => name === die)?.[1];
  return label(face === undefined ? text : `${text}=${face}`, words);
}

/** The pieces, in which dice are taken for what they show: "take 1d4a=3", by the latest roll. */
export function shown(pieces: readonly Piece[]): readonly Piece[] {
  const faces = new Map<string, string>();
  const filled = (line: string): string => {
    if (line.startsWith("! roll ")) for (const die of line.slice(7).split(" ")) faces.set(die.slice(0, 4), die.slice(5));
    const die = /^\d: take (\w{4})$/.exec(line)?.[1] ?? "";
    return faces.has(die) ? `${line}=${faces.get(die)}` : line;
  };
  return pieces.map((piece) => (piece.lines ? { ...piece, lines: piece.lines.map(filled) } : piece));
}

export function label(text: string, words: Words): string {
  const [word = "", first = "", second = ""] = text.split(" ");
  switch (word) {
    case "factions": {
      const names = text.split(" ").slice(1).map((name) => words.say(`faction-${name}`));
      return words.say("action-factions", { factions: names.join(", "), count: names.length });
    }
    case "first":
      return words.say("action-first", { seat: Number(first) });
    case "base":
    case "start":
      return words.say(`action-${word}`, { start: first });
    case "take":
      return words.say(first[5] ? "action-take-face" : "action-take", { colour: side(first[0] ?? "n"), kind: Number(first[2]), face: first[5] ?? "" });
    case "write":
      return words.say("action-write", { number: second, slot: slotWords(first, words) });
    case "cross":
      return words.say("action-cross", { slot: slotWords(first, words) });
    case "develop":
      return words.say("action-develop", { upgrade: upgradeWords(first, words) });
    case "deploy":
      if (second === "?") return words.say("action-deploy-hidden", { unit: unitWords(first, words) });
      return words.say("action-deploy", { unit: unitWords(first, words), space: second });
    case "place":
      return placeWords(first, second, words);
    case "income":
      return words.say(`action-income-${second}`, { space: first });
    default:
      return words.sayIf(`action-${word}`) ?? text;
  }
}
