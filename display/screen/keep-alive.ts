import { state } from '../state.ts';
import { localTime } from '../time/date-text.ts';
import { serverNow } from '../time/server-clock.ts';

const undrawnMs = 10000;
const idleHour = 3;
const dayMs = 20 * 3600 * 1000;

/**
 * Reloads a screen that has received a view and not drawn it, and every screen once a night: months without a hand.
 * @returns takes the revision of each view that was drawn
 */
export function keepAlive(): (seq: number) => void {
  const startedAt = Date.now();
  const minute = Math.floor(Math.random() * 60);
  let drawn = -1;
  let behindSince = 0;

  setInterval(() => {
    const { view, contact } = state.get();
    if (!view) return;
    const now = Date.now();
    behindSince = view.seq === drawn ? 0 : behindSince || now;
    const { hour, minute: past } = localTime(serverNow(), view.organisation.timeZoneOffsetMinutes);
    const nightly = now - startedAt > dayMs && hour === idleHour && past === minute && contact === 'fresh';
    if (nightly || (behindSince > 0 && now - behindSince > undrawnMs)) location.reload();
  }, 5000);

  return (seq) => {
    drawn = seq;
  };
}
