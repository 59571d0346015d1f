import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { prepare } from "./data";
import { label, offer } from "./label";
import { score } from "./score";
import type { PyramidsView } from "./view";

const face: GameFace<PyramidsView> = {
  prepare,
  Board,
  label,
  offer,
  status: (view, _seat, _legal, words) => (view.players === 1 ? words.sayIf(`phase-${view.phase}-alone`) : null) ?? words.say(`phase-${view.phase}`),
  score,
};

export default face;
