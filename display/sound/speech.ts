import type { SpokenBy } from '#generated/shapes.ts';
import { change } from '../state.ts';

/** Kept while it is said: Chromium forgets utterances that nobody holds, and then never tells that they ended. */
let utterance: SpeechSynthesisUtterance | undefined;

/** Asks for the voices early: browsers load them at the first question and have none to offer then. */
export function loadVoices(): void {
  window.speechSynthesis?.getVoices();
}

/** Whether the device has a voice for a language, as far as it tells. */
export function canSay(language: string): boolean {
  const speech = window.speechSynthesis;
  if (!speech) return false;
  const voices = speech.getVoices();
  return voices.length === 0 || pickVoice(voices, language) !== undefined;
}

/**
 * Says a sentence with a voice of the device. Resolves when it has been said, and at once where the device has no voice
 * for the language: a Chinese sentence in an English voice is worse than the chime alone.
 * @param volume 0 to 100
 */
export function say(sentence: string, language: string, volume: number): Promise<SpokenBy> {
  const speech = window.speechSynthesis;
  if (!sentence || !canSay(language)) return Promise.resolve('chime');
  const voice = pickVoice(speech.getVoices(), language);
  return new Promise((resolve) => {
    if (speech.speaking || speech.pending) speech.cancel();
    utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    utterance.rate = 0.9;
    utterance.volume = volume / 100;
    if (voice) utterance.voice = voice;
    utterance.onend = () => resolve('voice');
    utterance.onerror = (event) => {
      const refused = event.error === 'not-allowed';
      if (refused) change({ soundBlocked: true });
      resolve(refused ? 'refused' : 'chime');
    };
    // A voice that hangs is cut off in time for the next call.
    setTimeout(resolve, 4000 + sentence.length * 400, 'chime');
    speech.speak(utterance);
  });
}

function pickVoice(voices: SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const tag = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');
  const exact = voices.filter((voice) => tag(voice) === language);
  return exact[0] || voices.filter((voice) => tag(voice).split('-')[0] === language.split('-')[0])[0];
}
