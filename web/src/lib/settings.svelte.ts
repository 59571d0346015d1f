/** What a person likes: language, theme, motion, sound. Kept in this browser only. */

import { MediaQuery } from "svelte/reactivity";

export type Lang = "es" | "en";
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  confirm: boolean;
  textMode: boolean;
}

const KEY = "sobremesa";

function usual(): Settings {
  return {
    lang: navigator.language.startsWith("es") ? "es" : "en",
    theme: "auto",
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    sound: false,
    confirm: false,
    textMode: false,
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

export function keep(): void {
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = shownTheme();
  document.documentElement.dataset.motion = settings.motion ? "on" : "off";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then they hold for this visit
  }
}
