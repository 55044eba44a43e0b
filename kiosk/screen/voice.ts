import { preferences } from './preferences.ts';

/** Whether this browser can speak. */
export function canSpeak(): boolean {
  return typeof globalThis.speechSynthesis === 'object' && typeof globalThis.SpeechSynthesisUtterance === 'function';
}

/** Says a text in its language if the voice guide is on; what was being said stops. */
export function say(text: string, locale: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  if (!preferences.get().voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale === 'th' ? 'th-TH' : locale;
  speechSynthesis.speak(utterance);
}

/** A short soft tone, so that a warning is heard as well as seen. Silent where the browser does not allow it. */
export function chime(): void {
  if (typeof globalThis.AudioContext !== 'function') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.4);
  tone.addEventListener('ended', () => void audio.close());
}
