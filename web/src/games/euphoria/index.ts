/** Euphoria's face: secret teams in a city under searchlights. */

import type { GameFace } from "../game";
import { aims } from "./aims";
import Board from "./Board.svelte";
import { score, status } from "./told";
import type { EuphoriaView } from "./view";

const face: GameFace<EuphoriaView> = { aims, Board, changes: true, status, score };

export default face;
