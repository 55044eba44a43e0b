/** A finger that came down on a button and is still on the glass. */
interface Finger {
  button: HTMLButtonElement;
  /** What was asked when it came down. */
  scene: string;
  since: number;
  x: number;
  y: number;
  drifted: boolean;
  /** Another one was on the glass too. */
  accompanied: boolean;
  /** It is no press: it swept, the page was scrolled, or it rested while another one pressed. */
  idle: boolean;
}

/** Held longer, a browser may take a press for the wish for a menu: milliseconds. */
const heldMs = 400;
/** So far a trembling finger goes within a press; further is a sweep: pixels. */
const tremblesWithinPx = 40;

/**
 * Counts presses that browsers drop: of a finger that trembles, of one that stays down for long, of two that type in
 * turns, and of one while the other hand rests on the glass. What the browser itself takes for a press is left to it.
 * @param sceneOf what is asked at this moment
 */
export function countUnsteadyFingers(page: Document, sceneOf: () => string): () => void {
  /** In the order in which they came down; null for one beside every button. */
  const fingers = new Map<number, Finger | null>();
  const change = (each: (finger: Finger) => Partial<Finger>) => {
    for (const finger of Array.from(fingers.values())) if (finger) Object.assign(finger, each(finger));
  };

  const down = ({ changedTouches, timeStamp }: TouchEvent) => {
    for (const { identifier, target, clientX: x, clientY: y } of Array.from(changedTouches)) {
      const button = target instanceof Element ? target.closest('button') : null;
      const start = { scene: sceneOf(), since: timeStamp, x, y, drifted: false, accompanied: false, idle: false };
      fingers.set(identifier, button && { button, ...start });
    }
    if (fingers.size > 1) change(() => ({ accompanied: true }));
  };
  const drift = ({ changedTouches }: TouchEvent) => {
    for (const { identifier, clientX, clientY } of Array.from(changedTouches)) {
      const finger = fingers.get(identifier);
      if (!finger) continue;
      finger.drifted = true;
      if (Math.max(Math.abs(clientX - finger.x), Math.abs(clientY - finger.y)) > tremblesWithinPx) finger.idle = true;
    }
  };
  const up = (event: TouchEvent) => {
    for (const { identifier, clientX, clientY } of Array.from(event.changedTouches)) {
      const finger = fingers.get(identifier);
      fingers.delete(identifier);
      if (!finger) continue;
      const { button, scene, since, drifted, accompanied, idle } = finger;
      if (!drifted && !accompanied && event.timeStamp - since < heldMs) continue;
      // Or the browser may press, too.
      if (event.cancelable) event.preventDefault();
      const under = page.elementFromPoint(clientX, clientY);
      if (idle || button.disabled || scene !== sceneOf() || !under || !button.contains(under)) continue;
      restBefore(since);
      press(button, clientX, clientY);
      return;
    }
  };
  /** A hand that was there before the press, and is there after it, leans on the glass. */
  const restBefore = (since: number) => change((finger) => (finger.since <= since ? { idle: true } : {}));
  const cancel = ({ changedTouches }: TouchEvent) => {
    for (const { identifier } of Array.from(changedTouches)) fingers.delete(identifier);
  };
  const scrolled = () => change(() => ({ idle: true }));

  const passive = { capture: true, passive: true };
  const active = { capture: true, passive: false };
  page.addEventListener('touchstart', down, passive);
  page.addEventListener('touchmove', drift, passive);
  page.addEventListener('touchend', up, active);
  page.addEventListener('touchcancel', cancel, passive);
  page.addEventListener('scroll', scrolled, passive);
  return () => {
    page.removeEventListener('touchstart', down, true);
    page.removeEventListener('touchmove', drift, true);
    page.removeEventListener('touchend', up, true);
    page.removeEventListener('touchcancel', cancel, true);
    page.removeEventListener('scroll', scrolled, true);
  };
}

/** As the browser does it: with a place, from which a second press is known, and with the focus. */
function press(button: HTMLButtonElement, clientX: number, clientY: number): void {
  button.focus({ preventScroll: true });
  const at = { bubbles: true, cancelable: true, detail: 1, clientX, clientY, pointerType: 'touch' };
  button.dispatchEvent(new PointerEvent('click', at));
}
