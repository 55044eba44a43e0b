import type { Hook, Part } from './part.ts';

/** More rounds than this at once, and a picture that never settles would freeze the screen. */
const mostRounds = 20;

let waiting: Part[] = [];
let effects: Effect[] = [];
let layoutEffects: Effect[] = [];
let planned = false;
let draw: (part: Part) => void;

interface Effect {
  part: Part;
  hook: Hook;
  run: () => unknown;
}

/** Names the function that draws a part; the first thing that happens. */
export function drawWith(drawing: typeof draw): void {
  draw = drawing;
}

/** Draws a part at the end of the present task, with everything else that is asked for until then. */
export function drawLater(part: Part): void {
  if (part.waits || part.gone) return;
  part.waits = true;
  waiting.push(part);
  if (planned) return;
  planned = true;
  Promise.resolve().then(settle);
}

/** Does something for a part once it is drawn: before the browser paints, or after it has. */
export function after(painting: boolean, part: Part, hook: Hook, run: () => unknown): void {
  if (painting) {
    if (effects.push({ part, hook, run }) === 1) setTimeout(runEffects);
  } else layoutEffects.push({ part, hook, run });
}

/** Draws what waits, parents first, until nothing does. */
export function settle(): void {
  for (let round = 0; round < mostRounds; round++) {
    const parts = waiting.sort((one, other) => one.depth - other.depth);
    waiting = [];
    planned = true;
    for (const part of parts) if (part.waits && !part.gone) guarded(part, () => draw(part));
    const due = layoutEffects;
    layoutEffects = [];
    runAll(due);
    planned = false;
    if (waiting.length === 0) return;
  }
  planned = true;
  setTimeout(settle);
}

function runEffects(): void {
  const due = effects;
  effects = [];
  runAll(due);
}

/** All that was begun before is undone first. */
function runAll(due: Effect[]): void {
  const here = due.filter(({ part }) => !part.gone);
  for (const { part, hook } of here) undo(part, hook);
  for (const { part, hook, run } of here) {
    guarded(part, () => {
      const back = run();
      hook.undo = typeof back === 'function' ? (back as () => void) : undefined;
    });
  }
}

/** Undoes an effect. */
export function undo(part: Part, hook: Hook): void {
  const { undo: back } = hook;
  hook.undo = undefined;
  if (back) guarded(part, back);
}

/** Does something for a part; a failure is told to the nearest class above that catches failures. */
export function guarded(part: Part, work: () => void): void {
  try {
    work();
  } catch (error) {
    for (let above = part.parent; above; above = above.parent) {
      const { instance } = above;
      if (instance?.componentDidCatch) {
        instance.componentDidCatch(error);
        return;
      }
    }
    // Nobody keeps it: the page's own record of faults hears of it, and everything else goes on.
    setTimeout(() => {
      throw error;
    });
  }
}
