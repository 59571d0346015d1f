/** Euphoria's face: secret teams in a city under searchlights. */

import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { score, status } from "./told";
import type { EuphoriaView } from "./view";

const face: GameFace<EuphoriaView> = { Board, status, score };

export default face;
