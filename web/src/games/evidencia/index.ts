/** Evidencia in the browser: a cork board with photographs, files and red thread. */

import type { GameFace } from "../game";
import { aims } from "./aims";
import Board from "./Board.svelte";
import type { EvidenciaView } from "./view";
import { score, status } from "./words";

const face: GameFace<EvidenciaView> = { aims, Board, changes: true, status, score };

export default face;
