/** Small drawings, as paths in a square of 24: the beasts of the factions and the three devices. */

export const BEASTS: Record<string, string> = {
  // a jackal: two tall ears, a long snout
  anubians: "M6 3 L9 9 L15 9 L18 3 L19 12 Q18 16 14 17 L14 21 L10 21 L10 17 Q6 16 5 12 Z M9 12 h2 v1.6 h-2 Z M13 12 h2 v1.6 h-2 Z",
  // a cat: round head, pointed ears, whiskers
  bastet: "M5 4 L9 7 Q12 6 15 7 L19 4 L19 12 Q19 19 12 20 Q5 19 5 12 Z M8.5 11 a1.3 1.6 0 1 0 .1 0 Z M15.4 11 a1.3 1.6 0 1 0 .1 0 Z M12 14 l1.4 1.4 h-2.8 Z",
  // a falcon with open wings
  rashar: "M12 3 Q15 4 15 7 L22 5 Q21 13 15 14 L15 19 L12 22 L9 19 L9 14 Q3 13 2 5 L9 7 Q9 4 12 3 Z M11 6 h1.6 v1.6 h-1.6 Z",
  // a crocodile, jaws to the right
  sobeccians: "M2 12 Q4 7 9 8 L11 6 L13 8 L22 9 L22 11 L14 12 L22 13.5 L22 15.5 L12 17 Q4 18 2 12 Z M8.6 10 h1.8 v1.8 h-1.8 Z",
};

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
