declare global {
  interface Window {
    /** What the voice has said, in the present page. */
    said: { text: string; lang: string }[];
    /** Languages of the device's voices. */
    voices: string[];
    /** Told of each sentence, also after the page was loaded anew; only a test that wants that has it. */
    tellSaid?(sentence: string): void;
  }
}

/** A voice that writes down what it says; headless browsers have none. It is handed to a page as an init script. */
export function inventVoice(): void {
  window.said = [];
  window.voices = [];
  const voice = {
    speaking: false,
    pending: false,
    getVoices: () => window.voices.map((lang) => ({ lang })),
    cancel: () => undefined,
    speak(utterance: SpeechSynthesisUtterance) {
      voice.speaking = true;
      window.said.push({ text: utterance.text, lang: utterance.lang });
      window.tellSaid?.(utterance.text);
      setTimeout(() => {
        voice.speaking = false;
        utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
      }, 60);
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
}
