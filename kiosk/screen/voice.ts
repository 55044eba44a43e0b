import { createStore, type Store } from '#client/store.ts';
import { withoutJoiners } from '#client/text/whole-name.ts';
import { preferences } from './preferences.ts';

/** Languages of the voices that this device has, in lower case; browsers may name them a moment after the page came. */
export const voices: Store<string> = createStore('');

const speech: SpeechSynthesis | undefined = window.speechSynthesis;

function listVoices() {
  const languages = (speech?.getVoices() ?? []).map(({ lang }) => lang.toLowerCase().replace('_', '-'));
  voices.set(languages.join(' '));
}
if (speech && typeof window.SpeechSynthesisUtterance === 'function') {
  listVoices();
  speech.addEventListener?.('voiceschanged', listVoices);
}

/** Whether a voice among these speaks a language: a Cantonese one does not read Mandarin. */
export function speaks(languages: string, locale: string): boolean {
  const [language = ''] = locale.toLowerCase().split('-');
  return languages.split(' ').some((one) => {
    const own = one.split('-');
    return own[0] === language && own.indexOf('hk') < 0;
  });
}

/** Says a text in its language if the voice guide is on; what was being said stops. */
export function say(text: string, locale: string): void {
  if (!speech || !speaks(voices.get(), locale)) return;
  speech.cancel();
  if (!preferences.get().voice || text === '') return;
  const utterance = new SpeechSynthesisUtterance(withoutJoiners(text));
  utterance.lang = locale === 'th' ? 'th-TH' : locale;
  speech.speak(utterance);
}
