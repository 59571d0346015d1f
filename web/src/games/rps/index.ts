/** Rock, paper, scissors: the smallest face of a game, and a model for others. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { status } from "./rps";
import type { RpsView } from "./view";

const face: GameFace<RpsView> = {
  Board,
  status,
  score: (result, _view, words) => [
    { label: words.say("board-won"), values: result.points, rule: "RPS-2", total: true },
  ],
};

export default face;
