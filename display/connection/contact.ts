import { change, state } from '../state.ts';
import { eachSecond } from '../time/each-second.ts';
import { deviceNow, serverNow } from '../time/server-clock.ts';
import { contactSince } from './contact-age.ts';
import { isOfToday } from './of-today.ts';

let heardAt = performance.now();

/** The server was heard just now. */
export function heard(): void {
  heardAt = performance.now();
  change({ contact: 'fresh', outdated: false, refusal: undefined, asks: undefined });
}

/** The server was last heard that long ago, in ms: before this page began. */
export function heardBefore(age: number): void {
  heardAt = performance.now() - age;
  change(contactSince(age));
}

/** Since when nothing came from the server, in ms that no correction of the device's clock moves. */
export function silentMs(): number {
  return performance.now() - heardAt;
}

/** Says once a second how old the picture is: numbers of another day are no longer anybody's. */
export function watchContact(): void {
  eachSecond(() => {
    const { contact, since } = contactSince(silentMs());
    const { view } = state.get();
    const outdated = contact === 'lost' && view !== undefined && !isOfToday(view, serverNow(), deviceNow());
    change({ contact, since, outdated });
  });
}
