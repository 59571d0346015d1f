/** Totem in words: the status line, cells, what a walk would bring, and the result. */

import type { Words } from "../../lib/words.svelte";
import type { ResultView } from "../../wire";
import type { ScoreLine, Standing } from "../game";
import { STARTS } from "./hex";
import type { Forecast, Loss } from "./preview";
import type { Owners } from "./units";
import type { TotemView } from "./view";

const MOST = 6; // cells that a sentence names; the board shows all

/** What I may do now, or what is awaited. */
export function status(view: TotemView, seat: number | null, legal: readonly string[], words: Words): string {
  if (view.phase === "over" || view.phase === "off") return words.say(`phase-${view.phase}`);
  const args = { seat: view.turn, points: view.points, cell: view.mover ?? "" };
  if (seat !== view.turn || !legal.length) return words.say(`web-other-${view.phase}`, args);
  if (view.phase === "use") return words.say(useKey(legal));
  if (view.phase === "move" && view.mover) {
    return words.say(legal.includes("stop") ? "web-own-walk" : "web-own-walk-on", args);
  }
  return words.say(view.phase === "move" ? "web-own-move" : `phase-${view.phase}`, args);
}

/** Whoever has no pieces left is out. */
export const standings = (view: TotemView, words: Words): Standing[] =>
  view.players.map(({ pieces }) => ({ value: pieces.length, said: `${words.say("board-pieces")}: ${pieces.length}` }));

function useKey(legal: readonly string[]): string {
  const add = legal.some((text) => text.startsWith("add "));
  const use = legal.some((text) => text.startsWith("use "));
  if (add) return use ? "web-own-use-add" : "web-own-add";
  return use ? "web-own-use" : "web-own-pass";
}

/** What stands on a cell, for those who do not see it. */
export function cellWords(
  name: string, view: TotemView, owners: Owners, marks: readonly string[], words: Words,
): string {
  const seat = owners.get(name);
  const start = STARTS.has(name) && seat === undefined ? [words.say("board-start")] : [];
  return [name, ...standing(name, view, seat, words), ...start, ...marks].join(", ");
}

function standing(name: string, view: TotemView, seat: number | undefined, words: Words): string[] {
  if (seat === undefined) return [];
  const kind = view.players[seat]?.totem === name ? "totem" : "piece";
  const states = [
    name === view.mover ? words.say("board-mover") : "",
    view.done.includes(name) && seat === view.turn ? words.say("board-done") : "",
  ];
  return [words.say(`web-${kind}`, { seat }), ...states.filter(Boolean)];
}

/** What finishing here would bring, sentence by sentence. */
export function outcome(found: Forecast, words: Words): string[] {
  const said = found.strikes.map((choices) => {
    const [first] = choices;
    if (!first) return "";
    if (choices.length > 1) {
      return words.say("web-strike-tie", { cells: choices.map(({ cell }) => cell).join(", ") });
    }
    return struck(first, words);
  });
  if (found.lapse) said.push(words.say("note-lapsed", { points: found.lapse }));
  return said;
}

function struck({ seat, cell, totem, cut }: Loss, words: Words): string {
  if (totem) return words.say("web-strike-totem", { seat, count: cut.length });
  if (!cut.length) return words.say("web-strike", { seat, cell });
  const named = cut.slice(0, MOST).join(", ") + (cut.length > MOST ? ", …" : "");
  return words.say("web-strike-cut", { seat, cell, cells: named, count: cut.length });
}

/** How the result came about (TOT-60 to TOT-65). */
export function score(result: ResultView, view: TotemView, words: Words): ScoreLine[] {
  const { players } = view;
  const { places = [], shares = [] } = result.details as { places?: number[]; shares?: number[] };
  const own = (key: string, values: (number | string)[], rule?: string): ScoreLine => ({
    label: words.say(key), values, rule,
  });
  const percent = new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 1 });
  return [
    own("web-score-totem", players.map(({ totem }) => words.say(totem ? "web-stands" : "web-fallen")), "TOT-57"),
    own("web-score-pieces", players.map(({ pieces }) => pieces.length)),
    own("web-score-reserve", players.map(({ reserve }) => reserve)),
    own("web-score-lost", players.map(({ lost }) => lost), "TOT-59"),
    ...(places.length ? [own("web-score-place", places, "TOT-65")] : []), // a game that the table ended has none
    ...(shares.some((share) => share > 0 && share < 1) ? [own("web-score-share", shares.map((share) => percent.format(share)), "TOT-64")] : []),
    { ...own("web-score-points", result.points, "TOT-64"), total: true },
  ];
}
