import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnsAtLoudspeaker } from '#display/sound/shared-loudspeaker.ts';
import { limits } from '#generated/limits.ts';
import type { LoudspeakerWish } from '#generated/shapes.ts';

const call = { at: 1_000, seq: 7 };
let sent: LoudspeakerWish[];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function turns(answer: () => Promise<boolean>) {
  return turnsAtLoudspeaker('screen01', async (wish) => {
    sent.push(wish);
    return { turn: await answer() };
  });
}
async function isTaken(taking: Promise<void>, ms: number): Promise<boolean> {
  let taken = false;
  void taking.then(() => {
    taken = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return taken;
}

test('it asks until it is its turn, says that it still speaks, and gives the turn back', async () => {
  let free = false;
  const loudspeaker = turns(async () => free);
  const taking = loudspeaker.take(call, true);
  expect(await isTaken(taking, 3 * limits.loudspeakerAskMs)).toBe(false);
  expect(sent[0]).toEqual({ screen: 'screen01', wish: 'speak', calledAt: 1_000, seq: 7, again: true });
  free = true;
  expect(await isTaken(taking, limits.loudspeakerAskMs)).toBe(true);
  const asked = sent.length;
  await vi.advanceTimersByTimeAsync(5 * limits.loudspeakerAskMs);
  expect(sent.length).toBe(asked + 5);
  loudspeaker.give();
  await vi.advanceTimersByTimeAsync(5 * limits.loudspeakerAskMs);
  expect(sent.length).toBe(asked + 6);
  expect(sent.at(-1)).toEqual({ ...sent[0], wish: 'done' });
});

test('it speaks all the same where the server cannot answer, or after waiting too long', async () => {
  const away = turns(() => Promise.reject(new Error('away')));
  expect(await isTaken(away.take(call, false), 0)).toBe(true);
  away.give();
  const busy = turns(async () => false);
  const taking = busy.take(call, false);
  expect(await isTaken(taking, limits.loudspeakerWaitSeconds * 1000 - limits.loudspeakerAskMs)).toBe(false);
  expect(await isTaken(taking, 2 * limits.loudspeakerAskMs)).toBe(true);
  busy.give();
});

test('what was never taken is not given back', () => {
  turns(async () => true).give();
  expect(sent).toEqual([]);
});
