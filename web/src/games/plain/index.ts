/** The face of a game that has none of its own: the free table, made from its view, and its decisions beside it. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { loadPlan } from "./plans";
import { fieldWords } from "./says";

const face: GameFace = {
  Board,
  lists: true,
  prepare: (rules, slug) => loadPlan(slug, rules),
  status: (_view, _seat, legal, words) => words.sayIf(legal.length ? "web-choose" : "web-wait") ?? "",
  score: (result, _view, words) => [
    { label: fieldWords("points", words), values: result.points, rule: result.rule, total: true },
  ],
};

export default face;
