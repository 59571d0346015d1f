/** The table of Misty: a fogged window on a rainy day. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";
import type { MistyView } from "./view";
import { score, standings, status } from "./words";

const face: GameFace<MistyView> = { Board, changes: true, status, standings, score };

export default face;
