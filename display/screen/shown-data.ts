import { createStore } from '#client/store.ts';
import type { DisplayState } from '../state.ts';
import { state } from '../state.ts';
import { measureAs } from '../text/text-width.ts';
import { eachSecond } from '../time/each-second.ts';
import { minuteNow } from '../time/server-clock.ts';
import { keepParts } from './kept-parts.ts';
import { type ScreenData, screenData } from './screen-data.ts';

/** What blocks draw from; parts of it that did not change are the same objects as before. Empty until there is a view. */
export const shownData = createStore<ScreenData | undefined>(undefined);

/** Parts of the state that blocks see something of. */
const seen: (keyof DisplayState)[] = ['view', 'onCard', 'width', 'height', 'quiet', 'speaking', 'words', 'blocks'];

let drawn: Partial<DisplayState> = {};
let minute = 0;

state.subscribe(() => {
  const now = state.get();
  if (seen.some((key) => now[key] !== drawn[key])) prepare();
});

eachSecond(() => {
  // Media and announcements have their times, by the minute.
  const { view } = state.get();
  if (view && minuteNow() !== minute && (view.media.some(hasTimes) || view.marquees.some(hasTimes))) prepare();
});

function prepare(): void {
  const now = state.get();
  drawn = now;
  minute = minuteNow();
  if (!now.view) return;
  const data = screenData(now.view, now);
  measureAs(data.look);
  shownData.set(keepParts(shownData.get(), data));
}

function hasTimes({ times }: { times?: object }): boolean {
  return times !== undefined;
}
