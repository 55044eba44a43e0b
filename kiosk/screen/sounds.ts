/** Short soft tones: what is seen is heard as well. Silent where the browser does not allow it. */
import { openAudio } from '#client/device/open-audio.ts';

interface Tone {
  hertz: number;
  /** Seconds from now. */
  at: number;
  length: number;
}

/** Rising for what is done, twice the same low one for what is not, one alone for a question. */
const melodies = {
  good: [
    { hertz: 660, at: 0, length: 0.16 },
    { hertz: 990, at: 0.15, length: 0.4 },
  ],
  attention: [
    { hertz: 330, at: 0, length: 0.22 },
    { hertz: 330, at: 0.3, length: 0.4 },
  ],
  question: [{ hertz: 660, at: 0, length: 0.4 }],
} satisfies Record<string, Tone[]>;

let audio: AudioContext | undefined;

export function sound(name: keyof typeof melodies): void {
  audio ??= openAudio();
  if (!audio) return;
  // A page that nobody has touched yet may not sound; the first scan allows it.
  audio.resume().catch(() => undefined);
  for (const tone of melodies[name]) play(audio, tone);
}

function play(to: AudioContext, { hertz, at, length }: Tone): void {
  const tone = to.createOscillator();
  const volume = to.createGain();
  const start = to.currentTime + at;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(to.destination);
  tone.start(start);
  tone.stop(start + length);
}
