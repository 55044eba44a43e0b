import { expect, test } from 'vitest';
import { hearServerTime, serverNow } from '#admin/calendar/server-clock.ts';

const hourMs = 3_600_000;
const answered = (at: number) => hearServerTime({ headers: new Headers({ date: new Date(at).toUTCString() }) });
/** Minutes by which the server is thought to be ahead. */
const ahead = () => Math.round((serverNow() - Date.now()) / 60_000);

test('the server’s time counts, and this computer’s again once it has been put right', () => {
  answered(Date.now() - 8 * hourMs);
  expect(ahead()).toBe(-480);
  hearServerTime({ headers: new Headers() });
  expect(ahead()).toBe(-480);
  answered(Date.now());
  expect(ahead()).toBe(0);
});
