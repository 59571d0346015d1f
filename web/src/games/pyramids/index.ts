import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { prepare } from "./data";
import { status } from "./status";
import { score } from "./score";
import type { PyramidsView } from "./view";

const face: GameFace<PyramidsView> = {
  prepare,
  Board,
  status,
  score,
};

export default face;
