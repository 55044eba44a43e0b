import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLoop } from './event-loop.ts';

/** As long as one piece of a long work takes at most before everybody else has a turn. */
const turnMs = 10;

/** Does something with each of many things, a few milliseconds at a time, for the call that asks. */
export async function inTurns<Thing>(
  loop: EventLoop,
  things: Iterable<Thing>,
  work: (thing: Thing) => void,
): Promise<void> {
  const name = loop.current() ?? 'background';
  let ends = performance.now() + turnMs;
  for (const thing of things) {
    work(thing);
    if (performance.now() < ends) continue;
    await nextTurn();
    loop.mark(name);
    ends = performance.now() + turnMs;
  }
}
