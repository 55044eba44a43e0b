import { expect, test } from 'vitest';
import { judgeStart, type Start } from '#server/devices/starts.ts';

/** Reports under these starts, one after the other; gives what the last one was told. */
function after(...reports: number[]) {
  let starts: readonly Start[] = [];
  let last = judgeStart(starts, 0);
  for (const at of reports) {
    last = judgeStart(starts, at);
    starts = last.starts;
  }
  return { pairAgain: last.pairAgain, copied: last.copied };
}

test('a device that starts anew, again and again, is one device', () => {
  expect(after(1, 1, 2, 2, 3, 9, 9)).toEqual({ pairAgain: false, copied: false });
});

test('of two devices with one identity the first is told so, and the one that came later is asked to pair again', () => {
  expect(after(1, 2, 1)).toEqual({ pairAgain: false, copied: true });
  expect(after(1, 2, 1, 2)).toEqual({ pairAgain: true, copied: false });
  expect(after(1, 2, 1, 2, 1)).toEqual({ pairAgain: false, copied: false });
});

test('of three, both later ones are asked, in whatever order they report', () => {
  expect(after(1, 2, 3, 2, 1, 3)).toEqual({ pairAgain: true, copied: false });
  expect(after(1, 2, 3, 2, 1, 2)).toEqual({ pairAgain: true, copied: false });
});

test('the first one may start anew while the other still goes on', () => {
  expect(after(1, 2, 1, 4, 2)).toEqual({ pairAgain: true, copied: false });
  expect(after(1, 2, 1, 4, 2, 4)).toEqual({ pairAgain: false, copied: false });
});
