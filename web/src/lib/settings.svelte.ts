/** What a person likes: language, theme, motion, sound. Kept in this browser only. */

import { MediaQuery } from "svelte/reactivity";

export type Lang = "es" | "en";
export type Theme = "auto" | "light" | "dark";

/** How fast things move, where they do. */
export type Tempo = "quick" | "calm";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  tempo: Tempo;
  sound: boolean;
  confirm: boolean;
  /** In reaction windows, ask only where there is a choice. */
  askLess: boolean;
  textMode: boolean;
  /** Where the table allows it: be warned before a blunder is sent. */
  tutor: boolean;
}

const KEY = "sobremesa";
const HASTE = 0.35;

function usual(): Settings {
  return {
    lang: navigator.language.startsWith("es") ? "es" : "en",
    theme: "auto",
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    tempo: "calm",
    sound: false,
    confirm: false,
    askLess: false,
    textMode: false,
    tutor: false,
  };
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage is forbidden, or something else wrote there
  }
}

export const settings = $state<Settings>({ ...usual(), ...kept() });

const night = new MediaQuery("(prefers-color-scheme: dark)");

/** The theme that is shown: boards and pages need to know only these two. */
export const shownTheme = (): "light" | "dark" =>
  settings.theme === "auto" ? (night.current ? "dark" : "light") : settings.theme;

/** What something lasts that takes so many milliseconds in calm; nothing without motion. */
export const lasts = (calm: number): number => (settings.motion ? calm * (settings.tempo === "quick" ? HASTE : 1) : 0);

/** Whatever a style sheet moves follows the same tempo; what never ends keeps its own. */
export function hasten(event: Event): void {
  if (settings.tempo !== "quick" || !(event.target instanceof Element)) return;
  for (const moving of event.target.getAnimations()) {
    if (moving.effect?.getTiming().iterations !== Infinity) moving.playbackRate = 1 / HASTE;
  }
}

export function keep(): void {
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = shownTheme();
  document.documentElement.dataset.motion = settings.motion ? settings.tempo : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then they hold for this visit
  }
}
