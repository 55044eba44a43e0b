import { isStripe } from './identifiers-in.ts';
import { usCharacter } from './us-keyboard.ts';

/** What we need of a keyboard event. */
export interface KeyPress {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** It is held down, which no scanner does. */
  repeat: boolean;
  /** When it was pressed: a device that is busy drawing hears of it later, and of the next one later still. */
  timeStamp: number;
}

export interface ScannedText {
  /** Takes a key; true if it belonged to a text, and nothing else should react to it. */
  take(event: KeyPress): boolean;
  /** Forgets what was begun. */
  close(): void;
}

export interface ScannedTextOptions {
  /** Readings of one text, the likeliest first. */
  onText(readings: string[]): void;
  /** People type here too: only what comes faster than fingers is a scanner's. */
  isTyping?(): boolean;
  now?(): number;
}

/** A pause begins a new text, so that a stray key is forgotten. */
const pauseMs = 1_500;
/** Between two keys of a scanner, on average; people who are quick need three times as long. */
const scannerMs = 40;
const leastOfScanner = 4;
/** So long no scanner rests within a code: what somebody typed before it, where people type too, is not a part of it. */
const fingerMs = 300;
/** As they come out of their box, many scanners send nothing after a code: so long a silence ends it then. */
const silenceMs = 500;
/** The tracks of one stripe may each end with an Enter, and a text with two of them. */
const nextTrackMs = 150;
/** A card that is held in front of the reader is read again and again. */
const sameCardMs = 1_000;
const longest = 400;

/** A kiosk's clock that is put right takes no pause for a card, and no card for the same one. */
const sinceOpened = () => performance.now();

/**
 * Collects what scanners and card readers type: characters in quick order, ended by Enter or Tab, or by silence where a
 * scanner sends neither. They press the keys of a US keyboard; where the device is set to another layout or an input method
 * is on, the keys tell what the characters do not. Single spaces and Enters are left to the buttons.
 */
export function createScannedText({ onText, isTyping, now = sinceOpened }: ScannedTextOptions): ScannedText {
  let keys = '';
  let codes = '';
  let begunAt = 0;
  let lastAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let endsItself = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let held: string[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(readings: string[]) {
    clearTimeout(timer);
    held = undefined;
    const [first = ''] = readings;
    const again = first === told && now() - toldAt < sameCardMs;
    told = first;
    toldAt = now();
    if (!again) onText(readings);
  }

  const isQuick = () => codes.length >= leastOfScanner && (lastAt - begunAt) / (codes.length - 1) <= scannerMs;

  function end(at: number): boolean {
    clearTimeout(silence);
    if (codes === '' && at - endedAt <= nextTrackMs) return true;
    const readings = readingsOf(keys, codes);
    const quick = isQuick();
    keys = '';
    codes = '';
    if (readings.length === 0 || (isTyping?.() && !quick)) return false;
    endedAt = at;
    const whole = held ? readings.map((reading, place) => (held?.[place] ?? held?.[0] ?? '') + reading) : readings;
    if (!isStripe(whole[0] ?? '')) {
      tell(whole);
      return true;
    }
    clearTimeout(timer);
    held = whole;
    timer = setTimeout(() => tell(whole), nextTrackMs);
    return true;
  }

  /** A scanner whose codes have an end of their own may rest within one. */
  function endByKey(at: number): boolean {
    endsItself ||= isQuick();
    return end(at);
  }

  function awaitSilence() {
    clearTimeout(silence);
    if (!endsItself && isQuick()) silence = setTimeout(() => end(lastAt + silenceMs), silenceMs);
  }

  return {
    take({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, timeStamp }) {
      if (ctrlKey || altKey || metaKey) return false;
      if (timeStamp - lastAt > (isTyping?.() ? fingerMs : pauseMs)) {
        keys = '';
        codes = '';
      }
      if (key === 'Enter' || code === 'Enter' || code === 'NumpadEnter') return endByKey(timeStamp);
      if (key === 'Tab' && isQuick()) return endByKey(timeStamp);
      const character = key.length === 1 ? key.normalize('NFKC') : '';
      const pressed = usCharacter(code, shiftKey) ?? character;
      if (pressed === '' || (pressed === ' ' && codes === '')) return false;
      if (repeat) return !isTyping?.();
      if (codes === '') begunAt = timeStamp;
      lastAt = timeStamp;
      keys = (keys + (character || '\uFFFD')).slice(0, longest);
      codes = (codes + pressed).slice(0, longest);
      awaitSilence();
      return !isTyping?.();
    },
    close() {
      clearTimeout(silence);
      clearTimeout(timer);
      held = undefined;
    },
  };
}

/** By characters if the layout gives such as cards have; else by keys. Both where they differ and nobody can know. */
function readingsOf(keys: string, codes: string): string[] {
  const byKey = keys.trim();
  const byCode = codes.trim();
  if (byCode === '') return [];
  if (!/^[\x20-\x7e]*$/.test(byKey)) return [byCode];
  return byKey.toUpperCase() === byCode.toUpperCase() ? [byKey] : [byKey, byCode];
}
