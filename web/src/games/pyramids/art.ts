/** Small drawings, as paths in a square of 24: the three devices. */

export const DEVICES: Record<string, string> = {
  ram: "M2 10 h13 l4 -3 v10 l-4 -3 h-13 Z M5 14 v5 h2 v-5 Z M11 14 v5 h2 v-5 Z",
  spikes: "M2 19 L5 5 L8 19 Z M9 19 L12 5 L15 19 Z M16 19 L19 5 L22 19 Z",
  umbrella: "M2 12 Q3 3 12 3 Q21 3 22 12 Q19 9.5 17 12 Q14.5 9.5 13 12 V18 Q13 21 10 21 Q7 21 7 18 h2 Q9 19 10 19 Q11 19 11 18 V12 Q9.5 9.5 7 12 Q5 9.5 2 12 Z",
};

/** The outline of a slot's icon, around (0, 0): what kind of die it takes. */
export const ICONS: Record<string, string> = {
  circle: "M 15 0 A 15 15 0 1 1 -15 0 A 15 15 0 1 1 15 0 Z",
  triangle: "M 0 -17 L 17 13 L -17 13 Z",
  rhombus: "M 0 -18 L 16 0 L 0 18 L -16 0 Z",
};
