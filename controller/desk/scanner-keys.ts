import { pressedKey } from './pressed-key.ts';

/** Two keys of a person follow each other more slowly, two of a scanner or a card reader sooner: milliseconds. */
export const scannerMs = 50;

/** Where people type, what a scanner types is wanted. */
const typedIn = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

/**
 * Keeps what a scanner or a card reader types from the keys of a desk: a card whose number begins with P would pass the
 * patient at the counter, and the Enter at its end press the button that has the focus. A letter waits for as long as the
 * next one of a scanner would take, and then does what its button says.
 * @param place the window in which keys are pressed
 */
export function keepFromScanners(place: Window): () => void {
  const letGo = new WeakSet<Event>();
  let waiting: { event: KeyboardEvent; timer: number } | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  const forget = () => {
    place.clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const goOn = () => {
    const event = waiting?.event;
    forget();
    if (!event) return;
    const { key, code, shiftKey, target } = event;
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    letGo.add(again);
    const at = target as Element;
    (at.isConnected ? at : place.document.body).dispatchEvent(again);
  };
  const react = (event: KeyboardEvent) => {
    if (letGo.has(event)) return;
    const { target, repeat, ctrlKey, altKey, metaKey, timeStamp } = event;
    const isTyped = isWithin(target, typedIn);
    const key = pressedKey(event);
    const isSign = key.length === 1;
    // It stands before a large letter of a scanner, too.
    if (key === 'Shift') return;
    if (repeat || ctrlKey || altKey || metaKey || isTyped || !(isSign || key === 'Enter' || key === 'Tab')) {
      goOn();
      return;
    }
    const isScanned = timeStamp - lastAt <= scannerMs;
    if (isScanned) {
      forget();
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      goOn();
      if (/^[a-z]$/.test(key)) {
        event.stopImmediatePropagation();
        waiting = { event, timer: place.setTimeout(goOn, scannerMs) };
      }
    }
    // Some end with two Enters.
    lastAt = isSign || isScanned ? timeStamp : Number.NEGATIVE_INFINITY;
  };
  place.addEventListener('keydown', react, true);
  return () => {
    forget();
    place.removeEventListener('keydown', react, true);
  };
}

/** Of whatever window the target is. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
}
