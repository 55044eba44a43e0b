/** What we need of a keyboard event. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface TypedText {
  /** Takes a key; true if it belonged to a text, and nothing else should react to it. */
  take(event: KeyPress): boolean;
}

const pauseMs = 1_500;
const longest = 60;

/**
 * Collects what a code scanner types: characters in quick order, ended by Enter. A pause begins a new text, so that a
 * stray key is forgotten. Single spaces and Enters are left to the buttons.
 */
export function createTypedText(onText: (text: string) => void, now: () => number = Date.now): TypedText {
  let text = '';
  let lastAt = 0;
  return {
    take({ key, ctrlKey, altKey, metaKey }) {
      if (ctrlKey || altKey || metaKey) return false;
      if (now() - lastAt > pauseMs) text = '';
      if (key === 'Enter') {
        const whole = text.trim();
        text = '';
        if (!whole) return false;
        onText(whole);
        return true;
      }
      if (key.length !== 1 || (key === ' ' && text === '')) return false;
      lastAt = now();
      text = (text + key).slice(0, longest);
      return true;
    },
  };
}
