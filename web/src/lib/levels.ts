/** How strong computer players can be. `random` is for tests and is not offered. */

export const levels = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof levels)[number];
