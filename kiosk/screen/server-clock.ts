import { createEvenClock } from '#client/time/even-clock.ts';

const clock = createEvenClock();

/** Takes the time that an answer told. */
export const hearServerTime = clock.set;

/** The server's time, in ms, evenly on from where it was heard. */
export const serverNow = clock.now;
