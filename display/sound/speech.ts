import type { Locale } from '#generated/shapes.ts';
import { change } from '../state.ts';

/** Kept while it is said: Chromium forgets utterances that nobody holds, and then never tells that they ended. */
let utterance: SpeechSynthesisUtterance | undefined;

/** Asks for the voices early: browsers load them at the first question and have none to offer then. */
export function loadVoices(): void {
  window.speechSynthesis?.getVoices();
}

/**
 * Says a sentence with a voice of the device. Resolves when it has been said, and at once where the device has no voice
 * for the language: a Chinese sentence in an English voice is worse than the chime alone.
 * @param volume 0 to 100
 */
export function say(sentence: string, language: Locale, volume: number): Promise<void> {
  const speech = window.speechSynthesis;
  if (!speech) return Promise.resolve();
  const voices = speech.getVoices();
  const voice = pickVoice(voices, language);
  if (voices.length > 0 && !voice) return Promise.resolve();
  return new Promise((resolve) => {
    if (speech.speaking || speech.pending) speech.cancel();
    utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    utterance.rate = 0.9;
    utterance.volume = volume / 100;
    if (voice) utterance.voice = voice;
    utterance.onend = () => resolve();
    utterance.onerror = (event) => {
      if (event.error === 'not-allowed') change({ soundBlocked: true });
      resolve();
    };
    // A voice that hangs is cut off in time for the next call.
    setTimeout(resolve, 4000 + sentence.length * 400);
    speech.speak(utterance);
  });
}

function pickVoice(voices: SpeechSynthesisVoice[], language: Locale): SpeechSynthesisVoice | undefined {
  const tag = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');
  const exact = voices.filter((voice) => tag(voice) === language);
  return exact[0] || voices.filter((voice) => tag(voice).slice(0, 2) === language.slice(0, 2))[0];
}
