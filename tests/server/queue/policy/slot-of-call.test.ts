import { expect, test } from 'vitest';
import type { CallReason } from '#generated/values.ts';
import { slotOfCall } from '#server/queue/policy/slot-of-call.ts';

const [ten, eleven] = [10, 11];
const after = (reason: CallReason, slotEndsAt: number) =>
  slotOfCall({ lane: 'booked', reason, slotEndsAt: eleven }, { slotEndsAt });

test('the order brings a queue to the slot of whom it calls, a call out of it leaves the queue at its own', () => {
  expect((['inOrder', 'fairTurn'] as const).map((reason) => after(reason, ten))).toEqual([eleven, eleven]);
  expect((['priority', 'aged', 'byNumber'] as const).map((reason) => after(reason, ten))).toEqual([0, 0, 0]);
});

test('before any slot the first call tells one, however it came', () => {
  expect((['inOrder', 'priority', 'byNumber'] as const).map((reason) => after(reason, 0))).toEqual(
    Array(3).fill(eleven),
  );
});
