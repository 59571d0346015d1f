import type { GameFace } from "../game";
import { aims } from "./aims";
import Board from "./Board.svelte";
import { prepare } from "./data";
import { status } from "./status";
import { score, standings } from "./score";
import type { PyramidsView } from "./view";

const face: GameFace<PyramidsView> = {
  aims,
  prepare,
  Board,
  status,
  standings,
  score,
};

export default face;
