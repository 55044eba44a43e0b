/** A press, as far as it matters whether it belongs to the one before. */
export interface Press {
  /** What is pressed; null beside everything. */
  target: unknown;
  /** What is asked at that moment: the same element may mean something else on the next screen. */
  scene: string;
  at: number;
  x: number;
  y: number;
  /** How many presses in a row the browser counts at this place; 0 by a key. */
  count: number;
  by: Pointing;
}

/** What presses: a mouse whose presses the browser counts by their place, one of which it does not, or a finger. */
export type Pointing = 'countedMouse' | 'mouse' | 'touch';

/** Where the browser does not count by place, a press so soon and so near is the second one. */
const togetherMs = 500;
/** A finger never meets the same place twice, a mouse that is left alone does. */
const togetherPx: Record<Pointing, number> = { countedMouse: -1, mouse: 5, touch: 24 };

/**
 * Tells of each press whether it is the second of a double press that meets something else than the first, because that
 * has changed what lies under the hand: it was not meant for it. Pressed again at the same, as on a keypad, it counts.
 */
export function secondPresses(): (press: Press) => boolean {
  let last: Press | undefined;
  return (press) => {
    if (press.count === 0) return false;
    const before = last;
    const strange = before !== undefined && isTogether(before, press) && !isSame(before, press);
    // A third one belongs to the first as well.
    last = strange ? { ...before, at: press.at } : press;
    return strange;
  };
}

function isTogether(before: Press, { at, x, y, count, by }: Press): boolean {
  if (count > 1) return true;
  const far = Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
  return far <= togetherPx[by] && at - before.at <= togetherMs;
}

function isSame(before: Press, { target, scene }: Press): boolean {
  return target === before.target && scene === before.scene;
}

/** What a person presses; a label is its field. */
const pressable = 'button, a, input, select, summary, label';

/** Keeps second presses from a page's own listeners. @param sceneOf what is asked at this moment */
export function swallowSecondPresses(page: Document, sceneOf: () => string): void {
  const isSecond = secondPresses();
  const onClick = (event: MouseEvent & Touching) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    const press = {
      target: found instanceof HTMLLabelElement ? found.control : found,
      scene: sceneOf(),
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      count: event.detail,
      by: pointing(event),
    };
    if (!isSecond(press)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', onClick, true);
}

/** Only Chromium names the device, and it is the one known to count by place: Firefox begins anew at each element. */
function pointing({ pointerType, sourceCapabilities }: Touching): Pointing {
  if (pointerType === 'touch' || sourceCapabilities?.firesTouchEvents) return 'touch';
  return sourceCapabilities === undefined ? 'mouse' : 'countedMouse';
}

/** What tells a touch, in newer browsers and in older ones. */
interface Touching {
  readonly pointerType?: string;
  readonly sourceCapabilities?: { readonly firesTouchEvents?: boolean } | null;
}
