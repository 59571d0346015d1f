/** The face of a game that nobody has drawn yet: its view as a table, its decisions as a list. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";

const face: GameFace<Record<string, unknown>> = {
  Board,
  textual: true,
  status: () => "",
  score: (result, _view, words) => [
    { label: words.say("title"), values: result.points, rule: result.rule, total: true },
  ],
};

export default face;
