/** The table of Misty: a fogged window on a rainy day. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";
import type { MistyView } from "./view";
import { score, status } from "./words";

const face: GameFace<MistyView> = { Board, changes: true, status, score };

export default face;
