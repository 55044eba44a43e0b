import type { RunningScreen } from '../running-screen.ts';
import { isNight } from './night.ts';

/** Darkens the screen at night, and lights it with a call. */
export function keepDark({ state, change, now }: RunningScreen): void {
  const look = () => {
    const { view, quiet } = state.get();
    change({ dark: Boolean(view) && !quiet && isNight(view as NonNullable<typeof view>, now()) });
  };
  state.subscribe(look);
  setInterval(look, 10000);
}
