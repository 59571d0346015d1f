/** Line drawings in boxes of 32 by 32: the everyday objects that pass for artifacts here, and small signs. */

export const ARTIFACT_ICONS: Readonly<Record<string, string>> = {
  eyes: "M3 14h3m20 0h3M14 15q2-2 4 0M6 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M17 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M8 12l3 2-2 3M5 13L8 6M27 13L24 6",
  codex: "M7 5h16a2 2 0 0 1 2 2v20H9a3 3 0 0 1-3-3V7M6 24a3 3 0 0 1 3-3h16M11 9h9M11 13h9M11 17h5M28 8v3M28 13v3M28 18v3",
  elixir: "M13 3h6v5l3 4v15a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V12l3-4zM10 15h12v8H10zM16 17v4M14 19h4M13 6h6",
  glove: "M10 29v-8L6 15q-1-3 2-3l3 4V6q0-2 1.5-2t1.5 2v7V4q0-2 1.5-2t1.5 2v9V5q0-2 1.5-2t1.5 2v9V8q0-2 1.5-2t1.5 2v12l-2 9zM10 25h12",
  magnet: "M7 5h6v12a3 3 0 0 0 6 0V5h6v12a9 9 0 0 1-18 0zM7 10h6M19 10h6",
  barter: "M7 11h18l2 18H5zM11 15V8a5 5 0 0 1 10 0v7M11 22l4 3 6-6",
  bridge: "M4 20h24M6 20v-6h7v6M13 20V8h12v12M16 11h6v4h-6zM8 14V9h3v5M5 28h22M8 24a2 2 0 1 0 4 0a2 2 0 1 0-4 0M20 24a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 20v2M22 20v2",
  showcase: "M10 5h12M11 5q-8 6-6 14q2 8 11 8t11-8q2-8-6-14M6 14q5-2 10 0t10 0M13 20q3-3 6 0l2-1.5v3l-2-1.5q-3 3-6 0",
  scales: "M9 29h14l-2-9H11zM16 20v-5M5 8q11 6 22 0l-3 6H8zM16 25a.5.5 0 1 0 .1 0M16 25l2-2",
  cloak: "M12 4L7 8 4 20l4 1 1-5v13h14V16l1 5 4-1-3-12-5-4-4 6zM16 10v19M9 20h14M16 20l-2 5M16 20l3 4",
  chest: "M5 13h22v13H5zM5 13q0-6 6-6h10q6 0 6 6M12 7V4h8v3M14 13v4h4v-4M5 19h22",
  magpie: "M13 3q-6 8-3 17l2 6M19 3q6 8 3 17l-2 6M13 3q3 2 6 0M9 26h6M17 26h6M10 26v3M12 26v3M14 26v3M18 26v3M20 26v3M22 26v3",
  lens: "M4 13a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20 19l8 9M8 13h10M13 8v10",
  lid: "M4 22q0-12 12-12t12 12zM3 22h26v3H3zM13 10V7h6v3M10 17l2 2M20 15l-2 3 2 1",
  mirror: "M7 12a9 10 0 1 0 18 0a9 10 0 1 0-18 0M16 22v8M13 30h6M12 9l4-3M12 15l8-7",
  dummy: "M12 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 11v2M9 13h14l-2 8h-10zM16 21v5M10 29h12M16 26v3M9 13l-3 8M23 13l3 8",
  apron: "M11 4q5 5 10 0M11 4v7l-5 3v14h20V14l-5-3V4M6 17L3 19M26 17l3 2M12 19h8v5h-8zM14 10h4",
  knot: "M4 26q8-2 12-10t-3-9t-3 9t9 9M28 26q-8-2-12-10t3-9t3 9t-9 9M3 26h2M27 26h2",
  spring: "M8 28h16M8 4h16M10 7q12-2 12 2t-12 3q-2 3 12 3t0 4q-14 0-12 3t12 1M16 4v2M16 26v2",
  gaze: "M11 29V10a4 4 0 0 1 4-4h10v6h-8v17zM22 6v6M11 24h6M25 9h4M3 29h24",
  ear: "M3 8h9v10H3zM20 17h9v10h-9zM3 10h9M20 19h9M12 13q6 0 5 5t5 3",
  lamp: "M11 13h10l-2 15h-6zM9 5h14l-2 8H11zM16 17v4M12 5V2M16 5V2M20 5V2M21 20h4v4",
  hook: "M4 29L24 4q2 9 2 14v4a3 3 0 0 1-6 0M7 25a2 2 0 1 0 3 2M23 22l-3-1",
  static: "M5 11h22v16H5zM8 11L22 3M9 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 16h3M21 20h3M21 24h3",
};

/** Small signs of the table. */
export const SIGNS = {
  /** The interrogator's token: an eye under a cap. */
  token: "M3 17q13-13 26 0q-13 13-26 0zM11 17a5 5 0 1 0 10 0a5 5 0 1 0-10 0M8 8q8-6 16 0",
  laser: "M3 12h17l6 4h-6l-2 4h-5l-2 7H6l2-9H3zM26 10l3-3M27 14h3M26 18l3 3",
  anarchist: "M16 3a13 13 0 1 0 .1 0M7 27L16 4l9 23M5 19h22",
  aim: "M16 2v8M16 22v8M2 16h8M22 16h8M6 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 16h.1",
  cards: "M10 4l15 3-4 21-15-3zM12 10l9 2M11 15l9 2",
  eye: "M3 16q13-13 26 0q-13 13-26 0zM12 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  crown: "M4 25L3 9l7 6 6-11 6 11 7-6-1 16z",
} as const;

/** The shapes of the eight seats, in boxes of 24 by 24: nobody is known by colour alone. */
export const SIGILS: readonly string[] = [
  "M12 2a10 10 0 1 0 .1 0z",
  "M12 1.5L23.5 21H.5z",
  "M3 3h18v18H3z",
  "M12 .5L23.5 12 12 23.5.5 12z",
  "M6.5 2h11L23.5 12 17.5 22H6.5L.5 12z",
  "M12 23Q1 16 2 3q10 3 20 0q1 13-10 20z",
  "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z",
  "M12 1l3 7.5 8 .5-6.200 5.200 2 8.300L12 18l-6.800 4.5 2-8.300L1 9l8-.5z",
];
