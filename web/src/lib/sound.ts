/** Soft sounds, made here and now: no files. Silent unless the settings want them. */

import { settings } from "./settings.svelte";

type Sound = "piece" | "turn" | "end" | "chat";

interface Tone {
  pitch: number;
  at: number;
  length: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  piece: [{ pitch: 330, at: 0, length: 0.09, loud: 0.06 }],
  chat: [{ pitch: 700, at: 0, length: 0.07, loud: 0.04 }],
  turn: [
    { pitch: 523, at: 0, length: 0.16, loud: 0.08 },
    { pitch: 659, at: 0.13, length: 0.24, loud: 0.08 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.3, loud: 0.07 },
    { pitch: 494, at: 0.16, length: 0.3, loud: 0.07 },
    { pitch: 587, at: 0.32, length: 0.6, loud: 0.07 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const tone of TONES[sound]) {
    const oscillator = new OscillatorNode(context, { type: "sine", frequency: tone.pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(tone.loud, start + tone.at);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.at + tone.length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start + tone.at);
    oscillator.stop(start + tone.at + tone.length);
  }
}
