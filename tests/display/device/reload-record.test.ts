import { expect, test } from 'vitest';
import { mayReload, readReloads, written } from '#display/device/reload-record.ts';

const minute = 60_000;

test('a screen that is broken for good is loaded anew ever less often, and hourly at the end', () => {
  let kept = '';
  const reloads: number[] = [];
  for (let now = 0; now < 6 * 60; now++) {
    if (!mayReload(readReloads(kept), now * minute)) continue;
    kept = written(readReloads(kept), 'stuck', now * minute);
    reloads.push(now);
  }
  expect(reloads).toEqual([0, 1, 6, 26, 86, 146, 206, 266, 326]);
});

test('what the last reload was for is known afterwards', () => {
  expect(readReloads(written(readReloads(''), 'the clock stood', 5))).toEqual({ at: [5], fault: 'the clock stood' });
});

test('a name that another page has left is no record', () => {
  for (const name of ['', 'frame-1', 'callboard {', 'callboard {"at":3}', 'callboard null']) {
    expect(readReloads(name)).toEqual({ at: [], fault: '' });
  }
});

test('a clock that was put back by a day does not keep a screen from mending itself', () => {
  const kept = written(readReloads(''), 'stuck', 24 * 60 * minute);
  expect(mayReload(readReloads(kept), 0)).toBe(false);
  const later = written(readReloads(''), 'stuck', 10 * minute);
  expect(mayReload(readReloads(later), 11 * minute)).toBe(true);
});
