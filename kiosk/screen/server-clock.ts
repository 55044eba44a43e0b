import { createStore, type Store } from '#client/store.ts';

/** Server time minus this device's, in ms: a device whose clock is wrong shows the right time all the same. */
const offsetMs: Store<number> = createStore(0);

/** Takes the time that an answer told. */
export function hearServerTime(serverTime: number): void {
  offsetMs.set(serverTime - Date.now());
}

/** The server's time, in ms. */
export function serverNow(): number {
  return Date.now() + offsetMs.get();
}
