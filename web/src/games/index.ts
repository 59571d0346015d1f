/** The games that have a face: a folder here with an index.ts. Each is loaded when somebody comes to its table. */

import type { GameFace } from "./game";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");

export async function faceOf(slug: string, rules: string): Promise<GameFace> {
  const found = faces[`./${slug}/index.ts`] ?? faces["./plain/index.ts"];
  if (!found) throw new Error(`there is no face for ${slug}`);
  const face = (await found()).default;
  await face.prepare?.(rules);
  return face;
}
