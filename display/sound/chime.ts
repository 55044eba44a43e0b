import { audio, checkSound } from './audio.ts';

/** Two falling tones, a second long. @param volume 0 to 100 */
export async function chime(volume: number): Promise<void> {
  const sound = audio();
  if (!sound || !(await checkSound())) return;
  const start = sound.currentTime + 0.02;
  tone(sound, 880, start, volume);
  tone(sound, 659.26, start + 0.36, volume);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 1100);
  });
}

function tone(sound: AudioContext, hertz: number, at: number, volume: number): void {
  const source = sound.createOscillator();
  const loudness = sound.createGain();
  source.type = 'sine';
  source.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.5 * (volume / 100), at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.75);
  source.connect(loudness);
  loudness.connect(sound.destination);
  source.start(at);
  source.stop(at + 0.8);
}
