/** Decisions and lines of a record in words, after section 10 of the rules. */

import type { Words } from "../../lib/words.svelte";
import { placeOf } from "./view";

export function label(text: string, words: Words): string {
  const [word = "", ...rest] = text.split(" ");
  return (word === "#" ? consequence(rest, words) : decision(word, rest, words)) ?? text;
}

/** An artifact's name; itself if there is none, as for "?". */
export const cardName = (card: string, words: Words): string => words.sayIf(`card-${card}`) ?? card;

function decision(word: string, rest: string[], words: Words): string | null {
  const [first = "", second = "", third, fourth] = rest;
  switch (word) {
    case "?":
      return words.sayIf("action-unseen");
    case "order":
      return first === "?" ? words.sayIf("action-order-unseen") : words.sayIf("action-order", { row: first.replaceAll("-", ",") });
    case "interrogate":
    case "hide":
      return words.sayIf(`action-${word}`, { ...placeOf(first) });
    case "aim":
    case "first":
      return words.sayIf(`action-${word}`, { seat: first });
    case "arm":
      return words.sayIf("action-arm", { cost: first.slice(1), seat: second.slice(1) });
    case "use":
      return words.sayIf("action-use", { card: cardName(first, words), cost: second.slice(1) });
    case "give":
      return carried("give", first, second.slice(1), words);
    case "draw":
      return carried("draw", second, first, words);
    case "pick":
      return picked(first, words);
    case "react":
      return reacted(cardName(first, words), second.slice(1), third, fourth, words);
    default:
      return words.sayIf(`action-${word}`);
  }
}

function carried(word: string, card: string, seat: string, words: Words): string | null {
  if (card === "?") return words.sayIf(`action-${word}-unseen`, { seat });
  return words.sayIf(`action-${word}`, { card: cardName(card, words), seat });
}

function picked(what: string, words: Words): string | null {
  if (what === "?") return words.sayIf("action-pick-unseen");
  if (what.includes(".")) return words.sayIf("action-pick-slot", { ...placeOf(what) });
  if (/^\d$/.test(what)) return words.sayIf("action-pick-seat", { seat: what });
  return words.sayIf("action-pick-card", { card: cardName(what, words) });
}

function reacted(
  card: string, cost: string, what: string | undefined, other: string | undefined, words: Words,
): string | null {
  if (!what) return words.sayIf("action-react", { card, cost });
  if (what.startsWith("@")) return words.sayIf("action-react-at", { card, cost, seat: what.slice(1) });
  if (!other) return words.sayIf("action-react-look", { card, cost, ...placeOf(what) });
  return words.sayIf("action-react-swap", { card, cost, ...both(what, other) });
}

/** Two recruits, as the sentences about an exchange name them. */
function both(one: string, two: string): Record<string, number> {
  const { seat, place } = placeOf(two);
  return { ...placeOf(one), other: seat, other_place: place };
}

/** The comment lines of section 10, which the notes of a live table say as well. */
function consequence([word = "", ...rest]: string[], words: Words): string | null {
  const [first = "", second = "", third = ""] = rest;
  switch (word) {
    case "exposed":
      return words.sayIf("note-exposed", { ...placeOf(first), recruit: second });
    case "hidden":
      return words.sayIf("note-hidden", { ...placeOf(first) });
    case "exchanged":
      return words.sayIf("note-exchanged", both(first, second));
    case "laser":
      if (first === "dropped") return words.sayIf("note-dropped", { seat: second });
      return words.sayIf("note-aims", { seat: first, at: third });
    case "discarded":
      return words.sayIf("note-discarded", { seat: first, cards: second });
    case "reshuffle":
      return words.sayIf("note-reshuffled", { cards: Number(first) });
    case "anarchist":
      return words.sayIf("note-anarchist", { seat: first });
    default:
      return first === "sees" ? seen(word, rest.slice(1), words) : null;
  }
}

/** `0 sees 1.1 LS` or `0 sees hand 1 eyes,lid`, with "?" for what the reader does not know. */
function seen(seat: string, [what = "", which = "", found = ""]: string[], words: Words): string | null {
  if (what !== "hand") {
    if (which === "?") return words.sayIf("note-looks", { by: seat, ...placeOf(what) });
    return words.sayIf("note-sees", { by: seat, ...placeOf(what), recruit: which });
  }
  if (found === "?") return words.sayIf("note-looks-hand", { seat, owner: which });
  return words.sayIf("note-sees-hand", { seat, owner: which, cards: found });
}
