import { limits } from '#generated/limits.ts';
import { forgetOldRemovals } from '#server/families/forget-removals.ts';
import { minuteMs } from '#server/ground/durations.ts';
import type { TestApp } from './open-app.ts';

/** Lets the time go by in which a deletion can be taken back: what was deleted is gone, with its files. */
export async function passUndoTime({ app, time }: TestApp): Promise<void> {
  time.now += limits.removedMinutes * minuteMs;
  await forgetOldRemovals(app.services.database);
  await app.services.files.collect();
}
